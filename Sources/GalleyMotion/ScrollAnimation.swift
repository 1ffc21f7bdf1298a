import GalleyGeometry

/// The movement of content to an offset, after the offset was set with animation.
///
/// The movement follows half a period of a cosine, so it is slow at both ends.
///
///     let animation = ScrollAnimation(from: 0, to: 100)
///     animation.offset(at: 0.075)     // 14.64…
///     animation.offset(at: 0.15)      // 50
///     animation.offset(at: 0.3)       // 100
public struct ScrollAnimation: Hashable, Sendable {
  /// The offset at the start.
  public let startOffset: Double

  /// The offset at the end.
  public let endOffset: Double

  /// The duration in seconds.
  public let duration: Double

  /// Creates an animation.
  ///
  /// If the duration is negative or not a number, the animation ends immediately.
  public init(
    from startOffset: Double, to endOffset: Double,
    duration: Double = ScrollAnimation.defaultDuration
  ) {
    // `asFinitePosition` and `asFiniteTime` replace infinity and NaN, and limit huge numbers.
    self.startOffset = startOffset.asFinitePosition
    self.endOffset = endOffset.asFinitePosition
    self.duration = duration.asFiniteTime
  }

  /// The duration on iOS, in seconds.
  public static var defaultDuration: Double { 0.3 }

  /// The duration on Mac Catalyst, in seconds.
  public static var catalystDuration: Double { 0.25 }

  /// Returns the offset at a time, in seconds since the start.
  public func offset(at time: Double) -> Double {
    let time = time.asFiniteTime
    guard time < duration else { return endOffset }
    let progress = (1 - Elementary.cosine(.pi * (time / duration))) / 2
    return startOffset + (endOffset - startOffset) * progress
  }

  /// Returns the velocity at a time, in points per second.
  public func velocity(at time: Double) -> Double {
    let time = time.asFiniteTime
    guard time < duration else { return 0 }
    let rate = .pi / 2 * Elementary.sine(.pi * (time / duration))
    // With a duration near zero the quotient may be too large for a `Double`.
    return ((endOffset - startOffset) * rate / duration).within(-1e12...1e12, or: 0)
  }
}
