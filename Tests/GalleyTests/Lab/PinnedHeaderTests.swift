import Testing
import UIKit

@testable import Galley

/// A table with two sections, whose headers are pinned.
@MainActor
private final class SectionsTable: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section \(section)" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

@MainActor
@Suite("The look of a header that is pinned")
struct PinnedHeaderTests {
  @Test("The look of a pinned header is compared only with that of another pinned header")
  func pinned() throws {
    let table = SectionsTable(style: .plain)
    let screen = Screen(table, on: .phone)
    let header = try #require(table.tableView.headerView(forSection: 0))
    let before = ViewLook(header)
    table.tableView.contentOffset.y += 30
    screen.settle()
    let after = ViewLook(header)
    #expect(after.isPinned && !before.isPinned)
    #expect(!after.looksLike(before))
    #expect(LookDifference.inAppearance(after, before).isEmpty)
    header.textLabel?.text = "Another section"
    screen.settle()
    #expect(!LookDifference.inAppearance(ViewLook(header), after).isEmpty)
  }
}
