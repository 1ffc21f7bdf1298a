import Foundation
import Galley
import Testing
import UIKit

/// Rows with a shelf each, which a user scrolls to the side.
private final class Shelves: UITableViewController {
  /// What a cell does with the offset of its shelf when it shows another item.
  enum Habit: CaseIterable { case keeps, returns, remembers, restoresOnly, cannotScroll }

  final class Cell: UITableViewCell {
    let shelf = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 900, height: 44))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      shelf.addSubview(label)
      shelf.contentSize = CGSize(width: 900, height: 44)
      contentView.addSubview(shelf)
    }

    required init?(coder: NSCoder) { nil }
  }

  private let habit: Habit
  private var places: [IndexPath: CGPoint] = [:]

  init(_ habit: Habit) {
    self.habit = habit
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "shelf")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath) as! Cell
    cell.label.text = "Shelf \(indexPath.row)"
    switch habit {
    case .keeps: break
    case .returns: cell.shelf.contentOffset = .zero
    case .remembers: cell.shelf.contentOffset = places[indexPath] ?? .zero
    case .restoresOnly: if let place = places[indexPath] { cell.shelf.contentOffset = place }
    case .cannotScroll: cell.shelf.isScrollEnabled = false
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    if [.remembers, .restoresOnly].contains(habit), let cell = cell as? Cell {
      places[indexPath] = cell.shelf.contentOffset
    }
  }
}

@MainActor @Suite("Cells with lists that were scrolled")
struct ScrolledCellsTests {
  @Test(
    "A cell that keeps the scroll offset of its last item is reported, and no other cell",
    arguments: Shelves.Habit.allCases)
  private func shelves(habit: Shelves.Habit) throws {
    let screen = LabScreen { Shelves(habit) }
    let found = ListLab.staleCells(in: screen)
    guard [.keeps, .restoresOnly].contains(habit) else {
      #expect(found == [])
      return
    }
    // The shelf can be scrolled by 600 points, and was scrolled by half of that.
    let text = try #require(found.first)
    #expect(
      text.contains("It has shown item 0 of section 0, was scrolled, and it shows item 1"),
      "\(text)")
    #expect(text.contains("contentOffset is (300, 0) instead of (0, 0)"), "\(text)")
    #expect(found.count == 1 && text.split(separator: "\n").count == 3, "\(text)")
  }
}
