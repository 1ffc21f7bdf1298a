/// The difference between two lists as Heckel's algorithm and the libraries after it tell it.
///
/// The same work as `difference(from:to:)`, read in another way: duplicates are paired in order,
/// updates are told by their position before, and an element counts as moved when its position is
/// not the one that the deletes and inserts before it explain. So one row that passes eighty
/// others is eighty-one moves. For code and tests that were written against IGListKit.
///
///     let difference = HeckelDifference(from: [1, 2, 3], to: [3, 1, 2])
///     difference.moves  // 2 → 0, 0 → 1, 1 → 2
///
/// - Complexity: O(*n*) on average to make, in the elements of both lists.
public struct HeckelDifference<Identity: Hashable> {
  /// Positions after of what came, ascending.
  public let inserts: [Int]
  /// Positions before of what went, ascending.
  public let deletes: [Int]
  /// Positions *before* of what has new content, in the order after.
  public let updates: [Int]
  /// What moved, in the order after. Each `before` stands once.
  public let moves: [PositionPair<Int>]

  /// Positions before by identity; of duplicates the last. Empty when the list before was empty,
  /// or all of it went to leave nothing: then the other map says all.
  private let positionsBefore: [Identity: Int]
  private let positionsAfter: [Identity: Int]

  private init(
    inserts: [Int], deletes: [Int], updates: [Int], moves: [PositionPair<Int>],
    positionsBefore: [Identity: Int], positionsAfter: [Identity: Int]
  ) {
    self.inserts = inserts
    self.deletes = deletes
    self.updates = updates
    self.moves = moves
    self.positionsBefore = positionsBefore
    self.positionsAfter = positionsAfter
  }

  /// Whether anything changed.
  public var hasChanges: Bool { changeCount > 0 }

  /// How many changes there are.
  public var changeCount: Int { inserts.count + deletes.count + updates.count + moves.count }

  /// Where an identity stood, or `nil`. When the list after is empty, every element is found; when
  /// the list before is empty, none is.
  public func oldPosition(of identity: Identity) -> Int? { positionsBefore[identity] }

  /// Where an identity stands, or `nil`. When either list is empty, only what was inserted is found.
  public func newPosition(of identity: Identity) -> Int? { positionsAfter[identity] }
}

extension HeckelDifference: Sendable where Identity: Sendable {}

extension HeckelDifference {
  /// The difference between two lists of identities. Content never changes.
  public init(from before: [Identity], to after: [Identity]) {
    self.init(from: before, to: after, identifiedBy: { $0 }, comparing: { _, _ in true })
  }

  /// The difference between two lists whose elements have an identity.
  ///
  /// - Parameters:
  ///   - identity: What makes an element the same before and after.
  ///   - isSame: Whether two elements of one identity, before and after, show the same.
  public init<Element>(
    from before: [Element], to after: [Element], identifiedBy identity: (Element) -> Identity,
    comparing isSame: (Element, Element) -> Bool
  ) {
    let identitiesBefore = before.map(identity)
    let identitiesAfter = after.map(identity)
    if before.isEmpty || after.isEmpty {
      // Heckel libraries stop here, and fill one of the two maps only.
      self.init(
        inserts: Array(after.indices), deletes: Array(before.indices), updates: [], moves: [],
        positionsBefore: after.isEmpty ? lastPositions(identitiesBefore) : [:],
        positionsAfter: after.isEmpty ? [:] : lastPositions(identitiesAfter))
      return
    }

    let pairs = partners(of: identitiesAfter, in: identitiesBefore)
    // One changed pair marks its identity, and so the pairs of that identity that come after it.
    var changed: Set<Identity> = []
    var updates: [Int] = []
    for (position, partner) in pairs.enumerated() {
      guard let partner else { continue }
      let identity = identitiesAfter[position]
      if !isSame(before[partner], after[position]) { changed.insert(identity) }
    }
    for (position, partner) in pairs.enumerated() {
      if let partner, changed.contains(identitiesAfter[position]) { updates.append(partner) }
    }

    let found = Set(pairs.compactMap { $0 })
    let deletes = before.indices.filter { !found.contains($0) }
    var deletesBefore = [Int](repeating: 0, count: before.count + 1)
    for position in before.indices {
      deletesBefore[position + 1] = deletesBefore[position] + (found.contains(position) ? 0 : 1)
    }
    var inserts: [Int] = []
    var moves: [PositionPair<Int>] = []
    for (position, partner) in pairs.enumerated() {
      guard let partner else {
        inserts.append(position)
        continue
      }
      if partner - deletesBefore[partner] + inserts.count != position {
        moves.append(PositionPair(before: partner, after: position))
      }
    }
    self.init(
      inserts: inserts, deletes: Array(deletes), updates: updates, moves: moves,
      positionsBefore: lastPositions(identitiesBefore),
      positionsAfter: lastPositions(identitiesAfter))
  }

  /// The same without updates: those become a delete and an insert, as a batch of a collection view
  /// wants them.
  public func forBatchUpdates() -> HeckelDifference {
    var updated = Set(updates)
    var deletes = Set(deletes)
    var inserts = Set(inserts)
    var moves: [PositionPair<Int>] = []
    for move in self.moves {
      guard updated.remove(move.before) != nil else {
        moves.append(move)
        continue
      }
      deletes.insert(move.before)
      inserts.insert(move.after)
    }
    let identities = Dictionary(
      positionsBefore.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for position in updated {
      deletes.insert(position)
      if let identity = identities[position], let after = positionsAfter[identity] {
        inserts.insert(after)
      }
    }
    return HeckelDifference(
      inserts: inserts.sorted(), deletes: deletes.sorted(), updates: [], moves: moves,
      positionsBefore: positionsBefore, positionsAfter: positionsAfter)
  }

  /// The changes as paths: what is read before in one section, what is read after in another.
  public func paths(fromSection: Int, toSection: Int) -> Changes<ItemPath> {
    func before(_ item: Int) -> ItemPath { ItemPath(section: fromSection, item: item) }
    func after(_ item: Int) -> ItemPath { ItemPath(section: toSection, item: item) }
    return Changes(
      deletes: deletes.map(before), inserts: inserts.map(after),
      moves: moves.map { PositionPair(before: before($0.before), after: after($0.after)) })
  }
}

/// For each identity, the last position where it stands.
private func lastPositions<Identity: Hashable>(_ identities: [Identity]) -> [Identity: Int] {
  Dictionary(identities.enumerated().map { ($1, $0) }, uniquingKeysWith: { _, last in last })
}

/// For each element after its partner before: the k-th of an identity with the k-th.
private func partners<Identity: Hashable>(
  of after: [Identity], in before: [Identity]
) -> [Int?] {
  var waiting: [Identity: [Int]] = [:]
  for position in before.indices.reversed() {
    waiting[before[position], default: []].append(position)
  }
  return after.map { waiting[$0]?.popLast() }
}
