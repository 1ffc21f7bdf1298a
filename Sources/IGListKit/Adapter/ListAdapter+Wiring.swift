import Foundation

// Which collection view, data source and delegates an adapter has.

extension ListAdapter {
  internal func setCollectionView(_ next: UICollectionView?) {
    swaps += 1
    let number = swaps
    whenNobodyAsks(for: next) { [weak self] in self?.take(next, number) }
  }

  /// Takes a collection view, unless another one has been set since.
  private func take(_ next: UICollectionView?, _ number: Int) {
    guard number == swaps, next !== view || (next != nil && next?.dataSource !== self) else {
      return
    }
    updater.performDataSourceChange { [self] in
      // What waits is done all the same.
      guard number == swaps else { return view.reloadData { self.syncWithDataSource() } }
      if let other = next?.dataSource as? ListAdapter, other !== self {
        // With the same updater, all of this is one change.
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

  private func leaveView() {
    if let old = view, old.dataSource === self {
      old.dataSource = nil
      old.delegate = nil
    }
    endAll()
    registered = [:]
    view = nil
  }

  internal func dataSourceChanged() {
    whenNobodyAsks(for: nil) { [weak self] in
      self?.updater.performDataSourceChange { [weak self] in
        guard let self, let view else { return }
        view.reloadData {
          view.dataSource = self
          self.syncWithDataSource()
        }
      }
    }
  }

  /// Does something when no collection view is being laid out or updated with what there is now.
  private func whenNobodyAsks(for next: UICollectionView?, _ body: @escaping () -> Void) {
    guard let busy = [view, next].lazy.compactMap({ $0 }).first(where: \.isBusy) else {
      return body()
    }
    report(.changedInUpdate)
    busy.whenReady("wiring of an adapter") { [weak self] in
      self?.whenNobodyAsks(for: next, body)
    }
  }

  /// What is shown is what the data source has now.
  private func syncWithDataSource() {
    isTakingOver = true
    installAnew(from: dataSource, keepsControllers: true)
    isTakingOver = false
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
