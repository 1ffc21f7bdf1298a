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
  /// Positions after of what came, ascending.
  public let inserts: [Int]
  /// Positions before of what went, ascending.
  public let deletes: [Int]
  /// Positions *before* of what has new content, in the order after.
  public var updates: [Int] { updatedPairs.map { $0.before } }
  @usableFromInline internal let updatedPairs: [PositionPair<Int>]
  /// What moved, in the order after. Each `before` stands once.
  public let moves: [PositionPair<Int>]

  /// Where identities stood. Nowhere when the list before is empty.
  @usableFromInline internal let before: PositionsByIdentity<Identity>
  /// Where identities stand. Nowhere when the list after is empty.
  @usableFromInline internal let after: PositionsByIdentity<Identity>

  /// Whether anything changed.
  public var hasChanges: Bool { changeCount > 0 }

  /// How many changes there are.
  public var changeCount: Int {
    inserts.count + deletes.count + updatedPairs.count + moves.count
  }

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
    _ identitiesBefore: [Identity], _ identitiesAfter: [Identity],
    comparing isSame: (_ before: Int, _ after: Int) -> Bool
  ) {
    let before = PositionsByIdentity(identitiesBefore)
    let after = PositionsByIdentity(identitiesAfter)
    var partners = [Int32](repeating: -1, count: identitiesAfter.count)
    var changed: [Int32] = []
    if before.hasRepeats || after.hasRepeats {
      partners = after.partners(in: before)
    } else {
      let matching = uncancelled { () throws(MatchingStop) in
        try match(
          identitiesBefore, identitiesAfter, reader: ReadsItself(), areUnique: true,
          cancellation: .ignored)
      }
      matching.forEachRun { run in
        for offset in 0..<run.count { partners[Int(run.after + offset)] = run.before + offset }
      }
    }
    for (position, partner) in partners.enumerated() where partner >= 0 {
      if !isSame(Int(partner), position) { changed.append(Int32(position)) }
    }
    self.init(partners: partners, changed: changed, before, after)
  }

  /// Reads the changes off the position before of each element after, or -1.
  @usableFromInline
  internal init(
    partners: [Int32], changed: [Int32], _ before: PositionsByIdentity<Identity>,
    _ after: PositionsByIdentity<Identity>
  ) {
    var isFound = [Bool](repeating: false, count: before.count)
    for partner in partners where partner >= 0 { isFound[Int(partner)] = true }
    var deletes: [Int] = []
    var deletesUpTo: [Int] = []
    deletesUpTo.reserveCapacity(before.count)
    for position in 0..<before.count {
      deletesUpTo.append(deletes.count)
      if !isFound[position] { deletes.append(position) }
    }

    let changedIdentities = Set(changed.map { after.number(at: Int($0)) })
    var inserts: [Int] = []
    var updatedPairs: [PositionPair<Int>] = []
    var moves: [PositionPair<Int>] = []
    for (position, partner) in partners.enumerated() {
      guard partner >= 0 else {
        inserts.append(position)
        continue
      }
      let old = Int(partner)
      if !changedIdentities.isEmpty, changedIdentities.contains(after.number(at: position)) {
        updatedPairs.append(PositionPair(before: old, after: position))
      }
      if old - deletesUpTo[old] + inserts.count != position {
        moves.append(PositionPair(before: old, after: position))
      }
    }
    self.init(
      inserts: inserts, deletes: deletes, updatedPairs: updatedPairs, moves: moves, before: before,
      after: after)
  }

  /// The same without updates: those become a delete and an insert, as a batch of a collection view
  /// wants them.
  ///
  /// Each updated element is inserted where it is after. IGListKit looks an identity up instead, so
  /// of several elements with one identity only the last is updated there.
  public func forBatchUpdates() -> HeckelDifference {
    let updated = Set(updatedPairs.map { $0.before })
    return HeckelDifference(
      inserts: Set(inserts + updatedPairs.map { $0.after }).sorted(),
      deletes: Set(deletes).union(updated).sorted(), updatedPairs: [],
      moves: moves.filter { !updated.contains($0.before) }, before: before, after: after)
  }

  /// The changes as paths: what is read before in one section, what is read after in another.
  public func paths(fromSection: Int, toSection: Int) -> Changes<ItemPath> {
    func old(_ item: Int) -> ItemPath { ItemPath(section: fromSection, item: item) }
    func new(_ item: Int) -> ItemPath { ItemPath(section: toSection, item: item) }
    func pair(_ pair: PositionPair<Int>) -> PositionPair<ItemPath> {
      PositionPair(before: old(pair.before), after: new(pair.after))
    }
    return Changes(
      deletes: deletes.map(old), inserts: inserts.map(new), moves: moves.map(pair),
      updates: updatedPairs.map(pair))
  }
}
