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
    guard let queue = queue(for: data, in: view) else {
      let matching = SectionMatching(data.identitiesBefore, data.identitiesAfter)
      return take(matching, of: data, transaction, in: view, isOnMain: true)
    }
    let (before, after) = (data.identitiesBefore, data.identitiesAfter)
    queue.async {
      let matching = SectionMatching(before, after)
      MainTurn.scheduleFromAnywhere { [weak self] in
        guard let self else { return transaction.abandon() }
        take(matching, of: data, transaction, in: view, isOnMain: false)
      }
    }
  }

  /// Where the difference is found; `nil` for here and now.
  private func queue(for data: ListTransitionData, in view: UICollectionView) -> DispatchQueue? {
    guard allowsBackgroundDiffing else { return nil }
    let config = adaptiveDiffingExperimentConfig
    guard config.enabled else { return .global(qos: .userInitiated) }
    let count = max(data.before.count, data.after.count)
    if count <= config.maxItemCountToRunOnMain { return nil }
    if config.lowerPriorityWhenViewNotVisible, Visibility(of: view) == .notVisible {
      return .global(qos: .utility)
    }
    return .global(qos: config.higherQOSEnabled ? .userInteractive : .userInitiated)
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
    guard view.dataSource != nil else { return finishWithoutUpdates(transaction, view) }
    let isTooMuch = allowsReloadingOnTooManyUpdates && difference.changeCount > Self.tooMany
    let hasOtherCounts =
      !difference.updates.isEmpty && view.numberOfSections != data.before.count
    if hasOtherCounts {
      report(.otherCounts(shown: view.numberOfSections, expected: data.before.count), in: view)
    }
    if isTooMuch || hasOtherCounts {
      return reload(transaction, data, in: view)
    }
    show(transaction, ListChange(data: data, matching: matching, difference: difference), in: view)
  }

  /// Tells of what is wrong with a list: to its adapter, if it has one.
  private func report(_ error: ListError, in view: UICollectionView) {
    if let adapter = view.dataSource as? ListAdapter { return adapter.report(error) }
    Report.record(.list, "\(error)")
  }

  /// Whose items a section has, by its place before.
  private func name(ofSection section: Int, in view: UICollectionView) -> String {
    guard let adapter = view.dataSource as? ListAdapter,
      let entry = (adapter.mapBefore ?? adapter.map)[section]
    else { return "\(view)" }
    return "\(type(of: entry.controller))"
  }

  private func finishWithoutUpdates(_ transaction: ListTransaction, _ view: UICollectionView?) {
    delegate?.listAdapterUpdater(self, didFinishWithoutUpdatesWith: view)
    finish(transaction, false)
  }

  // MARK: In one batch

  /// What happens to whole sections.
  private struct ListChange {
    let data: ListTransitionData
    let matching: SectionMatching
    let difference: ListIndexSetResult
  }

  private func show(
    _ transaction: ListTransaction, _ change: ListChange?, in view: UICollectionView
  ) {
    delegate?.listAdapterUpdater(
      self, willPerformBatchUpdatesWith: view, fromObjects: change?.data.fromObjects,
      toObjects: change?.data.toObjects, listIndexSetResult: change?.difference,
      animated: transaction.request.isAnimated)
    var batch: ListBatchUpdateData?
    let over = PromisedCall { [weak self, weak view] finished in
      guard let self else { return transaction.complete(finished) }
      if let batch, let view {
        delegate?.listAdapterUpdater(self, didPerformBatchUpdates: batch, collectionView: view)
      }
      finish(transaction, finished)
    }
    let body = {
      view.performBatchUpdates {
        // A collection view that is busy takes its time: it may be called off meanwhile.
        guard transaction.phase == .diffing else { return }
        self.changeData(transaction, change?.data)
        let data = self.batchData(transaction, change, in: view)
        batch = data
        view.apply(data)
      } completion: {
        over.call($0)
      }
    }
    transaction.isTellingView = true
    defer { transaction.isTellingView = false }
    // Whoever changes the data may let go of the adapter, which is asked for counts when that is done.
    withExtendedLifetime(view.dataSource) {
      if transaction.request.isAnimated {
        body()
      } else {
        UIView.performWithoutAnimation(body)
      }
    }
  }

  /// The data changes, and sections say what they change.
  private func changeData(_ transaction: ListTransaction, _ data: ListTransitionData?) {
    transaction.phase = .changing
    if let data { transaction.request.applySectionData?(data) }
    for update in transaction.request.itemUpdates { transaction.run(update) }
    transaction.phase = .showing
  }

  private func batchData(
    _ transaction: ListTransaction, _ change: ListChange?, in view: UICollectionView
  ) -> ListBatchUpdateData {
    let rules = BatchRules(
      movesAsDeletesInserts: sectionMovesAsDeletesInserts, isSingleItem: singleItemSectionUpdates,
      prefersItemReloads: preferItemReloadsForSectionReloads)
    let places = places(change, in: view)
    func data() -> ListBatchUpdateData {
      rules.data(for: transaction.batches, change?.difference, places)
    }
    let batch = data()
    guard !experiments.contains(.throwOnInconsistencyException) else { return batch }
    let wrong = UnannouncedItems(in: view, batch).sections
    guard !wrong.isEmpty else { return batch }
    for section in wrong {
      let error = ListError.unannouncedItems(
        controller: name(ofSection: section, in: view), section: section,
        before: places.shown(section), after: places.after(section).map(places.expected) ?? 0)
      report(error, in: view)
    }
    transaction.itemUpdates.sectionReloads.formUnion(wrong)
    return data()
  }

  private func places(_ change: ListChange?, in view: UICollectionView) -> SectionPlaces {
    var places = SectionPlaces(
      shown: { view.numberOfItems(inSection: $0) },
      expected: { view.dataSource?.collectionView(view, numberOfItemsInSection: $0) ?? 0 })
    guard let matching = change?.matching else { return places }
    let targets = matching.targets()
    places.after = { targets.indices.contains($0) ? targets[$0] : nil }
    places.before = { section in
      guard matching.partners.indices.contains(section) else { return nil }
      let before = Int(matching.partners[section])
      return before < 0 ? nil : before
    }
    return places
  }

  // MARK: By a reload

  private func reload(
    _ transaction: ListTransaction, _ data: ListTransitionData?, in view: UICollectionView
  ) {
    delegate?.listAdapterUpdater(self, willReloadDataWith: view, isFallbackReload: true)
    changeData(transaction, data)
    transaction.isTellingView = true
    UIView.performWithoutAnimation {
      view.reloadData()
      view.layoutIfNeeded()
    }
    transaction.isTellingView = false
    delegate?.listAdapterUpdater(self, didReloadDataWith: view, isFallbackReload: true)
    finish(transaction, true)
  }

  internal func beginReload(_ request: UpdateRequest) {
    let transaction = ListTransaction(request)
    self.transaction = transaction
    guard let view = request.collectionView?() else {
      delegate?.listAdapterUpdater(self, didFinishWithoutUpdatesWith: nil)
      return finish(transaction, true)
    }
    transaction.phase = .changing
    // What sections say is of no interest, but their data may change: before it is asked for.
    for update in request.itemUpdates { transaction.run(update) }
    request.reload?()
    transaction.phase = .showing
    delegate?.listAdapterUpdater(self, willReloadDataWith: view, isFallbackReload: false)
    transaction.isTellingView = true
    UIView.performWithoutAnimation {
      view.reloadData()
      view.collectionViewLayout.invalidateLayout()
      view.layoutIfNeeded()
    }
    transaction.isTellingView = false
    delegate?.listAdapterUpdater(self, didReloadDataWith: view, isFallbackReload: false)
    finish(transaction, true)
  }

  // MARK: Another data source

  /// Takes another data source or collection view at once, with all that waits and is not shown yet.
  public func performDataSourceChange(_ block: @escaping ListDataSourceChangeBlock) {
    if let transaction, transaction.isBusy {
      Report.record(.list, "\(ListError.changedInUpdate)")
      transaction.afterwards.append { [weak self] in self?.performDataSourceChange(block) }
      return
    }
    var request = gathered.take()
    if let running = transaction, running.phase == .diffing {
      running.phase = .over
      request.takeOver(running.request)
      transaction = nil
    }
    // What is on its way to be seen is there at once: who waits for it does not wait for a view that may
    // not be looked at any more.
    let showing = transaction
    guard request.hasChanges || !request.completions.isEmpty || showing != nil else {
      return block()
    }
    let change = ListTransaction(request)
    transaction = change
    change.phase = .changing
    block()
    for update in request.itemUpdates { change.run(update) }
    change.phase = .showing
    if let showing { finish(showing, true) }
    finish(change, true)
  }

  // MARK: The end

  private func finish(_ transaction: ListTransaction, _ isFinished: Bool) {
    guard transaction.phase != .over else { return }
    transaction.complete(isFinished)
    if self.transaction === transaction { self.transaction = nil }
    for body in transaction.afterwards { body() }
    guard hasChanges else { return }
    coalescer.schedule(for: gathered.request.collectionView?(), gathered) { [weak self] in
      self?.update()
    }
  }
}

extension ListTransaction {
  /// Tells everybody that it is over.
  func complete(_ isFinished: Bool) {
    phase = .over
    for completion in request.completions { completion(isFinished) }
    for completion in joined { completion(isFinished) }
  }

  /// There is nobody left who would show it.
  func abandon() {
    guard phase == .diffing else { return }
    complete(false)
  }
}
