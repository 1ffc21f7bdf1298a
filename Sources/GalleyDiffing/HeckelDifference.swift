/// The difference between two lists as Heckel's algorithm and the libraries based on it report it.
///
/// This type reports the result of `difference(from:to:)` in another form, for code and tests that
/// were written against IGListKit: duplicates are paired in order, updates are reported by their
/// position before the update, and an element counts as moved if its position does not follow from
/// the deletes and inserts before it. So a row that moves past eighty others counts as eighty-one
/// moves.
///
///     HeckelDifference(from: [1, 2, 3], to: [3, 1, 2]).moves  // 2 → 0, 0 → 1, 1 → 2
///
/// - Complexity: O(*n*) on average to create, in the elements of both lists.
public struct HeckelDifference<Identity: Hashable> {
  /// The changes.
  public let changes: HeckelChanges
  /// The positions of identities in the list before the update.
  private let before: PositionsByIdentity<Identity>
  /// The positions of identities in the list after the update.
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

  /// The positions of inserted elements in the list after the update, ascending.
  public var inserts: [Int] { changes.inserts }
  /// The positions of deleted elements in the list before the update, ascending.
  public var deletes: [Int] { changes.deletes }
  /// The positions of elements with new content. The positions are in the list before the update,
  /// but have the order of the list after the update.
  public var updates: [Int] { changes.updates }
  /// The moved elements, in the order of the list after the update.
  ///
  /// Each `before` occurs once.
  public var moves: [PositionPair<Int>] { changes.moves }
  /// Whether anything changed.
  public var hasChanges: Bool { changes.hasChanges }
  /// The number of changes.
  public var changeCount: Int { changes.changeCount }

  /// Returns the position of an identity in the list before the update, or `nil`.
  ///
  /// If there are duplicates, this is the position of the last duplicate.
  ///
  /// - Complexity: O(1) on average.
  public func oldPosition(of identity: Identity) -> Int? { before.position(of: identity) }

  /// Returns the position of an identity in the list after the update, or `nil`.
  ///
  /// If there are duplicates, this is the position of the last duplicate.
  ///
  /// - Complexity: O(1) on average.
  public func newPosition(of identity: Identity) -> Int? { after.position(of: identity) }
}

extension HeckelDifference: Sendable where Identity: Sendable {}

extension HeckelDifference {
  /// Creates the difference between two lists of identities.
  ///
  /// The elements have no other content, so there are no updates.
  @inlinable
  public init(from before: [Identity], to after: [Identity]) {
    self.init(before, after) { _, _ in true }
  }

  /// Creates the difference between two lists whose elements have an identity.
  ///
  /// - Parameters:
  ///   - identity: Returns the identity of an element, which is the same in both lists.
  ///   - isSame: Whether two elements of one identity, before and after, have the same content. If
  ///     the closure returns `false` for one of several duplicates, all pairs of that identity are
  ///     updates.
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

  /// Returns the difference for a batch update of a collection view, in which a delete and an
  /// insert replace each update.
  ///
  /// See `HeckelChanges.forBatchUpdates()`.
  public func forBatchUpdates() -> HeckelDifference {
    HeckelDifference(changes.forBatchUpdates(), before, after)
  }

  /// Returns the changes as paths. Positions before the update are in one section, and positions
  /// after the update in another section.
  public func paths(fromSection: Int, toSection: Int) -> Changes<ItemPath> {
    changes.paths(fromSection: fromSection, toSection: toSection)
  }
}
