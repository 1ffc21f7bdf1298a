import Foundation

/// What a section controller knows of the list that it is in, and asks of it.
///
///     override func sizeForItem(at index: Int) -> CGSize {
///       CGSize(width: collectionContext.containerSize.width, height: 44)
///     }
@preconcurrency @MainActor
public protocol ListCollectionContext: NSObjectProtocol {
  // MARK: How large it is

  /// The size of the collection view.
  var containerSize: CGSize { get }
  /// The collection view's content inset.
  var containerInset: UIEdgeInsets { get }
  /// The collection view's content inset, with what the safe area adds to it.
  var adjustedContainerInset: UIEdgeInsets { get }
  /// The size of the collection view without its content inset.
  var insetContainerSize: CGSize { get }
  /// How far the collection view is scrolled.
  var containerContentOffset: CGPoint { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
  /// What a finger does to the collection view.
  var scrollingTraits: ListCollectionScrollingTraits { get }
  /// What is switched on that not all agree on.
  var experiments: ListExperiment { get set }

  /// The size of the collection view without the section's inset.
  func containerSize(for sectionController: ListSectionController) -> CGSize

  // MARK: What is in sight

  /// Which item of a section a cell shows; `NSNotFound` if it shows none of it.
  ///
  /// - Differs: IGListKit asserts that it is a cell of the section.
  func index(for cell: UICollectionViewCell, sectionController: ListSectionController) -> Int

  /// The cell of an item; `nil` if it is not in sight, or is being made.
  func cellForItem(at index: Int, sectionController: ListSectionController)
    -> UICollectionViewCell?

  /// A header, footer or badge in sight.
  func viewForSupplementaryElement(
    ofKind elementKind: String, at index: Int, sectionController: ListSectionController
  ) -> UICollectionReusableView?

  /// The cells of a section that are in sight as a whole.
  func fullyVisibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell]

  /// The cells of a section that are in sight.
  func visibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell]

  /// Where the items of a section stand that are in sight.
  func visibleIndexPaths(for sectionController: ListSectionController) -> [IndexPath]

  /// Where the layout has an item.
  func layoutAttributesForItem(at index: Int, sectionController: ListSectionController)
    -> UICollectionViewLayoutAttributes?

  /// The item at a point of the content.
  func indexPathForItem(at point: CGPoint) -> IndexPath?

  /// A point of a view, as a point of the content.
  func convert(_ point: CGPoint, from view: UIView) -> CGPoint

  // MARK: Selecting

  /// Takes an item out of the selection.
  func deselectItem(at index: Int, sectionController: ListSectionController, animated: Bool)

  /// Selects an item.
  func selectItem(
    at index: Int, sectionController: ListSectionController, animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition)

  // MARK: Cells and other views

  /// A cell of a class, by an identifier of one's own.
  func dequeueReusableCell(
    of cellClass: AnyClass, withReuseIdentifier reuseIdentifier: String?,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell

  /// A cell of a class.
  func dequeueReusableCell(
    of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell

  /// A cell from a nib.
  func dequeueReusableCell(
    withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell

  /// A cell that the storyboard of the collection view has under an identifier. It has to be registered.
  func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell

  /// A header, footer or badge of a class.
  func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController,
    class viewClass: AnyClass, at index: Int
  ) -> UICollectionReusableView

  /// A header, footer or badge that the storyboard of the collection view has under an identifier. It has
  /// to be registered.
  func dequeueReusableSupplementaryView(
    fromStoryboardOfKind elementKind: String, withIdentifier identifier: String,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionReusableView

  /// A header, footer or badge from a nib.
  func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController, nibName: String,
    bundle: Bundle?, at index: Int
  ) -> UICollectionReusableView

  // MARK: Changing

  /// Has where the section's items are found anew: at once, or after the update that is on its way.
  ///
  /// - Differs: IGListKit forgets it when another update is asked for meanwhile.
  func invalidateLayout(
    for sectionController: ListSectionController, completion: ((Bool) -> Void)?)

  /// Changes items of sections: see `ListBatchContext`.
  func performBatch(
    animated: Bool, updates: @escaping (any ListBatchContext) -> Void,
    completion: ((Bool) -> Void)?)

  /// Goes to an item.
  func scroll(
    to sectionController: ListSectionController, at index: Int,
    scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
}

extension ListCollectionContext {
  /// The clock that the list moves by; `nil` while it is in no window.
  private var frameClock: FrameClock? { (self as? ListAdapter)?.frameClock }

  /// Has where the section's items are found anew.
  public func invalidateLayout(for sectionController: ListSectionController) {
    invalidateLayout(for: sectionController, completion: nil)
  }

  /// Has where the section's items are found anew, and waits until they are there.
  @discardableResult
  public func invalidateLayout(for sectionController: ListSectionController) async -> Bool {
    await FrameClock.waiting(for: { [weak self] in self?.frameClock }) { done in
      invalidateLayout(for: sectionController) { done($0) }
    }
  }

  /// Changes items of sections.
  public func performBatch(animated: Bool, updates: @escaping (any ListBatchContext) -> Void) {
    performBatch(animated: animated, updates: updates, completion: nil)
  }

  /// Changes items of sections, and waits until that has been shown.
  @discardableResult
  public func performBatch(
    animated: Bool, updates: @escaping (any ListBatchContext) -> Void
  ) async -> Bool {
    await FrameClock.waiting(for: { [weak self] in self?.frameClock }) { done in
      performBatch(animated: animated, updates: updates) { done($0) }
    }
  }
}

/// What a finger does to a collection view.
public struct ListCollectionScrollingTraits: Hashable, Sendable {
  /// Whether a finger is on it.
  public var isTracking: Bool
  /// Whether a finger scrolls it.
  public var isDragging: Bool
  /// Whether it glides on.
  public var isDecelerating: Bool

  /// What a finger does.
  public init(isTracking: Bool = false, isDragging: Bool = false, isDecelerating: Bool = false) {
    self.isTracking = isTracking
    self.isDragging = isDragging
    self.isDecelerating = isDecelerating
  }
}
