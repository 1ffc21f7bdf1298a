import GalleyGeometry

/// The way back of content that is beyond its edge.
///
///     let bounce = Bounce(overshoot: 0, velocity: 3_005)    // gliding over the edge
///     bounce.peak                                           // 100.49…
///     bounce.displacement(at: 0.3)                          // 33.25…
///
/// The spring behind it comes to rest as fast as one can without swinging. It stops when half a point
/// is left, as traces of UIKit do.
public struct Bounce: Hashable, Sendable {
  /// How far beyond the edge the content is at first: positive beyond the end, negative before the
  /// start.
  public let overshoot: Double

  /// How fast it moves at first, in points a second.
  public let velocity: Double

  /// After how many seconds it is back.
  public let duration: Double

  /// Creates the bounce of content that is `overshoot` points beyond an edge and moves.
  public init(overshoot: Double, velocity: Double) {
    self.overshoot = overshoot.asSpan
    self.velocity = velocity.asVelocity
    self.duration = Self.oscillator.timeToRest(
      from: self.overshoot, velocity: self.velocity, within: Self.restDistance)
  }

  /// The bounce of content that a finger lets go of beyond the edge.
  ///
  ///     Bounce.released(overshoot: -235, velocity: 0).displacement(at: 0.1)    // -107.5…
  ///
  /// If it was held still, or on its way back already, it starts back at once, the faster the further
  /// away it is; if it was being thrown outwards, it first goes on.
  ///
  /// The start of 7.25 times the distance a second is ours. With it, content that UIKit let go 235
  /// points before the start is met within a point at all times; two decays of 9 and 46 a second,
  /// which have been reported for the same trace, are up to 20 points behind it.
  /// - Unverified: the velocity that tells held from thrown, 50 points a second.
  /// - Unverified: whether content that is held further out, or less far, starts back in proportion.
  public static func released(overshoot: Double, velocity: Double) -> Bounce {
    let (overshoot, velocity) = (overshoot.asSpan, velocity.asVelocity)
    let isThrown = velocity.magnitude >= heldVelocity && (velocity < 0) == (overshoot < 0)
    return Bounce(overshoot: overshoot, velocity: isThrown ? velocity : -start * overshoot)
  }

  /// The frequency of the spring, in radians a second.
  public static var angularFrequency: Double { 11 }

  /// How near the edge is near enough to stop there.
  public static var restDistance: Double { 0.5 }

  /// Below this velocity content that is let go was held, in points a second.
  public static var heldVelocity: Double { 50 }

  /// How fast held content starts back, a second, for each point that it is away.
  private static var start: Double { 7.25 }

  private static var oscillator: Oscillator {
    Oscillator(frequency: angularFrequency, decay: angularFrequency)
  }

  // MARK: Moving

  /// How far beyond the edge the content is at a moment: zero once it is back.
  public func displacement(at time: Double) -> Double { state(at: time).displacement }

  /// How fast it moves at a moment: zero once it is back.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// How far beyond the edge it gets at most: *v / (11 e)* when it came over the edge at *v*.
  public var peak: Double {
    let pull = velocity + Self.angularFrequency * overshoot
    // It turns round where its velocity is zero, if that is yet to come.
    let turn = pull == 0 ? 0 : velocity / (Self.angularFrequency * pull)
    guard turn > 0 else { return overshoot }
    return Self.oscillator.state(at: turn.asMoment, from: overshoot, velocity: velocity)
      .displacement
  }

  private func state(at time: Double) -> (displacement: Double, velocity: Double) {
    let time = time.asMoment
    guard time < duration else { return (0, 0) }
    return Self.oscillator.state(at: time, from: overshoot, velocity: velocity)
  }
}
