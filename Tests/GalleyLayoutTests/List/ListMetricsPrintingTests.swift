import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The metrics of lists, as text")
struct ListMetricsPrintingTests {
  @Test("List metrics print a line for each appearance, and one for what they share")
  func table() {
    #expect(
      ListMetrics.phone.description == """
        plain: rows 44, header 28, footer 28, pinned headers, header top padding 22, \
        lines between rows, below last inset
        grouped: rows 44, header 38, footer 30, top inset 17.6667, bottom inset 17.6667, \
        first top inset 17.6667, first title padding 17.6667, lines between rows, \
        above first full, below last full
        insetGrouped: rows 44, header 38, footer 30, top inset 17.6667, bottom inset 17.6667, \
        first title padding 17.6667, side inset 16, corner radius 10, lines between rows
        sidebar: rows 44, header 52, footer 30, bottom inset 10, side inset 10, \
        corner radius 10, no lines
        sidebarPlain: rows 44, header 28, footer 28, pinned headers, lines between rows, \
        below last inset
        shared: headers at z 200, 12 content styles, 8 backgrounds
        """)
  }

  @Test("List metrics print the insets of separators")
  func separators() {
    #expect(ListSeparatorRule.none.description == "no lines")
    let rule = ListSeparatorRule(
      betweenRows: true, aboveFirst: .full, belowLast: .inset, trailingInset: 16)
    #expect(
      rule.description
        == "lines between rows, above first full, below last inset, trailing inset 16")
    let ends = ListSeparatorRule(betweenRows: false, aboveFirst: .none, belowLast: .full)
    #expect(ends.description == "no lines between rows, below last full")
  }

  @Test("List metrics print the layout of content")
  func content() {
    let line = ListTextMetrics.oneLine(15)
    #expect(ListTextMetrics().description == "17 points")
    #expect(line.description == "15 points on 1 line shrunk to 0.9 at least tightened")
    #expect(ListContentMetrics().description == "text 17 points, above 17 points")
    var content = ListContentMetrics(
      margins: DirectionalInsets(top: 0, leading: 16, bottom: 0, trailing: 8),
      text: ListTextMetrics(), secondaryText: ListTextMetrics(15), prefersSideBySide: true)
    content.axesPreservingMargins = []
    #expect(
      content.description == """
        text 17 points, beside 15 points, margins (top 0, leading 16, bottom 0, trailing 8), \
        margins preserved none, image padding 16, vertical padding 4
        """)
  }

  @Test("List metrics print backgrounds and accessories")
  func backgroundsAndAccessories() {
    #expect(ListBackgroundMetrics().description == "corner radius 0")
    var background = ListBackgroundMetrics(cornerRadius: 10)
    background.insets.top = 2
    background.edgesAddingMargins = [.leading, .trailing]
    background.strokeWidth = 1
    background.strokeOutset = 0.5
    #expect(
      background.description == """
        corner radius 10, insets (top 2, leading 0, bottom 0, trailing 0), \
        and margins at leading trailing, stroke width 1, stroke outset 0.5
        """)
    var accessories = ListAccessoryMetrics()
    accessories.sizes = [
      .reorder: Size(width: 27, height: 15), .delete: Size(width: 26, height: 26),
    ]
    #expect(
      accessories.description == """
        delete 26 × 26, reorder 27 × 15, standard width 24, disclosure width 14, \
        leading spacing 16, trailing spacing 8, reorder separator 1, edge 8, edge in list 16, \
        indentation 10
        """)
  }
}
