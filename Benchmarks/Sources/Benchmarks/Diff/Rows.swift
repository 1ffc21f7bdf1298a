import Foundation

/// What the lists of the benchmarks hold: an identity of 16 bytes. Content is not compared.
struct Row: Hashable, Identifiable, Sendable {
  let id: UUID
}

/// A row whose identity is of a type that Galley knows nothing about.
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

/// Rows with random identities, the same in every run.
struct RowMaker {
  var random: SplitMix64

  init(seed: UInt64 = 42) { random = SplitMix64(seed: seed) }

  mutating func row() -> Row {
    let words = (random.next(), random.next())
    return Row(id: withUnsafeBytes(of: words) { UUID(uuid: $0.load(as: uuid_t.self)) })
  }

  mutating func rows(_ count: Int) -> [Row] { (0..<count).map { _ in row() } }

  /// A block of `changed` deleted at two fifths (or a fifth), as many new ones inserted after the
  /// next as many, and the first `shuffled` in another order: the case that libraries of this field
  /// publish.
  mutating func mixed(count: Int, at start: Int, changed: Int, shuffled: Int) -> ListPair<Row> {
    let before = rows(count)
    var after = before
    after.removeSubrange(start..<(start + changed))
    after.insert(contentsOf: rows(changed), at: start + changed)
    after[0..<shuffled].shuffle(using: &random)
    return ListPair(before: before, after: after)
  }

  /// `count` rows deleted and as many inserted, one here and one there.
  mutating func scattered(_ before: [Row], _ count: Int) -> [Row] {
    var after = before
    for _ in 0..<count { after.remove(at: Int.random(in: after.indices, using: &random)) }
    for _ in 0..<count { after.insert(row(), at: Int.random(in: 0...after.count, using: &random)) }
    return after
  }
}

extension Array {
  /// The same elements in other memory.
  var copied: [Element] { map { $0 } }
}
