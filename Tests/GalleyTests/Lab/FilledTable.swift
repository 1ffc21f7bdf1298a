import Galley
import UIKit

/// A table of numbers, whose cells a closure fills.
@MainActor
internal class FilledTable: UITableViewController {
  final class Cell: UITableViewCell {
    /// The view that a test has added to the cell.
    var part: UIView?
    /// Called when the part is used.
    var onUse: (() -> Void)?

    func use() { onUse?() }
  }

  private(set) var numbers: [Int]
  private let fill: (Cell, Int, FilledTable) -> Void

  init(_ numbers: [Int], fill: @escaping (Cell, Int, FilledTable) -> Void = { _, _, _ in }) {
    self.numbers = numbers
    self.fill = fill
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    tableView.rowHeight = 60
  }

  func show(_ numbers: [Int]) {
    self.numbers = numbers
    tableView.reloadData()
  }

  /// Sets the numbers without telling the table.
  func setNumbers(_ numbers: [Int]) { self.numbers = numbers }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    guard let cell = cell as? Cell else { return cell }
    cell.textLabel?.text = "\(numbers[indexPath.row])"
    fill(cell, numbers[indexPath.row], self)
    return cell
  }

  /// The table for the tools of the list lab, in two states.
  static func screen(
    _ states: [[Int]] = [[1, 2, 3], [2, 3, 4]],
    fill: @escaping (Cell, Int, FilledTable) -> Void = { _, _, _ in }
  ) -> LabScreen<[Int]> {
    LabScreen(states: states) { numbers in
      FilledTable(numbers, fill: fill)
    } update: { (table: FilledTable, numbers, _) in
      table.show(numbers)
    }
  }
}
