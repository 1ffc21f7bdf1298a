import Foundation
import GalleyGeometry
import GalleyLayout
import Testing

/// The examples of Documentation/Guides/Layout.md, in the same order. The comments behind `//` in
/// the guide are the expected results here.
@Suite("The layout guide")
struct GuideTests {
  private let context: ArrangementContext
  private let row: LayoutGroup
  private let arrangement: Arrangement

  init() {
    let cell = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.25), height: .fractionalHeight(1)))
    let row = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
      content: .cycle([.item(cell)]))
    let context = ArrangementContext(
      size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))

    let arrangement = Arrangement(
      [SectionContent(LayoutSection(group: row), itemCount: 1_000_000)], in: context)
    (self.context, self.row, self.arrangement) = (context, row, arrangement)
  }

  private func text(_ value: some CustomStringConvertible) -> String {
    (value as? Double)?.shortDescription ?? value.description
  }

  @Test("The example of a grid in the layout guide holds")
  func grid() {
    let viewport = Viewport(Rect(x: 0, y: 9_000, width: 320, height: 480))
    #expect(text(arrangement.contentSize) == "320 × 12500000")
    #expect(text(arrangement.elements(in: viewport).count) == "40")
    #expect(
      text(arrangement.element(.item(720, in: 0))!) == "item 0.720 (0, 9000, 80, 50)")
    #expect(text(arrangement.element(at: Point(x: 90, y: 9_010))!.id) == "item 0.721")
    #expect(text(arrangement.firstPath(atOrAfter: 9_010)!) == "0.720")
  }

  @Test("The example of headers in the layout guide holds")
  func headers() throws {
    var titled = LayoutSection(group: row)
    titled.boundaryItems = [
      BoundarySupplementary(
        kind: Element.Kind.headerName,
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(28)),
        alignment: .top, pinsToVisibleBounds: true)
    ]
    let table = Arrangement(repeating: titled, itemCounts: [40, 40, 40], in: context)
    let scrolled = Viewport(Rect(x: 0, y: 600, width: 320, height: 480))
    #expect(
      text(table.element(.header(ofSection: 1))!.frame) == "(0, 528, 320, 28)")
    #expect(
      text(table.element(.header(ofSection: 1), in: scrolled)!.frame) == "(0, 600, 320, 28)")
    let why = table.explanation(of: .header(ofSection: 1), in: scrolled)!
    #expect(squeezed(try guide()).contains(squeezed("\(why.steps.last!)")), "\(why.steps.last!)")
  }

  private func guide() throws -> String {
    let here = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Documentation/Guides/Layout.md"), encoding: .utf8)
  }

  @Test("The example of horizontal scrolling in the layout guide holds")
  func sideways() {
    let card = LayoutSize(width: .absolute(200), height: .absolute(120))
    let cards = LayoutGroup(
      .horizontal, size: card, content: .cycle([.item(LayoutItem(size: card))]))
    var shelf = LayoutSection(group: cards)
    shelf.interGroupSpacing = 10
    shelf.orthogonalScrolling = .groupPaging
    let shelves = Arrangement([SectionContent(shelf, itemCount: 12)], in: context)

    let shelfRow = shelves.orthogonalSection(0)!
    #expect(text(shelfRow) == "groupPaging, 2510 long, 320 visible")
    #expect(text(shelfRow.restingOffset(for: 330)) == "420")
    let swiped = Viewport(Rect(x: 0, y: 0, width: 320, height: 480), orthogonalOffsets: [0: 420])
    let first = shelves.elements(in: swiped)[0]
    #expect(text(first) == "item 0.2 (420, 0, 200, 120)")
    #expect(text(shelves.frame(of: first, in: swiped)) == "(0, 0, 200, 120)")
  }

  @Test("The example of right-to-left layout in the layout guide holds")
  func rightToLeft() {
    var arabic = context
    arabic.direction = .rightToLeft
    let mirrored = Arrangement(
      [SectionContent(LayoutSection(group: row), itemCount: 8)], in: arabic)
    #expect(text(mirrored.frame(of: ElementPath(section: 0, item: 0))!) == "(240, 0, 80, 50)")
  }

  @Test("The example of a flow layout in the layout guide holds")
  func flow() {
    var flow = FlowLayout()
    flow.itemSize = Size(width: 100, height: 60)
    flow.headerReferenceSize = Size(width: 0, height: 30)
    let words = Arrangement([FlowSection(itemCount: 7)], layout: flow, in: context)
    #expect(text(words.contentSize) == "320 × 230")
    #expect(text(words.element(.item(3, in: 0))!) == "item 0.3 (0, 100, 100, 60)")
    #expect(text(words.element(.header(ofSection: 0))!) == "header 0.0 (0, 0, 320, 30)")
  }

  @Test("The example of IGListKit's list layout in the layout guide holds")
  func listLayout() {
    let square = ListLayoutSection(.uniform(Size(width: 100, height: 100), count: 1))
    let stream = Arrangement([square, square, square, square], layout: ListLayout(), in: context)
    #expect(text(stream.frame(of: ElementPath(section: 1, item: 0))!) == "(100, 0, 100, 100)")
  }

  @Test("The example of a self-sizing list that changes in the layout guide holds")
  func list() {
    var settings = ListConfiguration(.insetGrouped)
    settings.headerMode = .supplementary
    let rows = settings.section(in: context)
    var list = Arrangement([SectionContent(rows, itemCount: 20)], in: context)
    #expect(
      text(list.element(.header(ofSection: 0))!) == "header 0.0 (16, 0, 288, 38) z 200")
    #expect(text(list.element(.item(0, in: 0))!) == "item 0.0 (16, 38, 288, 44)")

    let screen = Viewport(Rect(x: 0, y: 100, width: 320, height: 480))
    let sizing = list.settle(in: screen) { element in
      Size(width: element.frame.width, height: 57)
    }
    #expect(text(sizing) == "9 measured, changed from section 0 on, settled")
    list.forget(.item(3, in: 0))
    let size = Size(width: 288, height: 80)
    #expect(text(list.measure(.item(3, in: 0), as: size)) == "changed")

    let run = ListChange.ItemRun(after: 2..<22, before: 0)
    let change = ListChange(sections: [.edited(before: 0, items: [run])])
    let after = Arrangement(
      [SectionContent(rows, itemCount: 22)], in: context, reusing: list, change: change)
    #expect(text(after.isMeasured(.item(5, in: 0))) == "true")
    let anchor = ScrollAnchor(in: list, visible: screen, change: change)!
    #expect(text(anchor) == "item 0.4, 39 behind the start")
    #expect(text(anchor.offset(in: after, visible: screen.rect.size)!) == "188")
    #expect(text(list.explanation(of: .item(5, in: 0))!).hasPrefix("item 0.5 (16, 333, 288, 57)"))
  }

  /// Compares the guide with this file, line by line and without white space. A result in the guide
  /// is a string in this file.
  @Test("Each line of code and each result in the layout guide is in this test")
  func wordForWord() throws {
    let source = try squeezed(String(contentsOfFile: #filePath, encoding: .utf8))
    let blocks = try guide().components(separatedBy: "```")
    let examples = blocks.filter { $0.hasPrefix("swift\n") }
    #expect(examples.count > 8)
    for line in examples.flatMap({ $0.split(separator: "\n").dropFirst() }) {
      let parts = line.components(separatedBy: "//")
      let code = squeezed(parts[0])
      guard !code.isEmpty, !code.hasPrefix("print(") else { continue }
      #expect(source.contains(code), "\(line)")
      if parts.count > 1 && !remarks.contains(parts[1]) {
        #expect(source.contains("\"\(squeezed(parts[1]))\""), "\(line)")
      }
    }
  }

  /// The comments in the guide that are no results.
  private let remarks = [" what its view says"]

  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
