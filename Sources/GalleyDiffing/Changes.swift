/// The two positions of one element: before an update, and after it.
@frozen
public struct PositionPair<Position: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// The position in the list before the update.
  public var before: Position
  /// The position in the list after the update.
  public var after: Position

  /// Creates a pair from the position before and the position after the update.
  @inlinable
  public init(before: Position, after: Position) {
    self.before = before
    self.after = after
  }
}

extension PositionPair: CustomStringConvertible {
  /// For example `3 → 1`.
  public var description: String { "\(before) → \(after)" }
}

/// The changes between two lists: elements that were deleted, inserted or moved, or that have new
/// content.
///
/// Deletes, and the `before` of pairs, are positions in the list *before* the update. Inserts, and
/// the `after` of pairs, are positions in the list *after* the update. Elements that are not named
/// keep their relative order.
@frozen
public struct Changes<Position: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// The deleted elements, in the order of the list before the update.
  public var deletes: [Position]
  /// The inserted elements, in the order of the list after the update.
  public var inserts: [Position]
  /// The moved elements, in the order of the list after the update.
  public var moves: [PositionPair<Position>]
  /// The elements with new content, in the order of the list after the update.
  ///
  /// These elements may also have moved.
  public var updates: [PositionPair<Position>]

  /// Creates changes. The kinds of changes that are left out are empty.
  @inlinable
  public init(
    deletes: [Position] = [], inserts: [Position] = [], moves: [PositionPair<Position>] = [],
    updates: [PositionPair<Position>] = []
  ) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
  }

  /// Whether there are no changes.
  @inlinable
  public var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// The number of changes.
  @inlinable
  public var count: Int { deletes.count + inserts.count + moves.count + updates.count }
}

extension Changes {
  /// The positions in the list before the update from which elements were deleted or moved away.
  package var leaving: [Position] { deletes + moves.map(\.before) }

  /// The positions in the list after the update at which elements were inserted, or to which they
  /// were moved.
  package var arriving: [Position] { inserts + moves.map(\.after) }

  /// Returns the same changes with each position converted.
  internal func map<Other>(_ place: (Position) -> Other) -> Changes<Other> {
    func pair(_ pair: PositionPair<Position>) -> PositionPair<Other> {
      PositionPair<Other>(before: place(pair.before), after: place(pair.after))
    }
    return Changes<Other>(
      deletes: deletes.map(place), inserts: inserts.map(place), moves: moves.map(pair),
      updates: updates.map(pair))
  }
}

extension Changes: CustomStringConvertible {
  /// The changes by kind, for example `delete 2; insert 0, 5; move 3 → 1`.
  public var description: String { isEmpty ? "no changes" : pieces.joined(separator: "; ") }

  /// The text of each kind of change that is not empty.
  internal var pieces: [String] {
    var pieces: [String] = []
    func add(_ verb: String, _ positions: [String]) {
      if !positions.isEmpty { pieces.append(verb + " " + positions.joined(separator: ", ")) }
    }
    add("delete", deletes.map { "\($0)" })
    add("insert", inserts.map { "\($0)" })
    add("move", moves.map(\.description))
    add("update", updates.map(\.description))
    return pieces
  }
}
