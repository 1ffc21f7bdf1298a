import GalleyGeometry

/// A mass on a spring with friction, which moves from the start of an animation to its end.
///
///     let spring = Spring(dampingRatio: 0.5, duration: 1)
///     spring.progress(at: 0.1)     // 0.487…
///     spring.progress(at: 0.3)     // 1.160…: it overshoots
///     spring.progress(at: 1)       // 1.0009…: the animation ends here, not quite at rest
///
/// With a damping ratio below 1, the spring oscillates. With a ratio of 1, it stops as fast as
/// possible without oscillating, and with a ratio above 1, it approaches the end slowly. All
/// numbers are accepted: impossible numbers, such as a negative mass or infinity, are replaced by
/// the numbers of `Spring()`. Other numbers are limited to a range that is far larger than any
/// screen needs.
public struct Spring: Hashable, Sendable {
  /// The mass on the spring.
  public let mass: Double

  /// The strength of the spring.
  public let stiffness: Double

  /// The strength of the friction.
  public let damping: Double

  /// The initial velocity. The unit is the whole distance per second: with a velocity of 1, the
  /// mass would arrive after a second without the spring.
  ///
  /// The velocity is negative if the mass moves away from the end.
  public let initialVelocity: Double

  /// Creates a spring. The default arguments are those of Core Animation.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    self.mass = mass > 0 ? mass.within(1e-6...1e9, or: 1) : 1
    self.stiffness = stiffness > 0 ? stiffness.within(1e-6...1e15, or: 100) : 100
    self.damping = damping >= 0 ? damping.within(0...1e12, or: 10) : 10
    self.initialVelocity = initialVelocity.asFiniteVelocity
  }

  /// Creates a spring of mass 1 from its damping ratio, and its frequency without friction in
  /// radians per second.
  ///
  ///     Spring(dampingRatio: 1, angularFrequency: 11).stiffness     // 121
  public init(dampingRatio: Double, angularFrequency: Double, initialVelocity: Double = 0) {
    let frequency = angularFrequency > 0 ? angularFrequency.within(1e-3...1e7, or: 10) : 10
    let ratio = dampingRatio >= 0 ? dampingRatio.within(0...1e3, or: 0.5) : 0.5
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// The frequency with which the spring would oscillate without friction, in radians per second.
  public var angularFrequency: Double { Elementary.squareRoot(stiffness / mass) }

  /// The friction, divided by the smallest friction that prevents oscillation.
  public var dampingRatio: Double { damping / (2 * Elementary.squareRoot(stiffness * mass)) }

  // MARK: Moving

  /// Returns the progress at a time, in seconds since the start. The progress is 0 at the start, 1
  /// at rest, and more than 1 when the spring overshoots.
  public func progress(at time: Double) -> Double {
    1 - state(at: time, from: 1, velocity: -initialVelocity).displacement
  }

  /// Returns the change of the progress per second, at a time.
  public func velocity(at time: Double) -> Double {
    -state(at: time, from: 1, velocity: -initialVelocity).velocity
  }

  /// Returns the displacement of the mass from its position of rest, at a time after it was
  /// released at `displacement` with a velocity.
  ///
  ///     let spring = Spring(dampingRatio: 1, angularFrequency: 11)
  ///     spring.state(at: 1.0 / 11, from: 0, velocity: 3_000).displacement    // 100.33…
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - displacement: The initial displacement, in any unit. The displacement is negative on the
  ///     other side of the position of rest.
  ///   - velocity: The initial velocity, in the same unit per second.
  public func state(
    at time: Double, from displacement: Double, velocity: Double
  ) -> (displacement: Double, velocity: Double) {
    oscillator.state(
      at: time.asFiniteTime, from: displacement.asFiniteDistance,
      velocity: velocity.asFiniteVelocity)
  }

  internal var oscillator: Oscillator {
    // A damping ratio of 1 must be exact, because a different formula applies to any other ratio.
    let frequency = angularFrequency
    let decay = damping / (2 * mass)
    let isCritical = (decay - frequency).magnitude < 1e-12 * frequency
    return Oscillator(frequency: frequency, decay: isCritical ? frequency : decay)
  }
}
