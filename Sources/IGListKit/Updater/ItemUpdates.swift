import Foundation

/// What sections say of their items while the data is being changed.
internal struct ItemUpdates {
  struct Move: Hashable {
    var from: IndexPath
    var to: IndexPath
  }

  /// Sections to be shown anew, by their places before.
  var sectionReloads = IndexSet()
  var inserts: [IndexPath] = []
  var deletes: [IndexPath] = []
  var moves: [Move] = []
  /// Items to be shown anew, with their places before and after.
  var reloads: [Move] = []

  /// Whether anything was said.
  var hasChanges: Bool {
    !sectionReloads.isEmpty || !inserts.isEmpty || !deletes.isEmpty || !moves.isEmpty
      || !reloads.isEmpty
  }
}
