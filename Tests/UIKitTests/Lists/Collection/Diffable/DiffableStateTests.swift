import Foundation
import GalleyDiffing
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("What a diffable data source shows")
struct DiffableStateTests {
  private typealias State = DiffableState<String, Int>

  @Test("Paths and items are found as by a search through the snapshot")
  func answers() {
    withSeededRandom("places in a state", steps: 200) { random in
      var list = DiffableScreen.List()
      let sections = (0..<Int.random(in: 1...5, using: &random)).map { "\($0)" }
      list.appendSections(sections)
      for number in (0..<30).shuffled(using: &random) {
        list.appendItems([number], toSection: sections.randomElement(using: &random))
      }
      list.deleteItems((0..<30).filter { _ in Bool.random(using: &random) })
      let state = State().showing(list)
      let judge = sections.map { list.itemIdentifiers(inSection: $0) }
      #expect(state.counts == judge.map(\.count))
      for number in 0..<31 {
        let section = judge.firstIndex { $0.contains(number) }
        let path = section.map {
          IndexPath(item: judge[$0].firstIndex(of: number) ?? -1, section: $0)
        }
        #expect(state.path(of: number) == path)
      }
      for section in 0...sections.count {
        for item in 0...30 {
          let number =
            section < judge.count && item < judge[section].count ? judge[section][item] : nil
          #expect(state.item(at: IndexPath(item: item, section: section)) == number)
        }
      }
    }
  }

  @Test("A shown state has no reload marks, and no trees of sections that changed or were deleted")
  func forgetting() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([3], to: 2)
    let state = State().showing(tree, in: "a").showing(tree.snapshot(of: 2), in: "b")
    #expect(Set(state.outlines.keys) == ["a", "b"])
    #expect("\(state.snapshot)" == "a: 1, 2\nb: 3")

    var next = state.snapshot
    next.reloadItems([1])
    next.deleteItems([3])
    let after = state.showing(next)
    #expect(Set(after.outlines.keys) == ["a"])
    #expect(after.snapshot.reloadedItemIdentifiers == [])
    next.deleteSections(["a"])
    #expect(after.showing(next).outlines.isEmpty)
  }

  @Test("The only item of a section may be moved to the end of the section")
  func onlyItem() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1])
    let flat = State().showing(State().showing(tree, in: "a").snapshot, [:])
    for state in [flat, State().showing(tree, in: "a")] {
      let after = state.moving(
        from: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 1))
      #expect("\(after.snapshot)" == "a: 1")
      #expect(after.outlines.count == state.outlines.count)
    }
  }

  @Test("A tree that contains an item of another section removes it from there")
  func stealing() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    let state = State().showing(tree, in: "a")
    let reports = Report.gathering {
      let after = state.showing(NSDiffableDataSourceSectionSnapshot(flat: [2]), in: "b")
      #expect("\(after.snapshot)" == "a: 1\nb: 2")
      #expect(Set(after.outlines.keys) == ["b"])
    }
    #expect(reports.count == 1)
  }
}
