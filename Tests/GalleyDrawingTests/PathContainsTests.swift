import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("Points inside a path")
struct PathContainsTests {
  @Test("A star contains its arms; its middle only with the winding rule")
  func star() {
    var star = Path()
    for corner in [0, 2, 4, 1, 3] {
      let (sine, cosine) = Elementary.sineAndCosine(Double(corner) * 0.4 * .pi)
      star.addLine(to: Point(x: 10 * sine, y: -10 * cosine))
    }
    star.close()
    #expect(star.contains(.zero))
    #expect(!star.contains(.zero, rule: .evenOdd))
    #expect(star.contains(Point(x: 0, y: -8), rule: .evenOdd))
    #expect(!star.contains(Point(x: 9, y: 9)))
  }

  @Test("An open path contains points as if it were closed")
  func open() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 10, y: 0))
    path.addLine(to: Point(x: 10, y: 10))
    #expect(path.contains(Point(x: 8, y: 4)))
    #expect(!path.contains(Point(x: 2, y: 8)))
  }

  @Test("A circle contains the points nearer to its center than its radius")
  func circle() {
    let path = Path(ellipseIn: Rect(x: -10, y: -10, width: 20, height: 20))
    withEvery("x", in: stride(from: -11.0, through: 11, by: 0.37)) { x in
      withEvery("y", in: stride(from: -11.0, through: 11, by: 0.41)) { y in
        let distance = Point(x: x, y: y).distance(to: .zero)
        // The curves of the path are within 0.003 of the circle, and the lines for them within
        // 0.01.
        guard (distance - 10).magnitude > 0.02 else { return }
        #expect(path.contains(Point(x: x, y: y)) == (distance < 10))
      }
    }
  }

  /// The judge adds up the angles under which a point sees each line. The sum is the number of
  /// whole turns that the outline makes around the point.
  @Test("Containment agrees with the sum of angles, for polygons that cross themselves")
  func judge() {
    withSeededRandom("inside of polygons", steps: 400) { random in
      var path = Path()
      var lines: [(Point, Point)] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let corners = (0..<Int.random(in: 3...7, using: &random)).map { _ in
          Point(x: .random(in: 0...20, using: &random), y: .random(in: 0...20, using: &random))
        }
        path.move(to: corners[0])
        for corner in corners.dropFirst() { path.addLine(to: corner) }
        if .random(using: &random) { path.close() }
        lines += zip(corners, corners.dropFirst() + [corners[0]])
      }
      for _ in 0..<20 {
        let point = Point(
          x: .random(in: -1...21, using: &random), y: .random(in: -1...21, using: &random))
        var angle = 0.0
        for (from, to) in lines {
          let (a, b) = (from - point, to - point)
          angle += Elementary.arctangent2(y: a.x * b.y - a.y * b.x, x: a.x * b.x + a.y * b.y)
        }
        let turns = Int((angle / (2 * .pi)).rounded())
        #expect(path.contains(point) == (turns != 0), "\(point) in \(path)")
        #expect(path.contains(point, rule: .evenOdd) == (turns % 2 != 0), "\(point) in \(path)")
      }
    }
  }
}
