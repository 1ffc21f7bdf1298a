/// The resistance of content that is pulled beyond its edge. The further the finger moves, the less
/// the content follows.
///
///     let band = RubberBand(dimension: 852)
///     band.displayed(pull: 590)         // 234.99…
///     band.pull(displayed: 235)         // 590.0…
///
/// The content never moves beyond the edge by `dimension` or more.
public struct RubberBand: Hashable, Sendable {
  /// The length of the scroll view's bounds along the axis.
  public let dimension: Double

  /// Creates the band of a scroll view whose bounds are `dimension` long.
  ///
  /// If `dimension` is not positive or not a number, content does not move beyond its edge.
  public init(dimension: Double) {
    self.dimension = max(dimension.asFinitePosition, 0)
  }

  /// The fraction of a very short pull by which content moves. With a longer pull, the fraction is
  /// smaller.
  public static var coefficient: Double { 0.55 }

  /// Returns the distance beyond the edge at which content is shown after a pull of `pull` points.
  public func displayed(pull: Double) -> Double {
    let pull = pull.asFiniteDistance
    guard dimension > 0 else { return 0 }
    return Self.coefficient * pull * dimension / (dimension + Self.coefficient * pull.magnitude)
  }

  /// Returns the pull after which content is shown `displayed` points beyond the edge.
  ///
  /// No pull moves content by `dimension` or more. For such a distance, the result is a billion
  /// points.
  public func pull(displayed: Double) -> Double {
    let displayed = displayed.asFiniteDistance
    let rest = dimension - displayed.magnitude
    guard displayed != 0, dimension > 0 else { return 0 }
    guard rest > 0 else { return displayed < 0 ? -1e9 : 1e9 }
    return (displayed * dimension / (Self.coefficient * rest)).within(-1e9...1e9, or: 0)
  }

  // MARK: Offsets

  /// Returns the offset to show for the offset to which a finger has dragged.
  ///
  /// Between the edges, both offsets are the same. Beyond an edge, the distance from the edge is
  /// reduced.
  ///
  ///     RubberBand(dimension: 852).offset(for: -590, from: 0, to: 39_148)     // -234.99…
  public func offset(for pulled: Double, from minOffset: Double, to maxOffset: Double) -> Double {
    let range = OffsetRange(minOffset, maxOffset)
    let edge = range.nearest(to: pulled)
    return edge + displayed(pull: pulled.asFinitePosition - edge)
  }

  /// Returns the offset to which a finger has dragged, for the offset that is shown.
  ///
  /// This method is the inverse of `offset(for:from:to:)`.
  public func pulledOffset(
    for shown: Double, from minOffset: Double, to maxOffset: Double
  ) -> Double {
    let range = OffsetRange(minOffset, maxOffset)
    let edge = range.nearest(to: shown)
    return edge + pull(displayed: shown.asFinitePosition - edge)
  }
}
