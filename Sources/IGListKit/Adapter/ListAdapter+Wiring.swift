import Foundation

// Sets and replaces the adapter's collection view, data source and delegates.

extension ListAdapter {
  /// Replaces the collection view as soon as neither the present nor the next view is being laid
  /// out or updated.
  internal func setCollectionView(_ next: UICollectionView?) {
    collectionViewChangeCount += 1
    let number = collectionViewChangeCount
    whenViewsAreIdle(for: next) { [weak self] in self?.replaceCollectionView(next, number) }
  }

  /// Replaces the collection view, unless another collection view has been set in the meantime.
  private func replaceCollectionView(_ next: UICollectionView?, _ number: Int) {
    guard number == collectionViewChangeCount,
      next !== view || (next != nil && next?.dataSource !== self)
    else {
      return
    }
    updater.performDataSourceChange { [self] in
      // If another view has been set in the meantime, reload the present view nevertheless, so that
      // the requests that wait are carried out.
      guard number == collectionViewChangeCount else {
        return view.reloadData { self.syncWithDataSource() }
      }
      if let other = next?.dataSource as? ListAdapter, other !== self {
        // If the next view's adapter has the same updater, that adapter stops using the view in
        // this change.
        if other.updater === updater { other.leaveView() } else { other.setCollectionView(nil) }
      }
      leaveView()
      view = next
      refuseOwnDelegates()
      guard let next else { return }
      next.reloadData {
        next.dataSource = self
        next.delegate = self
        next.isPrefetchingEnabled = false
        syncWithDataSource()
      }
      next.collectionViewLayout.invalidateLayout()
    }
  }

  /// Ends the use of the present collection view.
  private func leaveView() {
    if let old = view, old.dataSource === self {
      old.dataSource = nil
      old.delegate = nil
    }
    endAll()
    registered = [:]
    view = nil
  }

  /// Reloads the list with the objects of the new data source.
  internal func dataSourceChanged() {
    whenViewsAreIdle(for: nil) { [weak self] in
      self?.updater.performDataSourceChange { [weak self] in
        guard let self, let view else { return }
        view.reloadData {
          view.dataSource = self
          self.syncWithDataSource()
        }
      }
    }
  }

  /// Calls `body` when neither the present nor the next collection view is being laid out or
  /// updated.
  private func whenViewsAreIdle(for next: UICollectionView?, _ body: @escaping () -> Void) {
    guard let busy = [view, next].lazy.compactMap({ $0 }).first(where: \.isBusy) else {
      return body()
    }
    report(.changedInUpdate)
    busy.whenReady("wiring of an adapter") { [weak self] in
      self?.whenViewsAreIdle(for: next, body)
    }
  }

  /// Installs the objects that the data source has now.
  private func syncWithDataSource() {
    isTakingOver = true
    installAnew(from: dataSource, keepsControllers: true)
    isTakingOver = false
    mapBefore = nil
  }

  /// Clears a delegate that is the collection view or the adapter itself. Such a delegate would
  /// forward each call to itself without end.
  internal func refuseOwnDelegates() {
    if isOwn(collectionViewDelegate) { collectionViewDelegate = nil }
    if isOwn(scrollViewDelegate) { scrollViewDelegate = nil }
  }

  private func isOwn(_ delegate: AnyObject?) -> Bool {
    delegate != nil && (delegate === view || delegate === self)
  }
}

// MARK: - The view controller

extension UIViewController {
  /// Returns the adapters that were created with this view controller and still exist.
  public func associatedListAdapters() -> [ListAdapter] {
    ListDebugger.adapters.filter { $0.firstViewController === self }
  }
}
