import GalleyDiffing

/// Checks whether a difference between two lists is correct.
///
/// It is slow and obvious, and shares no code with the difference: identities are numbers, pairs
/// are found by counting, and each rule is checked on its own.
struct ListJudge {
  /// The identities of the two lists, as small numbers from 0.
  var before: [Int]
  var after: [Int]
  /// The contents of the elements, as numbers; `nil` if contents are not compared.
  var contents: (before: [Int], after: [Int])?

  /// The two lists without the duplicates that the difference leaves out, as positions in the full
  /// lists.
  private(set) var keptBefore: [Int] = []
  private(set) var keptAfter: [Int] = []

  init(_ before: [Int], _ after: [Int], contents: (before: [Int], after: [Int])? = nil) {
    self.before = before
    self.after = after
    self.contents = contents
  }

  /// Returns the rule that `difference` breaks, in words; `nil` if it is correct.
  mutating func complaint(about difference: ListDifference) -> String? {
    do throws(Complaint) {
      try judgeDuplicates(difference.duplicates)
      try judge(difference)
      return nil
    } catch {
      return "\(error.text), in: \(difference)"
    }
  }

  // MARK: Duplicates

  private mutating func judgeDuplicates(_ duplicates: [Duplicate]) throws(Complaint) {
    var isLeftBefore = [Bool](repeating: false, count: before.count)
    var isLeftAfter = [Bool](repeating: false, count: after.count)
    var last: Duplicate?
    for duplicate in duplicates {
      let list = duplicate.side == .before ? before : after
      try require(list.indices.contains(duplicate.position), "\(duplicate): out of range")
      let first = list.firstIndex(of: list[duplicate.position])
      try require(first == duplicate.first, "\(duplicate): the first is another")
      try require(first != duplicate.position, "\(duplicate): it is the first itself")
      switch duplicate.side {
      case .before: isLeftBefore[duplicate.position] = true
      case .after: isLeftAfter[duplicate.position] = true
      }
      if let last {
        let isInOrder =
          last.side == duplicate.side
          ? last.position < duplicate.position : duplicate.side == .after
        try require(isInOrder, "\(last) must not stand before \(duplicate)")
      }
      last = duplicate
    }
    keptBefore = []
    keptAfter = []
    for position in 0..<before.count where !isLeftBefore[position] { keptBefore.append(position) }
    for position in 0..<after.count where !isLeftAfter[position] { keptAfter.append(position) }
  }

  // MARK: Changes

  private func judge(_ difference: ListDifference) throws(Complaint) {
    let before = difference.duplicates.isEmpty ? before : keptBefore.map { self.before[$0] }
    let after = difference.duplicates.isEmpty ? after : keptAfter.map { self.after[$0] }
    try require(difference.beforeCount == before.count, "the count before is wrong")
    try require(difference.afterCount == after.count, "the count after is wrong")
    let changes = difference.changes
    try require(ascends(changes.deletes), "deletes do not ascend")
    try require(ascends(changes.inserts), "inserts do not ascend")
    try require(ascends(changes.moves.map(\.after)), "moves do not ascend")

    guard let origins = origins(of: changes, beforeCount: before.count, afterCount: after.count)
    else { throw Complaint(text: "the changes do not add up") }

    // Both elements of a pair have the same identity, and the number of moves is minimal: the
    // elements that stay are a longest climb.
    var climb: [Int] = []
    for position in 0..<origins.count {
      guard let origin = origins[position] else { continue }
      try require(before[origin] == after[position], "\(origin) is not \(position) after")
      climb.append(origin)
    }
    try require(
      changes.moves.count == climb.count - longestClimb(climb), "there are too many moves")

    // Deleted identities are not in the list after, inserted ones are not in the list before, and
    // identities that repeat are in no change.
    if changes.deletes.isEmpty && changes.inserts.isEmpty && changes.moves.isEmpty {
      try require(before == after, "the lists are not the same")
      return try judgeUpdates(changes.updates, origins)
    }
    let identityCount = max(before.max() ?? 0, after.max() ?? 0) + 1
    var countBefore = [Int](repeating: 0, count: identityCount)
    var countAfter = countBefore
    for identity in before { countBefore[identity] += 1 }
    for identity in after { countAfter[identity] += 1 }
    for position in changes.deletes {
      let identity = before[position]
      try require(countBefore[identity] == 1, "deleted \(position), which is in the list twice")
      try require(countAfter[identity] == 0, "deleted \(position), which is still there")
    }
    for position in changes.inserts {
      let identity = after[position]
      try require(countAfter[identity] == 1, "inserted \(position), which is in the list twice")
      try require(countBefore[identity] == 0, "inserted \(position), which was there")
    }
    for move in changes.moves {
      let identity = before[move.before]
      try require(
        countBefore[identity] == 1 && countAfter[identity] == 1, "moved \(move), which repeats")
    }

    let replayed = difference.applying(to: before) { after[$0] }
    try require(replayed == after, "applied, it gives \(replayed)")
    try judgeUpdates(changes.updates, origins)
  }

  private func judgeUpdates(
    _ updates: [PositionPair<Int>], _ origins: [Int?]
  ) throws(Complaint) {
    guard let contents else {
      return try require(updates.isEmpty, "there are updates, though nothing was compared")
    }
    var expected: [PositionPair<Int>] = []
    for (position, origin) in origins.enumerated() {
      guard let origin else { continue }
      if contents.before[keptBefore[origin]] != contents.after[keptAfter[position]] {
        expected.append(PositionPair(before: origin, after: position))
      }
    }
    try require(updates == expected, "updates must be \(expected)")
  }
}

/// A rule that a difference breaks.
struct Complaint: Error {
  var text: String
}

func require(_ condition: Bool, _ text: @autoclosure () -> String) throws(Complaint) {
  if !condition { throw Complaint(text: text()) }
}

func ascends(_ values: [Int]) -> Bool {
  if values.count < 2 { return true }
  for index in 1..<values.count where values[index - 1] >= values[index] { return false }
  return true
}

/// Returns the position before of each position after; `nil` for inserted elements. Elements that
/// are in no change are paired in order.
///
/// - Returns: `nil` when the changes contradict each other or the counts.
func origins(of changes: Changes<Int>, beforeCount: Int, afterCount: Int) -> [Int?]? {
  var leaves = [Bool](repeating: false, count: beforeCount)
  var arrives = [Bool](repeating: false, count: afterCount)
  func mark(_ position: Int, in marks: inout [Bool]) -> Bool {
    guard position >= 0 && position < marks.count && !marks[position] else { return false }
    marks[position] = true
    return true
  }
  for position in changes.deletes where !mark(position, in: &leaves) { return nil }
  for position in changes.inserts where !mark(position, in: &arrives) { return nil }
  for move in changes.moves {
    guard mark(move.before, in: &leaves), mark(move.after, in: &arrives) else { return nil }
  }

  var origins = [Int?](repeating: nil, count: afterCount)
  var before = 0
  for after in 0..<afterCount where !arrives[after] {
    while before < beforeCount && leaves[before] { before += 1 }
    if before == beforeCount { return nil }
    origins[after] = before
    before += 1
  }
  while before < beforeCount && leaves[before] { before += 1 }
  if before < beforeCount { return nil }
  for move in changes.moves { origins[move.after] = move.before }
  return origins
}

// MARK: - The longest climb: the longest increasing subsequence

/// Returns the length of the longest climb. For short lists, all subsequences are tried.
func longestClimb(_ values: [Int]) -> Int {
  if ascends(values) { return values.count }
  return values.count > 8 ? longestClimbByTails(values) : longestClimbByTrying(values[...])
}

/// Returns the length of the longest climb above a value, by trying all subsequences.
func longestClimbByTrying(_ values: ArraySlice<Int>, above floor: Int = .min) -> Int {
  guard let first = values.first else { return 0 }
  let without = longestClimbByTrying(values.dropFirst(), above: floor)
  guard first > floor else { return without }
  return max(without, 1 + longestClimbByTrying(values.dropFirst(), above: first))
}

/// Returns the length of the longest climb, by the lowest value that ends a climb of each length.
func longestClimbByTails(_ values: [Int]) -> Int {
  var tails: [Int] = []
  for value in values {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if tails[middle] < value { low = middle + 1 } else { high = middle }
    }
    if low == tails.count { tails.append(value) } else { tails[low] = value }
  }
  return tails.count
}

// MARK: - Identities as numbers

/// Returns the identities of two lists as numbers. Equal identities have the same number.
func numbered<Identity: Hashable>(
  _ before: [Identity], _ after: [Identity]
) -> (before: [Int], after: [Int]) {
  var numbers: [Identity: Int] = [:]
  func number(_ identity: Identity) -> Int {
    if let number = numbers[identity] { return number }
    numbers[identity] = numbers.count
    return numbers.count - 1
  }
  return (before.map(number), after.map(number))
}
