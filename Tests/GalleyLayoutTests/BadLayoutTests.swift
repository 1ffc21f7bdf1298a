import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// A layout with one of everything, of which anything can be made bad.
struct LayoutSpecimen {
  var card = LayoutItem(
    size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(60)),
    supplementaries: [
      LayoutSupplementary(
        kind: "badge", size: LayoutSize(width: .estimated(20), height: .fractionalHeight(0.5)),
        anchor: LayoutAnchor([.top, .trailing], offset: .fractional(Point(x: 0.5, y: -0.5))),
        itemAnchor: LayoutAnchor(.top, offset: .absolute(Point(x: 1, y: 2))))
    ])
  var line = LayoutItem(
    size: LayoutSize(width: .fractionalWidth(1), height: .estimated(20)),
    edgeSpacing: LayoutEdgeSpacing(top: .flexible(2)))
  var column = LayoutGroup(
    .vertical, size: LayoutSize(width: .fractionalWidth(0.4), height: .estimated(80)),
    content: .cycle([]), interItemSpacing: .fixed(4),
    supplementaries: [
      LayoutSupplementary(
        kind: "line", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1)),
        anchor: LayoutAnchor(.bottom))
    ])
  var row = LayoutGroup(
    .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(100)),
    content: .cycle([]), interItemSpacing: .flexible(6))
  var header = BoundarySupplementary(
    kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .estimated(30)),
    alignment: .top, pinsToVisibleBounds: true)
  var side = BoundarySupplementary(
    kind: "side", size: LayoutSize(width: .absolute(10), height: .fractionalHeight(0.1)),
    alignment: .trailing)
  var background = LayoutDecoration(kind: "card", contentInsets: DirectionalInsets(all: 2))
  var places = [
    LayoutGroup.CustomFrame(frame: Rect(x: 5, y: 5, width: 50, height: 30)),
    LayoutGroup.CustomFrame(frame: Rect(x: 60, y: 0, width: 50, height: 40), zIndex: 3),
  ]
  var title = BoundarySupplementary(
    kind: "title", size: LayoutSize(width: .fractionalWidth(1), height: .estimated(50)),
    alignment: .top, pinsToVisibleBounds: true)
  /// How many of a column's lines are counted on, and how.
  var count = 2
  var sharesEqually = false
  var itemCount = 7
  var scrolling = OrthogonalScrolling.none
  var spacing = 5.0
  var insets = DirectionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
  var configuration = CompositionalConfiguration()
  var context = ArrangementContext(
    size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2),
    safeArea: Insets(top: 20, left: 0, bottom: 10, right: 0),
    layoutMargins: Insets(top: 0, left: 16, bottom: 0, right: 16))

  var arrangement: Arrangement {
    var column = column
    column.content =
      sharesEqually ? .shares(.item(line), count: count) : .repeated(.item(line), count: count)
    var row = row
    row.content = .cycle([.item(card), .group(column)])
    var grid = LayoutSection(group: row)
    grid.interGroupSpacing = spacing
    grid.contentInsets = insets
    grid.boundaryItems = [header, side]
    grid.decorations = [background]
    grid.orthogonalScrolling = scrolling

    var wall = LayoutSection(
      group: LayoutGroup(
        .horizontal, size: row.size, content: .cycle([.item(line), .item(card)]),
        interItemSpacing: row.interItemSpacing))
    wall.contentInsetsReference = .layoutMargins
    var custom = column
    custom.content = .custom(places)
    var configuration = configuration
    configuration.boundaryItems = [title]
    return Arrangement(
      [
        SectionContent(grid, itemCount: itemCount), SectionContent(wall, itemCount: itemCount),
        SectionContent(LayoutSection(group: custom), itemCount: itemCount),
        SectionContent(grid, itemCount: 0),
      ], configuration: configuration, in: context)
  }
}

/// One thing of a layout that is set to a number.
struct LayoutEdit: Sendable, CustomStringConvertible {
  var description: String
  var make: @Sendable (inout LayoutSpecimen, Double) -> Void

  /// Every number that a compositional layout is told.
  static let all: [LayoutEdit] =
    sizes("card") { $0.card.size = $1 } + sizes("line") { $0.line.size = $1 }
    + sizes("column") { $0.column.size = $1 } + sizes("row") { $0.row.size = $1 }
    + sizes("header") { $0.header.size = $1 } + sizes("side") { $0.side.size = $1 }
    + sizes("title") { $0.title.size = $1 }
    + sizes("badge") { $0.card.supplementaries[0].size = $1 }
    + insets("card insets") { $0.card.contentInsets = $1 }
    + insets("line insets") { $0.line.contentInsets = $1 }
    + insets("row insets") { $0.row.contentInsets = $1 }
    + insets("column insets") { $0.column.contentInsets = $1 }
    + insets("header insets") { $0.header.contentInsets = $1 }
    + insets("badge insets") { $0.card.supplementaries[0].contentInsets = $1 }
    + insets("background insets") { $0.background.contentInsets = $1 }
    + insets("section insets") { $0.insets = $1 }
    + edges("card edges") { $0.card.edgeSpacing = $1 }
    + edges("column edges") { $0.column.edgeSpacing = $1 }
    + edges("row edges") { $0.row.edgeSpacing = $1 }
    + points("header offset") { $0.header.offset = $1 }
    + points("title offset") { $0.title.offset = $1 }
    + points("badge offset") { $0.card.supplementaries[0].anchor.offset = .absolute($1) }
    + points("badge share") { $0.card.supplementaries[0].anchor.offset = .fractional($1) }
    + points("badge anchor") { $0.card.supplementaries[0].itemAnchor?.offset = .absolute($1) }
    + points("place") { $0.places[0].frame.origin = $1 }
    + points("place's size") { $0.places[0].frame.size = Size(width: $1.x, height: $1.y) }
    + points("container") { $0.context.size = Size(width: $1.x, height: $1.y) }
    + [
      LayoutEdit("item spacing") { $0.row.interItemSpacing = .fixed($1) },
      LayoutEdit("flexible item spacing") { $0.column.interItemSpacing = .flexible($1) },
      LayoutEdit("group spacing") { $0.spacing = $1 },
      LayoutEdit("section spacing") { $0.configuration.interSectionSpacing = $1 },
      LayoutEdit("scale") { $0.context.grid.scale = $1 },
      LayoutEdit("content inset") { $0.context.contentInset = Insets(all: $1) },
      LayoutEdit("safe area") { $0.context.safeArea = Insets(all: $1) },
      LayoutEdit("margins") { $0.context.layoutMargins = Insets(all: $1) },
      LayoutEdit("readable content") { $0.context.readableContent = Insets(all: $1) },
    ]

  private init(
    _ description: String, _ make: @escaping @Sendable (inout LayoutSpecimen, Double) -> Void
  ) {
    self.description = description
    self.make = make
  }

  private static func sizes(
    _ name: String, _ set: @escaping @Sendable (inout LayoutSpecimen, LayoutSize) -> Void
  ) -> [LayoutEdit] {
    let dimensions: [(String, @Sendable (Double) -> LayoutDimension)] = [
      ("share of the width", { .fractionalWidth($0) }),
      ("share of the height", { .fractionalHeight($0) }), ("absolute", { .absolute($0) }),
      ("estimate", { .estimated($0) }), ("uniform", { .uniformAcrossSiblings(estimate: $0) }),
    ]
    return dimensions.flatMap { rule, dimension in
      [
        LayoutEdit("\(name)'s width: \(rule)") {
          set(&$0, LayoutSize(width: dimension($1), height: .absolute(20)))
        },
        LayoutEdit("\(name)'s height: \(rule)") {
          set(&$0, LayoutSize(width: .fractionalWidth(0.5), height: dimension($1)))
        },
      ]
    }
  }

  private static func insets(
    _ name: String, _ set: @escaping @Sendable (inout LayoutSpecimen, DirectionalInsets) -> Void
  ) -> [LayoutEdit] {
    [
      LayoutEdit(name) { set(&$0, DirectionalInsets(all: $1)) },
      LayoutEdit("\(name), top and leading") {
        set(&$0, DirectionalInsets(top: $1, leading: $1, bottom: 0, trailing: 0))
      },
      LayoutEdit("\(name), bottom and trailing") {
        set(&$0, DirectionalInsets(top: 0, leading: 0, bottom: $1, trailing: $1))
      },
    ]
  }

  private static func edges(
    _ name: String, _ set: @escaping @Sendable (inout LayoutSpecimen, LayoutEdgeSpacing) -> Void
  ) -> [LayoutEdit] {
    [
      LayoutEdit(name) {
        set(
          &$0,
          LayoutEdgeSpacing(
            leading: .fixed($1), top: .fixed($1), trailing: .fixed($1), bottom: .fixed($1)))
      },
      LayoutEdit("flexible \(name)") {
        set(&$0, LayoutEdgeSpacing(leading: .flexible($1), bottom: .flexible($1)))
      },
    ]
  }

  private static func points(
    _ name: String, _ set: @escaping @Sendable (inout LayoutSpecimen, Point) -> Void
  ) -> [LayoutEdit] {
    [
      LayoutEdit("\(name), across") { set(&$0, Point(x: $1, y: 40)) },
      LayoutEdit("\(name), down") { set(&$0, Point(x: 40, y: $1)) },
    ]
  }
}

/// Asks an arrangement everything, in good places and in bad ones, and expects sound answers.
struct Interrogation {
  static let badNumbers: [Double] = [
    0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1e-300, 0x1p53, 1e15, 7,
  ]

  /// A bad number to ask with.
  var number: Double

  private let screen = Rect(x: 0, y: 0, width: 320, height: 480)
  private let badPlaces = [Int.min, -1, 0, 3, 7, 1_000, .max - 1, .max]

  init(with number: Double) { self.number = number }

  func ask(_ arrangement: Arrangement) {
    askForMeasures(arrangement)
    askForElements(arrangement)
    askForPlaces(arrangement)
    askForRows(arrangement)
    // Reports name their section, and say something.
    for report in arrangement.reports {
      #expect((0..<arrangement.sectionCount).contains(report.section), "\(report)")
      #expect(!report.message.isEmpty)
    }
  }

  private func askForMeasures(_ arrangement: Arrangement) {
    #expect(isSound(Rect(origin: .zero, size: arrangement.contentSize)))
    for section in 0..<arrangement.sectionCount {
      #expect(arrangement.frame(ofSection: section).map(isSound) == true)
    }
    for section in badPlaces where !(0..<arrangement.sectionCount).contains(section) {
      #expect(arrangement.frame(ofSection: section) == nil)
      #expect(arrangement.orthogonalSection(section) == nil)
    }
  }

  private func askForElements(_ arrangement: Arrangement) {
    let rects = [
      screen, .null, Rect(x: number, y: 0, width: 320, height: 480),
      Rect(x: 0, y: number, width: 320, height: 480), Rect(x: 0, y: 0, width: number, height: 480),
      Rect(x: 0, y: 0, width: 320, height: number),
      Rect(x: number, y: number, width: number, height: number),
    ]
    for rect in rects {
      let viewports = [
        Viewport(rect), Viewport(screen, visible: rect), Viewport(rect, visible: screen),
      ]
      for viewport in viewports {
        for element in arrangement.elements(in: viewport) {
          #expect(isSound(element.frame), "\(element) in \(viewport)")
          #expect(arrangement.element(element.id, in: viewport) == element, "in \(viewport)")
        }
      }
    }
    let scrolled = Viewport(screen, orthogonalOffsets: [0: number, -1: number, .max: 3])
    for element in arrangement.elements(in: scrolled) { #expect(isSound(element.frame)) }
    for element in arrangement.allElements() {
      #expect(isSound(element.frame), "\(element)")
      #expect(arrangement.element(element.id) == element)
      #expect(arrangement.explanation(of: element.id)?.element == element)
      _ =
        arrangement.explanation(of: element.id, in: Viewport(screen, visible: rects[3]))?
        .description
    }
  }

  private func askForPlaces(_ arrangement: Arrangement) {
    for section in badPlaces {
      for item in badPlaces {
        let path = ElementPath(section: section, item: item)
        for kind in [.item, .supplementary("badge"), .decoration("card")] as [Element.Kind] {
          let element = arrangement.element(Element.ID(kind, at: path))
          #expect(element.map { isSound($0.frame) } != false, "\(kind) \(path)")
        }
        if let next = arrangement.path(after: path) { #expect(next > path) }
        if let last = arrangement.path(before: path) { #expect(last < path) }
      }
    }
    _ = arrangement.firstPath(atOrAfter: number)
    _ = arrangement.firstPath(atOrAfter: 100)
    for point in [Point(x: number, y: 5), Point(x: 5, y: number), Point(x: 5, y: 5)] {
      _ = arrangement.element(at: point)
      _ = arrangement.element(at: point, in: Viewport(screen))
    }
    let visible = Viewport(Rect(x: 0, y: 30, width: 320, height: number))
    let anchor = ScrollAnchor(in: arrangement, visible: visible)
    if let anchor, let frame = arrangement.frame(of: anchor.path) {
      let offset = anchor.offset(for: frame, in: arrangement, visible: screen.size)
      #expect(offset.isFinite && offset >= 0)
    }
  }

  private func askForRows(_ arrangement: Arrangement) {
    for section in 0..<arrangement.sectionCount {
      guard let row = arrangement.orthogonalSection(section) else { continue }
      let offsets = [
        row.initialOffset, row.maximumOffset, row.restingOffset(for: number),
        row.targetOffset(for: number, from: 0, velocity: 1),
        row.targetOffset(for: 0, from: number, velocity: -1),
        row.targetOffset(for: 0, from: 10, velocity: number),
      ]
      #expect(offsets.allSatisfy { $0.isFinite }, "\(offsets)")
    }
  }

  /// Tells an arrangement bad sizes, and asks again.
  func measure(_ arrangement: inout Arrangement) {
    let ids: [Element.ID] = [
      .item(0, in: 0), .item(1, in: 0), .item(6, in: 0), .item(0, in: 1), .item(1, in: 1),
      .view("header"), .view("badge", 0), .global("title"), .item(-1, in: 0), .item(.max, in: 5),
    ]
    for id in ids {
      arrangement.measure(id, as: Size(width: number, height: 10))
      arrangement.measure(id, as: Size(width: 10, height: number))
    }
    ask(arrangement)
    arrangement.settle(in: Viewport(screen)) { element in
      element.id.path.item % 2 == 0 ? nil : Size(width: number, height: number)
    }
    ask(arrangement)
    for id in ids { arrangement.forget(id) }
    ask(arrangement)
  }

  private func isSound(_ rect: Rect) -> Bool {
    rect.isFinite && rect.size.width >= 0 && rect.size.height >= 0
  }
}

@Suite("A layout of bad numbers")
struct BadLayoutTests {
  @Test("Has an answer to everything, whichever number is bad", arguments: LayoutEdit.all.indices)
  func oneByOne(index: Int) {
    let edit = LayoutEdit.all[index]
    withEvery("bad \(edit)", in: Interrogation.badNumbers) { number in
      var specimen = LayoutSpecimen()
      edit.make(&specimen, number)
      var arrangement = specimen.arrangement
      Interrogation(with: number).measure(&arrangement)
      // The other ways around take the same paths: asked is only what may differ.
      specimen.scrolling = .groupPagingCentered
      specimen.context.direction = .rightToLeft
      Interrogation(with: number).ask(specimen.arrangement)
      specimen.configuration.scrollAxis = .horizontal
      specimen.sharesEqually = true
      Interrogation(with: number).ask(specimen.arrangement)
    }
  }

  @Test("Has an answer whatever its counts are")
  func counts() {
    let counts = [Int.min, -1, 0, 1, 10_000_000, .max]
    withEvery("count in a group", in: counts) { count in
      withEvery("equal shares", in: [false, true]) { sharesEqually in
        withEvery("items", in: [.min, -5, 0, 3]) { itemCount in
          var specimen = LayoutSpecimen()
          specimen.count = count
          specimen.sharesEqually = sharesEqually
          specimen.itemCount = itemCount
          var arrangement = specimen.arrangement
          Interrogation(with: 5).measure(&arrangement)
        }
      }
    }
  }

  @Test("Has an answer whatever its z indexes are")
  func zIndexes() {
    withEvery("z index", in: [Int.min, -1, .max]) { zIndex in
      var specimen = LayoutSpecimen()
      specimen.header.zIndex = zIndex
      specimen.title.zIndex = zIndex
      specimen.background.zIndex = zIndex
      specimen.places[0].zIndex = zIndex
      specimen.card.supplementaries[0].zIndex = zIndex
      Interrogation(with: 5).ask(specimen.arrangement)
    }
  }

  @Test("Has an answer whatever its rules are")
  func behaviors() {
    withEvery("rules", in: 0..<16) { rules in
      withEvery("number", in: [-40.0, 0, 1_000]) { number in
        var specimen = LayoutSpecimen()
        specimen.context.behavior.fractionalSizesShareSpacing = rules & 1 != 0
        specimen.context.behavior.roundsFractionsDown = rules & 2 != 0
        specimen.context.behavior.insetsTurnInsideOut = rules & 4 != 0
        specimen.context.behavior.keepsItemsThatDoNotFit = rules & 8 != 0
        specimen.card.size.width = .absolute(number)
        specimen.card.contentInsets = DirectionalInsets(all: number)
        specimen.insets = DirectionalInsets(all: number / 4)
        var arrangement = specimen.arrangement
        Interrogation(with: number).measure(&arrangement)
      }
    }
  }
}

@Suite("What is reported of a layout that cannot be laid out as it says")
struct LayoutReportTests {
  private func reports(_ group: LayoutGroup, items: Int = 3) -> [String] {
    arranged((estimatedRows(), 1), (LayoutSection(group: group), items)).reports.map(\.description)
  }

  @Test("An item that does not fit: the group, the room, and that nothing is shown")
  func doesNotFit() {
    let wide = group(
      .horizontal, .fractionalWidth(1), .absolute(44), item(.absolute(400), .absolute(44)))
    #expect(
      reports(wide) == [
        """
        section 1: horizontal group (1 of the width) × (44) is 320 × 44 in 320 × 480, \
        and not even its first item fits
        """
      ])
    let more = group(
      .horizontal, .fractionalWidth(0.5), .absolute(44),
      item(.fractionalWidth(1.5), .absolute(44)))
    #expect(
      reports(more) == [
        """
        section 1: horizontal group (0.5 of the width) × (44) is 160 × 44 in 320 × 480, \
        and not even its first item fits
        """
      ])
    #expect(reports(more, items: 0) == [])
  }

  @Test("A group without items")
  func empty() {
    let empty = LayoutGroup(
      .vertical, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      content: .cycle([]))
    #expect(
      reports(empty).last == "section 1: vertical group (1 of the width) × (44) has no items")
    let nested = group(.horizontal, .fractionalWidth(1), .absolute(44), .group(empty))
    #expect(
      reports(nested).contains(
        "section 1: vertical group (1 of the width) × (44) has no items"))
  }

  @Test("A count that is none, or too many")
  func counts() {
    func counted(_ count: Int) -> LayoutGroup {
      LayoutGroup(
        .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
        content: .shares(item(.fractionalWidth(1), .absolute(44)), count: count))
    }
    #expect(
      reports(counted(0)).last
        == "section 1: horizontal group (1 of the width) × (44) has a count of 0; it has to be 1 or more"
    )
    #expect(
      reports(counted(-3)).last
        == "section 1: horizontal group (1 of the width) × (44) has a count of -3; it has to be 1 or more"
    )
    #expect(
      reports(counted(10_000_000)) == [
        """
        section 1: horizontal group (1 of the width) × (44) has a count of 10000000; \
        10000 are laid out
        """
      ])
    #expect(reports(counted(1)) == [])
  }

  @Test("A dimension that is none: of what, and what it says")
  func dimensions() {
    for number in [0, -4, Double.nan, .infinity] {
      let flat = group(
        .horizontal, .fractionalWidth(1), .absolute(44),
        item(.fractionalWidth(0.5), .absolute(number)))
      let text = number.shortDescription
      #expect(
        reports(flat) == [
          """
          section 1: item (0.5 of the width) × (\(text)): a dimension has to be above 0; \
          it counts as 0
          """
        ])
    }
  }

  @Test("Groups in groups that would hold items without end")
  func endless() {
    let inner = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      content: .shares(item(.fractionalWidth(1), .absolute(44)), count: 9_999))
    let outer = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      content: .shares(.group(inner), count: 9_999))
    #expect(
      reports(outer) == [
        """
        section 1: horizontal group (1 of the width) × (44) has room for more than \
        the 109989 items laid out
        """
      ])
  }

  @Test("Nothing, of what is as it should be")
  func nothing() {
    #expect(LayoutSpecimen().arrangement.reports == [])
  }
}

@Suite("A layout that is larger than any screen")
struct LargeLayoutTests {
  @Test("Of ten million items is asked at once")
  func items() {
    let quarters = group(
      .horizontal, .fractionalWidth(1), .absolute(50),
      item(.fractionalWidth(0.25), .fractionalHeight(1)))
    let arrangement = arranged((LayoutSection(group: quarters), 10_000_000), (estimatedRows(), 1))
    #expect(arrangement.contentSize.height == 2_500_000 * 50 + 40)
    #expect(
      arrangement.frame(of: ElementPath(section: 0, item: 9_999_999))
        == Rect(x: 240, y: 2_499_999 * 50, width: 80, height: 50))
    let seen = arrangement.elements(in: Viewport(Rect(x: 0, y: 60e6, width: 320, height: 100)))
    #expect(seen.map(\.id) == (4_800_000..<4_800_008).map { .item($0, in: 0) })
    #expect(arrangement.firstPath(atOrAfter: 60e6) == ElementPath(section: 0, item: 4_800_000))
  }

  @Test("Of ten million rows that are measured where one looks is asked at once")
  func measured() {
    var arrangement = arranged((estimatedRows(), 10_000_000))
    for y in stride(from: 0, to: 4e8, by: 1e7) {
      let screen = Viewport(Rect(x: 0, y: y, width: 320, height: 480))
      #expect(arrangement.settle(in: screen) { _ in Size(width: 320, height: 44) }.isSettled)
    }
    let measured = (0..<10_000_000).lazy.filter { arrangement.isMeasured(.item($0, in: 0)) }
    #expect(arrangement.contentSize.height > 4e8)
    #expect(measured.first == 0)
  }

  @Test("Of groups with a count of ten million is laid out as far as it can be")
  func counts() {
    let shares = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      content: .shares(item(.fractionalWidth(1), .fractionalHeight(1)), count: 10_000_000))
    var arrangement = arranged((LayoutSection(group: shares), 20_001))
    #expect(arrangement.contentSize == Size(width: 320, height: 132))
    let repeated = LayoutGroup(
      .vertical, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)),
      content: .repeated(item(.fractionalWidth(1), .estimated(1)), count: 10_000_000))
    arrangement = arranged((LayoutSection(group: repeated), 20_001))
    #expect(arrangement.contentSize.height == 20_001)
    arrangement.measure(.item(15_000, in: 0), height: 10)
    #expect(arrangement.contentSize.height == 20_010)
  }

  @Test("Of as many items as there are numbers is asked at its start and its end")
  func mostItems() {
    let badge = LayoutSupplementary(
      kind: "badge", size: LayoutSize(width: .absolute(1), height: .absolute(1)),
      anchor: LayoutAnchor(.top))
    for height in [0.5, 44, 1e9] {
      let row = LayoutGroup(
        .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
        content: .cycle([
          .item(
            LayoutItem(
              size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
              supplementaries: [badge, badge, badge]))
        ]))
      let arrangement = arranged((LayoutSection(group: row), .max))
      #expect(arrangement.itemCount(inSection: 0) == .max)
      let length = arrangement.contentSize.height
      #expect(length.isFinite && length > 0)
      for place in [0, 0.25, 0.5, 0.999, 1] {
        let rect = Rect(x: 0, y: length * place - 1e4, width: 320, height: 2e4)
        for element in arrangement.elements(in: Viewport(rect)).prefix(10) {
          #expect(element.frame.isFinite)
        }
        _ = arrangement.firstPath(atOrAfter: length * place)
        _ = arrangement.element(at: Point(x: 5, y: length * place))
      }
      for item in [Int.max / 2, .max / 2 + 1, .max - 1, .max] {
        _ = arrangement.element(.item(item, in: 0))
        _ = arrangement.element(.view("badge", item))
      }
    }
  }

  @Test("Of groups ten deep has its cells where halving ten times puts them")
  func tenDeep() {
    var nested = group(
      .horizontal, .fractionalWidth(0.5), .fractionalHeight(1),
      item(.fractionalWidth(0.5), .fractionalHeight(1)))
    for level in 1..<10 {
      nested = group(
        level % 2 == 0 ? .horizontal : .vertical, .fractionalWidth(1), .fractionalHeight(0.5),
        .group(nested))
    }
    let arrangement = arranged((LayoutSection(group: nested), 3_000))
    #expect(arrangement.reports == [])
    let cells = arrangement.cells()
    #expect(cells.count == 3_000)
    #expect(cells.allSatisfy { $0.isFinite && $0.width > 0 && $0.maxX <= 320 })
    #expect(cells.first?.width == 80)
  }

  /// Each kind of group in itself, with and without room between, of nothing and of very little.
  @Test("Of groups ten deep comes to an end, whatever they hold")
  func endless() {
    let contents: [(String, @Sendable (LayoutGroup.Subitem) -> LayoutGroup.Content)] = [
      ("cycle", { .cycle([$0]) }), ("two in turns", { .cycle([$0, $0]) }),
      ("shares", { .shares($0, count: 10_000_000) }),
      ("repeated", { .repeated($0, count: 10_000_000) }),
    ]
    let dimensions: [LayoutDimension] = [
      .absolute(0), .absolute(1e-9), .absolute(.nan), .fractionalWidth(1), .estimated(0),
      .estimated(30), .uniformAcrossSiblings(estimate: 0),
    ]
    withEvery("content", in: contents.indices) { content in
      withEvery("dimension", in: dimensions) { dimension in
        withEvery("spacing", in: [LayoutSpacing.fixed(0), .flexible(0)]) { spacing in
          let size = LayoutSize(width: dimension, height: dimension)
          var nested = LayoutGroup.Subitem.item(LayoutItem(size: size))
          for _ in 0..<10 {
            nested = .group(
              LayoutGroup(
                .horizontal, size: size, content: contents[content].1(nested),
                interItemSpacing: spacing))
          }
          guard case .group(let group) = nested else { return }
          var arrangement = arranged((LayoutSection(group: group), 50))
          #expect(arrangement.contentSize.height.isFinite)
          arrangement.measure(.item(3, in: 0), as: Size(width: 7, height: 7))
          #expect(arrangement.cells().allSatisfy { $0.isFinite })
        }
      }
    }
  }
}
