import Foundation
import Galley
import Testing
import UIKit

/// A table of numbers with segments that reverse its order, a field that filters it, and a button
/// that empties the field.
@MainActor
private final class SortedTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The fault of the table.
  enum Fault {
    case none
    /// A tap marks the number that is in the row in the first order.
    case marksUnsorted
    /// The button empties the field and leaves the filter.
    case keepsFilter
  }

  private var numbers: [Int]
  private var filter = ""
  private let fault: Fault
  private var marked: Set<Int> = []
  private let order = UISegmentedControl(items: ["Up", "Down"])
  private let field = UITextField()
  private let clear = UIButton(type: .system)
  private let table = UITableView()

  init(_ numbers: [Int], _ fault: Fault) {
    (self.numbers, self.fault) = (numbers, fault)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    field.addAction(
      UIAction { [weak self] _ in
        self?.filter = self?.field.text ?? ""
        self?.table.reloadData()
      }, for: .editingChanged)
    clear.frame = CGRect(x: 210, y: 0, width: 80, height: 44)
    clear.setTitle("Clear", for: .normal)
    clear.addAction(UIAction { [weak self] _ in self?.empty() }, for: .touchUpInside)
    order.frame = CGRect(x: 0, y: 50, width: 200, height: 32)
    order.selectedSegmentIndex = 0
    order.addAction(UIAction { [weak self] _ in self?.table.reloadData() }, for: .valueChanged)
    table.frame = CGRect(x: 0, y: 90, width: 375, height: 500)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    table.dataSource = self
    table.delegate = self
    [field, clear, order, table].forEach { view.addSubview($0) }
  }

  private func empty() {
    field.text = nil
    if fault != .keepsFilter { filter = "" }
    table.reloadData()
  }

  private var shown: [Int] {
    let found = numbers.filter { filter.isEmpty || "\($0)".contains(filter) }
    return order.selectedSegmentIndex == 1 ? found.reversed() : found
  }

  func show(_ numbers: [Int]) {
    self.numbers = numbers
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    let number = shown[indexPath.row]
    cell.textLabel?.text = "\(number)"
    cell.accessoryType = marked.contains(number) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let list = fault == .marksUnsorted ? numbers : shown
    marked.formSymmetricDifference([list[indexPath.row]])
    tableView.reloadData()
  }
}

@MainActor
@Suite("A list with an order and a field", .walksInProcess)
struct LabSortedTests {
  private func found(_ fault: SortedTable.Fault, _ steps: [LabStep]) -> String? {
    let screen = LabScreen(states: [[21, 32, 43, 54], [54, 21]]) { numbers in
      SortedTable(numbers, fault)
    } update: { (table: SortedTable, numbers, _) in
      table.show(numbers)
    }
    return ListLab.fuzzing(screen, replaying: steps)
  }

  /// Steps that use the field and both segments.
  private let steps = (0..<8).map { LabStep.filter(1, item: $0) }

  @Test("A sorted list is reported if a tap acts on the item in its row in the other order")
  func order() throws {
    let text = try #require(found(.marksUnsorted, [.filter(1, item: 5)]))
    #expect(text.contains("which is in that place when the list is not in this order."), "\(text)")
  }

  @Test("A list is reported if the button that empties the field leaves the filter")
  func clear() throws {
    let text = try #require(found(.keepsFilter, steps))
    #expect(text.contains("the field is empty again, and the list shows 1 of 4 items"), "\(text)")
  }

  @Test("A right list with an order and a field is not reported")
  func right() { #expect(found(.none, steps) == nil) }
}
