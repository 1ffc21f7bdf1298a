import DataSourceKit
import Testing

@Suite("A declaration with if, for and switch")
struct CellsBuilderTests {
  enum Kind { case none, one, many }

  private func section(_ kind: Kind, isLarge: Bool = false, extra: Int? = nil) -> TestSection {
    TestSection("rows") {
      switch kind {
      case .none: []
      case .one: row(1)
      case .many:
        for id in 1...3 {
          row(id)
          if id == 2 { row(20) }
        }
      }
      if isLarge { TestCell(LargeCell.self, Row(id: 4, text: "four")) } else { row(4) }
      if let extra { row(extra) }
      [row(8), row(9)]
    }
  }

  @Test("A declaration has the cells of the branches that are taken, in order")
  func cells() {
    #expect(section(.none).cells == [row(4), row(8), row(9)])
    #expect(section(.one, extra: 5).cells == [1, 4, 5, 8, 9].map { row($0) })
    #expect(section(.many).cells == [1, 2, 20, 3, 4, 8, 9].map { row($0) })
    let large = section(.none, isLarge: true).cells[0]
    #expect(large.cellType == LargeCell.self && large.id == AnyHashable(4))
  }

  @Test("A declaration has the sections of the branches that are taken, in order")
  func sections() {
    func list(isLong: Bool, names: [String]) -> [AnyHashable] {
      TestList {
        TestSection("first") { row(1) }
        if isLong { TestSection("second") { row(2) } }
        for name in names { TestSection(name, cells: []) }
      }.sections.map(\.id)
    }
    #expect(list(isLong: false, names: []) == ["first"])
    #expect(list(isLong: true, names: ["a", "b"]) == ["first", "second", "a", "b"])
  }

  @Test("A declaration may contain the cells of a CellsDeclarator")
  func lifted() {
    struct Numbers: CellsDeclarator {
      func declareCells(_ cell: (Int) -> Void) { for number in 1...3 { cell(number) } }
    }
    #expect(TestSection("rows", Numbers()) { row($0) }.cells == [row(1), row(2), row(3)])
  }

  @Test("A declaration differs if and only if a cell has another class, id, value or action")
  func equality() {
    #expect(row(1) == row(1))
    #expect(row(1) != row(2))
    #expect(row(1) != row(1, "other"))
    #expect(row(1) != TestCell(LargeCell.self, Row(id: 1, text: "row 1")))
    #expect(row(1) != TestCell(RowCell.self, id: "1", value: Row(id: 1, text: "row 1")))
    #expect(row(1).onSelect(.tap(1)) != row(1))
    #expect(row(1).onSelect(.tap(1)) == row(1).onSelect(.tap(1)))
    #expect(row(1).selected().selected(false) == row(1))
    #expect(row(1).children { row(2) } != row(1).children { row(3) })
    #expect(TestSection("a", cells: []) != TestSection("b", cells: []))
    #expect(
      TestSection("a", layout: .list(), cells: [])
        != TestSection("a", layout: .grid(columns: 2, height: 10), cells: []))
    #expect(
      TestSection("a", header: DeclaredView(Title.self, "x"), cells: [])
        != TestSection("a", header: DeclaredView(Banner.self, "x"), cells: []))
  }
}
