import Foundation

/// The list, as its section controllers use it.
///
///     override func sizeForItem(at index: Int) -> CGSize {
///       CGSize(width: collectionContext.containerSize.width, height: 44)
///     }
@preconcurrency @MainActor
public protocol ListCollectionContext: NSObjectProtocol {
  // MARK: Size and traits

  /// The size of the collection view.
  var containerSize: CGSize { get }
  /// The collection view's content inset.
  var containerInset: UIEdgeInsets { get }
  /// The collection view's adjusted content inset, which includes the safe area.
  var adjustedContainerInset: UIEdgeInsets { get }
  /// The size of the collection view without its adjusted content inset.
  var insetContainerSize: CGSize { get }
  /// The content offset of the collection view.
  var containerContentOffset: CGPoint { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
  /// The scrolling state of the collection view: tracking, dragging and decelerating.
  var scrollingTraits: ListCollectionScrollingTraits { get }
  /// The experimental features that are on.
  var experiments: ListExperiment { get set }

  /// Returns the size of the collection view without the section's inset.
  func containerSize(for sectionController: ListSectionController) -> CGSize

  // MARK: Visible elements

  /// Returns the index of a cell's item in the section; `NSNotFound` if the cell shows no item of
  /// the section.
  ///
  /// - Differs: IGListKit asserts that the cell belongs to the section.
  func index(for cell: UICollectionViewCell, sectionController: ListSectionController) -> Int

  /// Returns the cell of an item; `nil` if the cell is not visible, or is being made.
  func cellForItem(at index: Int, sectionController: ListSectionController)
    -> UICollectionViewCell?

  /// Returns a visible header, footer or badge that the section controller has made; `nil` while
  /// such a view is being made.
  func viewForSupplementaryElement(
    ofKind elementKind: String, at index: Int, sectionController: ListSectionController
  ) -> UICollectionReusableView?

  /// Returns the cells of a section that lie completely between the content insets.
  func fullyVisibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell]

  /// Returns the visible cells of a section.
  func visibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell]

  /// Returns the paths of the visible items of a section.
  func visibleIndexPaths(for sectionController: ListSectionController) -> [IndexPath]

  /// Returns the layout attributes of an item.
  func layoutAttributesForItem(at index: Int, sectionController: ListSectionController)
    -> UICollectionViewLayoutAttributes?

  /// Returns the path of the item at a point of the content.
  func indexPathForItem(at point: CGPoint) -> IndexPath?

  /// Converts a point of a view to the coordinates of the content.
  func convert(_ point: CGPoint, from view: UIView) -> CGPoint

  // MARK: Selecting

  /// Deselects an item.
  func deselectItem(at index: Int, sectionController: ListSectionController, animated: Bool)

  /// Selects an item.
  func selectItem(
    at index: Int, sectionController: ListSectionController, animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition)

  // MARK: Cells and other views

  /// Dequeues a cell of a class, with a reuse identifier of the app's choice.
  func dequeueReusableCell(
    of cellClass: AnyClass, withReuseIdentifier reuseIdentifier: String?,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell

  /// Dequeues a cell of a class.
  func dequeueReusableCell(
    of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell

  /// Dequeues a cell from a nib.
  func dequeueReusableCell(
    withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell

  /// Dequeues a cell that is registered under an identifier, such as a cell of the collection
  /// view's storyboard.
  func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell

  /// Dequeues a header, footer or badge of a class.
  func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController,
    class viewClass: AnyClass, at index: Int
  ) -> UICollectionReusableView

  /// Dequeues a header, footer or badge that is registered under an identifier, such as a view of
  /// the collection view's storyboard.
  func dequeueReusableSupplementaryView(
    fromStoryboardOfKind elementKind: String, withIdentifier identifier: String,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionReusableView

  /// Dequeues a header, footer or badge from a nib.
  func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController, nibName: String,
    bundle: Bundle?, at index: Int
  ) -> UICollectionReusableView

  // MARK: Changing

  /// Invalidates the layout of the section's items: immediately, or after the update in progress.
  ///
  /// - Differs: IGListKit drops the invalidation if another update is requested meanwhile.
  func invalidateLayout(
    for sectionController: ListSectionController, completion: ((Bool) -> Void)?)

  /// Shows changes of sections' items in one batch. The data has to change in `updates`.
  func performBatch(
    animated: Bool, updates: @escaping (any ListBatchContext) -> Void,
    completion: ((Bool) -> Void)?)

  /// Scrolls to an item.
  func scroll(
    to sectionController: ListSectionController, at index: Int,
    scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
}

extension ListCollectionContext {
  /// The clock that animates the list; `nil` while the collection view is not in a window.
  private var frameClock: FrameClock? {
    (self as? ListAdapter)?.frameClock ?? (self as? StackContext)?.frameClock
  }

  /// Invalidates the layout of the section's items.
  public func invalidateLayout(for sectionController: ListSectionController) {
    invalidateLayout(for: sectionController, completion: nil)
  }

  /// Invalidates the layout of the section's items, and waits until the new layout has been shown.
  @discardableResult
  public func invalidateLayout(for sectionController: ListSectionController) async -> Bool {
    await FrameClock.waiting(for: { [weak self] in self?.frameClock }) { done in
      invalidateLayout(for: sectionController) { done($0) }
    }
  }

  /// Shows changes of sections' items in one batch. The data has to change in `updates`.
  public func performBatch(animated: Bool, updates: @escaping (any ListBatchContext) -> Void) {
    performBatch(animated: animated, updates: updates, completion: nil)
  }

  /// Shows changes of sections' items in one batch, and waits until they have been shown.
  @discardableResult
  public func performBatch(
    animated: Bool, updates: @escaping (any ListBatchContext) -> Void
  ) async -> Bool {
    await FrameClock.waiting(for: { [weak self] in self?.frameClock }) { done in
      performBatch(animated: animated, updates: updates) { done($0) }
    }
  }
}

/// The scrolling state of a collection view.
public struct ListCollectionScrollingTraits: Hashable, Sendable {
  /// Whether a finger touches the collection view.
  public var isTracking: Bool
  /// Whether a finger drags the content.
  public var isDragging: Bool
  /// Whether the content continues to move after the finger was lifted.
  public var isDecelerating: Bool

  /// Creates the value.
  public init(isTracking: Bool = false, isDragging: Bool = false, isDecelerating: Bool = false) {
    self.isTracking = isTracking
    self.isDragging = isDragging
    self.isDecelerating = isDecelerating
  }
}
