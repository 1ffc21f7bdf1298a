import Foundation
import Galley
import GalleyDiffing
import Testing

@testable import GalleyUIKit

/// A phone shows the reorder control of a row if the data source implements
/// `tableView(_:moveRowAt:to:)`, and `tableView(_:canMoveRowAt:)` does not return `false`.
@MainActor
@Suite("Rows that the user may move")
struct MovableRowsTests {
  private class Rows: NSObject, UITableViewDataSource {
    var names = ["one", "two", "three", "four"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  private final class Moving: NSObject, UITableViewDataSource {
    let rows = Rows()
    var moves: [[Int]] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { rows.tableView(tableView, cellForRowAt: indexPath) }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append([sourceIndexPath.row, destinationIndexPath.row])
      rows.names.insert(
        rows.names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  private final class Asked: NSObject, UITableViewDataSource {
    var calls: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      calls.append("edit \(indexPath.row)")
      return true
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      calls.append("move \(indexPath.row)")
      return indexPath.row > 0
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { calls.append("moved") }
  }

  /// Rows in sections, of which `b` can't be edited. It notes questions about rows that it lacks.
  private final class Locked: NSObject, UITableViewDataSource {
    var sections = [["a", "b"], ["c"]]
    var missing: [IndexPath] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      guard sections.indices.contains(indexPath.section),
        sections[indexPath.section].indices.contains(indexPath.row)
      else {
        missing.append(indexPath)
        return false
      }
      return sections[indexPath.section][indexPath.row] != "b"
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      sections[destinationIndexPath.section].insert(
        sections[sourceIndexPath.section].remove(at: sourceIndexPath.row),
        at: destinationIndexPath.row)
    }
  }

  /// A table that scrolls while other gestures are recognized.
  private final class TogetherTable: UITableView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  private func edited(
    _ source: any UITableViewDataSource, in table: UITableView = UITableView()
  ) -> (UIWindow, UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    table.frame = window.bounds
    table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    table.dataSource = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    return (window, table)
  }

  private func grips(_ table: UITableView) -> [Bool] {
    table.visibleCells.map { cell in
      cell.subviews.contains { ($0 as? AccessoryView)?.isGrip == true }
    }
  }

  @Test("Rows have reorder controls if the data source only implements the method for moved rows")
  func onlyMoves() {
    let source = Moving()
    let (window, table) = edited(source)
    #expect(grips(table) == [true, true, true, true])
    // Finding out whether the method is implemented does not change the order of the rows.
    #expect(source.rows.names == ["one", "two", "three", "four"])
    source.moves = []
    let finger = Finger(on: table, at: CGPoint(x: 365, y: 22))
    finger.rest(for: 0.3)
    finger.move(to: CGPoint(x: 365, y: 110), over: 0.5)
    finger.rest(for: 0.3)
    finger.lift()
    window.frameClock.advanceUntilStill()
    #expect(source.moves == [[0, 2]])
    #expect(source.rows.names == ["two", "three", "one", "four"])
    // This is found out only once, and not again after a reload or when editing begins again.
    source.moves = []
    table.reloadData()
    table.setEditing(false, animated: false)
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(grips(table) == [true, true, true, true])
    #expect(source.moves == [])
  }

  @Test("Rows have other presentation paths than data source paths while one of them is moved")
  func translatedPaths() {
    let source = Moving()
    let (window, table) = edited(source)
    let list: any UIDataSourceTranslating = table
    let first = IndexPath(row: 0, section: 0)
    #expect(list.presentationIndexPath(forDataSourceIndexPath: first) == first)
    let finger = Finger(on: table, at: CGPoint(x: 365, y: 22))
    finger.rest(for: 0.3)
    finger.move(to: CGPoint(x: 365, y: 110), over: 0.5)
    finger.rest(for: 0.3)
    #expect(list.presentationIndexPath(forDataSourceIndexPath: first)?.row == 2)
    #expect(list.dataSourceIndexPath(forPresentationIndexPath: first)?.row == 1)
    finger.lift()
    window.frameClock.advanceUntilStill()
    #expect(list.presentationIndexPath(forDataSourceIndexPath: first) == first)
    #expect(source.rows.names == ["two", "three", "one", "four"])
  }

  @Test("Moving a row does not scroll a table that recognizes its gestures simultaneously")
  func together() {
    let source = Moving()
    source.rows.names = (0..<40).map { "row \($0)" }
    let (window, table) = edited(source, in: TogetherTable())
    source.moves = []
    let start = table.contentOffset
    let finger = Finger(on: table, at: CGPoint(x: 365, y: 330))
    finger.rest(for: 0.3)
    finger.move(to: CGPoint(x: 365, y: 242), over: 0.5)
    #expect(table.contentOffset == start)
    finger.rest(for: 0.3)
    finger.lift()
    window.frameClock.advanceUntilStill()
    #expect(table.contentOffset == start)
    #expect(source.moves == [[7, 5]])
  }

  @Test("Rows have no reorder controls if the data source implements no method for moves")
  func neither() {
    let source = Rows()
    let (window, table) = edited(source)
    #expect(grips(table) == [false, false, false, false])
    for cell in table.visibleCells { cell.showsReorderControl = true }
    window.layoutIfNeeded()
    #expect(grips(table) == [false, false, false, false])
  }

  /// A class that lists the names of its methods, which a phone knows for every class.
  private class PortedRows: Rows {
    private let members = Ported.Members(of: PortedRows.self) { list in
      list.answer("tableView:numberOfRowsInSection:") {
        $0.tableView($1[0, UITableView.self], numberOfRowsInSection: $1[1, Int.self])
      }
    }
  }

  private final class PortedMoves: PortedRows {
    var moves: [[Int]] = []
    private let members = Ported.Members(of: PortedMoves.self) { list in
      list.method("tableView:moveRowAt:to:") {
        $0.tableView($1[0, UITableView.self], moveRowAt: $1[1, IndexPath.self], to: $1[2])
      }
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append([sourceIndexPath.row, destinationIndexPath.row]) }
  }

  @Test("The listed methods of a data source decide about reorder controls without being called")
  func ported() {
    let moving = PortedMoves()
    let (_, table) = edited(moving)
    #expect(grips(table) == [true, true, true, true])
    #expect(moving.moves == [])
    let (_, other) = edited(PortedRows())
    #expect(grips(other) == [false, false, false, false])
  }

  @Test("The data source is asked about visible rows in order, and no row is moved for that")
  func order() {
    let source = Asked()
    let (_, table) = edited(source)
    #expect(source.calls.filter { $0.hasPrefix("move") } == (0..<8).map { "move \($0)" })
    #expect(
      source.calls.filter { $0.hasPrefix("edit") }.reduce(into: [String]()) {
        if $0.last != $1 { $0.append($1) }
      } == (0..<8).map { "edit \($0)" })
    #expect(grips(table) == [false] + Array(repeating: true, count: 7))
  }

  @Test("Rows keep their editing controls when one of them moves to another section")
  func editingControls() {
    let source = Locked()
    let (window, table) = edited(source)
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .none, .delete])
    #expect(table.lift(IndexPath(row: 0, section: 0)))
    table.step(to: ItemPath(section: 1, item: 0), previous: .zero)
    table.endMovement(isCancelled: false)
    window.frameClock.advanceUntilStill()
    #expect(source.sections == [["b"], ["a", "c"]])
    #expect(source.missing == [])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "a", "c"])
    #expect(table.visibleCells.map(\.editingStyle) == [.none, .delete, .delete])
  }

  @Test("A reload during a movement asks the data source for no row that is gone")
  func reloadedMeanwhile() {
    let source = Locked()
    let (window, table) = edited(source)
    #expect(table.lift(IndexPath(row: 0, section: 0)))
    table.step(to: ItemPath(section: 1, item: 0), previous: .zero)
    source.sections = [["b"]]
    table.reloadData()
    window.layoutIfNeeded()
    #expect(source.missing == [])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["b"])
  }

  @Test("A deletion during a movement asks the data source for no row that is gone")
  func deletedMeanwhile() {
    let source = Locked()
    let (window, table) = edited(source)
    #expect(table.lift(IndexPath(row: 0, section: 0)))
    table.step(to: ItemPath(section: 1, item: 0), previous: .zero)
    source.sections = [["a"], ["c"]]
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    window.frameClock.advanceUntilStill()
    #expect(source.missing == [])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c"])
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete])
  }

  @Test("Items of a collection view controller are moved by a long press by the same rule")
  func items() {
    final class Grid: UICollectionViewController {
      var moves: [[Int]] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 6 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { moves.append([sourceIndexPath.item, destinationIndexPath.item]) }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 100)
    let grid = Grid(collectionViewLayout: layout)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.rootViewController = grid
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let finger = Finger(on: grid.collectionView, at: CGPoint(x: 60, y: 50))
    finger.rest(for: 0.8)
    finger.move(to: CGPoint(x: 195, y: 160), over: 0.5)
    finger.rest(for: 0.5)
    finger.lift()
    window.frameClock.advanceUntilStill()
    #expect(grid.moves == [[0, 0], [0, 4]])
  }
}
