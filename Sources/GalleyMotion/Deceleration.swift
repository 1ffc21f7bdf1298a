import GalleyGeometry

/// The deceleration of content that a finger has released.
///
/// In each millisecond, the velocity is multiplied by the same rate. The content stops when the
/// velocity is 10 points per second. Distances are sums over milliseconds, which are a thousandth
/// shorter than on a smooth curve.
///
///     let glide = Deceleration.normal
///     glide.landing(from: 5_074, velocity: 750)     // 5443.26
///     glide.duration(velocity: 750)                 // 2.156… seconds
///
/// Velocities are in points per second. The delegate of a scroll view receives points per
/// millisecond.
public struct Deceleration: Hashable, Sendable {
  /// The fraction of the velocity that remains after a millisecond.
  public let rate: Double

  /// Creates a deceleration.
  ///
  /// A rate of 1 or more, with which content would never stop, and a rate near 0 are replaced by
  /// the nearest allowed rate. A rate that is not a number is replaced by the normal rate.
  public init(rate: Double) {
    self.rate = rate.isNaN ? 0.998 : min(max(rate, 0.001), 0.99999)
    self.decay = -1000 * Elementary.logarithm(self.rate)
  }

  /// The default rate of scroll views.
  public static let normal = Deceleration(rate: 0.998)

  /// The fast rate of scroll views, with which content moves a fifth as far.
  public static let fast = Deceleration(rate: 0.99)

  /// The velocity at which content stops.
  public static var stillVelocity: Double { 10 }

  /// The distance in points for each point per second of velocity: 0.499 at the normal rate.
  public var reach: Double { rate / (1 - rate) / 1000 }

  /// The exponential decay of the velocity per second: 2.002… at the normal rate.
  internal let decay: Double

  // MARK: By time

  /// Returns the velocity after a time, in seconds.
  public func velocity(at time: Double, from velocity: Double) -> Double {
    velocity.asFiniteVelocity * Elementary.exponential(-decay * time.asFiniteTime)
  }

  /// Returns the distance after a time, in seconds, as if the content never stopped.
  ///
  ///     Deceleration.normal.distance(at: 1, velocity: 750)     // 323.70…
  public func distance(at time: Double, velocity: Double) -> Double {
    velocity.asFiniteVelocity * reach * (1 - Elementary.exponential(-decay * time.asFiniteTime))
  }

  /// Returns the duration of the deceleration, in seconds; zero if the velocity is too low for a
  /// movement.
  public func duration(velocity: Double) -> Double {
    let speed = velocity.asFiniteVelocity.magnitude
    guard speed > Self.stillVelocity else { return 0 }
    return Elementary.logarithm(speed / Self.stillVelocity) / decay
  }

  // MARK: By distance

  /// Returns the offset at which content stops if it starts at an offset.
  public func landing(from offset: Double, velocity: Double) -> Double {
    offset.asFinitePosition + lost(velocity) * reach
  }

  /// Returns the offset at which a scroll view expects to stop, as passed to
  /// `scrollViewWillEndDragging`.
  ///
  ///     Deceleration.normal.proposal(from: 5_074, velocity: 750)   // 5443.62…, at 3x 5443.667
  ///
  /// The distance to this offset is the distance of the smooth curve, which is a thousandth longer
  /// than the movement of the content.
  public func proposal(from offset: Double, velocity: Double) -> Double {
    offset.asFinitePosition + lost(velocity) / decay
  }

  /// Returns the number of seconds after which content has moved a distance, or `nil` if it does
  /// not move that far.
  ///
  ///     Deceleration.normal.time(toTravel: 60, velocity: 3_125)     // 0.0195…
  ///     Deceleration.normal.time(toTravel: 60, velocity: -3_125)    // nil
  public func time(toTravel distance: Double, velocity: Double) -> Double? {
    let (distance, velocity) = (distance.asFiniteDistance, velocity.asFiniteVelocity)
    if distance == 0 { return 0 }
    guard velocity != 0, distance.magnitude <= (lost(velocity) * reach).magnitude,
      (distance < 0) == (velocity < 0)
    else { return nil }
    return -Elementary.logarithm(1 - distance / (velocity * reach)) / decay
  }

  /// Returns the initial velocity with which content stops after a distance.
  ///
  ///     Deceleration.normal.velocity(toTravel: 369.26)     // 750
  public func velocity(toTravel distance: Double) -> Double {
    let distance = distance.asFiniteDistance
    guard distance != 0 else { return 0 }
    return distance / reach + (distance < 0 ? -Self.stillVelocity : Self.stillVelocity)
  }

  /// Returns the part of a velocity that is lost until the content stops.
  private func lost(_ velocity: Double) -> Double {
    let velocity = velocity.asFiniteVelocity
    guard velocity.magnitude > Self.stillVelocity else { return 0 }
    return velocity < 0 ? velocity + Self.stillVelocity : velocity - Self.stillVelocity
  }
}
