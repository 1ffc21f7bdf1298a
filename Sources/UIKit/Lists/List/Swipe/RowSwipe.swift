import Foundation
import GalleyMotion

/// The state of swiping in a list. At most one row is swiped at a time.
///
///     closed ── a finger ──► held ── lifted ──► going ──► open ── a tap on a button ──► performing
///        ▲                                        │                                        │
///        └──────────────── the row is closed ─────┴──────── the action is done ────────────┘
@MainActor
internal enum RowSwipe {
  /// No row is swiped.
  case closed
  /// A finger moves the row. `pulled` is the distance by which a finger has to pull a closed row to
  /// the position that the row had at the beginning of the drag.
  case held(SwipedRow, pulled: CGFloat)
  /// The row moves by an animation.
  case going(SwipedRow, to: SwipeGeometry.End)
  /// The row stays open and shows its buttons.
  case open(SwipedRow)
  /// An action is being performed: it has not called its completion handler yet.
  case performing(SwipedRow)

  /// The row that is swiped or is about to be swiped.
  var row: SwipedRow? {
    switch self {
    case .closed: nil
    case .held(let row, _), .going(let row, _), .open(let row), .performing(let row): row
    }
  }

  /// Whether the row is closing. A closing row does not react to touches.
  var isClosing: Bool {
    if case .going(_, .closed) = self { return true }
    return false
  }
}

/// A row that is swiped, with its actions and their buttons.
@MainActor
internal struct SwipedRow {
  /// The side of a row at which there are actions.
  enum Side: Hashable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing

    /// The side that is uncovered when a row moves to the left or to the right.
    init(movingLeft: Bool, isRightToLeft: Bool) {
      self = movingLeft != isRightToLeft ? .trailing : .leading
    }

    func isOnLeft(isRightToLeft: Bool) -> Bool { (self == .leading) != isRightToLeft }
  }

  /// The current path of the row.
  var path: IndexPath
  let cell: _ListElementView
  let configuration: UISwipeActionsConfiguration
  let geometry: SwipeGeometry
  let actions: SwipeActionsView
  /// Whether the buttons are on the left.
  let isOnLeft: Bool

  /// The sign of the row's movement: 1 to the right, -1 to the left.
  var direction: CGFloat { isOnLeft ? 1 : -1 }
}
