import Foundation
import Galley
import TestSupport
import Testing
import UIKit

/// The code of Documentation/Guides/Tables.md.
@MainActor @Suite("The guide to tables")
struct TablesGuideTests {
  private static let root = packageFolder()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Shows nothing but what is built and run")
  func examples() throws {
    let screens = "Examples/ShowcaseScreens/Screens/"
    let own = GuideCode.squeezed(try String(contentsOfFile: #filePath, encoding: .utf8))
    let sources =
      try [
        "WirelessViewController.swift", "MailViewController.swift", "SettingsViewController.swift",
      ].map { GuideCode.squeezed(try Self.text(screens + $0)) } + [own]
    let examples = try GuideCode("Tables").examples
    #expect(examples.count == 8)
    for example in examples {
      // Three dots stand for code that the guide leaves out.
      for part in example.components(separatedBy: "…\n") {
        #expect(sources.contains { $0.contains(GuideCode.squeezed(part)) }, "\(part)")
      }
    }
  }

  final class NamesViewController: UITableViewController {
    var names = ["Ada", "Grace", "Radia"]

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { names.count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test("A row that is swiped all the way is deleted")
  func deletes() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = NamesViewController(style: .insetGrouped)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    let table = controller.tableView!
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ada", "Grace", "Radia"])

    Finger.drag(
      table.visibleCells[1], from: CGPoint(x: 340, y: 20), by: CGPoint(x: -330, y: 0))
    window.frameClock.advanceUntilStill()
    #expect(controller.names == ["Ada", "Radia"])
  }

  @Test("Rows of an edited table can be deleted, and a new row height moves the rows")
  func edits() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = NamesViewController(style: .plain)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table = controller.tableView!

    table.setEditing(true, animated: false)
    #expect(table.visibleCells[0].editingStyle == .delete)

    table.rowHeight = 60
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 120)
  }

  @Test("Row counts that do not add up stop the program with UIKit's words")
  func wrongCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let table = TestTable([["Ada", "Grace", "Radia"]])
      table.sections[0].removeLast()
      table.view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    expectTrap(
      result,
      says:
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing "
        + "section after the update (2) must be equal to the number of rows contained in that section before "
        + "the update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, "
        + "0 deleted)")
  }
}
