import Foundation
import Galley
import Testing
import UIKit

/// A table whose header has a button that shows one row less.
@MainActor
private final class HeaderTable: FilledTable {
  private let traps: Bool

  init(_ numbers: [Int], traps: Bool) {
    self.traps = traps
    super.init(numbers)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    let button = UIButton(type: .system)
    button.setTitle("Fewer", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if traps { setNumbers(Array(numbers.dropLast())) } else { show(Array(numbers.dropLast())) }
      }, for: .touchUpInside)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    button.frame = CGRect(x: 16, y: 0, width: 120, height: 44)
    header.contentView.addSubview(button)
    return header
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 44 }
}

@MainActor
@Suite("A button in a header")
struct LabHeadersTests {
  private func found(traps: Bool) -> String? {
    let screen = LabScreen(states: [[1, 2, 3], [3]]) { numbers in
      HeaderTable(numbers, traps: traps)
    } update: { (table: HeaderTable, numbers, _) in
      table.show(numbers)
    }
    return ListLab.fuzzing(screen, replaying: [.press(0), .rest])
  }

  @Test("A button in a header is pressed, and named with its header")
  func press() throws {
    let text = try #require(found(traps: true))
    #expect(text.contains("of the header of section 0"), "\(text)")
    #expect(text.contains("has changed without an update of the list"), "\(text)")
    #expect(found(traps: false) == nil)
  }
}
