import Foundation

// Which collection view, data source and delegates an adapter has.

extension ListAdapter {
  internal func setCollectionView(_ next: UICollectionView?) {
    if next === view, next == nil || next?.dataSource === self { return }
    if let other = next?.dataSource as? ListAdapter, other !== self { other.setCollectionView(nil) }
    updater.performDataSourceChange { [self] in
      if let old = view, old.dataSource === self {
        old.dataSource = nil
        old.delegate = nil
      }
      endAll()
      registered = [:]
      view = next
      refuseOwnDelegates()
      guard let next else { return }
      next.dataSource = self
      next.delegate = self
      next.isPrefetchingEnabled = false
      next.collectionViewLayout.invalidateLayout()
      syncWithDataSource()
    }
  }

  internal func dataSourceChanged() {
    updater.performDataSourceChange { [self] in
      guard let view else { return }
      // It has to count anew.
      view.dataSource = nil
      view.dataSource = self
      syncWithDataSource()
    }
  }

  /// What is shown is what the data source has now.
  private func syncWithDataSource() {
    installAnew(from: dataSource, keepsControllers: true)
    mapBefore = nil
  }

  /// A collection view that tells itself what it is told would not come to an end, nor would an adapter.
  internal func refuseOwnDelegates() {
    if isOwn(collectionViewDelegate) { collectionViewDelegate = nil }
    if isOwn(scrollViewDelegate) { scrollViewDelegate = nil }
  }

  private func isOwn(_ delegate: AnyObject?) -> Bool {
    delegate != nil && (delegate === view || delegate === self)
  }
}

// MARK: - The controller of the screen

extension UIViewController {
  /// The adapters that were made with this controller, and are still there.
  public func associatedListAdapters() -> [ListAdapter] {
    ListDebugger.adapters.filter { $0.firstViewController === self }
  }
}
