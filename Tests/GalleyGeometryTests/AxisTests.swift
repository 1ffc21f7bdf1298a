import GalleyGeometry
import Testing

@Suite("An axis")
struct AxisTests {
  @Test("The perpendicular axis is the other one")
  func perpendicular() {
    #expect(Axis.horizontal.perpendicular == .vertical)
    #expect(Axis.vertical.perpendicular == .horizontal)
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
  }

  @Test("An axis selects a coordinate of a point")
  func points() {
    var point = Point(x: 1, y: 2)
    #expect(point[.horizontal] == 1)
    #expect(point[.vertical] == 2)
    point[.horizontal] = 3
    point[.vertical] = 4
    #expect(point == Point(x: 3, y: 4))
    #expect(Point(.horizontal, along: 1, across: 2) == Point(x: 1, y: 2))
    #expect(Point(.vertical, along: 1, across: 2) == Point(x: 2, y: 1))
  }

  @Test("An axis selects an extent of a size")
  func sizes() {
    var size = Size(width: 1, height: 2)
    #expect(size[.horizontal] == 1)
    #expect(size[.vertical] == 2)
    size[.horizontal] = 3
    size[.vertical] = 4
    #expect(size == Size(width: 3, height: 4))
    #expect(Size(.horizontal, along: 1, across: 2) == Size(width: 1, height: 2))
    #expect(Size(.vertical, along: 1, across: 2) == Size(width: 2, height: 1))
  }

  @Test("An axis selects the sides of a standardized rectangle")
  func rects() {
    let rect = Rect(x: 10, y: 20, width: -4, height: 6)
    #expect(rect.min(along: .horizontal) == 6)
    #expect(rect.mid(along: .horizontal) == 8)
    #expect(rect.max(along: .horizontal) == 10)
    #expect(rect.length(along: .horizontal) == 4)
    #expect(rect.min(along: .vertical) == 20)
    #expect(rect.mid(along: .vertical) == 23)
    #expect(rect.max(along: .vertical) == 26)
    #expect(rect.length(along: .vertical) == 6)
  }

  @Test("An axis selects the insets at its two ends")
  func insets() {
    let insets = Insets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(Axis.allCases.map(insets.start) == [2, 1])
    #expect(Axis.allCases.map(insets.end) == [8, 4])
    #expect(Axis.allCases.map(insets.total) == [10, 5])
    let directional = DirectionalInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    #expect(Axis.allCases.map(directional.start) == [2, 1])
    #expect(Axis.allCases.map(directional.end) == [8, 4])
    #expect(Axis.allCases.map(directional.total) == [10, 5])
  }
}
