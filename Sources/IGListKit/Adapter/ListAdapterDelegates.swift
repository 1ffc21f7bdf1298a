import Foundation

/// Says what there is in a list, and which section controllers show it.
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
  /// The objects of the list, in order. Asked once for each update, when that begins.
  func objects(for listAdapter: ListAdapter) -> [any ListDiffable]

  /// A new section controller for an object. The adapter keeps it for as long as the object is in the
  /// list.
  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController

  /// What is seen behind the list when it has no cells; `nil` for nothing.
  func emptyView(for listAdapter: ListAdapter) -> UIView?

  /// The section controller in any spelling. Not to be implemented.
  func _sectionController(for object: Any, in listAdapter: ListAdapter) -> AnySectionController?
}

extension ListAdapterDataSource {
  /// The section controller that `listAdapter(_:sectionControllerFor:)` makes.
  public func _sectionController(for object: Any, in listAdapter: ListAdapter)
    -> AnySectionController?
  { self.listAdapter(listAdapter, sectionControllerFor: object) }
}

/// Is told when objects come into sight and leave it.
///
/// - Differs: no method has to be implemented.
@preconcurrency @MainActor
public protocol ListAdapterDelegate: AnyObject {
  /// The first view of an object is about to be seen.
  func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int)

  /// The last view of an object is gone.
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int)

  /// A cell of an object is about to be seen.
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath)

  /// A cell of an object is gone.
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath)
}

extension ListAdapterDelegate {
  /// Nothing.
  public func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int) {}

  /// Nothing.
  public func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int) {
  }

  /// Nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter, willDisplay object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath
  ) {}

  /// Nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath
  ) {}
}

/// Takes over the order of objects that a finger has moved.
@preconcurrency @MainActor
public protocol ListAdapterMoveDelegate: AnyObject {
  /// An object was moved: the data source has to have the new order when this returns.
  func listAdapter(
    _ listAdapter: ListAdapter, move object: Any, from previousObjects: [Any], to objects: [Any])
}

/// What an adapter has finished.
public enum ListAdapterUpdateType: Int, Sendable {
  /// `performUpdates(animated:completion:)`.
  case performUpdates
  /// `reloadData(completion:)`.
  case reloadData
  /// `performBatch(animated:updates:completion:)` of a section controller.
  case itemUpdates
}

/// Is told of each update that has been shown, before whoever asked for it.
@preconcurrency @MainActor
public protocol ListAdapterUpdateListener: AnyObject {
  /// An update has been shown.
  func listAdapter(
    _ listAdapter: ListAdapter, didFinish update: ListAdapterUpdateType, animated: Bool)
}

/// Is told before and after what a list spends its time on.
///
/// - Differs: no method has to be implemented.
@preconcurrency @MainActor
public protocol ListAdapterPerformanceDelegate: AnyObject {
  /// A section controller is about to be asked for a cell.
  func listAdapterWillCallDequeueCell(_ listAdapter: ListAdapter)
  /// A section controller has given a cell.
  func listAdapter(
    _ listAdapter: ListAdapter, didCallDequeue cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int)
  /// It is about to be told that a cell will be seen.
  func listAdapterWillCallDisplayCell(_ listAdapter: ListAdapter)
  /// It has been told that a cell will be seen.
  func listAdapter(
    _ listAdapter: ListAdapter, didCallDisplay cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int)
  /// It is about to be told that a cell is gone.
  func listAdapterWillCallEndDisplayCell(_ listAdapter: ListAdapter)
  /// It has been told that a cell is gone.
  func listAdapter(
    _ listAdapter: ListAdapter, didCallEndDisplay cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int)
  /// It is about to be asked for a size.
  func listAdapterWillCallSize(_ listAdapter: ListAdapter)
  /// It has given a size.
  func listAdapter(
    _ listAdapter: ListAdapter, didCallSizeOn sectionController: ListSectionController,
    at index: Int)
  /// Everybody is about to be told that the list has scrolled.
  func listAdapterWillCallScroll(_ listAdapter: ListAdapter)
  /// Everybody has been told that the list has scrolled.
  func listAdapter(_ listAdapter: ListAdapter, didCallScroll scrollView: UIScrollView)
}

extension ListAdapterPerformanceDelegate {
  /// Nothing.
  public func listAdapterWillCallDequeueCell(_ listAdapter: ListAdapter) {}
  /// Nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter, didCallDequeue cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int
  ) {}
  /// Nothing.
  public func listAdapterWillCallDisplayCell(_ listAdapter: ListAdapter) {}
  /// Nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter, didCallDisplay cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int
  ) {}
  /// Nothing.
  public func listAdapterWillCallEndDisplayCell(_ listAdapter: ListAdapter) {}
  /// Nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter, didCallEndDisplay cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int
  ) {}
  /// Nothing.
  public func listAdapterWillCallSize(_ listAdapter: ListAdapter) {}
  /// Nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter, didCallSizeOn sectionController: ListSectionController,
    at index: Int
  ) {}
  /// Nothing.
  public func listAdapterWillCallScroll(_ listAdapter: ListAdapter) {}
  /// Nothing.
  public func listAdapter(_ listAdapter: ListAdapter, didCallScroll scrollView: UIScrollView) {}
}
