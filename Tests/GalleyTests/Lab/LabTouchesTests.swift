import Foundation
import Galley
import Testing
import UIKit

/// A table with a switch in each row and two buttons above it.
@MainActor
private final class SwitchTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// A bug of the table.
  enum Fault {
    /// A switch changes the number that is now in the row in which it was configured.
    case switchesKnowRows
    /// The Clear button empties the data without reloading the table.
    case clearing
    /// The Delete button of the alert removes a number without deleting the row from the table.
    case deleting
  }

  var numbers: [Int]
  private let fault: Fault?
  private var isOn: [Int: Bool] = [:]
  let table = UITableView()

  init(_ numbers: [Int], _ fault: Fault? = nil) {
    self.numbers = numbers
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = CGRect(x: 0, y: 50, width: view.bounds.width, height: view.bounds.height - 50)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    let clear = UIButton(type: .system)
    clear.setTitle("Clear", for: .normal)
    clear.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    clear.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    view.addSubview(clear)
  }

  private func clear() {
    numbers = []
    if fault != .clearing { table.reloadData() }
  }

  func show(_ numbers: [Int]) {
    let before = self.numbers
    table.performBatchUpdates {
      self.numbers = numbers
      for change in numbers.difference(from: before) {
        switch change {
        case .remove(let row, _, _): table.deleteRows(at: [[0, row]], with: .fade)
        case .insert(let row, _, _): table.insertRows(at: [[0, row]], with: .fade)
        }
      }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let number = numbers[indexPath.row]
    cell.textLabel?.text = "\(number)"
    let toggle = UISwitch()
    toggle.isOn = isOn[number] == true
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        guard let self, let toggle else { return }
        self.isOn[self.fault == .switchesKnowRows ? self.numbers[indexPath.row] : number] =
          toggle.isOn
        self.table.reloadData()
      }, for: .valueChanged)
    cell.accessoryView = toggle
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let number = numbers[indexPath.row]
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        guard let self, let row = self.numbers.firstIndex(of: number) else { return }
        self.numbers.remove(at: row)
        if self.fault != .deleting { self.table.deleteRows(at: [[0, row]], with: .fade) }
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}

/// A button that counts its taps.
@MainActor
private final class CountingButton: UIViewController {
  final class Counter {
    var count = 0
  }

  let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Count", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    let label = UILabel(frame: CGRect(x: 0, y: 50, width: 100, height: 44))
    button.addAction(
      UIAction { [counter] _ in
        counter.count += 1
        label.text = "\(counter.count)"
      }, for: .touchUpInside)
    view.addSubview(button)
    view.addSubview(label)
  }
}

@MainActor
@Suite("Touches in a walk over a screen")
struct LabTouchesTests {
  private func screen(_ fault: SwitchTable.Fault? = nil) -> LabScreen<[Int]> {
    LabScreen(states: [[1, 2, 3], [5, 1, 2, 3], [2, 3], []]) { numbers in
      SwitchTable(numbers, fault)
    } update: { screen, numbers, _ in
      screen.show(numbers)
    }
  }

  @Test("A walk with touches finds no fault in a screen without bugs")
  func right() {
    for number in 0..<8 {
      let text = ListLab.fuzzing(screen(), replaying: [.update(1), .tapInBoth(number)])
      #expect(text == nil, "\(number): \(text ?? "")")
    }
    let text = ListLab.fuzzing(
      screen(), replaying: [.press(0), .rest, .update(1), .tap(0), .rest, .tap(1), .rest])
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("A control that acts differently than in a fresh screen is reported")
  func controls() throws {
    // Touch number 5 taps the switch of a row that the update has moved down by one.
    let text = try #require(
      ListLab.fuzzing(screen(.switchesKnowRows), replaying: [.update(1), .tapInBoth(5)]))
    #expect(text.contains("After a tap on UISwitch of item 3 of section 0, the screen"), "\(text)")
    #expect(text.contains("UISwitch: isOn is"), "\(text)")
    #expect(ListLab.fuzzing(screen(.switchesKnowRows), replaying: [.tapInBoth(5)]) == nil)
  }

  @Test("A control that acts differently than in a fresh screen is reported in a walk with tasks")
  func controlsWithTasks() async throws {
    func screen(_ fault: SwitchTable.Fault?) -> LabScreen<[Int]> {
      LabScreen(states: [[1, 2, 3], [5, 1, 2, 3]]) { numbers in
        SwitchTable(numbers, fault)
      } update: { (screen: SwitchTable, numbers, _) in
        await Task.yield()
        screen.show(numbers)
      }
    }
    let text = try #require(
      await ListLab.fuzzingWithTasks(
        screen(.switchesKnowRows), replaying: [.update(1), .tapInBoth(5)]))
    #expect(text.contains("After a tap on UISwitch of item 3 of section 0, the screen"), "\(text)")
    #expect(text.contains("UISwitch: isOn is"), "\(text)")
    let right = await ListLab.fuzzingWithTasks(
      screen(nil), replaying: [.update(1), .tapInBoth(5), .tapInBoth(2)])
    #expect(right == nil, "\(right ?? "")")
  }

  /// Steps that touch two screens. Touch number 2 presses the first control.
  private let pressing: [LabStep] = [.update(1), .tapInBoth(2)]

  @Test("A difference after a touch is no fault if two fresh screens have it, too")
  func shared() async {
    // All screens share one counter, so the second one shows a larger number.
    let counter = CountingButton.Counter()
    let screen = LabScreen(states: [0, 1]) { _ in
      CountingButton(counter)
    } update: { _, _, _ in
    }
    let text = ListLab.fuzzing(screen, replaying: pressing)
    #expect(text == nil, "\(text ?? "")")
    let screenWithTasks = LabScreen(states: [0, 1]) { _ in
      CountingButton(counter)
    } update: { (_: CountingButton, _, _) in
      await Task.yield()
    }
    let textWithTasks = await ListLab.fuzzingWithTasks(screenWithTasks, replaying: pressing)
    #expect(textWithTasks == nil, "\(textWithTasks ?? "")")
  }

  @Test("A screen whose counter has another value than in a fresh one is reported")
  func notShared() async throws {
    let screen = LabScreen(states: [0, 1]) { _ in
      CountingButton(CountingButton.Counter())
    } update: { screen, _, _ in
      screen.counter.count = 10
    }
    let text = try #require(ListLab.fuzzing(screen, replaying: pressing))
    #expect(text.contains("text is \"11\" instead of \"1\""), "\(text)")
    let screenWithTasks = LabScreen(states: [0, 1]) { _ in
      CountingButton(CountingButton.Counter())
    } update: { (screen: CountingButton, _, _) in
      await Task.yield()
      screen.counter.count = 10
    }
    let textWithTasks = try #require(
      await ListLab.fuzzingWithTasks(screenWithTasks, replaying: pressing))
    #expect(textWithTasks.contains("text is \"11\" instead of \"1\""), "\(textWithTasks)")
  }

  @Test("A button outside of a list that changes its data without updating it is reported")
  func buttons() throws {
    let text = try #require(
      ListLab.fuzzing(screen(.clearing), replaying: [.press(0), .rest]))
    #expect(
      text.contains(
        "The data of UITableView has changed without an update of the list: its data source has "
          + "0 rows in section 0, and the list shows 3."), "\(text)")
  }

  @Test("Alerts are answered by a tap on one of their buttons")
  func alerts() throws {
    // The Cancel button is the first one, and touch number 2 taps the other one.
    let text = try #require(ListLab.fuzzing(screen(.deleting), replaying: [.tap(2), .rest]))
    #expect(text.contains("has 2 rows"), "\(text)")
  }

  @Test("An update during a tap is performed even if the list is empty and has nothing to tap")
  func empty() throws {
    let screen = LabScreen(states: [[], [1, 2]]) { numbers in
      SwitchTable(numbers)
    } update: { _, _, _ in
      // The screen ignores its updates.
    }
    let text = try #require(
      ListLab.fuzzing(screen, replaying: [.updateDuringTap(1, item: 0), .rest]))
    #expect(text.contains("At rest the screen does not look like a fresh one."), "\(text)")
  }

  @Test("Random walks find each bug of the table", arguments: 0..<3)
  func random(index: Int) {
    let fault: SwitchTable.Fault = [.switchesKnowRows, .clearing, .deleting][index]
    #expect(ListLab.fuzzing(screen(fault), walks: 30) != nil, "\(fault) is not found")
  }
}
