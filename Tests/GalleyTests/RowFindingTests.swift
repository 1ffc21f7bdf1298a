import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("A row on a screen")
struct RowFindingTests {
  private final class AlertsViewController: UITableViewController {
    var rows = [("Reminders", "Off"), ("Badges", "On"), ("Sounds", "Off")]
    var selected: [Int] = []
    var isMuted = false

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { rows.count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row].0
      cell.detailTextLabel?.text = rows[indexPath.row].1
      // A button in the middle of the row.
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Mute") { _ in
          self.isMuted = true
        })
      button.frame = CGRect(x: 165, y: 0, width: 60, height: 44)
      if indexPath.row == 0 { cell.contentView.addSubview(button) }
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  /// High rows with a text at the top, a text at the bottom, and a button in the lower half.
  private final class HighRowsViewController: UITableViewController {
    var selected: [Int] = []
    var isMuted = false

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 200
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 10 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      for (text, y) in [("Title", 4), ("Detail", 170)] {
        let label = UILabel(frame: CGRect(x: 16, y: y, width: 100, height: 24))
        label.text = "\(text) \(indexPath.row)"
        cell.contentView.addSubview(label)
      }
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Mute") { _ in
          self.isMuted = true
        })
      button.frame = CGRect(x: 165, y: 90, width: 60, height: 100)
      cell.contentView.addSubview(button)
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  private func screen() throws -> (Screen, AlertsViewController) {
    let screen = Screen(AlertsViewController(style: .plain), on: .phone)
    return (screen, try #require(screen.controller as? AlertsViewController))
  }

  @Test("A row is found by its label, and by each of its texts")
  func finding() throws {
    let (screen, _) = try screen()
    let row = try #require(screen.find("Reminders, Off"))
    #expect(row.view is UITableViewCell)
    #expect(row.frame.width == 390)
    for name in ["Reminders", "Off"] {
      let part = try #require(screen.find(name))
      #expect(part.view is UILabel)
      #expect(row.frame.contains(part.frame))
      #expect(part.frame.width < 200)
    }
    #expect(screen.all("Off").count == 2)
    #expect(screen.find("Off", number: 2)?.frame.minY ?? 0 > row.frame.maxY)
  }

  @Test("A row whose texts are out of sight is not found")
  func atTheEdge() throws {
    let (screen, controller) = try screen()
    let table = try #require(controller.tableView)
    let row = try #require(screen.find("Reminders, Off")).frame
    // Only the lowest two points of the row are visible.
    table.contentOffset.y += row.maxY - 2
    table.layoutIfNeeded()
    #expect(screen.find("Reminders, Off") == nil)
    #expect(screen.find("Badges, On") != nil)
  }

  @Test("A row is selected by a tap on its label or one of its texts, and not a button in it")
  func tapping() throws {
    let (screen, controller) = try screen()
    screen.tap("Reminders, Off")
    screen.tap("On")
    screen.tap("Sounds")
    #expect(controller.selected == [0, 1, 2])
    #expect(!controller.isMuted)
    screen.tap("Mute")
    #expect(controller.isMuted && controller.selected == [0, 1, 2])
  }

  @Test("A row whose first text is out of sight is selected by a tap on its label")
  func tappingLowerPart() throws {
    let screen = Screen(HighRowsViewController(style: .plain), on: .phone)
    let controller = try #require(screen.controller as? HighRowsViewController)
    // The title of the first row is above the screen, and the middle of the rest is in the button.
    controller.tableView.contentOffset.y = 60
    controller.tableView.layoutIfNeeded()
    let row = try #require(screen.find("Title 0, Detail 0"))
    #expect(row.visibleFrame.height == 140)
    screen.tap("Title 0, Detail 0")
    #expect(controller.selected == [0])
    #expect(!controller.isMuted)
  }

  @Test("An element with a whole name comes before an earlier row that has it as a part")
  func wholeNames() throws {
    let controller = AlertsViewController(style: .plain)
    controller.rows = [("Account", "Settings"), ("Badges", "On")]
    let button = UIBarButtonItem(title: "Settings", style: .plain, target: nil, action: nil)
    controller.toolbarItems = [button]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let screen = Screen(navigation, on: .phone)
    let found = try #require(screen.find("Settings"))
    #expect(found.label == "Settings" && found.frame.minY > 400, "\(found.frame)")
    #expect(screen.all("Settings").count == 1)
  }
}
