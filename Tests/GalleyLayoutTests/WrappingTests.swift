import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// A wall of chips: rows that are as wide as the container, and have as many chips as fit.
struct ChipWall {
  var estimate = 30.0
  /// `nil` for chips whose height is measured as well.
  var height: Double? = 30
  var spacing = 0.0
  var rowSpacing = 0.0
  /// The maximum number of chips in a row; `nil` for no maximum.
  var rowLimit: Int?
  var width = 100.0

  var layout: LayoutSection {
    let chip = item(.estimated(estimate), height.map { .absolute($0) } ?? .estimated(30))
    var section = LayoutSection(
      group: LayoutGroup(
        .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(30)),
        content: rowLimit.map { .repeated(chip, count: $0) } ?? .cycle([chip]),
        interItemSpacing: .fixed(spacing)))
    section.interGroupSpacing = rowSpacing
    return section
  }

  func arrangement(_ count: Int) -> Arrangement {
    arranged((layout, count), size: Size(width: width, height: 480))
  }

  /// Computes the frames in a simple way: a chip that does not fit in its row begins a new one.
  func frames(of sizes: [Size]) -> [Rect] {
    var frames: [Rect] = []
    var (x, y, tallest, inRow) = (0.0, 0.0, 0.0, 0)
    for size in sizes {
      if inRow > 0 && (x + size.width > width + 1e-6 || inRow == rowLimit) {
        y += tallest + rowSpacing
        (x, tallest, inRow) = (0, 0, 0)
      }
      frames.append(Rect(origin: Point(x: x, y: y), size: size))
      x += size.width + spacing
      tallest = max(tallest, size.height)
      inRow += 1
    }
    return frames
  }
}

extension Arrangement {
  /// Measures a chip with a width, and a height of 30.
  @discardableResult
  mutating func measure(chip: Int, width: Double) -> Measuring {
    measure(.item(chip, in: 0), as: Size(width: width, height: 30))
  }
}

@Suite("Wrapping chips with measured widths")
struct WrappingTests {
  @Test("A row holds as many chips as fit with their measured widths")
  func breaks() {
    var arrangement = ChipWall(spacing: 5).arrangement(5)
    // Three chips with spacings fill the row exactly: 30 + 5 + 30 + 5 + 30 = 100.
    #expect(arrangement.cells().map(\.minX) == [0, 35, 70, 0, 35])
    #expect(arrangement.measure(chip: 1, width: 31) == .changed)
    #expect(arrangement.cells().map(\.minX) == [0, 35, 0, 35, 70])
    #expect(arrangement.cells().map(\.minY) == [0, 0, 30, 30, 30])
    #expect(arrangement.measure(chip: 2, width: 29) == .changed)
    #expect(arrangement.cells().map(\.minX) == [0, 35, 71, 0, 35])
    #expect(arrangement.contentSize.height == 60)
  }

  @Test("The first chip of the next row moves up if it turns out to fit")
  func takesIn() {
    var arrangement = ChipWall().arrangement(6)
    #expect(arrangement.cells().map(\.minY) == [0, 0, 0, 30, 30, 30])
    #expect(arrangement.measure(chip: 3, width: 10) == .changed)
    #expect(arrangement.cells().map(\.minX) == [0, 30, 60, 90, 0, 30])
    #expect(arrangement.cells().map(\.minY) == [0, 0, 0, 0, 30, 30])
    // A chip also moves up far down in the wall, where no other chips are measured.
    var wall = ChipWall().arrangement(3_000)
    wall.measure(chip: 1_500, width: 10)
    #expect(wall.cells()[1_500] == Rect(x: 90, y: 499 * 30, width: 10, height: 30))
    #expect(wall.cells()[1_501] == Rect(x: 0, y: 500 * 30, width: 30, height: 30))
  }

  @Test("Wrapping moves everything after it: rows, sections, and boundary items")
  func movesWhatIsBehind() {
    var chips = ChipWall().layout
    chips.boundaryItems = [estimatedBoundary("footer", .bottom)]
    var arrangement = arranged(
      (chips, 6), (estimatedRows(), 1), size: Size(width: 100, height: 480))
    #expect(arrangement.element(.view("footer"))?.frame.minY == 60)
    arrangement.measure(chip: 0, width: 95)
    #expect(arrangement.cells().map(\.minY) == [0, 30, 30, 30, 60, 60])
    #expect(arrangement.element(.view("footer"))?.frame.minY == 90)
    #expect(arrangement.cells(inSection: 1).map(\.minY) == [110])
    #expect(arrangement.contentSize.height == 150)
  }

  @Test("A row of chips is as high as its tallest chip")
  func heights() {
    var arrangement = ChipWall(height: nil, rowSpacing: 2).arrangement(5)
    arrangement.measure(.item(1, in: 0), as: Size(width: 60, height: 50))
    #expect(
      arrangement.cells()
        == frames(
          [0, 0, 30, 30], [30, 0, 60, 50], [0, 52, 30, 30], [30, 52, 30, 30], [60, 52, 30, 30]))
    #expect(arrangement.contentSize.height == 82)
  }

  @Test("A chip wider than its row overflows it, and does not disappear")
  func tooWide() {
    withEvery("row limit", in: [nil, 1, 3]) { limit in
      var arrangement = ChipWall(rowLimit: limit).arrangement(4)
      arrangement.measure(chip: 0, width: 150)
      arrangement.measure(chip: 2, width: 101)
      #expect(
        arrangement.cells()
          == frames([0, 0, 150, 30], [0, 30, 30, 30], [0, 60, 101, 30], [0, 90, 30, 30]))
      #expect(arrangement.contentSize == Size(width: 100, height: 120))
      #expect(
        arrangement.elements(in: Viewport(Rect(x: 0, y: 0, width: 100, height: 30))).map(\.id)
          == [.item(0, in: 0)])
    }
  }

  @Test("A row holds no more chips than its count, however small they are")
  func counted() {
    var arrangement = ChipWall(rowLimit: 2).arrangement(5)
    for chip in 0..<5 { arrangement.measure(chip: chip, width: 3) }
    #expect(arrangement.cells().map(\.minX) == [0, 3, 0, 3, 0])
    #expect(arrangement.cells().map(\.minY) == [0, 0, 30, 30, 60])
  }

  @Test("A row of chips is as before when the measured sizes are forgotten")
  func forgets() {
    var arrangement = ChipWall(spacing: 3).arrangement(40)
    let before = arrangement.record
    for chip in 0..<40 { arrangement.measure(chip: chip, width: Double(5 + chip * 7 % 90)) }
    for chip in (0..<40).reversed() { arrangement.forget(.item(chip, in: 0)) }
    #expect(arrangement.record == before)
  }

  /// A wall of chips, each with a badge.
  private func badgedChips(_ count: Int) -> Arrangement {
    let badge = LayoutSupplementary(
      kind: "badge", size: LayoutSize(width: .absolute(8), height: .absolute(8)),
      anchor: LayoutAnchor([.top, .trailing]))
    let chip = LayoutItem(
      size: LayoutSize(width: .estimated(30), height: .absolute(30)), supplementaries: [badge])
    let wall = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(30)),
      content: .cycle([.item(chip)]))
    return arranged((LayoutSection(group: wall), count), size: Size(width: 100, height: 480))
  }

  @Test("The badges of chips are numbered in the order of the chips")
  func badges() {
    var arrangement = badgedChips(9)
    for (chip, width) in [(4, 80.0), (0, 10), (8, 120), (7, 20)] {
      arrangement.measure(chip: chip, width: width)
      for (number, cell) in arrangement.cells().enumerated() {
        let frame = arrangement.element(.view("badge", number))?.frame
        #expect(frame == Rect(x: cell.maxX - 8, y: cell.minY, width: 8, height: 8))
      }
      #expect(arrangement.element(.view("badge", 9)) == nil)
    }
  }

  @Test("The badge of a chip is found about as fast among many measured rows as among few")
  func badgeAmongMany() {
    func time(_ count: Int) -> Duration {
      var arrangement = badgedChips(count)
      for chip in 0..<count { arrangement.measure(chip: chip, width: Double(20 + chip % 7)) }
      return processorTime {
        for _ in 0..<200 {
          let frame = arrangement.element(.view("badge", count - 1))?.frame
          #expect(frame?.size == Size(width: 8, height: 8))
        }
      }
    }
    let few = time(30)
    let many = time(1_500)
    #expect(many < few * 20)
  }

  @Test("Nested wrapping groups in a column wrap by their content")
  func nested() {
    let row = group(
      .horizontal, .fractionalWidth(1), .estimated(30), item(.estimated(30), .absolute(30)))
    let pair = group(.vertical, .fractionalWidth(1), .estimated(60), .group(row), .group(row))
    var section = LayoutSection(group: pair)
    section.interGroupSpacing = 10
    var arrangement = arranged((section, 9), size: Size(width: 100, height: 480))
    #expect(arrangement.cells().map(\.minY) == [0, 0, 0, 30, 30, 30, 70, 70, 70])
    arrangement.measure(chip: 1, width: 80)
    #expect(arrangement.cells().map(\.minY) == [0, 30, 70, 70, 70, 100, 100, 100, 140])
    arrangement.measure(chip: 2, width: 20)
    #expect(arrangement.cells().map(\.minY) == [0, 30, 30, 70, 70, 70, 100, 100, 100])
  }

  @Test("A row among a million chips is found immediately, whatever was measured far away")
  func million() {
    var arrangement = ChipWall().arrangement(1_000_000)
    arrangement.measure(chip: 0, width: 50)
    arrangement.measure(chip: 999_999, width: 77)
    arrangement.measure(chip: 500_000, width: 90)
    // The first row has two chips. The rows after it have three, except that the wide chip is alone
    // in its row.
    #expect(
      arrangement.frame(of: ElementPath(section: 0, item: 2))
        == Rect(x: 0, y: 30, width: 30, height: 30))
    let wide = arrangement.frame(of: ElementPath(section: 0, item: 500_000))
    let rows = Double(1 + (500_000 - 2) / 3)
    #expect(wide == Rect(x: 0, y: rows * 30, width: 90, height: 30))
    #expect(
      arrangement.frame(of: ElementPath(section: 0, item: 500_001))
        == Rect(x: 0, y: rows * 30 + 30, width: 30, height: 30))
    #expect(arrangement.firstPath(atOrAfter: rows * 30) == ElementPath(section: 0, item: 500_000))
    let last = arrangement.frame(of: ElementPath(section: 0, item: 999_999))
    #expect(last?.maxY == arrangement.contentSize.height)
  }
}
