import Foundation
import GalleyDiffing
import Testing

@Suite("Snapshots copied from one another")
struct SnapshotSharingTests {
  // In a debug build, the internal checks look at every item after every edit, which takes long.
  #if DEBUG
  static let sectionCount = 100
  #else
  static let sectionCount = 1_000
  #endif

  /// Returns many sections of a hundred items each. The items are numbered consecutively.
  private func large() throws -> Snapshot<Int, Int> {
    var snapshot = Snapshot<Int, Int>()
    snapshot.append(sections: Array(0..<Self.sectionCount))
    for section in 0..<Self.sectionCount {
      try snapshot.append(Array(section * 100..<section * 100 + 100), to: section)
    }
    return snapshot
  }

  @Test("The difference between copied snapshots has only the changes in the edited section")
  func oneSectionEdited() throws {
    let before = try large()
    var after = before
    try after.move(4_299, before: 4_200)
    after.delete([4_250])
    try after.insert([-1], after: 4_260)
    let plan = after.difference(from: before)
    #expect(plan.sections.isEmpty)
    #expect(
      plan.items
        == Changes(
          deletes: [ItemPath(section: 42, item: 50)], inserts: [ItemPath(section: 42, item: 61)],
          moves: [
            PositionPair(
              before: ItemPath(section: 42, item: 99), after: ItemPath(section: 42, item: 0))
          ]))
    #expect(plan.countsBefore == [Int](repeating: 100, count: Self.sectionCount))
    #expect(plan.countsAfter == plan.countsBefore)
  }

  @Test("The difference between copied snapshots has moved, deleted and inserted sections")
  func sectionsEdited() throws {
    let before = try large()
    var after = before
    try after.move(section: 90, before: 10)
    after.delete(sections: [50])
    try after.insert(sections: [-1], after: 0)
    try after.move(2_005, after: 7)
    let plan = after.difference(from: before)
    #expect(
      plan.sections
        == Changes(
          deletes: [50], inserts: [1], moves: [PositionPair(before: 90, after: 11)]))
    #expect(
      plan.items
        == Changes(moves: [
          PositionPair(before: ItemPath(section: 20, item: 5), after: ItemPath(section: 0, item: 8))
        ]))
  }

  @Test("Copied snapshots are compared without hashing or comparing any identity")
  func noIdentityIsCompared() throws {
    let watcher = Watcher()
    var before = Snapshot<Int, Watched>()
    before.append(sections: [0, 1])
    try before.append((0..<500).map { Watched($0, by: watcher) }, to: 0)
    var after = before
    try after.append((500..<600).map { Watched($0, by: watcher) }, to: 1)
    try after.move(Watched(7, by: watcher), before: Watched(3, by: watcher))
    after.delete([Watched(9, by: watcher)])

    let looks = watcher.count
    #expect(after.difference(from: before).items.inserts.count == 100)
    #expect(before.difference(from: after).items.deletes.count == 100)
    #expect(before != after)
    #expect(watcher.count == looks)
  }

  @Test("Copied snapshots share their identity tables: one more item hashes few identities")
  func oneMore() throws {
    let watcher = Watcher()
    var original = Snapshot<Int, Watched>()
    original.append(sections: [0])
    try original.append((0..<1_000).map { Watched($0, by: watcher) }, to: 0)
    var copy = original
    let looks = watcher.count
    try copy.append([Watched(1_000, by: watcher)], to: 0)
    #expect(watcher.count - looks < 20)
    #expect(original.itemCount == 1_000)
    #expect(copy.itemCount == 1_001)
  }

  @Test("Copied snapshots are compared by identity after different items were added to each")
  func siblings() throws {
    var original = Snapshot<Int, Int>()
    original.append(sections: [0, 1])
    try original.append(Array(0..<50), to: 0)
    var one = original
    var other = original
    // The two snapshots use the same internal numbers for different items.
    try one.append([100, 101, 102], to: 1)
    try other.append([200, 101, 202], to: 1)
    #expect(one != other)
    #expect(
      other.difference(from: one).description == """
        2 sections, 53 items → 2 sections, 53 items
        items: delete 1.0, 1.2; insert 1.0, 1.2
        """)
    // A copy of one of them is compared by identity, too.
    var child = one
    try child.append([200], to: 0)
    #expect(
      child.difference(from: other).description == """
        2 sections, 53 items → 2 sections, 54 items
        items: delete 1.2; insert 1.0, 1.2; move 1.0 → 0.50
        """)
    #expect(
      child.difference(from: one).description == """
        2 sections, 53 items → 2 sections, 54 items
        items: insert 0.50
        """)
  }

  @Test("An original that grows no longer shares its copy's numbers for the new items")
  func originalGrows() throws {
    var original = Snapshot<Int, Int>()
    original.append(sections: [0])
    try original.append([1, 2], to: 0)
    var copy = original
    // The copy more than doubles, so it makes an index of its own.
    try copy.append([3, 4, 5, 6], to: 0)
    // Nothing else holds the index of the original now, so it grows in place. It uses the same
    // internal numbers as the copy.
    try original.append([7, 8, 9, 10], to: 0)
    #expect(original.itemIDs == [1, 2, 7, 8, 9, 10])
    #expect(copy.itemIDs == [1, 2, 3, 4, 5, 6])
    #expect(original != copy)
    #expect(
      original.difference(from: copy).description == """
        1 section, 6 items → 1 section, 6 items
        items: delete 0.2, 0.3, 0.4, 0.5; insert 0.2, 0.3, 0.4, 0.5
        """)
  }

  @Test("A snapshot stays correct when the copy with which it shared its storage is released")
  func copyDropped() throws {
    var original = Snapshot<Int, Int>()
    original.append(sections: [0])
    try original.append(Array(0..<20), to: 0)
    let before = original
    do {
      var dropped = original
      try dropped.append([100], to: 0)
      #expect(dropped.difference(from: original).items.inserts == [ItemPath(section: 0, item: 20)])
    }
    try original.append([101], to: 0)
    #expect(!original.contains(100))
    #expect(original.itemIDs == Array(0..<20) + [101])
    #expect(
      original.difference(from: before).description == """
        1 section, 20 items → 1 section, 21 items
        items: insert 0.20
        """)
  }

  @Test("The difference between any two of forty generations of copies is correct")
  func generations() throws {
    var generations: [(snapshot: Snapshot<Int, Int>, items: [Int])] = []
    var snapshot = Snapshot<Int, Int>()
    snapshot.append(sections: [0])
    try snapshot.append(Array(0..<30), to: 0)
    var items = Array(0..<30)
    for generation in 0..<40 {
      generations.append((snapshot, items))
      // One item is new, one that was deleted two generations ago returns, and one is deleted.
      let new = [1_000 + generation, generation - 2].filter { !items.contains($0) && $0 >= 0 }
      #expect(try snapshot.append(new, to: 0) == [])
      snapshot.delete([generation])
      items = (items + new).filter { $0 != generation }
    }
    for before in generations {
      for after in generations {
        let (deletes, inserts) = differences(before.items, after.items)
        let plan = after.snapshot.difference(from: before.snapshot)
        #expect(plan.items.deletes.map(\.item) == deletes)
        #expect(plan.items.inserts.map(\.item) == inserts)
        let replayed = plan.applying(to: [before.items]) { after.items[$0.item] }
        #expect(replayed == [after.items])
      }
    }
  }

  private func differences(_ before: [Int], _ after: [Int]) -> (deletes: [Int], inserts: [Int]) {
    (
      before.indices.filter { !after.contains(before[$0]) },
      after.indices.filter { !before.contains(after[$0]) }
    )
  }

  @Test(
    "Snapshots retain the objects that are their identities until the last snapshot is released")
  func objects() throws {
    let population = Population()
    do {
      var copies: [Snapshot<Int, Ticket>] = []
      do {
        var snapshot = Snapshot<Int, Ticket>()
        snapshot.append(sections: [0])
        try snapshot.append((0..<300).map { Ticket($0, in: population) }, to: 0)
        #expect(population.count == 300)
        for generation in 0..<10 {
          copies.append(snapshot)
          try snapshot.append([Ticket(1_000 + generation, in: population)], to: 0)
        }
        snapshot.deleteAll()
      }
      #expect(copies.map(\.itemCount) == Array(300..<310))
      for copy in copies {
        #expect(copy.itemIDs.map(\.number) == Array(0..<300) + (1_000..<700 + copy.itemCount))
      }
      copies.removeLast(9)
      #expect(population.count == 300)
      #expect(copies[0].itemIDs.map(\.number) == Array(0..<300))
    }
    #expect(population.count == 0)
  }
}

// MARK: - Many tasks

@Suite("Snapshots in many concurrent tasks")
struct SnapshotConcurrencyTests {
  @Test("Snapshots are edited and compared in concurrent tasks as if each task were alone")
  func copies() async throws {
    var snapshot = Snapshot<Int, String>()
    snapshot.append(sections: [0, 1])
    try snapshot.append((0..<100).map { "item \($0)" }, to: 0)
    let original = snapshot

    try await withThrowingTaskGroup(of: Snapshot<Int, String>.self) { group in
      for task in 0..<16 {
        group.addTask {
          var mine = original
          for step in 0..<20 {
            let before = mine
            try mine.append(["\(task): \(step)", "all: \(step)"], to: 1)
            try mine.move("item \(step)", after: "item \(step + 50)")
            let items = mine.difference(from: before).items
            #expect(items.inserts.map(\.item) == [step * 2, step * 2 + 1])
            #expect(items.moves.count == 1)
            await Task.yield()
          }
          mine.delete((0..<10).map { "item \($0 + task)" })
          return mine
        }
      }
      var results: [Snapshot<Int, String>] = []
      for try await result in group { results.append(result) }
      #expect(results.count == 16)
      for result in results {
        #expect(result.difference(from: original).items.inserts.count == 40)
        #expect(result.difference(from: original).items.deletes.count == 10)
      }
    }
    #expect(original.itemIDs == (0..<100).map { "item \($0)" })
  }

  @Test("Concurrent tasks copy shared snapshots on write; the last owner may grow in place")
  func lastOwner() async throws {
    for _ in 0..<100 {
      var snapshot = Snapshot<Int, Int>()
      snapshot.append(sections: [0])
      try snapshot.append(Array(0..<10), to: 0)
      let slots = (0..<4).map { _ in Slot(snapshot) }
      let original = Slot(snapshot)
      snapshot = Snapshot()

      try await withThrowingTaskGroup(of: Void.self) { group in
        for (task, slot) in slots.enumerated() {
          group.addTask {
            // The copy is taken out of the slot, so that nothing else holds it. So many items are
            // added that each copy makes an index of its own; the last one may keep the original's.
            var mine = slot.take()
            let new = (0..<30).map { 100 * (task + 1) + $0 }
            try mine.append(new, to: 0)
            #expect(mine.itemIDs == Array(0..<10) + new)
            #expect(mine.path(of: new[29]) == ItemPath(section: 0, item: 39))
          }
        }
        group.addTask { #expect(original.take().itemIDs == Array(0..<10)) }
        try await group.waitForAll()
      }
    }
  }

  @Test("A snapshot can be compared by many concurrent tasks while none edits it")
  func readers() async throws {
    let (before, after) = try shuffled(2_000)
    let expected = after.difference(from: before)
    #expect(!expected.isEmpty)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          after.difference(from: before) == expected && after.path(of: 5) != nil
            && before.position(ofItem: 1_999) == 1_999
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  /// A snapshot of many items, and a copy with all of them in another order.
  private func shuffled(
    _ count: Int
  ) throws -> (before: Snapshot<Int, Int>, after: Snapshot<Int, Int>) {
    var before = Snapshot<Int, Int>()
    before.append(sections: [0])
    try before.append(Array(0..<count), to: 0)
    var after = before
    after.delete(Array(0..<count))
    try after.append((0..<count).map { $0 * 7_919 % count }, to: 0)
    return (before, after)
  }

  /// Returns a snapshot that is equal to `snapshot` and is not a copy of it.
  private func stranger(to snapshot: Snapshot<Int, Int>) throws -> Snapshot<Int, Int> {
    var stranger = Snapshot<Int, Int>()
    stranger.append(sections: snapshot.sectionIDs)
    try stranger.append(snapshot.itemIDs, to: 0)
    return stranger
  }

  @Test("Snapshots are compared to the end in a task that nobody cancels")
  func notCancelled() async throws {
    let (before, after) = try shuffled(20_000)
    let plan = try await Task { try after.cancellableDifference(from: before) }.value
    #expect(plan == after.difference(from: before))
    #expect(plan.items.moves.count > 10_000)
  }

  @Test("Comparing snapshots in a cancelled task throws", arguments: [false, true])
  func cancelled(areStrangers: Bool) async throws {
    let (before, related) = try shuffled(20_000)
    let after = areStrangers ? try stranger(to: related) : related
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try after.cancellableDifference(from: before)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("difference(from:) compares snapshots to the end, cancelled or not")
  func cancellationIgnored() async throws {
    let (before, after) = try shuffled(20_000)
    let expected = after.difference(from: before)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return after.difference(from: before)
    }
    #expect(await task.value == expected)
  }
}

// MARK: - Watching

/// An identity that tells when it is hashed or compared.
private struct Watched: Hashable {
  let number: Int
  let watcher: Watcher

  init(_ number: Int, by watcher: Watcher) {
    self.number = number
    self.watcher = watcher
  }

  static func == (one: Watched, other: Watched) -> Bool {
    one.watcher.count += 1
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) {
    watcher.count += 1
    hasher.combine(number)
  }
}

/// How often identities were hashed or compared.
private final class Watcher {
  var count = 0
}

/// A container out of which a snapshot is taken.
private final class Slot: @unchecked Sendable {
  private let lock = NSLock()
  private var snapshot: Snapshot<Int, Int>?

  init(_ snapshot: Snapshot<Int, Int>) { self.snapshot = snapshot }

  func take() -> Snapshot<Int, Int> {
    lock.withLock {
      defer { snapshot = nil }
      return snapshot!
    }
  }
}
