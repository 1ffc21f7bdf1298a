import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("A flow layout of bad numbers")
struct FlowBadInputTests {
  private static let badNumbers: [Double] = [
    0, -0.0, -1, -320, .nan, -.nan, .infinity, -.infinity, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e-300, 1e300, 0x1p53, 1e-6,
  ]

  @Test("Flow sizes that are negative or not numbers count as zero")
  func badSizes() {
    let bad = FlowExample(sizes((-10, 20), (.nan, .nan), (20, -1)))
    #expect(bad.frames == FlowExample(sizes((0, 20), (0, 0), (20, 0))).frames)
    let uniform = FlowExample(3, of: Size(width: .nan, height: -4))
    #expect(uniform.frames == FlowExample(3, of: .zero).frames)
    #expect(uniform.solver.headerLength(of: uniform.section) == 0)
  }

  @Test("A million flow items without width are put in one line")
  func zeroWidths() {
    let lines = FlowExample(1_000_000, of: Size(width: 0, height: 20)).with {
      $0.layout.minimumInteritemSpacing = 0
    }.lines
    #expect(lines.lineCount == 1)
    #expect(lines.length == 20)
    #expect(lines.items(touching: 0, high: 1) == 0..<1_000_000)
    #expect(lines.frame(of: 999_999) == Rect(x: 320, y: 0, width: 0, height: 20))

    let backward = FlowExample(1_000, of: Size(width: 10, height: 20)).with {
      $0.layout.minimumInteritemSpacing = -15
    }.lines
    #expect(backward.lineCount == 1)
  }

  @Test("A flow line with infinite spacing has one item")
  func endlessSpacing() {
    for spacing in [Double.infinity, .greatestFiniteMagnitude] {
      let example = FlowExample(3).with { $0.layout.minimumInteritemSpacing = spacing }
      #expect(example.frames.map(\.origin.y) == [0, 60, 120])
      #expect(example.frames.map(\.origin.x) == [135, 135, 135])
    }
  }

  @Test("A flow without space has one item in each line")
  func noRoom() {
    let example = FlowExample(2).with {
      $0.layout.sectionInset = Insets(top: 0, left: 200, bottom: 0, right: 200)
    }
    // The insets leave a line with a length of -80. Its middle is the middle of the container.
    #expect(example.frames == frames([135, 0, 50, 50], [135, 60, 50, 50]))
    #expect(FlowExample(1, width: .nan).solver.crossLength == 0)
    #expect(FlowExample(1, width: -5).solver.crossLength == 0)
  }

  @Test("A negative number of flow items counts as zero, and the largest number is possible")
  func badCounts() {
    #expect(FlowExample(-3).lines.count == 0)
    // Five columns, and three items too few in the last line.
    let many = FlowExample(.max).lines
    #expect(many.count == .max)
    #expect(many.frame(of: .max - 1).isFinite)
    #expect(many.length.isFinite)
    #expect(many.items(touching: -1, high: .infinity) == 0..<(.max))
    let alone = FlowExample(.max, of: Size(width: 300, height: 1e300)).lines
    #expect(alone.length.isFinite)
    #expect(alone.items(touching: -.infinity, high: .infinity) == 0..<(.max))
  }

  /// Each property takes each bad number, on both axes, with and without measuring.
  @Test("A flow gives finite frames for any input")
  func everything() {
    let edits: [(inout FlowExample, Double) -> Void] = [
      { $0.layout.itemSize.width = $1 },
      { $0.layout.itemSize.height = $1 },
      { $0.layout.minimumLineSpacing = $1 },
      { $0.layout.minimumInteritemSpacing = $1 },
      { $0.layout.sectionInset = Insets(all: $1) },
      { $0.layout.sectionInset.left = $1 },
      { $0.context.contentInset = Insets(all: $1) },
      { $0.context.layoutMargins = Insets(all: $1) },
      { $0.context.size = Size(width: $1, height: $1) },
      { $0.section.itemSizes = [Size(width: $1, height: 10), Size(width: 10, height: $1)] },
      { $0.measures.sizes[2] = Size(width: $1, height: $1) },
      { $0.measures.average = Size(width: $1, height: $1) },
      { $0.layout.estimatedItemSize = .size(Size(width: $1, height: 10)) },
    ]
    withEvery("axis", in: Axis.allCases) { axis in
      withEvery("measured", in: [false, true]) { isMeasured in
        withEvery("first edit", in: edits.indices) { first in
          withEvery("second edit", in: edits.indices) { second in
            withEvery("number", in: Self.badNumbers) { number in
              var example = FlowExample(5)
              example.layout.scrollAxis = axis
              example.layout.sectionInsetReference = .layoutMargins
              if isMeasured { example.layout.estimatedItemSize = .automatic }
              edits[first](&example, number)
              edits[second](&example, number)
              expectSound(example.lines)
            }
          }
        }
      }
    }
  }

  private func expectSound(_ lines: FlowLines) {
    #expect(lines.length.isFinite && lines.length >= 0)
    for item in 0..<lines.count {
      let frame = lines.frame(of: item)
      #expect(frame.isFinite && frame.size.width >= 0 && frame.size.height >= 0)
      let low = frame.min(along: lines.axis)
      let high = frame.max(along: lines.axis)
      if low < high { #expect(lines.items(touching: low, high: high).contains(item)) }
    }
  }
}
