import GalleyGeometry
import GalleyLayout
import Testing

@Suite("A value of a layout, as text")
struct PrintingTests {
  private let bounds = Rect(x: 0, y: 900, width: 320, height: 480)
  private let wide = LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
  private var row: LayoutGroup {
    LayoutGroup(.horizontal, size: wide, content: .cycle([.item(LayoutItem(size: wide))]))
  }

  // MARK: Elements

  @Test("An element prints its kind and path; UIKit's header and footer by their short names")
  func ids() {
    let ids: [Element.ID] = [
      .item(3, in: 1), .header(ofSection: 2), .footer(ofSection: 2),
      .supplementary("badge", number: 4, in: 1), .supplementary("header", in: 0),
      .decoration("card", in: 1), .global("banner"), .global("banner", number: 1),
    ]
    #expect(
      ids.map(\.description) == [
        "item 1.3", "header 2.0", "footer 2.0", "badge 1.4", "header 0.0", "decoration card 1.0",
        "banner 0.all", "banner 0.all.1",
      ])
  }

  @Test("A placed element prints its frame and its z index")
  func elements() {
    let frame = Rect(x: 0, y: 44, width: 320, height: 44.5)
    #expect(Element(.item(1, in: 0), frame: frame).description == "item 0.1 (0, 44, 320, 44.5)")
    #expect(
      Element(.header(ofSection: 0), frame: frame, zIndex: 3).description
        == "header 0.0 (0, 44, 320, 44.5) z 3")
  }

  @Test("Axes print their names")
  func axes() {
    let sets: [Axes] = [[], .horizontal, .vertical, [.horizontal, .vertical]]
    #expect(
      sets.map(\.description) == ["none", "horizontal", "vertical", "horizontal and vertical"])
  }

  // MARK: Viewports and contexts

  @Test("A viewport prints its rectangle and its visible part")
  func viewports() {
    #expect(Viewport(bounds).description == "(0, 900, 320, 480)")
    let visible = Rect(x: 0, y: 964, width: 320, height: 416)
    #expect(
      Viewport(bounds, visible: visible, orthogonalOffsets: [7: 0.5, 2: 130]).description
        == "(0, 900, 320, 480), visible (0, 964, 320, 416), section 2 at 130, section 7 at 0.5")
  }

  @Test("A context prints its container and its insets")
  func contexts() {
    var context = ArrangementContext(
      size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))
    #expect(context.description == "320 × 480 @2x")
    context.direction = .rightToLeft
    context.contentInset = Insets(top: 64, left: 0, bottom: 0, right: 0)
    context.safeArea = Insets(all: 1)
    context.layoutMargins = Insets(all: 2)
    context.behavior.roundsFractionsDown = false
    #expect(
      context.description == """
        320 × 480 @2x, right to left, content inset (top 64, left 0, bottom 0, right 0), \
        safe area (top 1, left 1, bottom 1, right 1), margins (top 2, left 2, bottom 2, right 2), \
        readable content (top 0, left 0, bottom 0, right 0), \
        rules as measured, but roundsFractionsDown is off
        """)
  }

  @Test("A context prints the names of layout rules that differ from UIKit")
  func behaviors() {
    var behavior = LayoutBehavior()
    #expect(behavior.description == "as measured")
    behavior.fractionalSizesShareSpacing = false
    behavior.insetsTurnInsideOut = false
    behavior.keepsItemsThatDoNotFit = true
    #expect(
      behavior.description == """
        as measured, but fractionalSizesShareSpacing is off, insetsTurnInsideOut is off, \
        keepsItemsThatDoNotFit is on
        """)
  }

  // MARK: Compositional layouts

  @Test("A section prints its group and its other properties")
  func sections() {
    var section = LayoutSection(group: row)
    #expect(section.description == "section of horizontal group (1 of the width) × (44)")
    section.interGroupSpacing = 8
    section.contentInsets = DirectionalInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.contentInsetsReference = .layoutMargins
    section.boundaryItems = [
      BoundarySupplementary(
        kind: Element.Kind.headerName, size: wide, alignment: .top, pinsToVisibleBounds: true)
    ]
    section.supplementariesFollowContentInsets = false
    section.supplementaryInsetsReference = .safeArea
    section.decorations = [LayoutDecoration(kind: "card")]
    section.orthogonalScrolling = .groupPaging
    #expect(
      section.description == """
        section of horizontal group (1 of the width) × (44), groups 8 apart, \
        insets (top 0, leading 16, bottom 0, trailing 16), insets from layoutMargins, \
        pinned header (1 of the width) × (44) at top, supplementaries beside the insets, \
        supplementary insets from safeArea, decoration card, sideways groupPaging
        """)
    #expect(
      SectionContent(LayoutSection(group: row), itemCount: 12).description
        == "12 items, section of horizontal group (1 of the width) × (44)")
  }

  @Test("A group prints its content")
  func groups() {
    let item = LayoutItem(size: wide)
    let frame = LayoutGroup.CustomFrame(frame: Rect(x: 0, y: 0, width: 100, height: 40), zIndex: 3)
    let contents: [LayoutGroup.Content] = [
      .cycle([.item(item), .group(row)]), .shares(.item(item), count: 3),
      .repeated(.group(row), count: 2), .custom([frame]),
    ]
    #expect(
      contents.map(\.description) == [
        "item (1 of the width) × (44), horizontal group (1 of the width) × (44), again and again",
        "3 equal shares, each item (1 of the width) × (44)",
        "2 times horizontal group (1 of the width) × (44)", "1 frame of its own",
      ])
    #expect(frame.description == "(0, 0, 100, 40) z 3")
  }

  @Test("Boundary items, badges and decorations print their properties")
  func supplementaries() {
    let size = LayoutSize(width: .absolute(20), height: .estimated(20))
    let hint = BoundarySupplementary(
      kind: "hint", size: size, alignment: .bottomTrailing, offset: Point(x: 4, y: -4),
      extendsBoundary: false, contentInsets: DirectionalInsets(all: 1), zIndex: 5)
    #expect(
      hint.description == """
        hint (20) × (about 20) at bottom trailing + (4, -4) over the cells \
        with insets (top 1, leading 1, bottom 1, trailing 1) z 5
        """)
    let anchor = LayoutAnchor([.top, .trailing], offset: .fractional(Point(x: 0.5, y: -0.5)))
    #expect(
      LayoutSupplementary(kind: "badge", size: size, anchor: anchor).description
        == "badge (20) × (about 20) at top trailing + (0.5, -0.5) of its size")
    let insets = DirectionalInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    #expect(
      LayoutDecoration(kind: "card", contentInsets: insets, zIndex: -1).description
        == "decoration card with insets (top 4, leading 8, bottom 4, trailing 8) z -1")
  }

  @Test("A configuration prints what applies to all sections")
  func configurations() {
    var configuration = CompositionalConfiguration()
    #expect(configuration.description == "vertical")
    configuration.scrollAxis = .horizontal
    configuration.interSectionSpacing = 10
    configuration.contentInsetsReference = .none
    configuration.boundaryItems = [
      BoundarySupplementary(kind: "banner", size: wide, alignment: .top)
    ]
    #expect(
      configuration.description == """
        horizontal, sections 10 apart, banner (1 of the width) × (44) at top, insets from none
        """)
  }

  @Test("An orthogonal row prints its behavior, and equals rows with the same groups")
  func orthogonalRows() throws {
    let card = LayoutSize(width: .absolute(100), height: .absolute(100))
    let group = LayoutGroup(
      .horizontal, size: card, content: .cycle([.item(LayoutItem(size: card))]))
    var cards = LayoutSection(group: group)
    cards.interGroupSpacing = 8
    cards.orthogonalScrolling = .groupPaging
    func row(_ direction: LayoutDirection = .leftToRight) throws -> OrthogonalRow {
      let context = ArrangementContext(
        size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2), direction: direction)
      let list = Arrangement([SectionContent(cards, itemCount: 8)], in: context)
      return try #require(list.orthogonalSection(0))
    }
    let first = try row()
    #expect(first.description == "groupPaging, 856 long, 320 visible")
    #expect(try row() == first)
    #expect(try Set([row(), first]).count == 1)
    let mirrored = try row(.rightToLeft)
    #expect(
      mirrored.description == "groupPaging, 856 long, 320 visible, from right to left")
    #expect(mirrored != first)
    // This row is as long as the first one, but its groups are wider.
    cards.group.size.width = .absolute(424)
    var wider = try row()
    #expect(wider != first)
    cards.group.size.width = .absolute(100)
    cards.interGroupSpacing = 9
    wider = try row()
    wider.contentLength = first.contentLength
    #expect(wider != first)
  }

  // MARK: Flow and list layouts

  @Test(
    "A flow layout prints what differs from UIKit's defaults, and a section what differs from the layout"
  )
  func flow() {
    var layout = FlowLayout()
    #expect(layout.description == "vertical flow of 50 × 50")
    layout.scrollAxis = .horizontal
    layout.itemSize = Size(width: 100, height: 60)
    layout.minimumLineSpacing = 4
    layout.minimumInteritemSpacing = 2
    layout.headerReferenceSize = Size(width: 30, height: 0)
    layout.footerReferenceSize = Size(width: 20, height: 0)
    layout.sectionInset = Insets(all: 8)
    layout.sectionInsetReference = .safeArea
    layout.estimatedItemSize = .size(Size(width: 90, height: 50))
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    layout.flipsInOppositeDirection = true
    #expect(
      layout.description == """
        horizontal flow of 100 × 60, line spacing 4, interitem spacing 2, header 30 × 0, \
        footer 20 × 0, section inset (top 8, left 8, bottom 8, right 8), measured from safeArea, \
        estimate 90 × 50, pinned headers, pinned footers, mirrored from right to left
        """)
    #expect(FlowLayout.EstimatedSize.automatic.description == "automatic")
    #expect(FlowLayout.EstimatedSize.none.description == "none")

    var section = FlowSection(itemCount: 1)
    #expect(section.description == "flow section of 1 item")
    section = FlowSection(itemCount: 3, itemSizes: sizes((10, 10), (20, 20)))
    section.inset = .zero
    section.minimumLineSpacing = 1.5
    section.minimumInteritemSpacing = 0
    section.headerReferenceSize = Size(width: 0, height: 30)
    section.footerReferenceSize = .zero
    #expect(
      section.description == """
        flow section of 3 items, 2 sizes given, inset (top 0, left 0, bottom 0, right 0), \
        line spacing 1.5, interitem spacing 0, header 0 × 30, footer 0 × 0
        """)
  }

  @Test("A list layout prints what differs from the default")
  func listLayouts() {
    #expect(ListLayout().description == "vertical list layout")
    var layout = ListLayout(
      scrollAxis: .horizontal, stickyHeaders: true, topContentInset: 44, stretchesToEdge: true,
      showsHeaderWhenEmpty: true)
    layout.stickyHeaderOffset = 3
    #expect(
      layout.description == """
        horizontal list layout, sticky headers, top content inset 44, sticky header offset 3, \
        stretches to the edge, shows headers of empty sections
        """)
    let size = Size(width: 100, height: 100)
    #expect(
      ListLayoutSection(.uniform(size, count: 1)).description == "list section of 1 item")
    let section = ListLayoutSection(
      .each([size, size]), insets: Insets(all: 1), lineSpacing: 2, interitemSpacing: 3,
      headerLength: 44, footerLength: 20)
    #expect(
      section.description == """
        list section of 2 items, insets (top 1, left 1, bottom 1, right 1), line spacing 2, \
        interitem spacing 3, header 44, footer 20
        """)
    #expect(section.itemSizes.description == "100 × 100, 100 × 100")
    #expect(ListLayoutSection.ItemSizes.uniform(size, count: 3).description == "3 of 100 × 100")
  }

  @Test("A list configuration prints what differs from a plain one")
  func listConfigurations() {
    var configuration = ListConfiguration(.plain)
    #expect(configuration.description == "plain list")
    configuration.appearance = .insetGrouped
    configuration.headerMode = .firstItemInSection
    configuration.footerMode = .supplementary
    configuration.headerTopPadding = .points(12)
    configuration.showsSeparators = false
    configuration.separators.topVisibility = .hidden
    configuration.separators.bottomInsets.leading = 16
    #expect(
      configuration.description == """
        insetGrouped list, header firstItemInSection, footer supplementary, no separators, \
        separators (top hidden, bottom (leading 16, trailing automatic)), header padding 12
        """)
    #expect(ListSeparatorConfiguration().description == "automatic")
    #expect(ListConfiguration.HeaderTopPadding.automatic.description == "automatic")
  }

  // MARK: Anchors, measurements and explanations

  @Test("An anchor prints its item, and its distance from the start of the visible part")
  func anchors() {
    func text(_ distance: Double) -> String {
      ScrollAnchor(path: ElementPath(section: 0, item: 11), distance: distance).description
    }
    #expect(text(39.5) == "item 0.11, 39.5 behind the start")
    #expect(text(0) == "item 0.11, at the start")
    #expect(text(-260) == "item 0.11, 260 before the start")
  }

  @Test("A measurement prints its result")
  func measuring() {
    let viewport = Viewport(Rect(x: 0, y: 0, width: 320, height: 480))
    var list = arranged((estimatedRows(), 20))
    // If elements are not measured, their estimates of 40 stay.
    var silent = list
    #expect(silent.settle(in: viewport) { _ in nil }.description == "12 measured, settled")
    var hasty = list
    #expect(
      hasty.settle(in: viewport, passLimit: 1) { _ in Size(width: 320, height: 20) }.description
        == "12 measured, changed from section 0 on, not settled")
    list.settle(in: viewport) { _ in Size(width: 320, height: 48) }
    #expect(list.settle(in: viewport) { _ in nil }.description == "nothing measured, settled")

    let results: [Measuring] = [
      .unchanged, .changed,
      .swung(from: Size(width: 320, height: 44), to: Size(width: 320, height: 57)),
    ]
    #expect(
      results.map(\.description) == [
        "unchanged", "changed", "swung from 320 × 44 to 320 × 57",
      ])
  }

  @Test("A step of an explanation prints its title and its facts")
  func explanations() throws {
    let context = ArrangementContext(
      size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))
    let list = Arrangement(
      [SectionContent(LayoutSection(group: row), itemCount: 3)], in: context)
    let step = try #require(list.explanation(of: .item(1, in: 0))?.steps.first)
    #expect(step.description == "container\n  size: 320 × 480\n  pixels: @2x\n  scrolls: vertical")
    #expect(step.facts.first?.description == "size: 320 × 480")
  }

  // MARK: Changes

  @Test("A change prints where sections and items come from; consecutive ones are printed together")
  func changes() {
    #expect(ListChange(sections: []).description == "no sections")
    #expect(ListChange.none(sectionCount: 1).description == "section 0: kept")
    #expect(ListChange.none(sectionCount: 1_000_000).description == "sections 0 to 999999: kept")
    let runs = [
      ListChange.ItemRun(after: 1..<21, before: 0), ListChange.ItemRun(after: 21..<22, before: 30),
    ]
    let change = ListChange(sections: [
      .kept(before: 0), .kept(before: 1), .inserted, .inserted, .kept(before: 5), .kept(before: 6),
      .kept(before: 3), .edited(before: 2, items: runs), .edited(before: 4, items: []), .inserted,
    ])
    #expect(
      change.description == """
        sections 0 to 1: kept; sections 2 to 3: new; sections 4 to 5: as 5 to 6 were; \
        section 6: as 3 was; section 7: from 2, items 1 to 20 were 0 to 19, item 21 was 30; \
        section 8: from 4, all items new; section 9: new
        """)
    #expect(ListChange.ItemRun(after: 3..<3, before: 7).description == "none")
    #expect(
      ListChange.ItemRun(after: .min ..< .max, before: 0).description
        == "\(Int.min) to \(Int.max - 1) were 0 to -2")
    #expect(
      ListChange.ItemRun(after: .max - 2 ..< .max, before: .max).description
        == "\(Int.max - 2) to \(Int.max - 1) were \(Int.max) to \(Int.min)")
  }
}
