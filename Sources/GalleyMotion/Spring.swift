import GalleyGeometry

/// A mass on a spring with friction, pulled from where an animation starts to where it ends.
///
///     let spring = Spring(dampingRatio: 0.5, duration: 1)
///     spring.progress(at: 0.1)     // 0.487…
///     spring.progress(at: 0.3)     // 1.160…: it swings over
///     spring.progress(at: 1)       // 1.0009…: what is left is cut off
///
/// A ratio below 1 swings, at 1 it comes to rest as fast as it can without, and above it creeps.
/// Any numbers are accepted: those that are none become those of `Spring()`, and all are kept within
/// bounds that no screen comes near.
public struct Spring: Hashable, Sendable {
  /// What hangs on the spring.
  public let mass: Double

  /// How strongly it pulls.
  public let stiffness: Double

  /// How strongly friction holds against it.
  public let damping: Double

  /// How fast the mass moves at first, in ways a second: at 1 it would arrive after a second if
  /// nothing pulled. Negative away from where it is to go.
  public let initialVelocity: Double

  /// Creates a spring; without arguments the one that Core Animation begins with.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    self.mass = mass > 0 ? mass.within(1e-6...1e9, or: 1) : 1
    self.stiffness = stiffness > 0 ? stiffness.within(1e-6...1e15, or: 100) : 100
    self.damping = damping >= 0 ? damping.within(0...1e12, or: 10) : 10
    self.initialVelocity = initialVelocity.asVelocity
  }

  /// Creates a spring of mass 1 from how it swings: its damping ratio, and its frequency without
  /// friction in radians a second.
  ///
  ///     Spring(dampingRatio: 1, angularFrequency: 11).stiffness     // 121
  public init(dampingRatio: Double, angularFrequency: Double, initialVelocity: Double = 0) {
    let frequency = angularFrequency > 0 ? angularFrequency.within(1e-3...1e7, or: 10) : 10
    let ratio = dampingRatio >= 0 ? dampingRatio.within(0...1e3, or: 0.5) : 0.5
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// The frequency that it would swing with if there were no friction, in radians a second.
  public var angularFrequency: Double { Elementary.squareRoot(stiffness / mass) }

  /// The friction, measured by the least that keeps it from swinging.
  public var dampingRatio: Double { damping / (2 * Elementary.squareRoot(stiffness * mass)) }

  // MARK: Moving

  /// How far the way is done at a moment, in seconds since the start: 0 there, 1 where it rests, and
  /// more where it swings over.
  public func progress(at time: Double) -> Double {
    1 - state(at: time, from: 1, velocity: -initialVelocity).displacement
  }

  /// How fast the progress changes at a moment, a second.
  public func velocity(at time: Double) -> Double {
    -state(at: time, from: 1, velocity: -initialVelocity).velocity
  }

  /// Where the mass is, measured from its place of rest, at a moment after it was let go at
  /// `displacement` with a velocity of its own.
  ///
  ///     let spring = Spring(dampingRatio: 1, angularFrequency: 11)
  ///     spring.state(at: 1.0 / 11, from: 0, velocity: 3_000).displacement    // 100.33…
  ///
  /// - Parameters:
  ///   - time: Seconds.
  ///   - displacement: In any unit. Negative on the other side.
  ///   - velocity: In that unit, a second.
  public func state(
    at time: Double, from displacement: Double, velocity: Double
  ) -> (displacement: Double, velocity: Double) {
    oscillator.state(
      at: time.asMoment, from: displacement.asSpan, velocity: velocity.asVelocity)
  }

  internal var oscillator: Oscillator {
    // A ratio of 1 is to be exactly that: a hair of difference takes another formula.
    let frequency = angularFrequency
    let decay = damping / (2 * mass)
    let isCritical = (decay - frequency).magnitude < 1e-12 * frequency
    return Oscillator(frequency: frequency, decay: isCritical ? frequency : decay)
  }
}
