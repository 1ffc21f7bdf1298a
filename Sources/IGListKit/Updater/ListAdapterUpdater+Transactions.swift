import Foundation

// From a request to what is seen.

extension ListAdapterUpdater {
  /// More sections than this that come, go, move or change are shown by a reload.
  private static let tooMany = 100

  // MARK: Updates

  internal func beginUpdate(_ request: UpdateRequest) {
    let transaction = ListTransaction(request)
    self.transaction = transaction
    guard let view = request.collectionView?() else {
      return finishWithoutUpdates(transaction, nil)
    }
    guard let data = request.sectionData?() else {
      if request.itemUpdates.isEmpty { return finishWithoutUpdates(transaction, view) }
      return show(transaction, nil, in: view)
    }
    delegate?.listAdapterUpdater(
      self, willDiffFromObjects: data.fromObjects, toObjects: data.toObjects)
    guard let haste = haste(for: data, in: view) else {
      let matching = SectionMatching(data.identitiesBefore, data.identitiesAfter)
      return take(matching, of: data, transaction, in: view, isOnMain: true)
    }
    let (before, after) = (data.identitiesBefore, data.identitiesAfter)
    let home = MatchingsUnderWay.wait { [weak self] matching in
      view.whenReady("performUpdates of an adapter") {
        guard let self else { return transaction.abandon() }
        self.take(matching, of: data, transaction, in: view, isOnMain: false)
      }
    }
    DispatchQueue.global(qos: haste).async {
      let matching = SectionMatching(before, after)
      MainTurn.scheduleFromAnywhere { MatchingsUnderWay.come(home, matching) }
    }
  }

  /// With what haste the difference is found elsewhere; `nil` for here and now.
  internal func haste(for data: ListTransitionData, in view: UICollectionView) -> DispatchQoS
    .QoSClass?
  {
    guard allowsBackgroundDiffing else { return nil }
    let config = adaptiveDiffingExperimentConfig
    guard config.enabled else { return .userInitiated }
    if config.lowerPriorityWhenViewNotVisible,
      coalescer.tracker.visibility(of: view) == .notVisible
    {
      return .default
    }
    if max(data.before.count, data.after.count) < config.maxItemCountToRunOnMain { return nil }
    return config.higherQOSEnabled ? .userInteractive : .userInitiated
  }

  /// What has changed is known.
  private func take(
    _ matching: SectionMatching, of data: ListTransitionData, _ transaction: ListTransaction,
    in view: UICollectionView, isOnMain: Bool
  ) {
    guard self.transaction === transaction, transaction.phase == .diffing else { return }
    if !data.isCurrent(), let data = transaction.request.sectionData?() {
      // Meanwhile objects were shown anew, or moved by a finger.
      let matching = SectionMatching(data.identitiesBefore, data.identitiesAfter)
      return take(matching, of: data, transaction, in: view, isOnMain: true)
    }
    let difference = matching.result(from: data)
    delegate?.listAdapterUpdater(
      self, didDiffWithResults: difference, onBackgroundThread: !isOnMain)
    // Who hears of it may take away the data source or the view.
    guard self.transaction === transaction else { return }
    guard view.dataSource != nil else { return finishWithoutUpdates(transaction, view) }
    let isTooMuch = allowsReloadingOnTooManyUpdates && difference.changeCount > Self.tooMany
    let hasOtherCounts =
      !difference.updates.isEmpty && view.numberOfSections != data.before.count
    if hasOtherCounts {
      report(.otherCounts(shown: view.numberOfSections, expected: data.before.count), in: view)
      guard self.transaction === transaction else { return }
    }
    if isTooMuch || hasOtherCounts {
      return reload(transaction, data, in: view)
    }
    show(
      transaction, SectionDifference(data: data, matching: matching, difference: difference),
      in: view)
  }

  private func finishWithoutUpdates(_ transaction: ListTransaction, _ view: UICollectionView?) {
    delegate?.listAdapterUpdater(self, didFinishWithoutUpdatesWith: view)
    finish(transaction, false)
  }

  // MARK: The end

  internal func finish(_ transaction: ListTransaction, _ isFinished: Bool) {
    guard transaction.phase != .over else { return }
    transaction.complete(isFinished)
    if self.transaction === transaction { self.transaction = nil }
    for request in transaction.queue.removeAll() { request.body() }
    if hasChanges { scheduleUpdate() }
  }
}

extension ListTransaction {
  /// Tells everybody that it is over.
  func complete(_ isFinished: Bool) {
    phase = .over
    for completion in request.completions { completion(isFinished) }
  }

  /// There is nobody left who would show it.
  func abandon() {
    guard phase == .diffing else { return }
    complete(false)
  }
}
