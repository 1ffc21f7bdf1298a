import Foundation

/// The methods that a section controller of IGListKit 2 implements. Since version 3, a section
/// controller overrides the members of `ListSectionController` with these names.
@preconcurrency @MainActor
public protocol IGListSectionType: AnyObject {
  /// Returns the number of cells of the object.
  func numberOfItems() -> Int
  /// Returns the size of a cell.
  func sizeForItem(at index: Int) -> CGSize
  /// Returns the cell at an index. The `collectionContext` must have dequeued the cell.
  func cellForItem(at index: Int) -> UICollectionViewCell
  /// Called with the first instance of the object, and with each new instance.
  func didUpdate(to object: Any)
  /// Called when an item was tapped.
  func didSelectItem(at index: Int)
}

/// The old spelling of `ListSectionController`. A subclass overrides nothing, and conforms to
/// `IGListSectionType`.
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
///         let cell = collectionContext!.dequeueReusableCell(
///           of: PosterCell.self, for: self, at: index)
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
  /// Creates a section controller.
  public override init() { super.init() }

  /// The list that contains the section; `nil` while the section is in no list.
  public var collectionContext: IGListCollectionContext? {
    adapter.map { IGListCollectionContext(adapter: $0) }
  }

  /// The object that is notified when the section becomes visible and stops being visible.
  public weak var displayDelegate: (any IGListDisplayDelegate)?

  /// The object that is notified when the section enters and leaves the working range.
  public weak var workingRangeDelegate: (any IGListWorkingRangeDelegate)?

  /// The object that is notified when the list scrolls while the section is visible.
  public weak var scrollDelegate: (any IGListScrollDelegate)?

  // MARK: Calls of the adapter

  /// The section controller as the protocol to which each subclass has to conform.
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

  internal override final func setObject(_ object: Any) { type.didUpdate(to: object) }

  internal override final var hasScrollDelegate: Bool { scrollDelegate != nil }

  internal override final func handle(_ event: SectionEvent, in adapter: ListAdapter) {
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
  /// Called before the first view of the section is displayed.
  func listAdapter(
    _ listAdapter: IGListAdapter, willDisplay sectionController: IGListSectionController)
  /// Called when the last view of the section is no longer displayed.
  func listAdapter(
    _ listAdapter: IGListAdapter, didEndDisplaying sectionController: IGListSectionController)
  /// Called before a cell of the section is displayed.
  func listAdapter(
    _ listAdapter: IGListAdapter, willDisplay sectionController: IGListSectionController,
    cell: UICollectionViewCell, at index: Int)
  /// Called when a cell of the section is no longer displayed.
  func listAdapter(
    _ listAdapter: IGListAdapter, didEndDisplaying sectionController: IGListSectionController,
    cell: UICollectionViewCell, at index: Int)
}

/// The old spelling of `ListWorkingRangeDelegate`.
@preconcurrency @MainActor
public protocol IGListWorkingRangeDelegate: AnyObject {
  /// Called when the section has entered the working range.
  func listAdapter(
    _ listAdapter: IGListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: IGListSectionController)
  /// Called when the section has left the working range.
  func listAdapter(
    _ listAdapter: IGListAdapter,
    sectionControllerDidExitWorkingRange sectionController: IGListSectionController)
}

/// The old spelling of `ListScrollDelegate`.
@preconcurrency @MainActor
public protocol IGListScrollDelegate: AnyObject {
  /// Called when the list has scrolled.
  func listAdapter(
    _ listAdapter: IGListAdapter, didScroll sectionController: IGListSectionController)
  /// Called when a finger begins to drag the list.
  func listAdapter(
    _ listAdapter: IGListAdapter, willBeginDragging sectionController: IGListSectionController)
  /// Called when the finger was lifted.
  func listAdapter(
    _ listAdapter: IGListAdapter, didEndDragging sectionController: IGListSectionController,
    willDecelerate decelerate: Bool)
}
