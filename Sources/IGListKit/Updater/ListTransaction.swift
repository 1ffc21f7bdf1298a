import Foundation
import GalleyDiffing

/// One update on its way.
///
///     diffing ── changing ── showing ── over
@MainActor
internal final class ListTransaction {
  enum Phase {
    /// What has changed is being found; until then it can be called off.
    case diffing
    /// The data is being changed, and sections say what they change.
    case changing
    /// The collection view shows it.
    case showing
    /// All is done.
    case over
  }

  var request: UpdateRequest
  var phase = Phase.diffing
  /// Whether the collection view is being told right now.
  var isTellingView = false
  /// Whether nobody may take away the collection view or the data source right now.
  var isBusy: Bool { phase == .changing || isTellingView }
  /// The changes that sections have named, batch by batch. Updates name both places.
  private(set) var batches = [UpdatePlan(recordingFrom: [])]
  /// The changes of the batch that is being done.
  var recorded: UpdatePlan {
    get { batches[batches.count - 1] }
    _modify { yield &batches[batches.count - 1] }
  }
  private var depth = 0
  /// What has to wait until it is over.
  var queue = ListQueue()

  init(_ request: UpdateRequest) { self.request = request }

  /// Does a batch. One inside of another belongs to that.
  func run(_ batch: ListItemUpdateBlock) {
    if depth == 0 { separate() }
    depth += 1
    batch()
    depth -= 1
    if depth == 0 { separate() }
  }

  private func separate() {
    if recorded.movesAnything { batches.append(UpdatePlan(recordingFrom: [])) }
  }
}
