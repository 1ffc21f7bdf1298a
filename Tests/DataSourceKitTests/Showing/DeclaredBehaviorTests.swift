import DataSourceKit
import Galley
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The behavior of declared cells")
struct DeclaredBehaviorTests {
  private func rows(_ cells: [TestCell]) -> TestList {
    TestList([TestSection("rows", cells: cells)])
  }

  // MARK: Taps

  @Test("A tap sends the declared action, and leaves nothing selected")
  func tap() throws {
    let world = ListWorld(rows([row(1).onSelect(.tap(1)), row(2)]))
    Finger.tap(try world.cell(0))
    Finger.tap(try world.cell(1))
    world.settle()
    #expect(world.sent == [.tap(1)])
    #expect(world.view.indexPathsForSelectedItems == [])
  }

  @Test("The selection is the declared one, whatever is tapped")
  func selection() throws {
    func declared(_ chosen: Set<Int>) -> TestList {
      rows((0..<3).map { row($0).selected(chosen.contains($0)).onSelect(.tap($0)) })
    }
    let world = ListWorld(declared([0, 2]))
    func selected() -> [Int] { (world.view.indexPathsForSelectedItems ?? []).map(\.item) }
    #expect(selected() == [0, 2])
    Finger.tap(try world.cell(0))
    Finger.tap(try world.cell(1))
    world.settle()
    #expect(world.sent == [.tap(0), .tap(1)])
    #expect(selected() == [0, 2])
    world.list.onAction = { [unowned world] _ in world.list.show(declared([1])) }
    Finger.tap(try world.cell(1))
    world.settle()
    #expect(selected() == [1])
  }

  @Test("If only the action of a cell changes, it is sent and the cell is not filled again")
  func otherAction() throws {
    let world = ListWorld(rows([row(1).onSelect(.tap(1))]))
    world.show(rows([row(1).onSelect(.tap(2))]))
    #expect(try world.row(0).binds == 1)
    Finger.tap(try world.cell(0))
    #expect(world.sent == [.tap(2)])
  }

  // MARK: Display

  @Test("A cell tells when it is displayed, and when it is no longer displayed")
  func display() {
    func declared(_ ids: [Int]) -> TestList {
      rows(ids.map { row($0).onDisplay(.shown($0)).onEndDisplay(.hidden($0)) })
    }
    let world = ListWorld(declared([1, 2]))
    #expect(world.sent == [.shown(1), .shown(2)])
    world.show(declared([2, 3]))
    #expect(world.sent.dropFirst(2).sorted { "\($0)" < "\($1)" } == [.hidden(1), .shown(3)])
  }

  // MARK: Swipes

  @Test("A row has its declared swipe actions, and sends the tapped one")
  func swipe() throws {
    let world = ListWorld(
      rows([
        row(1).swipe(
          leading: [SwipeDeclaration("Flag", .flag(1), color: .systemOrange)],
          trailing: [
            SwipeDeclaration("Delete", .delete(1), isDestructive: true),
            SwipeDeclaration("Flag", .flag(1)),
          ]),
        row(2),
      ]))
    Finger.drag(try world.cell(0), by: CGPoint(x: -140, y: 0))
    world.settle()
    let titles = world.view.all(UILabel.self).compactMap(\.text)
    #expect(titles.contains("Delete") && titles.contains("Flag"))
    let delete = try #require(
      world.view.all(UILabel.self).first { $0.text == "Delete" })
    Finger.tap(delete)
    world.settle()
    #expect(world.sent == [.delete(1)])
    Finger.drag(try world.cell(1), by: CGPoint(x: -140, y: 0))
    world.settle()
    #expect(try world.cell(1).frame.minX == 0)
  }

  // MARK: Moving

  @Test("A movable cell can be moved, and the receiver is told the complete move")
  func move() throws {
    let world = ListWorld(rows([row(1).movable(), row(2), row(3)]))
    var moves: [MoveDeclaration<Sent>] = []
    world.list.onMove = { moves.append($0) }
    let view = world.view
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(try world.cell(2).center)
    view.endInteractiveMovement()
    world.settle()
    let after = rows([row(2), row(3), row(1).movable()])
    #expect(
      moves == [
        MoveDeclaration(
          cell: row(1).movable(), from: .init(section: "rows", item: 0),
          to: .init(section: "rows", item: 2), declaration: after)
      ])
    #expect(world.list.declaration == after)
    #expect(world.texts == [["row 2", "row 3", "row 1"]])
    // Nothing changes when the screen shows the declaration that the move reported.
    let cells = try (0..<3).map { try world.row($0) }
    world.show(after)
    #expect(try (0..<3).allSatisfy { try world.row($0) === cells[$0] && cells[$0].binds == 1 })
  }

  @Test(
    "When two cells are exchanged, the receiver is told which one was moved",
    arguments: [(0, 1), (1, 0)])
  func neighbors(from: Int, to: Int) throws {
    let world = ListWorld(rows([row(0).movable(), row(1).movable()]))
    var moves: [MoveDeclaration<Sent>] = []
    world.list.onMove = { moves.append($0) }
    let place = try world.cell(to).center
    #expect(world.view.beginInteractiveMovementForItem(at: IndexPath(item: from, section: 0)))
    world.view.updateInteractiveMovementTargetPosition(place)
    world.view.endInteractiveMovement()
    world.settle()
    #expect(moves.map(\.cell.id) == [AnyHashable(from)])
    #expect(moves.map(\.from.item) == [from] && moves.map(\.to.item) == [to])
    #expect(world.texts == [["row 1", "row 0"]])
  }

  // MARK: Trees

  private func tree(isExpanded: Bool, onExpand: Sent? = nil) -> TestList {
    rows([
      row(1).children(isExpanded: isExpanded, onExpand: onExpand) {
        row(11)
        row(12).children(isExpanded: true) { row(121) }
      },
      row(2),
    ])
  }

  @Test("Cells below an expanded one are visible and indented; those below a collapsed one are not")
  func expansion() throws {
    let world = ListWorld(tree(isExpanded: false))
    #expect(world.texts == [["row 1", "row 2"]])
    let one = try world.row(0)
    world.show(tree(isExpanded: true))
    #expect(world.texts == [["row 1", "row 11", "row 12", "row 121", "row 2"]])
    #expect(try world.row(0) === one && one.binds == 1)
    #expect(try (0..<5).map { try world.row($0).indentationLevel } == [0, 1, 1, 2, 0])
    world.show(tree(isExpanded: false))
    #expect(world.texts == [["row 1", "row 2"]])
    world.show(list([1, 2]))
    #expect(world.texts == [["row 1", "row 2"]])
    #expect(try world.row(0) === one)
  }

  /// Taps the disclosure indicator of a row, which expands or collapses it.
  private func tapSign(of cell: RowCell, in world: ListWorld) throws {
    cell.accessories = [.outlineDisclosure()]
    world.settle()
    Finger.tap(cell, at: CGPoint(x: 24, y: cell.bounds.midY))
    world.settle()
  }

  @Test("A cell that declares an action for expanding sends it, and does not expand by itself")
  func expandedByOwner() throws {
    let world = ListWorld(tree(isExpanded: false, onExpand: .toggle(1)))
    try tapSign(of: world.row(0), in: world)
    #expect(world.sent == [.toggle(1)])
    #expect(world.texts == [["row 1", "row 2"]])
  }

  @Test(
    "A cell without an action for expanding expands by itself, until another state is declared"
  )
  func expandedByItself() throws {
    let world = ListWorld(tree(isExpanded: false))
    try tapSign(of: world.row(0), in: world)
    let open = [["row 1", "row 11", "row 12", "row 121", "row 2"]]
    #expect(world.texts == open)
    world.show(tree(isExpanded: false))
    #expect(world.texts == open)
    world.show(tree(isExpanded: true))
    #expect(world.texts == open)
    world.show(tree(isExpanded: false))
    #expect(world.texts == [["row 1", "row 2"]])
  }

  @Test("A child that is declared as selected is selected when the user expands its parent")
  func selectedBelow() throws {
    let world = ListWorld(rows([row(1).children { row(11).selected() }, row(2)]))
    #expect(world.view.indexPathsForSelectedItems == [])
    try tapSign(of: world.row(0), in: world)
    #expect(world.texts == [["row 1", "row 11", "row 2"]])
    #expect(world.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test("Cells have the order in which they are declared, at any depth, and each is shown once")
  func nested() throws {
    let world = ListWorld()
    world.list.isLenient = true
    let declaration = rows([
      row(1).children(isExpanded: true) {
        row(11).children(isExpanded: true) {
          row(111)
          row(112)
        }
        row(12)
        row(11, "again")
        row(13).children(isExpanded: true) { row(131) }
        row(14)
      },
      row(2),
      row(3).children(isExpanded: true) { row(31) },
    ])
    _ = Report.gathering { world.show(declaration) }
    let ids = [1, 11, 111, 112, 12, 13, 131, 14, 2, 3, 31]
    #expect(world.texts == [ids.map { "row \($0)" }])
    let levels = try ids.indices.map { try world.row($0).indentationLevel }
    #expect(levels == [0, 1, 2, 2, 1, 1, 2, 1, 0, 0, 1])
  }

  @Test("A cell that is moved from below another one is no longer its child")
  func moveFromBelow() throws {
    let world = ListWorld(
      TestList([
        TestSection(
          "tree",
          cells: [
            row(1).children(isExpanded: true) {
              row(11).movable()
              row(12)
            }
          ]),
        TestSection("flat", cells: [row(2)]),
      ]))
    #expect(world.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    world.view.updateInteractiveMovementTargetPosition(try world.cell(0, 1).center)
    world.view.endInteractiveMovement()
    world.settle()
    let parent = IndexPath(item: 0, section: 0)
    #expect(world.list.declaration.sections[0].cells[0].children.map(\.id) == [AnyHashable(12)])
    #expect(world.list.cell(at: parent)?.children.map(\.id) == [AnyHashable(12)])
  }

  @Test("A collapsed cell is moved into another section with the cells below it")
  func moveWithChildren() throws {
    let parent = row(1).movable().children { row(11) }
    let world = ListWorld(
      TestList([
        TestSection("tree", cells: [parent, row(2)]), TestSection("flat", cells: [row(3)]),
      ]))
    var moves: [MoveDeclaration<Sent>] = []
    world.list.onMove = { moves.append($0) }
    #expect(world.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    world.view.updateInteractiveMovementTargetPosition(try world.cell(0, 1).center)
    world.view.endInteractiveMovement()
    world.settle()
    #expect(moves.map(\.cell) == [parent])
    #expect(world.list.declaration.sections[1].cells.contains(parent))
    #expect(world.list.declaration.sections[0].cells == [row(2)])
  }

  // MARK: Headers and layouts

  private func titled(_ header: DeclaredView?, footer: DeclaredView? = nil) -> TestList {
    TestList([TestSection("rows", header: header, footer: footer, cells: [row(1)])])
  }

  @Test("A header stands above its section, and is updated in place")
  func header() throws {
    let world = ListWorld(titled(DeclaredView(Title.self, "One")))
    let title = try #require(world.header(0) as? Title)
    #expect(title.text == "One")
    world.show(titled(DeclaredView(Title.self, "Two")))
    #expect(world.header(0) === title && title.text == "Two")
    world.show(titled(DeclaredView(Banner.self, "Three")))
    #expect((world.header(0) as? Banner)?.text == "Three")
  }

  @Test(
    "A header appears and disappears with its declaration, and cells move",
    arguments: [true, false])
  func headerComes(animated: Bool) throws {
    let world = ListWorld(titled(nil))
    #expect(world.header(0) == nil)
    let top = try world.cell(0).frame.minY
    world.show(
      titled(DeclaredView(Title.self, "One"), footer: DeclaredView(Title.self, "End")),
      animated: animated)
    #expect((world.header(0) as? Title)?.text == "One")
    #expect(try world.cell(0).frame.minY == top + 30)
    world.show(titled(nil), animated: animated)
    #expect(world.header(0) == nil || world.header(0)?.isHidden == true)
    #expect(try world.cell(0).frame.minY == top)
  }

  @Test("A header may be removed while the view is being filled", arguments: [true, false])
  func headerGoesMeanwhile(animated: Bool) {
    func declared(_ header: DeclaredView?, _ text: String) -> TestList {
      TestList([
        TestSection("rows", header: header, cells: [row(1, text).onDisplay(.shown(1)), row(2)]),
        TestSection("more", header: header, cells: [row(3)]),
      ])
    }
    let world = ListWorld(TestList([TestSection("rows", cells: [row(2)])]))
    world.list.onAction = { [unowned world] _ in
      world.list.show(declared(nil, "after"), animated: animated)
    }
    world.show(declared(DeclaredView(Title.self, "One"), "before"), animated: animated)
    world.list.onAction = nil
    #expect(world.texts == [["after", "row 2"], ["row 3"]])
    #expect((0..<2).allSatisfy { world.header($0) == nil || world.header($0)?.isHidden == true })
    #expect((try? world.cell(0).frame.minY) == 0)
  }

  /// A header whose value is its height.
  final class TallTitle: UICollectionReusableView, BindableClassCell {
    private var height: CGFloat = 0
    func bind(_ height: CGFloat) { self.height = height }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  @Test("A header may grow while the view is updating, and cells move")
  func headerGrowsMeanwhile() throws {
    func declared(_ height: CGFloat, _ cells: [TestCell]) -> TestList {
      TestList([TestSection("rows", header: DeclaredView(TallTitle.self, height), cells: cells)])
    }
    let world = ListWorld(declared(30, [row(1)]))
    #expect(try world.cell(0).frame.minY == 30)
    let cells = [row(1), row(2).onDisplay(.shown(2))]
    world.list.onAction = { [unowned world] _ in world.list.show(declared(70, cells)) }
    world.show(declared(30, cells))
    #expect(world.header(0)?.frame.height == 70)
    #expect(try world.cell(0).frame.minY == 70)
  }

  @Test("Cells move to the frames of a new layout")
  func layoutChange() throws {
    func declared(columns: Int) -> TestList {
      let cells = (0..<4).map { TestCell(LargeCell.self, Row(id: $0, text: "")) }
      let layout = SectionLayout.grid(columns: columns, height: 50, spacing: 10)
      return TestList([TestSection("rows", layout: layout, cells: cells)])
    }
    let world = ListWorld(declared(columns: 2))
    let cell = try world.cell(2)
    #expect(cell.frame == CGRect(x: 0, y: 60, width: 155, height: 50))
    world.list.show(declared(columns: 3))
    world.window.frameClock.advance(by: 0.15)
    let onItsWay = try #require(cell.layer.presentation()?.frame)
    #expect(onItsWay.minX > 20 && onItsWay.minX < 200)
    #expect(onItsWay.minY > 5 && onItsWay.minY < 55)
    world.settle()
    #expect(try world.cell(2) === cell)
    #expect(cell.frame == CGRect(x: 220, y: 0, width: 100, height: 50))
  }

  /// Returns a layout section of rows that are 40 points high.
  private static func plainSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  @Test("One NSCollectionLayoutSection may be used for several sections, and is not changed")
  func sharedSection() throws {
    let shared = Self.plainSection()
    let layout = SectionLayout.custom("shared") { _ in shared }
    let insets = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 0, trailing: 0)
    let world = ListWorld(
      TestList([
        TestSection("a", layout: layout, header: DeclaredView(Title.self, "A"), cells: [row(1)]),
        TestSection("b", layout: layout, cells: [row(2)]),
        TestSection("c", layout: layout.inset(by: insets), cells: [row(3)]),
        TestSection("d", layout: layout, cells: [row(4)]),
      ]))
    #expect((world.header(0) as? Title)?.text == "A")
    #expect((1..<4).allSatisfy { world.header($0) == nil })
    let tops = try (0..<4).map { try world.cell(0, $0).frame.minY }
    #expect(tops == [30, 70, 117, 157])
    #expect(shared.boundarySupplementaryItems.isEmpty && shared.contentInsets == .zero)
  }

  @Test("A custom layout with a kind of supplementary view that is not declared stops the program")
  func otherKinds() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = SectionLayout.custom("badged") { _ in
        let section = DeclaredBehaviorTests.plainSection()
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
            elementKind: "badge", alignment: .bottom)
        ]
        return section
      }
      let header = DeclaredView(Title.self, "One")
      let section = TestSection("rows", layout: layout, header: header, cells: [row(1)])
      _ = ListWorld(TestList([section]))
    }
    expectTrap(result, says: "(badge,{length = 2, path = 0 - 0}) was not retrieved by")
  }

  @Test("A section has its declared layout, and another one when that is declared")
  func layouts() throws {
    func declared(_ layout: SectionLayout) -> TestList {
      TestList([
        TestSection(
          "rows", layout: layout,
          cells: (0..<4).map { id in
            TestCell(LargeCell.self, Row(id: id, text: ""))
          })
      ])
    }
    func frames(_ world: ListWorld) throws -> [CGRect] {
      try (0..<4).map { try world.cell($0).frame }
    }
    let world = ListWorld(declared(.grid(columns: 2, height: 50, spacing: 10)))
    #expect(
      try frames(world) == [
        CGRect(x: 0, y: 0, width: 155, height: 50), CGRect(x: 165, y: 0, width: 155, height: 50),
        CGRect(x: 0, y: 60, width: 155, height: 50), CGRect(x: 165, y: 60, width: 155, height: 50),
      ])
    world.show(declared(.column(estimatedHeight: 20, spacing: 1)))
    #expect(try frames(world).map(\.minY) == [0, 81, 162, 243])
    world.show(declared(.flow(itemSize: CGSize(width: 100, height: 40), spacing: 5)))
    #expect(try frames(world).map(\.minX) == [0, 105, 210, 0])
    world.show(
      declared(
        .row(itemSize: CGSize(width: 100, height: 40), spacing: 5).inset(
          by: NSDirectionalEdgeInsets(top: 7, leading: 9, bottom: 0, trailing: 0))))
    #expect(try world.cell(1).frame.origin == CGPoint(x: 114, y: 7))
    world.show(
      declared(
        .custom("one") { _ in
          let size = NSCollectionLayoutSize(
            widthDimension: .absolute(33), heightDimension: .absolute(22))
          return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          )
        }))
    #expect(try world.cell(1).frame == CGRect(x: 0, y: 22, width: 33, height: 22))
  }
}

extension UIView {
  /// Returns all descendants of a class.
  fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { ([$0 as? View].compactMap { $0 }) + $0.all(type) }
  }
}
