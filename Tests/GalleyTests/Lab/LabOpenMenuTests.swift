import Galley
import Testing
import UIKit

@MainActor
@Suite("An update while a menu is open")
struct LabOpenMenuTests {
  private func screen(isRight: Bool) -> LabScreen<[Int]> {
    LabScreen(states: [[1, 2, 3], [4], []]) { numbers in
      DeletingTable(numbers, isRight: isRight)
    } update: { (table: DeletingTable, numbers, _) in
      table.show(numbers)
    }
  }

  @Test(
    "An update while a menu is open finds a menu that remembers an index path", arguments: [1, 2])
  func path(state: Int) throws {
    let steps = [LabStep.updateDuringMenu(state, item: 2), .rest]
    let text = try #require(ListLab.fuzzing(screen(isRight: false), replaying: steps))
    #expect(text.contains("The program traps."), "\(text)")
    let alone = ListLab.fuzzing(screen(isRight: false), replaying: [.menu(2), .rest])
    #expect(alone == nil, "\(alone ?? "")")
  }

  @Test(
    "An update while a menu is open finds nothing if the menu remembers the item",
    arguments: [0, 1, 2])
  func item(state: Int) {
    let steps = [LabStep.updateDuringMenu(state, item: 2), .rest, .updateDuringMenu(0, item: 0)]
    let text = ListLab.fuzzing(screen(isRight: true), replaying: steps + [.rest])
    #expect(text == nil, "\(text ?? "")")
  }
}

/// A table whose rows have a menu that deletes the row that it was opened for, or the number that
/// was in it.
private final class DeletingTable: UITableViewController {
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

  func show(_ numbers: [Int]) {
    self.numbers = numbers
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(numbers[indexPath.row])"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let number = numbers[indexPath.row]
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Delete") { _ in
          guard let self else { return }
          let row = self.isRight ? self.numbers.firstIndex(of: number) : indexPath.row
          guard let row else { return }
          self.numbers.remove(at: row)
          self.tableView.deleteRows(at: [[0, row]], with: .none)
        }
      ])
    })
  }
}
