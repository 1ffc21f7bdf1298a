import GalleyGeometry

/// The progress of an animation over time, which depends on its delay, its pace and its
/// repetitions.
///
///     let timing = AnimationTiming(duration: 2, delay: 1, pace: .linear)
///     timing.progress(at: 0.5)     // 0: the delay has not passed
///     timing.progress(at: 2)       // 0.5
///     timing.end                   // 3
///
///     let swing = AnimationTiming(duration: 1, pace: .linear, count: 2, autoreverses: true)
///     swing.progress(at: 1.25)     // 0.75: in the reverse run
///     swing.end                    // 4
///
/// A duration or a delay that is negative or not finite counts as 0. A count that is not positive
/// or not a number counts as 1. A count above 1e30, such as the greatest finite `Float`, counts as
/// infinity.
public struct AnimationTiming: Hashable, Sendable {
  /// The duration of one run, in seconds.
  public let duration: Double
  /// The delay before the first run, in seconds.
  public let delay: Double
  /// The pace of a run.
  public let pace: Pace
  /// The number of runs; infinity for an endless animation.
  public let count: Double
  /// Whether each run is followed by a run in reverse.
  public let autoreverses: Bool

  /// Creates a timing.
  ///
  /// By default, the animation runs once, and does not reverse.
  public init(
    duration: Double, delay: Double = 0, pace: Pace = .curve(.easeInOut), count: Double = 1,
    autoreverses: Bool = false
  ) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.delay = delay.isFinite ? max(delay, 0) : 0
    self.pace = pace
    self.count = count.isNaN || count <= 0 ? 1 : count > 1e30 ? .infinity : count
    self.autoreverses = autoreverses
  }

  /// The end of the animation, in seconds since it was added; infinity if it never ends.
  public var end: Double {
    guard duration > 0 else { return delay }
    return delay + duration * count * (autoreverses ? 2 : 1)
  }

  /// Whether the animation is over at a time.
  public func isOver(at time: Double) -> Bool { time >= end - 1e-9 }

  /// Returns the progress at a time since the animation was added: 0 at the start, 1 at the end of
  /// a run.
  public func progress(at time: Double) -> Double {
    let time = time - delay
    guard time > 0, duration > 0 else { return time >= 0 && duration <= 0 ? 1 : 0 }
    let cycles = (autoreverses ? 2 : 1) * count
    let passed = min(time / duration, cycles)
    var cycle = passed.roundedDown
    // At the end of the last run, the next run does not begin.
    if passed >= cycles, cycle == passed { cycle -= 1 }
    let fraction = passed - cycle
    let goesBack = autoreverses && cycle != (cycle / 2).roundedDown * 2
    return pace.progress(at: goesBack ? 1 - fraction : fraction, of: duration)
  }
}
