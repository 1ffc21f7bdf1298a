/// A scroll view's movement after a finger has released it, along one axis: the content
/// decelerates, and bounces back from an edge.
///
///     let flight = ScrollFlight(from: 39_088, velocity: 3_125, min: 0, max: 39_148)
///     flight.offset(at: 0.1)       // 39247.7…: a hundred points beyond the end
///     flight.duration              // 0.78…
///     flight.finalOffset           // 39148
///
/// A flight is a value: its offset can be computed for any times, in any order. Offsets are not
/// rounded; align them with a `PixelGrid`. A flight begins at the time zero. In UIKit, the movement
/// begins one frame after the finger was lifted.
///
/// Content that is released beyond an edge bounces back, unless its inward velocity is high enough
/// to move it inside by deceleration alone.
public struct ScrollFlight: Hashable, Sendable {
  /// The duration of the movement, in seconds.
  public let duration: Double

  /// The offset at which the content stops.
  public let finalOffset: Double

  /// The offset at which the scroll view tells its delegate that the content will stop, before
  /// rounding. The offset is never beyond an edge.
  public let proposedOffset: Double

  /// Whether the content stays between its edges during the whole movement.
  public let isInside: Bool

  /// The movement before the content reaches an edge.
  internal let freeFlight: FreeFlight
  /// The bounce after the deceleration; `nil` if there is none.
  internal let bounce: Bounce?

  /// Creates the flight of content that is released.
  ///
  /// - Parameters:
  ///   - offset: The offset at which the content is released.
  ///   - velocity: The velocity in points per second.
  ///   - minOffset: The smallest offset inside the edges.
  ///   - maxOffset: The largest offset inside the edges. If it is less than `minOffset`, then
  ///     `minOffset` is used.
  ///   - bounces: Whether the content may pass its edges. If not, the content stops at an edge, and
  ///     an offset beyond an edge is clamped first.
  ///   - deceleration: The deceleration of the content.
  ///   - target: The offset at which the content should stop according to the delegate; `nil` if
  ///     the delegate has not changed it. The content then decelerates as usual, with the initial
  ///     velocity that leads to this offset.
  /// - Unverified: that UIKit changes the initial velocity, rather than the deceleration, if the
  ///   delegate changes the target.
  /// - Unverified: the lowest velocity at which content beyond an edge decelerates to the inside
  ///   instead of bouncing.
  public init(
    from offset: Double, velocity: Double, min minOffset: Double, max maxOffset: Double,
    bounces: Bool = true, deceleration: Deceleration = .normal, target: Double? = nil
  ) {
    let range = OffsetRange(minOffset, maxOffset)
    let start = bounces ? offset.asFinitePosition : range.nearest(to: offset)
    proposedOffset = range.nearest(to: deceleration.proposal(from: start, velocity: velocity))

    let velocity =
      target.map { deceleration.velocity(toTravel: $0.asFinitePosition - start) }
      ?? velocity.asFiniteVelocity
    // The offset at which the content would stop without edges.
    let freeEnd =
      target?.asFinitePosition ?? deceleration.landing(from: start, velocity: velocity)
    let isOutside = start != range.nearest(to: start)
    let finalOffset = range.nearest(to: freeEnd)

    if isOutside, finalOffset == range.nearest(to: start) {
      // The content is beyond an edge, and deceleration alone would not bring it inside.
      freeFlight = FreeFlight(from: start, velocity: 0, deceleration: deceleration, duration: 0)
      bounce = .released(overshoot: start - finalOffset, velocity: velocity)
    } else if finalOffset != freeEnd {
      // The content reaches an edge before it stops. `time(toTravel:velocity:)` returns `nil` only
      // if rounding hides the difference between the edge and `freeEnd`.
      let time =
        deceleration.time(toTravel: finalOffset - start, velocity: velocity)
        ?? deceleration.duration(velocity: velocity)
      freeFlight = FreeFlight(
        from: start, velocity: velocity, deceleration: deceleration, duration: time)
      bounce =
        bounces
        ? Bounce(overshoot: 0, velocity: deceleration.velocity(at: time, from: velocity)) : nil
    } else {
      let time = deceleration.duration(velocity: velocity)
      freeFlight = FreeFlight(
        from: start, velocity: velocity, deceleration: deceleration, duration: time)
      bounce = nil
    }
    duration = freeFlight.duration + (bounce?.duration ?? 0)
    self.finalOffset = finalOffset
    isInside = !isOutside && (bounce?.duration ?? 0) == 0
    checkInvariants()
  }

  // MARK: Moving

  /// Returns the offset at a time, in seconds since the release.
  public func offset(at time: Double) -> Double {
    let time = time.asFiniteTime
    if time < freeFlight.duration { return freeFlight.offset(at: time) }
    guard time < duration, let bounce else { return finalOffset }
    return finalOffset + bounce.displacement(at: time - freeFlight.duration)
  }

  /// Returns the velocity at a time, in points per second: zero once the content rests.
  public func velocity(at time: Double) -> Double {
    let time = time.asFiniteTime
    if time < freeFlight.duration { return freeFlight.velocity(at: time) }
    guard time < duration, let bounce else { return 0 }
    return bounce.velocity(at: time - freeFlight.duration)
  }
}

/// The part of the movement in which the content decelerates freely, before it reaches an edge.
internal struct FreeFlight: Hashable, Sendable {
  var from: Double
  var velocity: Double
  var deceleration: Deceleration
  var duration: Double

  func offset(at time: Double) -> Double {
    from + deceleration.distance(at: time, velocity: velocity)
  }

  func velocity(at time: Double) -> Double {
    deceleration.velocity(at: time, from: velocity)
  }
}
