import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Random snapshots, applied in all manners")
struct RandomApplyTests {
  private typealias List = DiffableScreen.List

  /// After random snapshots, a view shows the same elements as a new view with the last snapshot.
  @Test(
    "After random snapshots, a view shows the same as a new view with the last snapshot",
    arguments: DiffableScreen.Layout.allCases)
  func random(layout: DiffableScreen.Layout) {
    withSeededRandom("applying snapshots to \(layout)", steps: 100) { random in
      let screen = DiffableScreen(layout)
      screen.view.allowsMultipleSelection = true
      var list = List()
      var order: [Int] = []
      let calls = Int.random(in: 2...8, using: &random)
      for call in 0..<calls {
        edit(&list, &random)
        let selected = Set(screen.selected)
        let isReload = apply(list, to: screen, &random) { order.append(call) }
        if !isReload, call > 0 { expectSelection(selected, list, screen) }
        selectSome(in: screen, &random)
        passTime(on: screen, &random)
      }
      screen.settle()
      #expect(order == Array(0..<calls))
      expectShown(list, by: screen, layout)
    }
  }

  /// As above, but the cell provider and the completion handlers also apply snapshots when they are
  /// called.
  @Test("A view shows the last snapshot, also if callbacks have applied snapshots")
  func reentrant() {
    withSeededRandom("applying snapshots from inside", steps: 100) { random in
      let screen = DiffableScreen(.headers)
      var list = List()
      var inner = (0..<6).map { _ in
        edit(&list, &random)
        return list
      }
      let moments = (0..<6).map { _ in Int.random(in: 1...12, using: &random) }
      var requests = 0
      var told = 0
      var calls = 0
      @MainActor func applyNext() {
        guard let next = inner.popLast() else { return }
        list = next
        calls += 1
        screen.dataSource.apply(next, animatingDifferences: next.numberOfItems % 2 == 0) {
          told += 1
          if told % 2 == 0 { applyNext() }
        }
      }
      screen.whenAsked = { _ in
        requests += 1
        if moments.contains(requests) { applyNext() }
      }
      for _ in 0..<4 {
        applyNext()
        passTime(on: screen, &random)
      }
      screen.settle()
      screen.whenAsked = nil
      #expect(told == calls)
      expectShown(list, by: screen, .headers)
    }
  }

  private func passTime(on screen: DiffableScreen, _ random: inout SeededRandom) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: screen.settle()
    case 1: screen.window.frameClock.advance(by: .random(in: 0.01...0.25, using: &random))
    case 2: MainTurn.drain()
    case 3: screen.view.contentOffset.y = .random(in: 0...400, using: &random)
    case 4:
      if screen.view.window == nil {
        screen.window.addSubview(screen.view)
      } else {
        screen.view.removeFromSuperview()
      }
    default: break
    }
  }

  /// Checks that items that stay are selected as before, and that reloaded and new ones are not.
  private func expectSelection(_ before: Set<Int>, _ list: List, _ screen: DiffableScreen) {
    let reloaded = Set(list.reloadedItemIdentifiers)
    let kept = before.filter { item in
      guard let section = list.sectionIdentifier(containingItem: item) else { return false }
      return !reloaded.contains(item) && !list.reloadedSectionIdentifiers.contains(section)
    }
    #expect(Set(screen.selected) == kept)
  }

  private func selectSome(in screen: DiffableScreen, _ random: inout SeededRandom) {
    let items = screen.dataSource.snapshot().itemIdentifiers
    guard let item = items.randomElement(using: &random),
      let path = screen.dataSource.indexPath(for: item)
    else { return }
    screen.view.selectItem(at: path, animated: false, scrollPosition: [])
  }

  /// - Returns: Whether the snapshot was applied by reloading all data.
  private func apply(
    _ list: List, to screen: DiffableScreen, _ random: inout SeededRandom,
    _ completion: @escaping () -> Void
  ) -> Bool {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      screen.dataSource.applySnapshotUsingReloadData(list, completion: completion)
      return true
    case 1, 2:
      screen.dataSource.apply(list, animatingDifferences: false, completion: completion)
    default: screen.dataSource.apply(list, completion: completion)
    }
    return false
  }

  private func expectShown(
    _ list: List, by screen: DiffableScreen, _ layout: DiffableScreen.Layout
  ) {
    let fresh = DiffableScreen(layout)
    fresh.dataSource.apply(list)
    fresh.settle()
    screen.view.contentOffset = .zero
    screen.settle()
    if layout != .selfSizing { #expect(screen.view.contentSize == fresh.view.contentSize) }
    let paths = screen.view.indexPathsForVisibleItems
    #expect(paths == fresh.view.indexPathsForVisibleItems)
    #expect(screen.cells == fresh.cells)
    #expect(screen.headers == fresh.headers)
    let cells = screen.view.visibleCells
    #expect(cells.allSatisfy { !$0.isHidden && $0.alpha == 1 })
    for (path, cell) in zip(paths, cells) {
      #expect(cell.isSelected == (screen.view.indexPathsForSelectedItems ?? []).contains(path))
    }
    // There are no other visible views.
    #expect(screen.seenViews == cells.count + screen.headers.count)

    for (section, name) in list.sectionIdentifiers.enumerated() {
      #expect(screen.dataSource.index(for: name) == section)
      for (item, number) in list.itemIdentifiers(inSection: name).enumerated() {
        let path = IndexPath(item: item, section: section)
        #expect(screen.dataSource.indexPath(for: number) == path)
        #expect(screen.dataSource.itemIdentifier(for: path) == number)
      }
    }
  }

  // MARK: Edits

  /// Changes a snapshot as apps do: the last one, or a new one.
  private func edit(_ list: inout List, _ random: inout SeededRandom) {
    if list.numberOfSections == 0 || Int.random(in: 0..<6, using: &random) == 0 {
      list = fresh(&random)
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) { editOnce(&list, &random) }
    forgetMarks(&list)
    mark(&list, &random)
  }

  private func fresh(_ random: inout SeededRandom) -> List {
    var list = List()
    list.appendSections(
      Array(
        ["a", "b", "c", "d"].shuffled(using: &random)[..<Int.random(in: 1...4, using: &random)]))
    let numbers = (0..<24).shuffled(using: &random)[..<Int.random(in: 0...20, using: &random)]
    for number in numbers {
      list.appendItems(
        [number], toSection: list.sectionIdentifiers.randomElement(using: &random))
    }
    return list
  }

  private func editOnce(_ list: inout List, _ random: inout SeededRandom) {
    let items = list.itemIdentifiers
    let sections = list.sectionIdentifiers
    let new = (0..<24).filter { list.indexOfItem($0) == nil }.shuffled(using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: list.deleteItems(Array(items.shuffled(using: &random).prefix(3)))
    case 1:
      list.appendItems(Array(new.prefix(3)), toSection: sections.randomElement(using: &random))
    case 2:
      guard let target = items.randomElement(using: &random) else { return }
      list.insertItems(Array(new.prefix(2)), beforeItem: target)
    case 3, 4:
      let two = items.shuffled(using: &random).prefix(2)
      guard two.count == 2 else { return }
      list.moveItem(two[0], afterItem: two[1])
    case 5:
      let two = sections.shuffled(using: &random).prefix(2)
      guard two.count == 2 else { return }
      list.moveSection(two[0], beforeSection: two[1])
    default:
      if sections.count > 1, Bool.random(using: &random) {
        list.deleteSections([sections[0]])
      } else if let name = ["a", "b", "c", "d"].first(where: { list.indexOfSection($0) == nil }) {
        list.insertSections([name], beforeSection: sections[0])
      }
    }
  }

  private func forgetMarks(_ list: inout List) {
    var plain = List()
    plain.appendSections(list.sectionIdentifiers)
    guard
      !list.reloadedItemIdentifiers.isEmpty || !list.reloadedSectionIdentifiers.isEmpty
        || !list.reconfiguredItemIdentifiers.isEmpty
    else { return }
    for section in list.sectionIdentifiers {
      plain.appendItems(list.itemIdentifiers(inSection: section), toSection: section)
    }
    list = plain
  }

  private func mark(_ list: inout List, _ random: inout SeededRandom) {
    let items = list.itemIdentifiers
    if Int.random(in: 0..<3, using: &random) == 0 {
      list.reloadItems(Array(items.shuffled(using: &random).prefix(2)))
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      list.reconfigureItems(Array(items.shuffled(using: &random).prefix(2)))
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      list.reloadSections(Array(list.sectionIdentifiers.shuffled(using: &random).prefix(1)))
    }
  }
}
