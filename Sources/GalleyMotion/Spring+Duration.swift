import GalleyGeometry

extension Spring {
  /// Creates the spring of a view animation that is given a damping ratio and a duration.
  ///
  ///     Spring(dampingRatio: 0.5, duration: 1).angularFrequency     // 12.716…
  ///     Spring(dampingRatio: 1, duration: 1).angularFrequency       // 9.23341…
  ///
  /// The mass is 1. The stiffness is chosen so that the amplitude of the oscillations at the end is
  /// a thousandth of the distance. The condition is *|(β − v) / d| · e^(−βD) = 0.001*, where *D* is
  /// the duration, *v* the initial velocity, *β = ζω* and *d = ω√(1 − ζ²)*. For a spring that does
  /// not oscillate, the condition is *|x(D)| = 0.001*.
  ///
  /// - Parameters:
  ///   - dampingRatio: The ratio, which is clamped to 0.01...100.
  ///   - duration: The number of seconds, which is clamped to 0.001...1000.
  ///   - initialVelocity: The initial velocity, in whole distances per second.
  /// - Complexity: O(1): a formula for a spring that oscillates and has no initial velocity;
  ///   otherwise about a thousand steps.
  /// - Unverified: which spring UIKit uses if several fit, as is possible with an initial velocity
  ///   toward the end; here it is the stiffest spring.
  /// - Unverified: the springs of UIKit for ratios above 1.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 100)
    let duration = duration.isNaN ? 0.001 : min(max(duration, 0.001), 1000)
    let turns = Self.turns(
      dampingRatio: ratio, velocity: initialVelocity.asFiniteVelocity * duration)
    self.init(
      dampingRatio: ratio, angularFrequency: turns / duration, initialVelocity: initialVelocity)
  }

  /// The time after which the mass stays within a thousandth of its distance from the position of
  /// rest.
  ///
  ///     Spring(mass: 1, stiffness: 100, damping: 20).settlingDuration    // 0.923…
  ///
  /// A spring without friction never rests. The duration of such a spring is a million seconds.
  /// - Unverified: when a spring is at rest according to Core Animation's property with the same
  ///   name.
  public var settlingDuration: Double {
    oscillator.timeToRest(from: 1, velocity: -initialVelocity, within: 0.001)
  }

  // MARK: Frequencies from durations

  /// Returns the frequency, in radians per duration, of the stiffest spring whose amplitude falls
  /// to a thousandth of the distance exactly at the end of the duration.
  ///
  /// - Parameter velocity: The velocity in whole distances per duration.
  private static func turns(dampingRatio ratio: Double, velocity: Double) -> Double {
    let swing = Elementary.squareRoot(max((1 - ratio) * (1 + ratio), 0))
    if velocity == 0, ratio < 1 { return Elementary.logarithm(1000 * ratio / swing) / ratio }

    // All springs with a frequency above `high` have settled. Search downward for the first
    // frequency whose spring has not settled. The steps are so small that only springs that exceed
    // the limit by a negligible amount are missed.
    let size = 1000 * (ratio + velocity.magnitude + 1) / (ratio < 1 ? swing : 1)
    var high = (Elementary.logarithm(size) + 10) * max(2 * ratio, 1 / ratio) + 1
    let isUnsettled = { (turns: Double) in
      rest(dampingRatio: ratio, velocity: velocity, turns: turns) >= 0.001
    }
    var low = high
    while low > 1e-3 {
      low = high * 0.98
      if isUnsettled(low) { break }
      high = low
    }
    return bisected(from: low, to: high, isBefore: isUnsettled)
  }

  /// Returns the part of the distance, or of the oscillation, that is left after one duration.
  private static func rest(dampingRatio ratio: Double, velocity: Double, turns: Double) -> Double {
    guard ratio < 1 else {
      return Oscillator(frequency: turns, decay: ratio * turns)
        .state(at: 1, from: 1, velocity: -velocity).displacement.magnitude
    }
    let swing = Elementary.squareRoot((1 - ratio) * (1 + ratio))
    return ((ratio - velocity / turns) / swing).magnitude
      * Elementary.exponential(-ratio * turns)
  }
}
