import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Random snapshots, applied in all manners")
struct RandomApplyTests {
  private typealias List = DiffableScreen.List

  /// Whatever was applied on the way, what is shown in the end is what a fresh view shows.
  @Test("Show in the end what a fresh view shows")
  func random() {
    withSeededRandom("applying snapshots", steps: 150) { random in
      let screen = DiffableScreen()
      screen.view.allowsMultipleSelection = true
      var list = List()
      var order: [Int] = []
      let calls = Int.random(in: 2...8, using: &random)
      for call in 0..<calls {
        edit(&list, &random)
        let selected = Set(screen.selected)
        let isReload = apply(list, to: screen, call, &random) { order.append(call) }
        if !isReload, call > 0 { expectSelection(selected, list, screen) }
        selectSome(in: screen, &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: screen.settle()
        case 1: screen.window.frameClock.advance(by: .random(in: 0.01...0.25, using: &random))
        case 2: MainTurn.drain()
        default: screen.view.contentOffset.y = .random(in: 0...400, using: &random)
        }
      }
      screen.settle()
      #expect(order == Array(0..<calls))
      expectShown(list, by: screen)
    }
  }

  /// Those that stay are selected as before, those that have gone or are new are not.
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

  /// - Returns: Whether everything is loaded anew.
  private func apply(
    _ list: List, to screen: DiffableScreen, _ call: Int, _ random: inout SeededRandom,
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

  private func expectShown(_ list: List, by screen: DiffableScreen) {
    let fresh = DiffableScreen()
    fresh.dataSource.apply(list)
    fresh.settle()
    #expect(screen.view.contentSize == fresh.view.contentSize)
    screen.view.contentOffset = fresh.view.contentOffset
    screen.settle()
    #expect(screen.numbers == fresh.numbers)
    let (paths, cells) = (screen.view.indexPathsForVisibleItems, screen.view.visibleCells)
    #expect(paths == fresh.view.indexPathsForVisibleItems)
    #expect(cells.map(\.frame) == fresh.view.visibleCells.map(\.frame))
    #expect(cells.allSatisfy { !$0.isHidden && $0.alpha == 1 && $0.superview === screen.view })
    for (path, cell) in zip(paths, cells) {
      #expect(cell.isSelected == (screen.view.indexPathsForSelectedItems ?? []).contains(path))
    }
    // No view is left over.
    let seen = screen.view.subviews.filter { $0 is NumberCell && !$0.isHidden }
    #expect(seen.count == cells.count)

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

  /// Changes a snapshot as apps do: from what was shown, or made anew.
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
