import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("The segments of a path")
struct PathSegmentsTests {
  @Test("Each line and each curve is a segment, and so is the line that closes a part")
  func kinds() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 10, y: 0))
    path.addCurve(
      to: Point(x: 10, y: 8), control1: Point(x: 18, y: 0), control2: Point(x: 18, y: 8))
    path.close()
    path.move(to: Point(x: 50, y: 50))
    path.addLine(to: Point(x: 60, y: 50))
    let segments = path.segments
    #expect(segments.map(\.start.x) == [0, 10, 10, 50])
    #expect(segments.map(\.end.x) == [10, 10, 0, 60])
    // (10 + 3 * 18 + 3 * 18 + 10) / 8
    #expect(segments[1].point(at: 0.5) == Point(x: 16, y: 4))
    #expect(segments[2].point(at: 0.5) == Point(x: 5, y: 4))
  }

  @Test("A part that ends at its start is closed without another segment")
  func closed() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 10, y: 0))
    path.addLine(to: Point(x: 0, y: 0))
    path.close()
    #expect(path.segments.count == 2)
    #expect(Path().segments.isEmpty)
  }
}
