import GalleyGeometry

/// How content glides on that a finger has let go of.
///
/// Each millisecond leaves the same part of the velocity, until 10 points a second are left and it
/// stands still. Distances are the sums of those milliseconds, which are a thousandth shorter than a
/// smooth curve would be.
///
///     let glide = Deceleration.normal
///     glide.landing(from: 5_074, velocity: 750)     // 5443.26
///     glide.duration(velocity: 750)                 // 2.156… seconds
///
/// Velocities are in points a second. A scroll view tells its delegate points a millisecond.
public struct Deceleration: Hashable, Sendable {
  /// The part of the velocity that a millisecond leaves.
  public let rate: Double

  /// Creates a deceleration. A rate of 1 or more, which would never stop, or next to nothing, counts
  /// as the nearest that is allowed; one that is no number as the normal one.
  public init(rate: Double) {
    self.rate = rate.isNaN ? 0.998 : min(max(rate, 0.001), 0.99999)
    self.decay = -1000 * Elementary.logarithm(self.rate)
  }

  /// What scroll views begin with.
  public static let normal = Deceleration(rate: 0.998)

  /// What scroll views offer beside it, a fifth as far.
  public static let fast = Deceleration(rate: 0.99)

  /// The velocity that counts as standing still.
  public static var stillVelocity: Double { 10 }

  /// How far each point a second goes, in points: 0.499 at the normal rate.
  public var reach: Double { rate / (1 - rate) / 1000 }

  /// How fast the velocity decays, a second: 2.002… at the normal rate.
  internal let decay: Double

  // MARK: Asked by time

  /// The velocity that is left after a time, in seconds.
  public func velocity(at time: Double, from velocity: Double) -> Double {
    velocity.asVelocity * Elementary.exponential(-decay * time.asMoment)
  }

  /// How far content has come after a time, in seconds, whether or not it stands still by then.
  ///
  ///     Deceleration.normal.distance(at: 1, velocity: 750)     // 323.70…
  public func distance(at time: Double, velocity: Double) -> Double {
    velocity.asVelocity * reach * (1 - Elementary.exponential(-decay * time.asMoment))
  }

  /// How long content glides, in seconds: zero where it is as good as still.
  public func duration(velocity: Double) -> Double {
    let speed = velocity.asVelocity.magnitude
    guard speed > Self.stillVelocity else { return 0 }
    return Elementary.logarithm(speed / Self.stillVelocity) / decay
  }

  // MARK: Asked by distance

  /// Where content comes to a stand that glides from an offset.
  public func landing(from offset: Double, velocity: Double) -> Double {
    offset.asPlace + lost(velocity) * reach
  }

  /// Where a scroll view says that it would come to a stand, in `scrollViewWillEndDragging`.
  ///
  ///     Deceleration.normal.proposal(from: 5_074, velocity: 750)   // 5443.62…, at 3x 5443.667
  ///
  /// It takes the smooth curve for that, and so promises a thousandth more than it keeps.
  public func proposal(from offset: Double, velocity: Double) -> Double {
    offset.asPlace + lost(velocity) / decay
  }

  /// After how many seconds content has gone a distance, or `nil` where it does not get there.
  ///
  ///     Deceleration.normal.time(toTravel: 60, velocity: 3_125)     // 0.0195…
  ///     Deceleration.normal.time(toTravel: 60, velocity: -3_125)    // nil
  public func time(toTravel distance: Double, velocity: Double) -> Double? {
    let (distance, velocity) = (distance.asSpan, velocity.asVelocity)
    if distance == 0 { return 0 }
    guard velocity != 0, distance.magnitude <= (lost(velocity) * reach).magnitude,
      (distance < 0) == (velocity < 0)
    else { return nil }
    return -Elementary.logarithm(1 - distance / (velocity * reach)) / decay
  }

  /// The velocity with which content comes to a stand after a distance.
  ///
  ///     Deceleration.normal.velocity(toTravel: 369.26)     // 750
  public func velocity(toTravel distance: Double) -> Double {
    let distance = distance.asSpan
    guard distance != 0 else { return 0 }
    return distance / reach + (distance < 0 ? -Self.stillVelocity : Self.stillVelocity)
  }

  /// How much of a velocity is gone when content stands still.
  private func lost(_ velocity: Double) -> Double {
    let velocity = velocity.asVelocity
    guard velocity.magnitude > Self.stillVelocity else { return 0 }
    return velocity < 0 ? velocity + Self.stillVelocity : velocity - Self.stillVelocity
  }
}
