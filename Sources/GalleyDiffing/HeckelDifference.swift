/// The difference between two lists as Heckel's algorithm and the libraries after it tell it.
///
/// A second view of what `difference(from:to:)` finds, for code and tests that were written against
/// IGListKit: duplicates are paired in order, updates are told by their position before, and an
/// element counts as moved when its position is not the one that the deletes and inserts before it
/// explain. So a row that passes eighty others is eighty-one moves.
///
///     HeckelDifference(from: [1, 2, 3], to: [3, 1, 2]).moves  // 2 → 0, 0 → 1, 1 → 2
///
/// - Complexity: O(*n*) on average to make, in the elements of both lists.
public struct HeckelDifference<Identity: Hashable> {
  /// What changed.
  public let changes: HeckelChanges
  /// Where identities stood.
  private let before: PositionsByIdentity<Identity>
  /// Where identities stand.
  private let after: PositionsByIdentity<Identity>

  @usableFromInline
  internal init(
    _ changes: HeckelChanges, _ before: PositionsByIdentity<Identity>,
    _ after: PositionsByIdentity<Identity>
  ) {
    self.changes = changes
    self.before = before
    self.after = after
  }

  /// Positions after of what came, ascending.
  public var inserts: [Int] { changes.inserts }
  /// Positions before of what went, ascending.
  public var deletes: [Int] { changes.deletes }
  /// Positions *before* of what has new content, in the order after.
  public var updates: [Int] { changes.updates }
  /// What moved, in the order after. Each `before` stands once.
  public var moves: [PositionPair<Int>] { changes.moves }
  /// Whether anything changed.
  public var hasChanges: Bool { changes.hasChanges }
  /// How many changes there are.
  public var changeCount: Int { changes.changeCount }

  /// Where an identity stood, or `nil`. Of duplicates, the last.
  ///
  /// - Complexity: O(1) on average.
  public func oldPosition(of identity: Identity) -> Int? { before.position(of: identity) }

  /// Where an identity stands, or `nil`. Of duplicates, the last.
  ///
  /// - Complexity: O(1) on average.
  public func newPosition(of identity: Identity) -> Int? { after.position(of: identity) }
}

extension HeckelDifference: Sendable where Identity: Sendable {}

extension HeckelDifference {
  /// The difference between two lists of identities. Content never changes.
  @inlinable
  public init(from before: [Identity], to after: [Identity]) {
    self.init(before, after) { _, _ in true }
  }

  /// The difference between two lists whose elements have an identity.
  ///
  /// - Parameters:
  ///   - identity: What makes an element the same before and after.
  ///   - isSame: Whether two elements of one identity, before and after, show the same. Where it
  ///     says no for one of several duplicates, all pairs of that identity are updates.
  @inlinable
  public init<Element>(
    from before: [Element], to after: [Element], identifiedBy identity: (Element) -> Identity,
    comparing isSame: (Element, Element) -> Bool
  ) {
    self.init(before.map(identity), after.map(identity)) { isSame(before[$0], after[$1]) }
  }

  @inlinable
  internal init(
    _ before: [Identity], _ after: [Identity],
    comparing isSame: (_ before: Int, _ after: Int) -> Bool
  ) {
    self.init(
      HeckelChanges(from: before, to: after, comparing: isSame), PositionsByIdentity(before),
      PositionsByIdentity(after))
  }

  /// The same without updates: those become a delete and an insert, as a batch of a collection view
  /// wants them. See `HeckelChanges.forBatchUpdates()`.
  public func forBatchUpdates() -> HeckelDifference {
    HeckelDifference(changes.forBatchUpdates(), before, after)
  }

  /// The changes as paths: what is read before in one section, what is read after in another.
  public func paths(fromSection: Int, toSection: Int) -> Changes<ItemPath> {
    changes.paths(fromSection: fromSection, toSection: toSection)
  }
}
