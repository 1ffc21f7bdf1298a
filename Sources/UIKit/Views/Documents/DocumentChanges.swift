/// The changes of a document since it was saved.
///
/// The changes form a line: undoing goes back on it, and redoing goes forward. A change that is
/// made after changes were undone begins a new branch of the line, because the undone changes can
/// no longer be redone. The contents are the same if both the place on the line and the branch are
/// the same.
internal struct DocumentChanges: Equatable, Sendable {
  /// The contents of the document after some of its changes.
  private struct Contents: Equatable {
    /// The number of changes that were made, minus the number of changes that were undone.
    var place = 0
    /// The number of the branch that has led to the contents.
    var branch = 0
  }

  /// A part of the line, up to the first place of the next branch.
  private struct Branch: Equatable {
    /// The place after the first change of the branch.
    var start: Int
    var number: Int
  }

  /// The place of the document among its changes.
  private var place = 0
  /// The last place that redoing can reach.
  private var end = 0
  /// The branches of the line, in the order of their places. Contents before all of them belong to
  /// the branch 0.
  private var branches: [Branch] = []
  /// The number of the last new branch.
  private var lastNumber = 0
  /// The contents that were saved.
  private var saved = Contents()

  /// The current contents.
  private var contents: Contents {
    Contents(place: place, branch: branches.last { $0.start <= place }?.number ?? 0)
  }

  /// Whether the document differs from its saved contents.
  var isEdited: Bool { contents != saved }

  /// Whether the document has the same contents as it had with other changes.
  func hasSameContents(as other: DocumentChanges) -> Bool { contents == other.contents }

  /// Counts a change.
  mutating func count(_ change: UIDocument.ChangeKind) {
    switch change {
    case .done:
      if place < end { beginBranch() }
      place += 1
      end = place
    case .redone:
      place += 1
      end = max(end, place)
    case .undone: place -= 1
    case .cleared: noteSaved(self)
    }
  }

  /// Begins a branch with the next change. Branches that can no longer be reached are removed.
  private mutating func beginBranch() {
    branches.removeAll { $0.start > place }
    lastNumber += 1
    branches.append(Branch(start: place + 1, number: lastNumber))
  }

  /// Notes that the document was saved with earlier changes. Changes that were made or undone since
  /// then remain unsaved.
  mutating func noteSaved(_ earlier: DocumentChanges) { saved = earlier.contents }
}
