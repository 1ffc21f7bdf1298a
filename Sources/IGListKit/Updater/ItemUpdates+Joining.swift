import Foundation

// Several batches of one update: what a later one names is where an earlier one has left it, and a
// collection view hears only of before and after all of them.

extension ItemUpdates {
  /// What some batches, one after the other, come to.
  static func settled(_ batches: [ItemUpdates], _ places: SectionPlaces) -> Settled {
    guard batches.count > 1 else {
      return batches.first?.settled(count: places.expected) ?? Settled()
    }
    var result = Settled()
    for (section, parts) in parts(of: batches, places) {
      if parts.count > 1, case .known(let before) = section, let after = places.after(before),
        let walked = walk(parts, from: before, to: after, count: places.shown(before))
      {
        result.append(walked)
      } else {
        // Of a section that has gone or is new, and of what cannot be, the collection view will tell.
        for part in parts { result.append(part.settled(count: places.expected)) }
      }
    }
    return result
  }

  private enum Section: Hashable {
    /// By its place before.
    case known(Int)
    /// By its place after.
    case new(Int)
  }

  /// What each batch says of each section.
  private static func parts(
    of batches: [ItemUpdates], _ places: SectionPlaces
  ) -> [(section: Section, parts: [ItemUpdates])] {
    var order: [Section] = []
    var parts: [Section: [Int: ItemUpdates]] = [:]
    for (number, batch) in batches.enumerated() {
      func add(_ section: Section, _ change: (inout ItemUpdates) -> Void) {
        if parts[section] == nil { order.append(section) }
        change(&parts[section, default: [:]][number, default: ItemUpdates()])
      }
      for path in batch.deletes { add(.known(path.section)) { $0.deletes.append(path) } }
      for path in batch.inserts {
        let section = places.before(path.section).map { Section.known($0) } ?? .new(path.section)
        add(section) { $0.inserts.append(path) }
      }
      for move in batch.moves { add(.known(move.from.section)) { $0.moves.append(move) } }
      for move in batch.reloads { add(.known(move.from.section)) { $0.reloads.append(move) } }
    }
    return order.map { section in
      (section, (parts[section] ?? [:]).sorted { $0.key < $1.key }.map(\.value))
    }
  }

  /// Takes the items of a section through some batches; `nil` if one of them cannot be.
  ///
  /// - Complexity: O(*b* · *n*) in the batches and the items of the section.
  private static func walk(
    _ parts: [ItemUpdates], from section: Int, to target: Int, count: Int
  ) -> Settled? {
    // Where each item was before; `nil` for one that is new, or to be shown anew.
    var items = (0..<count).map { Optional($0) }
    var moved: Set<Int> = []
    for part in parts {
      let next = items.count + part.inserts.count - Set(part.deletes).count
      let settled = part.settled { _ in next }
      guard let step = settled.step(over: items, &moved) else { return nil }
      items = step
    }
    let kept = Set(items.compactMap { $0 })
    var result = Settled()
    result.deletes = (0..<count).filter { !kept.contains($0) }
      .map { IndexPath(item: $0, section: section) }
    for (place, old) in items.enumerated() {
      let path = IndexPath(item: place, section: target)
      if let old {
        guard moved.contains(old) else { continue }
        result.moves.append(Move(from: IndexPath(item: old, section: section), to: path))
      } else {
        result.inserts.append(path)
      }
    }
    return result
  }

  /// What has happened to items, each thing once.
  struct Settled {
    /// By their places after.
    var inserts: [IndexPath] = []
    /// By their places before.
    var deletes: [IndexPath] = []
    var moves: [Move] = []

    mutating func append(_ other: Settled) {
      inserts += other.inserts
      deletes += other.deletes
      moves += other.moves
    }

    /// Nothing is said of the items of some sections, by their places before and after.
    mutating func remove(_ before: IndexSet, _ after: IndexSet) {
      deletes.removeAll { before.contains($0.section) }
      inserts.removeAll { after.contains($0.section) }
      moves.removeAll { before.contains($0.from.section) || after.contains($0.to.section) }
    }

    /// The items of a section after this; `nil` if it cannot be.
    ///
    /// - Parameter moved: Items that were moved on purpose: all others keep their order.
    fileprivate func step(over items: [Int?], _ moved: inout Set<Int>) -> [Int?]? {
      let leaving = deletes.map(\.item) + moves.map(\.from.item)
      let arriving = inserts.map { ($0.item, nil) } + moves.map { ($0.to.item, $0.from.item) }
      let gone = Set(leaving)
      let count = items.count - leaving.count + arriving.count
      guard gone.count == leaving.count, gone.allSatisfy(items.indices.contains),
        Set(arriving.map(\.0)).count == arriving.count,
        arriving.allSatisfy({ (0..<count).contains($0.0) })
      else { return nil }
      var stays = items.indices.lazy.filter { !gone.contains($0) }.makeIterator()
      let arrivals = Dictionary(uniqueKeysWithValues: arriving)
      for move in moves { if let old = items[move.from.item] { moved.insert(old) } }
      return (0..<count).map { place in
        if let from = arrivals[place] { return from.flatMap { items[$0] } }
        return stays.next().flatMap { items[$0] }
      }
    }
  }
}
