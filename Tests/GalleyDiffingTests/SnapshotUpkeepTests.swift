import GalleyDiffing
import TestSupport
import Testing

@Suite("A long-lived snapshot")
struct SnapshotUpkeepTests {
  /// An identity that is an object, so that a weak reference tells when it is released.
  final class Message: Hashable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (one: Message, other: Message) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("A long-lived snapshot forgets deleted identities, and stays right")
  func forgets() throws {
    var feed = Snapshot<Int, Message>()
    feed.append(sections: [0, 1])
    weak var early: Message?
    var shown: [Message] = []
    for round in 0..<60 {
      let before = feed
      let new = (0..<100).map { Message(round * 100 + $0) }
      if round == 0 { early = new[3] }
      feed.delete(shown)
      try feed.append(new, to: round % 2)
      shown = new
      let plan = feed.difference(from: before)
      #expect(plan.items.inserts.count == 100)
      #expect(plan.items.deletes.count == (round == 0 ? 0 : 100))
      #expect(feed.itemIDs == new)
      #expect(feed.path(of: new[7]) == ItemPath(section: round % 2, item: 7))
    }
    #expect(early == nil)
    #expect(feed.path(of: Message(3)) == nil)
  }

  @Test("A snapshot keeps its order when it forgets identities in the middle of an edit")
  func forgetsInTheMiddle() throws {
    var list = Snapshot<Int, Int>()
    list.append(sections: [0, 1])
    try list.append([1, 2, 3], to: 0)
    try list.append([4, 5], to: 1)
    for number in 0..<1_000 {
      try list.append([-1 - 2 * number, -2 - 2 * number], to: 0)
      list.delete([-1 - 2 * number, -2 - 2 * number])
    }
    try list.insert([9], after: 2)
    try list.append([8], to: 0)
    #expect(list.itemIDs == [1, 2, 9, 3, 8, 4, 5])
    #expect(list.itemIDs.map { list.position(ofItem: $0) } == Array(0..<7))
  }

  @Test("A snapshot can delete everything, also sections whose identity does not equal itself")
  func deletesAll() throws {
    var list = Snapshot<Double, Int>()
    list.append(sections: [.nan, 1])
    try list.append([1, 2], to: 1)
    list.deleteAll()
    #expect(list.sectionCount == 0)
    #expect(list.itemCount == 0)
    #expect(list.path(of: 1) == nil)
    list.append(sections: [1])
    try list.append([2, 1], to: 1)
    #expect(list.itemIDs == [2, 1])
  }

  @Test("Naming an item that does not exist traps with its path")
  func noSuchPlace() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = Snapshot<Int, Int>()
      list.append(sections: [0])
      _ = list.insert([1], at: ItemPath(section: 0, item: 1))
    }
    expectTrap(
      result, says: "items cannot be inserted at 0.1: there is no such place", evenInRelease: false)
  }
}
