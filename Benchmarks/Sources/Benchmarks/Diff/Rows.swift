import Foundation

/// An element of the lists in the benchmarks: an identity of 16 bytes, without content to compare.
struct Row: Hashable, Identifiable, Sendable {
  let id: UUID
}

/// A row that is identified by its own value, of a type that only the benchmarks know.
struct Tagged: Hashable, Sendable {
  let number: Int
}

/// A list before and after a change.
struct ListPair<Element> {
  var before: [Element]
  var after: [Element]

  func map<Other>(_ transform: (Element) -> Other) -> ListPair<Other> {
    ListPair<Other>(before: before.map(transform), after: after.map(transform))
  }
}

/// Makes rows with random identities, which are the same in every run.
struct RowMaker {
  var random: SplitMix64

  init(seed: UInt64 = 42) { random = SplitMix64(seed: seed) }

  mutating func row() -> Row {
    let words = (random.next(), random.next())
    return Row(id: withUnsafeBytes(of: words) { UUID(uuid: $0.load(as: uuid_t.self)) })
  }

  mutating func rows(_ count: Int) -> [Row] { (0..<count).map { _ in row() } }

  /// Returns a list and the same list after a mixed change: `changed` rows are deleted from `start`
  /// on, as many new rows are inserted `changed` rows after that position, and the first `shuffled`
  /// rows are reordered. Other diffing libraries publish their times for this kind of change.
  mutating func mixed(count: Int, at start: Int, changed: Int, shuffled: Int) -> ListPair<Row> {
    let before = rows(count)
    var after = before
    after.removeSubrange(start..<(start + changed))
    after.insert(contentsOf: rows(changed), at: start + changed)
    after[0..<shuffled].shuffle(using: &random)
    return ListPair(before: before, after: after)
  }

  /// Returns a list after `count` deletions and as many insertions, all at random positions.
  mutating func scattered(_ before: [Row], _ count: Int) -> [Row] {
    var after = before
    for _ in 0..<count { after.remove(at: Int.random(in: after.indices, using: &random)) }
    for _ in 0..<count { after.insert(row(), at: Int.random(in: 0...after.count, using: &random)) }
    return after
  }
}

extension Array {
  /// A copy of the array in memory of its own.
  var copied: [Element] { map { $0 } }
}
