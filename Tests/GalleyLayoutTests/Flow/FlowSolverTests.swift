import GalleyGeometry
import GalleyLayout
import Testing

/// Unless a test says otherwise, the container is 320 × 480 at scale 2, it scrolls vertically, and
/// the spacing between items and lines is 10.
@Suite("A flow layout")
struct FlowSolverTests {
  // MARK: Defaults

  @Test("A flow layout has UIKit's defaults")
  func defaults() {
    let layout = FlowLayout()
    #expect(layout.scrollAxis == .vertical)
    #expect(layout.itemSize == Size(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    #expect(layout.sectionInset == .zero)
    #expect(layout.sectionInsetReference == .contentInset)
    #expect(layout.estimatedItemSize == .none)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
  }

  // MARK: Lines

  @Test("A flow line takes items while they fit with the minimum spacing")
  func breaking() {
    let example = FlowExample(4, of: Size(width: 100, height: 100))
    #expect(
      example.frames
        == frames(
          [0, 0, 100, 100], [110, 0, 100, 100], [220, 0, 100, 100], [0, 110, 100, 100]))
    #expect(example.lines.length == 210)
  }

  @Test("Items that fill a line exactly fit, and slightly wider items do not")
  func exactFit() {
    #expect(FlowExample(5, of: Size(width: 115, height: 50), width: 375).lines.lineCount == 2)
    let thirds = FlowExample(3, of: Size(width: 320.0 / 3, height: 10)).with {
      $0.layout.minimumInteritemSpacing = 0
    }
    #expect(thirds.lines.lineCount == 1)
    #expect(FlowExample(3, of: Size(width: 100.01, height: 10)).lines.lineCount == 2)
  }

  @Test("A full flow line distributes the remaining space between its items")
  func spreading() {
    let uneven = FlowExample(sizes((120, 40), (100, 40), (90, 40), (50, 40)))
    #expect(uneven.frames.prefix(2).map(\.minX) == [0, 220])
    let even = FlowExample(7, width: 375)
    #expect(even.frames.prefix(6).map(\.minX) == [0, 65, 130, 195, 260, 325])
  }

  @Test("A full line of equal items before a wider one is distributed, too")
  func spreadingBeforeWiderItem() {
    let example = FlowExample(sizes((100, 20), (100, 20), (300, 20)))
    #expect(example.frames.map(\.minX) == [0, 220, 10])
  }

  @Test("The last line keeps the columns of a full one if its items have one size")
  func lastLineOfOneSize() {
    #expect(
      FlowExample(5, of: Size(width: 100, height: 100), width: 375).frames
        == frames(
          [0, 0, 100, 100], [137.5, 0, 100, 100], [275, 0, 100, 100], [0, 110, 100, 100],
          [137.5, 110, 100, 100]))
    // This holds without a full line before it,
    #expect(FlowExample(4, width: 375).frames.map(\.minX) == [0, 65, 130, 195])
    // if the section has a list of sizes,
    let given = FlowExample(sizes((80, 40), (80, 40), (80, 40), (80, 40)), width: 375)
    #expect(given.frames.map(\.minX).prefix(3) == [0, 98.5, 196.5])
    // and if other lines have items of other sizes.
    let mixed = FlowExample(sizes((300, 20), (100, 20), (100, 20)), width: 330)
    #expect(mixed.frames.map(\.minX) == [15, 0, 115])
  }

  @Test(
    "The last line has the minimum spacing, from the left, if its items differ in either extent")
  func lastLineOfDifferentSizes() {
    let widths = FlowExample(sizes((80, 40), (100, 40), (60, 40)), width: 375)
    #expect(widths.frames.map(\.minX) == [0, 90, 200])
    let heights = FlowExample(sizes((80, 40), (80, 90), (80, 40)), width: 375)
    #expect(heights.frames.map(\.minX) == [0, 90, 180])
    let last = FlowExample(
      sizes((100, 100), (100, 100), (100, 100), (100, 100), (90, 100)), width: 375)
    #expect(last.frames.map(\.minX) == [0, 137.5, 275, 0, 110])
  }

  @Test("An item alone in a full line is centered, even if it overflows on both sides")
  func loneItem() {
    #expect(FlowExample(2, of: Size(width: 200, height: 40)).frames.map(\.minX) == [60, 60])
    let wide = FlowExample(3, of: Size(width: 250, height: 40), width: 200)
    #expect(wide.frames.map(\.minX) == [-25, -25, -25])
    let before = FlowExample(sizes((200, 40), (300, 40)))
    #expect(before.frames.map(\.minX) == [60, 10])
  }

  @Test("An item alone in the last line is at the left if two would fit, else centered")
  func loneLastItem() {
    #expect(FlowExample(1, of: Size(width: 90, height: 40), width: 200).frames[0].minX == 0)
    #expect(FlowExample(1, of: Size(width: 120, height: 40), width: 200).frames[0].minX == 40)
  }

  @Test("Items are centered across their line, and the next line begins after the highest item")
  func thickness() {
    let example = FlowExample(sizes((100, 20), (100, 60), (100, 40), (100, 10)))
    #expect(example.frames.map(\.minY) == [20, 0, 10, 70])
    #expect(example.lines.length == 80)
  }

  @Test("Flow positions are rounded to the nearest pixel, sizes stay as they are")
  func pixels() {
    let example = FlowExample(6, of: Size(width: 80.3, height: 40.3), width: 375)
    #expect(example.frames[1] == Rect(x: 98, y: 0, width: 80.3, height: 40.3))
    #expect(example.frames[5] == Rect(x: 98, y: 50.5, width: 80.3, height: 40.3))
    #expect(example.lines.frame(of: 5).minY == 50.3)
  }

  // MARK: Scrolling sideways

  @Test("In a horizontal flow, lines are columns")
  func sideways() {
    let example = FlowExample(3, of: Size(width: 90, height: 70), width: 375).with {
      $0.context.size.height = 200
      $0.layout.scrollAxis = .horizontal
      $0.layout.sectionInset = Insets(top: 8, left: 12, bottom: 8, right: 12)
      $0.layout.headerReferenceSize = Size(width: 40, height: 0)
      $0.layout.footerReferenceSize = Size(width: 20, height: 7)
    }
    #expect(
      example.frames == frames([12, 8, 90, 70], [12, 122, 90, 70], [112, 8, 90, 70]))
    #expect(example.lines.length == 214)
    #expect(example.solver.headerLength(of: example.section) == 40)
    #expect(example.solver.footerLength(of: example.section) == 20)
    #expect(example.solver.crossLength == 200)
  }
}
