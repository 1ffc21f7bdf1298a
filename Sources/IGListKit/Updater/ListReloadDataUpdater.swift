import Foundation

/// An updater that shows each update immediately, by a reload of everything without animation.
///
///     let adapter = ListAdapter(updater: ListReloadDataUpdater(), viewController: self)
///     adapter.performUpdates(animated: false) { _ in … }   // called before this returns
@preconcurrency @MainActor
public final class ListReloadDataUpdater: NSObject, ListUpdatingDelegate {
  /// A list that is receiving other objects.
  private struct Application {
    var view: UICollectionView?
    /// The completions of item updates that were requested while the list is receiving the objects.
    var completions: [ListUpdatingCompletion] = []
  }

  /// The lists that are receiving other objects. There may be several lists, because a section
  /// controller may update an inner list while it receives its object.
  private var applications: [Application] = []

  /// Creates an updater.
  public override init() { super.init() }

  /// Returns the identity of an object. If the object is an `NSObject`, `isEqual` and `hash`
  /// compare it.
  public func identity(of object: any ListDiffable) -> ListIdentity {
    guard type(of: object) is AnyClass, let object = object as? NSObject else {
      return object.listIdentity
    }
    return ListIdentity(object, of: type(of: object))
  }

  /// Whether a list is receiving other objects right now. A change of items or sections that is
  /// reported during this time is shown by the reload that follows.
  public func isInDataUpdateBlock() -> Bool { !applications.isEmpty }

  /// Whether the list in a view is receiving other objects.
  private func isApplying(to view: UICollectionView?) -> Bool {
    applications.contains { $0.view === view }
  }

  /// Changes the data, and reloads immediately.
  public func performUpdate(
    collectionViewBlock: @escaping ListCollectionViewBlock, animated: Bool,
    sectionDataBlock: @escaping ListTransitionDataBlock,
    applySectionDataBlock: @escaping ListTransitionDataApplyBlock,
    completion: ListUpdatingCompletion?
  ) {
    var inner: [ListUpdatingCompletion] = []
    let completeAll: ListUpdatingCompletion = { isFinished in
      for completion in inner { completion(isFinished) }
      completion?(isFinished)
    }
    reload(collectionViewBlock, completeAll) { [self] in
      guard let data = sectionDataBlock() else { return }
      applications.append(Application(view: collectionViewBlock()))
      applySectionDataBlock(data)
      inner = applications.removeLast().completions
    }
  }

  /// Changes the data, and reloads immediately. While the list is receiving other objects, the
  /// change becomes part of the update that supplies these objects.
  public func performUpdate(
    collectionViewBlock: @escaping ListCollectionViewBlock, animated: Bool,
    itemUpdates: @escaping ListItemUpdateBlock, completion: ListUpdatingCompletion?
  ) {
    let view = collectionViewBlock()
    if let index = applications.lastIndex(where: { $0.view === view }) {
      if let completion { applications[index].completions.append(completion) }
      return itemUpdates()
    }
    reload(collectionViewBlock, completion, itemUpdates)
  }

  /// Changes the data source or the collection view immediately.
  public func performDataSourceChange(_ block: @escaping ListDataSourceChangeBlock) { block() }

  /// Changes the data, and reloads immediately.
  public func reloadData(
    collectionViewBlock: @escaping ListCollectionViewBlock,
    reloadUpdate: @escaping ListReloadUpdateBlock, completion: ListUpdatingCompletion?
  ) {
    reload(collectionViewBlock, completion, reloadUpdate)
  }

  /// Reloads immediately.
  public func insertItems(into collectionView: UICollectionView, indexPaths: [IndexPath]) {
    reload(collectionView)
  }

  /// Reloads immediately.
  public func deleteItems(from collectionView: UICollectionView, indexPaths: [IndexPath]) {
    reload(collectionView)
  }

  /// Reloads immediately.
  public func moveItem(
    in collectionView: UICollectionView, from fromIndexPath: IndexPath, to toIndexPath: IndexPath
  ) {
    reload(collectionView)
  }

  /// Reloads immediately.
  public func reloadItem(
    in collectionView: UICollectionView, from fromIndexPath: IndexPath, to toIndexPath: IndexPath
  ) {
    reload(collectionView)
  }

  /// Reloads immediately.
  public func moveSection(in collectionView: UICollectionView, from fromIndex: Int, to toIndex: Int)
  {
    reload(collectionView)
  }

  /// Reloads immediately.
  public func reload(_ collectionView: UICollectionView, sections: IndexSet) {
    reload(collectionView)
  }

  /// Changes the data and reloads the view.
  ///
  /// If the view is being laid out, this method waits for the end of the layout pass, which still
  /// needs the data before the change.
  private func reload(
    _ view: @escaping ListCollectionViewBlock, _ completion: ListUpdatingCompletion?,
    _ change: @escaping () -> Void
  ) {
    view().whenReady("reload of an adapter") {
      view().reloadData(after: change)
      view()?.layoutIfNeeded()
      completion?(true)
    }
  }

  private func reload(_ view: UICollectionView) {
    guard !isApplying(to: view) else { return }
    view.reloadData()
    view.layoutIfNeeded()
  }
}
