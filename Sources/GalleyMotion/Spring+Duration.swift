import GalleyGeometry

extension Spring {
  /// Creates the spring that an animation of views has which is given a damping ratio and a duration.
  ///
  ///     Spring(dampingRatio: 0.5, duration: 1).angularFrequency     // 12.716…
  ///     Spring(dampingRatio: 1, duration: 1).angularFrequency       // 9.23341…
  ///
  /// Its mass is 1, and it is as stiff as makes its swings a thousandth of the way at the end: with
  /// *β = ζω* and *d = ω√(1 − ζ²)* that is *|(β − v) / d| · e^(−βD) = 0.001*, and where it does not
  /// swing, *|x(D)| = 0.001*.
  ///
  /// - Parameters:
  ///   - dampingRatio: From 0.01 to 100; what is beyond counts as the nearer of them.
  ///   - duration: Seconds, from 0.001 to 1000; what is beyond counts as the nearer of them.
  ///   - initialVelocity: In ways a second.
  /// - Complexity: O(1): a closed form without an initial velocity, else about a thousand steps.
  /// - Unverified: which spring UIKit takes where several fit, as they may with an initial velocity
  ///   towards the end; here it is the stiffest.
  /// - Unverified: what UIKit makes of ratios above 1.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 100)
    let duration = duration.isNaN ? 0.001 : min(max(duration, 0.001), 1000)
    let turns = Self.turns(dampingRatio: ratio, velocity: initialVelocity.asVelocity * duration)
    self.init(
      dampingRatio: ratio, angularFrequency: turns / duration, initialVelocity: initialVelocity)
  }

  /// When the mass has come to rest: from then on it stays within a thousandth of its way.
  ///
  ///     Spring(mass: 1, stiffness: 100, damping: 20).settlingDuration    // 0.923…
  ///
  /// A spring without friction never rests; it is given a million seconds.
  /// - Unverified: what Core Animation takes for rest in its property of that name.
  public var settlingDuration: Double {
    oscillator.timeToRest(from: 1, velocity: -initialVelocity, within: 0.001)
  }

  // MARK: Frequencies from durations

  /// The frequency, in radians a duration, of the stiffest spring that has settled by the end of it.
  ///
  /// - Parameter velocity: Ways a duration.
  private static func turns(dampingRatio ratio: Double, velocity: Double) -> Double {
    let swing = Elementary.squareRoot(max((1 - ratio) * (1 + ratio), 0))
    if velocity == 0, ratio < 1 { return Elementary.logarithm(1000 * ratio / swing) / ratio }

    // Above this all springs have settled. From there down to the first that has not, in steps that
    // no hill of the rest is narrower than, but for those that rise over the mark by a hair.
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

  /// What is left of the way, or of the swings, after one duration.
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
