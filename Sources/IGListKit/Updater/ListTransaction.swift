import Foundation

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

  let request: UpdateRequest
  var phase = Phase.diffing
  /// Whether the collection view is being told right now.
  var isTellingView = false
  /// Whether nobody may take away the collection view or the data source right now.
  var isBusy: Bool { phase == .changing || isTellingView }
  /// What sections have said, batch by batch.
  private(set) var batches = [ItemUpdates()]
  /// What they say in the batch that is being done.
  var itemUpdates: ItemUpdates {
    get { batches[batches.count - 1] }
    _modify { yield &batches[batches.count - 1] }
  }
  private var depth = 0
  /// Who asked for something while the data was being changed.
  var joined: [ListUpdatingCompletion] = []
  /// What has to wait until it is over.
  var afterwards: [() -> Void] = []

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
    if itemUpdates.hasChanges { batches.append(ItemUpdates()) }
  }
}
