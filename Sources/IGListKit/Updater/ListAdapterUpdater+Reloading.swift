import Foundation

// Everything is shown anew, or elsewhere.

extension ListAdapterUpdater {
  /// Shows an update by a reload: too much has changed, or nobody knows what.
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

  /// Shows everything anew, as was asked for.
  internal func beginReload(_ request: UpdateRequest) {
    let transaction = ListTransaction(request)
    self.transaction = transaction
    guard let view = request.collectionView?() else {
      delegate?.listAdapterUpdater(self, didFinishWithoutUpdatesWith: nil)
      return finish(transaction, true)
    }
    reload(transaction, nil, in: view)
  }

  // MARK: Another data source

  /// Takes another data source or collection view at once, with all that waits and is not shown yet.
  public func performDataSourceChange(_ block: @escaping ListDataSourceChangeBlock) {
    if let transaction, transaction.isBusy {
      // While a collection view is at work, the adapter has said so.
      if transaction.phase == .changing { Report.record(.list, "\(ListError.changedInUpdate)") }
      transaction.queue.append(
        ListRequest("performDataSourceChange") { [weak self] in
          self?.performDataSourceChange(block)
        })
      return
    }
    var request = coalescer.take()
    if let running = transaction, running.phase == .diffing {
      running.phase = .over
      request.takeOver(running.request)
      transaction = nil
    }
    // What is on its way to be seen is there at once: who waits for it does not wait for a view that may
    // not be looked at any more.
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
