import Foundation
import Galley
import Testing
import UIKit

/// A table that a search field above it filters. Rows are deleted by a swipe.
@MainActor
private final class SearchTable: UITableViewController, UISearchBarDelegate {
  private var names: [String]
  private var query = ""
  /// Whether a swipe deletes the name at the row's index in all names, not in the names found.
  private let deletesUnfiltered: Bool

  init(_ names: [String], deletesUnfiltered: Bool) {
    self.names = names
    self.deletesUnfiltered = deletesUnfiltered
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  private var found: [String] {
    query.isEmpty ? names : names.filter { $0.contains(query) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.delegate = self
    tableView.tableHeaderView = bar
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    query = searchText
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = found[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let name = deletesUnfiltered ? names[indexPath.row] : found[indexPath.row]
    names.removeAll { $0 == name }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

@MainActor
@Suite("Texts that a walk types", .serialized)
struct LabTypingTests {
  /// A table with a field in each row, whose rows may be reloaded while a text is typed.
  private func fields(reloads: Bool) -> LabScreen<[Int]> {
    FilledTable.screen { cell, number, table in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
      field.text = "\(number)"
      field.addAction(
        UIAction { [weak table] _ in
          guard reloads, let table, let row = table.numbers.firstIndex(of: number) else { return }
          table.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }, for: .editingChanged)
      cell.accessoryView = field
    }
  }

  @Test("A row that is reloaded while its text is typed is reported, because the editing ends")
  func interrupted() throws {
    let text = try #require(ListLab.fuzzing(fields(reloads: true), replaying: [.tap(1)]))
    #expect(
      text.contains("Typing into UITextField \"2\" of item 1 of section 0 ends the editing"),
      "\(text)")
  }

  @Test("A row that stays while its text is typed is not reported")
  func kept() {
    for number in 0..<6 {
      let text = ListLab.fuzzing(fields(reloads: false), replaying: [.tap(number)])
      #expect(text == nil, "\(text ?? "")")
    }
  }

  private func search(deletesUnfiltered: Bool) -> LabScreen<[String]> {
    LabScreen(states: [["apple", "cherry", "fig", "grape"]]) { names in
      SearchTable(names, deletesUnfiltered: deletesUnfiltered)
    } update: { _, _, _ in
    }
  }

  @Test("A typed search finds rows, so a bug in the deletion of found rows is reported")
  func searching() {
    let text = ListLab.fuzzing(search(deletesUnfiltered: true), walks: 60)
    #expect(text != nil, "the bug is not found")
    let right = ListLab.fuzzing(search(deletesUnfiltered: false), walks: 30)
    #expect(right == nil, "\(right ?? "")")
  }
}
