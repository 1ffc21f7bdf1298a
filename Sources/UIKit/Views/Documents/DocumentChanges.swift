/// The changes of a document since it was saved.
internal struct DocumentChanges: Equatable, Sendable {
  /// The place of the document among its changes: the number of changes that were made, minus the
  /// number of changes that were undone.
  private var place = 0
  /// The place at which the document was saved.
  private var savedPlace = 0
  /// Whether a change was made after the document had been undone beyond the saved contents. The
  /// saved contents can then no longer be reached by undoing and redoing.
  private var isSavedPlaceLost = false

  /// Whether the document differs from its saved contents.
  var isEdited: Bool { place != savedPlace || isSavedPlaceLost }

  /// Counts a change.
  mutating func count(_ change: UIDocument.ChangeKind) {
    switch change {
    case .done:
      if place < savedPlace { isSavedPlaceLost = true }
      place += 1
    case .redone: place += 1
    case .undone: place -= 1
    case .cleared: noteSaved(self)
    }
  }

  /// Notes that the document was saved with earlier changes. Changes that were made since then
  /// remain unsaved.
  mutating func noteSaved(_ saved: DocumentChanges) {
    savedPlace = saved.place
    isSavedPlaceLost = false
  }
}
