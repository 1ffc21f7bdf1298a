import GalleyGeometry

/// The way of content to an offset that was set with animation: slow at both ends, along half a turn
/// of a cosine.
///
///     let animation = ScrollAnimation(from: 0, to: 100)
///     animation.offset(at: 0.075)     // 14.64…
///     animation.offset(at: 0.15)      // 50
///     animation.offset(at: 0.3)       // 100
public struct ScrollAnimation: Hashable, Sendable {
  /// Where it begins.
  public let startOffset: Double

  /// Where it ends.
  public let endOffset: Double

  /// How long it takes, in seconds.
  public let duration: Double

  /// Creates an animation. One whose duration is negative or no number is over at once.
  public init(
    from startOffset: Double, to endOffset: Double, duration: Double = ScrollAnimation.usualDuration
  ) {
    self.startOffset = startOffset.asPlace
    self.endOffset = endOffset.asPlace
    self.duration = duration.asMoment
  }

  /// How long it takes on iOS, in seconds.
  public static var usualDuration: Double { 0.3 }

  /// How long it takes on Mac Catalyst, in seconds.
  public static var catalystDuration: Double { 0.25 }

  /// Where the content is at a moment, in seconds since the start.
  public func offset(at time: Double) -> Double {
    let time = time.asMoment
    guard time < duration else { return endOffset }
    let way = (1 - Elementary.cosine(.pi * (time / duration))) / 2
    return startOffset + (endOffset - startOffset) * way
  }

  /// How fast the content moves at a moment, in points a second.
  public func velocity(at time: Double) -> Double {
    let time = time.asMoment
    guard time < duration else { return 0 }
    let rate = .pi / 2 * Elementary.sine(.pi * (time / duration))
    // Over next to no time the quotient leaves what numbers can say.
    return ((endOffset - startOffset) * rate / duration).within(-1e12...1e12, or: 0)
  }
}
