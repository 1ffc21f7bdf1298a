import GalleyDiffing
import TestSupport
import Testing

@Suite("Recorded changes")
struct RecordedPlanTests {
  private let empty = UpdatePlan(recordingFrom: [3])
  private let path = ItemPath(section: 0, item: 0)

  @Test("Each recorded call is a change of the plan", arguments: 0..<5)
  func each(kind: Int) {
    var plan = empty
    #expect(!plan.movesAnything)
    switch kind {
    case 0: plan.reload(section: 0)
    case 1: plan.items.inserts = [path]
    case 2: plan.items.deletes = [path]
    case 3: plan.items.moves = [PositionPair(before: path, after: path)]
    default: plan.reload(item: path)
    }
    #expect(plan.movesAnything)
  }

  @Test("A reconfigured item is a change without a move, named by its path after")
  func reconfigured() {
    var plan = empty
    plan.items.deletes = [path]
    plan.reconfigured = [path, ItemPath(section: 0, item: 2)]
    #expect(!plan.isEmpty)
    let resolved = plan.resolved(countsAfter: [2])
    #expect(
      "\(resolved)" == """
        1 section, 3 items → 1 section, 2 items
        items: delete 0.0
        reconfigured: 0.1
        """)
    var alone = empty
    alone.reconfigured = [path]
    #expect(!alone.isEmpty && !alone.movesAnything)
  }

  @Test("One plan absorbs the changes of another one")
  func record() {
    var (first, second) = (empty, empty)
    first.items.deletes = [path]
    second.sections.inserts = [1]
    second.reconfigured = [path]
    first.record(second)
    #expect(first.items.deletes == [path])
    #expect(first.sections.inserts == [1])
    #expect(first.reconfigured == [path])
  }

  @Test("Resolving a resolved plan changes nothing")
  func twice() {
    withSeededRandom("recorded plans", steps: 200) { random in
      let counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Int.random(in: 0...4, using: &random)
      }
      var plan = UpdatePlan(recordingFrom: counts)
      for section in counts.indices where Bool.random(using: &random) {
        if Int.random(in: 0..<3, using: &random) == 0 { plan.reload(section: section) }
        for item in 0..<counts[section] {
          let path = ItemPath(section: section, item: item)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: plan.items.deletes.append(path)
          case 1: plan.reload(item: path)
          case 2: plan.reconfigured.append(path)
          default: break
          }
        }
      }
      let after = counts.indices.map { section in
        counts[section] - plan.items.deletes.count { $0.section == section }
      }
      let once = plan.resolved(countsAfter: after)
      #expect(once.problems() == [])
      // A resolved plan names updates and reconfigured items by their paths after, which can't be
      // resolved again. So they are removed.
      var again = once
      again.items.updates = []
      again.reconfigured = []
      var expected = once
      expected.items.updates = []
      expected.reconfigured = []
      #expect(again.resolved(countsAfter: after) == expected)
    }
  }
}

@Suite("Batches that become one plan")
struct JoinedBatchesTests {
  /// The judge applies the batches to an array of numbers, one after the other.
  @Test(
    "A plan that joins several batches moves items to where the batches move them one by one")
  func judge() {
    withSeededRandom("batches of one section", steps: 400) { random in
      let before = Array(0..<Int.random(in: 0...6, using: &random))
      var items = before
      var batches: [UpdatePlan] = []
      for number in 0..<Int.random(in: 1...3, using: &random) {
        var batch = UpdatePlan(recordingFrom: [items.count])
        var next = items
        for item in items.indices.reversed() where Int.random(in: 0..<3, using: &random) == 0 {
          next.remove(at: item)
          batch.items.deletes.append(ItemPath(section: 0, item: item))
        }
        for insert in 0..<Int.random(in: 0...2, using: &random) {
          let position = Int.random(in: 0...next.count, using: &random)
          // The inserts ascend, so that each path is the one after the batch.
          guard position > (batch.items.inserts.last?.item ?? -1) else { continue }
          next.insert(1000 + number * 10 + insert, at: position)
          batch.items.inserts.append(ItemPath(section: 0, item: position))
        }
        batches.append(batch)
        items = next
      }
      let (countBefore, countAfter) = (before.count, items.count)
      let places = SectionPlaces(
        countBefore: { _ in countBefore }, countAfter: { _ in countAfter })
      var plan = UpdatePlan(joining: batches, in: places)
      plan.countsBefore = [countBefore]
      plan.countsAfter = [countAfter]
      #expect(plan.problems() == [])
      let paths = plan.paths
      let found = items.indices.map { item in
        paths.before(ItemPath(section: 0, item: item)).map { before[$0.item] }
      }
      #expect(found == items.map { $0 < 1000 ? $0 : nil })
    }
  }

  @Test("An item that is reloaded is deleted, and inserted at its position after all batches")
  func reload() {
    var first = UpdatePlan(recordingFrom: [3])
    first.items.deletes = [ItemPath(section: 0, item: 0)]
    var second = UpdatePlan(recordingFrom: [2])
    let path = ItemPath(section: 0, item: 1)
    second.items.updates = [PositionPair(before: path, after: path)]
    let places = SectionPlaces(countBefore: { _ in 3 }, countAfter: { _ in 2 })
    let joined = UpdatePlan(joining: [first, second], in: places)
    #expect("\(joined.items)" == "delete 0.0, 0.2; insert 0.1")
  }
}
