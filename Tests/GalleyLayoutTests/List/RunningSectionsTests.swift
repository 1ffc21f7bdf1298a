import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// A list in a view of 100 × 100 at two pixels per point.
private func running(
  _ sections: [ListLayoutSection], _ layout: ListLayout = ListLayout(),
  view: Size = Size(width: 100, height: 100), contentInset: Insets = .zero
) -> RunningSections {
  RunningSections(
    sections, layout: layout,
    in: ArrangementContext(size: view, grid: PixelGrid(scale: 2), contentInset: contentInset))
}

private func sizes(_ sizes: (Double, Double)...) -> ListLayoutSection.ItemSizes {
  .each(sizes.map { Size(width: $0.0, height: $0.1) })
}

private func rects(_ numbers: [Double]...) -> [Rect] {
  numbers.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}

extension RunningSections {
  /// The frames of all items, section by section.
  fileprivate var itemFrames: [[Rect]] {
    (0..<sectionCount).map { section in
      (0..<itemCount(inSection: section)).compactMap { frame(ofItem: $0, inSection: section) }
    }
  }
}

@Suite("Running sections, which may share a row")
struct RunningSectionsTests {
  let insets = Insets(top: 10, left: 10, bottom: 5, right: 5)

  @Test("Headers stand above their running section, inside the insets at the sides")
  func headers() {
    let list = running([
      ListLayoutSection(
        sizes((85, 10), (85, 20)), insets: insets, lineSpacing: 10, headerLength: 10),
      ListLayoutSection(sizes((85, 30)), insets: insets, lineSpacing: 10, headerLength: 10),
    ])
    #expect(
      list.itemFrames == [
        rects([10, 20, 85, 10], [10, 40, 85, 20]), rects([10, 85, 85, 30]),
      ])
    #expect(list.headerFrame(ofSection: 0) == Rect(x: 10, y: 10, width: 85, height: 10))
    #expect(list.headerFrame(ofSection: 1) == Rect(x: 10, y: 75, width: 85, height: 10))
    #expect(list.footerFrame(ofSection: 0) == nil)
    #expect(list.contentSize == Size(width: 100, height: 120))
  }

  @Test("Footers stand below their running section, and push the following sections down")
  func footers() {
    func list(header: Double) -> RunningSections {
      running([
        ListLayoutSection(
          sizes((85, 10), (85, 20)), insets: insets, lineSpacing: 10, headerLength: header,
          footerLength: 10),
        ListLayoutSection(
          sizes((85, 30)), insets: insets, lineSpacing: 10, headerLength: header,
          footerLength: 10),
      ])
    }
    let footers = list(header: 0)
    #expect(footers.itemFrames.joined().map(\.minY) == [10, 30, 75])
    #expect(footers.footerFrame(ofSection: 0) == Rect(x: 10, y: 50, width: 85, height: 10))
    #expect(footers.footerFrame(ofSection: 1) == Rect(x: 10, y: 105, width: 85, height: 10))
    #expect(footers.contentSize.height == 120)

    let both = list(header: 10)
    #expect(both.itemFrames.joined().map(\.minY) == [20, 40, 95])
    #expect([0, 1].map { both.headerFrame(ofSection: $0)?.minY } == [10, 85])
    #expect([0, 1].map { both.footerFrame(ofSection: $0)?.minY } == [60, 125])
    #expect(both.contentSize.height == 140)
  }

  @Test("In a horizontal list, headers and footers are columns")
  func sideways() {
    let section = ListLayoutSection(
      sizes((45, 10), (45, 20)), insets: insets, lineSpacing: 10, headerLength: 10)
    var second = section
    second.itemSizes = sizes((45, 30))
    let list = running([section, second], ListLayout(scrollAxis: .horizontal))
    #expect(
      list.itemFrames == [
        rects([20, 10, 45, 10], [20, 20, 45, 20]), rects([90, 10, 45, 30]),
      ])
    #expect(list.headerFrame(ofSection: 0) == Rect(x: 10, y: 10, width: 10, height: 85))
    #expect(list.headerFrame(ofSection: 1) == Rect(x: 80, y: 10, width: 10, height: 85))
    #expect(list.contentSize == Size(width: 140, height: 100))

    // The footer of a horizontal list stands after the section's trailing inset.
    let footer = running(
      [ListLayoutSection(sizes((45, 10)), insets: insets, footerLength: 10)],
      ListLayout(scrollAxis: .horizontal))
    #expect(footer.footerFrame(ofSection: 0) == Rect(x: 60, y: 10, width: 10, height: 85))
  }

  @Test("The pinned header of a running section stays visible until the next one pushes it away")
  func stickyHeaders() {
    let list = running(
      [
        ListLayoutSection(sizes((100, 20), (100, 20)), headerLength: 10),
        ListLayoutSection(sizes((100, 30), (100, 30), (100, 30)), headerLength: 10),
      ], ListLayout(stickyHeaders: true, topContentInset: 10))
    func places(_ offset: Double?) -> [Double?] {
      [0, 1].map { list.headerFrame(ofSection: $0, stickyAt: offset)?.minY }
    }
    #expect(places(5) == [15, 50])
    #expect(places(45) == [40, 55])
    #expect(places(nil) == [0, 50])
    // Nothing pushes the last header away.
    #expect(places(1_000) == [40, 1_010])
    #expect(places(.nan) == [10, 50])
  }

  @Test("Running sections share a row as long as their items fit")
  func sharedRows() {
    let third = Size(width: 33, height: 33)
    let list = running([
      ListLayoutSection(.uniform(third, count: 3)), ListLayoutSection(.uniform(third, count: 1)),
    ])
    #expect(
      list.itemFrames == [
        rects([0, 0, 33, 33], [33, 0, 33, 33], [66, 0, 33, 33]), rects([0, 33, 33, 33]),
      ])
    #expect(list.contentSize.height == 66)

    let spaced = running([ListLayoutSection(.uniform(third, count: 3), interitemSpacing: 0.5)])
    #expect(spaced.itemFrames.joined().map(\.minX) == [0, 33.5, 67])
  }

  @Test("Insets in a shared row move the section, and the sections below the row")
  func insetsInSharedRow() {
    let third = ListLayoutSection(.uniform(Size(width: 33, height: 33), count: 1))
    let list = running([
      third, ListLayoutSection(sizes((13, 50)), insets: Insets(all: 10)), third, third,
    ])
    #expect(
      Array(list.itemFrames.joined())
        == rects([0, 0, 33, 33], [43, 10, 13, 50], [66, 0, 33, 33], [0, 70, 33, 33]))
    #expect(list.contentSize.height == 103)

    let square = ListLayoutSection(sizes((136, 136)), insets: Insets(all: 1))
    let grid = running(
      Array(repeating: square, count: 6), view: Size(width: 414, height: 736))
    #expect(grid.itemFrames.joined().map(\.minX) == [1, 139, 277, 1, 139, 277])
    #expect(grid.itemFrames.joined().map(\.minY) == [1, 1, 1, 139, 139, 139])
    #expect(grid.contentSize.height == 276)
  }

  @Test("The insets of the scroll view make rows shorter")
  func contentInset() {
    let list = running(
      [ListLayoutSection(sizes((40, 10), (40, 20)), headerLength: 10)],
      contentInset: Insets(top: 0, left: 30, bottom: 0, right: 30))
    #expect(list.headerFrame(ofSection: 0) == Rect(x: 0, y: 0, width: 40, height: 10))
    #expect(list.itemFrames.joined().map(\.minY) == [10, 20])
    #expect(list.contentSize == Size(width: 40, height: 40))
  }

  @Test("An item a point short of the edge is stretched to it, one two points short is not")
  func stretching() {
    let layout = ListLayout(stretchesToEdge: true)
    let thirds = [ListLayoutSection(.uniform(Size(width: 33, height: 33), count: 3))]
    #expect(running(thirds, layout).itemFrames.joined().map(\.width) == [33, 33, 34])
    #expect(running(thirds).itemFrames.joined().map(\.width) == [33, 33, 33])
    let short = [ListLayoutSection(sizes((33, 33), (65, 33)))]
    #expect(running(short, layout).itemFrames.joined().map(\.width) == [33, 65])
  }

  @Test("An item a point too long stays in its row, one two points too long does not")
  func tolerance() {
    let fits = running([ListLayoutSection(sizes((50, 50), (51, 50)))])
    #expect(fits.itemFrames == [rects([0, 0, 50, 50], [50, 0, 51, 50])])
    let wraps = running([ListLayoutSection(sizes((50, 50), (52, 50)))])
    #expect(wraps.itemFrames == [rects([0, 0, 50, 50], [0, 50, 52, 50])])
  }

  @Test("An item longer than a row is cut to the length of the row")
  func longItems() {
    let list = running([ListLayoutSection(sizes((300, 50)), insets: insets)])
    #expect(list.itemFrames == [rects([10, 10, 85, 50])])
  }

  @Test("The header of an empty running section stands where the section before ends, if at all")
  func emptySections() {
    let sections = [10.0, 20, 30].map { ListLayoutSection(.each([]), headerLength: $0) }
    let shown = running(sections, ListLayout(stickyHeaders: true, showsHeaderWhenEmpty: true))
    #expect(
      (0..<3).map { shown.headerFrame(ofSection: $0) }
        == rects([0, 0, 100, 10], [0, 10, 100, 20], [0, 30, 100, 30]))
    let hidden = running(sections)
    #expect((0..<3).map { hidden.headerFrame(ofSection: $0) } == [nil, nil, nil])
    #expect(hidden.contentSize == Size(width: 100, height: 0))
    #expect(running([]).contentSize == .zero)
  }

  @Test("Origins of running sections are rounded down to pixels, and sizes up")
  func rounding() {
    let list = running([ListLayoutSection(sizes((33.3, 10.1), (33.3, 10.1)))])
    #expect(list.itemFrames == [rects([0, 0, 33.5, 10.5], [33, 0, 33.5, 10.5])])
    #expect(list.contentSize.height == 10.5)
  }

  @Test("Later running sections are in front, headers and footers in front of their items")
  func zIndexes() {
    let section = ListLayoutSection(
      .uniform(Size(width: 100, height: 10), count: 2_000), headerLength: 10)
    let list = running([section, section])
    #expect(list.zIndex(ofItem: 7, inSection: 1) == 1_007)
    #expect(list.zIndex(ofItem: 1_500, inSection: 0) == 999)
    #expect(list.zIndex(ofSupplementaryInSection: 1) == 1_999)
    #expect(
      list.elements(in: Rect(x: 0, y: 0, width: 100, height: 11)).map(\.description) == [
        "item 0.0 (0, 10, 100, 10)",
        "header 0.0 (0, 0, 100, 10) z 999",
      ])
  }

  @Test("The first item of running sections that ends after an offset is found")
  func firstPath() {
    let list = running([
      ListLayoutSection(sizes((50, 10), (50, 40))),
      ListLayoutSection(sizes((100, 10)), footerLength: 20), ListLayoutSection(sizes((100, 5))),
    ])
    func path(_ place: Double) -> String? { list.firstPath(endingAfter: place)?.description }
    #expect(path(-1) == "0.0")
    #expect(path(10) == "0.1")
    #expect(path(40) == "1.0")
    #expect(path(50) == "2.0")
    #expect(path(75) == nil)
    #expect(path(.nan) == nil)
  }

  @Test("Only running sections from the first changed one on are computed")
  func incremental() {
    let thirds = ListLayoutSection(.uniform(Size(width: 33, height: 33), count: 1))
    let context = ArrangementContext(
      size: Size(width: 100, height: 100), grid: PixelGrid(scale: 2))
    let before = running(Array(repeating: thirds, count: 5))
    var asked: [Int] = []
    let after = RunningSections(
      sectionCount: 6, layout: ListLayout(), in: context, reusing: before, from: 3
    ) { section in
      asked.append(section)
      return thirds
    }
    #expect(asked == [3, 4, 5])
    #expect(after == running(Array(repeating: thirds, count: 6)))

    // In a list of another width, no section is reused.
    asked = []
    var narrow = context
    narrow.size.width = 70
    let moved = RunningSections(
      sectionCount: 5, layout: ListLayout(), in: narrow, reusing: before, from: 4
    ) { section in
      asked.append(section)
      return thirds
    }
    #expect(asked == [0, 1, 2, 3, 4])
    #expect(moved.frame(ofItem: 0, inSection: 2) == Rect(x: 0, y: 33, width: 33, height: 33))
  }

  @Test("Running sections have no element where there is no section or item")
  func outOfRange() {
    let list = running([ListLayoutSection(sizes((10, 10)), headerLength: 10, footerLength: 10)])
    for section in [-1, 1, .max, .min] {
      #expect(list.itemCount(inSection: section) == 0)
      #expect(list.frame(ofItem: 0, inSection: section) == nil)
      #expect(list.bounds(ofSection: section) == nil)
      #expect(list.headerFrame(ofSection: section) == nil)
      #expect(list.footerFrame(ofSection: section) == nil)
      #expect(list.items(inSection: section, touching: 0, 100).isEmpty)
      #expect(list.element(.item(0, in: section)) == nil)
      _ = list.zIndex(ofItem: section, inSection: section)
    }
    for item in [-1, 1, .max, .min] {
      #expect(list.frame(ofItem: item, inSection: 0) == nil)
    }
    #expect(list.element(.init(.decoration("line"), at: .init(section: 0, item: 0))) == nil)
  }

  @Test("Running sections that are placed above earlier ones are found, too")
  func negativeInsets() {
    // The second section reaches back above the first one.
    let list = running([
      ListLayoutSection(sizes((100, 50))),
      ListLayoutSection(
        sizes((100, 10)), insets: Insets(top: -40, left: 0, bottom: 0, right: 0)),
      ListLayoutSection(sizes((100, 10))),
    ])
    #expect(list.itemFrames.joined().map(\.minY) == [0, 10, 60])
    #expect(list.sections(touching: 12, 15) == 0..<2)
    #expect(list.sections(touching: 20, 50) == 0..<1)
    #expect(list.sections(touching: 50, 60) == 0..<0)
    #expect(list.paths(in: Rect(x: 0, y: 0, width: 100, height: 10)).count == 1)
  }
}

@Suite("Running sections with bad numbers")
struct BadRunningSectionsTests {
  let bad: [Double] = [
    0, -3, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e-300,
  ]

  @Test("Bad sizes of running sections count as zero, and every frame is finite")
  func everything() {
    withEvery("number", in: bad) { number in
      withEvery("other", in: bad) { other in
        let section = ListLayoutSection(
          .each([Size(width: number, height: other), Size(width: 10, height: number)]),
          insets: Insets(top: number, left: other, bottom: 3, right: number), lineSpacing: other,
          interitemSpacing: number, headerLength: other, footerLength: number)
        let layout = ListLayout(
          scrollAxis: .vertical, stickyHeaders: true, topContentInset: number,
          stretchesToEdge: true, showsHeaderWhenEmpty: true)
        let context = ArrangementContext(
          size: Size(width: 100, height: number), grid: PixelGrid(scale: other),
          contentInset: Insets(all: number))
        let list = RunningSections(
          [
            section, ListLayoutSection(.uniform(Size(width: other, height: 1), count: -4)), section,
          ],
          layout: layout, in: context)
        for section in 0..<3 {
          #expect(list.bounds(ofSection: section)?.isFinite == true)
          let header = list.headerFrame(ofSection: section, stickyAt: other)
          #expect(header?.isFinite != false)
          for item in 0..<list.itemCount(inSection: section) {
            let frame = list.frame(ofItem: item, inSection: section) ?? .null
            #expect(frame.isFinite && frame.size.width >= 0 && frame.size.height >= 0)
          }
        }
        #expect(list.contentSize.isFinite)
        _ = list.sections(touching: number, other)
        _ = list.paths(in: Rect(x: other, y: number, width: other, height: number))
        _ = list.firstPath(endingAfter: other)
      }
    }
  }

  @Test("Zero, negative and NaN sizes count as zero")
  func zeroSizes() {
    let sizes = [-5, .nan, .infinity, 7].map { Size(width: 10, height: $0) }
    let list = RunningSections(
      [ListLayoutSection(.each(sizes))], layout: ListLayout(),
      in: ArrangementContext(size: Size(width: 10, height: 10), grid: PixelGrid(scale: 1)))
    #expect((0..<4).map { list.frame(ofItem: $0, inSection: 0)?.height } == [0, 0, 0, 7])
    #expect(list.contentSize.height == 7)
  }

  @Test("Nothing is reused from an index outside the running sections")
  func badPlaces() {
    let section = ListLayoutSection(.uniform(Size(width: 10, height: 10), count: 3))
    let context = ArrangementContext(
      size: Size(width: 100, height: 100), grid: PixelGrid(scale: 1))
    let old = RunningSections([section, section], layout: ListLayout(), in: context)
    for first in [-5, 0, 1, 2, 3, .max] {
      for count in [0, 1, 2, 4] {
        let sections = Array(repeating: section, count: count)
        let new = RunningSections(
          sections, layout: ListLayout(), in: context, reusing: old, from: first)
        #expect(new == RunningSections(sections, layout: ListLayout(), in: context))
      }
    }
  }
}
