import GalleyGeometry
import GalleyLayout
import Testing

/// Tests of `Judge`, the simple layout with which `Arrangement` is compared. The figures were
/// measured on UIKit, in a view of 320 × 480 at scale 2 that scrolls vertically, unless a test says
/// otherwise.
@Suite("The judge of compositional layouts")
struct JudgeTests {
  private func judge(
    _ sections: [SectionContent], axis: Axis = .vertical,
    view: Size = Size(width: 320, height: 480), direction: LayoutDirection = .leftToRight,
    measured: [Element.ID: Size] = [:],
    _ change: (inout CompositionalConfiguration) -> Void = { _ in }
  ) -> Judge {
    var configuration = CompositionalConfiguration()
    configuration.scrollAxis = axis
    change(&configuration)
    let context = ArrangementContext(
      size: view, grid: PixelGrid(scale: 2), direction: direction)
    return Judge(sections, configuration: configuration, in: context, measured: measured)
  }

  private func cells(of judge: Judge) -> [Rect] {
    judge.elements().filter { $0.element.id.kind == .item }.map(\.element.frame)
  }

  /// Rows of two halves, 40 high, inside insets (3, 4, 5, 6).
  private var rows: LayoutSection {
    var section = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .absolute(40),
        item(.fractionalWidth(0.5), .fractionalHeight(1))))
    section.contentInsets = DirectionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    return section
  }

  private func boundary(
    _ kind: String = "header", _ height: LayoutDimension = .absolute(30),
    at alignment: LayoutAlignment, pins: Bool = false
  ) -> BoundarySupplementary {
    BoundarySupplementary(
      kind: kind, size: LayoutSize(width: .absolute(60), height: height), alignment: alignment,
      pinsToVisibleBounds: pins)
  }

  @Test("The judge: fractions of a row share the space that spacing leaves")
  func shares() {
    let row = group(
      .horizontal, .fractionalWidth(1), .absolute(10),
      item(.fractionalWidth(1.0 / 3), .absolute(10)), spacing: .flexible(1))
    #expect(
      cells(of: judge([SectionContent(LayoutSection(group: row), itemCount: 4)]))
        == frames([0, 0, 106, 10], [107, 0, 106, 10], [214, 0, 106, 10], [0, 10, 106, 10]))
  }

  @Test("The judge: an item as high as a fraction of the row's width is sized once")
  func sharesAcross() {
    let row = group(
      .horizontal, .fractionalWidth(1), .absolute(20), item(.fractionalWidth(0.5), .absolute(100)),
      item(.fractionalWidth(0.5), .fractionalWidth(0.25)), spacing: .fixed(10))
    let judge = judge([SectionContent(LayoutSection(group: row), itemCount: 4)])
    #expect(
      cells(of: judge)
        == frames(
          [0, 0, 155, 100], [165, 0, 155, 77.5], [0, 20, 155, 100], [165, 20, 155, 77.5]))
    #expect(judge.contentSize == Size(width: 320, height: 40))
  }

  @Test("The judge: the last, partly filled group is trimmed")
  func trimming() {
    for (spacing, places, length) in [
      (LayoutSpacing.fixed(0), [0.0, 30, 60, 100, 130], 170.0),
      (.fixed(10), [0, 40, 100, 140, 200], 260), (.flexible(10), [0, 70, 100, 170, 200], 230),
    ] {
      let column = group(
        .vertical, .fractionalWidth(1), .absolute(100), item(.fractionalWidth(1), .absolute(30)),
        spacing: spacing)
      let judge = judge([SectionContent(LayoutSection(group: column), itemCount: 5)])
      #expect(cells(of: judge).map(\.minY) == places)
      #expect(judge.contentSize.height == length)
    }
  }

  @Test("The judge: edge spacings of items and groups keep space around them")
  func edges() {
    let flexible = group(
      .horizontal, .fractionalWidth(1), .absolute(100),
      item(
        .fractionalWidth(0.5), .fractionalHeight(1),
        edges: LayoutEdgeSpacing(
          leading: .flexible(4), trailing: .flexible(6), bottom: .flexible(7))))
    #expect(
      cells(of: judge([SectionContent(LayoutSection(group: flexible), itemCount: 2)]))
        == frames([79, 0, 160, 100], [79, 100, 160, 100]))

    var section = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .absolute(30),
        item(.fractionalWidth(0.5), .fractionalHeight(1)),
        edges: LayoutEdgeSpacing(
          leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))))
    section.interGroupSpacing = 8
    let judge = judge([SectionContent(section, itemCount: 5)])
    #expect(cells(of: judge).map(\.minY) == [5, 5, 55, 55, 105])
    #expect(cells(of: judge).map(\.minX) == [4, 164, 4, 164, 4])
    #expect(judge.contentSize.height == 142)
  }

  @Test("The judge: a nested group is an item of the group around it")
  func nesting() {
    let column = group(
      .vertical, .fractionalWidth(0.5), .fractionalHeight(1),
      item(.fractionalWidth(1), .fractionalHeight(0.5)), spacing: .fixed(4))
    let row = group(
      .horizontal, .fractionalWidth(1), .absolute(100),
      item(.fractionalWidth(0.5), .fractionalHeight(1)), .group(column), spacing: .fixed(6))
    let judge = judge([SectionContent(LayoutSection(group: row), itemCount: 9)])
    #expect(
      cells(of: judge).prefix(4)
        == frames([0, 0, 157, 100], [163, 0, 157, 48], [163, 52, 157, 48], [0, 100, 157, 100])[...])
    #expect(judge.contentSize.height == 300)
  }

  @Test("The judge: a custom group repeats its frames from its outer corner")
  func custom() {
    let places = [
      LayoutGroup.CustomFrame(frame: Rect(x: 1, y: 2, width: 30, height: 40)),
      LayoutGroup.CustomFrame(frame: Rect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
      LayoutGroup.CustomFrame(frame: Rect(x: -5, y: -5, width: 400, height: 20)),
    ]
    var section = LayoutSection(
      group: LayoutGroup(
        .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(80)),
        content: .custom(places)))
    section.contentInsets = DirectionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    let judge = judge([
      SectionContent(section, itemCount: 4), SectionContent(section, itemCount: 2),
    ])
    #expect(
      cells(of: judge).prefix(4)
        == frames([5, 5, 30, 40], [54, 13, 60, 30], [-1, -2, 400, 20], [5, 85, 30, 40])[...])
    #expect(judge.elements()[1].element.zIndex == 4)
    #expect(judge.contentSize == Size(width: 320, height: 256))
  }

  @Test("The judge: a header takes space, and an empty section between two keeps its spacing")
  func headers() {
    var section = rows
    section.boundaryItems = [boundary(at: .top)]
    let two = judge([SectionContent(section, itemCount: 3), SectionContent(section, itemCount: 2)])
    #expect(two.contentSize.height == 196)
    #expect(two.element(.item(0, in: 0))?.frame.minY == 33)
    #expect(
      two.elements().filter { $0.element.id.kind != .item }.map(\.element.frame)
        == frames([129, 0, 60, 30], [129, 118, 60, 30]))

    let three = judge([3, 0, 4].map { SectionContent(rows, itemCount: $0) }) {
      $0.interSectionSpacing = 12
    }
    #expect(three.frame(ofSection: 2).minY - three.frame(ofSection: 0).maxY == 24)
  }

  @Test("The judge: a boundary item longer than its section lengthens it if it is at neither end")
  func longSideItems() {
    var section = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .absolute(80),
        item(.fractionalWidth(1), .fractionalHeight(1))))
    section.boundaryItems = [boundary("side", .absolute(200), at: .leading)]
    let judge = judge([SectionContent(section, itemCount: 1)])
    #expect(judge.contentSize.height == 200)
    #expect(judge.elements().map(\.element.frame.minY) == [0, 0])
  }

  @Test("The judge: pinned headers and footers stay visible as long as their section is")
  func pins() {
    var section = rows
    section.boundaryItems = [
      boundary("h", at: .top, pins: true), boundary("f", .absolute(20), at: .bottom, pins: true),
    ]
    let judge = judge(
      [SectionContent(section, itemCount: 3), SectionContent(section, itemCount: 12)],
      view: Size(width: 320, height: 100))
    let seen = Rect(x: 0, y: 100, width: 320, height: 100)
    let pinned = judge.elements(in: Viewport(seen)).filter { $0.zIndex > 1 }
    #expect(pinned.map(\.frame.minY) == [88, 118, 138, 180])
    #expect(pinned.allSatisfy { $0.zIndex == 1_000_000_001 })
  }

  @Test("The judge: badges stand at an anchor, with an anchor of their own and an offset")
  func anchors() {
    func badge(_ anchor: LayoutAnchor, _ itemAnchor: LayoutAnchor? = nil) -> Point? {
      let badge = LayoutSupplementary(
        kind: "badge", size: LayoutSize(width: .absolute(40), height: .absolute(20)),
        anchor: anchor, itemAnchor: itemAnchor)
      let cell = LayoutItem(
        size: LayoutSize(width: .absolute(212), height: .absolute(194)),
        supplementaries: [badge])
      var section = LayoutSection(
        group: group(.horizontal, .fractionalWidth(1), .absolute(194), .item(cell)))
      section.contentInsets = DirectionalInsets(top: 52, leading: 53, bottom: 0, trailing: 0)
      return judge([SectionContent(section, itemCount: 1)]).elements().last?.element.frame.origin
    }
    let corner: LayoutEdges = [.top, .trailing]
    let half = LayoutAnchor.Offset.fractional(Point(x: 0.5, y: 0.25))
    #expect(
      badge(LayoutAnchor(corner, offset: .absolute(Point(x: 7, y: 9)))) == Point(x: 232, y: 61))
    #expect(badge(LayoutAnchor(corner, offset: half)) == Point(x: 245, y: 57))
    #expect(
      badge(LayoutAnchor(corner), LayoutAnchor([.bottom, .leading], offset: half))
        == Point(x: 285, y: 37))
  }

  @Test("The judge: measured cells move the following ones; a row is as high as its tallest")
  func measuring() {
    let row = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)),
      content: .shares(item(.fractionalWidth(1), .estimated(44)), count: 2),
      interItemSpacing: .fixed(5))
    var section = LayoutSection(group: row)
    section.interGroupSpacing = 3
    let heights: [Double] = [31, 88, 31, 126, 31]
    let judge = judge(
      [SectionContent(section, itemCount: 5)],
      measured: Dictionary(
        uniqueKeysWithValues: heights.enumerated().map {
          (Element.ID.item($0, in: 0), Size(width: 0, height: $1))
        }))
    #expect(cells(of: judge).map(\.minY) == [0, 0, 91, 91, 220])
    #expect(cells(of: judge).map(\.height) == heights)
    #expect(cells(of: judge).allSatisfy { $0.width == 157.5 })
    #expect(judge.contentSize.height == 251)
  }

  @Test("The judge: orthogonal rows rest at groups, at pages, or with a group in the middle")
  func rowsAtRest() {
    func rests(_ behavior: OrthogonalScrolling) -> [Double]? {
      var section = LayoutSection(
        group: group(
          .horizontal, .fractionalWidth(0.8), .absolute(50),
          item(.fractionalWidth(1), .fractionalHeight(1))))
      section.contentInsets = DirectionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
      section.interGroupSpacing = 8
      section.orthogonalScrolling = behavior
      let row = judge([SectionContent(section, itemCount: 3)]).row(ofSection: 0)
      return row.map { row in [0, 40, 130, 200, 300, 400, 700].map(row.restingOffset) }
    }
    #expect(rests(.none) == nil)
    #expect(rests(.groupPaging) == [0, 0, 0, 264, 264, 474, 474])
    #expect(rests(.continuousGroupLeadingBoundary) == rests(.groupPaging))
    #expect(rests(.paging) == [0, 0, 0, 310, 310, 310, 474])
    #expect(rests(.groupPagingCentered) == [-27, -27, 237, 237, 237, 501, 501])
  }

  @Test("The judge: a right-to-left layout is the mirror image")
  func mirroring() {
    let row = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      content: .shares(item(.fractionalWidth(1), .fractionalHeight(1)), count: 2),
      interItemSpacing: .fixed(10))
    var section = LayoutSection(group: row)
    section.contentInsets = DirectionalInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    let judge = judge(
      [SectionContent(section, itemCount: 2)], view: Size(width: 380, height: 480),
      direction: .rightToLeft)
    #expect(cells(of: judge) == frames([200, 0, 170, 44], [20, 0, 170, 44]))
  }
}
