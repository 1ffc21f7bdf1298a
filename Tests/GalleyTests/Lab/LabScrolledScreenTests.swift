import Foundation
import Galley
import Testing
import UIKit

/// A table with a label that is shown once the table was scrolled.
@MainActor
private final class ScrolledTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView()
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = CGRect(x: 0, y: 40, width: 320, height: 400)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    label.text = "New"
    view.addSubview(table)
    view.addSubview(label)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.contentOffset.y > 100 { label.text = "Back to the top" }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

@MainActor
@Suite("A screen that changes when it is scrolled", .walksInProcess)
struct LabScrolledScreenTests {
  @Test("A screen that changes when it is scrolled is not reported after a touch")
  func right() {
    let screen = LabScreen(states: [0]) { _ in
      ScrolledTable()
    } update: { _, _, _ in
    }
    for number in 0..<8 {
      let text = ListLab.fuzzing(screen, replaying: [.tapInBoth(number)])
      #expect(text == nil, "\(text ?? "")")
    }
  }
}
