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
  /// What sections have said.
  var itemUpdates = ItemUpdates()
  /// Who asked for something while the data was being changed.
  var joined: [ListUpdatingCompletion] = []
  /// What has to wait until it is over.
  var afterwards: [() -> Void] = []

  init(_ request: UpdateRequest) { self.request = request }
}
