import GalleyGeometry
import GalleyLayout
import Testing

/// Unless a test says otherwise, the container is 320 × 480 at scale 2, it scrolls vertically, and
/// the spacing between items and lines is 10.
@Suite("Sections of a flow layout")
struct FlowArrangementTests {
  /// Two items of 50 × 50 in each section, an inset all around, a header of 30 and a footer of 20.
  private let framed = FlowExample(2).with {
    $0.layout.sectionInset = Insets(top: 10, left: 5, bottom: 10, right: 5)
    $0.layout.headerReferenceSize = Size(width: 7, height: 30)
    $0.layout.footerReferenceSize = Size(width: 7, height: 20)
  }

  // MARK: Headers and footers

  @Test(
    "Flow sections follow one another, each between a header and a footer that its inset does not move"
  )
  func headersAndFooters() {
    let arrangement = framed.arrangement(2) { _, _ in }
    #expect(
      arrangement.allElements().map(\.description) == [
        "item 0.0 (5, 40, 50, 50)", "item 0.1 (70, 40, 50, 50)",
        "header 0.0 (0, 0, 320, 30)",
        "footer 0.0 (0, 100, 320, 20)",
        "item 1.0 (5, 160, 50, 50)", "item 1.1 (70, 160, 50, 50)",
        "header 1.0 (0, 120, 320, 30)",
        "footer 1.0 (0, 220, 320, 20)",
      ])
    #expect(arrangement.contentSize == Size(width: 320, height: 240))
    #expect(arrangement.frame(ofSection: 1) == Rect(x: 0, y: 120, width: 320, height: 120))
    #expect(arrangement.reports.isEmpty)
  }

  @Test("In a horizontal flow, headers and footers are columns in the full height")
  func sideways() {
    let example = framed.with {
      $0.layout.scrollAxis = .horizontal
      $0.context.size.height = 200
      $0.context.contentInset = Insets(top: 30, left: 0, bottom: 10, right: 0)
    }
    let arrangement = example.arrangement(2) { _, _ in }
    #expect(arrangement.scrollAxis == .horizontal)
    #expect(
      arrangement.element(.header(ofSection: 1))?.frame
        == Rect(x: 74, y: 0, width: 7, height: 160))
    #expect(
      arrangement.element(.footer(ofSection: 1))?.frame
        == Rect(x: 141, y: 0, width: 7, height: 160))
    // Two fit into 140, with 40 between them.
    #expect(
      arrangement.frame(of: ElementPath(section: 1, item: 1))
        == Rect(x: 86, y: 100, width: 50, height: 50))
    #expect(arrangement.contentSize == Size(width: 148, height: 160))
    #expect(arrangement.frame(ofSection: 0) == Rect(x: 0, y: 0, width: 74, height: 160))
  }

  @Test("Flow headers and footers without length do not exist")
  func noBands() {
    let arrangement = framed.arrangement(2) { section, index in
      if index == 0 { section.headerReferenceSize = Size(width: 320, height: 0) }
      if index == 1 { section.footerReferenceSize = .zero }
    }
    #expect(arrangement.element(.header(ofSection: 0)) == nil)
    #expect(arrangement.element(.footer(ofSection: 0))?.frame.minY == 70)
    #expect(arrangement.element(.header(ofSection: 1))?.frame.minY == 90)
    #expect(arrangement.element(.footer(ofSection: 1)) == nil)
    #expect(arrangement.contentSize.height == 190)
  }

  @Test("An empty flow section keeps its header, insets and footer")
  func emptySections() {
    let arrangement = framed.arrangement(4) { section, index in
      section.itemCount = [0, 0, 1, 0][index]
    }
    #expect((0..<4).map { arrangement.itemCount(inSection: $0) } == [0, 0, 1, 0])
    #expect((0..<4).map { arrangement.frame(ofSection: $0)?.minY } == [0, 70, 140, 260])
    #expect(
      (0..<4).map { arrangement.element(.footer(ofSection: $0))?.frame.minY }
        == [50, 120, 240, 310])
    #expect(arrangement.frame(of: ElementPath(section: 0, item: 0)) == nil)

    let bare = FlowExample(0).arrangement(3) { _, _ in }
    #expect(bare.contentSize == Size(width: 320, height: 0))
    #expect(bare.allElements().isEmpty)
    #expect(bare.firstPath(atOrAfter: 0) == nil)
    let none = FlowExample(0).arrangement([])
    #expect(none.contentSize == Size(width: 320, height: 0))
    #expect(none.elements(in: Viewport(Rect(x: 0, y: 0, width: 320, height: 480))).isEmpty)
    #expect(none.frame(ofSection: 0) == nil)
  }

  // MARK: Size

  @Test(
    "The content of a flow is as wide as the container, and as long as its lines in whole pixels")
  func contentSize() {
    let example = FlowExample(3, of: Size(width: 320, height: 33.3)).with {
      $0.layout.minimumLineSpacing = 0
    }
    #expect(example.arrangement.contentSize == Size(width: 320, height: 99.5))
    // The sizes of the frames are not rounded.
    #expect(
      example.arrangement.frame(of: ElementPath(section: 0, item: 2))
        == Rect(x: 0, y: 66.5, width: 320, height: 33.3))
    let sideways = example.with {
      $0.layout.scrollAxis = .horizontal
      $0.layout.itemSize = Size(width: 33.3, height: 480)
      $0.context.contentInset.bottom = 80.25
    }
    #expect(sideways.arrangement.contentSize == Size(width: 99.5, height: 399.75))
  }

  @Test("A million equal flow sections cost no more than a few, and so do ten million items")
  func manyOfEach() {
    let sections = framed.arrangement(1_000_000) { _, _ in }
    #expect(sections.contentSize.height == 120_000_000)
    #expect(
      sections.frame(of: ElementPath(section: 999_999, item: 1))
        == Rect(x: 70, y: 119_999_920, width: 50, height: 50))
    let items = FlowExample(10_000_000, of: Size(width: 100, height: 60)).arrangement
    let screen = Viewport(Rect(x: 0, y: 7_000_000, width: 320, height: 70))
    #expect(items.elements(in: screen).map(\.id.path.item) == [300_000, 300_001, 300_002])
  }

  // MARK: Queries

  @Test("The element at a point of a flow is found, or nil between elements")
  func elementAtPoint() {
    let arrangement = framed.arrangement(2) { _, _ in }
    func id(_ x: Double, _ y: Double) -> String? {
      arrangement.element(at: Point(x: x, y: y))?.id.description
    }
    #expect(id(0, 0) == "header 0.0")
    #expect(id(60, 29.5) == "header 0.0")
    #expect(id(60, 50) == nil)
    #expect(id(70, 40) == "item 0.1")
    #expect(id(5, 209.5) == "item 1.0")
    #expect(id(200, 219) == nil)
    #expect(id(200, 220) == "footer 1.0")
    #expect(id(200, 240) == nil)
  }

  @Test("If two flow items overlap, the later item is in front")
  func overlappingItems() {
    let cards = FlowExample(3, of: Size(width: 300, height: 100)).with {
      $0.layout.minimumLineSpacing = -80
    }.arrangement
    #expect(cards.element(at: Point(x: 100, y: 50))?.id == .item(2, in: 0))
    #expect(cards.element(at: Point(x: 100, y: 30))?.id == .item(1, in: 0))
    #expect(cards.element(at: Point(x: 100, y: 10))?.id == .item(0, in: 0))
  }

  @Test("The first visible flow item after an offset is found")
  func firstPath() {
    let arrangement = framed.arrangement(3) { section, index in
      if index == 1 { section.itemCount = 0 }
    }
    func path(_ offset: Double) -> String? {
      arrangement.firstPath(atOrAfter: offset)?.description
    }
    #expect(path(-.infinity) == "0.0")
    #expect(path(40) == "0.0")
    #expect(path(89.5) == "0.0")
    // After this item there are a footer, a section without items, and a header.
    #expect(path(90) == "2.0")
    #expect(path(279.5) == "2.0")
    #expect(path(280) == nil)
    #expect(path(.infinity) == nil)
    #expect(path(.nan) == nil)
    // In a line with a high and a low item, the low item ends first.
    let uneven = FlowExample(sizes((100, 20), (100, 60), (100, 40), (100, 10))).arrangement
    #expect([39.5, 40, 50, 60].map { uneven.firstPath(atOrAfter: $0)?.item } == [0, 1, 1, 3])
    #expect(uneven.firstPath(atOrAfter: 80) == nil)
  }

  @Test("The flow item before and after another is found, past empty sections")
  func order() {
    let arrangement = framed.arrangement(7) { section, index in
      section.itemCount = [0, 2, 0, 0, 1, 0, 0][index]
    }
    func after(_ section: Int, _ item: Int) -> String? {
      arrangement.path(after: ElementPath(section: section, item: item))?.description
    }
    func before(_ section: Int, _ item: Int) -> String? {
      arrangement.path(before: ElementPath(section: section, item: item))?.description
    }
    #expect(after(1, 0) == "1.1")
    #expect(after(1, 1) == "4.0")
    #expect(after(0, 0) == "1.0")
    #expect(after(4, 0) == nil)
    #expect(after(7, 0) == nil)
    #expect(before(4, 0) == "1.1")
    #expect(before(1, 1) == "1.0")
    #expect(before(1, 0) == nil)
    #expect(before(6, 0) == "4.0")
  }

  @Test("Flow paths that do not exist have no element")
  func strayPaths() {
    let arrangement = framed.arrangement
    for section in [-1, 1, .max, .min] {
      #expect(arrangement.frame(ofSection: section) == nil)
      #expect(arrangement.frame(of: ElementPath(section: section, item: 0)) == nil)
      #expect(arrangement.element(.header(ofSection: section)) == nil)
      #expect(arrangement.orthogonalSection(section) == nil)
    }
    for item in [-1, 2, .max, .min] {
      let path = ElementPath(section: 0, item: item)
      #expect(arrangement.frame(of: path) == nil)
      #expect(arrangement.element(.init(.sectionHeader, at: path)) == nil)
      #expect(arrangement.element(.init(.sectionFooter, at: path)) == nil)
    }
    let first = ElementPath(section: 0, item: 0)
    #expect(arrangement.element(.init(.supplementary("badge"), at: first)) == nil)
    #expect(arrangement.element(.init(.decoration("line"), at: first)) == nil)
    #expect(arrangement.orthogonalSection(0) == nil)
  }
}

@Suite("Flow sections that overlap")
struct OverlappingFlowSectionsTests {
  private func section(_ length: Double, top: Double = 0, bottom: Double = 0) -> FlowSection {
    section([(100, length)], top: top, bottom: bottom)
  }

  private func section(
    _ sizes: [(Double, Double)], top: Double = 0, bottom: Double = 0
  ) -> FlowSection {
    var section = FlowSection(
      itemCount: sizes.count, itemSizes: sizes.map { Size(width: $0.0, height: $0.1) })
    section.inset = Insets(top: top, left: 0, bottom: bottom, right: 0)
    return section
  }

  private func ids(_ sections: [FlowSection], from low: Double, to high: Double) -> [String] {
    let rect = Rect(x: 0, y: low, width: 320, height: high - low)
    return FlowExample(0).arrangement(sections).elements(in: Viewport(rect))
      .map(\.id.path.description)
  }

  @Test(
    "Flow sections that overlap the one before by a negative inset are found even if only a later item does"
  )
  func back() {
    // The last section starts at 50, its line at 0, and the low item of the line at 45.
    let sections = [section(20), section(30), section([(100, 10), (100, 100)], top: -50)]
    #expect(ids(sections, from: 0, to: 9) == ["0.0", "2.1"])
    #expect(ids(sections, from: 46, to: 49) == ["1.0", "2.0", "2.1"])
    let arrangement = FlowExample(0).arrangement(sections)
    #expect(arrangement.firstPath(atOrAfter: 20) == ElementPath(section: 1, item: 0))
  }

  @Test(
    "Flow sections that overlap the next one by a negative inset are found even if only an earlier item does"
  )
  func forward() {
    // The first section is 40 long, but its high item reaches to 100.
    let sections =
      [section([(100, 100), (100, 10)], bottom: -60)] + [20, 30, 30].map { section($0) }
    #expect(ids(sections, from: 92, to: 99) == ["0.0", "3.0"])
    #expect(ids(sections, from: 101, to: 110) == ["3.0"])
    let arrangement = FlowExample(0).arrangement(sections)
    #expect(arrangement.firstPath(atOrAfter: 95) == ElementPath(section: 0, item: 0))
  }

  @Test("Flow sections that overlap by the rounding of a footer are found")
  func pixels() {
    var empty = section([], top: 19.25)
    empty.footerReferenceSize = Size(width: 0, height: 34.25)
    let arrangement = FlowExample(0).arrangement([empty, section(20, top: 10)])
    // The first section ends at 53.5.
    let footer = arrangement.element(.footer(ofSection: 0))
    #expect(footer?.frame == Rect(x: 0, y: 19.5, width: 320, height: 34.25))
    #expect(arrangement.element(at: Point(x: 9, y: 53.6)) == footer)
  }

  @Test("Flow sections with lines on top of each other are found")
  func cards() {
    var cards = section([(300, 100), (310, 10), (300, 30)])
    cards.minimumLineSpacing = -80
    // The lines are at 0, 20 and −50 in their section. It starts at 50, so they are at 50, 70 and
    // 0.
    #expect(ids([section(20), section(30), cards], from: 0, to: 9) == ["0.0", "2.2"])
    cards.inset = Insets(top: 50, left: 0, bottom: 0, right: 0)
    // With this inset, the section is 30 long.
    let sections = [cards, section(20), section(30), section(100)]
    #expect(ids(sections, from: 85, to: 95) == ["0.0", "3.0"])
    #expect(ids(sections, from: 75, to: 79) == ["0.0", "0.1", "2.0"])
    #expect(ids(sections, from: 0, to: 29) == ["0.2"])
  }
}
