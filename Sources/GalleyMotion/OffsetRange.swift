/// The offsets at which content may rest: from one edge to the other, which is never before it.
internal struct OffsetRange: Hashable, Sendable {
  var minimum: Double
  var maximum: Double

  /// Creates a range.
  ///
  /// If the second edge lies before the first, as for content shorter than its view, the first
  /// counts for both.
  init(_ minimum: Double, _ maximum: Double) {
    self.minimum = minimum.asFinitePosition
    self.maximum = max(maximum.asFinitePosition, self.minimum)
  }

  /// Returns the offset itself if it is between the edges, else the edge that it is beyond.
  func nearest(to offset: Double) -> Double {
    min(max(offset.asFinitePosition, minimum), maximum)
  }

  /// Returns the edge in the direction of a velocity.
  func edge(towards velocity: Double) -> Double { velocity < 0 ? minimum : maximum }
}
