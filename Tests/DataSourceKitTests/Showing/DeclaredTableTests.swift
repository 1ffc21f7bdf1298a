import DataSourceKit
import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A declared table")
struct DeclaredTableTests {
  @Test("A declared table shows its declaration")
  func shows() {
    let world = DeclaredTableWorld(table([1, 2, 3]))
    #expect(world.texts == [["row 1", "row 2", "row 3"]])
    #expect(world.list.cell(at: IndexPath(row: 1, section: 0)) == tableRow(2))
    #expect(world.list.section(at: 0)?.id == AnyHashable("rows"))
    #expect(world.list.declaration == table([1, 2, 3]))
  }

  @Test("Table cells are kept while other cells are inserted, deleted and moved")
  func keeps() throws {
    let world = DeclaredTableWorld(table([1, 2, 3, 4]))
    let cells = try (0..<4).map { try world.row($0) }
    world.show(table([4, 5, 1, 3]))
    #expect(world.texts == [["row 4", "row 5", "row 1", "row 3"]])
    #expect(try world.row(0) === cells[3] && world.row(2) === cells[0])
    #expect(try world.row(3) === cells[2])
    #expect(cells[0].binds == 1 && cells[2].binds == 1 && cells[3].binds == 1)
  }

  @Test("Only a table cell with new content is filled again, in place")
  func refills() throws {
    let world = DeclaredTableWorld(table([1, 2]))
    let cells = try (0..<2).map { try world.row($0) }
    world.show(tableRows([tableRow(1), tableRow(2, "new\nand higher")]))
    #expect(world.texts == [["row 1", "new\nand higher"]])
    #expect(try world.row(1) === cells[1])
    #expect(cells.map(\.binds) == [1, 2])
    #expect(cells[1].frame.height > 44)
  }

  @Test("A declared table shows cells in both spellings, and replaces a cell of another class")
  func spellings() throws {
    UINib.provide("DeclaredNibRow") { _ in [NibTableCell(frame: .zero)] }
    let world = DeclaredTableWorld(table([1, 2]))
    world.show(
      TestList {
        TestSection("rows") {
          TestCell(LargeTableCell.self, Row(id: 1, text: "one"))
          TestCell(NibTableCell.self, Row(id: 2, text: "two"))
          tableRow(2)
        }
      })
    #expect(world.texts == [["large one", "nib two", "row 2"]])
    #expect(try world.cell(0).frame.height == 80)
  }

  @Test("Rows move from their old to their new frames")
  func animates() throws {
    let world = DeclaredTableWorld(table([1, 2, 3]))
    let last = try world.row(2)
    world.list.rowAnimation = .left
    world.list.show(table([3, 4]))
    world.window.frameClock.advance(by: 0.15)
    let y = try #require(last.layer.presentation()).frame.minY
    #expect(y > 0 && y < 88)
    let new = try #require(try world.cell(1).layer.presentation())
    #expect(new.frame.minX < 0 && new.frame.minX > -320)
    world.settle()
    #expect(world.texts == [["row 3", "row 4"]])
    #expect(last.frame.minY == 0)
  }

  @Test("A repeated row stops the program, or is left out")
  func twice() {
    let world = DeclaredTableWorld()
    world.list.isLenient = true
    let reports = Report.gathering { world.show(table([1, 1, 2])) }
    #expect(reports.map(\.message) == world.errors.map { "\($0)" })
    #expect(world.texts == [["row 1", "row 2"]])
    #expect(world.errors.count == 1)
  }

  // MARK: What rows do

  @Test("A tap on a row sends its action, and the selection is the declared one")
  func taps() throws {
    func declared(_ chosen: Set<Int>) -> TestList {
      tableRows((0..<3).map { tableRow($0).selected(chosen.contains($0)).onSelect(.tap($0)) })
    }
    let world = DeclaredTableWorld(declared([0, 2]))
    func selected() -> [Int] { (world.view.indexPathsForSelectedRows ?? []).map(\.row) }
    #expect(selected() == [0, 2])
    Finger.tap(try world.cell(0))
    Finger.tap(try world.cell(1))
    world.settle()
    #expect(world.sent == [.tap(0), .tap(1)])
    #expect(selected() == [0, 2])
    world.show(tableRows([tableRow(5)]))
    world.sent = []
    Finger.tap(try world.cell(0))
    world.settle()
    #expect(world.sent == [] && selected() == [])
  }

  @Test("A row tells when it is displayed, and when it is no longer displayed")
  func display() {
    func declared(_ ids: [Int]) -> TestList {
      tableRows(ids.map { tableRow($0).onDisplay(.shown($0)).onEndDisplay(.hidden($0)) })
    }
    let world = DeclaredTableWorld(declared([1, 2]))
    #expect(world.sent == [.shown(1), .shown(2)])
    world.sent = []
    world.show(declared([2, 3]))
    #expect(world.sent == [.shown(3), .hidden(1)])
  }

  @Test("A row has its declared swipe actions, and others have none")
  func swipes() throws {
    let world = DeclaredTableWorld(
      tableRows([
        tableRow(1).swipe(trailing: [SwipeDeclaration("Delete", .delete(1), isDestructive: true)]),
        tableRow(2),
      ]))
    Finger.drag(try world.cell(0), from: CGPoint(x: 300, y: 20), by: CGPoint(x: -290, y: 0))
    Finger.drag(try world.cell(1), from: CGPoint(x: 300, y: 20), by: CGPoint(x: -290, y: 0))
    world.settle()
    #expect(world.sent == [.delete(1)])
    world.view.setEditing(true, animated: false)
    #expect(try world.cell(0).editingStyle == .delete && world.cell(1).editingStyle == .none)
  }

  @Test("A movable row can be moved, and the receiver is told the complete move")
  func moves() throws {
    let cells = (1...3).map { tableRow($0).movable() }
    let world = DeclaredTableWorld(
      TestList([TestSection("a", cells: cells), TestSection("b", cells: [tableRow(9)])]))
    var moves: [MoveDeclaration<Sent>] = []
    world.list.onMove = { moves.append($0) }
    world.view.setEditing(true, animated: false)
    world.settle()
    // The reorder control is at the trailing edge.
    let finger = Finger(on: world.view, at: CGPoint(x: 320 - 30, y: 22))
    finger.rest(for: 0.3)
    finger.move(to: CGPoint(x: 290, y: 22 + 88))
    finger.rest(for: 0.3)
    finger.lift()
    world.settle()
    let after = TestList([
      TestSection("a", cells: [cells[1], cells[2], cells[0]]),
      TestSection("b", cells: [tableRow(9)]),
    ])
    #expect(world.texts == [["row 2", "row 3", "row 1"], ["row 9"]])
    #expect(world.list.declaration == after)
    #expect(
      moves == [
        MoveDeclaration(
          cell: cells[0], from: .init(section: "a", item: 0), to: .init(section: "a", item: 2),
          declaration: after)
      ])
    // The next declaration is compared with the moved rows.
    world.show(after)
    #expect(world.texts == [["row 2", "row 3", "row 1"], ["row 9"]])
  }

  @Test("A row with children expands by a tap, and its children are indented")
  func children() throws {
    func declared(_ isExpanded: Bool = false) -> TestList {
      tableRows([
        tableRow(1).children(isExpanded: isExpanded) {
          tableRow(2)
          tableRow(3)
        }, tableRow(4),
      ])
    }
    let world = DeclaredTableWorld(declared())
    #expect(world.texts == [["row 1", "row 4"]])
    Finger.tap(try world.cell(0))
    world.settle()
    #expect(world.texts == [["row 1", "row 2", "row 3", "row 4"]])
    #expect(try (0..<4).map { try world.cell($0).indentationLevel } == [0, 1, 1, 0])
    #expect(world.view.indexPathsForSelectedRows == nil)
    world.show(declared())
    #expect(world.texts == [["row 1", "row 2", "row 3", "row 4"]])
    Finger.tap(try world.cell(0))
    world.settle()
    #expect(world.texts == [["row 1", "row 4"]])
  }

  @Test("A selected row with children expands by a tap, and stays selected")
  func selectedParent() throws {
    let world = DeclaredTableWorld(
      tableRows([tableRow(1).selected().children { tableRow(2) }, tableRow(3)]))
    let parent = IndexPath(row: 0, section: 0)
    Finger.tap(try world.cell(0))
    world.settle()
    #expect(world.texts == [["row 1", "row 2", "row 3"]])
    #expect(world.view.indexPathsForSelectedRows == [parent])
    Finger.tap(try world.cell(0))
    world.settle()
    #expect(world.texts == [["row 1", "row 3"]])
    #expect(world.view.indexPathsForSelectedRows == [parent])
  }

  // MARK: Headers and footers

  @Test(
    "Headers and footers are added, removed and updated as declared",
    arguments: [
      UITableView.Style.plain, .insetGrouped,
    ])
  func bands(style: UITableView.Style) throws {
    func declared(_ header: DeclaredView?, _ footer: DeclaredView? = nil) -> TestList {
      TestList([
        TestSection("a", header: header, footer: footer, cells: [tableRow(1)]),
        TestSection("b", cells: [tableRow(2)]),
      ])
    }
    let world = DeclaredTableWorld(declared(nil), style: style)
    let (bare, cell) = try (world.row(0).frame.minY, world.row(0))
    #expect(world.view.headerView(forSection: 0) == nil)
    world.show(declared(DeclaredView(TableTitle.self, "One"), DeclaredView(TableTitle.self, "end")))
    let header = try #require(world.view.headerView(forSection: 0))
    #expect(header.textLabel?.text == "One")
    #expect(world.view.footerView(forSection: 0)?.textLabel?.text == "end")
    #expect(world.view.headerView(forSection: 1) == nil)
    #expect(try world.row(0).frame.minY > bare)
    // In a plain table, the cell is kept when its section gets a header.
    #expect(try style != .plain || world.row(0) === cell)
    world.show(declared(DeclaredView(TableTitle.self, "Two")))
    #expect(world.view.headerView(forSection: 0)?.textLabel?.text == "Two")
    #expect(style != .plain || world.view.headerView(forSection: 0) === header)
    #expect(world.view.footerView(forSection: 0) == nil)
    world.show(declared(DeclaredView(TableBanner.self, "Three")))
    let banner = try #require(world.view.headerView(forSection: 0) as? TableBanner)
    #expect(banner.text == "Three" && banner.frame.height == 50)
    world.show(declared(nil))
    #expect(try world.row(0).frame.minY == bare)
  }

  // MARK: Walks

  @Test(
    "A declared table equals a fresh one at each step of a random walk", .noHang)
  func walks() {
    UIView.withSquareText {
      withSeededRandom("a declared table", steps: 8) { random in
        let style =
          [UITableView.Style.plain, .grouped, .insetGrouped]
          .randomElement(using: &random) ?? .plain
        let world = DeclaredTableWorld(style: style)
        world.view.frame.size.height = 300
        for _ in 0..<20 {
          world.list.show(declaration(&random), animated: Bool.random(using: &random))
          switch Int.random(in: 0..<3, using: &random) {
          case 0: world.window.frameClock.advance(by: .random(in: 0...0.4, using: &random))
          default:
            world.settle()
            let fresh = DeclaredTableWorld(style: style)
            fresh.view.frame = world.view.frame
            fresh.show(world.list.declaration, animated: false)
            #expect(lines(of: world) == lines(of: fresh), "\(world.list.declaration)")
            if lines(of: world) != lines(of: fresh) { return }
          }
        }
      }
    }
  }

  /// Returns the texts and frames of the visible rows and of the headers at the top of a table.
  private func lines(of world: DeclaredTableWorld) -> [String] {
    world.view.contentOffset = .zero
    world.settle()
    let rows = world.view.visibleCells.map { cell in
      "\((cell as? TableRowCell)?.shown?.text ?? "other") \(cell.frame)"
    }
    let headers = (0..<world.view.numberOfSections).map { section in
      world.view.headerView(forSection: section)
        .map { "\($0.textLabel?.text ?? "nothing") \($0.frame)" } ?? "no header"
    }
    return rows + headers
  }

  /// Returns random sections of random rows, with or without headers.
  private func declaration(_ random: inout SeededRandom) -> TestList {
    var ids = (0..<20).shuffled(using: &random)
    let names = ["a", "b", "c"].shuffled(using: &random).prefix(.random(in: 1...3, using: &random))
    return TestList(
      names.map { name in
        let count = Int.random(in: 0...5, using: &random)
        let header =
          [nil, DeclaredView(TableTitle.self, name), DeclaredView(TableTitle.self, "x")]
          .randomElement(using: &random) ?? nil
        let cells = ids.prefix(count).map { id in
          let lines = Int.random(in: 1...3, using: &random)
          return tableRow(id, Array(repeating: "\(id)", count: lines).joined(separator: "\n"))
        }
        ids.removeFirst(count)
        return TestSection(name, header: header, cells: cells)
      })
  }
}
