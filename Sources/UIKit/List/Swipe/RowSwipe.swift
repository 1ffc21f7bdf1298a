import Foundation

/// What the one row goes through that is swiped aside.
///
///     closed ── a finger ──► held ── lets go ──► going ──► open ── a tap on a button ──► performing
///        ▲                                         │                                        │
///        └─────────────────── at its end ──────────┴──────── the action is done ────────────┘
@MainActor
internal enum RowSwipe {
  /// All rows are in their places.
  case closed
  /// A finger has it, which had pulled it so far when it took it.
  case held(SwipedRow, pulled: CGFloat)
  /// It goes by itself.
  case going(SwipedRow, to: SwipeGeometry.End)
  /// It stays aside.
  case open(SwipedRow)
  /// An action is being done, which says when it is over.
  case performing(SwipedRow)

  /// The row that is not in its place, or about to leave it.
  var row: SwipedRow? {
    switch self {
    case .closed: nil
    case .held(let row, _), .going(let row, _), .open(let row), .performing(let row): row
    }
  }

  /// Whether the row is on its way back to its place, and nothing can be done with it.
  var isClosing: Bool {
    if case .going(_, .closed) = self { return true }
    return false
  }
}

/// A row that is swiped aside: which one, what there is to do, and the buttons for it.
@MainActor
internal struct SwipedRow {
  /// On which side of a row there is something to do.
  enum Side: Hashable {
    /// Where reading begins.
    case leading
    /// Where it ends.
    case trailing

    /// The side that a row uncovers which moves.
    init(movingLeft: Bool, isRightToLeft: Bool) {
      self = movingLeft != isRightToLeft ? .trailing : .leading
    }

    func isOnLeft(isRightToLeft: Bool) -> Bool { (self == .leading) != isRightToLeft }
  }

  /// Where it is now.
  var path: IndexPath
  let cell: _ListElementView
  let configuration: UISwipeActionsConfiguration
  let geometry: SwipeGeometry
  let actions: SwipeActionsView
  /// Whether its buttons are on its left.
  let isOnLeft: Bool

  /// Which way it goes aside: 1 to the right.
  var direction: CGFloat { isOnLeft ? 1 : -1 }
}
