import GalleyGeometry

/// The movement of content back to its edge, from a position beyond the edge.
///
///     let bounce = Bounce(overshoot: 0, velocity: 3_005)    // gliding over the edge
///     bounce.peak                                           // 100.49…
///     bounce.displacement(at: 0.3)                          // 33.25…
///
/// The content moves like a spring that stops as fast as possible without oscillating. As in traces
/// of UIKit, the movement stops half a point before the edge.
public struct Bounce: Hashable, Sendable {
  /// The distance beyond the edge at the start: positive beyond the end, negative before the start
  /// of the content.
  public let overshoot: Double

  /// The initial velocity, in points per second.
  public let velocity: Double

  /// The duration of the bounce, in seconds.
  public let duration: Double

  /// Creates the bounce of moving content that is `overshoot` points beyond an edge.
  public init(overshoot: Double, velocity: Double) {
    self.overshoot = overshoot.asFiniteDistance
    self.velocity = velocity.asFiniteVelocity
    self.duration = Self.oscillator.timeToRest(
      from: self.overshoot, velocity: self.velocity, within: Self.restDistance)
  }

  /// Returns the bounce of content that a finger releases beyond the edge.
  ///
  ///     Bounce.released(overshoot: -235, velocity: 0).displacement(at: 0.1)    // -107.5…
  ///
  /// Content that was held still, or was already moving back, moves back immediately. The initial
  /// velocity of this content is proportional to its distance from the edge. Content that was
  /// moving outward first moves further out.
  ///
  /// The initial velocity of 7.25 times the distance per second is our own choice. With this
  /// velocity, content that UIKit released 235 points before the start is within a point of UIKit's
  /// position at all times; a sum of two decays of 9 and 46 per second, which others have reported
  /// for the same trace, is up to 20 points behind.
  /// - Unverified: the velocity that separates held content from content that was moving
  ///   outward, 50 points per second.
  /// - Unverified: whether the initial velocity of held content is proportional to its distance.
  public static func released(overshoot: Double, velocity: Double) -> Bounce {
    let (overshoot, velocity) = (overshoot.asFiniteDistance, velocity.asFiniteVelocity)
    let isThrown = velocity.magnitude >= heldVelocity && (velocity < 0) == (overshoot < 0)
    return Bounce(overshoot: overshoot, velocity: isThrown ? velocity : -start * overshoot)
  }

  /// The frequency of the spring, in radians per second.
  public static var angularFrequency: Double { 11 }

  /// The distance from the edge at which the bounce stops.
  public static var restDistance: Double { 0.5 }

  /// The velocity in points per second below which released content counts as held.
  public static var heldVelocity: Double { 50 }

  /// The initial velocity of held content, in points per second for each point of its distance from
  /// the edge.
  private static var start: Double { 7.25 }

  private static var oscillator: Oscillator {
    Oscillator(frequency: angularFrequency, decay: angularFrequency)
  }

  // MARK: Moving

  /// Returns the distance beyond the edge at a time: zero after the bounce.
  public func displacement(at time: Double) -> Double { state(at: time).displacement }

  /// Returns the velocity at a time: zero after the bounce.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The largest distance beyond the edge: *v / (11 e)* for content that crossed the edge at the
  /// velocity *v*.
  public var peak: Double {
    let pull = velocity + Self.angularFrequency * overshoot
    // The content changes its direction at the time at which its velocity is zero. If this time is
    // before the start of the bounce, the content never changes its direction.
    let turn = pull == 0 ? 0 : velocity / (Self.angularFrequency * pull)
    guard turn > 0 else { return overshoot }
    return Self.oscillator.state(at: turn.asFiniteTime, from: overshoot, velocity: velocity)
      .displacement
  }

  private func state(at time: Double) -> (displacement: Double, velocity: Double) {
    let time = time.asFiniteTime
    guard time < duration else { return (0, 0) }
    return Self.oscillator.state(at: time, from: overshoot, velocity: velocity)
  }
}
