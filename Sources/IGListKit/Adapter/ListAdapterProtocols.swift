import Foundation

/// Supplies the objects of a list and their section controllers.
///
///     func objects(for listAdapter: ListAdapter) -> [ListDiffable] { messages + [weather] }
///
///     func listAdapter(
///       _ listAdapter: ListAdapter, sectionControllerFor object: Any
///     ) -> ListSectionController {
///       object is Message ? MessageSectionController() : WeatherSectionController()
///     }
///
///     func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
@preconcurrency @MainActor
public protocol ListAdapterDataSource: AnyObject {
  /// Returns the objects of the list, in order. Called once for each update, when it begins.
  func objects(for listAdapter: ListAdapter) -> [any ListDiffable]

  /// Returns a new section controller for an object. The adapter keeps the section controller for
  /// as long as the object is in the list.
  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController

  /// Returns the view to show behind the list when the list has no cells; `nil` for none.
  func emptyView(for listAdapter: ListAdapter) -> UIView?

  /// Returns a section controller: a `ListSectionController`, or an `IGListSectionController` of
  /// code that uses the old names. The adapter calls this method; do not implement it.
  func _sectionController(for object: Any, in listAdapter: ListAdapter) -> AnySectionController?
}

extension ListAdapterDataSource {
  /// The section controller that `listAdapter(_:sectionControllerFor:)` makes.
  public func _sectionController(for object: Any, in listAdapter: ListAdapter)
    -> AnySectionController?
  { self.listAdapter(listAdapter, sectionControllerFor: object) }
}

/// The methods that an adapter calls when objects become visible and stop being visible.
///
/// - Differs: no method has to be implemented.
@preconcurrency @MainActor
public protocol ListAdapterDelegate: AnyObject {
  /// Called before the first view of an object is displayed.
  func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int)

  /// Called when the last view of an object is no longer displayed.
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int)

  /// Called before a cell of an object is displayed.
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath)

  /// Called when a cell of an object is no longer displayed.
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath)
}

extension ListAdapterDelegate {
  /// The default: does nothing.
  public func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int) {}

  /// The default: does nothing.
  public func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int) {
  }

  /// The default: does nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter, willDisplay object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath
  ) {}

  /// The default: does nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath
  ) {}
}

/// The method that an adapter calls when a finger has moved an object.
@preconcurrency @MainActor
public protocol ListAdapterMoveDelegate: AnyObject {
  /// Called when an object was moved. The data source must have the new order when this method
  /// returns.
  func listAdapter(
    _ listAdapter: ListAdapter, move object: Any, from previousObjects: [Any], to objects: [Any])
}

/// The kind of an update that an adapter has finished.
public enum ListAdapterUpdateType: Int, Sendable {
  /// An update by `performUpdates(animated:completion:)`.
  case performUpdates
  /// A reload by `reloadData(completion:)`.
  case reloadData
  /// An update of items by `performBatch(animated:updates:completion:)` of a section controller.
  case itemUpdates
}

/// The method that an adapter calls after each update, before the completion of the update.
@preconcurrency @MainActor
public protocol ListAdapterUpdateListener: AnyObject {
  /// Called when an update has been shown.
  func listAdapter(
    _ listAdapter: ListAdapter, didFinish update: ListAdapterUpdateType, animated: Bool)
}

/// The methods that an adapter calls before and after its performance-critical work.
///
/// - Differs: no method has to be implemented.
@preconcurrency @MainActor
public protocol ListAdapterPerformanceDelegate: AnyObject {
  /// Called before a section controller is asked for a cell.
  func listAdapterWillCallDequeueCell(_ listAdapter: ListAdapter)
  /// Called when a section controller has returned a cell.
  func listAdapter(
    _ listAdapter: ListAdapter, didCallDequeue cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int)
  /// Called before a section controller is notified that a cell will be displayed.
  func listAdapterWillCallDisplayCell(_ listAdapter: ListAdapter)
  /// Called when a section controller was notified that a cell will be displayed.
  func listAdapter(
    _ listAdapter: ListAdapter, didCallDisplay cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int)
  /// Called before a section controller is notified that a cell is no longer displayed.
  func listAdapterWillCallEndDisplayCell(_ listAdapter: ListAdapter)
  /// Called when a section controller was notified that a cell is no longer displayed.
  func listAdapter(
    _ listAdapter: ListAdapter, didCallEndDisplay cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int)
  /// Called before a section controller is asked for a size.
  func listAdapterWillCallSize(_ listAdapter: ListAdapter)
  /// Called when a section controller has returned a size.
  func listAdapter(
    _ listAdapter: ListAdapter, didCallSizeOn sectionController: ListSectionController,
    at index: Int)
  /// Called before the delegates are notified that the list has scrolled.
  func listAdapterWillCallScroll(_ listAdapter: ListAdapter)
  /// Called when the delegates were notified that the list has scrolled.
  func listAdapter(_ listAdapter: ListAdapter, didCallScroll scrollView: UIScrollView)
}

extension ListAdapterPerformanceDelegate {
  /// The default: does nothing.
  public func listAdapterWillCallDequeueCell(_ listAdapter: ListAdapter) {}
  /// The default: does nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter, didCallDequeue cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int
  ) {}
  /// The default: does nothing.
  public func listAdapterWillCallDisplayCell(_ listAdapter: ListAdapter) {}
  /// The default: does nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter, didCallDisplay cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int
  ) {}
  /// The default: does nothing.
  public func listAdapterWillCallEndDisplayCell(_ listAdapter: ListAdapter) {}
  /// The default: does nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter, didCallEndDisplay cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int
  ) {}
  /// The default: does nothing.
  public func listAdapterWillCallSize(_ listAdapter: ListAdapter) {}
  /// The default: does nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter, didCallSizeOn sectionController: ListSectionController,
    at index: Int
  ) {}
  /// The default: does nothing.
  public func listAdapterWillCallScroll(_ listAdapter: ListAdapter) {}
  /// The default: does nothing.
  public func listAdapter(_ listAdapter: ListAdapter, didCallScroll scrollView: UIScrollView) {}
}
