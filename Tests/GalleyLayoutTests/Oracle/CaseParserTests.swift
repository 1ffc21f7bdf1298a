import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Files of layout cases")
struct CaseParserTests {
  @Test("The files contain as many layout cases as they should", arguments: CaseFile.allCases)
  func counts(file: CaseFile) throws {
    #expect(try file.cases().count == file.caseCount)
  }

  @Test("The files contain as many figures as were measured")
  func figures() throws {
    let measured = try CaseFile.compositional.cases().map(\.expected)
    #expect(measured.reduce(0) { $0 + $1.elements.count } == 953)
    #expect(measured.reduce(0) { $0 + $1.queries.count } == 768)
    #expect(measured.reduce(0) { $0 + $1.queries.reduce(0) { $0 + $1.ids.count } } == 2_066)
    #expect(measured.reduce(0) { $0 + $1.singles.count } == 12)
    #expect(measured.allSatisfy { $0.contentSize != nil })

    let sideways = try CaseFile.orthogonal.cases().map(\.expected)
    #expect(sideways.reduce(0) { $0 + $1.elements.count } == 168)
    #expect(sideways.reduce(0) { $0 + $1.stops.count } == 196)
    #expect(sideways.reduce(0) { $0 + $1.sidewaysViews.reduce(0) { $0 + $1.cells.count } } == 8)
  }

  @Test("A layout in a case is parsed as written")
  func layout() throws {
    let text = """
      # A remark.

      case a: a title, with: marks
        view 320 x 480 @2x
        scrolls horizontally
        direction rightToLeft
        margins 1 2 3 4
        reference layoutMargins
        spacing 12
        boundary h 1w x ~30 at topLeading offset 5 -7 inside pinned insets 1 2 3 4 z 7
        offset 0 130
        content 320 x 88.5
      """
    let layout = try #require(try CaseParser.cases(in: text, file: "file").first)
    #expect(layout.testDescription == "a a title, with: marks")
    #expect(layout.context.size == Size(width: 320, height: 480))
    #expect(layout.context.grid == PixelGrid(scale: 2))
    #expect(layout.context.direction == .rightToLeft)
    #expect(layout.context.layoutMargins == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(layout.configuration.scrollAxis == .horizontal)
    #expect(layout.configuration.contentInsetsReference == .layoutMargins)
    #expect(layout.configuration.interSectionSpacing == 12)
    #expect(
      layout.configuration.boundaryItems == [
        BoundarySupplementary(
          kind: "h", size: LayoutSize(width: .fractionalWidth(1), height: .estimated(30)),
          alignment: .topLeading, offset: Point(x: 5, y: -7), extendsBoundary: false,
          pinsToVisibleBounds: true,
          contentInsets: DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4), zIndex: 7)
      ])
    #expect(layout.bounds == Rect(x: 0, y: 130, width: 320, height: 480))
    #expect(layout.expected.contentSize == Size(width: 320, height: 88.5))
  }

  @Test("A section in a case is parsed as written")
  func section() throws {
    let text = """
      case a: b
        view 1 x 1 @1x
        section of 3
          insets 1 2 3 4
          spacing 8
          reference none
          orthogonal groupPaging
          boundaries ignore insets
          decoration bg insets 1 2 3 4 z -3
          group vertical 1w x 0.5h
            custom 10 x 20
              frame 1 2 3 4 z 5
        content 1 x 1
      """
    let content = try #require(try CaseParser.cases(in: text, file: "file").first?.sections.first)
    let insets = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let custom = LayoutGroup(
      .horizontal, size: LayoutSize(width: .absolute(10), height: .absolute(20)),
      content: .custom([.init(frame: Rect(x: 1, y: 2, width: 3, height: 4), zIndex: 5)]))
    var section = LayoutSection(
      group: LayoutGroup(
        .vertical, size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5)),
        content: .cycle([.group(custom)])))
    section.contentInsets = insets
    section.interGroupSpacing = 8
    section.contentInsetsReference = .none
    section.orthogonalScrolling = .groupPaging
    section.supplementariesFollowContentInsets = false
    section.decorations = [LayoutDecoration(kind: "bg", contentInsets: insets, zIndex: -3)]
    #expect(content == SectionContent(section, itemCount: 3))
  }

  @Test("A group in a case is parsed as written")
  func group() throws {
    let text = """
      case a: b
        view 1 x 1 @1x
        section of 3
          group horizontal 1/3w x =44 spacing 8+ repeats 2 insets 1 2 3 4 edges 1 2+ 3 4
            hangs g 1w x 4 at top bottom
            item 1w x 1h edges 0 0 0 5+
              hangs v 4 x 5 at top trailing by 1 2 its bottom shifted 0.5 -0.5 insets 1 2 3 4 z 6
              hangs w 4 x 5 at middle
        content 1 x 1
      """
    let content = try #require(try CaseParser.cases(in: text, file: "file").first?.sections.first)
    let insets = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let view = LayoutSize(width: .absolute(4), height: .absolute(5))
    let item = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
      edgeSpacing: LayoutEdgeSpacing(bottom: .flexible(5)),
      supplementaries: [
        LayoutSupplementary(
          kind: "v", size: view,
          anchor: LayoutAnchor([.top, .trailing], offset: .absolute(Point(x: 1, y: 2))),
          itemAnchor: LayoutAnchor(.bottom, offset: .fractional(Point(x: 0.5, y: -0.5))),
          contentInsets: insets, zIndex: 6),
        LayoutSupplementary(kind: "w", size: view, anchor: LayoutAnchor([])),
      ])
    let hanging = LayoutSupplementary(
      kind: "g", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(4)),
      anchor: LayoutAnchor([.top, .bottom]))
    let group = LayoutGroup(
      .horizontal,
      size: LayoutSize(
        width: .fractionalWidth(1.0 / 3), height: .uniformAcrossSiblings(estimate: 44)),
      content: .repeated(.item(item), count: 2), interItemSpacing: .flexible(8),
      contentInsets: insets,
      edgeSpacing: LayoutEdgeSpacing(
        leading: .fixed(1), top: .flexible(2), trailing: .fixed(3), bottom: .fixed(4)),
      supplementaries: [hanging])
    #expect(content.layout.group == group)
  }

  @Test("The expectations of a case are parsed as written")
  func expectations() throws {
    let text = """
      case a: b
        view 1 x 1 @1x
        answers
          cells 31 50 at width 320
          h 28
        elements on screen
          item 0.1: 1 2 3 4
          h 0.all: 1 2 3 4 z 1
          decoration bg 1.0: 1 2 3 4 z ?
        single item 0.2: 1 2 3 4
        stretch 1: 1 2 3 4
        query 1 2 3 4: item 0.1-3, h 0.all
        query 1 2 3 4: nothing
        row 1: length 866 maximum 546
        rests 1: 40 at 0, 130 at 108
        sideways 0: 100
          2: 1 2 3 4 turned 0.5 0.25 center 5 6 alpha 0.75
      """
    let layout = try #require(try CaseParser.cases(in: text, file: "file").first)
    let frame = Rect(x: 1, y: 2, width: 3, height: 4)
    let header = Element.ID(.supplementary("h"), at: ElementPath(section: 0, item: .max))
    let background = Element.ID(.decoration("bg"), at: ElementPath(section: 1, item: 0))
    #expect(
      layout.answers
        == CaseAnswers(heights: [31, 50], width: 320, supplementaryHeights: ["h": 28]))
    #expect(layout.expected.listing == .onScreen)
    #expect(
      layout.expected.elements == [
        CaseElement(id: .item(1, in: 0), frame: frame, zIndex: 0),
        CaseElement(id: header, frame: frame, zIndex: 1),
        CaseElement(id: background, frame: frame, zIndex: nil),
      ])
    #expect(
      layout.expected.singles == [CaseElement(id: .item(2, in: 0), frame: frame, zIndex: 0)])
    #expect(layout.expected.stretches == [CaseStretch(section: 1, frame: frame)])
    let found: Set = [
      Element.ID.item(1, in: 0), Element.ID.item(2, in: 0), Element.ID.item(3, in: 0), header,
    ]
    #expect(
      layout.expected.queries
        == [CaseQuery(rect: frame, ids: found), CaseQuery(rect: frame, ids: [])])
    #expect(layout.expected.rows == [CaseRow(section: 1, length: 866, maximumOffset: 546)])
    #expect(
      layout.expected.stops == [
        CaseStop(section: 1, proposed: 40, rest: 0), CaseStop(section: 1, proposed: 130, rest: 108),
      ])
    let cell = CaseSidewaysView.Cell(
      item: 2, frame: frame, cosine: 0.5, sine: 0.25, center: Point(x: 5, y: 6), alpha: 0.75)
    #expect(
      layout.expected.sidewaysViews == [CaseSidewaysView(section: 0, offset: 100, cells: [cell])])
  }
}
