import GalleyDiffing

/// A row of a list: an identity and its content.
struct Row<ID: Hashable>: Equatable {
  var id: ID
  var value: Int

  init(_ id: ID, _ value: Int) {
    self.id = id
    self.value = value
  }
}

extension Row: CustomStringConvertible {
  var description: String { "\(id)=\(value)" }
}

/// The difference of two lists as libraries with the algorithm of Paul Heckel return it. It is
/// found step by step as he describes it, with searches through arrays in place of hash tables.
struct HeckelJudge<ID: Hashable>: Equatable {
  private(set) var inserts: [Int] = []
  private(set) var deletes: [Int] = []
  private(set) var updates: [Int] = []
  private(set) var moves: [PositionPair<Int>] = []
  /// The positions of the identities that the caller asked for, in the same order.
  private var positionsBefore: [Int?] = []
  private var positionsAfter: [Int?] = []

  /// An identity in the table of symbols.
  private struct Entry {
    var id: ID
    /// The positions before that wait for a partner, with the top of the stack at the end. `nil`
    /// stands for a partner that does not exist.
    var stack: [Int?] = []
    var isUpdated = false
  }

  init(_ before: [Row<ID>], _ after: [Row<ID>], askingFor ids: [ID]) {
    positionsBefore = ids.map { _ in nil }
    positionsAfter = positionsBefore
    // If one list is empty, only the positions in the other list are stored.
    if after.isEmpty {
      deletes = Array(before.indices)
      positionsBefore = ids.map { id in before.lastIndex { $0.id == id } }
      return
    }
    if before.isEmpty {
      inserts = Array(after.indices)
      positionsAfter = ids.map { id in after.lastIndex { $0.id == id } }
      return
    }

    // Pass one: the new list, ascending. Pass two: the old one, descending.
    var entries: [Entry] = []
    func entry(of id: ID) -> Int {
      if let known = entries.firstIndex(where: { $0.id == id }) { return known }
      entries.append(Entry(id: id))
      return entries.count - 1
    }
    for row in after { entries[entry(of: row.id)].stack.append(nil) }
    for index in before.indices.reversed() {
      entries[entry(of: before[index].id)].stack.append(index)
    }

    // Pass three: the pairs of partners, and the identities whose content changed.
    var partnerOfOld = [Int?](repeating: nil, count: before.count)
    var partnerOfNew = [Int?](repeating: nil, count: after.count)
    for (index, row) in after.enumerated() {
      let entry = entry(of: row.id)
      guard let old = entries[entry].stack.removeLast() else { continue }
      if before[old].value != row.value { entries[entry].isUpdated = true }
      partnerOfOld[old] = index
      partnerOfNew[index] = old
    }

    // Deletes.
    var deleteOffsets: [Int] = []
    for index in before.indices {
      deleteOffsets.append(deletes.count)
      if partnerOfOld[index] == nil { deletes.append(index) }
    }

    // Inserts, updates and moves.
    for (index, row) in after.enumerated() {
      let insertOffset = inserts.count
      guard let old = partnerOfNew[index] else {
        inserts.append(index)
        continue
      }
      if entries[entry(of: row.id)].isUpdated { updates.append(old) }
      if old - deleteOffsets[old] + insertOffset != index {
        moves.append(PositionPair(before: old, after: index))
      }
    }
    positionsBefore = ids.map { id in before.lastIndex { $0.id == id } }
    positionsAfter = ids.map { id in after.lastIndex { $0.id == id } }
  }

  /// Creates a judge with the results of `difference`, to compare it with another judge.
  init(_ difference: HeckelDifference<ID>, askingFor ids: [ID]) {
    inserts = difference.inserts
    deletes = difference.deletes
    updates = difference.updates
    moves = difference.moves
    positionsBefore = ids.map { difference.oldPosition(of: $0) }
    positionsAfter = ids.map { difference.newPosition(of: $0) }
  }

  /// Returns the result with a delete and an insert in place of each update.
  ///
  /// - Precondition: No identity occurs twice in one list.
  func forBatchUpdates(_ before: [Row<ID>], _ after: [Row<ID>]) -> HeckelJudge {
    var result = self
    for index in moves.indices.reversed() {
      guard let updated = result.updates.firstIndex(of: moves[index].before) else { continue }
      result.moves.remove(at: index)
      result.updates.remove(at: updated)
      result.deletes.append(moves[index].before)
      result.inserts.append(moves[index].after)
    }
    for old in result.updates {
      result.deletes.append(old)
      result.inserts.append(after.lastIndex { $0.id == before[old].id }!)
    }
    result.updates = []
    result.deletes.sort()
    result.inserts.sort()
    return result
  }
}

extension HeckelDifference {
  init(rows before: [Row<Identity>], to after: [Row<Identity>]) {
    self.init(
      from: before, to: after, identifiedBy: \.id, comparing: { $0.value == $1.value })
  }
}
