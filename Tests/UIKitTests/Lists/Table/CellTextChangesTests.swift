import Galley
import Testing
import UIKit

@MainActor @Suite("Texts of cells that change while they are shown")
struct CellTextChangesTests {
  private final class Scores: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "A"
      cell.detailTextLabel?.text = "1"
      return cell
    }

    var style = UITableViewCell.CellStyle.value1
  }

  @Test(
    "A changed text gives the labels of a visible cell new frames",
    arguments: [UITableViewCell.CellStyle.value1, .subtitle])
  func frames(_ style: UITableViewCell.CellStyle) throws {
    let scores = Scores()
    scores.style = style
    let screen = Screen(scores)
    let cell = try #require(scores.tableView.visibleCells.first)
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    let before = (text.frame, detail.frame)
    text.text = "A longer name"
    screen.settle()
    #expect(text.frame.width > before.0.width)
    detail.text = "1,000"
    screen.settle()
    #expect(detail.frame.width > before.1.width)
    if style == .value1 { #expect(detail.frame.maxX == before.1.maxX) }
  }
}
