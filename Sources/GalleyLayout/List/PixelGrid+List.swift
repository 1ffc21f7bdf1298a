import GalleyGeometry

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
