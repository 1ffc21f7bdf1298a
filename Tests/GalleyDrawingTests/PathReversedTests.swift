import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Reversed paths and round corners")
struct PathReversedTests {
  @Test(
    "In a reversed path, each part goes from its end to its start, and closed parts stay closed")
  func reversed() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 10, y: 0))
    path.addCurve(
      to: Point(x: 10, y: 5), control1: Point(x: 11, y: 1), control2: Point(x: 12, y: 4))
    path.append(Path(Rect(x: 0, y: 0, width: 2, height: 1)))
    #expect(
      path.reversed.description
        == "M 10 5 C 12 4 11 1 10 0 L 0 0 M 0 1 L 2 1 L 2 0 L 0 0 Z")
    #expect(path.reversed.reversed == path)
  }

  @Test("A round corner begins on one line and ends on the other, in turns to either side")
  func corners() {
    for side in [1.0, -1] {
      var path = Path()
      path.move(to: .zero)
      path.addArc(
        around: Point(x: 10, y: 0), towards: Point(x: 10, y: 10 * side), radius: 4)
      #expect(path.elements.prefix(2) == [.move(to: .zero), .line(to: Point(x: 6, y: 0))])
      let end = path.currentPoint ?? .zero
      #expect(end.distance(to: Point(x: 10, y: 4 * side)) < 1e-9)
      #expect(path.bounds.maxX < 10 + 1e-9)
    }
  }

  @Test("Points on one line have no corner to round")
  func noCorner() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(around: Point(x: 10, y: 0), towards: Point(x: 20, y: 0), radius: 4)
    #expect(path.description == "M 0 0 L 10 0")
  }
}
