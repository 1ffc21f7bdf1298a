import Foundation

// Updates that are shown by a reload, and changes of the data source or the collection view.

extension ListAdapterUpdater {
  /// Shows an update by a reload: because it was requested, or because the changes cannot be shown
  /// in a batch.
  internal func reload(
    _ running: RunningUpdate, _ data: ListTransitionData?, in view: UICollectionView
  ) {
    let isFallback = !running.request.isReload
    running.isTellingView = true
    if isFallback {
      delegate?.listAdapterUpdater(self, willReloadDataWith: view, isFallbackReload: true)
    }
    UIView.performWithoutAnimation {
      view.reloadData {
        changeData(running, data)
        if isFallback { return }
        delegate?.listAdapterUpdater(self, willReloadDataWith: view, isFallbackReload: false)
      }
      if !isFallback { view.collectionViewLayout.invalidateLayout() }
      view.layoutIfNeeded()
    }
    running.isTellingView = false
    delegate?.listAdapterUpdater(self, didReloadDataWith: view, isFallbackReload: isFallback)
    finish(running, true)
  }

  /// Begins a reload that was requested.
  internal func beginReload(_ request: UpdateRequest) {
    let running = RunningUpdate(request)
    self.running = running
    guard let view = request.collectionView?() else {
      delegate?.listAdapterUpdater(self, didFinishWithoutUpdatesWith: nil)
      return finish(running, true)
    }
    reload(running, nil, in: view)
  }

  // MARK: Changes of the data source

  /// Changes the data source or the collection view immediately. The updates that were not shown
  /// yet are part of the change: the changes of items come first.
  public func performDataSourceChange(_ block: @escaping ListDataSourceChangeBlock) {
    if let running, running.isBusy {
      // Report the error only in this phase. In the other phases, the adapter has already reported
      // the error.
      if running.phase == .changing { Report.record(.list, "\(ListError.changedInUpdate)") }
      return running.queue.append("performDataSourceChange") { [weak self] in
        self?.performDataSourceChange(block)
      }
    }
    var request = coalescer.removeRequest()
    if let running, running.phase == .diffing {
      running.phase = .over
      request.absorb(running.request)
      self.running = nil
    }
    // An update that is being animated ends immediately, because its view may be about to be
    // removed.
    let showing = running
    let change = RunningUpdate(request)
    running = change
    change.phase = .changing
    if !request.itemUpdates.isEmpty {
      let view = request.collectionView?()
      view.reloadData {
        for update in request.itemUpdates { change.run(update) }
      }
    }
    block()
    change.phase = .showing
    if let showing { finish(showing, true) }
    finish(change, true)
  }
}
