import Galley
import Testing
import UIKit

/// A section of a table.
private struct Part: Sendable {
  let name: String
  let items: [String]
  var isFolded = false
}

/// A table whose headers fold and unfold the sections.
@MainActor
private final class FoldingTable: UITableViewController {
  private var parts: [Part]
  /// Whether one section at most is unfolded: the first one at first.
  private let hasOneOpen: Bool
  private var openName: String?

  init(_ parts: [Part], hasOneOpen: Bool) {
    (self.parts, self.hasOneOpen, openName) = (parts, hasOneOpen, parts.first?.name)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
  }

  func show(_ parts: [Part]) {
    self.parts = parts
    tableView.reloadData()
  }

  private func fold(_ name: String) {
    openName = openName == name ? nil : name
    if let number = parts.firstIndex(where: { $0.name == name }) { parts[number].isFolded.toggle() }
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { parts.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let part = parts[section]
    let isFolded = hasOneOpen ? part.name != openName : part.isFolded
    return isFolded ? 0 : part.items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = parts[indexPath.section].items[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 44 }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    let name = parts[section].name
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 16, y: 0, width: 80, height: 44)
    button.setTitle(name, for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.fold(name) }, for: .touchUpInside)
    header.contentView.addSubview(button)
    return header
  }
}

@MainActor
@Suite("Sections that a header folds")
struct LabFoldedSectionsTests {
  private static let parts = [
    Part(name: "Fruits", items: ["apple", "pear"]), Part(name: "Nuts", items: ["almond"]),
  ]

  private func found(
    _ states: [[Part]], hasOneOpen: Bool = false, updatedTo state: Int
  ) -> String? {
    let screen = LabScreen(states: states) { parts in
      FoldingTable(parts, hasOneOpen: hasOneOpen)
    } update: { (table: FoldingTable, parts, _) in
      table.show(parts)
    }
    return ListLab.fuzzing(screen, replaying: [.touchAndUpdate(state, item: 0)])
  }

  @Test("Are reported if an update to the same state unfolds them")
  func unfolded() throws {
    let text = try #require(found([LabFoldedSectionsTests.parts], updatedTo: 0))
    #expect(text.contains("to the same state, and has unfolded it"), "\(text)")
  }

  @Test("Are not reported if a state tells which sections are folded")
  func state() {
    var folded = LabFoldedSectionsTests.parts
    folded[0].isFolded = true
    let text = found([LabFoldedSectionsTests.parts, folded], updatedTo: 0)
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("Are not reported if only one section is unfolded at a time")
  func oneOpen() {
    let states = [LabFoldedSectionsTests.parts, LabFoldedSectionsTests.parts.reversed()]
    let text = found(states, hasOneOpen: true, updatedTo: 1)
    #expect(text == nil, "\(text ?? "")")
  }
}
