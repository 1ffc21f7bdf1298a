/// What becomes of content after a finger has let go of it, along one axis: it glides on, and where
/// it comes over an edge it bounces back.
///
///     let flight = ScrollFlight(from: 39_088, velocity: 3_125, min: 0, max: 39_148)
///     flight.offset(at: 0.1)       // 39247.7…: a hundred points beyond the end
///     flight.duration              // 0.78…
///     flight.finalOffset           // 39148
///
/// It is a value: any moment may be asked for, in any order. Offsets are not rounded; give them to a
/// `PixelGrid`. UIKit lets the first frame after the finger has left pass before content moves.
///
/// Content that a finger leaves beyond an edge bounces back from there, unless it is on its way inside
/// fast enough to get there by gliding.
public struct ScrollFlight: Hashable, Sendable {
  /// How long the content moves, in seconds.
  public let duration: Double

  /// Where it comes to rest.
  public let finalOffset: Double

  /// Where a scroll view tells its delegate that it will come to rest, before rounding: never beyond
  /// an edge.
  public let proposedOffset: Double

  /// A Boolean value telling whether the content is between its edges all the time.
  public let isInside: Bool

  internal let glide: Glide
  /// The edge that it bounces back to, and how, once it has glided.
  internal let edge: Double
  internal let bounce: Bounce?

  /// Creates the flight of content that is let go.
  ///
  /// - Parameters:
  ///   - offset: Where it is let go.
  ///   - velocity: Points a second.
  ///   - minOffset: The edge at the start.
  ///   - maxOffset: The edge at the end. Before the start it counts as the start.
  ///   - bounces: Whether it may go beyond its edges. If not it stops there, and starts between them.
  ///   - deceleration: How it glides.
  ///   - target: Where it is to come to rest instead, if the delegate wants it elsewhere. It then
  ///     glides there at the usual deceleration, with the velocity that takes it there.
  /// - Unverified: that UIKit changes the velocity at which content starts, rather than how it slows
  ///   down, where the delegate changes the target.
  /// - Unverified: from which velocity on content beyond an edge glides inside rather than bounces.
  public init(
    from offset: Double, velocity: Double, min minOffset: Double, max maxOffset: Double,
    bounces: Bool = true, deceleration: Deceleration = .normal, target: Double? = nil
  ) {
    let range = OffsetRange(minOffset, maxOffset)
    let start = bounces ? offset.asPlace : range.nearest(to: offset)
    proposedOffset = range.nearest(to: deceleration.proposal(from: start, velocity: velocity))

    let velocity =
      target.map { deceleration.velocity(toTravel: $0.asPlace - start) } ?? velocity.asVelocity
    let landing =
      target?.asPlace ?? deceleration.landing(from: start, velocity: velocity)
    let isOutside = start != range.nearest(to: start)
    let home = range.nearest(to: landing)

    if isOutside, home == range.nearest(to: start) {
      // Beyond an edge, and it would not get away from it.
      glide = Glide(from: start, velocity: 0, deceleration: deceleration, duration: 0)
      edge = home
      bounce = .released(overshoot: start - home, velocity: velocity)
    } else if home != landing {
      // Over the edge ahead. There is a time for it, because the landing lies beyond, except where
      // the two are a last bit apart.
      let time =
        deceleration.time(toTravel: home - start, velocity: velocity)
        ?? deceleration.duration(velocity: velocity)
      glide = Glide(from: start, velocity: velocity, deceleration: deceleration, duration: time)
      edge = home
      bounce =
        bounces
        ? Bounce(overshoot: 0, velocity: deceleration.velocity(at: time, from: velocity)) : nil
    } else {
      let time = deceleration.duration(velocity: velocity)
      glide = Glide(from: start, velocity: velocity, deceleration: deceleration, duration: time)
      edge = home
      bounce = nil
    }
    duration = glide.duration + (bounce?.duration ?? 0)
    finalOffset = home
    isInside = !isOutside && (bounce?.duration ?? 0) == 0
    checkInvariants()
  }

  // MARK: Moving

  /// Where the content is at a moment, in seconds since it was let go.
  public func offset(at time: Double) -> Double {
    let time = time.asMoment
    if time < glide.duration { return glide.offset(at: time) }
    guard time < duration, let bounce else { return finalOffset }
    return edge + bounce.displacement(at: time - glide.duration)
  }

  /// How fast the content moves at a moment, in points a second: zero once it is at rest.
  public func velocity(at time: Double) -> Double {
    let time = time.asMoment
    if time < glide.duration { return glide.velocity(at: time) }
    guard time < duration, let bounce else { return 0 }
    return bounce.velocity(at: time - glide.duration)
  }
}

/// The part of a flight before an edge.
internal struct Glide: Hashable, Sendable {
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
