import Foundation
import Galley
import Testing
import UIKit

/// A table of numbers with switches, which are on for odd numbers, and a title that counts.
@MainActor
private final class SwitchTable: FilledTable {
  enum Title: Sendable {
    /// It counts all numbers.
    case all
    /// It counts the switches that are on, and the owner of the table turns them.
    case turnedByOwner
    /// It counts the switches that were on first, although the table keeps which are on.
    case wrong
  }

  private let counts: Title
  private var on: Set<Int>

  init(_ numbers: [Int], _ counts: Title) {
    (self.counts, on) = (counts, Set(numbers.filter { $0 % 2 == 1 }))
    super.init(numbers) { cell, number, table in
      (table as? SwitchTable)?.addSwitch(to: cell, for: number)
    }
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  private func addSwitch(to cell: Cell, for number: Int) {
    let toggle = UISwitch()
    toggle.isOn = on.contains(number)
    toggle.addAction(UIAction { [weak self] _ in self?.turn(number) }, for: .valueChanged)
    cell.accessoryView = toggle
  }

  private func turn(_ number: Int) {
    if counts != .turnedByOwner { on.formSymmetricDifference([number]) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setTitle()
  }

  override func show(_ numbers: [Int]) {
    on = Set(numbers.filter { $0 % 2 == 1 })
    super.show(numbers)
    setTitle()
  }

  private func setTitle() {
    title = counts == .all ? "\(numbers.count) topics" : "\(on.count) on"
  }
}

/// A table of numbers with a swipe action that removes a number, and a button that brings it back.
/// Numbers with the same last digit are the same item.
@MainActor
private final class UndoTable: FilledTable {
  enum Undo: Sendable {
    /// The number is only hidden until it is brought back.
    case shows
    /// The number is inserted, also if an update has brought it already.
    case inserts
    /// All numbers are as they were before the swipe.
    case restores
  }

  private let undo: Undo
  private let button = UIButton(type: .system)
  private var all: [Int]
  private var before: [Int] = []
  private var removed: Int?

  init(_ numbers: [Int], _ undo: Undo) {
    (all, self.undo) = (numbers, undo)
    super.init(numbers)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Undo", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    button.isHidden = true
    button.addAction(UIAction { [weak self] _ in self?.bringBack() }, for: .touchUpInside)
    tableView.tableHeaderView = button
  }

  func update(_ numbers: [Int]) {
    all = numbers
    showAll()
  }

  private func showAll() { show(all.filter { undo != .shows || $0 % 10 != removed }) }

  private func remove(_ number: Int) {
    (before, removed) = (all, number % 10)
    if undo != .shows { all.removeAll { $0 == number } }
    button.isHidden = false
    showAll()
  }

  private func bringBack() {
    switch undo {
    case .shows: break
    case .inserts: all.insert(contentsOf: before.filter { $0 % 10 == removed }, at: 0)
    case .restores: all = before
    }
    removed = nil
    button.isHidden = true
    showAll()
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let number = numbers[indexPath.row]
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
        self?.remove(number)
        done(true)
      }
    ])
  }
}

/// A table of numbers that shows 10 only beside others. Its button removes the selected numbers.
@MainActor
private final class GroupTable: FilledTable {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Remove", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.removeSelected() }, for: .touchUpInside)
    tableView.tableHeaderView = button
    tableView.allowsMultipleSelection = true
    noteSelection()
  }

  private var selected: Set<Int> {
    Set((tableView.indexPathsForSelectedRows ?? []).map { numbers[$0.row] })
  }

  private func noteSelection() { button.isEnabled = !selected.isEmpty }

  override func show(_ numbers: [Int]) {
    let old = selected
    super.show(numbers)
    for (row, number) in numbers.enumerated() where old.contains(number) {
      tableView.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    noteSelection()
  }

  private func removeSelected() {
    let old = selected
    let left = numbers.filter { !old.contains($0) }
    show(left == [10] ? [] : left)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    noteSelection()
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    noteSelection()
  }
}

/// A table of numbers with a search field, and a label that tells what was searched last.
@MainActor
private final class RecentTable: FilledTable {
  private var all: [Int]
  private let field = UITextField()
  private let recent = UILabel()

  init(_ numbers: [Int]) {
    all = numbers
    super.init(numbers)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    field.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
    field.addAction(UIAction { [weak self] _ in self?.filter() }, for: .editingChanged)
    field.addAction(UIAction { [weak self] _ in self?.noteSearch() }, for: .editingDidEnd)
    recent.frame = CGRect(x: 160, y: 0, width: 160, height: 44)
    [field, recent].forEach(bar.addSubview)
    tableView.tableHeaderView = bar
  }

  func update(_ numbers: [Int]) {
    all = numbers
    filter()
  }

  private func filter() {
    let text = field.text ?? ""
    show(all.filter { text.isEmpty || "\($0)".contains(text) })
  }

  private func noteSearch() {
    if let text = field.text, !text.isEmpty { recent.text = "Recent: \(text)" }
  }
}

/// The order that an app remembers when its screen is gone.
@MainActor
private final class OrderMemory { var order = 0 }

/// A table of numbers with segments for its order, which is remembered.
@MainActor
private final class OrderTable: FilledTable {
  private var all: [Int]
  private let memory: OrderMemory
  private let segments = UISegmentedControl(items: ["Up", "Down"])

  init(_ numbers: [Int], _ memory: OrderMemory) {
    (all, self.memory) = (numbers, memory)
    super.init(numbers)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    segments.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    segments.selectedSegmentIndex = memory.order
    segments.addAction(UIAction { [weak self] _ in self?.sort() }, for: .valueChanged)
    tableView.tableHeaderView = segments
    sort()
  }

  func update(_ numbers: [Int]) {
    all = numbers
    sort()
  }

  private func sort() {
    memory.order = segments.selectedSegmentIndex
    show(memory.order == 0 ? all : all.reversed())
  }
}

/// A list of numbers that taps mark with a check mark, and a title that counts the marks.
@MainActor
private final class CheckedList: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var numbers: [Int]
  private var marked: Set<Int>
  /// Whether the title is updated after a tap.
  private let isTold: Bool
  private var list: UICollectionView?

  init(_ numbers: [Int], isTold: Bool) {
    (self.numbers, self.isTold) = (numbers, isTold)
    marked = Set(numbers.filter { $0 % 2 == 1 })
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "number")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
    self.list = list
    show(numbers)
  }

  func show(_ numbers: [Int]) {
    self.numbers = numbers
    marked = Set(numbers.filter { $0 % 2 == 1 })
    setTitle()
    list?.reloadData()
  }

  private func setTitle() { title = "\(marked.count) marked" }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    let number = numbers[indexPath.item]
    var content = UIListContentConfiguration.cell()
    content.text = "\(number)"
    cell.contentConfiguration = content
    let options = UICellAccessory.CheckmarkOptions(isHidden: !marked.contains(number))
    cell.accessories = [.checkmark(options: options)]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    marked.formSymmetricDifference([numbers[indexPath.item]])
    if isTold { setTitle() }
    collectionView.reloadData()
  }
}

@MainActor
@Suite("Touches of fresh screens", .walksInProcess)
struct LabRightTouchesTests {
  private func found(_ counts: SwitchTable.Title) -> String? {
    let states =
      counts == .all
      ? [[1, 3], [1, 3, 5, 7], [1]] : [[1, 2, 3], [1, 2, 3, 4, 5], [1, 2], [2, 4]]
    let screen = LabScreen(states: states) { numbers in
      SwitchTable(numbers, counts)
    } update: { (table: SwitchTable, numbers, _) in
      table.show(numbers)
    }
    return ListLab.fuzzing(screen, replaying: [.touchAndUpdate(0, item: 0)])
  }

  @Test("A title that miscounts marks is reported, and no other title is")
  func counts() throws {
    let text = try #require(found(.wrong))
    #expect(text.contains("the number of marked items is 1, and a text"), "\(text)")
    #expect(found(.all) == nil)
    #expect(found(.turnedByOwner) == nil)
  }

  @Test("A title that does not count the check marks of cells is reported")
  func checkmarks() throws {
    func found(isTold: Bool) -> String? {
      let states = [[1, 2, 3], [1, 2, 3, 4, 5], [1, 2], [2, 4]]
      let screen = LabScreen(states: states) { numbers in
        CheckedList(numbers, isTold: isTold)
      } update: { (list: CheckedList, numbers, _) in
        list.show(numbers)
      }
      return ListLab.fuzzing(screen, replaying: [.touchAndUpdate(0, item: 0)])
    }
    let text = try #require(found(isTold: false))
    #expect(text.contains("the number of marked items is 1, and a text"), "\(text)")
    #expect(found(isTold: true) == nil)
  }

  private func found(_ undo: UndoTable.Undo, updatedTo state: Int) -> String? {
    let screen = LabScreen(states: [[1, 2, 3], [11, 2, 3], [1, 2, 3, 4]]) { numbers in
      UndoTable(numbers, undo)
    } update: { (table: UndoTable, numbers, _) in
      table.update(numbers)
    }
    return ListLab.fuzzing(screen, replaying: [.touchAndUpdate(state, item: 0)])
  }

  @Test("A button that restores a row twice, or an earlier list, is reported")
  func undo() throws {
    let twice = try #require(found(.inserts, updatedTo: 1))
    #expect(twice.contains("has left \"1\" in the list twice."), "\(twice)")
    let lost = try #require(found(.restores, updatedTo: 2))
    #expect(lost.contains("has removed another one, \"4\"."), "\(lost)")
  }

  @Test("A button that restores a row with a new text is not reported", arguments: 0..<3)
  func renamed(state: Int) {
    let text = found(.shows, updatedTo: state)
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("A row that disappears together with the removed ones is not reported")
  func group() {
    let screen = LabScreen(states: [[10, 11, 12, 13], [10, 11, 12]]) { numbers in
      GroupTable(numbers)
    } update: { (table: GroupTable, numbers, _) in
      table.show(numbers)
    }
    let text = ListLab.fuzzing(screen, replaying: [.touchAndUpdate(1, item: 1)])
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("Recent searches are not reported")
  func recentSearches() {
    let screen = LabScreen(states: [[21, 32, 43], [54]]) { numbers in
      RecentTable(numbers)
    } update: { (table: RecentTable, numbers, _) in
      table.update(numbers)
    }
    let text = ListLab.fuzzing(screen, replaying: [.filter(1, item: 0)])
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("An order that other screens remember is not reported")
  func order() {
    let memory = OrderMemory()
    let screen = LabScreen(states: [[1, 2, 3], [4, 5, 6]]) { numbers in
      OrderTable(numbers, memory)
    } update: { (table: OrderTable, numbers, _) in
      table.update(numbers)
    }
    let text = ListLab.fuzzing(screen, replaying: [.filter(1, item: 1), .tapInBoth(0)])
    #expect(text == nil, "\(text ?? "")")
  }
}
