import GalleyDiffing
import GalleyLayout
import TestSupport
import Testing

@testable import GalleyUIKit

@Suite("An update of a list")
struct ListUpdateTests {
  @Test("A layout receives the same runs of items as the paths of the update")
  func listChange() {
    withSeededRandom("edits of three sections", steps: 300) { random in
      var next = 100
      let before = (0..<3).map { section in
        ListSection(
          id: section,
          items: (0..<Int.random(in: 0...6, using: &random)).map {
            section * 10 + $0
          })
      }
      var after = before
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let section = Int.random(in: 0..<after.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !after[section].items.isEmpty: after[section].items.removeFirst()
        case 1:
          after[section].items.insert(next, at: after[section].items.count / 2)
          next += 1
        case 2: after[section].items.shuffle(using: &random)
        default: after.shuffle(using: &random)
        }
      }
      let plan = sectionedDifference(from: before, to: after).plan
      let update = ListUpdate(plan)
      let change = update.listChange
      for section in before.indices {
        for item in before[section].items.indices {
          let path = ItemPath(section: section, item: item)
          guard let expected = update.after(path) else { continue }
          // An item that moves to another section is measured again there.
          guard update.paths.sections.after(section) == expected.section else { continue }
          #expect(change.after(ElementPath(path)) == ElementPath(expected))
        }
      }
    }
  }
}
