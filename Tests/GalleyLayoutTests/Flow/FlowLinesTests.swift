import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The lines of a flow layout")
struct FlowLinesTests {
  /// Lines that are 60 high and hold three items each, with a spacing of 10.
  private let grid = FlowExample(7, of: Size(width: 100, height: 60), width: 375).lines

  @Test("The description of flow lines contains their number of items and lines")
  func description() {
    #expect("\(grid)" == "7 items in 3 lines, 200 long")
  }

  @Test("The items of the lines that overlap a range are found, and not those that touch it")
  func query() {
    #expect(grid.items(touching: 0, high: 200) == 0..<7)
    #expect(grid.items(touching: 65, high: 140) == 3..<6)
    #expect(grid.items(touching: 59, high: 70) == 0..<3)
    #expect(grid.items(touching: 60, high: 71) == 3..<6)
    #expect(grid.items(touching: 60, high: 70).isEmpty)
    #expect(grid.items(touching: 199, high: 1_000) == 6..<7)
    #expect(grid.items(touching: 200, high: 1_000).isEmpty)
    #expect(grid.items(touching: -10, high: 0).isEmpty)
    #expect(grid.items(touching: 30, high: 30) == 0..<3)
    #expect(grid.items(touching: -.infinity, high: .infinity) == 0..<7)
    #expect(grid.items(touching: 100, high: 50).isEmpty)
    #expect(grid.items(touching: .nan, high: 50).isEmpty)
    #expect(grid.items(touching: 50, high: .nan).isEmpty)
  }

  @Test("Lines that overlap because of negative spacing are found")
  func overlapping() {
    let cards = FlowExample(4, of: Size(width: 300, height: 100)).with {
      $0.layout.minimumLineSpacing = -80
    }
    #expect(cards.lines.length == 160)
    #expect(cards.lines.items(touching: 90, high: 91) == 0..<4)
    #expect(cards.lines.items(touching: 119, high: 130) == 1..<4)
    // The second line is low, and lies within the first line.
    let uneven = FlowExample(sizes((300, 100), (310, 10), (300, 30))).with {
      $0.layout.minimumLineSpacing = -80
    }
    #expect(uneven.frames.map(\.minY) == [0, 20, -50])
    #expect(uneven.lines.items(touching: 50, high: 60) == 0..<3)
    #expect(uneven.lines.items(touching: -50, high: -40) == 0..<3)
    #expect(uneven.lines.items(touching: -60, high: -50).isEmpty)
    #expect(uneven.lines.length == 0)
  }

  @Test("Ten million flow items of one size cost what ten cost")
  func manyItems() {
    let lines = FlowExample(10_000_000, of: Size(width: 100, height: 60)).lines
    #expect(lines.lineCount == 3_333_334)
    #expect(lines.length == 3_333_334 * 70 - 10)
    #expect(lines.frame(of: 9_999_999) == Rect(x: 0, y: 3_333_333 * 70, width: 100, height: 60))
    #expect(lines.items(touching: 7_000_000, high: 7_000_061) == 300_000..<300_003)
  }

  @Test("Ten million flow items of which three are measured cost no more than a few items")
  func manyEstimates() {
    let example = FlowExample(10_000_000).with {
      $0.layout.estimatedItemSize = .size(Size(width: 320, height: 40))
      $0.measures = FlowMeasures(
        sizes: [
          0: Size(width: 320, height: 29), 5_000_000: Size(width: 320, height: 63),
          9_999_999: Size(width: 320, height: 10),
        ],
        average: Size(width: 320, height: 34))
    }
    let lines = example.lines
    #expect(lines.frame(of: 1).minY == 39)
    // There are 4,999,999 items between the two measured ones, each with its spacing.
    let middle = 29 + 10 + 4_999_999 * 44.0
    #expect(lines.frame(of: 5_000_000).minY == middle)
    let last = middle + 63 + 10 + 4_999_998 * 44
    #expect(lines.frame(of: 9_999_999).minY == last)
    #expect(lines.length == last + 10)
    #expect(lines.items(touching: 0, high: 100) == 0..<3)
    #expect(lines.items(touching: lines.length - 5, high: .infinity) == 9_999_999..<10_000_000)
  }
}
