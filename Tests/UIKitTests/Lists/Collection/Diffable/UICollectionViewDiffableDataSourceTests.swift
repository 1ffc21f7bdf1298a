import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A diffable data source")
struct UICollectionViewDiffableDataSourceTests {
  private let screen = DiffableScreen()

  private func list(_ sections: [Int]...) -> DiffableScreen.List {
    var list = DiffableScreen.List()
    for (name, items) in zip(["a", "b", "c", "d"], sections) {
      list.appendSections([name])
      list.appendItems(items, toSection: name)
    }
    return list
  }

  @Test("A diffable data source is the view's data source, and the view does not keep it alive")
  func ownership() {
    #expect(screen.view.dataSource === screen.dataSource)
    weak var gone: DiffableScreen.DataSource?
    autoreleasing {
      let other = DiffableScreen.DataSource(collectionView: screen.view) { _, _, _ in nil }
      gone = other
    }
    #expect(gone == nil && screen.view.dataSource == nil)
  }

  private func autoreleasing(_ body: () -> Void) { body() }

  @Test("The first snapshot is shown without animation, and each cell is asked for once")
  func first() {
    var completions = 0
    screen.dataSource.apply(list([1, 2, 3], [4])) { completions += 1 }
    #expect(completions == 0)
    MainTurn.drain()
    #expect(completions == 1)
    #expect(screen.takeAsked() == [1, 2, 3, 4])
    #expect(screen.numbers == [1, 2, 3, 4])
    #expect(screen.view.numberOfSections == 2)
    #expect(
      screen.view.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.animationKeys() == nil })
  }

  @Test("A later snapshot asks only for the cells of new items, and keeps the others")
  func second() throws {
    screen.dataSource.apply(list([1, 2, 3], [4]))
    screen.settle()
    let three = try #require(screen.view.cellForItem(at: IndexPath(item: 2, section: 0)))
    _ = screen.takeAsked()
    screen.dataSource.apply(list([3, 1, 5], [2]))
    #expect(screen.takeAsked() == [5])
    screen.settle()
    #expect(screen.takeAsked() == [])
    #expect(screen.numbers == [3, 1, 5, 2])
    #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 0)) === three)
  }

  @Test("Cells move with an animation on request, and otherwise immediately")
  func animation() throws {
    screen.dataSource.apply(list([1, 2]))
    screen.settle()
    let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    var events: [String] = []
    screen.dataSource.apply(list([2, 1])) { events.append("moved") }
    MainTurn.drain()
    screen.window.frameClock.advance(by: 0.15)
    let height = cell.layer.presentation()?.frame.minY ?? -1
    #expect(height > 5 && height < 45)
    #expect(events == [])
    screen.settle()
    #expect(cell.frame.minY == 50 && events == ["moved"])

    screen.dataSource.apply(list([1, 2]), animatingDifferences: false) { events.append("set") }
    #expect(cell.frame.minY == 0 && cell.layer.animationKeys() == nil)
    #expect(events == ["moved"])
    MainTurn.drain()
    #expect(events == ["moved", "set"])
  }

  @Test("Snapshots are shown without animation outside a window")
  func noWindow() {
    screen.dataSource.apply(list([1, 2]))
    screen.settle()
    screen.view.removeFromSuperview()
    var isDone = false
    screen.dataSource.apply(list([2, 3])) { isDone = true }
    MainTurn.drain()
    #expect(isDone && screen.numbers == [2, 3])
    #expect(screen.view.visibleCells.allSatisfy { $0.layer.animationKeys() == nil })
  }

  @Test("Completions are called in a later turn of the main loop, also if nothing has changed")
  func completions() {
    var seen: [[Int]] = []
    let note = { seen.append(screen.numbers) }
    screen.dataSource.apply(list([1]), animatingDifferences: false, completion: note)
    #expect(seen == [])
    MainTurn.drain()
    screen.dataSource.apply(list([1]), completion: note)
    screen.dataSource.apply(list([1, 2]), animatingDifferences: false, completion: note)
    #expect(seen == [[1]])
    MainTurn.drain()
    #expect(seen == [[1], [1, 2], [1, 2]])
  }

  @Test("Completions are called in the order of the calls, also if later ones do not animate")
  func order() {
    screen.dataSource.apply(list([1]))
    screen.settle()
    var order: [String] = []
    screen.dataSource.apply(list([2, 1])) { order.append("animated") }
    screen.dataSource.apply(list([3, 2, 1]), animatingDifferences: false) {
      order.append("at once")
    }
    MainTurn.drain()
    #expect(order == [])
    #expect(screen.numbers == [3, 2, 1])
    screen.dataSource.applySnapshotUsingReloadData(list([4])) { order.append("reload") }
    #expect(order == [])
    screen.settle()
    #expect(order == ["animated", "at once", "reload"])
    #expect(screen.numbers == [4])
  }

  @Test("An awaited apply returns when the snapshot is shown")
  func awaited() async {
    await screen.dataSource.apply(list([1, 2]), animatingDifferences: false)
    #expect(screen.numbers == [1, 2])
    await screen.dataSource.apply(list([1, 2]))
    await screen.dataSource.applySnapshotUsingReloadData(list([3]))
    #expect(screen.numbers == [3])
  }

  // MARK: Marks

  @Test("A reloaded item gets another cell, and a reconfigured item keeps its cell")
  func marks() throws {
    screen.dataSource.apply(list([1, 2, 3]))
    screen.settle()
    let cells = screen.view.visibleCells
    _ = screen.takeAsked()
    var next = list([3, 1, 2])
    next.reloadItems([1])
    next.reconfigureItems([1, 2])
    screen.dataSource.apply(next)
    screen.settle()
    #expect(screen.takeAsked().sorted() == [1, 2])
    #expect(screen.numbers == [3, 1, 2])
    #expect(screen.view.visibleCells[0] === cells[2] && screen.view.visibleCells[2] === cells[1])
    #expect(screen.view.visibleCells[1] !== cells[0])
    #expect(screen.dataSource.snapshot().reloadedItemIdentifiers == [])
  }

  @Test(
    "A new item that is reloaded is asked for twice, and one of a reloaded section once or twice")
  func requestsOfMarks() {
    screen.dataSource.apply(list([1, 2], [3]))
    screen.settle()
    _ = screen.takeAsked()
    var new = list([1, 2, 9], [3])
    new.reloadItems([9])
    screen.dataSource.apply(new)
    screen.settle()
    #expect(screen.takeAsked() == [9, 9])

    var marked = list([1, 2, 9], [3])
    marked.reloadSections(["b"])
    marked.reloadItems([3])
    screen.dataSource.apply(marked)
    screen.settle()
    #expect(screen.takeAsked() == [3])

    marked.deleteItems([9])
    screen.dataSource.apply(marked)
    screen.settle()
    #expect(screen.takeAsked() == [3, 3])
  }

  @Test("Reloads in the first snapshot ask for items again only if it is animated")
  func firstMarks() {
    var marked = list([1, 2])
    marked.reloadItems([2])
    screen.dataSource.apply(marked)
    screen.settle()
    #expect(screen.takeAsked() == [1, 2, 2])
    let other = DiffableScreen()
    other.dataSource.apply(marked, animatingDifferences: false)
    other.settle()
    #expect(other.takeAsked() == [1, 2])
  }

  // MARK: Selection

  @Test("Moved and reconfigured items stay selected, and reloaded ones do not")
  func selection() {
    screen.view.allowsMultipleSelection = true
    screen.dataSource.apply(list([1, 2, 3], [4]))
    screen.settle()
    for path in [(0, 0), (2, 0), (0, 1)] {
      screen.view.selectItem(
        at: IndexPath(item: path.0, section: path.1), animated: false, scrollPosition: [])
    }
    #expect(screen.selected == [1, 3, 4])
    var next = list([4, 3], [7, 1])
    next.reloadItems([4])
    next.reconfigureItems([3])
    screen.dataSource.apply(next)
    screen.settle()
    #expect(screen.selected == [3, 1])
    #expect(screen.view.visibleCells.map(\.isSelected) == [false, true, false, true])
    screen.dataSource.applySnapshotUsingReloadData(next)
    screen.settle()
    #expect(screen.selected == [])
  }

  @Test(
    "An item that moves to another section stays selected when its former section is deleted",
    arguments: [false, true])
  func selectionInDeletedSection(isNewSnapshot: Bool) {
    screen.dataSource.apply(list([1, 2], [3]))
    screen.settle()
    screen.view.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    var next = isNewSnapshot ? DiffableScreen.List() : screen.dataSource.snapshot()
    if isNewSnapshot {
      next.appendSections(["b"])
      next.appendItems([3, 2])
    } else {
      next.moveItem(2, afterItem: 3)
      next.deleteSections(["a"])
    }
    screen.dataSource.apply(next)
    screen.settle()
    #expect(screen.selected == [2])
    #expect(screen.view.visibleCells.map(\.isSelected) == [false, true])
  }

  @Test(
    "Without animation, a snapshot reloads all items before iOS 15, and only changes since then")
  func generations() {
    for (generation, asked) in [(UIKitGeneration.iOS14, [1, 2, 3]), (.iOS15, [3]), (.iOS18, [3])] {
      let screen = DiffableScreen()
      screen.view.generation = generation
      screen.dataSource.apply(list([1, 2]))
      screen.settle()
      screen.view.selectItem(
        at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      _ = screen.takeAsked()
      screen.dataSource.apply(list([1, 2, 3]), animatingDifferences: false)
      screen.settle()
      #expect(screen.takeAsked() == asked)
      #expect(screen.selected == (generation == .iOS14 ? [] : [2]))
    }
  }

  // MARK: Questions

  @Test("Identifiers and paths can be looked up before the first snapshot and after it")
  func questions() {
    let source = screen.dataSource
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == nil)
    #expect(source.indexPath(for: 1) == nil && source.sectionIdentifier(for: 0) == nil)
    source.apply(list([1, 2], [], [3]))
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 2)) == 3)
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: -1, section: 0)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
    #expect(source.indexPath(for: 3) == IndexPath(item: 0, section: 2))
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 3) == nil)
    #expect(source.index(for: "c") == 2 && source.index(for: "d") == nil)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    #expect(source.description.hasSuffix("\na: 1, 2\nb:\nc: 3"))
  }

  @Test("The path of an item is found without a search through all items")
  func constantTime() {
    /// Counts comparisons and hashes of items.
    final class Counter: @unchecked Sendable { var count = 0 }
    struct Counted: Hashable, Sendable {
      let number: Int
      let counter: Counter
      static func == (one: Counted, other: Counted) -> Bool {
        one.counter.count += 1
        return one.number == other.number
      }
      func hash(into hasher: inout Hasher) {
        counter.count += 1
        hasher.combine(number)
      }
    }
    let source = UICollectionViewDiffableDataSource<Int, Counted>(
      collectionView: UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    ) { _, _, _ in nil }
    let counter = Counter()
    let items = (0..<20_000).map { Counted(number: $0, counter: counter) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections(Array(0..<10))
    for section in 0..<10 {
      snapshot.appendItems(
        Array(items[(section * 2_000)..<((section + 1) * 2_000)]), toSection: section)
    }
    snapshot.deleteItems([items[7]])
    source.apply(snapshot)
    counter.count = 0
    for item in stride(from: 10, to: 20_000, by: 1_000) {
      let place = item < 2_000 ? item - 1 : item % 2_000
      #expect(source.indexPath(for: items[item]) == IndexPath(item: place, section: item / 2_000))
    }
    #expect(counter.count < 20 * 20)
  }

  @Test("A snapshot can be applied while the view has no data source")
  func noView() {
    var isDone = false
    let other = DiffableScreen()
    other.view.dataSource = nil
    other.dataSource.apply(list([1, 2])) { isDone = true }
    #expect(other.view.numberOfSections == 0)
    other.settle()
    #expect(isDone && other.dataSource.snapshot().itemIdentifiers == [1, 2])
    other.view.dataSource = other.dataSource
    other.settle()
    #expect(other.numbers == [1, 2])
    other.dataSource.apply(list([2]))
    other.settle()
    #expect(other.numbers == [2])
  }

  @Test("A subclass may override the data source methods for cells and index titles")
  func subclass() {
    final class Own: DiffableScreen.DataSource {
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        cell.tag = 7
        return cell
      }
      override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
    }
    let screen = DiffableScreen(.rows) { Own(collectionView: $0, cellProvider: $1) }
    screen.dataSource.apply(list([1]))
    screen.settle()
    #expect(screen.view.visibleCells.map(\.tag) == [7])
    #expect(screen.view.dataSource?.indexTitles(for: screen.view) == ["A"])
  }

  @Test("Headers come from the supplementaryViewProvider")
  func supplementary() throws {
    let layout = try #require(screen.view.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    let kind = UICollectionView.elementKindSectionHeader
    screen.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "h")
    screen.dataSource.supplementaryViewProvider = { view, kind, path in
      let header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "h", for: path)
      header.tag = path.section + 1
      return header
    }
    screen.dataSource.apply(list([1], [2]))
    screen.settle()
    #expect(screen.view.visibleSupplementaryViews(ofKind: kind).map(\.tag) == [1, 2])
  }
}
