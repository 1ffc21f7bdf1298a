import Foundation

/// Is told when a section comes into sight and leaves it.
@preconcurrency @MainActor
public protocol ListDisplayDelegate: AnyObject {
  /// The first view of the section is about to be seen.
  func listAdapter(_ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController)

  /// The last view of the section is gone.
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController)

  /// A cell of the section is about to be seen.
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int)

  /// A cell of the section is gone.
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int)
}

/// Is told when a section is so near that it will be needed soon: time to fetch its images.
@preconcurrency @MainActor
public protocol ListWorkingRangeDelegate: AnyObject {
  /// The section is in sight, or as many sections away as the adapter's working range is large.
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController)

  /// The section is farther away than that.
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerDidExitWorkingRange sectionController: ListSectionController)
}

/// Is told when the list scrolls while a section is in sight.
@preconcurrency @MainActor
public protocol ListScrollDelegate: AnyObject {
  /// The list has scrolled.
  func listAdapter(_ listAdapter: ListAdapter, didScroll sectionController: ListSectionController)

  /// A finger begins to scroll the list.
  func listAdapter(
    _ listAdapter: ListAdapter, willBeginDragging sectionController: ListSectionController)

  /// The finger has let go.
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDragging sectionController: ListSectionController,
    willDecelerate decelerate: Bool)

  /// The list has come to rest. Need not be implemented.
  func listAdapter(
    _ listAdapter: ListAdapter,
    didEndDeceleratingSectionController sectionController: ListSectionController)
}

extension ListScrollDelegate {
  /// Nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter,
    didEndDeceleratingSectionController sectionController: ListSectionController
  ) { DefaultAnswer.note(self) }
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
  /// The kinds that there are, for example `UICollectionView.elementKindSectionHeader`.
  func supportedElementKinds() -> [String]

  /// The view of a kind: one that the `collectionContext` has dequeued.
  func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> UICollectionReusableView

  /// How large the view of a kind is.
  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize
}

/// Says how a section's items come and go. It keeps its prefix in Swift.
@preconcurrency @MainActor
public protocol IGListTransitionDelegate: AnyObject {
  /// Where an item that comes begins.
  func listAdapter(
    _ listAdapter: ListAdapter,
    customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewLayoutAttributes

  /// Where an item that goes ends.
  func listAdapter(
    _ listAdapter: ListAdapter,
    customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewLayoutAttributes
}
