import GalleyDiffing

// Batches and reloads that are asked for in the middle of showing something, as a delegate may do.
//
// The closure of a batch is called before `performBatchUpdates` returns, whatever the view is doing: it
// need not live longer than that call. From then on the data source is ahead of what is being shown, so
// the view asks it for no more cells until it shows the change, which it does next.

/// What has changed in the data while something else was being shown.
@MainActor
internal struct UpdatesAhead {
  /// A change that waits to be shown.
  fileprivate struct Change {
    /// What has changed; `nil` if everything is to be asked for anew.
    var update: ListUpdate?
    /// The batch that was recorded; `nil` for a reload.
    var batch: ListMachine.Batch?
    /// How often everything had been asked for anew when the data changed.
    let reloads: Int

    /// Whether something is not where it was before, or not there at all.
    var takesAway: Bool {
      guard let plan = update?.plan else { return true }
      return !plan.items.deletes.isEmpty || !plan.items.moves.isEmpty
        || !plan.sections.deletes.isEmpty || !plan.sections.moves.isEmpty
    }

  }

  /// The batch whose closure is being called.
  fileprivate var open: ListMachine.Batch?
  /// The changes that wait, in their order.
  fileprivate var waiting: [Change] = []

  var isEmpty: Bool { open == nil && waiting.isEmpty }

  /// Whether a batch is open.
  var isRecording: Bool { open != nil }

  /// A batch begins, unless one is open.
  mutating func open(from counts: [Int]) {
    guard open == nil else { return }
    let last = waiting.last?.update?.plan.countsAfter
    open = ListMachine.Batch(plan: UpdatePlan(recordingFrom: last ?? counts))
  }

  /// Returns the open batch, if it was the outermost one.
  mutating func close() -> ListMachine.Batch? {
    guard let batch = open, batch.depth == 0 else { return nil }
    open = nil
    return batch
  }

  /// Adds something to the open batch. Answers whether there is one.
  mutating func record(_ change: (inout ListMachine.Batch) -> Void) -> Bool {
    if open == nil { return false }
    change(&open!)
    return true
  }
}

extension ListMachine {
  /// Whether the data source knows more than what is being shown.
  internal var isDataAhead: Bool { !ahead.isEmpty }

  /// Items are filled anew with the next change, because the data is that of after it.
  internal mutating func passOn(reconfigured paths: [ItemPath]) {
    guard let update = ahead.waiting.first?.update else { return }
    ahead.waiting[0].update?.reconfigure(paths.compactMap { update.after($0) })
  }
}

extension _ListView {
  /// Shows a batch that was recorded while the view was at work, when it is ready.
  internal func showLater(_ batch: ListMachine.Batch) {
    // A reload that waits shows the data as it is by then, this change included.
    let isReload = batch.reloadsAll || machine.ahead.waiting.contains { $0.update == nil }
    showLater(
      UpdatesAhead.Change(
        update: isReload ? nil : update(of: batch), batch: batch, reloads: machine.reloads))
  }

  /// Asks for everything anew when the view is ready.
  internal func reloadAhead() { showLater(UpdatesAhead.Change(reloads: machine.reloads)) }

  private func showLater(_ change: UpdatesAhead.Change) {
    machine.ahead.waiting.append(change)
    let name = change.update == nil ? "reloadData" : "performBatchUpdates"
    enqueue(name, drop: { [weak self] in self?.dropUpdatesAhead() }) { [weak self] in
      self?.showFirstAhead()
    }
  }

  /// Drops the changes that wait, though the data has made them. Their completions are called.
  internal func dropUpdatesAhead() {
    if machine.queue.isGivingUp { machine.queue.patience = .givingUp(hasDroppedData: true) }
    let dropped = machine.ahead.waiting
    machine.ahead.waiting = []
    for change in dropped { MainTurn.schedule { change.batch?.complete(false) } }
  }

  /// Shows the changes that wait. Changes that are recorded meanwhile wait until later.
  internal func showUpdatesAhead() {
    for _ in machine.ahead.waiting { showFirstAhead() }
  }

  private func showFirstAhead() {
    guard !machine.ahead.waiting.isEmpty else { return }
    holdRequests()
    // Ending a movement shows a change, too. It asks for no cells as long as this update still waits.
    stopInteractions()
    if machine.ahead.waiting.dropFirst().contains(where: \.takesAway) {
      // While the first one is shown, the layout would ask for items that the data has no more.
      let changes = machine.ahead.waiting
      machine.ahead.waiting = []
      reload(for: changes)
    } else {
      let change = machine.ahead.waiting.removeFirst()
      // Everything may have been asked for anew since, this change included.
      let isShown = change.reloads != machine.reloads
      if isShown {
        MainTurn.schedule { change.batch?.complete(true) }
      } else if let update = change.update, update.plan.countsBefore == counts {
        change.batch?.prepare()
        show(update, outdatesSizes: change.batch?.outdatesSizes ?? false) { _ in
          change.batch?.complete(true)
        }
      } else {
        // A data source may have shown another state since, without a word of this change.
        reload(for: [change])
      }
    }
    releaseRequests()
  }

  private func reload(for changes: [UpdatesAhead.Change]) {
    for change in changes { change.batch?.prepare() }
    forgetData()
    MainTurn.schedule { for change in changes { change.batch?.complete(true) } }
  }
}
