import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("The area of a stroke, and dashes, as paths")
struct PathOutlineTests {
  /// A line to the right and down, with a corner at (10, 0).
  private var corner: Path {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 10, y: 0))
    path.addLine(to: Point(x: 10, y: 10))
    return path
  }

  private func contains(_ path: Path, _ x: Double, _ y: Double) -> Bool {
    path.contains(Point(x: x, y: y), rule: .winding)
  }

  @Test("The outline of a line has the width and the caps of the line")
  func caps() {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: Point(x: 10, y: 0))
    #expect(
      line.outlined(StrokeStyle(width: 4)).bounds == Rect(x: 0, y: -2, width: 10, height: 4))
    for cap in [StrokeStyle.Cap.round, .square] {
      let outline = line.outlined(StrokeStyle(width: 4, cap: cap))
      #expect(outline.bounds == Rect(x: -2, y: -2, width: 14, height: 4), "\(cap)")
      #expect(contains(outline, 11.9, 1.9) == (cap == .square), "\(cap)")
    }
    #expect(line.outlined(StrokeStyle(width: 0)).isEmpty)
  }

  @Test("Lines are connected by their join, in turns to either side")
  func joins() {
    for path in [corner, corner.reversed] {
      let miter = path.outlined(StrokeStyle(width: 4))
      let round = path.outlined(StrokeStyle(width: 4, join: .round))
      let bevel = path.outlined(StrokeStyle(width: 4, join: .bevel))
      // The corner of the miter, and the middle of the arc, which is 2 · cos 45° = 1.41 away.
      #expect(contains(miter, 11.9, -1.9) && !contains(round, 11.9, -1.9))
      #expect(contains(round, 11.3, -1.3) && !contains(bevel, 11.3, -1.3))
      #expect(contains(bevel, 10.9, -0.9))
      // The miter of a right angle is √2 line widths long.
      let limited = path.outlined(StrokeStyle(width: 4, miterLimit: 1.4))
      #expect(!contains(limited, 11.9, -1.9) && contains(limited, 10.9, -0.9))
      #expect(!contains(miter, 7, 3))
    }
  }

  @Test("A closed path has a join at its start, and the outline leaves its middle free")
  func closed() {
    let outline = Path(Rect(x: 0, y: 0, width: 10, height: 10)).outlined(StrokeStyle(width: 2))
    #expect(outline.bounds == Rect(x: -1, y: -1, width: 12, height: 12))
    #expect(contains(outline, -0.9, -0.9) && contains(outline, 0.9, 5) && !contains(outline, 5, 5))
  }

  @Test("The outline of a circle is a ring")
  func curves() {
    let ring = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
      .outlined(StrokeStyle(width: 2))
    #expect(contains(ring, 10, 0.5) && contains(ring, 10, -0.5) && contains(ring, 20.5, 10))
    #expect(!contains(ring, 10, 1.5) && !contains(ring, 10, -1.5) && !contains(ring, 10, 10))
  }

  @Test("The outline of a stroke lies in the bounds of the stroke")
  func bounds() {
    for join in StrokeStyle.Join.allCases {
      for cap in StrokeStyle.Cap.allCases {
        let style = StrokeStyle(width: 3, cap: cap, join: join)
        let (inner, outer) = (corner.outlined(style).bounds, corner.bounds(stroked: style))
        #expect(
          outer.insetBy(dx: -1e-9, dy: -1e-9).contains(inner),
          "\(cap), \(join): \(inner) is not in \(outer)")
      }
    }
  }

  @Test("A line without length has the outline of its caps, and a path with only a move has none")
  func dots() {
    var dot = Path()
    dot.move(to: Point(x: 5, y: 5))
    #expect(dot.outlined(StrokeStyle(width: 2, cap: .round)).isEmpty)
    dot.addLine(to: Point(x: 5, y: 5))
    #expect(dot.outlined(StrokeStyle(width: 2)).isEmpty)
    let expected = Rect(x: 4, y: 4, width: 2, height: 2)
    #expect(dot.outlined(StrokeStyle(width: 2, cap: .round)).bounds == expected)
    #expect(dot.outlined(StrokeStyle(width: 2, cap: .square)).bounds == expected)
  }

  @Test("Dashes begin at their phase, go around corners, and begin anew in each part")
  func dashes() {
    #expect(
      corner.dashed([4, 2], from: 0).description
        == "M 0 0 L 4 0 M 6 0 L 10 0 M 10 2 L 10 6 M 10 8 L 10 10")
    #expect(
      corner.dashed([4, 2], from: 5).description
        == "M 1 0 L 5 0 M 7 0 L 10 0 L 10 1 M 10 3 L 10 7 M 10 9 L 10 10")
    // An odd number of lengths is repeated: 6 on, 6 off.
    #expect(corner.dashed([6], from: 0).description == "M 0 0 L 6 0 M 10 2 L 10 8")
    var two = corner
    two.append(corner)
    #expect(
      two.dashed([15, 100], from: 0).description
        == "M 0 0 L 10 0 L 10 5 M 0 0 L 10 0 L 10 5")
    let outline = corner.outlined(StrokeStyle(width: 2, dash: [4, 2]))
    #expect(contains(outline, 2, 0) && !contains(outline, 5, 0) && contains(outline, 7, 0))
  }

  @Test(
    "Dash lengths that can't be used leave the path as it is",
    arguments: [[], [0], [-1, 2], [.nan], [.infinity], [1e-9]])
  func unusable(_ lengths: [Double]) {
    #expect(corner.dashed(lengths, from: 0) == corner)
  }
}
