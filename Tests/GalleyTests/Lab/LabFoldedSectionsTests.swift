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
  /// Whether headers have another button before the one that folds, and footers have one, too.
  private let hasMoreButtons: Bool
  private var openName: String?

  init(_ parts: [Part], hasOneOpen: Bool, hasMoreButtons: Bool) {
    (self.parts, self.hasOneOpen, openName) = (parts, hasOneOpen, parts.first?.name)
    self.hasMoreButtons = hasMoreButtons
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

  override func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { hasMoreButtons ? 44 : 0 }

  private func button(_ title: String, at x: CGFloat, _ act: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: 0, width: 80, height: 44)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in act() }, for: .touchUpInside)
    return button
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    let name = parts[section].name
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    if hasMoreButtons { header.contentView.addSubview(button("Info", at: 16) {}) }
    header.contentView.addSubview(button(name, at: 120) { [weak self] in self?.fold(name) })
    return header
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  {
    guard hasMoreButtons else { return nil }
    let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
    footer.contentView.addSubview(button("More", at: 16) {})
    return footer
  }
}

@MainActor
@Suite("Sections that a header folds", .walksInProcess)
struct LabFoldedSectionsTests {
  private static let parts = [
    Part(name: "Fruits", items: ["apple", "pear"]), Part(name: "Nuts", items: ["almond"]),
  ]

  private func found(
    _ states: [[Part]], hasOneOpen: Bool = false, hasMoreButtons: Bool = false,
    updatedTo state: Int
  ) -> String? {
    let screen = LabScreen(states: states) { parts in
      FoldingTable(parts, hasOneOpen: hasOneOpen, hasMoreButtons: hasMoreButtons)
    } update: { (table: FoldingTable, parts, _) in
      table.show(parts)
    }
    // The number of the item in a step chooses the button.
    let steps = (0..<(hasMoreButtons ? 6 : 1)).map { LabStep.touchAndUpdate(state, item: $0) }
    return ListLab.fuzzing(screen, replaying: steps)
  }

  @Test(
    "Folded sections that an update to the same state unfolds are reported",
    arguments: [false, true])
  func unfolded(hasMoreButtons: Bool) throws {
    let text = try #require(
      found([LabFoldedSectionsTests.parts], hasMoreButtons: hasMoreButtons, updatedTo: 0))
    #expect(text.contains("to the same state, and has unfolded it"), "\(text)")
  }

  @Test(
    "Folded sections are not reported if they are a part of the state", arguments: [false, true])
  func state(hasMoreButtons: Bool) {
    var folded = LabFoldedSectionsTests.parts
    folded[0].isFolded = true
    let text = found(
      [LabFoldedSectionsTests.parts, folded], hasMoreButtons: hasMoreButtons, updatedTo: 0)
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("Folded sections are not reported if only one section is unfolded at a time")
  func oneOpen() {
    let states = [LabFoldedSectionsTests.parts, LabFoldedSectionsTests.parts.reversed()]
    let text = found(states, hasOneOpen: true, updatedTo: 1)
    #expect(text == nil, "\(text ?? "")")
  }
}
