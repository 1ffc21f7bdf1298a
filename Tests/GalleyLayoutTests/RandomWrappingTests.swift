import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("Wrapping chips, measured at random")
struct RandomWrappingTests {
  @Test("Wrapping chips have the rows of a plain calculation, in whatever order they are measured")
  func judged() {
    withSeededRandom("walls of chips", steps: 300) { random in
      let wall = ChipWall(using: &random)
      let count = Int.random(in: 1...40, using: &random)
      var arrangement = wall.arrangement(count)
      var known: [Int: Size] = [:]
      let estimate = Size(width: wall.estimate, height: 30)
      for step in 0..<Int.random(in: 1...120, using: &random) {
        let chip = Int.random(in: 0..<count, using: &random)
        if known[chip] != nil {
          arrangement.forget(.item(chip, in: 0))
          known[chip] = nil
        }
        if Int.random(in: 0...4, using: &random) > 0 {
          let size = wall.size(using: &random)
          arrangement.measure(.item(chip, in: 0), as: size)
          known[chip] = size
        }
        // The check after every eighth step is faster, and lets errors add up before it.
        guard step % 8 == 0 else { continue }
        let sizes = (0..<count).map { known[$0] ?? estimate }
        expectNear(arrangement.cells(), wall.frames(of: sizes), "\(wall) \(known)")
      }

      var other = wall.arrangement(count)
      for (chip, size) in known.sorted(by: { $0.key < $1.key }).shuffled(using: &random) {
        other.measure(.item(chip, in: 0), as: size)
      }
      expectNear(arrangement.cells(), other.cells(), "\(wall) \(known)")
      #expect(arrangement.contentSize == other.contentSize)
      let rect = Rect(x: 0, y: 40, width: wall.width, height: 60)
      let seen = arrangement.elements(in: Viewport(rect)).map(\.id)
      #expect(seen == other.elements(in: Viewport(rect)).map(\.id))
    }
  }

  private func expectNear(
    _ found: [Rect], _ wanted: [Rect], _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Positions are rounded to half points.
    let isNear =
      found.count == wanted.count
      && zip(found, wanted).allSatisfy { found, wanted in
        found.size == wanted.size && abs(found.minX - wanted.minX) <= 0.2501
          && abs(found.minY - wanted.minY) <= 0.2501
      }
    #expect(isNear, "\(comment())\n\(found)\n\(wanted)", sourceLocation: sourceLocation)
  }
}

extension ChipWall {
  fileprivate init(using random: inout SeededRandom) {
    estimate = Double(Int.random(in: 5...60, using: &random))
    height = Bool.random(using: &random) ? 30 : nil
    spacing = [0, 0, 5, 7.5, 20].randomElement(using: &random) ?? 0
    rowSpacing = [0, 4, 11].randomElement(using: &random) ?? 0
    rowLimit = [nil, nil, 2, 4].randomElement(using: &random) ?? nil
  }

  /// Returns a random size for a chip, which may be wider than a row or have a width of zero.
  fileprivate func size(using random: inout SeededRandom) -> Size {
    let width = [0, 10.0, 33.25, 50, 100, 130, .random(in: 1...110, using: &random)]
    return Size(
      width: width.randomElement(using: &random) ?? 0,
      height: height ?? Double(Int.random(in: 0...60, using: &random)))
  }
}
