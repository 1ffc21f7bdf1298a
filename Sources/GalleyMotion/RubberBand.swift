/// How content that is pulled beyond its edge follows the finger less and less.
///
///     let band = RubberBand(dimension: 852)
///     band.displayed(pull: 590)         // 234.99…
///     band.pull(displayed: 235)         // 590.0…
///
/// A pull of any length shows less than `dimension` of what is beyond the edge.
public struct RubberBand: Hashable, Sendable {
  /// The length of the scroll view's bounds along the axis.
  public let dimension: Double

  /// Creates the band of a scroll view whose bounds are `dimension` long. One without length, or with
  /// a length that is no number, gives no way at all.
  public init(dimension: Double) {
    self.dimension = max(dimension.asPlace, 0)
  }

  /// The part of the first points of a pull that is shown.
  public static var coefficient: Double { 0.55 }

  /// How far beyond the edge content is shown that a finger has pulled `pull` points beyond it.
  public func displayed(pull: Double) -> Double {
    let pull = pull.asSpan
    guard dimension > 0 else { return 0 }
    return Self.coefficient * pull * dimension / (dimension + Self.coefficient * pull.magnitude)
  }

  /// How far a finger has pulled content that is shown `displayed` points beyond the edge.
  ///
  /// What no pull can show, `dimension` or more, is answered with a billion points.
  public func pull(displayed: Double) -> Double {
    let displayed = displayed.asSpan
    let rest = dimension - displayed.magnitude
    guard displayed != 0, dimension > 0 else { return 0 }
    guard rest > 0 else { return displayed < 0 ? -1e9 : 1e9 }
    return (displayed * dimension / (Self.coefficient * rest)).within(-1e9...1e9, or: 0)
  }

  // MARK: Offsets

  /// The offset to show for one that a finger asks for: the same between the edges, and held back
  /// beyond them.
  ///
  ///     RubberBand(dimension: 852).offset(for: -590, from: 0, to: 39_148)     // -234.99…
  public func offset(for pulled: Double, from minOffset: Double, to maxOffset: Double) -> Double {
    let range = OffsetRange(minOffset, maxOffset)
    let edge = range.nearest(to: pulled)
    return edge + displayed(pull: pulled.asPlace - edge)
  }

  /// The offset that a finger would have asked for where one is shown: what
  /// `offset(for:from:to:)` turns into it.
  public func pulledOffset(
    for shown: Double, from minOffset: Double, to maxOffset: Double
  ) -> Double {
    let range = OffsetRange(minOffset, maxOffset)
    let edge = range.nearest(to: shown)
    return edge + pull(displayed: shown.asPlace - edge)
  }
}
