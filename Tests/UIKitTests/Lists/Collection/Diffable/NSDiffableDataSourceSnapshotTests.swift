import TestSupport
import Testing

@testable import GalleyUIKit

@Suite("A diffable snapshot")
struct NSDiffableDataSourceSnapshotTests {
  private typealias List = NSDiffableDataSourceSnapshot<String, Int>

  private static func sample() -> List {
    var snapshot = List()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test("A snapshot returns its sections and items in order, with their indexes")
  func queries() {
    let snapshot = Self.sample()
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.indexOfSection("z") == nil)
    #expect("\(snapshot)" == "a: 1, 2, 3\nb: 4, 5")
  }

  @Test("A changed copy leaves the original as it was")
  func values() {
    let before = Self.sample()
    var after = before
    after.deleteItems([2])
    after.reloadItems([3])
    #expect(before.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(before.reloadedItemIdentifiers.isEmpty)
    #expect(after.itemIdentifiers == [1, 3, 4, 5])
  }

  @Test("Items can be inserted before and after other items")
  func inserting() {
    var snapshot = Self.sample()
    snapshot.insertItems([10, 11], beforeItem: 1)
    snapshot.insertItems([12, 13], afterItem: 4)
    #expect("\(snapshot)" == "a: 10, 11, 1, 2, 3\nb: 4, 12, 13, 5")
  }

  @Test("Appending or inserting an existing item moves it, which is reported")
  func movingIn() {
    var snapshot = Self.sample()
    let reports = Report.gathering { snapshot.appendItems([9, 2, 10, 5], toSection: "b") }
    #expect("\(snapshot)" == "a: 1, 3\nb: 4, 9, 2, 10, 5")
    #expect(reports.count == 1)
    #expect(reports.first?.topic == .dataSource)
    #expect(reports.first?.message.hasSuffix("Item identifiers that already exist: 2, 5") == true)

    Report.gathering { snapshot.insertItems([3, 20, 4], beforeItem: 1) }.forEach {
      #expect($0.message.hasSuffix("already exist: 3, 4"))
    }
    #expect("\(snapshot)" == "a: 3, 20, 4, 1\nb: 9, 2, 10, 5")
    _ = Report.gathering { snapshot.insertItems([1, 30], afterItem: 9) }
    #expect("\(snapshot)" == "a: 3, 20, 4\nb: 9, 1, 30, 2, 10, 5")
  }

  @Test("Appending new items is not reported")
  func noReport() {
    var snapshot = Self.sample()
    #expect(Report.gathering { snapshot.appendItems([6, 7]) }.isEmpty)
    #expect(snapshot.numberOfItems == 7)
  }

  @Test("Items can be moved before and after others, also into another section")
  func moving() {
    var snapshot = Self.sample()
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.moveItem(5, afterItem: 1)
    snapshot.moveItem(2, afterItem: 2)
    #expect("\(snapshot)" == "a: 3, 1, 5, 2\nb: 4")
  }

  @Test("Deleting unknown items is ignored, and deleting all items deletes the sections")
  func deleting() {
    var snapshot = Self.sample()
    snapshot.deleteItems([2, 99, 5])
    #expect("\(snapshot)" == "a: 1, 3\nb: 4")
    snapshot.deleteSections(["zz", "a"])
    #expect("\(snapshot)" == "b: 4")
    snapshot.reloadSections(["b"])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    snapshot.appendSections(["b"])
    snapshot.appendItems([4])
    #expect("\(snapshot)" == "b: 4")
  }

  @Test("Sections can be inserted before and after others, and are moved with their items")
  func sections() {
    var snapshot = Self.sample()
    snapshot.insertSections(["x"], beforeSection: "a")
    snapshot.insertSections(["y", "z"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["x", "a", "y", "z", "b"])
    snapshot.moveSection("b", beforeSection: "x")
    snapshot.moveSection("a", afterSection: "z")
    #expect(snapshot.sectionIdentifiers == ["b", "x", "y", "z", "a"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
  }

  @Test("Reload and reconfigure marks are kept once each, until their items are deleted")
  func marks() {
    var snapshot = Self.sample()
    snapshot.reloadItems([3, 1])
    snapshot.reloadItems([1, 4])
    snapshot.reconfigureItems([5, 2])
    snapshot.reloadSections(["b", "a"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1, 4])
    #expect(snapshot.reconfiguredItemIdentifiers == [5, 2])
    #expect(snapshot.reloadedSectionIdentifiers == ["b", "a"])
    snapshot.deleteItems([1, 2])
    #expect(snapshot.reloadedItemIdentifiers == [3, 4])
    #expect(snapshot.reconfiguredItemIdentifiers == [5])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [3])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers == ["a"])
  }

  @Test("A section and an item may have equal identifiers")
  func nameSpaces() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1])
    snapshot.appendItems([1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == 1)
  }
}

@Suite("Misuse of a diffable snapshot")
struct NSDiffableDataSourceSnapshotMisuseTests {
  private typealias List = NSDiffableDataSourceSnapshot<String, Int>

  @Test("Appending items without a section traps in UIKit's words")
  func noSections() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    expectTrap(
      result,
      says: "There are currently no sections in the data source. Please add a section first.")
  }

  @Test("Appending items to an unknown section traps in UIKit's words")
  func unknownSection() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1], toSection: "b")
    }
    expectTrap(
      result,
      says:
        "Invalid parameter not satisfying: section != NSNotFound: section b is not in the snapshot"
    )
  }

  @Test("Appending an item twice traps in UIKit's words")
  func repeatedItem() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 7, 1])
    }
    expectTrap(
      result,
      says:
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}")
  }

  @Test("Appending existing sections traps in UIKit's words")
  func knownSection() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      snapshot.appendSections(["b", "c", "a"])
    }
    expectTrap(
      result,
      says: "detected an attempt to insert or append 2 section identifiers that already exist in "
        + "the snapshot")
  }

  @Test("Inserting an item at itself traps in UIKit's words")
  func destinationAmongItems() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["b"])
      snapshot.appendItems(["b1"])
      snapshot.insertItems(["x", "b1"], beforeItem: "b1")
    }
    expectTrap(
      result,
      says: "Invalid update: destination for insertion operation [b1] is in the insertion "
        + "identifier list for update: x, b1")
  }

  @Test("Inserting an item at an unknown item traps in UIKit's words")
  func unknownDestination() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.insertItems([1], afterItem: 2)
    }
    expectTrap(result, says: "Invalid parameter not satisfying: insertIndex != NSNotFound: item 2")
  }

  @Test("Moving an unknown item, or to an unknown item, traps in UIKit's words")
  func unknownMove() async {
    let from = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1])
      snapshot.moveItem(2, beforeItem: 1)
    }
    expectTrap(from, says: "Invalid parameter not satisfying: fromIndex != NSNotFound: item 2")
    let to = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1])
      snapshot.moveItem(1, afterItem: 2)
    }
    expectTrap(to, says: "Invalid parameter not satisfying: toIndex != NSNotFound: item 2")
  }

  @Test("Reloading an unknown item traps in UIKit's words")
  func unknownReload() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.reloadItems([7])
    }
    expectTrap(
      result,
      says: "Attempted to reload item identifier that does not exist in the snapshot: 7")
  }

  @Test("Asking for the items of an unknown section traps in UIKit's words")
  func unknownQuery() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NSDiffableDataSourceSnapshot<String, Int>().itemIdentifiers(inSection: "gone")
    }
    expectTrap(
      result,
      says: "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API")
  }
}
