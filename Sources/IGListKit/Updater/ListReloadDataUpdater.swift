import Foundation

/// An updater that shows each update at once, by a reload of everything without animation.
///
///     let adapter = ListAdapter(updater: ListReloadDataUpdater(), viewController: self)
///     adapter.performUpdates(animated: false) { _ in … }   // called before this returns
@preconcurrency @MainActor
public final class ListReloadDataUpdater: NSObject, ListUpdatingDelegate {
  /// Creates an updater.
  public override init() { super.init() }

  /// Returns the object's identity: by `isEqual` and `hash`, if it is an `NSObject`.
  public func identity(of object: any ListDiffable) -> ListIdentity {
    guard type(of: object) is AnyClass, let object = object as? NSObject else {
      return object.listIdentity
    }
    return ListIdentity(object, of: type(of: object))
  }

  /// Returns `false`: a request that is made while the data is being changed is carried out after
  /// that.
  public func isInDataUpdateBlock() -> Bool { false }

  /// Changes the data, and reloads at once.
  public func performUpdate(
    collectionViewBlock: @escaping ListCollectionViewBlock, animated: Bool,
    sectionDataBlock: @escaping ListTransitionDataBlock,
    applySectionDataBlock: @escaping ListTransitionDataApplyBlock,
    completion: ListUpdatingCompletion?
  ) {
    reload(collectionViewBlock, completion) {
      if let data = sectionDataBlock() { applySectionDataBlock(data) }
    }
  }

  /// Changes the data, and reloads at once.
  public func performUpdate(
    collectionViewBlock: @escaping ListCollectionViewBlock, animated: Bool,
    itemUpdates: @escaping ListItemUpdateBlock, completion: ListUpdatingCompletion?
  ) {
    reload(collectionViewBlock, completion, itemUpdates)
  }

  /// Changes the data source or the collection view at once.
  public func performDataSourceChange(_ block: @escaping ListDataSourceChangeBlock) { block() }

  /// Changes the data, and reloads at once.
  public func reloadData(
    collectionViewBlock: @escaping ListCollectionViewBlock,
    reloadUpdate: @escaping ListReloadUpdateBlock, completion: ListUpdatingCompletion?
  ) {
    reload(collectionViewBlock, completion, reloadUpdate)
  }

  /// Reloads at once.
  public func insertItems(into collectionView: UICollectionView, indexPaths: [IndexPath]) {
    reload(collectionView)
  }

  /// Reloads at once.
  public func deleteItems(from collectionView: UICollectionView, indexPaths: [IndexPath]) {
    reload(collectionView)
  }

  /// Reloads at once.
  public func moveItem(
    in collectionView: UICollectionView, from fromIndexPath: IndexPath, to toIndexPath: IndexPath
  ) {
    reload(collectionView)
  }

  /// Reloads at once.
  public func reloadItem(
    in collectionView: UICollectionView, from fromIndexPath: IndexPath, to toIndexPath: IndexPath
  ) {
    reload(collectionView)
  }

  /// Reloads at once.
  public func moveSection(in collectionView: UICollectionView, from fromIndex: Int, to toIndex: Int)
  {
    reload(collectionView)
  }

  /// Reloads at once.
  public func reload(_ collectionView: UICollectionView, sections: IndexSet) {
    reload(collectionView)
  }

  /// Changes the data and reloads: at once; or, if the view is being laid out, after that, because
  /// the layout pass still needs the data before.
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
    view.reloadData()
    view.layoutIfNeeded()
  }
}
