import DataSourceKit
import Testing

@Suite("A section's layout")
struct SectionDeclarationOrderTests {
  private struct Numbers: CellsDeclarator {
    func declareCells(_ cell: (Int) -> Void) { for number in 1...3 { cell(number) } }
  }

  private let grid = SectionLayout.grid(columns: 2, height: 40, spacing: 4)
  private let above = DeclaredView(Title.self, "Above")
  private let below = DeclaredView(Title.self, "Below")

  @Test("A section's layout may stand before its header, after it, or after its footer")
  func orders() {
    let cells = [row(1), row(2)]
    let sections = [
      TestSection("rows", layout: grid, header: above, footer: below, cells: cells),
      TestSection("rows", header: above, layout: grid, footer: below, cells: cells),
      TestSection("rows", header: above, footer: below, layout: grid, cells: cells),
      TestSection("rows", layout: grid, header: above, footer: below) { cells },
      TestSection("rows", header: above, layout: grid, footer: below) { cells },
      TestSection("rows", header: above, footer: below, layout: grid) { cells },
    ]
    for section in sections { #expect(section == sections[0]) }
  }

  @Test(
    "A section's layout may stand after a header without a footer, and after a footer without a header"
  )
  func parts() {
    #expect(
      TestSection("rows", header: above, layout: grid) { row(1) }
        == TestSection("rows", layout: grid, header: above) { row(1) })
    #expect(
      TestSection("rows", footer: below, layout: grid) { row(1) }
        == TestSection("rows", layout: grid, footer: below) { row(1) })
  }

  @Test("A section's layout may stand anywhere before a declarator")
  func declarators() {
    let first = TestSection("rows", layout: grid, header: above, Numbers()) { row($0) }
    #expect(TestSection("rows", header: above, layout: grid, Numbers()) { row($0) } == first)
    #expect(
      TestSection("rows", header: above, footer: below, layout: grid, Numbers()) { row($0) }
        == TestSection("rows", layout: grid, header: above, footer: below, Numbers()) { row($0) })
  }
}
