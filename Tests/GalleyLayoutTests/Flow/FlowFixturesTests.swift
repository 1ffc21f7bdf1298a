import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Flow layouts measured on UIKit")
struct FlowFixturesTests {
  @Test("Are reproduced, all of them")
  func all() throws {
    var reproduced = 0
    var frameCount = 0
    var differing: [String] = []
    var notExpressible: [String] = []
    for fixture in try FlowFixture.all() {
      switch fixture {
      case .failure(let failure): notExpressible.append("\(failure.title): \(failure.line)")
      case .success(let fixture):
        let differences = fixture.differences
        frameCount += fixture.frames.count
        if differences.isEmpty { reproduced += 1 }
        differing += differences.map { "\(fixture.title): \($0)" }
      }
    }
    #expect(differing == [])
    #expect(notExpressible == [])
    #expect(reproduced == 44)
    #expect(frameCount == 447)
  }
}

extension FlowFixture {
  /// Where what comes out is not what was read off.
  fileprivate var differences: [String] {
    let stack = stack
    var differences: [String] = []
    for (name, expected) in frames.sorted(by: { $0.key < $1.key }) {
      let frame = stack.frames[name]
      if frame.map({ $0.isClose(to: expected) }) != true {
        differences.append("\(name) is \(frame?.description ?? "missing"), not \(expected)")
      }
    }
    if !isPart {
      for name in stack.frames.keys.sorted() where frames[name] == nil {
        differences.append("\(name) should not be there")
      }
    }
    for (found, expected) in [
      (stack.size.width, contentWidth), (stack.size.height, contentHeight),
    ] where expected != nil && expected != found {
      differences.append("content is \(stack.size)")
    }
    return differences
  }

  /// The sections stacked one behind the other, each with its header before and its footer behind
  /// its lines, and the frames fitted to pixels.
  private var stack: (frames: [Name: Rect], size: Size) {
    let solver = example.solver
    let axis = example.layout.scrollAxis
    let grid = example.context.grid
    let average = average
    var frames: [Name: Rect] = [:]
    var start = 0.0

    func addBand(_ name: Name, length: Double) {
      guard length > 0 else { return }
      frames[name] = Rect(
        origin: grid.point(Point(axis, along: start, across: 0)),
        size: Size(axis, along: length, across: solver.crossLength))
      start += length
    }

    for (index, section) in sections.enumerated() {
      var measures = FlowMeasures(average: average)
      for (item, size) in measured[index].enumerated() { measures.sizes[item] = size }
      let lines = solver.lines(of: section, measures: measures)

      addBand("header \(index)", length: solver.headerLength(of: section))
      for item in 0..<lines.count {
        let frame = lines.frame(of: item)
        let origin = frame.origin + Point(axis, along: start, across: 0)
        frames["item \(index).\(item)"] = Rect(origin: grid.point(origin), size: frame.size)
      }
      start += lines.length
      addBand("footer \(index)", length: solver.footerLength(of: section))
    }
    return (frames, Size(axis, along: grid.length(start), across: solver.crossLength))
  }

  /// The average of all measured sizes.
  private var average: Size? {
    let sizes = measured.flatMap { $0 }
    guard !sizes.isEmpty else { return nil }
    return Size(
      width: sizes.map(\.width).reduce(0, +) / Double(sizes.count),
      height: sizes.map(\.height).reduce(0, +) / Double(sizes.count))
  }
}

extension Rect {
  /// Whether the rectangles are the same but for figures that were noted with six digits.
  fileprivate func isClose(to other: Rect) -> Bool {
    let pairs = [
      (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
    ]
    return pairs.allSatisfy { ($0 - $1).magnitude < 2e-3 }
  }
}
