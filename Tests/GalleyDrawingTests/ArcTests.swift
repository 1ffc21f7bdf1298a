import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("An arc")
struct ArcTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool, radius: Double = 10) -> Path {
    var path = Path()
    path.addArc(
      center: Point(x: 3, y: 4), radius: radius, startAngle: start, endAngle: end,
      clockwise: clockwise)
    return path
  }

  @Test("An arc stays on its circle, and ends at its end angle")
  func onTheCircle() throws {
    try withSeededRandom("arcs", steps: 300) { random in
      let start = Double.random(in: -10...10, using: &random)
      let end = Double.random(in: -10...10, using: &random)
      let radius = Double.random(in: 0.1...100, using: &random)
      let clockwise = Bool.random(using: &random)
      let path = arc(start, end, clockwise: clockwise, radius: radius)
      var last = try #require(path.startPoint)
      for element in path.elements.dropFirst() {
        guard case .curve(let to, let control1, let control2) = element else { continue }
        for t in [0.25, 0.5, 0.75, 1] {
          let point = between(last, control1, control2, to, at: t)
          let distance = point.distance(to: Point(x: 3, y: 4))
          #expect((distance - radius).magnitude < radius * 3e-4)
        }
        last = to
      }
      // An arc of more than a whole turn is a whole circle, and ends where it begins.
      let isWhole = (clockwise ? end - start : start - end) >= 2 * .pi
      let (sine, cosine) = Elementary.sineAndCosine(isWhole ? start : end)
      let wanted = Point(x: 3 + radius * cosine, y: 4 + radius * sine)
      #expect(last.distance(to: wanted) < radius * 1e-9)
    }
  }

  @Test("An arc goes clockwise on a screen whose y axis points down")
  func direction() {
    let quarter = arc(0, .pi / 2, clockwise: true)
    #expect(quarter.elements.count == 2)
    #expect((quarter.bounds.minX - 3).magnitude < 1e-9 && quarter.bounds.maxY > 13.9)
    // This arc goes the long way around.
    #expect(arc(0, .pi / 2, clockwise: false).elements.count == 4)
  }

  @Test("An arc never goes around more than once, and a whole turn is a circle in either direction")
  func wholeTurns() {
    let half = Double.pi
    let cases: [(Double, Double, Bool)] = [
      (0, 2 * half, true), (0, 2 * half, false), (0, 9 * half, true), (half, -half, false),
      (-half / 2, 1.5 * half, false),
    ]
    for (start, end, clockwise) in cases {
      let bounds = arc(start, end, clockwise: clockwise).bounds
      #expect((bounds.width - 20).magnitude < 0.01, "\(start) to \(end)")
      #expect((bounds.height - 20).magnitude < 0.01, "\(start) to \(end)")
    }
    #expect(arc(1, 1, clockwise: true).bounds.width < 1e-9)
  }

  @Test("An arc begins with a line from the current point")
  func connection() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      center: Point(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
    #expect("\(path)".hasPrefix("M 0 0 L 15 0 C "))
  }
}

extension Path {
  fileprivate var startPoint: Point? {
    guard case .move(let point)? = elements.first else { return nil }
    return point
  }
}

private func between(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at t: Double) -> Point {
  func mix(_ a: Point, _ b: Point) -> Point {
    Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
  let (ab, bc, cd) = (mix(a, b), mix(b, c), mix(c, d))
  return mix(mix(ab, bc), mix(bc, cd))
}
