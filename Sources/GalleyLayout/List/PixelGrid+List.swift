import GalleyGeometry

extension PixelGrid {
  /// Returns the rectangle with its origin rounded down to the pixel and its extents rounded up.
  ///
  /// Unlike other layouts, IGListKit has no tolerance: 10.0000001 points become 10½ at two pixels
  /// per point.
  internal func listFrame(_ rect: Rect) -> Rect {
    // An extent is rounded up, by rounding down the negative extent.
    Rect(
      x: listFloor(rect.origin.x), y: listFloor(rect.origin.y),
      width: -listFloor(-rect.size.width), height: -listFloor(-rect.size.height))
  }

  private func listFloor(_ value: Double) -> Double {
    guard hasPixels else { return value }
    let pixels = value * scale
    // Larger numbers have no bits left for fractions.
    return pixels.magnitude < 0x1p49 ? pixels.roundedDown / scale : value
  }
}
