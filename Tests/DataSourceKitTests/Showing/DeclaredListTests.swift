import DataSourceKit
import Galley
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("A list that shows declarations")
struct DeclaredListTests {
  @Test("Shows what is declared")
  func shows() {
    let world = ListWorld(list([1, 2, 3]))
    #expect(world.texts == [["row 1", "row 2", "row 3"]])
    #expect(world.list.cell(at: IndexPath(item: 1, section: 0)) == row(2))
    #expect(world.list.section(at: 0)?.id == AnyHashable("rows"))
    #expect(world.list.declaration == list([1, 2, 3]))
  }

  @Test("Keeps the cells of what stays, as it comes, goes and moves")
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

  @Test("Fills a cell anew where it is, if it shows something else, and no other")
  func refills() throws {
    let world = ListWorld(list([1, 2]))
    let cells = try (0..<2).map { try world.row($0) }
    world.show(TestList([TestSection("rows", cells: [row(1), row(2, "new")])]))
    #expect(world.texts == [["row 1", "new"]])
    #expect(try world.row(1) === cells[1])
    #expect(cells.map(\.binds) == [1, 2])
  }

  @Test("Fills a cell anew that moves and shows something else")
  func movesAndRefills() throws {
    let world = ListWorld(list([1, 2, 3]))
    let last = try world.row(2)
    world.show(TestList([TestSection("rows", cells: [row(3, "new"), row(1), row(2)])]))
    #expect(world.texts == [["new", "row 1", "row 2"]])
    #expect(try world.row(0) === last)
  }

  @Test("Shows another class in another cell")
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

  /// A cell whose identifier goes by what it shows: the first word.
  final class StyledCell: UICollectionViewCell, BindableCell {
    private(set) var text = ""

    static func makeBinder(value: Row) -> CellBinder {
      CellBinder(
        cellType: StyledCell.self, registrationMethod: .class(StyledCell.self),
        reuseIdentifier: String(value.text.prefix(while: { $0 != " " }))
      ) { $0.text = value.text }
    }
  }

  @Test("Shows another reuse identifier in another cell")
  func otherIdentifier() throws {
    func styled(_ text: String) -> TestList {
      TestList([TestSection("rows", cells: [TestCell(StyledCell.self, Row(id: 1, text: text))])])
    }
    let world = ListWorld(styled("plain"))
    #expect(try world.cell(0).reuseIdentifier == "plain")
    world.show(styled("bold"))
    #expect(try world.cell(0).reuseIdentifier == "bold")
  }

  @Test("Shows the last of two declarations of one pass, whatever identifiers its cells have")
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

  @Test("Takes over a view that another list has shown something in", arguments: [true, false])
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
    // The other one has no say in the view anymore.
    other?.show(TestList([TestSection("rows", cells: [row(3, "other").selected()])]))
    world.settle()
    #expect(world.texts == [["row 3"]])
    #expect(world.view.indexPathsForSelectedItems == [])
    #expect((other != nil) == isOtherAlive)
  }

  @Test("Does nothing for the same declaration")
  func same() throws {
    let world = ListWorld(list([1, 2]))
    let cell = try world.row(0)
    world.show(list([1, 2]))
    #expect(try world.row(0) === cell && cell.binds == 1)
  }

  @Test("Moves cells from section to section, and sections")
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

  @Test("Shows the last of many declarations, also from inside of an action")
  func reentrant() throws {
    let world = ListWorld(list([1]))
    for count in 1...5 { world.list.show(list(Array(1...count))) }
    world.list.onAction = { [unowned world] _ in world.list.show(list([9])) }
    world.list.show(
      TestList([TestSection("rows", cells: [row(7).onDisplay(.shown(7)), row(8)])]))
    world.settle()
    #expect(world.texts == [["row 9"]])
  }

  @Test("Calls completions in order, when it is shown")
  func completion() {
    let world = ListWorld(list([1]))
    var calls: [Int] = []
    world.list.show(list([1, 2])) { calls.append(1) }
    world.list.show(list([1, 2])) { calls.append(2) }
    #expect(calls == [])
    world.settle()
    #expect(calls == [1, 2])
  }

  @Test("Comes out as declared after any walk", .timeLimit(.minutes(30)))
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

  @Test("Comes out as declared after any walk through trees", .timeLimit(.minutes(30)))
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

  /// Up to eight rows, some below others, and the texts of those that are seen.
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

  /// Ten cells in up to three sections.
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

  @Test("Stops at a cell that is there twice, and names it and both places")
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

  @Test("Goes on with the first of two cells, if it is lenient, and says so")
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

  @Test("Shows something else if that is what is done about a cell that is there twice")
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

  @Test("Stops at a section that is there twice, or goes on with the first")
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

  @Test("Shows cells from nibs; names one that is missing, with its place, and goes on")
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
