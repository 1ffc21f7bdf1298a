import Foundation
import Testing
import UIKit

/// The titles that a data source returns for headers and footers.
@MainActor @Suite("Titles of headers and footers")
struct HeaderTitlesTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var setsTitle = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Straße"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "A note"
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      guard setsTitle else { return }
      (view as? UITableViewHeaderFooterView)?.textLabel?.text = "Straße"
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let source = Source()

  private func table(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: window.bounds, style: style)
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return table
  }

  @Test(
    "Header titles in grouped tables are in upper case, and footer titles are unchanged",
    arguments: [UITableView.Style.grouped, .insetGrouped])
  func grouped(style: UITableView.Style) {
    let table = table(style)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "STRASSE")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "A note")
  }

  @Test("Header titles in plain tables are unchanged")
  func plain() {
    #expect(table(.plain).headerView(forSection: 0)?.textLabel?.text == "Straße")
  }

  @Test("A header title that is set in willDisplayHeaderView does not change to upper case")
  func setAgain() {
    source.setsTitle = true
    let table = table(.insetGrouped)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Straße")
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Straße")
  }
}
