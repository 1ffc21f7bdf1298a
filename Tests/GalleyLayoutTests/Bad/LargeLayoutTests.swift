import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("A layout that is larger than any screen")
struct LargeLayoutTests {
  @Test("A layout of ten million items answers immediately")
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

  @Test("A layout of ten million rows that are measured where they are visible answers immediately")
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

  @Test("A large layout keeps its position far down, and an orthogonal row rests far to the right")
  func farDown() {
    let rows = estimatedRows(400)
    let before = arranged((rows, 10_000_000))
    let screen = Viewport(Rect(x: 0, y: 2e9, width: 320, height: 480))
    let anchor = ScrollAnchor(in: before, visible: screen)
    let after = arranged((rows, 10_000_005))
    let moved = anchor.map {
      ScrollAnchor(path: ElementPath(section: 0, item: $0.path.item + 5), distance: $0.distance)
    }
    #expect(moved?.offset(in: after, visible: Size(width: 320, height: 480)) == 2e9 + 2_000)

    var wide = LayoutSection(
      group: group(
        .horizontal, .absolute(400), .absolute(44), item(.fractionalWidth(1), .fractionalHeight(1)))
    )
    wide.orthogonalScrolling = .groupPaging
    let row = arranged((wide, 10_000_000)).orthogonalSection(0)
    #expect(row?.restingOffset(for: 2e9 + 100) == 2e9)
    #expect(row?.targetOffset(for: 2e9 + 100, from: 2e9, velocity: 1) == 2e9 + 400)
  }

  @Test("A row stays visible when the common width of its items has grown too wide")
  func grownTooWide() {
    let inner = group(
      .horizontal, .absolute(100), .absolute(44), item(.absolute(500), .absolute(44)))
    let row = group(
      .horizontal, .fractionalWidth(1), .absolute(44), .group(inner),
      item(.uniformAcrossSiblings(estimate: 100), .absolute(44)))
    var arrangement = arranged((LayoutSection(group: row), 6))
    let before = arrangement.cells().count
    arrangement.measure(.item(0, in: 0), as: Size(width: 280, height: 44))
    #expect(before == 6 && arrangement.cells().count == 6)
  }

  @Test("An orthogonal offset that is not a finite number counts as zero")
  func sidewaysNaN() {
    var wide = LayoutSection(
      group: group(
        .horizontal, .absolute(100), .absolute(44), item(.fractionalWidth(1), .fractionalHeight(1)))
    )
    wide.orthogonalScrolling = .continuous
    for direction in LayoutDirection.allCases {
      let arrangement = arranged((wide, 10), direction: direction)
      let start = Viewport(Rect(x: 0, y: 0, width: 320, height: 480))
      for offset in [Double.nan, .infinity, -.infinity] {
        var viewport = start
        viewport.orthogonalOffsets = [0: offset]
        #expect(arrangement.elements(in: viewport) == arrangement.elements(in: start))
      }
    }
  }

  @Test("Groups with a count of ten million are laid out up to a limit")
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

  @Test("A layout with as many items as there are integers answers at its start and its end")
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

  @Test("Groups nested ten deep, each half as high as its parent group, are laid out completely")
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

  @Test("Groups nested ten deep, each a fraction of what spacings leave, are laid out completely")
  func tenDeepWithSpacings() {
    var nested = group(
      .horizontal, .fractionalWidth(0.4), .fractionalHeight(1),
      item(.fractionalWidth(0.4), .fractionalHeight(1)), spacing: .fixed(0.5))
    for level in 1..<10 {
      nested = group(
        level % 2 == 0 ? .horizontal : .vertical, .fractionalWidth(0.9), .fractionalHeight(0.5),
        .group(nested), spacing: .fixed(0.5))
    }
    let arrangement = arranged((LayoutSection(group: nested), 3_000))
    #expect(arrangement.reports == [])
    #expect(arrangement.cells().count == 3_000)
  }

  @Test("A row with negative spacing has the same number of items after one is measured")
  func backwards() {
    // Each begins 12.5 points before the last, so that any number of them fits.
    let inner = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalHeight(0.3), height: .estimated(60)),
      content: .shares(item(.absolute(1), .estimated(20)), count: 1),
      edgeSpacing: LayoutEdgeSpacing(leading: .flexible(9.5)))
    let outer = group(
      .horizontal, .fractionalWidth(1), .absolute(60), .group(inner), spacing: .fixed(-40))
    var arrangement = arranged((LayoutSection(group: outer), 2_500))
    let before = arrangement.contentSize
    #expect(before.height == 180)
    arrangement.measure(.item(1, in: 0), as: Size(width: 13, height: 34))
    #expect(arrangement.contentSize == before)
    #expect(arrangement.element(.item(1, in: 0))?.frame.height == 34)
    #expect(arrangement.element(.item(2_499, in: 0))?.frame.minY == 120)
    #expect(
      arrangement.reports.map(\.description) == [
        "section 0: horizontal group (1 of the width) × (60) has room for more than the 1000 items laid out"
      ])
  }

  /// Each kind of group is nested in itself, with fixed and flexible spacing, and with dimensions
  /// that are zero, tiny or not a number.
  @Test("The layout of groups nested ten deep ends, whatever they contain")
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
          let cells = [0, 3, 49].compactMap { arrangement.element(.item($0, in: 0)) }
          #expect(cells.allSatisfy { $0.frame.isFinite })
        }
      }
    }
  }
}
