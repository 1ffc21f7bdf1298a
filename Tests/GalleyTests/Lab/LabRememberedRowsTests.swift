import Foundation
import Galley
import Testing
import UIKit

/// A table of names with a star in each row. Rows are deleted by a swipe.
@MainActor
private final class StarTable: UITableViewController {
  private var names: [String]
  private var starred: Set<String> = []
  /// Whether a star knows its row, also after rows above it are gone.
  private let remembersRows: Bool

  init(_ names: [String], remembersRows: Bool) {
    self.names = names
    self.remembersRows = remembersRows
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
    let name = names[indexPath.row]
    cell.textLabel?.text = name
    let star = UIButton(type: .system)
    star.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    star.setTitle(starred.contains(name) ? "★" : "☆", for: .normal)
    star.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.toggle(self.remembersRows ? self.names[indexPath.row % self.names.count] : name)
      }, for: .touchUpInside)
    cell.accessoryView = star
    return cell
  }

  private func toggle(_ name: String) {
    if starred.remove(name) == nil { starred.insert(name) }
    guard let row = names.firstIndex(of: name) else { return }
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

@MainActor
@Suite("A control that remembers its row after another row was swiped away")
struct LabRememberedRowsTests {
  private func screen(remembersRows: Bool) -> LabScreen<[String]> {
    LabScreen(states: [["apple", "cherry", "fig", "pear"]]) { names in
      StarTable(names, remembersRows: remembersRows)
    } update: { _, _, _ in
    }
  }

  /// Touch number 3 swipes the first item, and touch number 5 taps a control of an item.
  private let steps: [LabStep] = [.tapInBoth(3), .tapInBoth(5)]

  @Test("Acts on another row than in a screen whose cells were configured again")
  func found() throws {
    let text = try #require(ListLab.fuzzing(screen(remembersRows: true), replaying: steps))
    #expect(text.contains("the screen does not look like a fresh one after the same"), "\(text)")
    #expect(text.contains("★"), "\(text)")
  }

  @Test("Is no fault if it knows its name")
  func right() {
    for number in 0..<16 {
      let text = ListLab.fuzzing(
        screen(remembersRows: false), replaying: [.tapInBoth(3), .tapInBoth(number)])
      #expect(text == nil, "\(number): \(text ?? "")")
    }
  }

  @Test("Is found by random walks")
  func random() {
    #expect(ListLab.fuzzing(screen(remembersRows: true), walks: 60) != nil)
    let text = ListLab.fuzzing(screen(remembersRows: false), walks: 20)
    #expect(text == nil, "\(text ?? "")")
  }
}
