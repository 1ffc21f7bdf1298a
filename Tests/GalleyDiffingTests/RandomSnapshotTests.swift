import Foundation
import GalleyDiffing
import TestSupport
import Testing

/// Several snapshots are copied, edited, compared and released in random order. Each is compared
/// with a model that consists of plain lists.
@Suite("Random edits of a snapshot")
struct RandomSnapshotTests {
  @Test("A randomly edited snapshot of integers equals plain lists")
  func integers() { walk("integers") { $0 } }

  @Test(
    "A randomly edited snapshot of strings equals plain lists, short and long, inside and outside ASCII"
  )
  func strings() {
    walk("strings") { number in
      switch number % 3 {
      case 0: "\(number)"
      case 1: "a text of more than fifteen bytes, number \(number)"
      default: "é\(number)"
      }
    }
  }

  @Test("A randomly edited snapshot of UUIDs equals plain lists")
  func uuids() {
    walk("UUIDs") { number in
      let word = SeededRandom.mixed(UInt64(number) + 1)
      return withUnsafeBytes(of: (word, SeededRandom.mixed(word))) {
        UUID(uuid: $0.loadUnaligned(as: uuid_t.self))
      }
    }
  }

  @Test("A randomly edited snapshot of objects equals plain lists, and releases every one of them")
  func objects() {
    let population = Population()
    walk("objects") { Ticket($0, in: population) }
    #expect(population.count == 0)
  }

  private func walk<Item: Hashable>(_ kind: String, item: @escaping (Int) -> Item) {
    withSeededRandom("walking through snapshots of \(kind)", steps: 12) { random in
      var walk = SnapshotWalk(item: item)
      for step in 1...125 {
        walk.step(using: &random)
        if let complaint = walk.complaint(using: &random) {
          Issue.record("after \(step) steps: \(complaint)")
          return
        }
      }
    }
  }
}

/// Several snapshots and their models.
private struct SnapshotWalk<Item: Hashable> {
  typealias Pair = (snapshot: Snapshot<Int, Item>, model: SnapshotModel)

  let item: (Int) -> Item
  private var living: [Pair] = [(Snapshot(), SnapshotModel())]
  private var steps = 0
  private var disagreement: String?
  private let sectionIDs = 0..<7

  init(item: @escaping (Int) -> Item) { self.item = item }

  /// The items that an edit may name. The range grows, so that there are new items until the end.
  private var itemIDs: Range<Int> { 0..<(25 + steps / 2) }

  /// Copies, drops, or edits one of the snapshots.
  mutating func step(using random: inout SeededRandom) {
    steps += 1
    let chosen = Int.random(in: living.indices, using: &random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<20 where living.count < 6: living.append(living[chosen])
    case 0..<20: living.remove(at: chosen)
    case 20..<22: living.append((Snapshot(), SnapshotModel()))
    case 22..<40:
      // A new generation: a copy that is edited at once, while its original lives.
      living.append(living[chosen])
      edit(living.count - 1, using: &random)
      if living.count > 6 { living.remove(at: chosen) }
    default: edit(chosen, using: &random)
    }
  }

  private mutating func edit(_ chosen: Int, using random: inout SeededRandom) {
    let edit = randomEdit(of: living[chosen].model, using: &random)
    let outcome = living[chosen].snapshot.perform(edit, item: item)
    let expected = living[chosen].model.perform(edit, item: item)
    if outcome != expected { disagreement = "\(edit) answered \(outcome) and not \(expected)" }
    let (snapshot, model) = living[chosen]
    if answers(of: snapshot) != answers(of: model) {
      disagreement = "after \(edit):\n\(answers(of: snapshot)) and not\n\(answers(of: model))"
    }
  }

  // MARK: Judging

  /// Returns what is wrong, in words; `nil` if everything is right.
  func complaint(using random: inout SeededRandom) -> String? {
    if let disagreement { return disagreement }
    // An edit of one snapshot must not change another one.
    for (snapshot, model) in living where snapshot.itemIDs != model.items.map(item) {
      return "\(snapshot.itemIDs) are not \(model.items)"
    }
    let before = living.randomElement(using: &random)!
    let after = living.randomElement(using: &random)!
    return complaint(from: before, to: after)
  }

  private func complaint(from before: Pair, to after: Pair) -> String? {
    if (before.snapshot == after.snapshot) != (before.model == after.model) {
      return "\(before.model) and \(after.model) are equal or not"
    }
    let plan = after.snapshot.difference(from: before.snapshot)
    if let complaint = after.model.complaint(about: plan, from: before.model) {
      return "from \(before.model) to \(after.model): \(complaint), in \(plan)"
    }
    let plain = sectionedDifference(from: named(before.model), to: named(after.model)).plan
    if shape(of: plan) != shape(of: plain) { return "\(plan) is not as short as \(plain)" }
    return nil
  }

  /// Returns the plan without the choice of moved items, in which two plans between the same lists
  /// may differ.
  private func shape(of plan: UpdatePlan) -> UpdatePlan {
    var shape = plan
    shape.sections.moves = plan.sections.moves.map { _ in PositionPair(before: 0, after: 0) }
    shape.items.moves = plan.items.moves.map { _ in
      PositionPair(before: ItemPath(section: 0, item: 0), after: ItemPath(section: 0, item: 0))
    }
    return shape
  }

  private func named(_ model: SnapshotModel) -> [ListSection<Int, Item>] {
    model.sections.map { ListSection(id: $0.id, items: $0.items.map(item)) }
  }

  private func answers(of snapshot: Snapshot<Int, Item>) -> SnapshotAnswers<Item> {
    SnapshotAnswers(snapshot, sections: sectionIDs, items: itemIDs, item: item)
  }

  private func answers(of model: SnapshotModel) -> SnapshotAnswers<Item> {
    SnapshotAnswers(model, sections: sectionIDs, items: itemIDs, item: item)
  }
}

// MARK: - Edits

extension SnapshotWalk {
  /// Returns a random edit, mostly of sections and items that are in `model`.
  private func randomEdit(
    of model: SnapshotModel, using random: inout SeededRandom
  ) -> SnapshotEdit {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func section() -> Int {
      let present = model.sections.randomElement(using: &random)?.id
      let any = sectionIDs.randomElement(using: &random)!
      return number(0...9) == 0 ? any : present ?? any
    }
    func sections() -> [Int] {
      (0..<number(0...3)).map { _ in sectionIDs.randomElement(using: &random)! }
    }
    func present() -> Int {
      let present = model.items.randomElement(using: &random)
      let any = itemIDs.randomElement(using: &random)!
      return number(0...9) == 0 ? any : present ?? any
    }
    func items(upTo count: Int) -> [Int] {
      (0..<number(0...count)).map { _ in itemIDs.randomElement(using: &random)! }
    }

    if model.sections.isEmpty { return .appendSections(sections()) }
    switch number(0...49) {
    case 0...1: return .appendSections(sections())
    case 2...3: return .insertSectionsBefore(sections(), section())
    case 4...5: return .insertSectionsAfter(sections(), section())
    case 6: return .deleteSections([section()] + sections().dropLast(2))
    case 7...8: return .moveSectionBefore(section(), section())
    case 9...10: return .moveSectionAfter(section(), section())
    case 11...19: return .append(items(upTo: 9), to: section())
    case 20...22: return .insertBefore(items(upTo: 4), present())
    case 23...25: return .insertAfter(items(upTo: 4), present())
    case 26...28:
      let position = number(0...(model.sections.count - 1))
      let item = number(0...model.sections[position].items.count)
      return .insertAt(items(upTo: 4), ItemPath(section: position, item: item))
    case 29...32: return .delete((0..<number(0...5)).map { _ in present() })
    case 33...37: return .moveBefore(present(), present())
    case 38...42: return .moveAfter(present(), present())
    case 43: return number(0...3) == 0 ? .deleteAll : .putInOrder
    default: return .putInOrder
    }
  }
}
