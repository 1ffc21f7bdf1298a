import UIKit

/// Settings: switches, values, notes below sections, and a row that is as high as its text.
final class SettingsViewController: UITableViewController {
  private enum Row: Hashable {
    case reminders, sound, quietHours
    case language, units
    case about
    case erase
  }

  private struct Section {
    var title: String?
    var rows: [Row]
    var note: String?
  }

  private var reminds = false
  private var isOpen = false
  private var sections: [Section] {
    [
      Section(
        title: "Notifications",
        rows: reminds ? [.reminders, .sound, .quietHours] : [.reminders],
        note:
          "Reminders come a quarter of an hour before a tide turns. With quiet hours, those of the "
          + "night are kept for the morning."),
      Section(title: "General", rows: [.language, .units], note: nil),
      Section(title: nil, rows: [.about], note: nil),
      Section(title: nil, rows: [.erase], note: "Your notes stay on your other devices."),
    ]
  }

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "switch")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "button")
    tableView.register(AboutCell.self, forCellReuseIdentifier: "about")
  }

  // MARK: Data source

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { sections[section].rows.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].note }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .reminders: return switchCell("Reminders", isOn: reminds, at: indexPath)
    case .sound: return switchCell("Sound", isOn: true, at: indexPath)
    case .quietHours: return valueCell("Quiet Hours", "22:00 to 7:00")
    case .language: return valueCell("Language", "English")
    case .units: return valueCell("Units", "Meters")
    case .about:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "about", for: indexPath) as! AboutCell
      cell.show(isOpen: isOpen)
      return cell
    case .erase:
      let cell = tableView.dequeueReusableCell(withIdentifier: "button", for: indexPath)
      cell.textLabel?.text = "Erase All Notes"
      cell.textLabel?.textColor = .systemRed
      return cell
    }
  }

  private func switchCell(
    _ text: String, isOn: Bool, at indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
    cell.textLabel?.text = text
    cell.selectionStyle = .none
    let control = UISwitch()
    control.isOn = isOn
    control.addAction(
      UIAction { [weak self, unowned control] _ in
        if text == "Reminders" { self?.turnReminders(control.isOn) }
      }, for: .valueChanged)
    cell.accessoryView = control
    return cell
  }

  /// Returns a cell with a value. The cell is not registered, because registered cells have the
  /// default style.
  private func valueCell(_ text: String, _ value: String) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "value")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "value")
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = value
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  // MARK: Actions

  private func turnReminders(_ isOn: Bool) {
    reminds = isOn
    let rows = [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)]
    if isOn {
      tableView.insertRows(at: rows, with: .top)
    } else {
      tableView.deleteRows(at: rows, with: .top)
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard sections[indexPath.section].rows[indexPath.row] == .about else { return }
    isOpen.toggle()
    (tableView.cellForRow(at: indexPath) as? AboutCell)?.show(isOpen: isOpen)
    // The height of the row has changed.
    tableView.performBatchUpdates(nil)
  }
}

/// A title with a text below it, of which two lines are shown until it is expanded.
private final class AboutCell: UITableViewCell {
  private let title = UILabel()
  private let body = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.text = "About the Tide Tables"
    title.font = .preferredFont(forTextStyle: .headline)
    body.text =
      "Heights are reckoned from the mean of the lowest waters of a year. Wind and weather move them by "
      + "up to half a meter, and what the harbor master says goes before what is printed here."
    body.font = .preferredFont(forTextStyle: .subheadline)
    body.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [title, body])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  func show(isOpen: Bool) { body.numberOfLines = isOpen ? 0 : 2 }
}
