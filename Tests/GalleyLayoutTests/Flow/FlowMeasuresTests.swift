import GalleyGeometry
import GalleyLayout
import Testing

@Suite("A flow layout whose items are measured")
struct FlowMeasuresTests {
  private func example(
    _ count: Int, estimate: FlowLayout.EstimatedSize, sizes: [Int: Size] = [:],
    average: Size? = nil
  ) -> FlowExample {
    FlowExample(count).with {
      $0.layout.estimatedItemSize = estimate
      $0.measures = FlowMeasures(sizes: sizes, average: average)
    }
  }

  @Test("Flow items have the estimate until one is measured")
  func estimate() {
    let lines = example(5, estimate: .size(Size(width: 100, height: 60))).lines
    #expect(lines.frame(of: 4) == Rect(x: 110, y: 70, width: 100, height: 60))
    #expect(lines.estimatedAxes == [.horizontal, .vertical])
    #expect(example(1, estimate: .automatic).frames == frames([0, 0, 50, 50]))
  }

  @Test("A flow with an estimate of zero does not measure, as in UIKit")
  func noEstimate() {
    for estimate in [FlowLayout.EstimatedSize.none, .size(.zero)] {
      let example = example(
        1, estimate: estimate, sizes: [0: Size(width: 70, height: 7)],
        average: Size(width: 70, height: 7))
      #expect(example.frames == frames([0, 0, 50, 50]))
      #expect(example.lines.estimatedAxes == [])
    }
  }

  /// Nine of forty rows are on screen and measured: 397 in all, 44.11 on average.
  @Test("Flow items that are not measured have the average of the measured ones")
  func average() {
    let heights = [29.0, 63, 29, 29, 63, 29, 63, 29, 63]
    var sizes: [Int: Size] = [:]
    for (item, height) in heights.enumerated() { sizes[item] = Size(width: 320, height: height) }
    let example = example(
      40, estimate: .size(Size(width: 320, height: 40)), sizes: sizes,
      average: Size(width: 320, height: 397.0 / 9))
    #expect(example.frames[8] == Rect(x: 0, y: 414, width: 320, height: 63))
    #expect(example.frames[10].minY == 541)
    #expect(example.context.grid.length(example.lines.length) == 2154)
    // Forty rows have one line each.
    #expect(example.lines.lineCount == 40)
  }

  @Test("A measured size has precedence over the section's size, and that over the average")
  func precedence() {
    let example = example(
      3, estimate: .size(Size(width: 320, height: 40)), sizes: [1: Size(width: 320, height: 29)],
      average: Size(width: 320, height: 29)
    ).with { $0.section.itemSizes = sizes((320, 70), (320, 70)) }
    #expect(example.frames.map(\.height) == [70, 29, 29])
  }

  @Test("Flow items of one width are set as a grid down to the last line, whatever their heights")
  func grid() {
    let heights = [29.0, 233, 80, 29, 233]
    var example = example(5, estimate: .size(Size(width: 50, height: 40)))
    for (item, height) in heights.enumerated() {
      example.measures.sizes[item] = Size(width: 90, height: height)
    }
    // The spacing between them is (320 − 3 · 90) / 2.
    #expect(example.frames.map(\.minX) == [0, 115, 230, 0, 115])
    #expect(example.frames.map(\.minY) == [102, 0, 76.5, 345, 243])
    // Without measuring, the last line has the minimum spacing.
    let given = FlowExample(heights.map { Size(width: 90, height: $0) })
    #expect(given.frames.map(\.minX) == [0, 115, 230, 0, 100])
  }

  @Test("A measured flow item that is too wide starts where the line does, and keeps its width")
  func tooWide() {
    let example = example(
      2, estimate: .size(Size(width: 100, height: 40)),
      sizes: [0: Size(width: 697, height: 29), 1: Size(width: 200, height: 29)])
    #expect(example.frames == frames([0, 0, 697, 29], [60, 39, 200, 29]))
  }

  @Test("Measured sizes of flow items that do not exist are ignored")
  func strayMeasures() {
    let size = Size(width: 10, height: 10)
    let stray = example(2, estimate: .automatic, sizes: [-1: size, 2: size, .max: size])
    #expect(stray.lines == example(2, estimate: .automatic).lines)
  }
}
