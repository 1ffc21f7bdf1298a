import Foundation
import Testing
import UIKit

/// The views that the indentation level of a cell moves.
@MainActor @Suite("Indented rows of a table")
struct IndentedRowsTests {
  /// A cell with a view of its own, which indents in the way that `habit` says.
  private final class Own: UITableViewCell {
    enum Habit { case none, frame, margins }

    let box = UIView()
    var habit = Habit.none

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let guide = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      let indentation = CGFloat(indentationLevel) * indentationWidth
      switch habit {
      case .none: break
      case .frame:
        contentView.frame.origin.x = indentation
        contentView.frame.size.width -= indentation
      case .margins: contentView.layoutMargins.left = indentation
      }
    }
  }

  private final class Levels: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { indexPath.row }
  }

  private let levels = Levels()

  private func table(_ habit: Own.Habit) -> [Own] {
    let table = TestTable([["a", "b", "c"]]) {
      $0.register(Own.self, forCellReuseIdentifier: "text")
    }
    table.view.delegate = levels
    table.view.reloadData()
    table.view.layoutIfNeeded()
    let cells = table.view.visibleCells.compactMap { $0 as? Own }
    for cell in cells {
      cell.habit = habit
      cell.setNeedsLayout()
    }
    table.window.layoutIfNeeded()
    return cells
  }

  @Test("The labels and the image of a cell are indented in its content view")
  func labels() {
    let table = TestTable([["a", "b", "c"]])
    table.view.delegate = levels
    table.view.reloadData()
    table.view.layoutIfNeeded()
    let cells = table.view.visibleCells
    #expect(cells.allSatisfy { $0.contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 44) })
    let starts = cells.map { $0.textLabel?.frame.minX ?? 0 }
    #expect(starts == [starts[0], starts[0] + 10, starts[0] + 20])
    cells[2].indentationWidth = 25
    table.window.layoutIfNeeded()
    #expect(cells[2].textLabel?.frame.minX == starts[0] + 50)
  }

  @Test("Views that the app adds to the content view stay where they are")
  func ownViews() {
    let cells = table(.none)
    #expect(cells.map(\.contentView.frame.minX) == [0, 0, 0])
    #expect(Set(cells.map(\.box.frame)).count == 1)
  }

  @Test("A cell that moves its content view itself is indented once")
  func ownFrame() {
    let cells = table(.frame)
    #expect(cells.map(\.contentView.frame.minX) == [0, 10, 20])
    #expect(cells.map(\.contentView.frame.maxX) == [390, 390, 390])
  }

  @Test("A cell that indents by its margins is indented once")
  func ownMargins() {
    let cells = table(.margins)
    #expect(cells.map(\.contentView.frame.minX) == [0, 0, 0])
    #expect(cells[2].box.frame.minX == 20)
  }

  @Test("The view of a content configuration is indented as a whole")
  func configuration() {
    let table = TestTable([["a", "b"]])
    let cells = table.view.visibleCells
    for cell in cells {
      var content = UIListContentConfiguration.cell()
      content.text = "text"
      cell.contentConfiguration = content
    }
    cells[1].indentationLevel = 2
    table.window.layoutIfNeeded()
    #expect(cells.map(\.contentView.frame.minX) == [0, 20])
    #expect(cells[1].contentView.frame.maxX == 390)
  }
}
