import Foundation
import GalleyDiffing

/// The state machine of a list view: the phases of its changes and layout passes.
///
///     idle ── performBatchUpdates ──► recording ── the outermost call returns ──► showing ──► idle
///     idle ── apply, a new layout, a finger ──► showing ──► idle
///     idle ── layoutSubviews ──► layingOut ──► idle
@MainActor
internal struct ListStateMachine {
  enum Phase {
    /// No change is in progress.
    case idle
    /// A batch is being recorded.
    case recording(Batch)
    /// A change is being shown.
    case showing(Showing)
    /// A layout pass is running.
    case layingOut
  }

  /// A change that is being shown.
  struct Showing {
    /// Returns a description of the change, as the app would write it.
    let name: () -> String
    /// The data source. It is retained until the change is shown, because the view does not retain
    /// it.
    var source: AnyObject?
    /// The visible elements before the change.
    var before: ElementsBefore?
  }

  /// The changes that are recorded in a batch, including the batches that are opened inside of it.
  struct Batch {
    /// The recorded changes, and the item counts before these changes.
    var plan: UpdatePlan
    /// The animations of the rows and sections of a table that the batch inserts and deletes.
    var rowAnimations = RowAnimations()
    /// Whether the list reloads all data instead of showing the recorded changes.
    var reloadsAll = false
    /// Whether all items are measured again.
    var outdatesSizes = false
    /// The number of open batches.
    var depth = 0
    /// Closures to call right before the batch is shown, in order.
    var preparations: [() -> Void] = []
    /// Closures to call when the batch has been shown.
    var completions: [(Bool) -> Void] = []

    func prepare() { for prepare in preparations { prepare() } }

    func complete(_ finished: Bool) {
      for completion in completions { completion(finished) }
    }
  }

  private(set) var phase = Phase.idle
  /// Called with a description of the phase whenever another phase begins.
  var observer: ((String) -> Void)?
  /// The requests that were made while the list was busy.
  var queue = ListRequestQueue()
  /// The changes of the data that are not shown yet: see `ListView+UpdatesWhileBusy.swift`.
  var ahead = UpdatesWhileBusy()
  /// The number of reloads so far.
  var reloads = 0
  /// Views of removed elements whose animations have not ended.
  var leaving: [VisibleElements.Shown] = []

  var isRecording: Bool {
    if case .recording = phase { return true }
    return false
  }

  /// Whether a change is being shown, or a layout pass is running.
  var isShowing: Bool {
    switch phase {
    case .idle, .recording: false
    case .showing, .layingOut: true
    }
  }

  /// Whether changes are recorded in `ahead`: because a change is being shown, or because a batch
  /// that was opened during a change still waits for earlier changes.
  var recordsAhead: Bool { isShowing || ahead.isRecording }

  /// Whether the phase is other than idle. Requests in the queue do not make the list busy.
  var isBusy: Bool {
    if case .idle = phase { return false }
    return true
  }

  /// The visible elements before the change, while a change is being shown.
  var before: ElementsBefore? {
    if case .showing(let showing) = phase { return showing.before }
    return nil
  }

  // MARK: From phase to phase

  /// Begins a batch, which may be inside of another batch.
  ///
  /// - Parameter counts: The number of items in each section that is shown.
  mutating func open(from counts: [Int], _ completion: ((Bool) -> Void)?) {
    if recordsAhead {
      ahead.open(from: counts)
    } else if !isRecording {
      phase = .recording(Batch(plan: UpdatePlan(recordingFrom: counts)))
    }
    record { batch in
      batch.depth += 1
      if let completion { batch.completions.append(completion) }
    }
  }

  /// Changes the batch that is being recorded. Returns `false` if there is none.
  @discardableResult
  mutating func record(_ change: (inout Batch) -> Void) -> Bool {
    guard case .recording(var batch) = phase else { return ahead.record(change) }
    // `phase` must not contain the batch while the batch changes. Otherwise each change would copy
    // all earlier changes.
    phase = .idle
    change(&batch)
    phase = .recording(batch)
    return true
  }

  /// Ends a batch.
  ///
  /// - Returns: The recorded batch if it was the outermost batch. The caller then shows the batch.
  mutating func close() -> Batch? {
    record { $0.depth -= 1 }
    if recordsAhead { return ahead.close() }
    guard case .recording(let batch) = phase, batch.depth == 0 else { return nil }
    // The list asks the data source for its counts next. The phase is `showing` already, so that
    // requests that the data source makes meanwhile have to wait.
    phase = .showing(Showing(name: { batch.plan.calls() }))
    return batch
  }

  /// Begins to show a change.
  ///
  /// A delegate may have opened a batch right before. This batch remains open while the change is
  /// shown. The batch is then shown as a reload, because the item counts at its start may be wrong.
  mutating func beginShowing(_ showing: Showing) {
    if case .recording(var batch) = phase {
      batch.reloadsAll = true
      ahead.suspend(batch)
    }
    phase = .showing(showing)
    observer?(words)
  }

  /// Begins a layout pass.
  mutating func beginLayingOut() {
    assert(!isBusy, "a layout pass begins while the list is busy")
    phase = .layingOut
    observer?(words)
  }

  /// Ends a change or a layout pass, and returns to the idle phase.
  ///
  /// During the change, the app may have opened a batch with `beginUpdates()` that is still open.
  /// The next phase is then the recording of this batch.
  mutating func becomeIdle() {
    assert(!isRecording, "the recorded batch would be lost")
    phase = .idle
    takeOverOpenBatch()
    observer?(words)
  }

  /// Begins the recording phase for the batch that the app has opened during a change. This method
  /// has no effect while the list is busy, or if earlier changes have to be shown first.
  mutating func takeOverOpenBatch() {
    guard case .idle = phase, let batch = ahead.removeOpenBatch() else { return }
    phase = .recording(batch)
  }
}

extension ListStateMachine {
  /// Traps if the phase contradicts the recorded batch or the waiting requests.
  ///
  /// The checks are compiled away unless `INTERNAL_CHECKS` is defined.
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    precondition(queue.holds >= 0, "requests were released that nobody held")
    precondition(
      isShowing || !ahead.isRecording || ahead.hasWaitingChanges,
      "a batch that was opened during a change is not recorded after it")
    if case .recording(let batch) = phase {
      precondition(batch.depth > 0, "a batch is recorded that has ended")
    }
    #endif
  }

  /// The phase and the requests that wait, for example `showing insertItems 0.1; then apply`.
  internal var words: String {
    let phase: String
    switch self.phase {
    case .idle: phase = "idle"
    case .recording(let batch): phase = "recording \(batch.plan.calls())"
    case .showing(let showing): phase = "showing \(showing.name())"
    case .layingOut: phase = "laying out"
    }
    guard !queue.isEmpty else { return phase }
    return phase + "; then " + queue.names
  }
}
