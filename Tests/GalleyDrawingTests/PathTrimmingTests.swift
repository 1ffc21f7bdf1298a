import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("The part of a path between two fractions of its length")
struct PathTrimmingTests {
  @Test("Connected lines stay connected, also where the end of a line can't be computed exactly")
  func connected() {
    var path = Path()
    path.move(to: Point(x: 97.4, y: 0))
    path.addLine(to: Point(x: 33.333333333333336, y: 0))
    path.addLine(to: Point(x: 33.333333333333336, y: 50))
    let part = path.trimmed(from: 0, to: 0.9)
    #expect(part.segments.count == 2)
    #expect(part.segments.first?.end == Point(x: 33.333333333333336, y: 0))
    #expect(part.segments.last?.start == part.segments.first?.end)
  }
}
