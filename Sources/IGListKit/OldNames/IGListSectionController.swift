import Foundation

/// What a section controller of version 2 has to implement: today, members of `ListSectionController` to
/// override.
@preconcurrency @MainActor
public protocol IGListSectionType: AnyObject {
  /// How many cells the object has.
  func numberOfItems() -> Int
  /// How large a cell is.
  func sizeForItem(at index: Int) -> CGSize
  /// The cell at an index: one that the `collectionContext` has dequeued.
  func cellForItem(at index: Int) -> UICollectionViewCell
  /// There is a new instance of the object, or the first.
  func didUpdate(to object: Any)
  /// An item was tapped.
  func didSelectItem(at index: Int)
}

/// The old spelling of `ListSectionController`: it overrides nothing, and conforms to `IGListSectionType`.
///
///     final class PosterSectionController: IGListSectionController, IGListSectionType {
///       var poster: Poster?
///
///       func numberOfItems() -> Int { 1 }
///
///       func sizeForItem(at index: Int) -> CGSize {
///         CGSize(width: collectionContext!.containerSize.width, height: 100)
///       }
///
///       func cellForItem(at index: Int) -> UICollectionViewCell {
///         let cell = collectionContext!.dequeueReusableCell(of: PosterCell.self, for: self, at: index)
///         (cell as? PosterCell)?.poster = poster
///         return cell
///       }
///
///       func didUpdate(to object: Any) { poster = object as? Poster }
///
///       func didSelectItem(at index: Int) {}
///     }
@preconcurrency @MainActor
open class IGListSectionController: AnySectionController {
  /// A section controller.
  public override init() { super.init() }

  /// The list that the section is in; `nil` while it is in none.
  public var collectionContext: IGListCollectionContext? {
    adapter.map { IGListCollectionContext(adapter: $0) }
  }

  /// Who is told when the section comes into sight and leaves it.
  public weak var displayDelegate: (any IGListDisplayDelegate)?

  /// Who is told when the section comes near.
  public weak var workingRangeDelegate: (any IGListWorkingRangeDelegate)?

  /// Who is told when the list scrolls while the section is in sight.
  public weak var scrollDelegate: (any IGListScrollDelegate)?

  // MARK: As an adapter asks

  private var type: any IGListSectionType {
    guard let type = self as? any IGListSectionType else {
      Misuse.trap(
        "\(Swift.type(of: self)) does not conform to IGListSectionType",
        "a section controller of the old spelling is class X: IGListSectionController, "
          + "IGListSectionType")
    }
    return type
  }

  internal override final var itemCount: Int { type.numberOfItems() }

  internal override final func size(at index: Int) -> CGSize { type.sizeForItem(at: index) }

  internal override final func cell(at index: Int) -> UICollectionViewCell? {
    type.cellForItem(at: index)
  }

  internal override final func take(_ object: Any) { type.didUpdate(to: object) }

  internal override final var hearsOfScrolling: Bool { scrollDelegate != nil }

  internal override final func hear(_ event: SectionEvent, in adapter: ListAdapter) {
    switch event {
    case .didSelect(let index): type.didSelectItem(at: index)
    case .didDeselect, .didHighlight, .didUnhighlight, .didEndDecelerating: break
    case .willDisplay: displayDelegate?.listAdapter(adapter, willDisplay: self)
    case .didEndDisplaying: displayDelegate?.listAdapter(adapter, didEndDisplaying: self)
    case .willDisplayCell(let cell, let index):
      displayDelegate?.listAdapter(adapter, willDisplay: self, cell: cell, at: index)
    case .didEndDisplayingCell(let cell, let index):
      displayDelegate?.listAdapter(adapter, didEndDisplaying: self, cell: cell, at: index)
    case .willEnterWorkingRange:
      workingRangeDelegate?.listAdapter(adapter, sectionControllerWillEnterWorkingRange: self)
    case .didExitWorkingRange:
      workingRangeDelegate?.listAdapter(adapter, sectionControllerDidExitWorkingRange: self)
    case .didScroll: scrollDelegate?.listAdapter(adapter, didScroll: self)
    case .willBeginDragging: scrollDelegate?.listAdapter(adapter, willBeginDragging: self)
    case .didEndDragging(let decelerates):
      scrollDelegate?.listAdapter(adapter, didEndDragging: self, willDecelerate: decelerates)
    }
  }
}

/// The old spelling of `ListDisplayDelegate`.
@preconcurrency @MainActor
public protocol IGListDisplayDelegate: AnyObject {
  /// The first view of the section is about to be seen.
  func listAdapter(
    _ listAdapter: IGListAdapter, willDisplay sectionController: IGListSectionController)
  /// The last view of the section is gone.
  func listAdapter(
    _ listAdapter: IGListAdapter, didEndDisplaying sectionController: IGListSectionController)
  /// A cell of the section is about to be seen.
  func listAdapter(
    _ listAdapter: IGListAdapter, willDisplay sectionController: IGListSectionController,
    cell: UICollectionViewCell, at index: Int)
  /// A cell of the section is gone.
  func listAdapter(
    _ listAdapter: IGListAdapter, didEndDisplaying sectionController: IGListSectionController,
    cell: UICollectionViewCell, at index: Int)
}

/// The old spelling of `ListWorkingRangeDelegate`.
@preconcurrency @MainActor
public protocol IGListWorkingRangeDelegate: AnyObject {
  /// The section is in sight, or nearly so.
  func listAdapter(
    _ listAdapter: IGListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: IGListSectionController)
  /// The section is far away.
  func listAdapter(
    _ listAdapter: IGListAdapter,
    sectionControllerDidExitWorkingRange sectionController: IGListSectionController)
}

/// The old spelling of `ListScrollDelegate`.
@preconcurrency @MainActor
public protocol IGListScrollDelegate: AnyObject {
  /// The list has scrolled.
  func listAdapter(
    _ listAdapter: IGListAdapter, didScroll sectionController: IGListSectionController)
  /// A finger begins to scroll the list.
  func listAdapter(
    _ listAdapter: IGListAdapter, willBeginDragging sectionController: IGListSectionController)
  /// The finger has let go.
  func listAdapter(
    _ listAdapter: IGListAdapter, didEndDragging sectionController: IGListSectionController,
    willDecelerate decelerate: Bool)
}
