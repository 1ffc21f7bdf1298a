import DataSourceKit
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A declared list")
struct DeclaredListTests {
  @Test("A declared list shows its declaration")
  func shows() {
    let world = ListWorld(list([1, 2, 3]))
    #expect(world.texts == [["row 1", "row 2", "row 3"]])
    #expect(world.list.cell(at: IndexPath(item: 1, section: 0)) == row(2))
    #expect(world.list.section(at: 0)?.id == AnyHashable("rows"))
    #expect(world.list.declaration == list([1, 2, 3]))
  }

  @Test("Cells are kept while other cells are inserted, deleted and moved")
  func keeps() throws {
    let world = ListWorld(list([1, 2, 3, 4]))
    let cells = try (0..<4).map { try world.row($0) }
    world.show(list([4, 5, 1, 3]))
    #expect(world.texts == [["row 4", "row 5", "row 1", "row 3"]])
    #expect(try world.row(0) === cells[3])
    #expect(try world.row(2) === cells[0])
    #expect(try world.row(3) === cells[2])
    #expect(cells[0].binds == 1 && cells[2].binds == 1 && cells[3].binds == 1)
  }

  @Test("Only a cell with new content is filled again, in place")
  func refills() throws {
    let world = ListWorld(list([1, 2]))
    let cells = try (0..<2).map { try world.row($0) }
    world.show(TestList([TestSection("rows", cells: [row(1), row(2, "new")])]))
    #expect(world.texts == [["row 1", "new"]])
    #expect(try world.row(1) === cells[1])
    #expect(cells.map(\.binds) == [1, 2])
  }

  @Test("A cell that moves and has new content is filled again")
  func movesAndRefills() throws {
    let world = ListWorld(list([1, 2, 3]))
    let last = try world.row(2)
    world.show(TestList([TestSection("rows", cells: [row(3, "new"), row(1), row(2)])]))
    #expect(world.texts == [["new", "row 1", "row 2"]])
    #expect(try world.row(0) === last)
  }

  @Test("A cell with another class is replaced")
  func otherClass() throws {
    let world = ListWorld(list([1, 2]))
    world.show(
      TestList {
        TestSection("rows") {
          TestCell(LargeCell.self, Row(id: 1, text: "one"))
          row(2)
        }
      })
    #expect(world.texts == [["large one", "row 2"]])
  }

  /// A cell whose reuse identifier is the first word of its text.
  final class StyledCell: UICollectionViewCell, BindableCell {
    private(set) var text = ""

    static func makeBinder(value: Row) -> CellBinder {
      CellBinder(
        cellType: StyledCell.self, registrationMethod: .class(StyledCell.self),
        reuseIdentifier: String(value.text.prefix(while: { $0 != " " }))
      ) { $0.text = value.text }
    }
  }

  @Test("A cell with another reuse identifier is replaced")
  func otherIdentifier() throws {
    func styled(_ text: String) -> TestList {
      TestList([TestSection("rows", cells: [TestCell(StyledCell.self, Row(id: 1, text: text))])])
    }
    let world = ListWorld(styled("plain"))
    #expect(try world.cell(0).reuseIdentifier == "plain")
    world.show(styled("bold"))
    #expect(try world.cell(0).reuseIdentifier == "bold")
  }

  @Test("The last of two declarations in one pass is shown, whatever identifiers its cells have")
  func identifiersMeanwhile() throws {
    func declared(_ text: String) -> TestList {
      let styled = TestCell(StyledCell.self, Row(id: 1, text: text))
      return TestList([
        TestSection("rows", cells: [styled.onDisplay(.shown(1)), row(2).onDisplay(.shown(2))])
      ])
    }
    let world = ListWorld()
    var next = [declared("plain b"), declared("bold c")]
    world.list.onAction = { [unowned world] _ in
      if !next.isEmpty { world.list.show(next.removeFirst()) }
    }
    world.show(declared("plain a"))
    let cell = try #require(try world.cell(0) as? StyledCell)
    #expect(cell.reuseIdentifier == "bold" && cell.text == "bold c")
    #expect(world.list.declaration == declared("bold c"))
  }

  @Test("A declared list can use a view that another list has filled", arguments: [true, false])
  func takesOver(isOtherAlive: Bool) {
    let world = ListWorld()
    var other: DeclaredList<Sent>? = DeclaredList(collectionView: world.view)
    other?.show(list([1, 2]))
    world.settle()
    #expect(world.texts == [["row 1", "row 2"]])
    if !isOtherAlive { other = nil }
    let newer = DeclaredList<Sent>(collectionView: world.view)
    newer.show(list([3]))
    world.settle()
    #expect(world.texts == [["row 3"]])
    // The other list can't change the view anymore.
    other?.show(TestList([TestSection("rows", cells: [row(3, "other").selected()])]))
    world.settle()
    #expect(world.texts == [["row 3"]])
    #expect(world.view.indexPathsForSelectedItems == [])
    #expect((other != nil) == isOtherAlive)
  }

  @Test("The same declaration changes nothing")
  func same() throws {
    let world = ListWorld(list([1, 2]))
    let cell = try world.row(0)
    world.show(list([1, 2]))
    #expect(try world.row(0) === cell && cell.binds == 1)
  }

  @Test("Cells move between sections, and sections move")
  func sections() throws {
    func declared(_ sections: [(String, [Int])]) -> TestList {
      TestList(sections.map { name, ids in TestSection(name, cells: ids.map { row($0) }) })
    }
    let world = ListWorld(declared([("a", [1, 2]), ("b", [3])]))
    let two = try world.row(1)
    world.show(declared([("b", [3, 2]), ("c", [4]), ("a", [1])]))
    #expect(world.texts == [["row 3", "row 2"], ["row 4"], ["row 1"]])
    #expect(try world.row(1, 0) === two)
    world.show(declared([]))
    #expect(world.texts == [])
    world.show(declared([("a", [2])]))
    #expect(world.texts == [["row 2"]])
  }

  @Test("The last of many declarations is shown, also when an action sets them")
  func reentrant() throws {
    let world = ListWorld(list([1]))
    for count in 1...5 { world.list.show(list(Array(1...count))) }
    world.list.onAction = { [unowned world] _ in world.list.show(list([9])) }
    world.list.show(
      TestList([TestSection("rows", cells: [row(7).onDisplay(.shown(7)), row(8)])]))
    world.settle()
    #expect(world.texts == [["row 9"]])
  }

  @Test("Completions are called in order, when their declaration is shown")
  func completion() {
    let world = ListWorld(list([1]))
    var calls: [Int] = []
    world.list.show(list([1, 2])) { calls.append(1) }
    world.list.show(list([1, 2])) { calls.append(2) }
    #expect(calls == [])
    world.settle()
    #expect(calls == [1, 2])
  }

  @Test("A declared list shows its declaration after any random walk", .noHang)
  func walk() {
    var random = SeededRandom(seed: 8)
    let world = ListWorld()
    for step in 0..<60 {
      let declaration = randomDeclaration(&random)
      world.list.show(declaration, animated: step.isMultiple(of: 2))
      if !step.isMultiple(of: 3) { world.settle() }
    }
    let last = randomDeclaration(&random)
    world.show(last)
    let declared = last.sections.map { section in
      section.cells.compactMap { ($0.value as? Row)?.text }
    }
    #expect(world.texts == declared)
    #expect(world.list.declaration == last)
  }

  @Test(
    "A declared list shows its declaration after any random walk through trees",
    .noHang)
  func treeWalk() {
    var random = SeededRandom(seed: 88)
    let world = ListWorld()
    for step in 0..<60 {
      let (declaration, seen) = randomTree(&random)
      world.list.show(declaration, animated: step.isMultiple(of: 2))
      guard !step.isMultiple(of: 3) else { continue }
      world.settle()
      #expect(world.texts == [seen], "step \(step)")
    }
  }

  /// Returns up to eight rows, some of them children of others, and the texts of the visible rows.
  private func randomTree(_ random: inout SeededRandom) -> (TestList, seen: [String]) {
    var ids = Array(0..<12).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
    func forest(depth: Int, isSeen: Bool) -> ([TestCell], seen: [String]) {
      var (cells, seen): ([TestCell], [String]) = ([], [])
      while let id = ids.popFirst() {
        let text = "\(id) \(Int.random(in: 0...1, using: &random))"
        if isSeen { seen.append(text) }
        let isOpen = Bool.random(using: &random)
        let hasChildren = depth < 2 && Int.random(in: 0...2, using: &random) == 0
        let below =
          hasChildren ? forest(depth: depth + 1, isSeen: isSeen && isOpen) : ([], seen: [])
        seen += below.seen
        cells.append(row(id, text).children(isExpanded: isOpen, onExpand: .toggle(id)) { below.0 })
        if depth > 0, Int.random(in: 0...2, using: &random) == 0 { break }
      }
      return (cells, seen)
    }
    let (found, seen) = forest(depth: 0, isSeen: true)
    return (TestList([TestSection("rows", cells: found)]), seen)
  }

  /// Returns up to eight cells in two sections.
  private func randomDeclaration(_ random: inout SeededRandom) -> TestList {
    var ids = Array(0..<10).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
    return TestList(
      ["a", "b", "c"].shuffled(using: &random).prefix(2).map { name in
        let count = Int.random(in: 0...ids.count, using: &random)
        defer { ids.removeFirst(count) }
        return TestSection(
          name,
          cells: ids.prefix(count).map { row($0, "\($0) \(Int.random(in: 0...1, using: &random))") }
        )
      })
  }

  // MARK: Bad input

  private static let twice = TestList([
    TestSection("a", cells: [row(1), row(2)]), TestSection("b", cells: [row(3), row(1, "again")]),
  ])

  @Test("A repeated cell stops the program, which names it and both paths")
  func duplicateCell() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      ListWorld().show(DeclaredListTests.twice)
    }
    expectTrap(
      result,
      says:
        "Declared cells must be unique: two cells RowCell have the identity 1: item 0 of section 0, "
        + "and item 1 of section 1. Give each an id of its own")
  }

  @Test("A lenient list keeps the first of two equal cells, and reports it")
  func lenientCell() {
    let world = ListWorld()
    world.list.isLenient = true
    let reports = Report.gathering { world.show(Self.twice) }
    #expect(world.texts == [["row 1", "row 2"], ["row 3"]])
    let error = DeclarationError.duplicateCell(
      id: "1", cell: "RowCell", first: IndexPath(item: 0, section: 0),
      duplicate: IndexPath(item: 1, section: 1))
    #expect(world.errors == [error])
    #expect(reports.map(\.message) == ["\(error)"])
    #expect(world.list.declaration.sections[1].cells == [row(3)])
  }

  @Test("The handler of an error may show another declaration")
  func showsInstead() throws {
    let world = ListWorld(list([1, 2]))
    world.list.isLenient = true
    let instead = TestList([TestSection("rows", cells: [row(2), row(9).onSelect(.tap(9))])])
    world.list.onError = { [unowned world] _ in world.list.show(instead) }
    _ = Report.gathering { world.show(list([1, 2, 3, 3])) }
    #expect(world.texts == [["row 2", "row 9"]])
    #expect(world.list.declaration == instead)
    Finger.tap(try world.cell(1))
    world.settle()
    #expect(world.sent == [.tap(9)])
    world.show(list([4, 1, 9]))
    world.show(list([1, 2, 3, 4, 5]))
    #expect(world.texts == [["row 1", "row 2", "row 3", "row 4", "row 5"]])
  }

  @Test("A repeated section stops the program, or the first one is kept")
  func duplicateSection() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      ListWorld().show(TestList([TestSection("a", cells: []), TestSection("a", cells: [])]))
    }
    expectTrap(result, says: "sections 0 and 1 have the same identity a")

    let world = ListWorld()
    world.list.isLenient = true
    _ = Report.gathering {
      world.show(TestList([TestSection("a", cells: [row(1)]), TestSection("a", cells: [row(2)])]))
    }
    #expect(world.texts == [["row 1"]])
    #expect(world.errors == [.duplicateSection(id: "a", first: 0, duplicate: 1)])
  }

  final class NibCell: UICollectionViewCell, BindableNibCell {
    static var nib: UINib { UINib(nibName: "Unheard", bundle: nil) }
    static var reuseIdentifier: String { "nib" }
    private(set) var number = 0
    func bind(_ value: Int) { number = value }
  }

  @Test(
    "Cells from nibs are shown; a missing nib is reported with the path of its cell, and the list continues"
  )
  func nibs() throws {
    let declaration = TestList {
      TestSection("rows") {
        row(1)
        TestCell(NibCell.self, id: 0, value: 7)
      }
    }
    try UINib.providing(["Unheard": { _ in [NibCell(frame: .zero)] }]) {
      let world = ListWorld(declaration)
      let cell = try world.cell(1)
      #expect((cell as? NibCell)?.number == 7)
    }
    let world = ListWorld()
    _ = Report.gathering { world.show(declaration) }
    let place = DeclarationError.Place.cell(IndexPath(item: 1, section: 0))
    #expect(world.errors == [.missingNib(name: "Unheard", cell: "NibCell", place)])
    #expect(world.texts == [["row 1"]])
  }
}
