import Galley
import Testing
import UIKit

/// A table whose selection is restored after an update.
@MainActor
private final class SelectionTable: UIViewController, UITableViewDataSource {
  private var letters: [String]
  private let remembersRow: Bool
  private let table = UITableView()

  init(_ letters: [String], remembersRow: Bool) {
    (self.letters, self.remembersRow) = (letters, remembersRow)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    table.dataSource = self
    view.addSubview(table)
  }

  func show(_ letters: [String]) {
    let row = table.indexPathForSelectedRow?.row
    let next = remembersRow ? row : row.flatMap { letters.firstIndex(of: self.letters[$0]) }
    self.letters = letters
    table.reloadData()
    guard let next, letters.indices.contains(next) else { return }
    table.selectRow(at: IndexPath(row: next, section: 0), animated: false, scrollPosition: .none)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = letters[indexPath.row]
    return cell
  }
}

@MainActor
@Suite("A selection that an update restores", .walksInProcess)
struct LabSelectionTests {
  private func screen(remembersRow: Bool) -> LabScreen<[String]> {
    LabScreen(states: [["a", "b", "c", "d"], ["d", "a", "b", "c"], ["b", "c", "d"]]) { letters in
      SelectionTable(letters, remembersRow: remembersRow)
    } update: { (table: SelectionTable, letters, _) in
      table.show(letters)
    }
  }

  @Test("A restored selection is reported if it is on the item now in its row")
  func row() throws {
    let text = try #require(
      ListLab.fuzzing(screen(remembersRow: true), replaying: [.interrupt(1, item: 1)]))
    #expect(text.contains("The selection is on another item, \"a\""), "\(text)")
  }

  @Test("A restored selection is not reported if it stays with its item")
  func item() {
    let steps = (0..<3).flatMap { state in
      (0..<4).map { LabStep.interrupt(state, item: $0) } + [.update(state), .rest]
    }
    let text = ListLab.fuzzing(screen(remembersRow: false), replaying: steps)
    #expect(text == nil, "\(text ?? "")")
  }
}
