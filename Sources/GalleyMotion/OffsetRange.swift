/// The offsets at which content may rest, from the minimum offset to the maximum offset.
internal struct OffsetRange: Hashable, Sendable {
  var minimum: Double
  var maximum: Double

  /// Creates a range.
  ///
  /// If the maximum is less than the minimum, as for content that is shorter than its view, both
  /// are the minimum.
  init(_ minimum: Double, _ maximum: Double) {
    self.minimum = minimum.asFinitePosition
    self.maximum = max(maximum.asFinitePosition, self.minimum)
  }

  /// Returns the offset in the range that is nearest to an offset.
  func nearest(to offset: Double) -> Double {
    min(max(offset.asFinitePosition, minimum), maximum)
  }

  /// Returns the edge in the direction of a velocity: the minimum for a negative velocity, and the
  /// maximum for any other velocity.
  func edge(towards velocity: Double) -> Double { velocity < 0 ? minimum : maximum }
}
