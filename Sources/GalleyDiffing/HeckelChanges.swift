/// The changes between two lists by position alone, as Heckel's algorithm and the libraries based
/// on it report them.
///
/// Duplicates are paired in order, updates are reported by their position before the update, and an
/// element counts as moved if its position does not follow from the deletes and inserts before it.
///
///     HeckelChanges(partners: [2, -1, 0], beforeCount: 3)
///     // deletes 1, inserts 1, moves 2 → 0 and 0 → 2
///
/// The changes contain no elements and no identities, so they can be created wherever lists are
/// matched.
public struct HeckelChanges: Equatable, Sendable {
  /// The positions of inserted elements in the list after the update, ascending.
  public let inserts: [Int]
  /// The positions of deleted elements in the list before the update, ascending.
  public let deletes: [Int]
  /// The positions of elements with new content, in the order of the list after the update.
  ///
  /// These elements may also have moved.
  public let updatedPairs: [PositionPair<Int>]
  /// The moved elements, in the order of the list after the update.
  ///
  /// Each `before` occurs once.
  public let moves: [PositionPair<Int>]

  /// The positions of elements with new content in the list before the update. The positions are in
  /// the order of the list after the update.
  public var updates: [Int] { updatedPairs.map { $0.before } }

  /// Whether anything changed.
  public var hasChanges: Bool { changeCount > 0 }

  /// The number of changes.
  public var changeCount: Int {
    inserts.count + deletes.count + updatedPairs.count + moves.count
  }
}

// MARK: - Finding

extension HeckelChanges {
  /// Finds the changes, given the earlier position of each element of the list after the update.
  ///
  /// - Parameters:
  ///   - partners: For each element of the list after the update, its position in the list before
  ///     the update, or -1. No position occurs twice.
  ///   - beforeCount: The number of elements before.
  ///   - isUpdated: Whether the element at a position in the list after the update has new content.
  ///     Called for the elements that are in both lists.
  /// - Complexity: O(*n*) in the elements of both lists.
  public init(
    partners: [Int32], beforeCount: Int, isUpdated: (_ after: Int) -> Bool = { _ in false }
  ) {
    var isFound = [Bool](repeating: false, count: beforeCount)
    for partner in partners where partner >= 0 { isFound[Int(partner)] = true }
    var deletes: [Int] = []
    var deletesUpTo: [Int] = []
    deletesUpTo.reserveCapacity(beforeCount)
    for position in 0..<beforeCount {
      deletesUpTo.append(deletes.count)
      if !isFound[position] { deletes.append(position) }
    }

    var inserts: [Int] = []
    var updatedPairs: [PositionPair<Int>] = []
    var moves: [PositionPair<Int>] = []
    for (position, partner) in partners.enumerated() {
      guard partner >= 0 else {
        inserts.append(position)
        continue
      }
      let old = Int(partner)
      if isUpdated(position) { updatedPairs.append(PositionPair(before: old, after: position)) }
      if old - deletesUpTo[old] + inserts.count != position {
        moves.append(PositionPair(before: old, after: position))
      }
    }
    self.init(inserts: inserts, deletes: deletes, updatedPairs: updatedPairs, moves: moves)
  }

  /// Creates the changes between two lists of identities.
  ///
  /// - Parameter isSame: Whether two elements of one identity, given by their positions in the
  ///   lists before and after, have the same content. The closure is called once for each pair, in
  ///   the order of the list after the update. If the closure returns `false` for one of several
  ///   duplicates, all pairs of that identity are updates.
  /// - Complexity: O(*n*) on average, in the elements of both lists.
  @inlinable
  public init<Identity: Hashable>(
    from before: [Identity], to after: [Identity],
    comparing isSame: (_ before: Int, _ after: Int) -> Bool
  ) {
    let partners = Self.partners(from: before, to: after)
    var changed = Set<Identity>()
    for (position, partner) in partners.enumerated() where partner >= 0 {
      if !isSame(Int(partner), position) { changed.insert(after[position]) }
    }
    self.init(partners: partners, beforeCount: before.count) {
      !changed.isEmpty && changed.contains(after[$0])
    }
  }

  /// Returns, for each element of the list after the update, its position in the list before the
  /// update, or -1 if it was inserted.
  ///
  /// Elements with a repeated identity are paired in order: the first with the first, the second
  /// with the second.
  ///
  /// - Complexity: O(*n*) on average, in the elements of both lists.
  @inlinable
  public static func partners<Identity: Hashable>(
    from before: [Identity], to after: [Identity]
  ) -> [Int32] {
    var partners = [Int32](repeating: -1, count: after.count)
    do throws(MatchingStop) {
      let matching = try match(
        before, after, reader: WholeElementReader(), areUnique: false, cancellation: .ignored)
      matching.forEachRun { run in
        for offset in 0..<run.count { partners[Int(run.after + offset)] = run.before + offset }
      }
    } catch {
      // Matching stops if a repeated element was inserted, deleted or moved. In that case, repeated
      // elements are paired by their order.
      partners = PositionsByIdentity(after).partners(in: PositionsByIdentity(before))
    }
    return partners
  }
}

// MARK: - Other forms

extension HeckelChanges {
  /// Returns the changes for a batch update of a collection view, in which a delete and an insert
  /// replace each update.
  ///
  /// Each updated element is inserted at its own position in the list after the update. IGListKit
  /// instead inserts at the position of the element's identity, so only the last of several
  /// elements with the same identity is updated there.
  public func forBatchUpdates() -> HeckelChanges {
    let updated = Set(updatedPairs.map { $0.before })
    return HeckelChanges(
      inserts: Set(inserts + updatedPairs.map { $0.after }).sorted(),
      deletes: Set(deletes).union(updated).sorted(), updatedPairs: [],
      moves: moves.filter { !updated.contains($0.before) })
  }

  /// Returns the changes as paths: positions in the list before the update are in one section,
  /// positions in the list after the update in another.
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
