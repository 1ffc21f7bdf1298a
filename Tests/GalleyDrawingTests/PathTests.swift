import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("A path")
struct PathTests {
  private let triangle: Path = {
    var path = Path()
    path.move(to: Point(x: 0, y: 10))
    path.addLine(to: Point(x: 10, y: 10))
    path.addLine(to: Point(x: 5, y: 0))
    path.close()
    return path
  }()

  @Test("A path prints its steps, or the name of its shape")
  func printing() {
    #expect("\(triangle)" == "M 0 10 L 10 10 L 5 0 Z")
    #expect("\(Path(Rect(x: 0.1, y: 0, width: 0.2, height: 5)))" == "rect (0.1, 0, 0.2, 5)")
    #expect("\(Path(Rect(x: 10, y: 5, width: -10, height: -5)))" == "rect (0, 0, 10, 5)")
    let box = Rect(x: 1, y: 2, width: 30, height: 20)
    #expect("\(Path(roundedRect: box, radius: 4))" == "rounded rect (1, 2, 30, 20) radius 4")
    #expect("\(Path(roundedRect: box, radius: 99))" == "rounded rect (1, 2, 30, 20) radius 10")
    #expect("\(Path(roundedRect: box, radius: 0))" == "rect (1, 2, 30, 20)")
    #expect("\(Path(ellipseIn: box))" == "ellipse (1, 2, 30, 20)")
    #expect("\(Path())" == "")
  }

  @Test("Only the given corners of a rectangle are round")
  func corners() {
    let path = Path(
      roundedRect: Rect(x: 0, y: 0, width: 20, height: 10), radius: 4, corners: [.topLeft])
    #expect("\(path)" == "M 4 0 L 20 0 L 20 10 L 0 10 L 0 4 C 0 1.791 1.791 0 4 0 Z")
  }

  @Test("A curve with one control point is stored as one with two")
  func quadCurve() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: Point(x: 6, y: 0), control: Point(x: 3, y: 6))
    #expect("\(path)" == "M 0 0 C 2 4 4 4 6 0")
    #expect(path.bounds == Rect(x: 0, y: 0, width: 6, height: 3))
    #expect(path.controlBounds == Rect(x: 0, y: 0, width: 6, height: 4))
  }

  @Test("A closed path continues from its start")
  func closing() {
    var path = triangle
    #expect(path.currentPoint == Point(x: 0, y: 10))
    path.close()
    path.addLine(to: Point(x: 0, y: 20))
    #expect("\(path)" == "M 0 10 L 10 10 L 5 0 Z L 0 20")
    #expect(path.bounds == Rect(x: 0, y: 0, width: 10, height: 20))
    var line = Path()
    line.addLine(to: Point(x: 3, y: 4))
    #expect("\(line)" == "M 3 4")
    line.append(triangle)
    #expect("\(line)" == "M 3 4 \(triangle)")
  }

  @Test("A transform moves all points of a path, and the current point")
  func transforms() {
    let moved = triangle.applying(AffineTransform(translationX: 1, y: 2))
    #expect("\(moved)" == "M 1 12 L 11 12 L 6 2 Z")
    #expect(moved.currentPoint == Point(x: 1, y: 12))
    let turned = Path(Rect(x: 0, y: 0, width: 2, height: 1))
      .applying(AffineTransform(rotation: .pi / 2))
    #expect("\(turned)" == "M 0 0 L 0 2 L -1 2 L -1 0 Z")
    #expect(triangle.applying(.identity) == triangle)
  }

  @Test("A path leaves out points that are not numbers")
  func badNumbers() {
    var path = Path()
    path.move(to: Point(x: .nan, y: 0))
    path.addLine(to: Point(x: 1, y: 2))
    path.addLine(to: Point(x: .infinity, y: 2))
    path.addLine(to: Point(x: 5, y: 6))
    #expect(path.bounds == Rect(x: 1, y: 2, width: 4, height: 4))
    #expect(path.controlBounds == path.bounds)
    #expect(!path.contains(Point(x: 3, y: .nan)))
    #expect(Path(Rect(x: .nan, y: 0, width: 1, height: 1)).controlBounds.isNull)
    #expect(Path(roundedRect: .null, radius: 4).isEmpty)
    #expect(Path().bounds.isNull)
    var arc = Path()
    arc.addArc(center: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(arc.isEmpty)
  }

  @Test("The bounds of a path include the extremes of its curves")
  func boundsOfCurves() {
    withSeededRandom("bounds of curves", steps: 300) { random in
      func point() -> Point {
        Point(x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random))
      }
      let (from, control1, control2, to) = (point(), point(), point(), point())
      var path = Path()
      path.move(to: from)
      path.addCurve(to: to, control1: control1, control2: control2)
      var (low, high) = (from, from)
      for step in 0...2_000 {
        let t = Double(step) / 2_000
        func between(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
          let (ab, bc, cd) = (a + (b - a) * t, b + (c - b) * t, c + (d - c) * t)
          let (abc, bcd) = (ab + (bc - ab) * t, bc + (cd - bc) * t)
          return abc + (bcd - abc) * t
        }
        let x = between(from.x, control1.x, control2.x, to.x)
        let y = between(from.y, control1.y, control2.y, to.y)
        low = Point(x: min(low.x, x), y: min(low.y, y))
        high = Point(x: max(high.x, x), y: max(high.y, y))
      }
      let bounds = path.bounds
      #expect(bounds.minX <= low.x + 1e-9 && bounds.minX > low.x - 0.01)
      #expect(bounds.minY <= low.y + 1e-9 && bounds.minY > low.y - 0.01)
      #expect(bounds.maxX >= high.x - 1e-9 && bounds.maxX < high.x + 0.01)
      #expect(bounds.maxY >= high.y - 1e-9 && bounds.maxY < high.y + 0.01)
    }
  }
}
