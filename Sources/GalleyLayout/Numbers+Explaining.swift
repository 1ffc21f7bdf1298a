import GalleyGeometry

// Numbers as text, for explanations.

extension Double {
  /// The number with at most four decimal places: smaller parts of a point are not visible.
  internal var brief: String { PixelGrid(scale: 10_000).position(self).shortDescription }
}

extension Point {
  /// The point with at most four decimal places.
  internal var brief: String { "\(PixelGrid(scale: 10_000).point(self))" }
}

extension Size {
  /// The size with at most four decimal places.
  internal var brief: String {
    let grid = PixelGrid(scale: 10_000)
    return "\(Size(width: grid.position(width), height: grid.position(height)))"
  }
}

extension Rect {
  /// The rectangle with at most four decimal places.
  internal var brief: String {
    let grid = PixelGrid(scale: 10_000)
    return
      "\(Rect(origin: grid.point(origin), size: Size(width: grid.position(width), height: grid.position(height))))"
  }
}

extension Axis {
  /// The name of an extent along the axis.
  internal var extentName: String { self == .horizontal ? "width" : "height" }

  /// The name of the edge at the start of the axis.
  internal var startName: String { self == .horizontal ? "left" : "top" }
}

extension Int {
  /// Returns the number with the noun that it counts: `1 item`, `2 items`.
  internal func of(_ thing: String) -> String { self == 1 ? "1 \(thing)" : "\(self) \(thing)s" }
}

extension Range<Int> {
  /// The numbers of items as text: `item 3`, `items 3 to 5`.
  internal var asItems: String {
    count == 1 ? "item \(lowerBound)" : "items \(lowerBound) to \(upperBound - 1)"
  }
}

extension PixelGrid {
  /// Returns a text with the coordinates of a point and, if they differ, with the coordinates of
  /// the nearest point of the grid.
  internal func explanation(of point: Point) -> String {
    let rounded = self.point(point)
    if rounded.brief == point.brief { return rounded.brief }
    return "\(point.brief), to the nearest pixel = \(rounded.brief)"
  }
}
