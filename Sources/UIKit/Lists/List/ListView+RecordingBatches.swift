import Foundation
import GalleyDiffing
import GalleyGeometry
import GalleyLayout

// Recording of batch updates, and reloads.

extension _ListView {
  // MARK: Reloads

  internal func reloadAll() {
    if machine.record({ $0.reloadsAll = true }) { return }
    forgetData()
  }

  /// Changes the data and reloads. A layout pass during `change` is skipped, so that it can't show
  /// half of the change.
  package func reloadData(after change: () -> Void) {
    guard !isBusy, !machine.recordsAhead else {
      change()
      return subclass.reloadData()
    }
    machine.open(from: knownCounts ?? [], nil)
    change()
    if let batch = machine.close() { show(batch) { subclass.reloadData() } }
  }

  /// Removes the data and all cells. The next layout pass requests the data and the cells again.
  internal func forgetData() {
    guard !isShowing else { return reloadAhead() }
    let wasDataChanging = pass.isDataChanging
    pass.isDataChanging = true
    defer { pass.isDataChanging = wasDataChanging }
    // The counts are removed first, because the calls below may run code of the app that asks for
    // them.
    knownCounts = nil
    machine.reloads += 1
    stopInteractions()
    swiping?.finish()
    UIView.performWithoutAnimation {
      for shown in elements.removeAll() { endDisplaying(shown) }
      selection = Selection()
      // The delegate may have called back into the view, so forget the counts again.
      knownCounts = nil
      // The item that would keep its position on screen may be gone.
      pass.anchor = nil
      pass.requestedRow = nil
      scrollTarget = nil
      prefetching.forget()
      menus?.forget()
      if let list = self as? any DraggingList, list.hasDragDelegate || dropTarget != nil {
        list.dragging.forget()
      }
      let context = shownLayout.makeContext()
      context.invalidateEverything = true
      context.invalidateDataSourceCounts = true
      shownLayout.invalidateLayout(with: context)
    }
    pass.needsPreparation = true
    setNeedsLayout()
  }

  internal func dataSourceChanged() {
    implementsMoves = nil
    reloadAll()
  }

  /// Forgets the data if the data source, which is held weakly, was released.
  internal func forgetDataIfSourceReleased() {
    if subclass.listSource == nil, knownCounts?.isEmpty == false { forgetData() }
  }

  internal func delegateChanged() {
    installMenus()
    installTwoFingers()
    guard !pass.needsPreparation else { return }
    // The delegate may return other sizes.
    if subclass.answersToFlowLayout != nil { shownLayout.invalidateLayout() }
  }

  // MARK: Recording

  /// Adds a change to the batch that is being recorded.
  ///
  /// If no batch is being recorded, the change becomes a batch of its own.
  internal func record(_ change: @escaping (inout UpdatePlan) -> Void) {
    recordInBatch { change(&$0.plan) }
  }

  /// Changes the batch that is being recorded.
  ///
  /// If no batch is being recorded, the change becomes a batch of its own.
  internal func recordInBatch(_ change: @escaping (inout ListStateMachine.Batch) -> Void) {
    let isRecorded = machine.record(change)
    if !isRecorded { recordBatch({ [unowned self] in recordInBatch(change) }, nil) }
  }

  /// Calls a closure right before the recorded batch is shown.
  package func beforeShowing(_ body: @escaping () -> Void) {
    machine.record { $0.preparations.append(body) }
  }

  /// Adds all changes of a plan to the batch that is being recorded.
  package func record(_ plan: UpdatePlan) { record { $0.record(plan) } }

  /// Records a batch, and shows the batch if it is the outermost batch.
  ///
  /// - Parameter outdatesSizes: Whether all items are measured again.
  internal func recordBatch(
    _ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?, outdatesSizes: Bool = false
  ) {
    // While `updates` runs, the flag is `false`, so that an override of `performBatchUpdates` is
    // also called for batches inside of this batch.
    let isForwarding = isForwardingBatch
    isForwardingBatch = false
    defer { isForwardingBatch = isForwarding }
    // The closure may release the data source, which is still asked for the new counts.
    let source = subclass.listSource
    defer { withExtendedLifetime(source) {} }
    settle()
    machine.open(from: counts, completion)
    if outdatesSizes { machine.record { $0.outdatesSizes = true } }
    updates?()
    closeAndShowBatch()
  }

  /// Ends a batch, and shows the batch if it is the outermost batch.
  internal func closeAndShowBatch() {
    let isAhead = machine.recordsAhead
    guard let batch = machine.close() else { return }
    if isAhead { showLater(batch) } else { commit(batch) }
  }

  private func commit(_ batch: ListStateMachine.Batch) {
    if batch.reloadsAll { return show(batch) { forgetData() } }
    let update = update(of: batch)
    batch.prepare()
    useRowAnimations(of: batch, in: update)
    show(update, outdatesSizes: batch.outdatesSizes) { batch.complete($0) }
  }

  /// Gives a table the row animations of a batch that is about to be shown as an update.
  internal func useRowAnimations(of batch: ListStateMachine.Batch, in update: ListUpdate) {
    // Before the list has shown anything, nothing is animated.
    guard hasShown, let table = self as? UITableView else { return }
    table.rowAnimations = batch.rowAnimations.following(update)
  }

  /// Returns the update of a batch, given the counts that the data source has now.
  internal func update(of batch: ListStateMachine.Batch) -> ListUpdate {
    do {
      return try batch.plan.update(countsAfter: askForCounts(), in: subclass.words)
    } catch {
      Misuse.trap(
        error.message, "\(error.advice). Recorded: \(error.recorded). List: \(self)")
    }
  }
}
