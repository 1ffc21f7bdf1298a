import Foundation

/// The methods that an adapter calls when a section becomes visible and stops being visible.
@preconcurrency @MainActor
public protocol ListDisplayDelegate: AnyObject {
  /// Called before the first view of the section is displayed.
  func listAdapter(_ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController)

  /// Called when the last view of the section is no longer displayed.
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController)

  /// Called before a cell of the section is displayed.
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int)

  /// Called when a cell of the section is no longer displayed.
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int)
}

/// The methods that an adapter calls when a section enters and leaves the working range.
///
/// The working range consists of the visible sections and some sections before and after them. Load
/// images when a section enters the range.
@preconcurrency @MainActor
public protocol ListWorkingRangeDelegate: AnyObject {
  /// Called when the section has entered the working range.
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController)

  /// Called when the section has left the working range.
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerDidExitWorkingRange sectionController: ListSectionController)
}

/// The methods that an adapter calls when the list scrolls while a section is visible.
@preconcurrency @MainActor
public protocol ListScrollDelegate: AnyObject {
  /// Called when the list has scrolled.
  func listAdapter(_ listAdapter: ListAdapter, didScroll sectionController: ListSectionController)

  /// Called when a finger begins to drag the list.
  func listAdapter(
    _ listAdapter: ListAdapter, willBeginDragging sectionController: ListSectionController)

  /// Called when the finger was lifted.
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDragging sectionController: ListSectionController,
    willDecelerate decelerate: Bool)

  /// Called when the list has stopped moving. The method is optional.
  func listAdapter(
    _ listAdapter: ListAdapter,
    didEndDeceleratingSectionController sectionController: ListSectionController)
}

extension ListScrollDelegate {
  /// The default: does nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter,
    didEndDeceleratingSectionController sectionController: ListSectionController
  ) { OptionalMember.noteDefault(self) }
}

/// Makes the headers, footers and badges of a section.
///
///     func supportedElementKinds() -> [String] { [UICollectionView.elementKindSectionHeader] }
///
///     func viewForSupplementaryElement(
///       ofKind elementKind: String, at index: Int
///     ) -> UICollectionReusableView {
///       collectionContext.dequeueReusableSupplementaryView(
///         ofKind: elementKind, for: self, class: TitleView.self, at: index)
///     }
///
///     func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize {
///       CGSize(width: collectionContext.containerSize.width, height: 30)
///     }
@preconcurrency @MainActor
public protocol ListSupplementaryViewSource: AnyObject {
  /// Returns the kinds of views that the section has, for example
  /// `UICollectionView.elementKindSectionHeader`.
  func supportedElementKinds() -> [String]

  /// Returns the view of a kind. The `collectionContext` must have dequeued the view.
  func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> UICollectionReusableView

  /// Returns the size of the view of a kind.
  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize
}

/// Supplies the attributes with which a section's items appear and disappear. The name keeps its
/// prefix in Swift, as in IGListKit.
@preconcurrency @MainActor
public protocol IGListTransitionDelegate: AnyObject {
  /// Returns the attributes from which an item is animated when it appears.
  func listAdapter(
    _ listAdapter: ListAdapter,
    customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewLayoutAttributes

  /// Returns the attributes to which an item is animated when it disappears.
  func listAdapter(
    _ listAdapter: ListAdapter,
    customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewLayoutAttributes
}
