import Galley
import Testing
import UIKit

@MainActor
@Suite("The finger of a walk")
struct LabFingersTests {
  /// A table whose cells have a slider; the values are kept by number if the table is right.
  private func sliders(isRight: Bool) -> LabScreen<[Int]> {
    final class Values { var all: [Int: Float] = [:] }
    return LabScreen(states: [Array(1...30)]) { numbers in
      let values = Values()
      return FilledTable(numbers) { cell, number, _ in
        let frame = CGRect(x: 100, y: 8, width: 180, height: 44)
        let slider = cell.part as? UISlider ?? UISlider(frame: frame)
        if cell.part == nil {
          cell.contentView.addSubview(slider)
          slider.addAction(UIAction { [weak cell] _ in cell?.onUse?() }, for: .valueChanged)
        }
        cell.part = slider
        guard isRight else { return }
        slider.value = values.all[number] ?? 0
        cell.onUse = { [weak slider] in values.all[number] = slider?.value }
      }
    } update: { (table: FilledTable, numbers, _) in
      table.show(numbers)
    }
  }

  @Test("The finger of a walk moves the knobs of sliders", arguments: [false, true])
  func slider(isRight: Bool) {
    let text = ListLab.fuzzing(sliders(isRight: isRight), replaying: [.tap(1), .rest])
    #expect((text == nil) == isRight, "\(text ?? "")")
    if let text { #expect(text.contains("(UISlider): value is 0 and was"), "\(text)") }
  }

  /// A table whose cells have a menu that doubles the number in their row, or the number that they
  /// were configured for.
  private func menus(isRight: Bool) -> LabScreen<[Int]> {
    LabScreen(states: [[1, 2, 3], [4, 1, 2, 3]]) { numbers in
      MenuTable(numbers, isRight: isRight)
    } update: { (table: MenuTable, numbers, _) in
      table.change(to: numbers)
    }
  }

  @Test("The finger of a walk chooses from the menus of items", arguments: [false, true])
  func menu(isRight: Bool) {
    // The last step presses the third item of both screens.
    let text = ListLab.fuzzing(menus(isRight: isRight), replaying: [.update(1), .tapInBoth(12)])
    #expect((text == nil) == isRight, "\(text ?? "")")
    if let text {
      #expect(text.contains("After the choice of \"Double\" in the menu of item"), "\(text)")
    }
    let alone = ListLab.fuzzing(menus(isRight: isRight), replaying: [.menu(0), .rest])
    #expect(alone == nil, "\(alone ?? "")")
  }

  @Test("The finger of a walk also chooses an item for a negative number")
  func negativeNumbers() {
    let steps: [LabStep] = [
      .tap(-1), .select(-2), .menu(-3), .press(-1), .swipe(-5), .updateDuringTap(1, item: -1),
      .tapInBoth(-5), .refresh(item: -1), .rest,
    ]
    let text = ListLab.fuzzing(FilledTable.screen(), replaying: steps)
    #expect(text?.contains("traps") != true, "\(text ?? "")")
    #expect(ListLab.fuzzing(FilledTable.screen(), walks: -1) == nil)
  }

  /// A short list whose cells have a tap recognizer that remembers a row.
  private func tapped(isRight: Bool) -> LabScreen<[Int]> {
    LabScreen(states: [[1, 2, 3], [4, 1, 2]]) { numbers in
      TappedTable(numbers, isRight: isRight)
    } update: { (table: TappedTable, numbers, _) in
      table.change(to: numbers)
    }
  }

  @Test(
    "A list that does not scroll and was only dragged is still compared with a fresh one",
    arguments: [LabStep.flick(120), .updateUnderFinger(0)], [false, true])
  func drag(step: LabStep, isRight: Bool) {
    let text = ListLab.fuzzing(
      tapped(isRight: isRight), replaying: [step, .update(1), .tapInBoth(4)])
    #expect((text == nil) == isRight, "\(text ?? "")")
  }

  @Test("The finger of a walk chooses a visible action in the menu of a bar button")
  func menuOfBar() throws {
    let screen = LabScreen(states: [[1, 2], [3, 4]]) { numbers in
      let table = FilledTable(numbers)
      let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in fatalError("hidden") }
      let shown = UIAction(title: "Shown") { _ in fatalError("chosen by a finger") }
      table.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Sort",
        menu: UIMenu(children: [UIMenu(title: "More", children: [hidden, shown])]))
      return UINavigationController(rootViewController: table)
    } update: { (navigation: UINavigationController, numbers, _) in
      (navigation.viewControllers.first as? FilledTable)?.show(numbers)
    }
    let text = try #require(ListLab.fuzzing(screen, replaying: [.press(0), .rest]))
    #expect(text.contains("chosen by a finger"), "\(text)")
  }

  @Test("A drag of a list that begins on a control counts as a use of the control")
  func dragOnControl() {
    let counter = LabScreen(states: [[1, 2], [3, 4]]) { numbers in
      let table = FilledTable(numbers) { cell, _, _ in
        guard cell.part == nil else { return }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        button.addAction(
          UIAction { [weak cell] _ in cell?.contentView.backgroundColor = .red },
          for: .touchDown)
        cell.contentView.addSubview(button)
        cell.part = button
      }
      table.tableView.rowHeight = 800
      table.tableView.isScrollEnabled = false
      table.tableView.delaysContentTouches = false
      return table
    } update: { (table: FilledTable, numbers, _) in
      table.show(numbers)
    }
    let text = ListLab.fuzzing(counter, replaying: [.flick(5), .rest])
    #expect(text?.contains("does not look like a fresh one") != true, "\(text ?? "")")
  }
}

/// A table with a context menu for each cell, by an interaction that the cell keeps.
@MainActor
private final class MenuTable: UITableViewController, UIContextMenuInteractionDelegate {
  private var numbers: [Int]
  private let isRight: Bool

  init(_ numbers: [Int], isRight: Bool) {
    (self.numbers, self.isRight) = (numbers, isRight)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.rowHeight = 60
  }

  /// Moves rows without configuring their cells anew.
  func change(to numbers: [Int]) {
    let before = self.numbers
    tableView.performBatchUpdates {
      self.numbers = numbers
      for change in numbers.difference(from: before) {
        switch change {
        case .remove(let row, _, _): tableView.deleteRows(at: [[0, row]], with: .none)
        case .insert(let row, _, _): tableView.insertRows(at: [[0, row]], with: .none)
        }
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(numbers[indexPath.row])"
    cell.tag = indexPath.row
    if cell.interactions.isEmpty { cell.addInteraction(UIContextMenuInteraction(delegate: self)) }
    return cell
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let view = interaction.view
    return UIContextMenuConfiguration(actionProvider: { [weak self, weak view] _ in
      UIMenu(children: [UIAction(title: "Double") { _ in self?.double(view) }])
    })
  }

  private func double(_ view: UIView?) {
    guard let cell = view as? UITableViewCell, let path = tableView.indexPath(for: cell) else {
      return
    }
    let row = isRight ? path.row : cell.tag
    guard numbers.indices.contains(row) else { return }
    numbers[row] *= 2
    tableView.reloadData()
  }
}

/// A table whose cells have a tap recognizer.
@MainActor
private final class TappedTable: FilledTable {
  private let isRight: Bool

  init(_ numbers: [Int], isRight: Bool) {
    self.isRight = isRight
    super.init(numbers)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isScrollEnabled = false
  }

  /// Moves rows without configuring their cells anew.
  func change(to numbers: [Int]) {
    let before = self.numbers
    tableView.performBatchUpdates {
      setNumbers(numbers)
      for change in numbers.difference(from: before) {
        switch change {
        case .remove(let row, _, _): tableView.deleteRows(at: [[0, row]], with: .none)
        case .insert(let row, _, _): tableView.insertRows(at: [[0, row]], with: .none)
        }
      }
    }
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    guard let cell = cell as? Cell else { return cell }
    cell.selectionStyle = .none
    if cell.part == nil {
      cell.part = cell.contentView
      cell.contentView.addGestureRecognizer(
        UITapGestureRecognizer(target: cell, action: Cell.use))
    }
    let (number, row) = (numbers[indexPath.row], indexPath.row)
    cell.onUse = { [weak self] in
      guard let self else { return }
      let place = isRight ? numbers.firstIndex(of: number) : row
      guard let place, numbers.indices.contains(place) else { return }
      var next = numbers
      next[place] *= 2
      show(next)
    }
    return cell
  }
}
