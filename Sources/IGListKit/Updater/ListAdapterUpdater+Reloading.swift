import Foundation

// Updates that are shown by a reload, and changes of the data source or the collection view.

extension ListAdapterUpdater {
  /// Shows an update by a reload: because it was requested, or because the changes cannot be shown
  /// in a batch.
  internal func reload(
    _ transaction: ListTransaction, _ data: ListTransitionData?, in view: UICollectionView
  ) {
    let isFallback = !transaction.request.isReload
    transaction.isTellingView = true
    if isFallback {
      delegate?.listAdapterUpdater(self, willReloadDataWith: view, isFallbackReload: true)
    }
    UIView.performWithoutAnimation {
      view.reloadData {
        changeData(transaction, data)
        if isFallback { return }
        delegate?.listAdapterUpdater(self, willReloadDataWith: view, isFallbackReload: false)
      }
      if !isFallback { view.collectionViewLayout.invalidateLayout() }
      view.layoutIfNeeded()
    }
    transaction.isTellingView = false
    delegate?.listAdapterUpdater(self, didReloadDataWith: view, isFallbackReload: isFallback)
    finish(transaction, true)
  }

  /// Begins a reload that was requested.
  internal func beginReload(_ request: UpdateRequest) {
    let transaction = ListTransaction(request)
    self.transaction = transaction
    guard let view = request.collectionView?() else {
      delegate?.listAdapterUpdater(self, didFinishWithoutUpdatesWith: nil)
      return finish(transaction, true)
    }
    reload(transaction, nil, in: view)
  }

  // MARK: Changes of the data source

  /// Changes the data source or the collection view at once. The updates that were not shown yet
  /// are part of the change.
  public func performDataSourceChange(_ block: @escaping ListDataSourceChangeBlock) {
    if let transaction, transaction.isBusy {
      // In the other phases the adapter has reported the error already.
      if transaction.phase == .changing { Report.record(.list, "\(ListError.changedInUpdate)") }
      return transaction.queue.append("performDataSourceChange") { [weak self] in
        self?.performDataSourceChange(block)
      }
    }
    var request = coalescer.removeRequest()
    if let running = transaction, running.phase == .diffing {
      running.phase = .over
      request.absorb(running.request)
      transaction = nil
    }
    // An update that is being animated ends at once: its view may be about to be removed.
    let showing = transaction
    let change = ListTransaction(request)
    transaction = change
    change.phase = .changing
    block()
    if !request.itemUpdates.isEmpty {
      let view = request.collectionView?()
      view.reloadData {
        for update in request.itemUpdates { change.run(update) }
      }
    }
    change.phase = .showing
    if let showing { finish(showing, true) }
    finish(change, true)
  }
}
