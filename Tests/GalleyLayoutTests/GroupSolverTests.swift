import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// The frames were measured on UIKit. Unless a test says otherwise, the view is 320 × 480 at scale
/// 2 and scrolls vertically.
@Suite("A section of one group, as measured on UIKit")
struct GroupSolverTests {
  @Test("A row holds fractional items until one more does not fit")
  func shares() {
    func row(_ share: Double, _ spacing: LayoutSpacing, view: Double = 320) -> [Rect] {
      let group = group(
        .horizontal, .fractionalWidth(1), .absolute(10),
        item(.fractionalWidth(share), .absolute(10)), spacing: spacing)
      let section = Section(group: group, count: 8, view: Size(width: view, height: 480))
      return section.frames.filter { $0.minY == 0 }
    }
    func expect(
      _ share: Double, _ spacing: LayoutSpacing, width: Double, at places: [Double],
      view: Double = 320, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let frames = row(share, spacing, view: view)
      #expect(frames.map(\.minX) == places, sourceLocation: sourceLocation)
      #expect(frames.allSatisfy { $0.width == width }, sourceLocation: sourceLocation)
    }
    expect(0.3, .fixed(0), width: 96, at: [0, 96, 192])
    expect(0.25, .fixed(0), width: 80, at: [0, 80, 160, 240])
    expect(1.0 / 3, .fixed(0), width: 106.5, at: [0, 106.5, 213])
    expect(0.4, .fixed(0), width: 128, at: [0, 128])
    expect(0.9, .fixed(0), width: 288, at: [0])

    expect(0.3, .fixed(10), width: 90, at: [0, 100, 200])
    expect(0.25, .fixed(10), width: 72.5, at: [0, 82.5, 165, 247.5])
    expect(0.5, .fixed(10), width: 155, at: [0, 165])
    expect(1.0 / 3, .fixed(10), width: 100, at: [0, 110, 220])
    expect(0.4, .fixed(10), width: 124, at: [0, 134])
    expect(0.9, .fixed(10), width: 288, at: [0])

    expect(0.3, .flexible(10), width: 90, at: [0, 115, 230])
    expect(0.4, .flexible(10), width: 124, at: [0, 196])
    expect(0.3, .flexible(1), width: 95, at: [0, 112.5, 225])
    expect(0.25, .flexible(1), width: 79, at: [0, 80.5, 160.5, 241])
    expect(0.5, .flexible(1), width: 159.5, at: [0, 160.5])
    expect(1.0 / 3, .flexible(1), width: 106, at: [0, 107, 214])
    expect(0.4, .flexible(1), width: 127.5, at: [0, 192.5])

    for (view, width) in [(301.0, 100.0), (300, 100), (280, 93)] {
      #expect(row(1.0 / 3, .fixed(0), view: view).map(\.width) == [width, width, width])
    }
  }

  @Test("Items of several sizes repeat in turn, and every row begins with the first")
  func turns() {
    let mixed = group(
      .horizontal, .fractionalWidth(1), .absolute(20), item(.fractionalWidth(0.5), .absolute(20)),
      item(.absolute(50), .absolute(20)), spacing: .fixed(10))
    #expect(
      Section(group: mixed, count: 3).frames
        == frames([0, 0, 155, 20], [165, 0, 50, 20], [0, 20, 155, 20]))

    let uneven = group(
      .horizontal, .fractionalWidth(1), .absolute(20), item(.fractionalWidth(0.5), .absolute(20)),
      item(.fractionalWidth(0.25), .absolute(20)))
    #expect(
      Section(group: uneven, count: 3).frames
        == frames([0, 0, 160, 20], [160, 0, 80, 20], [0, 20, 160, 20]))

    let spread = group(
      .horizontal, .fractionalWidth(1), .absolute(20), item(.absolute(100), .absolute(20)),
      spacing: .flexible(4))
    #expect(Section(group: spread, count: 4).frames.map(\.minX) == [0, 110, 220, 0])
  }

  @Test("An item that is too tall overflows its row, and rows do not grow")
  func tallItems() {
    let group = group(
      .horizontal, .fractionalWidth(1), .absolute(20), item(.fractionalWidth(0.5), .absolute(100)),
      item(.fractionalWidth(0.5), .fractionalWidth(0.25)), spacing: .fixed(10))
    let section = Section(group: group, count: 4)
    #expect(
      section.frames
        == frames(
          [0, 0, 155, 100], [165, 0, 155, 77.5], [0, 20, 155, 100], [165, 20, 155, 77.5]))
    #expect(section.length == 40)
  }

  @Test("Insets of the section narrow its rows, and lengthen the section")
  func sectionInsets() {
    let halves = group(
      .horizontal, .fractionalWidth(1), .fractionalHeight(0.5),
      item(.fractionalWidth(0.5), .fractionalHeight(1)))
    let tall = Section(
      group: halves, count: 4,
      insets: DirectionalInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    #expect(
      tall.frames
        == frames(
          [20, 10, 130, 240], [150, 10, 130, 240], [20, 250, 130, 240], [150, 250, 130, 240]))
    #expect(tall.length == 520)

    let thirds = group(
      .horizontal, .fractionalWidth(1), .absolute(50),
      item(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), spacing: .fixed(10))
    let spaced = Section(
      group: thirds, count: 7,
      insets: DirectionalInsets(top: 5, leading: 6, bottom: 7, trailing: 8), spacing: 4)
    #expect(spaced.frames.map(\.minX) == [6, 111, 216, 6, 111, 216, 6])
    #expect(spaced.frames.map(\.minY) == [5, 5, 5, 59, 59, 59, 113])
    #expect(spaced.length == 170)
  }

  @Test("A group with a count gives every item the same share, whatever its own width is")
  func countedShares() {
    let group = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
      content: .shares(item(.absolute(30), .absolute(20)), count: 3), interItemSpacing: .fixed(10))
    let frames = Section(group: group, count: 3).frames
    #expect(frames.map(\.minX) == [0, 110, 220])
    #expect(frames.map(\.width) == [100, 100, 100])
  }

  @Test("Insets of items and of the group are subtracted from their slots")
  func insets() {
    let group = group(
      .horizontal, .fractionalWidth(1), .absolute(100),
      item(
        .fractionalWidth(0.5), .fractionalHeight(1),
        insets: DirectionalInsets(top: 5, leading: 6, bottom: 7, trailing: 8)),
      insets: DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let section = Section(group: group, count: 4)
    #expect(
      section.frames
        == frames([8, 6, 143, 84], [165, 6, 143, 84], [8, 106, 143, 84], [165, 106, 143, 84]))
    #expect(section.length == 200)
  }

  @Test("A column that is not full is as long as its items and the remaining space of a full one")
  func columns() {
    let quarters = group(
      .vertical, .fractionalWidth(1), .absolute(100),
      item(.fractionalWidth(1), .fractionalHeight(0.25)), spacing: .fixed(10))
    let section = Section(group: quarters, count: 9)
    #expect(section.frames.allSatisfy { $0.height == 17.5 })
    #expect(section.frames.prefix(5).map(\.minY) == [0, 27.5, 55, 82.5, 100])
    #expect(section.length == 217.5)

    let thirds = group(
      .vertical, .fractionalWidth(0.5), .fractionalHeight(0.5),
      item(.fractionalWidth(1), .fractionalHeight(0.3)), spacing: .fixed(10))
    #expect(Section(group: thirds, count: 9).frames.prefix(4).map(\.minY) == [0, 76, 152, 240])
    #expect(Section(group: thirds, count: 9).length == 720)

    func lengths(_ spacing: LayoutSpacing) -> (places: [Double], length: Double) {
      let group = group(
        .vertical, .fractionalWidth(1), .absolute(100), item(.fractionalWidth(1), .absolute(30)),
        spacing: spacing)
      let section = Section(group: group, count: 5)
      return (section.frames.map(\.minY), section.length)
    }
    #expect(lengths(.fixed(0)) == ([0, 30, 60, 100, 130], 170))
    #expect(lengths(.fixed(10)) == ([0, 40, 100, 140, 200], 260))
    #expect(lengths(.flexible(10)) == ([0, 70, 100, 170, 200], 230))
  }

  @Test("Fixed edge spacing pushes an item, flexible edge spacing shares the remaining space")
  func edges() {
    func section(_ edges: LayoutEdgeSpacing) -> Section {
      let group = group(
        .horizontal, .fractionalWidth(1), .absolute(100),
        item(.fractionalWidth(0.5), .fractionalHeight(1), edges: edges))
      return Section(group: group, count: 4)
    }
    let fixed = section(
      LayoutEdgeSpacing(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7)))
    #expect(
      fixed.frames.prefix(2) == [
        Rect(x: 4, y: 5, width: 160, height: 100),
        Rect(x: 4, y: 105, width: 160, height: 100),
      ])
    #expect(fixed.length == 400)
    let flexible = section(LayoutEdgeSpacing(leading: .flexible(4), trailing: .flexible(6)))
    #expect(flexible.frames.map(\.minX) == [79, 79, 79, 79])

    let cornered = group(
      .horizontal, .fractionalWidth(1), .absolute(100),
      item(
        .fractionalWidth(0.4), .fractionalHeight(0.5),
        edges: LayoutEdgeSpacing(leading: .flexible(0), top: .flexible(0))))
    #expect(
      Section(group: cornered, count: 3).frames
        == frames([32, 50, 128, 50], [192, 50, 128, 50], [32, 150, 128, 50]))
  }

  @Test("Edge spacing of a group applies to each of its instances")
  func groupEdges() {
    let group = group(
      .horizontal, .fractionalWidth(1), .absolute(30),
      item(.fractionalWidth(0.5), .fractionalHeight(1)),
      edges: LayoutEdgeSpacing(
        leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7)))
    let section = Section(group: group, count: 5, spacing: 8)
    #expect(
      section.frames
        == frames(
          [4, 5, 160, 30], [164, 5, 160, 30], [4, 55, 160, 30], [164, 55, 160, 30],
          [4, 105, 160, 30]))
    #expect(section.length == 142)
  }

  @Test("Groups nest: a column beside a cell")
  func nested() {
    let column = group(
      .vertical, .fractionalWidth(0.5), .fractionalHeight(1),
      item(.fractionalWidth(1), .fractionalHeight(0.5)), spacing: .fixed(4))
    let row = group(
      .horizontal, .fractionalWidth(1), .absolute(100),
      item(.fractionalWidth(0.5), .fractionalHeight(1)), .group(column), spacing: .fixed(6))
    let section = Section(group: row, count: 9)
    #expect(
      section.frames.prefix(4)
        == [
          Rect(x: 0, y: 0, width: 157, height: 100), Rect(x: 163, y: 0, width: 157, height: 48),
          Rect(x: 163, y: 52, width: 157, height: 48), Rect(x: 0, y: 100, width: 157, height: 100),
        ])
    #expect(section.length == 300)
  }

  @Test("In a layout that scrolls horizontally, columns follow one another")
  func sideways() {
    let column = group(
      .vertical, .absolute(100), .fractionalHeight(1),
      item(.fractionalWidth(1), .fractionalHeight(0.25)))
    let section = Section(
      group: column, count: 6, axis: .horizontal,
      insets: DirectionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6), spacing: 5)
    #expect(section.frames[0] == Rect(x: 4, y: 3, width: 100, height: 118))
    #expect(section.frames[1].minY == 121)
    #expect(section.frames[4] == Rect(x: 109, y: 3, width: 100, height: 118))
    #expect(section.length == 4 + 100 + 5 + 100 + 6)
  }

  @Test("The frames of a custom group are relative to its corner")
  func custom() {
    let group = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(80)),
      content: .custom([
        .init(frame: Rect(x: 1, y: 2, width: 30, height: 40)),
        .init(frame: Rect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
        .init(frame: Rect(x: -5, y: -5, width: 400, height: 20)),
      ]))
    let section = Section(
      group: group, count: 4,
      insets: DirectionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6))
    #expect(
      section.frames
        == frames([5, 5, 30, 40], [54, 13, 60, 30], [-1, -2, 400, 20], [5, 85, 30, 40]))
    #expect(section.length == 168)
    #expect(section.arrangement.allElements().map(\.zIndex) == [0, 4, 0, 0])
  }

  @Test("An estimated row is as high as its tallest estimate; fractions of it keep it")
  func estimates() {
    func rows(_ height: LayoutDimension) -> Section {
      let group = group(
        .horizontal, .fractionalWidth(1), .estimated(44), item(.fractionalWidth(0.5), height))
      return Section(group: group, count: 4)
    }
    #expect(rows(.estimated(30)).frames.map(\.minY) == [0, 0, 30, 30])
    #expect(rows(.estimated(30)).length == 60)
    #expect(rows(.fractionalHeight(1)).length == 88)
  }
}

@Suite("A group that can't be laid out as declared")
struct UnfitGroupTests {
  @Test("A group that is too small for its first item shows nothing")
  func firstDoesNotFit() {
    let group = group(
      .horizontal, .fractionalWidth(1), .absolute(20), item(.absolute(400), .absolute(20)))
    let section = Section(group: group, count: 5)
    #expect(section.frames == [])
    #expect(section.length == 0)
  }

  @Test(
    "Negative dimensions and dimensions that are not numbers count as zero, and the layout ends")
  func badNumbers() {
    let bad: [LayoutDimension] = [
      .absolute(0), .absolute(-5), .absolute(.nan), .absolute(.infinity), .fractionalWidth(-1),
      .fractionalWidth(.nan), .fractionalHeight(.infinity), .estimated(-3), .fractionalWidth(7),
    ]
    withEvery("width", in: bad) { width in
      withEvery("height", in: bad) { height in
        withEvery("axis", in: Axis.allCases) { axis in
          let group = group(axis, width, height, item(width, height), spacing: .flexible(.nan))
          let section = Section(group: group, count: 3)
          for frame in section.frames {
            #expect(frame.isFinite && frame.width >= 0 && frame.height >= 0)
          }
          #expect(section.length.isFinite)
        }
      }
    }
  }

  @Test("A cell with insets larger than its slot gets a negative size")
  func largeInsets() {
    let group = group(
      .horizontal, .absolute(100), .absolute(20),
      item(.absolute(10), .absolute(20), insets: DirectionalInsets(all: 15)))
    #expect(Section(group: group, count: 1).frames == frames([15, 15, 20, 10]))
  }

  @Test("A group holds at most a thousand items without extent")
  func zeroSizes() {
    let group = group(
      .horizontal, .absolute(100), .absolute(20), item(.absolute(0), .absolute(20)))
    let frames = Section(group: group, count: 1_001).frames
    #expect(frames.prefix(1_000).allSatisfy { $0.minY == 0 })
    #expect(frames.last?.minY == 20)
  }

  @Test("A shorter last instance of a group is visible if a full instance has no length")
  func shortColumns() {
    // Three items fit in the group, but its negative inset makes the length of a full instance
    // zero.
    func section(_ axis: Axis, _ count: Int, spacing: Double = 0) -> Section {
      var insets = DirectionalInsets.zero
      if axis == .vertical { insets.bottom = -60 } else { insets.trailing = -60 }
      let group =
        axis == .vertical
        ? group(
          axis, .fractionalWidth(1), .absolute(0), item(.fractionalWidth(1), .absolute(20)),
          insets: insets)
        : group(
          axis, .absolute(0), .fractionalHeight(1), item(.absolute(20), .fractionalHeight(1)),
          insets: insets)
      return Section(group: group, count: count, axis: axis, spacing: spacing)
    }
    #expect(section(.vertical, 3).arrangement.allElements().isEmpty)
    for axis in Axis.allCases {
      for count in [1, 4, 30_000_001] {
        let arrangement = section(axis, count).arrangement
        #expect(arrangement.contentSize[axis] == 20)
        #expect(arrangement.allElements().map(\.id) == [.item(count - 1, in: 0)])
        #expect(arrangement.firstPath(atOrAfter: 5) == ElementPath(section: 0, item: count - 1))
      }
      let spaced = section(axis, 7, spacing: 10).arrangement
      #expect(spaced.allElements().map(\.id) == [.item(6, in: 0)])
      #expect(spaced.element(.item(6, in: 0))?.frame.min(along: axis) == 20)
    }
  }

  @Test("The last, shorter instance is visible behind the end of its section")
  func overlappingColumns() {
    let fifths = group(
      .vertical, .fractionalWidth(1), .absolute(50), item(.fractionalWidth(1), .absolute(10)))
    var overlapping = LayoutSection(group: fifths)
    overlapping.interGroupSpacing = -40
    let arrangement = Arrangement(
      [
        SectionContent(overlapping, itemCount: 6),
        SectionContent(LayoutSection(group: fifths), itemCount: 5),
      ], in: ArrangementContext(size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2)))
    #expect(arrangement.frame(ofSection: 0)?.maxY == 20)
    let screen = Viewport(Rect(x: 0, y: 42, width: 320, height: 6))
    #expect(arrangement.elements(in: screen).map(\.id) == [.item(4, in: 0), .item(2, in: 1)])
    #expect(arrangement.firstPath(atOrAfter: 42) == ElementPath(section: 0, item: 4))
  }

  @Test("A section whose insets take all of its length shows nothing, up to rounding")
  func sectionsOfNoLength() {
    let row = group(
      .horizontal, .fractionalWidth(1), .absolute(0.2), item(.fractionalWidth(1), .absolute(0.2)))
    var section = LayoutSection(group: row)
    section.contentInsets = DirectionalInsets(top: 0.1, leading: 0, bottom: -0.3, trailing: 0)
    section.decorations = [LayoutDecoration(kind: "back")]
    let arrangement = Arrangement(
      [SectionContent(section, itemCount: 1)],
      in: ArrangementContext(size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2)))
    #expect(arrangement.contentSize.height != 0)
    #expect(arrangement.allElements().isEmpty)
  }

  @Test(
    "A decoration that touches the viewport is found from right to left, despite rounding")
  func touchedDecorations() {
    func section(width: Double) -> LayoutSection {
      let width = LayoutDimension.absolute(width)
      return LayoutSection(
        group: group(.horizontal, width, .absolute(50), item(width, .absolute(50))))
    }
    var decorated = section(width: 700)
    decorated.decorations = [LayoutDecoration(kind: "back")]
    var configuration = CompositionalConfiguration()
    configuration.scrollAxis = .horizontal
    // From left to right the decoration goes from 100.4 to 800.4, for example.
    for width in [100, 100.1, 100.2, 100.3, 100.4] {
      let arrangement = Arrangement(
        [
          SectionContent(section(width: width), itemCount: 1),
          SectionContent(decorated, itemCount: 1),
        ],
        configuration: configuration,
        in: ArrangementContext(
          size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2), direction: .rightToLeft))
      let decoration = Element.ID(.decoration("back"), at: ElementPath(section: 1, item: 0))
      func isFound(from start: Double, width: Double) -> Bool {
        let rect = Rect(x: start, y: 0, width: width, height: 480)
        return arrangement.elements(in: Viewport(rect)).map(\.id).contains(decoration)
      }
      #expect(isFound(from: -700, width: 700), "\(width)")
      #expect(isFound(from: 700, width: 50), "\(width)")
      #expect(!isFound(from: -700.5, width: 700), "\(width)")
      #expect(!isFound(from: 700.5, width: 50), "\(width)")
    }
  }
}

@Suite("A million items")
struct ManyItemsTests {
  @Test("The last of a million items has the frame that its index gives")
  func lastOfMany() {
    let group = group(
      .horizontal, .fractionalWidth(1), .absolute(50),
      item(.fractionalWidth(0.25), .fractionalHeight(1)))
    let section = Section(group: group, count: 1_000_001, spacing: 2)
    #expect(
      section.arrangement.frame(of: ElementPath(section: 0, item: 1_000_000))
        == Rect(x: 0, y: 250_000 * 52, width: 80, height: 50))
    #expect(section.length == 250_000 * 52 + 50)
  }

  @Test("A million instances do not accumulate rounding errors")
  func noDrift() {
    let group = group(
      .horizontal, .fractionalWidth(1), .absolute(33.3),
      item(.fractionalWidth(1), .fractionalHeight(1)))
    let arrangement = Section(group: group, count: 900_000).arrangement
    withEvery("item", in: stride(from: 0, to: 900_000, by: 7_919)) { item in
      let exact = Double(item) * 333 / 10
      let frame = arrangement.frame(of: ElementPath(section: 0, item: item))
      #expect(((frame?.minY ?? .nan) - exact).magnitude <= 0.25 + 1e-6)
    }
  }
}
