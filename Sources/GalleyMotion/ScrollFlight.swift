/// The movement of content after a finger has released it, along one axis: it decelerates, and
/// bounces back if it passes an edge.
///
///     let flight = ScrollFlight(from: 39_088, velocity: 3_125, min: 0, max: 39_148)
///     flight.offset(at: 0.1)       // 39247.7…: a hundred points beyond the end
///     flight.duration              // 0.78…
///     flight.finalOffset           // 39148
///
/// A flight is a value: its offset can be computed for any times, in any order. Offsets are not
/// rounded; align them with a `PixelGrid`. UIKit waits one frame after the finger has left before
/// content moves.
///
/// Content that is released beyond an edge bounces back from there, unless it moves inward fast
/// enough to get inside by deceleration alone.
public struct ScrollFlight: Hashable, Sendable {
  /// The duration of the movement, in seconds.
  public let duration: Double

  /// The offset at which the content stops.
  public let finalOffset: Double

  /// The offset at which the scroll view tells its delegate that the content will stop,
  /// before rounding: never beyond an edge.
  public let proposedOffset: Double

  /// Whether the content is between its edges all the time.
  public let isInside: Bool

  internal let freeFlight: FreeFlight
  /// The edge to which it bounces back, and the bounce after the deceleration.
  internal let edge: Double
  internal let bounce: Bounce?

  /// Creates the flight of content that is released.
  ///
  /// - Parameters:
  ///   - offset: The offset at which it is released.
  ///   - velocity: The velocity in points per second.
  ///   - minOffset: The offset of the edge at the start.
  ///   - maxOffset: The offset of the edge at the end. If it lies before the start, the start
  ///     counts.
  ///   - bounces: Whether it may pass its edges. If not, it stops at them, and starts between them.
  ///   - deceleration: The deceleration of the content.
  ///   - target: The offset at which the delegate wants it to stop, if any. The content
  ///     then decelerates as usual, from the velocity that takes it there.
  /// - Unverified: that UIKit changes the initial velocity, rather than the deceleration, if the
  ///   delegate changes the target.
  /// - Unverified: the velocity from which on content beyond an edge decelerates to the inside
  ///   rather than bounces.
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
    let landing =
      target?.asFinitePosition ?? deceleration.landing(from: start, velocity: velocity)
    let isOutside = start != range.nearest(to: start)
    let home = range.nearest(to: landing)

    if isOutside, home == range.nearest(to: start) {
      // The content is beyond an edge, and deceleration alone would not bring it inside.
      freeFlight = FreeFlight(from: start, velocity: 0, deceleration: deceleration, duration: 0)
      edge = home
      bounce = .released(overshoot: start - home, velocity: velocity)
    } else if home != landing {
      // The content passes the edge ahead. The time at which it does exists, because the landing
      // lies beyond the edge, unless the two differ only by a last bit.
      let time =
        deceleration.time(toTravel: home - start, velocity: velocity)
        ?? deceleration.duration(velocity: velocity)
      freeFlight = FreeFlight(
        from: start, velocity: velocity, deceleration: deceleration, duration: time)
      edge = home
      bounce =
        bounces
        ? Bounce(overshoot: 0, velocity: deceleration.velocity(at: time, from: velocity)) : nil
    } else {
      let time = deceleration.duration(velocity: velocity)
      freeFlight = FreeFlight(
        from: start, velocity: velocity, deceleration: deceleration, duration: time)
      edge = home
      bounce = nil
    }
    duration = freeFlight.duration + (bounce?.duration ?? 0)
    finalOffset = home
    isInside = !isOutside && (bounce?.duration ?? 0) == 0
    checkInvariants()
  }

  // MARK: Moving

  /// Returns the offset at a time, in seconds since the release.
  public func offset(at time: Double) -> Double {
    let time = time.asFiniteTime
    if time < freeFlight.duration { return freeFlight.offset(at: time) }
    guard time < duration, let bounce else { return finalOffset }
    return edge + bounce.displacement(at: time - freeFlight.duration)
  }

  /// Returns the velocity at a time, in points per second: zero once the content rests.
  public func velocity(at time: Double) -> Double {
    let time = time.asFiniteTime
    if time < freeFlight.duration { return freeFlight.velocity(at: time) }
    guard time < duration, let bounce else { return 0 }
    return bounce.velocity(at: time - freeFlight.duration)
  }
}

/// The part of a flight before an edge.
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
