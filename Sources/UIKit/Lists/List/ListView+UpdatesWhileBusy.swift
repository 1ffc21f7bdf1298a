import GalleyDiffing

// Batches and reloads that are requested while another change is being shown, for example by a
// delegate.
//
// `performBatchUpdates` calls the closure of a batch before it returns, even while the list is
// busy, because a closure that does not escape can't be stored. The closure changes the data, but
// the list still shows the earlier data. The list shows the change next, and requests no cells from
// the data source until then.

/// The changes of the data that were made while another change was being shown.
@MainActor
internal struct UpdatesWhileBusy {
  /// A change that waits to be shown.
  fileprivate struct Change {
    /// The update; `nil` for a reload.
    var update: ListUpdate?
    /// The batch that was recorded; `nil` for a reload.
    var batch: ListStateMachine.Batch?
    /// The number of reloads of the list before the data changed.
    let reloads: Int

    /// Whether the change deletes or moves something.
    var removesOrMoves: Bool {
      guard let plan = update?.plan else { return true }
      return !plan.items.deletes.isEmpty || !plan.items.moves.isEmpty
        || !plan.sections.deletes.isEmpty || !plan.sections.moves.isEmpty
    }
  }

  /// The batch that is open: its closure is being called, or `endUpdates()` is not called yet.
  fileprivate var open: ListStateMachine.Batch?
  /// The waiting changes, in the order in which they were made.
  fileprivate var waiting: [Change] = []

  var isEmpty: Bool { open == nil && waiting.isEmpty }

  /// Whether a batch is open.
  var isRecording: Bool { open != nil }

  /// Whether a change waits to be shown.
  var hasWaitingChanges: Bool { !waiting.isEmpty }

  /// Removes and returns the open batch. Returns `nil` if no batch is open, or if earlier changes
  /// have to be shown first.
  mutating func removeOpenBatch() -> ListStateMachine.Batch? {
    guard waiting.isEmpty, let batch = open else { return nil }
    open = nil
    return batch
  }

  /// Stores a batch as the open batch, because another change is shown before the batch ends.
  mutating func suspend(_ batch: ListStateMachine.Batch) {
    assert(open == nil, "the open batch would be lost")
    open = batch
  }

  /// Begins a batch, unless one is open.
  mutating func open(from counts: [Int]) {
    guard open == nil else { return }
    let last = waiting.last?.update?.plan.countsAfter
    open = ListStateMachine.Batch(plan: UpdatePlan(recordingFrom: last ?? counts))
  }

  /// Ends the open batch and returns the batch, if it was the outermost batch.
  mutating func close() -> ListStateMachine.Batch? {
    guard let batch = open, batch.depth == 0 else { return nil }
    open = nil
    return batch
  }

  /// Changes the open batch. Returns `false` if there is none.
  mutating func record(_ change: (inout ListStateMachine.Batch) -> Void) -> Bool {
    if open == nil { return false }
    change(&open!)
    return true
  }
}

extension ListStateMachine {
  /// Whether the data source has changes that are not shown yet.
  internal var isDataAhead: Bool { !ahead.isEmpty }

  /// Reconfigures items with the next change, because the data source already has the data after
  /// that change.
  internal mutating func passOn(reconfigured paths: [ItemPath]) {
    guard let update = ahead.waiting.first?.update else { return }
    ahead.waiting[0].update?.reconfigure(paths.compactMap { update.after($0) })
  }

  /// Begins the recording phase for the open batch, after the earlier changes were shown by a
  /// reload or dropped.
  ///
  /// The item counts at the start of the batch may be wrong then, so the batch is shown as a
  /// reload.
  fileprivate mutating func takeOverBatchAfterReload() {
    guard !isBusy else { return }
    takeOverOpenBatch()
    if isRecording { record { $0.reloadsAll = true } }
  }
}

extension _ListView {
  /// Shows a batch that was recorded while the list was busy, once the list is ready.
  internal func showLater(_ batch: ListStateMachine.Batch) {
    // A reload that waits will show the data of this change, too.
    let isReload = batch.reloadsAll || machine.ahead.waiting.contains { $0.update == nil }
    showLater(
      UpdatesWhileBusy.Change(
        update: isReload ? nil : update(of: batch), batch: batch, reloads: machine.reloads))
  }

  /// Reloads everything once the list is ready.
  internal func reloadAhead() { showLater(UpdatesWhileBusy.Change(reloads: machine.reloads)) }

  private func showLater(_ change: UpdatesWhileBusy.Change) {
    machine.ahead.waiting.append(change)
    let name = change.update == nil ? "reloadData" : "performBatchUpdates"
    enqueue(name, drop: { [weak self] in self?.dropUpdatesAhead() }) { [weak self] in
      self?.showFirstAhead()
    }
  }

  /// Removes the waiting changes without showing them, although the data source has already made
  /// them. The completion handlers of the changes are called.
  internal func dropUpdatesAhead() {
    if machine.queue.isGivingUp { machine.queue.patience = .givingUp(hasDroppedData: true) }
    let dropped = machine.ahead.waiting
    machine.ahead.waiting = []
    for change in dropped { MainTurn.schedule { change.batch?.complete(false) } }
    machine.takeOverBatchAfterReload()
  }

  /// Shows the waiting changes. Changes that are recorded meanwhile wait until later.
  internal func showUpdatesAhead() {
    for _ in machine.ahead.waiting { showFirstAhead() }
  }

  private func showFirstAhead() {
    guard !machine.ahead.waiting.isEmpty else { return }
    holdRequests()
    // If the user is moving an item, the end of the movement is shown as a change, too. No cells
    // are requested for that change, because `waiting` still contains the changes of the data.
    stopInteractions()
    if machine.ahead.waiting.dropFirst().contains(where: \.removesOrMoves) {
      // While the first change is shown, the layout would ask for items that the data source no
      // longer has. So one reload shows all changes.
      let changes = machine.ahead.waiting
      machine.ahead.waiting = []
      reload(for: changes)
    } else if !machine.ahead.waiting.isEmpty {
      // `waiting` is empty if the app began a batch at the end of a transition: the change has
      // already been shown.
      let change = machine.ahead.waiting.removeFirst()
      // If the list was reloaded later, the reload has already shown this change.
      let isShown = change.reloads != machine.reloads
      if isShown {
        MainTurn.schedule { change.batch?.complete(true) }
      } else if let update = change.update, update.plan.countsBefore == counts {
        change.batch?.prepare()
        if let batch = change.batch { useRowAnimations(of: batch, in: update) }
        show(update, outdatesSizes: change.batch?.outdatesSizes ?? false) { _ in
          change.batch?.complete(true)
        }
      } else {
        // The data source has changed its data without an update, so the update does not fit.
        reload(for: [change])
      }
    }
    // `becomeIdle()` continues an open batch, but only after a change was shown. After a reload,
    // the open batch is continued here.
    machine.takeOverBatchAfterReload()
    releaseRequests()
  }

  private func reload(for changes: [UpdatesWhileBusy.Change]) {
    // The item counts at the start of an open batch may be wrong. The delegate may end this batch
    // while the cells are removed.
    _ = machine.ahead.record { $0.reloadsAll = true }
    for change in changes { change.batch?.prepare() }
    forgetData()
    MainTurn.schedule { for change in changes { change.batch?.complete(true) } }
  }
}
