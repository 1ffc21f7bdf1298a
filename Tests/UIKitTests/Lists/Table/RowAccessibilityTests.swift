import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A row of a list, read by VoiceOver")
struct RowAccessibilityTests {
  /// A table with one row and a header.
  private final class OneRow: NSObject, UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let view: UITableView
    let cell: UITableViewCell
    var title: String?

    init(_ cell: UITableViewCell, title: String? = nil) {
      self.cell = cell
      self.title = title
      view = UITableView(frame: window.bounds)
      super.init()
      view.dataSource = self
      view.delegate = self
      window.addSubview(view)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }

    /// The elements on the screen, without their frames.
    var read: [String] {
      window.accessibilityOutline().items.map { item in
        var item = item
        item.frame = .zero
        return item.description.replacingOccurrences(of: ", at (0, 0, 0, 0)", with: "")
      }
    }
  }

  private func value(_ text: String, _ detail: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }

  @Test("A row with two texts is one element")
  func texts() {
    let row = OneRow(value("Reminders", "Off"))
    let outline = row.window.accessibilityOutline()
    #expect(outline.labels == ["Reminders, Off"])
    #expect(outline.items.first?.traits == UIAccessibilityTraits.none)
    #expect(outline.items.first?.frame == row.cell.convert(row.cell.bounds, to: nil))
    #expect(row.cell.accessibilityLabel == "Reminders, Off")
    #expect(row.cell.isAccessibilityElement)
  }

  @Test("A selected row is read as selected")
  func selected() {
    let row = OneRow(value("Reminders", "Off"))
    row.view.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(row.read == ["\"Reminders, Off\" (selected)"])
  }

  @Test("A switch and a button in a row are elements of their own")
  func controls() {
    let cell = value("Reminders", "Off")
    cell.accessoryView = UISwitch()
    let button = UIButton(type: .system)
    button.setTitle("Snooze", for: .normal)
    button.frame = CGRect(x: 150, y: 0, width: 60, height: 44)
    cell.contentView.addSubview(button)
    let row = OneRow(cell)
    let items = row.window.accessibilityOutline().items
    #expect(items.map(\.label) == ["Reminders, Off", "Snooze", "Reminders, Off"])
    #expect(items.last?.traits.contains(.toggleButton) == true)
    #expect(items.last?.value == "0")
  }

  @Test("The app may have the parts of a row read one by one")
  func parts() {
    let cell = value("Reminders", "Off")
    cell.isAccessibilityElement = false
    #expect(OneRow(cell).read == ["\"Reminders\" (static text)", "\"Off\" (static text)"])
  }

  @Test("The app may list the elements of a row")
  func listed() {
    let cell = value("Reminders", "Off")
    cell.accessibilityElements = [cell.detailTextLabel, cell.textLabel].compactMap { $0 }
    #expect(OneRow(cell).read == ["\"Off\" (static text)", "\"Reminders\" (static text)"])
  }

  @Test("The app may set the label of a row")
  func label() {
    let cell = value("Reminders", "Off")
    cell.accessibilityLabel = "No reminders"
    let row = OneRow(cell)
    #expect(row.read == ["\"No reminders\""])
    #expect(row.cell.accessibilityTextsWithObjects.isEmpty)
  }

  @Test("A view in a row may have another label, a value, or none at all")
  func labelsOfParts() {
    let cell = value("Tea", "3")
    cell.detailTextLabel?.accessibilityLabel = "three left"
    let stars = UIView(frame: CGRect(x: 150, y: 0, width: 60, height: 44))
    stars.isAccessibilityElement = true
    stars.accessibilityLabel = "Rating"
    stars.accessibilityValue = "4 stars"
    cell.contentView.addSubview(stars)
    #expect(OneRow(cell).read == ["\"Tea, Rating, 4 stars, three left\""])
    cell.detailTextLabel?.isAccessibilityElement = false
    #expect(OneRow(cell).read == ["\"Tea, Rating, 4 stars\""])
  }

  @Test("A row without texts is not an element")
  func empty() {
    let row = OneRow(UITableViewCell(style: .default, reuseIdentifier: nil))
    #expect(row.read == [])
    #expect(!row.cell.isAccessibilityElement)
  }

  @Test("The cells of a list in a row are read one by one")
  func nested() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    for (index, text) in ["one", "two"].enumerated() {
      let label = UILabel(frame: CGRect(x: index * 60, y: 0, width: 50, height: 44))
      label.text = text
      scroller.addSubview(label)
    }
    cell.contentView.addSubview(scroller)
    #expect(OneRow(cell).read == ["\"one\" (static text)", "\"two\" (static text)"])
  }

  @Test("The controls of a row that is edited have its label in theirs")
  func editing() {
    let row = OneRow(value("Reminders", "Off"))
    row.view.setEditing(true, animated: false)
    row.window.layoutIfNeeded()
    #expect(row.read == ["\"Reminders, Off\"", "\"Delete Reminders, Off\" (button)"])
    row.view.setEditing(false, animated: false)
    row.cell.accessoryType = .detailDisclosureButton
    row.window.layoutIfNeeded()
    #expect(row.read == ["\"Reminders, Off\"", "\"More Info\" (button)"])
  }

  @Test("The title of a section is a header")
  func header() {
    let row = OneRow(value("Reminders", "Off"), title: "Alerts")
    #expect(row.read == ["\"Alerts\" (static text, header)", "\"Reminders, Off\""])
  }

  @Test("A list cell of a collection view is read like a row of a table")
  func listCell() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    var content = UIListContentConfiguration.valueCell()
    content.text = "Reminders"
    content.secondaryText = "Off"
    cell.contentConfiguration = content
    cell.accessories = [.label(text: "2"), .disclosureIndicator()]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.addSubview(cell)
    #expect(window.accessibilityOutline().labels == ["Reminders, Off, 2"])
  }

  @Test("Accessories that open a menu or the rows below are buttons beside their row")
  func accessoryButtons() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    var content = UIListContentConfiguration.cell()
    content.text = "Inbox"
    cell.contentConfiguration = content
    let actions = [UIAction(title: "Newest") { _ in }]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.addSubview(cell)
    func labels(_ accessories: [UICellAccessory]) -> Set<String> {
      cell.accessories = accessories
      window.layoutIfNeeded()
      return Set(window.accessibilityOutline().labels)
    }
    #expect(labels([.outlineDisclosure()]) == ["Inbox", "Expand Inbox"])
    cell.stage.isExpanded = true
    #expect(labels([.outlineDisclosure()]) == ["Inbox", "Collapse Inbox"])
    #expect(
      labels([.popUpMenu(UIMenu(title: "Sort", children: actions))]) == ["Inbox", "Sort Inbox"])
    #expect(labels([.popUpMenu(UIMenu(children: actions))]) == ["Inbox", "Menu Inbox"])
  }

  @Test("The texts of a collection view's cells are read cell by cell")
  func cells() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    for column in 0..<2 {
      let cell = UICollectionViewCell(frame: CGRect(x: column * 100, y: 0, width: 90, height: 60))
      for (line, text) in ["title", "note"].enumerated() {
        let label = UILabel(frame: CGRect(x: 0, y: line * 30, width: 90, height: 20))
        label.text = "\(text) \(column)"
        cell.contentView.addSubview(label)
      }
      window.addSubview(cell)
    }
    #expect(
      window.accessibilityOutline().labels == ["title 0", "note 0", "title 1", "note 1"])
  }

  @Test("The index beside a table does not join the rows and headers that it is beside")
  func indexBeside() {
    final class Contacts: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "row \(indexPath.section).\(indexPath.row)"
        return cell
      }
      func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { ["A", "B"][section] }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let table = UITableView(frame: window.bounds, style: .plain)
    let contacts = Contacts()
    table.dataSource = contacts
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let labels = window.accessibilityOutline().labels
    let rows = labels.filter { $0.hasPrefix("row") || $0 == "A" || $0 == "B" }
    #expect(rows == ["A", "row 0.0", "row 0.1", "B", "row 1.0", "row 1.1"])
  }
}
