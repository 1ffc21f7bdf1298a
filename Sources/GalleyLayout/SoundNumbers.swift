import GalleyGeometry

// Numbers come from apps, which divide by zero. Taken in this way, any number of them can be added
// up without an infinity, and so without the NaN that two of those make.

extension Double {
  /// The number as a distance: zero for what is no number or infinite, and never so large that a sum
  /// of millions loses its points.
  internal var asDistance: Double {
    isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0
  }

  /// The number as a place in the content, which may be far down: zero for what is no number or
  /// infinite.
  internal var asPlace: Double { isFinite ? self : 0 }

  /// The number as a length: a distance that is not below zero.
  internal var asLength: Double { Swift.max(asDistance, 0) }
}

extension Point {
  /// Both coordinates as distances.
  internal var finite: Point { Point(x: x.asDistance, y: y.asDistance) }
}

extension Size {
  /// Both extents as lengths.
  internal var clean: Size { Size(width: width.asLength, height: height.asLength) }
}

extension Rect {
  /// The origin as distances, the extents as lengths.
  internal var finite: Rect { Rect(origin: origin.finite, size: size.clean) }
}

extension Insets {
  /// All four as distances.
  internal var finite: Insets {
    Insets(
      top: top.asDistance, left: left.asDistance, bottom: bottom.asDistance,
      right: right.asDistance)
  }
}

extension DirectionalInsets {
  /// All four as distances.
  internal var finite: DirectionalInsets {
    DirectionalInsets(
      top: top.asDistance, leading: leading.asDistance, bottom: bottom.asDistance,
      trailing: trailing.asDistance)
  }
}
