import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("The layout of a table")
struct TableLayoutTests {
  private let context = ArrangementContext(
    size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))

  @Test("A million table rows of one height are stored as one span")
  func million() {
    let table = Arrangement(
      [TableSection(rowCount: 1_000_000, rows: .fixed(44))], layout: TableLayout(), in: context)
    #expect(table.contentSize == Size(width: 320, height: 44_000_000))
    #expect(
      table.element(.item(999_999, in: 0))?.frame
        == Rect(x: 0, y: 43_999_956, width: 320, height: 44))
    #expect(table.elements(in: Viewport(Rect(x: 0, y: 440, width: 320, height: 88))).count == 2)
  }

  @Test("Padding above a table header scrolls away; the header stays")
  func padding() {
    var section = TableSection(rowCount: 10, rows: .fixed(50))
    section.header = TableHeaderFooter(height: 40, topPadding: 22)
    var layout = TableLayout()
    layout.pinsHeadersAndFooters = true
    let table = Arrangement([section, section], layout: layout, in: context)
    #expect(table.element(.header(ofSection: 0))?.frame.minY == 22)
    #expect(table.element(.item(0, in: 0))?.frame.minY == 62)
    let scrolled = Viewport(Rect(x: 0, y: 100, width: 320, height: 400))
    #expect(table.element(.header(ofSection: 0), in: scrolled)?.frame.minY == 100)
    // The end of its section pushes the header away.
    let further = Viewport(Rect(x: 0, y: 540, width: 320, height: 400))
    #expect(table.element(.header(ofSection: 0), in: further)?.frame.minY == 522)
  }

  @Test("The frame of a table row is explained")
  func explained() {
    var section = TableSection(rowCount: 3, rows: .estimated(44))
    section.header = TableHeaderFooter(height: 28, topPadding: 22)
    var table = Arrangement([section], layout: TableLayout(), in: context)
    table.measure(.item(1, in: 0), as: Size(width: 320, height: 60))
    let words = table.explanation(of: .item(1, in: 0)).map { "\($0)" } ?? ""
    #expect(words.contains("row 1"))
    #expect(words.contains("height: 60, measured"))
    #expect(words.contains("room above the header: 22"))
    #expect("\(section)" == "3 rows of about 44, header 28 below 22")
  }

  @Test("Table heights that are not numbers count as zero, and are reported")
  func odd() {
    var section = TableSection(rowCount: 2, rows: .fixed(.nan))
    section.header = TableHeaderFooter(height: -.infinity)
    let table = Arrangement([section], layout: TableLayout(), in: context)
    #expect(table.contentSize.height == 0)
    #expect(table.reports.count == 2)
  }

  @Test("Table rows that are as wide as before keep their measured heights; others do not")
  func widths() {
    let section = TableSection(rowCount: 3, rows: .estimated(44))
    var table = Arrangement([section], layout: TableLayout(), in: context)
    table.measure(.item(0, in: 0), as: Size(width: 320, height: 100))
    var higher = context
    higher.size.height = 200
    let same = Arrangement(
      [section], layout: TableLayout(), in: higher, reusing: table, change: .none(sectionCount: 1))
    #expect(same.contentSize.height == 188)
    var wider = context
    wider.size.width = 400
    let other = Arrangement(
      [section], layout: TableLayout(), in: wider, reusing: table, change: .none(sectionCount: 1))
    #expect(other.contentSize.height == 132)
  }

  @Test("A table row that is as high as its estimate changes no frame when it is measured")
  func asEstimated() {
    let section = TableSection(rowCount: 3, rows: .estimated(44))
    var table = Arrangement([section], layout: TableLayout(), in: context)
    #expect(table.measure(.item(0, in: 0), as: Size(width: 320, height: 44)) == .unchanged)
    #expect(table.isMeasured(.item(0, in: 0)))
    #expect(table.measure(.item(1, in: 0), as: Size(width: 320, height: 60)) == .changed)
  }

  @Test("A table with many hidden rows finds its visible rows as fast as one with few")
  func hidden() {
    func table(hidden: Int) -> Arrangement {
      let heights = [44] + [Double](repeating: 0, count: hidden) + [50]
      let section = TableSection(rowCount: hidden + 2, rows: .estimatedEach(heights))
      return Arrangement([section], layout: TableLayout(), in: context)
    }
    func time(_ table: Arrangement, rows: [Int]) -> Duration {
      processorTime {
        for _ in 0..<50 {
          let seen = table.elements(in: Viewport(Rect(x: 0, y: 0, width: 320, height: 480)))
          #expect(seen.map(\.id) == rows.map { .item($0, in: 0) })
        }
      }
    }
    let few = time(table(hidden: 100), rows: [0, 101])
    let many = time(table(hidden: 100_000), rows: [0, 100_001])
    #expect(many < few * 40)
  }

  @Test("Outdated heights of table rows are used until the rows are measured again")
  func outdated() {
    var section = TableSection(rowCount: 3, rows: .estimated(44))
    section.header = TableHeaderFooter(height: 28, isEstimated: true)
    var table = Arrangement([section], layout: TableLayout(), in: context)
    table.measure(.item(0, in: 0), as: Size(width: 320, height: 60))
    table.measure(.item(1, in: 0), as: Size(width: 320, height: 70))
    table.measure(.header(ofSection: 0), as: Size(width: 320, height: 40))
    table.outdateSizes()
    #expect(table.contentSize.height == 40 + 60 + 70 + 44)
    #expect(!table.isMeasured(.item(0, in: 0)))

    // An outdated row may become smaller without a report, also as high as its estimate.
    #expect(table.measure(.item(0, in: 0), as: Size(width: 320, height: 44)) == .changed)
    #expect(table.measure(.header(ofSection: 0), as: Size(width: 320, height: 28)) == .changed)
    #expect(table.reports.isEmpty)
    #expect(table.isMeasured(.item(0, in: 0)))

    // A row is inserted above. Outdated heights stay outdated.
    section.rowCount = 4
    let change = ListChange(sections: [
      .edited(before: 0, items: [ListChange.ItemRun(after: 1..<4, before: 0)])
    ])
    table = Arrangement(
      [section], layout: TableLayout(), in: context, reusing: table, change: change)
    #expect(table.contentSize.height == 28 + 44 + 44 + 70 + 44)
    #expect(table.isMeasured(.item(1, in: 0)))
    #expect(!table.isMeasured(.item(2, in: 0)))
    #expect(table.isMeasured(.header(ofSection: 0)))
    #expect(table.measure(.item(2, in: 0), as: Size(width: 320, height: .nan)) == .unchanged)
    #expect(table.element(.item(2, in: 0))?.frame.height == 70)
  }

  @Test("A table row that was measured without a height is measured again when it may have one")
  func opened() {
    let table = Arrangement(
      [TableSection(rowCount: 3, rows: .estimated(44))], layout: TableLayout(), in: context)
    let viewport = Viewport(Rect(x: 0, y: 0, width: 320, height: 480))
    func settled(_ before: Arrangement, middle: Double) -> Arrangement {
      var table = before
      table.outdateSizes()
      table.settle(in: viewport) {
        Size(width: 320, height: $0.id == .item(1, in: 0) ? middle : 50)
      }
      return table
    }
    let closed = settled(table, middle: 0)
    #expect(closed.contentSize.height == 100)
    #expect(closed.unmeasuredElements(in: viewport).isEmpty)
    let open = settled(closed, middle: 216)
    #expect(open.contentSize.height == 316)
    #expect(settled(open, middle: 0).contentSize.height == 100)

    // Only rows in the viewport are measured.
    var outdated = closed
    outdated.outdateSizes()
    #expect(outdated.unmeasuredElements(in: viewport).map(\.id.path.item) == [0, 1, 2])
    let below = Viewport(Rect(x: 0, y: 60, width: 320, height: 480))
    #expect(outdated.unmeasuredElements(in: below).map(\.id.path.item) == [2])
  }
}
