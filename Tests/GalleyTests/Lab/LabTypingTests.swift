import Foundation
import Galley
import Testing
import UIKit

/// A table with a field in each row, whose text is the row's name.
@MainActor
private final class NameTable: UITableViewController, UITextFieldDelegate {
  private var names: [String]
  /// Whether the row is reloaded while its name is typed.
  private let reloads: Bool

  init(_ names: [String], reloads: Bool) {
    self.names = names
    self.reloads = reloads
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    let field =
      cell.accessoryView as? UITextField
      ?? UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    field.text = names[indexPath.row]
    field.tag = indexPath.row
    field.removeTarget(nil, action: nil, for: .allEvents)
    field.addAction(
      UIAction { [weak self, weak field] _ in
        guard let self, let field else { return }
        self.names[field.tag] = field.text ?? ""
        let path = IndexPath(row: field.tag, section: 0)
        if self.reloads { self.tableView.reloadRows(at: [path], with: .automatic) }
      }, for: .editingChanged)
    cell.accessoryView = field
    return cell
  }
}

/// A table that a search field above it filters. Rows are deleted by a swipe.
@MainActor
private final class SearchTable: UITableViewController, UISearchBarDelegate {
  private var names: [String]
  private var query = ""
  /// Whether the row that was swiped is taken for one of all names, not of those that were found.
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
  private func names(reloads: Bool) -> LabScreen<[String]> {
    LabScreen(states: [["apple", "cherry", "fig"]]) { names in
      NameTable(names, reloads: reloads)
    } update: { _, _, _ in
    }
  }

  @Test("A row that is reloaded while its text is typed is reported, because the editing ends")
  func interrupted() throws {
    let text = try #require(ListLab.fuzzing(names(reloads: true), replaying: [.tap(1)]))
    #expect(
      text.contains("Typing into UITextField \"cherry\" of item 1 of section 0 ends the editing"),
      "\(text)")
  }

  @Test("A row that stays while its text is typed is not reported")
  func kept() {
    for number in 0..<6 {
      let text = ListLab.fuzzing(names(reloads: false), replaying: [.tap(number)])
      #expect(text == nil, "\(text ?? "")")
    }
  }

  private func search(deletesUnfiltered: Bool) -> LabScreen<[String]> {
    LabScreen(states: [["apple", "cherry", "fig", "grape"]]) { names in
      SearchTable(names, deletesUnfiltered: deletesUnfiltered)
    } update: { _, _, _ in
    }
  }

  @Test("A search for the beginning of a text finds rows, so that what is done to them is seen")
  func searching() {
    let text = ListLab.fuzzing(search(deletesUnfiltered: true), walks: 60)
    #expect(text != nil, "the bug is not found")
    let right = ListLab.fuzzing(search(deletesUnfiltered: false), walks: 30)
    #expect(right == nil, "\(right ?? "")")
  }
}
