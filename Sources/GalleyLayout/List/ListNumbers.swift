import GalleyGeometry

// Numbers come from apps, which divide by zero. Taken in this way, any number of them can be added
// up without an infinity, and so without the NaN that two of those make.

extension Double {
  /// As a distance: zero for what is no number or infinite, and never so far that sums of such
  /// distances leave the numbers.
  internal var listDistance: Double {
    isFinite ? Swift.min(Swift.max(self, -0x1p40), 0x1p40) : 0
  }

  /// As a length: a distance that is not negative.
  internal var listLength: Double { Swift.max(listDistance, 0) }
}

extension Size {
  /// Both extents as lengths.
  internal var listSize: Size { Size(width: width.listLength, height: height.listLength) }
}

extension Insets {
  /// All four as distances.
  internal var listDistances: Insets {
    Insets(
      top: top.listDistance, left: left.listDistance, bottom: bottom.listDistance,
      right: right.listDistance)
  }
}

extension DirectionalInsets {
  /// All four as distances.
  internal var listDistances: DirectionalInsets {
    DirectionalInsets(
      top: top.listDistance, leading: leading.listDistance, bottom: bottom.listDistance,
      trailing: trailing.listDistance)
  }
}

extension PixelGrid {
  /// The rectangle with its origin rounded down to the pixel and its extents rounded up. Unlike
  /// other layouts IGListKit leaves no hair: 10.0000001 points are 10½ at two pixels a point.
  internal func listFrame(_ rect: Rect) -> Rect {
    // Rounded up is rounded down from the other side.
    Rect(
      x: listFloor(rect.origin.x), y: listFloor(rect.origin.y),
      width: -listFloor(-rect.size.width), height: -listFloor(-rect.size.height))
  }

  private func listFloor(_ value: Double) -> Double {
    guard hasPixels else { return value }
    let pixels = value * scale
    // Further out there are no bits left behind the point.
    return pixels.magnitude < 0x1p49 ? pixels.wholeBelow / scale : value
  }
}
