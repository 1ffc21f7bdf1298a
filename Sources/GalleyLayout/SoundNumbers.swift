import GalleyGeometry

// Numbers come from apps, which may divide by zero. The numbers that these properties return can be
// added without reaching infinity, and so without the NaN that results from two infinities.

extension Double {
  /// The number as a distance: zero if it is infinite or not a number, and limited so that even a
  /// sum of millions of distances is precise to less than a point.
  internal var asDistance: Double {
    isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0
  }

  /// The number as a position in the content, which may be far down: zero if it is infinite or not
  /// a number.
  internal var asFinitePosition: Double { isFinite ? self : 0 }

  /// The number as a length: a distance that is not negative.
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
  /// All four insets as distances.
  internal var finite: Insets {
    Insets(
      top: top.asDistance, left: left.asDistance, bottom: bottom.asDistance,
      right: right.asDistance)
  }
}

extension DirectionalInsets {
  /// All four insets as distances.
  internal var finite: DirectionalInsets {
    DirectionalInsets(
      top: top.asDistance, leading: leading.asDistance, bottom: bottom.asDistance,
      trailing: trailing.asDistance)
  }
}
