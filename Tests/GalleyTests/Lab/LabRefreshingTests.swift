import Foundation
import Galley
import Testing
import UIKit

/// A table that allows several selected rows.
@MainActor
private class ChoosingTable: FilledTable {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelection = true
  }

  /// Selects the rows of some numbers.
  func select(_ chosen: some Collection<Int>) {
    for (row, number) in numbers.enumerated() where chosen.contains(number) {
      tableView.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
  }
}

/// A table that may select the selected rows again after an update.
@MainActor
private final class KeepingTable: ChoosingTable {
  private let keepsSelection: Bool

  init(_ numbers: [Int], keepsSelection: Bool) {
    self.keepsSelection = keepsSelection
    super.init(numbers)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func show(_ numbers: [Int]) {
    let chosen = (tableView.indexPathsForSelectedRows ?? []).map { self.numbers[$0.row] }
    super.show(numbers)
    if keepsSelection { select(chosen) }
  }
}

/// A table that selects the chosen rows again after an update, and may forget that a row was
/// deselected.
@MainActor
private final class RememberingTable: ChoosingTable {
  private let noticesDeselection: Bool
  private var chosen: Set<Int> = []

  init(_ numbers: [Int], noticesDeselection: Bool) {
    self.noticesDeselection = noticesDeselection
    super.init(numbers)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func show(_ numbers: [Int]) {
    super.show(numbers)
    select(chosen)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.insert(numbers[indexPath.row])
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if noticesDeselection { chosen.remove(numbers[indexPath.row]) }
  }
}

/// The numbers that a user has chosen, which an app remembers when a screen has gone.
@MainActor
private final class ReadNumbers { var numbers: Set<Int> = [] }

/// A table that marks the rows that were ever selected.
@MainActor
private final class ReadingTable: FilledTable {
  private let memory: ReadNumbers

  init(_ numbers: [Int], _ memory: ReadNumbers) {
    self.memory = memory
    super.init(numbers) { cell, number, _ in
      cell.textLabel?.text = memory.numbers.contains(number) ? "\(number), read" : "\(number)"
    }
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelection = true
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    memory.numbers.insert(numbers[indexPath.row])
  }
}

/// An outline of two folders with two files each.
@MainActor
private final class FoldersScreen: UIViewController {
  private lazy var list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: .init(appearance: .sidebar)))
  private lazy var source = makeSource()
  private let keepsExpansion: Bool
  private let first: [String]

  init(_ names: [String], keepsExpansion: Bool) {
    (first, self.keepsExpansion) = (names, keepsExpansion)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    show(first)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = UIListContentConfiguration.cell()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories =
        name.contains("/") ? [] : [.outlineDisclosure(options: .init(style: .header))]
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { list, path, name in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
  }

  func show(_ names: [String]) {
    let old = source.snapshot(for: 0)
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    for name in names {
      section.append([name])
      section.append(["\(name)/a", "\(name)/b"], to: name)
      if keepsExpansion, old.contains(name), old.isExpanded(name) { section.expand([name]) }
    }
    source.apply(section, to: 0, animatingDifferences: false)
  }
}

@MainActor
@Suite("An update to the state that a screen shows", .walksInProcess)
struct LabRefreshingTests {
  private func found(inTableThatKeeps keepsSelection: Bool) -> String? {
    let screen = LabScreen(states: [[1, 2, 3], [3]]) { numbers in
      KeepingTable(numbers, keepsSelection: keepsSelection)
    } update: { (table: KeepingTable, numbers, _) in
      table.show(numbers)
    }
    return ListLab.fuzzing(screen, replaying: [.refresh(item: 1)])
  }

  private func found(inFoldersThatKeep keepsExpansion: Bool) -> String? {
    let screen = LabScreen(states: [["Bills", "Letters"], ["Bills"]]) { names in
      FoldersScreen(names, keepsExpansion: keepsExpansion)
    } update: { (folders: FoldersScreen, names, _) in
      folders.show(names)
    }
    return ListLab.fuzzing(screen, replaying: [.refresh(item: 0)])
  }

  @Test("An update to the same state that ends a selection is reported")
  func selection() throws {
    let text = try #require(found(inTableThatKeeps: false))
    #expect(
      text.contains("After taps had selected item 1 of section 0, \"2\", and item 2"), "\(text)")
    #expect(text.contains("none of them is selected"), "\(text)")
    #expect(found(inTableThatKeeps: true) == nil)
  }

  @Test("An update to the same state that selects a deselected item again is reported")
  func deselection() throws {
    func found(noticesDeselection: Bool) -> String? {
      let screen = LabScreen(states: [[1, 2, 3], [3]]) { numbers in
        RememberingTable(numbers, noticesDeselection: noticesDeselection)
      } update: { (table: RememberingTable, numbers, _) in
        table.show(numbers)
      }
      return ListLab.fuzzing(screen, replaying: [.refresh(item: 0)])
    }
    let text = try #require(found(noticesDeselection: false))
    #expect(text.contains("another tap deselected the last one"), "\(text)")
    #expect(text.contains("It is selected again"), "\(text)")
    #expect(found(noticesDeselection: true) == nil)
  }

  @Test("An update to the same state that folds an item of an outline is reported")
  func outline() throws {
    let text = try #require(found(inFoldersThatKeep: false))
    #expect(text.contains("a tap had unfolded item 0 of section 0, \"Bills\""), "\(text)")
    #expect(found(inFoldersThatKeep: true) == nil)
  }

  @Test(
    "Updates to the same state are not reported for touches that the app remembers elsewhere",
    arguments: [LabStep.refresh(item: 0), .interrupt(1, item: 0)])
  func remembered(step: LabStep) async {
    func screen() -> LabScreen<[Int]> {
      let memory = ReadNumbers()
      return LabScreen(states: [[1, 2, 3], [2, 3, 4]]) { numbers in
        ReadingTable(numbers, memory)
      } update: { (table: ReadingTable, numbers, _) in
        table.show(numbers)
      }
    }
    let text = ListLab.fuzzing(screen(), replaying: [step, .rest])
    #expect(text == nil, "\(text ?? "")")
    let textWithTasks = await ListLab.fuzzingWithTasks(screen(), replaying: [step, .rest])
    #expect(textWithTasks == nil, "\(textWithTasks ?? "")")
  }
}
