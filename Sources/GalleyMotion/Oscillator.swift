import GalleyGeometry

/// A mass on a spring, in any units: the solution of *x″ = −ω² x − 2β x′*.
internal struct Oscillator: Hashable, Sendable {
  /// *ω*: the frequency without friction, in radians a second.
  var frequency: Double
  /// *β*: the decay of oscillations by friction, per second.
  var decay: Double

  /// Returns the displacement and the velocity of the mass at a time, for an initial displacement
  /// and velocity.
  func state(
    at time: Double, from displacement: Double, velocity: Double
  ) -> (displacement: Double, velocity: Double) {
    let (cosine, sine) = swings(at: time)
    return (
      displacement * cosine + (velocity + decay * displacement) * sine,
      velocity * cosine - (frequency * frequency * displacement + decay * velocity) * sine
    )
  }

  /// *ω² − β²*, which is positive if the spring oscillates.
  private var surplus: Double { (frequency - decay) * (frequency + decay) }

  /// Returns two motions. Every motion is a sum of multiples of both: *e^(−βt) cos dt* and *e^(−βt)
  /// sin dt / d*, where *d² = ω² − β²*.
  ///
  /// If *d²* is negative, they are the corresponding hyperbolic functions. If *d²* is zero, the
  /// second motion is *t e^(−βt)*.
  private func swings(at time: Double) -> (cosine: Double, sine: Double) {
    let surplus = surplus
    if surplus > 0 {
      let damped = Elementary.squareRoot(surplus)
      let (sine, cosine) = Elementary.sineAndCosine(damped * time)
      let size = Elementary.exponential(-decay * time)
      return (size * cosine, size * sine / damped)
    }
    // The slower of the two decays is factored out, so that no number overflows, and no similar
    // large numbers are subtracted.
    let spread = Elementary.squareRoot(-surplus)
    let slow = frequency * frequency / (decay + spread)
    let size = Elementary.exponential(-slow * time)
    let exponent = 2 * spread * time
    let ratio = Elementary.exponential(-exponent)
    let sine =
      exponent < 1e-3
      ? time * (1 - exponent / 2 * (1 - exponent / 3 * (1 - exponent / 4)))
      : (1 - ratio) / (2 * spread)
    return (size * (1 + ratio) / 2, size * sine)
  }

  // MARK: Settling

  /// Returns the time after which the mass stays within `tolerance` of its position of rest.
  ///
  /// If the mass oscillates, this is the time at which the greatest possible displacement has
  /// decayed to `tolerance`. Otherwise a search finds the time exactly. Without friction, the mass
  /// never rests, and the result is `latestTime`.
  func timeToRest(from displacement: Double, velocity: Double, within tolerance: Double) -> Double {
    if surplus > 1e-9 * frequency * frequency {
      let side = (velocity + decay * displacement) / Elementary.squareRoot(surplus)
      let size = Elementary.squareRoot(displacement * displacement + side * side)
      guard size > tolerance else { return 0 }
      return min(Elementary.logarithm(size / tolerance) / decay, .latestTime)
    }

    let isAway = { (time: Double) in
      state(at: time, from: displacement, velocity: velocity).displacement.magnitude > tolerance
    }
    // The mass changes its direction at most once. Before that, it may pass the position of rest;
    // afterward, it only approaches this position.
    var early = 0.0
    var late = turningPoint(from: displacement, velocity: velocity)
    if isAway(late) {
      early = late
      late = max(late, 1 / frequency)
      while isAway(late), late < .latestTime { late *= 2 }
    } else if !isAway(early) {
      return 0
    }
    return min(bisected(from: early, to: late, isBefore: isAway), .latestTime)
  }

  /// Returns the time at which a mass that does not oscillate changes its direction; zero if the
  /// direction does not change.
  private func turningPoint(from displacement: Double, velocity: Double) -> Double {
    let pull = frequency * frequency * displacement + decay * velocity
    guard velocity != 0, pull != 0 else { return 0 }
    // The velocity is zero where *tanh(st) / s = v / pull*, with *s* for `spread`.
    let quotient = velocity / pull
    let spread = Elementary.squareRoot(max(-surplus, 0))
    let tangent = spread * quotient
    guard quotient > 0, tangent < 1 else { return 0 }
    if tangent < 1e-6 { return min(quotient, .latestTime) }
    return Elementary.logarithm((1 + tangent) / (1 - tangent)) / (2 * spread)
  }
}

/// Returns the smallest number at which `isBefore` is `false`. `isBefore` must be `false` at
/// `high`, and must not change from `false` to `true`.
///
/// - Complexity: At most 100 calls of `isBefore`.
internal func bisected(
  from low: Double, to high: Double, isBefore: (Double) -> Bool
) -> Double {
  var (low, high) = (low, high)
  for _ in 0..<100 {
    let middle = (low + high) / 2
    if middle <= low || middle >= high { break }
    if isBefore(middle) { low = middle } else { high = middle }
  }
  return high
}
