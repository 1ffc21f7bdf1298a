import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A diffable data source with trees")
struct DiffableOutlineTests {
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>
  private let screen = DiffableScreen()

  /// A tree of item 1 with 11 and 12 below it, and item 2 with 21.
  private static func tree(open: [Int] = []) -> Tree {
    var tree = Tree()
    tree.append([1, 2])
    tree.append([11, 12], to: 1)
    tree.append([21], to: 2)
    tree.expand(open)
    return tree
  }

  private var places: [OutlinePlace?] {
    screen.view.visibleCells.map { ($0 as? NumberCell)?.place }
  }

  @Test("A section snapshot shows its expanded items, and adds its section if that does not exist")
  func shows() {
    screen.dataSource.apply(DiffableScreen.list([7]))
    screen.dataSource.apply(Self.tree(open: [1]), to: "z", animatingDifferences: false)
    screen.settle()
    #expect(screen.numbers == [7, 1, 11, 12, 2])
    #expect(screen.dataSource.index(for: "z") == 1)
    #expect(screen.dataSource.snapshot(for: "z") == Self.tree(open: [1]))
    #expect(screen.dataSource.snapshot(for: "a").items == [7])
    #expect(screen.dataSource.snapshot(for: "nowhere").items == [])
    #expect(screen.dataSource.snapshot().itemIdentifiers == [7, 1, 11, 12, 2])
  }

  @Test("Cells have the level and the expansion of their items, and follow changes of these")
  func cells() {
    screen.dataSource.apply(Self.tree(open: [1]), to: "z")
    screen.settle()
    #expect(
      places == [
        OutlinePlace(level: 0, isExpanded: true), OutlinePlace(level: 1), OutlinePlace(level: 1),
        OutlinePlace(level: 0),
      ])
    _ = screen.takeAsked()
    screen.dataSource.apply(Self.tree(open: [2]), to: "z")
    screen.settle()
    #expect(screen.takeAsked() == [21])
    #expect(
      places == [
        OutlinePlace(level: 0), OutlinePlace(level: 0, isExpanded: true), OutlinePlace(level: 1),
      ])
  }

  @Test("Cells of a former tree are at the first level in a flat list")
  func flatAgain() {
    screen.dataSource.apply(Self.tree(open: [1]), to: "z")
    screen.settle()
    #expect(places.contains(OutlinePlace(level: 1)))
    screen.dataSource.apply(DiffableScreen.list([11, 3, 1]))
    screen.settle()
    #expect(screen.numbers == [11, 3, 1])
    #expect(places == [OutlinePlace(), OutlinePlace(), OutlinePlace()])
  }

  @Test("A section keeps its tree until a snapshot changes its items")
  func lifetime() {
    screen.dataSource.apply(Self.tree(), to: "z")
    var next = screen.dataSource.snapshot()
    next.insertSections(["first"], beforeSection: "z")
    next.appendItems([50], toSection: "first")
    screen.dataSource.apply(next)
    #expect(screen.dataSource.snapshot(for: "z") == Self.tree())
    next.moveItem(2, beforeItem: 1)
    screen.dataSource.apply(next)
    #expect(screen.dataSource.snapshot(for: "z").items == [2, 1])
    screen.settle()
    #expect(screen.numbers == [50, 2, 1])
  }

  @Test("Section snapshots can be applied with a completion and with await")
  func completions() async {
    var isDone = false
    screen.dataSource.apply(Self.tree(), to: "z") { isDone = true }
    #expect(!isDone)
    screen.settle()
    #expect(isDone)
    await screen.dataSource.apply(Self.tree(open: [2]), to: "z", animatingDifferences: false)
    #expect(screen.numbers == [1, 2, 21])
  }

  // MARK: By the user

  @Test("Expanding an item calls the handlers in order, and shows the children that they return")
  func opening() throws {
    var log: [String] = []
    let source = screen.dataSource
    source.apply(Self.tree(), to: "z")
    screen.settle()
    source.sectionSnapshotHandlers.shouldExpandItem = {
      log.append("should \($0)")
      return $0 != 2
    }
    source.sectionSnapshotHandlers.willExpandItem = {
      log.append("will \($0), now \(source.snapshot().itemIdentifiers)")
    }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      log.append("children of \(parent), now \(children.items)")
      var more = Tree()
      more.append([13, 11])
      more.append([131], to: 13)
      return more
    }
    let cell = try #require(
      screen.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? NumberCell)
    screen.view.toggle(itemOf: cell)
    screen.view.toggle(itemOf: try #require(screen.view.visibleCells.last))
    #expect(
      log == ["should 1", "will 1, now [1, 2]", "children of 1, now [11, 12]", "should 2"])
    screen.settle()
    #expect(screen.numbers == [1, 13, 11, 2])
    #expect(cell.place == OutlinePlace(level: 0, isExpanded: true))
    #expect(source.snapshot(for: "z").items == [1, 13, 131, 11, 2, 21])
  }

  @Test("Collapsing an item calls the handlers in order, and removes the children from the list")
  func closing() {
    var log: [String] = []
    let source = screen.dataSource
    source.apply(Self.tree(open: [1, 2]), to: "z")
    source.sectionSnapshotHandlers.shouldCollapseItem = {
      log.append("should \($0)")
      return $0 != 2
    }
    source.sectionSnapshotHandlers.willCollapseItem = {
      log.append("will \($0), now \(source.snapshot().itemIdentifiers)")
    }
    source.toggle(1)
    source.toggle(2)
    screen.settle()
    #expect(log == ["should 1", "will 1, now [1, 11, 12, 2, 21]", "should 2"])
    #expect(screen.numbers == [1, 2, 21])
    #expect(source.snapshot(for: "z").items == [1, 11, 12, 2, 21])
  }

  @Test("Applying an expanded item calls no handler, and toggling an unknown item does nothing")
  func programmatically() {
    screen.dataSource.sectionSnapshotHandlers.shouldExpandItem = { _ in
      Issue.record("asked")
      return true
    }
    screen.dataSource.apply(Self.tree(open: [1]), to: "z")
    screen.dataSource.toggle(99)
    screen.settle()
    #expect(screen.numbers == [1, 11, 12, 2])
  }

  // MARK: Moving

  private func move(_ from: (Int, Int), _ to: (Int, Int)) {
    screen.dataSource.collectionView(
      screen.view, moveItemAt: IndexPath(item: from.1, section: from.0),
      to: IndexPath(item: to.1, section: to.0))
  }

  @Test("A moved item takes its children along, and gets the level of its new position")
  func moving() {
    screen.dataSource.apply(Self.tree(open: [1]), to: "z")
    screen.dataSource.apply(Tree(flat: [5]), to: "y")
    move((0, 3), (0, 1))
    #expect(
      screen.dataSource.snapshot(for: "z").visualDescription()
        == "*+ 1\n  *- 2\n     - 21\n  *- 11\n  *- 12")
    move((0, 1), (1, 1))
    #expect(screen.dataSource.snapshot(for: "z").items == [1, 11, 12])
    #expect(screen.dataSource.snapshot().itemIdentifiers(inSection: "y") == [5, 2])
    #expect(screen.dataSource.snapshot(for: "y").items == [5, 2, 21])
  }

  @Test("A moved item takes its children along into a section without a tree, too")
  func movingIntoFlatSection() throws {
    screen.dataSource.apply(DiffableScreen.list([7, 8]))
    screen.dataSource.apply(Self.tree(), to: "z", animatingDifferences: false)
    var transactions: [NSDiffableDataSourceTransaction<String, Int>] = []
    screen.dataSource.reorderingHandlers.didReorder = { transactions.append($0) }
    move((1, 0), (0, 1))
    #expect(screen.dataSource.snapshot().itemIdentifiers == [7, 1, 8, 2])
    let flat = screen.dataSource.snapshot(for: "a")
    #expect(flat.items == [7, 1, 11, 12, 8])
    #expect(flat.visibleItems == [7, 1, 8])
    #expect(screen.dataSource.snapshot(for: "z").items == [2, 21])
    let sections = try #require(transactions.first?.sectionTransactions)
    #expect(sections.map(\.finalSnapshot.items) == [[2, 21], [7, 1, 11, 12, 8]])
    move((1, 0), (0, 0))
    #expect(screen.dataSource.snapshot(for: "a").items == [2, 21, 7, 1, 11, 12, 8])
  }

  @Test("An item can't be moved while its children are visible")
  func openItems() {
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    screen.dataSource.apply(Self.tree(open: [1]), to: "z")
    let can = (0..<4).map {
      screen.dataSource.collectionView(
        screen.view, canMoveItemAt: IndexPath(item: $0, section: 0))
    }
    #expect(can == [false, true, true, true])
  }
}
