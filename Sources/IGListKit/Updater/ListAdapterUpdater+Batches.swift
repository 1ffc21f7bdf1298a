import Foundation
import GalleyDiffing

// What has changed, shown in one batch.

extension ListAdapterUpdater {
  /// What happens to whole sections.
  internal struct SectionDifference {
    let data: ListTransitionData
    let matching: SectionMatching
    let difference: ListIndexSetResult
  }

  internal func show(
    _ transaction: ListTransaction, _ change: SectionDifference?, in view: UICollectionView
  ) {
    transaction.isTellingView = true
    defer { transaction.isTellingView = false }
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
      let updates: (() -> Void)? = {
        let change = change.map { self.current($0, transaction) }
        self.changeData(transaction, change?.data)
        let data = self.batchData(transaction, change, in: view)
        batch = data
        view.record(data)
      }
      view.performBatchUpdates(updates, completion: { over.call($0) })
    }
    if transaction.request.isAnimated {
      body()
    } else {
      UIView.performWithoutAnimation(body)
    }
  }

  /// What happens to sections, found anew if objects were shown anew while the collection view prepared.
  private func current(_ change: SectionDifference, _ transaction: ListTransaction)
    -> SectionDifference
  {
    guard !change.data.isCurrent(), let data = transaction.request.sectionData?() else {
      return change
    }
    let matching = SectionMatching(data.identitiesBefore, data.identitiesAfter)
    return SectionDifference(
      data: data, matching: matching, difference: matching.result(from: data))
  }

  /// The data changes, and sections say what they change.
  internal func changeData(_ transaction: ListTransaction, _ data: ListTransitionData?) {
    transaction.phase = .changing
    if let data { transaction.request.applySectionData?(data) }
    // Before a reload, what sections say is of no interest, but their data may change.
    for update in transaction.request.itemUpdates { transaction.run(update) }
    transaction.request.reload?()
    transaction.phase = .showing
  }

  private func batchData(
    _ transaction: ListTransaction, _ change: SectionDifference?, in view: UICollectionView
  ) -> ListBatchUpdateData {
    let rules = BatchRules(
      movesAsDeletesInserts: sectionMovesAsDeletesInserts, isSingleItem: singleItemSectionUpdates,
      prefersItemReloads: preferItemReloadsForSectionReloads)
    let places = places(change, in: view)
    func data() -> ListBatchUpdateData {
      rules.data(for: transaction.batches, change?.difference, places)
    }
    var batch = data()
    guard !experiments.contains(.throwOnInconsistencyException) else { return batch }
    var mended: Set<Int> = []
    while true {
      var plan = batch.plan
      plan.countsBefore = view.counts
      let wrong = plan.resolved(countsAfter: view.askForCounts()).sectionsThatDoNotAddUp
        .subtracting(mended).sorted()
      guard !wrong.isEmpty else { return batch }
      for section in wrong {
        let error = ListError.unannouncedItems(
          controller: name(ofSection: section, in: view), section: section,
          before: places.countBefore(section),
          after: places.after(section).map(places.countAfter) ?? 0)
        report(error, in: view)
        transaction.recorded.reload(section: section)
      }
      mended.formUnion(wrong)
      batch = data()
    }
  }

  private func places(_ change: SectionDifference?, in view: UICollectionView) -> SectionPlaces {
    var places = SectionPlaces(
      countBefore: { view.numberOfItems(inSection: $0) },
      countAfter: { view.dataSource?.collectionView(view, numberOfItemsInSection: $0) ?? 0 })
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

  // MARK: What is wrong

  /// Tells of what is wrong with a list: to its adapter, if it has one.
  internal func report(_ error: ListError, in view: UICollectionView) {
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
}
