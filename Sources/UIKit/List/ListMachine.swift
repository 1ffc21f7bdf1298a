import Foundation
import GalleyDiffing

/// Where a list view is in changing what it shows: the one state machine.
///
///     idle ── performBatchUpdates ──► recording ── the outermost one returns ──► showing ──► idle
///     idle ── apply, a new layout, a finger ──► showing ──► idle
///     idle ── layoutSubviews ──► layingOut ──► idle
@MainActor
internal struct ListMachine {
  enum Phase {
    /// Nothing is being changed.
    case idle
    /// Calls are gathered.
    case recording(Batch)
    /// A change is being shown.
    case showing(Showing)
    /// What is in sight is being brought up to date.
    case layingOut
  }

  /// A change that is being shown.
  struct Showing {
    /// What changes, as the app would call it.
    let name: () -> String
    /// Keeps the data source alive until the change is shown. The view holds it weakly.
    var source: AnyObject?
    /// Everything in sight as it was.
    var before: ElementsBefore?
  }

  /// What is gathered, of all batches that are open inside of one another.
  struct Batch {
    /// The recorded changes, and the item counts before them.
    var plan: UpdatePlan
    /// Whether everything is to be asked for anew instead.
    var reloadsAll = false
    /// Whether everything is to be measured anew.
    var outdatesSizes = false
    /// How many batches are open.
    var depth = 0
    /// Called right before the batch is shown, in their order.
    var preparations: [() -> Void] = []
    /// Who wants to know when it has been shown.
    var completions: [(Bool) -> Void] = []

    func prepare() { for prepare in preparations { prepare() } }

    func complete(_ finished: Bool) {
      for completion in completions { completion(finished) }
    }
  }

  private(set) var phase = Phase.idle
  /// Called with `words` when another phase has begun.
  var observer: ((String) -> Void)?
  /// What was asked for while the list was at work.
  var queue = ListQueue()
  /// What the data is ahead of what is shown: see `ListView+DeferredUpdates.swift`.
  var ahead = UpdatesAhead()
  /// How often everything was asked for anew.
  var reloads = 0
  /// Views that are on their way out.
  var leaving: [VisibleElements.Shown] = []

  var isRecording: Bool {
    if case .recording = phase { return true }
    return false
  }

  /// Whether a change is being shown, or what is in sight brought up to date.
  var isShowing: Bool {
    switch phase {
    case .idle, .recording: false
    case .showing, .layingOut: true
    }
  }

  /// Whether anything but waiting is going on.
  var isBusy: Bool {
    if case .idle = phase { return false }
    return true
  }

  /// Everything in sight as it was, while a change is being shown.
  var before: ElementsBefore? {
    if case .showing(let showing) = phase { return showing.before }
    return nil
  }

  // MARK: From phase to phase

  /// A batch begins, perhaps inside of another one.
  ///
  /// - Parameter counts: How many items each section has that is shown.
  mutating func open(from counts: [Int], _ completion: ((Bool) -> Void)?) {
    if isShowing {
      ahead.open(from: counts)
    } else if !isRecording {
      phase = .recording(Batch(plan: UpdatePlan(recordingFrom: counts)))
    }
    record { batch in
      batch.depth += 1
      if let completion { batch.completions.append(completion) }
    }
  }

  /// Takes something into what is recorded. Answers whether something is.
  @discardableResult
  mutating func record(_ change: (inout Batch) -> Void) -> Bool {
    guard case .recording(var batch) = phase else { return ahead.record(change) }
    // Were it still held there, each change would copy all those before it.
    phase = .idle
    change(&batch)
    phase = .recording(batch)
    return true
  }

  /// A batch ends. Returns all that was recorded, if it was the outermost one: it is to be shown.
  mutating func close() -> Batch? {
    record { $0.depth -= 1 }
    if isShowing { return ahead.close() }
    guard case .recording(let batch) = phase, batch.depth == 0 else { return nil }
    // The data source is asked for its counts next: what it asks for meanwhile has to wait.
    phase = .showing(Showing(name: { batch.plan.calls() }))
    return batch
  }

  /// A change is shown from now on.
  mutating func beginShowing(_ showing: Showing) {
    assert(!isRecording, "what is recorded would be lost")
    phase = .showing(showing)
    observer?(words)
  }

  /// What is in sight is brought up to date from now on.
  mutating func beginLayingOut() {
    assert(!isBusy, "one thing at a time")
    phase = .layingOut
    observer?(words)
  }

  /// It has been shown, or brought up to date.
  mutating func rest() {
    assert(!isRecording, "what is recorded would be lost")
    phase = .idle
    observer?(words)
  }
}

extension ListMachine {
  /// Traps when the phase contradicts what is recorded and what waits. Compiled away unless
  /// `INTERNAL_CHECKS` is defined.
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    precondition(queue.holds >= 0, "requests were released that nobody held")
    precondition(
      isShowing || !ahead.isRecording,
      "a batch that was opened during a change is still open after it")
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
