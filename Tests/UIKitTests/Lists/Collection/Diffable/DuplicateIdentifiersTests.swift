import TestSupport
import Testing

@testable import GalleyUIKit

@Suite("Identifiers that come twice")
struct DuplicateIdentifiersTests {
  private typealias List = NSDiffableDataSourceSnapshot<String, Int>

  /// Returns the snapshot and the reports when only the first one of equal identifiers is kept.
  private func kept(_ body: (inout List) -> Void) -> (List, [String]) {
    var list = List()
    let reports = DuplicateIdentifiers.$scoped.withValue(.keepFirst) {
      Report.gathering {
        list.appendSections(["a", "b"])
        list.appendItems([1, 2], toSection: "a")
        body(&list)
      }
    }
    return (list, reports.map(\.message))
  }

  @Test("Duplicate identifiers trap by default")
  func strict() async {
    #expect(DuplicateIdentifiers.current == .trap)
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = NSDiffableDataSourceSnapshot<String, Int>()
      list.appendSections(["a"])
      list.appendItems([5, 6, 5])
    }
    expectTrap(
      result,
      says: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    5\n)}")
    expectTrap(result, says: "DuplicateIdentifiers.standard")
  }

  @Test("DuplicateIdentifiers can be set for the whole program, and overridden for a part of it")
  func standard() async {
    await #expect(processExitsWith: .success) {
      DuplicateIdentifiers.standard = .keepFirst
      var list = NSDiffableDataSourceSnapshot<String, Int>()
      list.appendSections(["a", "a"])
      list.appendItems([5, 6, 5])
      precondition(list.itemIdentifiers == [5, 6] && list.sectionIdentifiers == ["a"])
      DuplicateIdentifiers.$scoped.withValue(.trap) {
        precondition(DuplicateIdentifiers.current == .trap)
      }
    }
  }

  @Test("An item that is named twice stays where it is named first")
  func items() {
    let (list, said) = kept { $0.appendItems([7, 8, 7, 9, 8, 7], toSection: "b") }
    #expect("\(list)" == "a: 1, 2\nb: 7, 8, 9")
    #expect(said.count == 1)
    #expect(
      said.first?.hasPrefix(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7,\n    8\n)}"
      )
        == true)
    #expect("\(kept { $0.insertItems([5, 5], beforeItem: 2) }.0)" == "a: 1, 5, 2\nb:")
    #expect("\(kept { $0.insertItems([5, 5, 6], afterItem: 2) }.0)" == "a: 1, 2, 5, 6\nb:")
  }

  @Test("An item that exists already moves, and is reported separately")
  func known() {
    let (list, said) = kept { $0.appendItems([7, 1, 7, 1], toSection: "b") }
    #expect("\(list)" == "a: 2\nb: 7, 1")
    #expect(said.count == 2)
    #expect(said.last?.hasSuffix("already exist: 1") == true)
  }

  @Test("Sections that exist already, or are named twice, stay where they are")
  func sections() {
    let (list, said) = kept { $0.appendSections(["c", "a", "c", "d"]) }
    #expect(list.sectionIdentifiers == ["a", "b", "c", "d"])
    #expect(said.count == 2)
    #expect(
      kept { $0.insertSections(["c", "b", "c"], beforeSection: "a") }.0.sectionIdentifiers
        == ["c", "a", "b"])
    #expect(
      kept { $0.insertSections(["b", "c"], afterSection: "a") }.0.sectionIdentifiers
        == ["a", "c", "b"])
  }

  @Test("Items that exist in a tree already are not added again")
  func trees() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    let reports = DuplicateIdentifiers.$scoped.withValue(.keepFirst) {
      Report.gathering {
        tree.append([1, 2, 1])
        tree.append([2, 3], to: 1)
        tree.insert([3, 4], before: 1)
        tree.insert([4], after: 1)
        var other = NSDiffableDataSourceSectionSnapshot<Int>()
        other.append([5, 2, 6])
        other.append([7], to: 6)
        tree.insert(other, after: 4)
      }
    }
    #expect(tree.items == [4, 5, 6, 7, 1, 3, 2])
    #expect(tree.level(of: 7) == 1 && tree.level(of: 3) == 1)
    #expect(reports.count == 5)
  }

  @Test("The children of an item that is left out of a tree come to the item that is kept")
  func children() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    let reports = DuplicateIdentifiers.$scoped.withValue(.keepFirst) {
      Report.gathering {
        tree.append([1, 2])
        tree.append([3], to: 1)
        var other = NSDiffableDataSourceSectionSnapshot<Int>()
        other.append([4, 1, 8])
        other.append([3, 5], to: 1)
        other.append([6], to: 5)
        other.append([7], to: 3)
        other.expand([1, 5])
        tree.insert(other, after: 2)
      }
    }
    #expect(tree.items == [1, 3, 7, 5, 6, 2, 4, 8])
    #expect(tree.items.map { tree.level(of: $0) } == [0, 1, 2, 1, 2, 0, 0, 0])
    #expect(tree.expandedItems == [5])
    #expect(reports.count == 1)
  }

  @Test("Each identifier that occurs several times is listed once")
  func listed() {
    #expect(repeats(in: [5, 6, 5, 7, 6, 5, 8]) == [5, 6])
    #expect(repeats(in: [5, 6]) == [])
  }
}
