import Foundation
import GalleyDiffing

// An update from its request to the batch that shows it.

extension ListAdapterUpdater {
  /// The number of changed sections above which an update is shown by a reload.
  ///
  /// Inserted, deleted and moved sections are counted too.
  private static let tooMany = 100

  // MARK: The difference

  /// Begins an update. If the settings allow it, another queue finds the difference.
  internal func beginUpdate(_ request: UpdateRequest) {
    let running = RunningUpdate(request)
    self.running = running
    guard let view = request.collectionView?() else {
      return finishWithoutUpdates(running, nil)
    }
    guard let data = request.sectionData?() else {
      if request.itemUpdates.isEmpty { return finishWithoutUpdates(running, view) }
      return showItemUpdates(running, in: view)
    }
    delegate?.listAdapterUpdater(
      self, willDiffFromObjects: data.fromObjects, toObjects: data.toObjects)
    guard let quality = diffingQuality(for: data, in: view) else {
      return showDifference(of: data, nil, running, in: view)
    }
    let (before, after) = (data.identitiesBefore, data.identitiesAfter)
    let home = PendingMatchings.wait { [weak self] matching in
      view.whenReady("performUpdates of an adapter") {
        guard let self else { return running.abandon() }
        self.showDifference(of: data, matching, running, in: view)
      }
    }
    DispatchQueue.global(qos: quality).async {
      let matching = SectionMatching(before, after)
      MainTurn.scheduleFromAnywhere { PendingMatchings.deliver(matching, to: home) }
    }
  }

  /// Returns the quality of service for finding the difference on another queue; `nil` to find it
  /// on the main queue.
  internal func diffingQuality(for data: ListTransitionData, in view: UICollectionView)
    -> DispatchQoS
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

  /// Finds the difference of the objects, and shows the difference: in a batch, or by a reload.
  ///
  /// - Parameter matching: The matching of the identities, if another queue has found it.
  private func showDifference(
    of data: ListTransitionData, _ matching: SectionMatching?, _ running: RunningUpdate,
    in view: UICollectionView
  ) {
    guard self.running === running, running.phase == .diffing else { return }
    if let newer = newerData(than: data, running) {
      return showDifference(of: newer, nil, running, in: view)
    }
    let difference = SectionDifference(of: data, matching)
    delegate?.listAdapterUpdater(
      self, didDiffWithResults: difference.result, onBackgroundThread: matching != nil)
    // The delegate may have removed the data source or the view.
    guard self.running === running else { return }
    guard view.dataSource != nil else { return finishWithoutUpdates(running, view) }
    let result = difference.result
    let isTooMuch = allowsReloadingOnTooManyUpdates && result.changeCount > Self.tooMany
    let hasOtherCounts = view.numberOfSections != data.before.count
    if hasOtherCounts {
      report(.otherCounts(shown: view.numberOfSections, expected: data.before.count), in: view)
      guard self.running === running else { return }
    }
    if isTooMuch || hasOtherCounts { return reload(running, data, in: view) }
    show(running, difference, in: view)
  }

  /// Shows an update in which only items change. The delegate is notified of an empty difference.
  private func showItemUpdates(_ running: RunningUpdate, in view: UICollectionView) {
    delegate?.listAdapterUpdater(self, willDiffFromObjects: nil, toObjects: nil)
    delegate?.listAdapterUpdater(
      self, didDiffWithResults: .empty, onBackgroundThread: false)
    // The delegate may have removed the data source or the view.
    guard self.running === running else { return }
    guard view.dataSource != nil else { return finishWithoutUpdates(running, view) }
    show(running, nil, in: view)
  }

  /// Requests the objects before and after the update again, and returns them. Returns `nil` if the
  /// list still shows the objects before the update of `data`.
  ///
  /// Objects may have been reloaded, or moved by the user, since they were first requested.
  internal func newerData(
    than data: ListTransitionData, _ running: RunningUpdate
  ) -> ListTransitionData? {
    data.isCurrent() ? nil : running.request.sectionData?()
  }

  /// Ends an update that has nothing to show, or no view to show it.
  private func finishWithoutUpdates(_ running: RunningUpdate, _ view: UICollectionView?) {
    delegate?.listAdapterUpdater(self, didFinishWithoutUpdatesWith: view)
    finish(running, false)
  }

  // MARK: The batch

  /// Shows an update in one batch.
  ///
  /// - Parameter difference: The changes of whole sections; `nil` if only items change.
  internal func show(
    _ running: RunningUpdate, _ difference: SectionDifference?, in view: UICollectionView
  ) {
    running.isTellingView = true
    defer { running.isTellingView = false }
    delegate?.listAdapterUpdater(
      self, willPerformBatchUpdatesWith: view, fromObjects: difference?.data.fromObjects,
      toObjects: difference?.data.toObjects, listIndexSetResult: difference?.result ?? .empty,
      animated: running.request.isAnimated)
    var shown: UpdatePlan?
    let completion = PromisedCall { [weak self, weak view] finished in
      guard let self else { return running.complete(finished) }
      if let shown, let view {
        delegate?.listAdapterUpdater(
          self, didPerformBatchUpdates: ListBatchUpdateData(shown), collectionView: view)
      }
      finish(running, finished)
    }
    let body = {
      let updates: (() -> Void)? = {
        var difference = difference
        if let data = difference?.data, let newer = self.newerData(than: data, running) {
          difference = SectionDifference(of: newer)
        }
        self.changeData(running, difference?.data)
        let plan = self.plan(of: running, difference, in: view)
        shown = plan
        view.recordOrCall(plan)
      }
      view.performBatchUpdates(updates, completion: { completion.call($0) })
    }
    if running.request.isAnimated {
      body()
    } else {
      UIView.performWithoutAnimation(body)
    }
  }

  /// Changes the data, whole sections first, and records the changes that sections report.
  internal func changeData(_ running: RunningUpdate, _ data: ListTransitionData?) {
    running.phase = .changing
    if let data { running.request.applySectionData?(data) }
    running.request.reload?()
    // A reload needs no recorded changes, but the updates may change the data of sections.
    for update in running.request.itemUpdates { running.run(update) }
    running.phase = .showing
  }

  /// Returns the plan of a batch, after the data has changed.
  ///
  /// If the items of a section have changed and the change was not reported, the section is
  /// reloaded and an error is reported, unless the updater's experiment lets the collection view
  /// trap.
  private func plan(
    of running: RunningUpdate, _ difference: SectionDifference?, in view: UICollectionView
  ) -> UpdatePlan {
    let rules = BatchRules(
      movesAsDeletesInserts: sectionMovesAsDeletesInserts, isSingleItem: singleItemSectionUpdates,
      prefersItemReloads: preferItemReloadsForSectionReloads)
    var places = SectionPlaces(
      countBefore: { view.numberOfItems(inSection: $0) },
      countAfter: { view.dataSource?.collectionView(view, numberOfItemsInSection: $0) ?? 0 })
    difference?.locate(in: &places)
    var mended: Set<Int> = []
    while true {
      let plan = rules.plan(for: running.batches, difference?.changes, places)
      if experiments.contains(.throwOnInconsistencyException) { return plan }
      let wrong = sectionsThatDoNotAddUp(in: plan, of: view).subtracting(mended).sorted()
      guard !wrong.isEmpty else { return plan }
      for section in wrong {
        let error = ListError.unannouncedItems(
          controller: name(ofSection: section, in: view), section: section,
          before: places.countBefore(section),
          after: places.after(section).map(places.countAfter) ?? 0)
        report(error, in: view)
        running.recorded.reload(section: section)
      }
      mended.formUnion(wrong)
    }
  }

  /// Returns the sections whose item changes do not fit the counts of the data source, by their
  /// positions before the update.
  private func sectionsThatDoNotAddUp(in plan: UpdatePlan, of view: UICollectionView) -> Set<Int> {
    var plan = plan
    plan.countsBefore = view.counts
    return plan.resolved(countsAfter: view.askForCounts()).sectionsThatDoNotAddUp
  }

  // MARK: Errors

  /// Reports an error of a list: through its adapter, if it has one.
  internal func report(_ error: ListError, in view: UICollectionView) {
    if let adapter = view.dataSource as? ListAdapter { return adapter.report(error) }
    Report.record(.list, "\(error)")
  }

  /// Returns the type of the section controller of a section, by the section's position before the
  /// update.
  private func name(ofSection section: Int, in view: UICollectionView) -> String {
    guard let adapter = view.dataSource as? ListAdapter,
      let entry = (adapter.mapBefore ?? adapter.map)[section]
    else { return "\(view)" }
    return "\(type(of: entry.controller))"
  }
}
