/// The offsets that content rests at: from one edge to the other, which is never before it.
internal struct OffsetRange: Hashable, Sendable {
  var minimum: Double
  var maximum: Double

  /// Takes the first edge for both where the second lies before it, as content has it that is
  /// shorter than what shows it.
  init(_ minimum: Double, _ maximum: Double) {
    self.minimum = minimum.asPlace
    self.maximum = max(maximum.asPlace, self.minimum)
  }

  /// The offset itself between the edges, else the edge that it is beyond.
  func nearest(to offset: Double) -> Double {
    min(max(offset.asPlace, minimum), maximum)
  }

  /// The edge that lies in the direction of a velocity.
  func edge(towards velocity: Double) -> Double { velocity < 0 ? minimum : maximum }
}
