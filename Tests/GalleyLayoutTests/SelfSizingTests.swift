import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

// Helpers of the suites about measuring, anchors and changes.

/// Rows that are as wide as the container. Only their height is an estimate.
func estimatedRows(_ estimate: Double = 40, spacing: Double = 0) -> LayoutSection {
  var section = LayoutSection(
    group: group(
      .horizontal, .fractionalWidth(1), .estimated(estimate),
      item(.fractionalWidth(1), .estimated(estimate))))
  section.interGroupSpacing = spacing
  return section
}

/// A header or a footer that is as wide as the container. Only its height is an estimate.
func estimatedBoundary(
  _ kind: String, _ alignment: LayoutAlignment, _ estimate: Double = 20, pins: Bool = false
) -> BoundarySupplementary {
  BoundarySupplementary(
    kind: kind, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(estimate)),
    alignment: alignment, pinsToVisibleBounds: pins)
}

/// A layout of sections on a screen of 320 × 480.
func arranged(
  _ sections: (LayoutSection, Int)..., size: Size = Size(width: 320, height: 480),
  direction: LayoutDirection = .leftToRight,
  configuration: CompositionalConfiguration = CompositionalConfiguration()
) -> Arrangement {
  Arrangement(
    sections.map { SectionContent($0.0, itemCount: $0.1) }, configuration: configuration,
    in: ArrangementContext(size: size, grid: PixelGrid(scale: 2), direction: direction))
}

extension Element.ID {
  /// The ID of a supplementary view of a section.
  static func view(_ kind: String, _ number: Int = 0, in section: Int = 0) -> Element.ID {
    .supplementary(kind, number: number, in: section)
  }
}

extension Arrangement {
  /// The frames of a section's cells.
  func cells(inSection section: Int = 0) -> [Rect] {
    (0..<itemCount(inSection: section)).compactMap {
      frame(of: ElementPath(section: section, item: $0))
    }
  }

  /// Measures an element with the width of its frame and another height.
  @discardableResult
  mutating func measure(_ id: Element.ID, height: Double) -> Measuring {
    measure(id, as: Size(width: element(id)?.frame.width ?? 0, height: height))
  }
}

@Suite("A measured element")
struct MeasuringTests {
  @Test("A measured size moves everything after its element, and nothing before it")
  func movesWhatIsBehind() {
    let rows = estimatedRows()
    var arrangement = arranged((rows, 3), (rows, 3), (rows, 3))
    #expect(arrangement.measure(.item(1, in: 1), height: 60) == .changed)
    #expect(arrangement.cells(inSection: 0).map(\.minY) == [0, 40, 80])
    #expect(arrangement.cells(inSection: 1).map(\.minY) == [120, 160, 220])
    #expect(arrangement.cells(inSection: 1).map(\.height) == [40, 60, 40])
    #expect(arrangement.cells(inSection: 2).map(\.minY) == [260, 300, 340])
    #expect(arrangement.contentSize == Size(width: 320, height: 380))
    #expect(arrangement.frame(ofSection: 1) == Rect(x: 0, y: 120, width: 320, height: 140))
    #expect(arrangement.reports == [])
  }

  @Test("A size that was measured before, or equals the estimate, changes nothing")
  func idempotent() {
    var arrangement = arranged((estimatedRows(), 3))
    #expect(!arrangement.isMeasured(.item(0, in: 0)))
    #expect(arrangement.measure(.item(0, in: 0), height: 40) == .unchanged)
    #expect(arrangement.isMeasured(.item(0, in: 0)))
    #expect(!arrangement.isMeasured(.item(1, in: 0)))

    #expect(arrangement.measure(.item(1, in: 0), height: 50) == .changed)
    let before = arrangement.record
    #expect(arrangement.measure(.item(1, in: 0), height: 50) == .unchanged)
    #expect(arrangement.measure(.item(0, in: 0), height: 40) == .unchanged)
    #expect(arrangement.record == before)
  }

  @Test("A measured size counts only on the axes with an estimate")
  func axes() {
    var arrangement = arranged((estimatedRows(), 2))
    #expect(arrangement.measure(.item(0, in: 0), as: Size(width: 7, height: 30)) == .changed)
    #expect(arrangement.cells() == frames([0, 0, 320, 30], [0, 30, 320, 40]))
    #expect(arrangement.measure(.item(1, in: 0), as: Size(width: .nan, height: 50)) == .changed)
    #expect(arrangement.cells() == frames([0, 0, 320, 30], [0, 30, 320, 50]))
    #expect(arrangement.measure(.item(1, in: 0), as: Size(width: -9, height: 50)) == .unchanged)
    #expect(arrangement.reports == [])
  }

  @Test("If a measured size alternates, the larger one is kept, and a report names both")
  func swings() {
    var arrangement = arranged((estimatedRows(), 3))
    arrangement.measure(.item(1, in: 0), height: 50)
    let (small, large) = (Size(width: 320, height: 50), Size(width: 320, height: 52.5))
    #expect(arrangement.measure(.item(1, in: 0), as: large) == .swung(from: small, to: large))
    #expect(arrangement.cells().map(\.minY) == [0, 40, 92.5])
    #expect(arrangement.measure(.item(1, in: 0), as: small) == .swung(from: large, to: small))
    #expect(arrangement.cells().map(\.minY) == [0, 40, 92.5])
    #expect(arrangement.measure(.item(1, in: 0), as: large) == .unchanged)
    #expect(
      arrangement.reports.map(\.description) == [
        "section 0: item 0.1 was measured as 320 × 52.5, then as 320 × 50; the larger is kept"
      ])
    // A forgotten size has no report.
    arrangement.forget(.item(1, in: 0))
    #expect(arrangement.reports == [])
  }

  @Test("The larger of two alternating sizes is kept axis by axis")
  func swingsOnBothAxes() {
    let section = LayoutSection(
      group: group(
        .horizontal, .estimated(100), .estimated(40), item(.estimated(100), .estimated(40))))
    var arrangement = arranged((section, 1))
    arrangement.measure(.item(0, in: 0), as: Size(width: 90, height: 20))
    arrangement.measure(.item(0, in: 0), as: Size(width: 30, height: 60))
    #expect(arrangement.cells() == frames([0, 0, 90, 60]))
  }

  @Test("Sizes that differ by a pixel are different, and nearer ones are equal")
  func tolerance() {
    var arrangement = arranged((estimatedRows(), 3))
    arrangement.measure(.item(1, in: 0), height: 50)
    for height in [50.25, 50.499, 49.75, 49.501] {
      #expect(arrangement.measure(.item(1, in: 0), height: height) == .unchanged, "\(height)")
    }
    #expect(arrangement.reports == [])
    #expect(arrangement.measure(.item(1, in: 0), height: 50.5) != .unchanged)
    #expect(arrangement.cells().map(\.minY) == [0, 40, 90.5])
  }

  @Test("A forgotten size is the estimate again, until it is measured")
  func forgotten() {
    var arrangement = arranged((estimatedRows(), 3), (estimatedRows(), 1))
    let before = arrangement.record
    arrangement.measure(.item(1, in: 0), height: 90)
    arrangement.forget(.item(1, in: 0))
    #expect(!arrangement.isMeasured(.item(1, in: 0)))
    #expect(arrangement.record == before)
    #expect(arrangement.measure(.item(1, in: 0), height: 30) == .changed)
    #expect(arrangement.cells().map(\.minY) == [0, 40, 70])
    #expect(arrangement.reports == [])
  }

  @Test("A size that is not a number counts as no answer, and a negative size as zero")
  func badSizes() {
    var arrangement = arranged((estimatedRows(), 3))
    let before = arrangement.record
    for height in [Double.nan, .infinity, -.infinity] {
      #expect(arrangement.measure(.item(1, in: 0), height: height) == .unchanged)
      #expect(!arrangement.isMeasured(.item(1, in: 0)))
    }
    #expect(arrangement.record == before)
    #expect(arrangement.measure(.item(1, in: 0), height: -5) == .changed)
    #expect(arrangement.cells().map(\.minY) == [0, 40, 40])
    #expect(arrangement.cells()[1].height == 0)
  }

  @Test("A measured size is at most a billion points, so that sums of sizes stay exact")
  func hugeSizes() {
    var arrangement = arranged((estimatedRows(), 3))
    arrangement.measure(.item(1, in: 0), height: .greatestFiniteMagnitude)
    #expect(arrangement.cells().map(\.minY) == [0, 40, 1e9 + 40])
  }

  @Test("A size is ignored if the element has no estimate, or does not exist")
  func nothingToMeasure() {
    var section = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .absolute(40), item(.fractionalWidth(1), .absolute(40))))
    section.decorations = [LayoutDecoration(kind: "card")]
    section.boundaryItems = [
      BoundarySupplementary(
        kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
        alignment: .top)
    ]
    var arrangement = arranged((section, 2), (estimatedRows(), 2))
    let before = arrangement.record
    let card = Element.ID(.decoration("card"), at: ElementPath(section: 0, item: 0))
    let ids: [Element.ID] = [
      .item(0, in: 0), .view("header"), card, .item(2, in: 1), .item(-1, in: 1), .item(0, in: 2),
      .item(0, in: -1), .view("footer", in: 1), .global("header"), .item(.max, in: .max),
    ]
    for id in ids {
      #expect(arrangement.measure(id, as: Size(width: 100, height: 100)) == .unchanged, "\(id)")
      #expect(!arrangement.isMeasured(id), "\(id)")
      arrangement.forget(id)
    }
    #expect(arrangement.record == before)
  }

  @Test("Measuring leaves a copy of the arrangement as it was")
  func copies() {
    // There are more rows than one node of the tree of rows has.
    var arrangement = arranged((estimatedRows(), 100), (estimatedRows(), 100))
    for item in 0..<50 { arrangement.measure(.item(item * 2, in: 0), height: 44) }
    let record = arrangement.record
    var copy = arrangement
    copy.measure(.item(3, in: 0), height: 90)
    copy.forget(.item(4, in: 0))
    copy.measure(.item(0, in: 1), height: 10)
    #expect(arrangement.record == record)

    let copied = copy.record
    arrangement.measure(.item(3, in: 0), height: 70)
    arrangement.measure(.item(99, in: 1), height: 70)
    #expect(copy.record == copied)
    #expect(copy.cells()[3].height == 90)
    #expect(arrangement.cells()[3].height == 70)
  }

  @Test("Measuring does not change an orthogonal row that was returned before")
  func copiedRows() {
    var section = LayoutSection(
      group: group(
        .horizontal, .estimated(100), .absolute(40), item(.estimated(100), .absolute(40))))
    section.orthogonalScrolling = .groupPaging
    var arrangement = arranged((section, 10))
    let row = arrangement.orthogonalSection(0)
    arrangement.measure(.item(0, in: 0), as: Size(width: 300, height: 40))
    #expect(row?.contentLength == 1_000)
    #expect(row?.restingOffset(for: 190) == 200)
    #expect(arrangement.orthogonalSection(0)?.contentLength == 1_200)
    #expect(arrangement.orthogonalSection(0)?.restingOffset(for: 190) == 300)
  }
}

@Suite("The layout of measured cells and supplementary views")
struct MeasuredElementsTests {
  @Test("A measured row is as high as its cell")
  func rows() {
    var arrangement = arranged((estimatedRows(44, spacing: 3), 5))
    for (item, height) in [31.0, 50, 31, 69, 31].enumerated() {
      arrangement.measure(.item(item, in: 0), height: height)
    }
    #expect(arrangement.cells().map(\.minY) == [0, 34, 87, 121, 193])
    #expect(arrangement.contentSize.height == 224)
  }

  @Test(
    "Measured cells side by side have their own heights, and their row is as high as the tallest")
  func sideBySide() {
    let halves = group(
      .horizontal, .fractionalWidth(1), .estimated(40), item(.fractionalWidth(0.5), .estimated(40)))
    var arrangement = arranged((LayoutSection(group: halves), 4))
    arrangement.measure(.item(0, in: 0), height: 30)
    arrangement.measure(.item(1, in: 0), height: 55)
    arrangement.measure(.item(2, in: 0), height: 10)
    #expect(
      arrangement.cells()
        == frames([0, 0, 160, 30], [160, 0, 160, 55], [0, 55, 160, 10], [160, 55, 160, 40]))
    #expect(arrangement.contentSize.height == 95)
  }

  @Test("A group with a fixed height keeps it, and a taller measured cell overflows")
  func fixedGroups() {
    let fixed = group(
      .horizontal, .fractionalWidth(1), .absolute(40), item(.fractionalWidth(1), .estimated(40)))
    var arrangement = arranged((LayoutSection(group: fixed), 3))
    arrangement.measure(.item(0, in: 0), height: 70)
    #expect(arrangement.cells() == frames([0, 0, 320, 70], [0, 40, 320, 40], [0, 80, 320, 40]))
    #expect(arrangement.contentSize.height == 120)
  }

  @Test("A cell as high as its group has no estimate, though the group has one")
  func sharesOfEstimates() {
    let shares = group(
      .horizontal, .fractionalWidth(1), .estimated(44),
      item(.fractionalWidth(0.5), .fractionalHeight(1)))
    var arrangement = arranged((LayoutSection(group: shares), 2))
    #expect(arrangement.measure(.item(0, in: 0), height: 70) == .unchanged)
    #expect(arrangement.cells().map(\.height) == [44, 44])
  }

  @Test("Cells that are fractions of an estimated group keep their fractions")
  func countedGroups() {
    let pair = LayoutGroup(
      .vertical, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(88)),
      content: .shares(item(.fractionalWidth(1), .estimated(44)), count: 2),
      interItemSpacing: .fixed(5))
    var section = LayoutSection(group: pair)
    section.interGroupSpacing = 3
    var arrangement = arranged((section, 5))
    for item in 0..<5 {
      #expect(arrangement.measure(.item(item, in: 0), height: 70) == .unchanged)
      #expect(arrangement.element(.item(item, in: 0))?.estimatedAxes == [])
    }
    #expect(arrangement.cells().map(\.height) == [41.5, 41.5, 41.5, 41.5, 41.5])
    #expect(arrangement.cells().map(\.minY) == [0, 46.5, 91, 137.5, 182])
    #expect(arrangement.contentSize.height == 223.5)
  }

  @Test(
    "In nested groups, a column is as long as its measured cells, and the row as the longest column"
  )
  func nested() {
    let column = group(
      .vertical, .fractionalWidth(0.5), .estimated(100), item(.fractionalWidth(1), .estimated(50)),
      item(.fractionalWidth(1), .estimated(50)), spacing: .fixed(4))
    let row = group(
      .horizontal, .fractionalWidth(1), .estimated(100),
      item(.fractionalWidth(0.5), .absolute(80)), .group(column))
    var arrangement = arranged((LayoutSection(group: row), 6))
    arrangement.measure(.item(1, in: 0), height: 20)
    arrangement.measure(.item(5, in: 0), height: 70)
    #expect(
      arrangement.cells()
        == frames(
          [0, 0, 160, 80], [160, 0, 160, 20], [160, 24, 160, 50],
          [0, 80, 160, 80], [160, 80, 160, 50], [160, 134, 160, 70]))
    #expect(arrangement.contentSize.height == 80 + 124)
  }

  @Test(
    "Cells can be measured on both axes: columns of a horizontal list are no wider than their cells"
  )
  func bothAxes() {
    let section = LayoutSection(
      group: group(
        .horizontal, .estimated(100), .estimated(40), item(.estimated(100), .estimated(40))))
    var arrangement = arranged((section, 3))
    arrangement.measure(.item(1, in: 0), as: Size(width: 200, height: 50))
    #expect(arrangement.cells() == frames([0, 0, 100, 40], [0, 40, 200, 50], [0, 90, 100, 40]))
    #expect(arrangement.contentSize == Size(width: 320, height: 130))
    // The content is wider than the container as long as a cell is.
    arrangement.measure(.item(2, in: 0), as: Size(width: 400, height: 40))
    #expect(arrangement.contentSize == Size(width: 400, height: 130))
    arrangement.forget(.item(2, in: 0))
    #expect(arrangement.contentSize == Size(width: 320, height: 130))
  }

  @Test("Measured headers and footers move the cells")
  func headers() {
    var section = estimatedRows()
    section.boundaryItems = [
      estimatedBoundary("header", .top), estimatedBoundary("footer", .bottom),
    ]
    var arrangement = arranged((section, 2), (section, 2))
    #expect(arrangement.measure(.view("header", in: 0), height: 30) == .changed)
    #expect(arrangement.cells(inSection: 0).map(\.minY) == [30, 70])
    #expect(arrangement.measure(.view("footer", in: 0), height: 5) == .changed)
    #expect(
      arrangement.element(.view("footer"))?.frame == Rect(x: 0, y: 110, width: 320, height: 5))
    #expect(arrangement.cells(inSection: 1).map(\.minY) == [135, 175])
    #expect(arrangement.isMeasured(.view("header", in: 0)))
    #expect(!arrangement.isMeasured(.view("header", in: 1)))

    #expect(arrangement.measure(.view("header", in: 0), height: 30) == .unchanged)
    #expect(arrangement.measure(.view("header", in: 0), height: 35) != .unchanged)
    #expect(arrangement.measure(.view("header", in: 0), height: 25) != .unchanged)
    #expect(arrangement.cells(inSection: 0).map(\.minY) == [35, 75])
    #expect(
      arrangement.reports.first?.message
        == "header 0.0 was measured as 320 × 35, then as 320 × 25; the larger is kept")
    arrangement.forget(.view("header", in: 0))
    #expect(arrangement.cells(inSection: 0).map(\.minY) == [20, 60])
  }

  @Test("Two headers of one kind are measured separately")
  func twoHeaders() {
    var section = estimatedRows()
    section.boundaryItems = [
      estimatedBoundary("header", .top), estimatedBoundary("header", .bottom),
    ]
    var arrangement = arranged((section, 1))
    arrangement.measure(.view("header", 1), height: 50)
    #expect(arrangement.element(.view("header", 0))?.frame.height == 20)
    #expect(arrangement.element(.view("header", 1))?.frame.height == 50)
    #expect(!arrangement.isMeasured(.view("header", 0)))
  }

  @Test("A measured boundary item of the layout moves every section")
  func globalViews() {
    var configuration = CompositionalConfiguration()
    configuration.boundaryItems = [
      estimatedBoundary("title", .top, 60), estimatedBoundary("end", .bottom, 10),
    ]
    var arrangement = arranged((estimatedRows(), 2), configuration: configuration)
    #expect(arrangement.cells().map(\.minY) == [60, 100])
    #expect(arrangement.measure(.global("title"), height: 75) == .changed)
    #expect(arrangement.isMeasured(.global("title")))
    #expect(arrangement.cells().map(\.minY) == [75, 115])
    #expect(arrangement.element(.global("end"))?.frame.minY == 155)
    #expect(arrangement.measure(.global("end"), height: 20) == .changed)
    #expect(arrangement.contentSize.height == 175)
    // Measuring a cell does not change the height of the boundary item.
    arrangement.measure(.item(0, in: 0), height: 50)
    #expect(arrangement.contentSize.height == 185)
    arrangement.measure(.global("title"), height: 70)
    #expect(
      arrangement.reports.map(\.description) == [
        "layout: title 0.all was measured as 320 × 75, then as 320 × 70; the larger is kept"
      ])
    arrangement.forget(.global("title"))
    #expect(arrangement.cells().map(\.minY) == [60, 110])
  }

  @Test("Measured badges on cells and groups move nothing")
  func hangingViews() {
    let badge = LayoutSupplementary(
      kind: "badge", size: LayoutSize(width: .estimated(20), height: .absolute(20)),
      anchor: LayoutAnchor([.top, .trailing]))
    let rows = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(40)),
      content: .cycle([
        .item(
          LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
            supplementaries: [badge]))
      ]))
    var arrangement = arranged((LayoutSection(group: rows), 3))
    #expect(
      arrangement.measure(.view("badge", 1), as: Size(width: 50, height: 9)) == .changed)
    #expect(arrangement.isMeasured(.view("badge", 1)))
    let badges = (0..<3).compactMap { arrangement.element(.view("badge", $0))?.frame }
    #expect(badges == frames([300, 0, 20, 20], [270, 40, 50, 20], [300, 80, 20, 20]))
    #expect(arrangement.cells().map(\.minY) == [0, 40, 80])
    arrangement.forget(.view("badge", 1))
    #expect(arrangement.element(.view("badge", 1))?.frame.width == 20)
  }

  @Test("A section with orthogonal scrolling is as high as its tallest measured group")
  func sideways() {
    var section = LayoutSection(
      group: group(
        .horizontal, .estimated(100), .estimated(40), item(.estimated(100), .estimated(40))))
    section.orthogonalScrolling = .continuous
    var arrangement = arranged((section, 3), (estimatedRows(), 1))
    arrangement.measure(.item(1, in: 0), as: Size(width: 150, height: 90))
    #expect(arrangement.cells() == frames([0, 0, 100, 40], [100, 0, 150, 90], [250, 0, 100, 40]))
    #expect(arrangement.cells(inSection: 1).map(\.minY) == [90])
    #expect(arrangement.orthogonalSection(0)?.contentLength == 350)
    arrangement.forget(.item(1, in: 0))
    #expect(arrangement.cells(inSection: 1).map(\.minY) == [40])
  }
}

@Suite("Measuring visible elements")
struct SelfSizingTests {
  private let screen = Viewport(Rect(x: 0, y: 0, width: 320, height: 100))

  @Test("Settling asks for the visible elements, from top to bottom, each once")
  func inSight() {
    var arrangement = arranged((estimatedRows(), 1_000_000))
    var asked: [Element.ID] = []
    let result = arrangement.settle(in: screen) { element in
      asked.append(element.id)
      return Size(width: 320, height: 30)
    }
    // Three rows were visible. Each became lower, so a fourth one became visible.
    #expect(asked == (0..<4).map { .item($0, in: 0) })
    #expect(result.measuredCount == 4)
    #expect(result.isSettled)
    #expect(result.firstChangedSection == 0)
    #expect(arrangement.contentSize.height == 4 * 30 + 999_996 * 40)
  }

  @Test("Settling does not ask for elements that others have pushed out of the viewport")
  func pushedOut() {
    var arrangement = arranged((estimatedRows(), 10))
    var asked: [Element.ID] = []
    arrangement.settle(in: screen) { element in
      asked.append(element.id)
      return Size(width: 320, height: 90)
    }
    #expect(asked == [.item(0, in: 0), .item(1, in: 0)])
    #expect(!arrangement.isMeasured(.item(2, in: 0)))
  }

  @Test("Settling passes the current frame of an element, after those before it were measured")
  func currentFrames() {
    var arrangement = arranged((estimatedRows(), 10))
    var places: [Double] = []
    arrangement.settle(in: screen) { element in
      places.append(element.frame.minY)
      return Size(width: 320, height: 35)
    }
    #expect(places == [0, 35, 70])
  }

  @Test("A settled layout has nothing to measure")
  func twice() {
    var arrangement = arranged((estimatedRows(), 10))
    arrangement.settle(in: screen) { _ in Size(width: 320, height: 33) }
    let before = arrangement.record
    let again = arrangement.settle(in: screen) { element in
      Issue.record("\(element) is measured twice")
      return nil
    }
    #expect(again.changedNothing(measuring: 0), "\(again)")
    #expect(arrangement.record == before)
    // Only a forgotten element is measured again.
    arrangement.forget(.item(1, in: 0))
    var asked: [Element.ID] = []
    arrangement.settle(in: screen) { element in
      asked.append(element.id)
      return Size(width: 320, height: 33)
    }
    #expect(asked == [.item(1, in: 0)])
    #expect(arrangement.record == before)
  }

  @Test("An element without an answer keeps its estimate, and is asked once")
  func noAnswer() {
    let answers: [Size?] = [
      nil, Size(width: 320, height: .nan), Size(width: 320, height: .infinity),
    ]
    for answer in answers {
      var arrangement = arranged((estimatedRows(), 10))
      var count = 0
      let result = arrangement.settle(in: screen) { _ in
        count += 1
        return answer
      }
      #expect(count == 3, "\(answer as Any)")
      #expect(result.changedNothing(measuring: 3), "\(result)")
      #expect(arrangement.cells().allSatisfy { $0.height == 40 })
      #expect(arrangement.isMeasured(.item(0, in: 0)))
      #expect(arrangement.reports == [])
    }
  }

  @Test(
    "Settling names the first section whose frames have changed; those before it are as they were")
  func firstChanged() {
    let rows = estimatedRows()
    var arrangement = arranged((rows, 1), (rows, 1), (rows, 1))
    let result = arrangement.settle(in: screen) { element in
      Size(width: 320, height: element.id.path.section == 0 ? 40 : 25)
    }
    #expect(result.firstChangedSection == 1)
    #expect(result.measuredCount == 3)
  }

  @Test("Settling ends after the last allowed pass, if nothing is left then")
  func lastPass() {
    var arrangement = arranged((estimatedRows(), 10))
    let result = arrangement.settle(in: screen, passLimit: 1) { _ in nil }
    #expect(result.changedNothing(measuring: 3), "\(result)")
    #expect(arrangement.reports == [])
  }

  @Test("Settling stops after the allowed passes, and a report names the elements that are left")
  func passLimit() {
    var arrangement = arranged((estimatedRows(), 100))
    var count = 0
    let result = arrangement.settle(in: screen, passLimit: 3) { _ in
      count += 1
      return Size(width: 320, height: 1)
    }
    // Three elements are measured in each pass.
    #expect(count == 9)
    #expect(!result.isSettled)
    #expect(
      arrangement.reports.map(\.description) == [
        "section 0: item 0.9 is not measured after 3 passes; it keeps its estimate"
      ])
    // A later call continues from there. Stopping at the same element again is not reported twice.
    var other = arrangement
    other.settle(in: screen, passLimit: 20) { _ in Size(width: 320, height: 50) }
    #expect(other.isMeasured(.item(9, in: 0)))
    arrangement.forget(.item(8, in: 0))
    arrangement.forget(.item(7, in: 0))
    arrangement.forget(.item(6, in: 0))
    arrangement.settle(in: screen, passLimit: 1) { _ in Size(width: 320, height: 1) }
    #expect(arrangement.reports.count <= 2)
  }

  @Test("Settling takes one pass if none or fewer are allowed")
  func noPasses() {
    for limit in [0, -1, .min] {
      var arrangement = arranged((estimatedRows(), 3))
      let result = arrangement.settle(in: screen, passLimit: limit) { _ in nil }
      #expect(result.measuredCount == 3)
    }
  }

  @Test("Settling asks for headers, footers and boundary items, in the order of the screen")
  func boundaries() {
    var section = estimatedRows()
    section.boundaryItems = [
      estimatedBoundary("header", .top), estimatedBoundary("footer", .bottom),
    ]
    var configuration = CompositionalConfiguration()
    configuration.boundaryItems = [estimatedBoundary("title", .top)]
    var arrangement = arranged((section, 1), configuration: configuration)
    var asked: [Element.ID] = []
    let result = arrangement.settle(in: Viewport(Rect(x: 0, y: 0, width: 320, height: 480))) {
      asked.append($0.id)
      return Size(width: 320, height: 25)
    }
    #expect(asked == [.global("title"), .view("header"), .item(0, in: 0), .view("footer")])
    #expect(result.isSettled)
    #expect(result.firstChangedSection == 0)
    #expect(arrangement.contentSize.height == 100)
  }

  @Test("Settling asks for a pinned header whose own position is not visible")
  func pinned() {
    var section = estimatedRows()
    section.boundaryItems = [estimatedBoundary("header", .top, pins: true)]
    var arrangement = arranged((section, 100))
    var asked: [Element.ID] = []
    arrangement.settle(in: Viewport(Rect(x: 0, y: 1_000, width: 320, height: 50))) { element in
      asked.append(element.id)
      return nil
    }
    #expect(asked.contains(.view("header")))
    #expect(!asked.contains(.item(0, in: 0)))
  }

  @Test("Settling asks only for the visible cells of an orthogonal row")
  func sideways() {
    var section = LayoutSection(
      group: group(
        .horizontal, .absolute(100), .estimated(40), item(.absolute(100), .estimated(40))))
    section.orthogonalScrolling = .continuous
    var arrangement = arranged((section, 50))
    var viewport = Viewport(Rect(x: 0, y: 0, width: 320, height: 480))
    viewport.orthogonalOffsets = [0: 1_050]
    var asked: [Element.ID] = []
    arrangement.settle(in: viewport) { element in
      asked.append(element.id)
      return Size(width: 100, height: 60)
    }
    #expect(asked == (10..<14).map { .item($0, in: 0) })
    #expect(arrangement.contentSize.height == 60)
  }

  @Test("Wrapping chips settle, from left to right and from right to left")
  func chips() {
    withEvery("direction", in: [LayoutDirection.leftToRight, .rightToLeft]) { direction in
      let wall = group(
        .horizontal, .fractionalWidth(1), .estimated(30), item(.estimated(50), .absolute(30)),
        spacing: .fixed(5))
      var arrangement = arranged((LayoutSection(group: wall), 1_000), direction: direction)
      var asked: Set<Element.ID> = []
      let result = arrangement.settle(in: screen) { element in
        #expect(asked.insert(element.id).inserted, "\(element.id) is measured twice")
        return Size(width: Double(20 + element.id.path.item * 37 % 100), height: 30)
      }
      #expect(result.isSettled)
      for element in arrangement.elements(in: screen) {
        #expect(arrangement.isMeasured(element.id))
      }
      // Only chips that were in visible rows at some time are measured, which are few.
      #expect(asked.count < 30)
    }
  }

  @Test("Settling continues until a screen of far too large estimates is full")
  func slowProgress() {
    var arrangement = arranged((estimatedRows(480), 100))
    let result = arrangement.settle(in: Viewport(Rect(x: 0, y: 0, width: 320, height: 480))) { _ in
      Size(width: 320, height: 20)
    }
    #expect(result.isSettled)
    #expect(result.measuredCount == 24)
    #expect(arrangement.reports == [])
  }

  @Test("Settling a right-to-left list asks from the right, and returns the viewport after it")
  func sidewaysFromTheRight() {
    let columns = LayoutSection(
      group: group(
        .vertical, .estimated(100), .fractionalHeight(1),
        item(.estimated(100), .fractionalHeight(1))))
    var configuration = CompositionalConfiguration()
    configuration.scrollAxis = .horizontal
    var arrangement = arranged((columns, 10), direction: .rightToLeft, configuration: configuration)
    #expect(arrangement.contentSize.width == 1_000)
    // A right-to-left list begins at the right end of its content.
    let start = Viewport(Rect(x: 680, y: 0, width: 320, height: 480))
    var asked: [Int] = []
    let result = arrangement.settle(in: start) { element in
      asked.append(element.id.path.item)
      return Size(width: 150, height: 480)
    }
    #expect(asked == [0, 1, 2])
    #expect(arrangement.contentSize.width == 1_150)
    #expect(result.viewport == Viewport(Rect(x: 830, y: 0, width: 320, height: 480)))
    #expect(
      arrangement.elements(in: result.viewport).map(\.frame)
        == frames([1_000, 0, 150, 480], [850, 0, 150, 480], [700, 0, 150, 480]))
    #expect(arrangement.settle(in: result.viewport) { _ in nil }.measuredCount == 0)
  }

  @Test("Settling does nothing if nothing is visible")
  func nothingInSight() {
    var arrangement = arranged((estimatedRows(), 3))
    for rect in [Rect.null, .zero, Rect(x: 0, y: 9_000, width: 320, height: 100)] {
      let result = arrangement.settle(in: Viewport(rect)) { _ in nil }
      #expect(result.changedNothing(measuring: 0), "\(result)")
    }
  }
}

extension SelfSizing {
  /// Whether `count` elements were measured, no visible element is unmeasured, and no frame has
  /// changed.
  fileprivate func changedNothing(measuring count: Int) -> Bool {
    isSettled && measuredCount == count && firstChangedSection == nil
  }
}
