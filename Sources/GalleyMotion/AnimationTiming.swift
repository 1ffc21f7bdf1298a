import GalleyGeometry

/// When an animation is how far: it waits, goes its way, and may do so again and again, or to and fro.
///
///     let timing = AnimationTiming(duration: 2, delay: 1, pace: .linear)
///     timing.progress(at: 0.5)     // 0: it waits
///     timing.progress(at: 2)       // 0.5
///     timing.end                   // 3
///
///     let swing = AnimationTiming(duration: 1, pace: .linear, count: 2, autoreverses: true)
///     swing.progress(at: 1.25)     // 0.75: on its way back
///     swing.end                    // 4
///
/// Numbers that are none, or negative, count as 0; a count that is none as 1.
public struct AnimationTiming: Hashable, Sendable {
  /// How long one way takes, in seconds.
  public let duration: Double
  /// How long it waits before.
  public let delay: Double
  /// How it goes.
  public let pace: Pace
  /// How often; infinity is without end.
  public let count: Double
  /// Whether it goes back each time.
  public let autoreverses: Bool

  /// A timing; once, and not back, unless said otherwise.
  public init(
    duration: Double, delay: Double = 0, pace: Pace = .curve(.easeInOut), count: Double = 1,
    autoreverses: Bool = false
  ) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.delay = delay.isFinite ? max(delay, 0) : 0
    self.pace = pace
    self.count = count.isNaN || count <= 0 ? 1 : count
    self.autoreverses = autoreverses
  }

  /// When it is over, in seconds since it was asked for; infinity, if it goes on without end.
  public var end: Double {
    guard duration > 0 else { return delay }
    return delay + duration * count * (autoreverses ? 2 : 1)
  }

  /// Whether it is over.
  public func isOver(at time: Double) -> Bool { time >= end - 1e-9 }

  /// How far it is, at a time since it was asked for: 0 at the start, 1 at the end of its way.
  public func progress(at time: Double) -> Double {
    let time = time - delay
    guard time > 0, duration > 0 else { return time >= 0 && duration <= 0 ? 1 : 0 }
    let ways = (autoreverses ? 2 : 1) * count
    let passed = min(time / duration, ways)
    var way = passed.wholeBelow
    // The end of the last way is no beginning of another.
    if passed >= ways, way == passed { way -= 1 }
    let fraction = passed - way
    let goesBack = autoreverses && way != (way / 2).wholeBelow * 2
    return pace.progress(at: goesBack ? 1 - fraction : fraction, of: duration)
  }
}
