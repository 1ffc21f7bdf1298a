import GalleyGeometry
import TestSupport
import Testing

@Suite("A rectangle")
struct RectTests {
  // MARK: Literals

  @Test("A rectangle has sides, midpoints and a center")
  func sides() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 50)
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 45, 70])
    #expect(rect.center == Point(x: 25, y: 45))
    #expect(rect == Rect(origin: Point(x: 10, y: 20), size: Size(width: 30, height: 50)))
  }

  @Test("A rectangle with a negative extent lies on the other side of its origin")
  func negative() {
    let rect = Rect(x: 10, y: 20, width: -4, height: -6)
    #expect([rect.minX, rect.midX, rect.maxX, rect.width] == [6, 8, 10, 4])
    #expect([rect.minY, rect.midY, rect.maxY, rect.height] == [14, 17, 20, 6])
    #expect(rect.standardized == Rect(x: 6, y: 14, width: 4, height: 6))
    #expect(rect != rect.standardized)
    #expect(!rect.isEmpty)
  }

  @Test("A rectangle without area is empty")
  func empty() {
    #expect(Rect.zero.isEmpty)
    #expect(Rect(x: 1, y: 1, width: 0, height: 5).isEmpty)
    #expect(Rect(x: 1, y: 1, width: 5, height: .nan).isEmpty)
    #expect(Rect.null.isEmpty)
    #expect(!Rect(x: 1, y: 1, width: 5, height: 0.1).isEmpty)
    #expect(!Rect.zero.isNull)
    #expect(Rect.zero.isFinite)
    #expect(!Rect.null.isFinite)
  }

  @Test("Rectangles that only touch do not intersect")
  func touching() {
    let left = Rect(x: 0, y: 0, width: 10, height: 10)
    let right = Rect(x: 10, y: 0, width: 10, height: 10)
    #expect(!left.intersects(right))
    #expect(left.intersection(right) == .null)
    #expect(left.union(right) == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test(
    "A rectangle without area overlaps others if it lies strictly inside, and counts in a union")
  func lines() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let inside = Rect(x: 5, y: 2, width: 0, height: 3)
    #expect(rect.intersects(inside))
    #expect(rect.intersection(inside) == inside)
    #expect(!rect.intersects(Rect(x: 0, y: 2, width: 0, height: 3)))
    #expect(rect.union(.zero.offsetBy(dx: 0, dy: 50)) == Rect(x: 0, y: 0, width: 10, height: 50))
  }

  @Test("A rectangle contains its left and top edges, but not its right and bottom ones")
  func containsPoint() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 20)
    #expect(rect.contains(Point(x: 0, y: 0)))
    #expect(rect.contains(Point(x: 9.9, y: 19.9)))
    #expect(!rect.contains(Point(x: 10, y: 5)))
    #expect(!rect.contains(Point(x: 5, y: 20)))
    #expect(!rect.contains(Point(x: .nan, y: 5)))
  }

  @Test("A rectangle contains itself and null; null contains nothing else")
  func containsRect() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 20)
    #expect(rect.contains(rect))
    #expect(rect.contains(.null))
    #expect(rect.contains(Rect(x: 10, y: 0, width: -10, height: 20)))
    #expect(!rect.contains(Rect(x: 0, y: 0, width: 10.1, height: 20)))
    #expect(Rect.null.contains(.null))
    #expect(!Rect.null.contains(rect))
    #expect(!Rect.null.contains(Point.zero))
  }

  @Test("An inset rectangle keeps its center, and is null when nothing is left")
  func insetBy() {
    let rect = Rect(x: 0, y: 0, width: 320, height: 44)
    #expect(rect.insetBy(dx: 10, dy: 2) == Rect(x: 10, y: 2, width: 300, height: 40))
    #expect(rect.insetBy(dx: -10, dy: 0) == Rect(x: -10, y: 0, width: 340, height: 44))
    #expect(rect.insetBy(dx: 0, dy: 22) == Rect(x: 0, y: 22, width: 320, height: 0))
    #expect(rect.insetBy(dx: 0, dy: 23) == .null)
    let negative = Rect(x: 10, y: 10, width: -10, height: -10)
    #expect(negative.insetBy(dx: 1, dy: 2) == Rect(x: 1, y: 2, width: 8, height: 6))
  }

  @Test("Insets may give a rectangle a negative extent, which is left to the layout")
  func insetByInsets() {
    let rect = Rect(x: 0, y: 0, width: 320, height: 44)
    let insets = Insets(top: 4, left: 16, bottom: 0, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 16, y: 4, width: 300, height: 40))
    #expect(rect.inset(by: insets).inset(by: -insets) == rect)
    let exceeding = rect.inset(by: Insets(top: 30, left: 0, bottom: 30, right: 0))
    #expect(exceeding == Rect(x: 0, y: 30, width: 320, height: -16))
  }

  @Test("A rectangle is offset")
  func offset() {
    let rect = Rect(x: 1, y: 2, width: -3, height: 4)
    #expect(rect.offsetBy(dx: 10, dy: -10) == Rect(x: 11, y: -8, width: -3, height: 4))
  }

  @Test("A null rectangle stays null, and adds nothing to a union")
  func null() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(Rect.null.offsetBy(dx: -.infinity, dy: 5) == .null)
    #expect(Rect.null.insetBy(dx: -5, dy: -5) == .null)
    #expect(Rect.null.inset(by: Insets(all: -5)) == .null)
    #expect(Rect.null.applying(AffineTransform(scaleX: 0, y: 0)) == .null)
    #expect(Rect.null.union(rect) == rect)
    #expect(rect.union(.null) == rect)
    #expect(Rect.null.intersection(rect) == .null)
    #expect(!Rect.null.intersects(.null))
  }

  @Test("A rectangle prints its origin and size")
  func text() {
    #expect(Rect(x: 0, y: 44, width: 320, height: 44.5).description == "(0, 44, 320, 44.5)")
    #expect(Rect(x: -0.0, y: 1e20, width: -1, height: .nan).description == "(0, 1e+20, -1, nan)")
    #expect(Rect.null.description == "null")
  }

  // MARK: The judge

  /// Returns the unit squares between -2 and 4 that a rectangle with whole coordinates covers, a
  /// bit for each. The operations of rectangles are compared with those of these sets.
  private func squares(_ rect: Rect) -> UInt64 {
    var squares: UInt64 = 0
    for row in -2..<4 {
      for column in -2..<4 {
        let isCovered =
          min(rect.origin.x, rect.origin.x + rect.size.width) <= Double(column)
          && max(rect.origin.x, rect.origin.x + rect.size.width) >= Double(column + 1)
          && min(rect.origin.y, rect.origin.y + rect.size.height) <= Double(row)
          && max(rect.origin.y, rect.origin.y + rect.size.height) >= Double(row + 1)
        if isCovered { squares |= 1 << UInt64((row + 2) * 6 + column + 2) }
      }
    }
    return squares
  }

  /// Returns the smallest rectangular block that contains these squares.
  private func block(around squares: UInt64) -> UInt64 {
    let places = (0..<36).filter { squares & (1 << UInt64($0)) != 0 }
    let (rows, columns) = (places.map { $0 / 6 }, places.map { $0 % 6 })
    return (0..<36).reduce(0) { block, place in
      let isInside =
        (rows.min()!...rows.max()!).contains(place / 6)
        && (columns.min()!...columns.max()!).contains(place % 6)
      return isInside ? block | 1 << UInt64(place) : block
    }
  }

  @Test("Operations of rectangles agree with operations of sets of unit squares")
  func agreesWithSquares() {
    let spans = (0...2).flatMap { start in
      [-2, -1, 1, 2].map { (start: Double(start), extent: Double($0)) }
    }
    let world = spans.flatMap { across in
      spans.map { down in
        let rect = Rect(
          x: across.start, y: down.start, width: across.extent, height: down.extent)
        return (rect: rect, squares: squares(rect))
      }
    }
    withEvery("left", in: world) { left in
      withEvery("right", in: world) { right in
        let common = left.squares & right.squares
        let intersection = left.rect.intersection(right.rect)
        #expect(left.rect.intersects(right.rect) == (common != 0))
        #expect(intersection.isNull == (common == 0))
        if common != 0 { #expect(squares(intersection) == common) }
        #expect(squares(left.rect.union(right.rect)) == block(around: left.squares | right.squares))
        #expect(left.rect.contains(right.rect) == (common == right.squares))
        #expect(left.rect.contains(right.rect.center) == contains(left.squares, right.rect.center))
      }
      #expect(squares(left.rect.standardized) == left.squares)
    }
  }

  /// Returns whether the square at the lower right of a point is covered. The coordinates of
  /// centers are multiples of one half.
  private func contains(_ squares: UInt64, _ point: Point) -> Bool {
    let (column, row) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
    return squares & (1 << UInt64((row + 2) * 6 + column + 2)) != 0
  }

  // MARK: Edges

  @Test(
    "Rectangles never trap on infinite, NaN, huge or tiny coordinates, and NaN overlaps nothing")
  func extremes() {
    let coordinates: [Double] = [
      0, -1, .infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    let ordinary = Rect(x: -1, y: -1, width: 3, height: 3)
    let turn = AffineTransform(rotation: 1)
    for numbers in lists(over: coordinates, upToLength: 4) where numbers.count == 4 {
      let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      let results = [
        rect.standardized, rect.union(ordinary), ordinary.union(rect), rect.intersection(ordinary),
        rect.offsetBy(dx: .infinity, dy: 1), rect.insetBy(dx: .infinity, dy: .nan),
        rect.applying(turn), PixelGrid(scale: 2).frame(rect),
      ]
      #expect(results.map(\.description).allSatisfy { !$0.isEmpty })
      if numbers.contains(where: \.isNaN) {
        #expect(!rect.intersects(ordinary) && !ordinary.intersects(rect), "\(rect)")
        #expect(!rect.contains(ordinary), "\(rect)")
        #expect(!rect.contains(Point.zero), "\(rect)")
        #expect(rect.isNull || !ordinary.contains(rect), "\(rect)")
      }
    }
  }
}
