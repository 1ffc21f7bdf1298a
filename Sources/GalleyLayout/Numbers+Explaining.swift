import GalleyGeometry

// How numbers are written in explanations.

extension Double {
  /// The number with four places at most: nobody sees less of a point.
  internal var brief: String { PixelGrid(scale: 10_000).position(self).shortDescription }
}

extension Point {
  /// The point with four places at most.
  internal var brief: String { "\(PixelGrid(scale: 10_000).point(self))" }
}

extension Size {
  /// The size with four places at most.
  internal var brief: String {
    let grid = PixelGrid(scale: 10_000)
    return "\(Size(width: grid.position(width), height: grid.position(height)))"
  }
}

extension Rect {
  /// The rectangle with four places at most.
  internal var brief: String {
    let grid = PixelGrid(scale: 10_000)
    return
      "\(Rect(origin: grid.point(origin), size: Size(width: grid.position(width), height: grid.position(height))))"
  }
}

extension Axis {
  /// What an extent along the axis is called.
  internal var extentName: String { self == .horizontal ? "width" : "height" }

  /// What is at the start of the axis.
  internal var startName: String { self == .horizontal ? "left" : "top" }
}

extension Int {
  /// The number and what is counted: `1 item`, `2 items`.
  internal func of(_ thing: String) -> String { self == 1 ? "1 \(thing)" : "\(self) \(thing)s" }
}

extension Range<Int> {
  /// Items by their numbers: `item 3`, `items 3 to 5`.
  internal var asItems: String {
    count == 1 ? "item \(lowerBound)" : "items \(lowerBound) to \(upperBound - 1)"
  }
}

extension PixelGrid {
  /// How a point comes to its place on the grid.
  internal func explanation(of point: Point) -> String {
    let rounded = self.point(point)
    if rounded.brief == point.brief { return rounded.brief }
    return "\(point.brief), to the nearest pixel = \(rounded.brief)"
  }
}
