/// The two places of one thing: where it was, and where it is.
@frozen
public struct PositionPair<Position: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// Where it was, in the list before.
  public var before: Position
  /// Where it is, in the list after.
  public var after: Position

  /// The pair of a place before and one after.
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

/// What happened to the things of a list: which went, came, moved, or have new content.
///
/// Deletes and the `before` of pairs are read in the order *before* the update, inserts and the
/// `after` of pairs in the order *after* it. What is not named here kept its order among the others
/// that are not named.
@frozen
public struct Changes<Position: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// What went, in the order before.
  public var deletes: [Position]
  /// What came, in the order after.
  public var inserts: [Position]
  /// What was lifted out and set down elsewhere, in the order after.
  public var moves: [PositionPair<Position>]
  /// What has other content than before, in the order after. It may have moved too.
  public var updates: [PositionPair<Position>]

  /// These changes; none, unless named.
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

  /// Whether nothing happened.
  @inlinable
  public var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// How many changes there are.
  @inlinable
  public var count: Int { deletes.count + inserts.count + moves.count + updates.count }
}

extension Changes {
  /// What is no more at its place before: it went, or was moved.
  package var leaving: [Position] { deletes + moves.map(\.before) }

  /// What is new at its place after: it came, or was moved there.
  package var arriving: [Position] { inserts + moves.map(\.after) }

  /// The same changes, of places that go by other names.
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

  /// One piece of text for each kind of change that there is.
  internal var pieces: [String] {
    var pieces: [String] = []
    func add(_ verb: String, _ things: [String]) {
      if !things.isEmpty { pieces.append(verb + " " + things.joined(separator: ", ")) }
    }
    add("delete", deletes.map { "\($0)" })
    add("insert", inserts.map { "\($0)" })
    add("move", moves.map(\.description))
    add("update", updates.map(\.description))
    return pieces
  }
}
