import Foundation
import GalleyDiffing

/// An update from its beginning to its end.
///
///     diffing ── changing ── showing ── over
@MainActor
internal final class RunningUpdate {
  enum Phase {
    /// The difference of the objects is being found. The update can still be cancelled.
    case diffing
    /// The data is being changed, and sections report the changes of their items.
    case changing
    /// The collection view shows the changes.
    case showing
    /// The update has ended.
    case over
  }

  var request: UpdateRequest
  var phase = Phase.diffing
  /// Whether the updater is calling a method of the collection view right now.
  var isTellingView = false
  /// Whether the collection view and the data source must not be replaced right now.
  var isBusy: Bool { phase == .changing || isTellingView }
  /// The changes that sections have reported, batch by batch. A reload has its positions before and
  /// after the batch.
  private(set) var batches = [UpdatePlan(recordingFrom: [])]
  /// The changes of the batch that is being recorded.
  var recorded: UpdatePlan {
    get { batches[batches.count - 1] }
    _modify { yield &batches[batches.count - 1] }
  }
  /// The number of batches that are being called, one inside of the other.
  private var depth = 0
  /// Requests that wait until the update has ended.
  let queue = DeferredRequestQueue()

  init(_ request: UpdateRequest) {
    self.request = request
    queue.hold()
  }

  /// Calls a batch and records its changes. A batch inside of another batch is a part of that
  /// batch.
  func run(_ batch: ListItemUpdateBlock) {
    if depth == 0 { separate() }
    depth += 1
    batch()
    depth -= 1
    if depth == 0 { separate() }
  }

  /// Begins a new batch, unless the present one is empty.
  private func separate() {
    if recorded.movesAnything { batches.append(UpdatePlan(recordingFrom: [])) }
  }

  /// Ends the update, and calls all completions.
  func complete(_ isFinished: Bool) {
    phase = .over
    for completion in request.completions { completion(isFinished) }
  }

  /// Ends the update without showing it, because its updater was deallocated.
  func abandon() {
    guard phase == .diffing else { return }
    complete(false)
  }
}
