import GalleyGeometry

/// A force whose direction and strength depend on the position or velocity of a body.
///
///     var wind = ForceField(.acceleration(Point(x: 100, y: 0)))
///     wind.region = .rectangle(width: 200, height: 200)
///     wind.position = Point(x: 300, y: 300)
public struct ForceField: Hashable, Sendable {
  /// The kind of the field.
  public var kind: Kind
  /// The center of the field, from which its region is measured.
  public var position = Point.zero
  /// The part of the plane in which the field acts.
  public var region = FieldRegion.everywhere
  /// The exponent with which the strength decreases with the distance; 0 for a constant strength.
  public var falloff = 0.0
  /// The distance below which the strength no longer increases.
  public var minimumRadius = 1e-6

  /// Creates a field that acts everywhere.
  public init(_ kind: Kind) { self.kind = kind }

  /// The kinds of fields.
  ///
  /// Accelerations and forces are in points and seconds.
  public enum Kind: Hashable, Sendable {
    /// An acceleration in one direction.
    case acceleration(Point)
    /// An acceleration toward the center, with a strength.
    case radial(Double)
    /// An acceleration around the center, clockwise on a screen, with a strength.
    case vortex(Double)
    /// A force toward the center that is proportional to the distance.
    case spring(Double)
    /// A force against the velocity that is proportional to the velocity.
    case drag(Double)
    /// An acceleration that changes the velocity of a body to this velocity. The acceleration is
    /// the difference between the two velocities, multiplied by the strength.
    case velocity(Point, strength: Double)
    /// A force away from the center on charged bodies.
    case electric(Double)
    /// A force on charged bodies at a right angle to their velocity.
    case magnetic(Double)
    /// Forces whose directions vary smoothly from point to point. The smoothness determines the
    /// size of the pattern, which changes with the time.
    case noise(Double, smoothness: Double, time: Double)
    /// Like `noise`, but proportional to the speed of the body.
    case turbulence(Double, smoothness: Double, time: Double)
  }

  /// Returns the force on a body.
  internal func force(on body: RigidBody) -> Point {
    let away = body.position - position
    guard region.contains(away) else { return .zero }
    let distance = max(away.length, minimumRadius.within(1e-6...1e9, or: 1e-6))
    let fall = falloff == 0 ? 1 : Elementary.power(distance, -falloff.within(-20...20, or: 0))
    let out = away.unit ?? .zero
    return vector(body, away, out) * fall.within(0...1e9, or: 0)
  }

  /// Returns the force before the strength is reduced by the distance. `away` is the delta from the
  /// center to the body, and `out` its direction.
  private func vector(_ body: RigidBody, _ away: Point, _ out: Point) -> Point {
    switch kind {
    case .acceleration(let acceleration): acceleration * body.mass
    case .radial(let strength): out * (-strength * body.mass)
    case .vortex(let strength): out.turned * (strength * body.mass)
    case .spring(let strength): away * -strength
    case .drag(let strength): body.velocity * -strength
    case .velocity(let velocity, let strength): (velocity - body.velocity) * (strength * body.mass)
    case .electric(let strength): out * (strength * body.charge)
    case .magnetic(let strength): body.velocity.turned * (strength * body.charge)
    case .noise(let strength, let smoothness, let time):
      SmoothNoise.vector(at: body.position, smoothness: smoothness, time: time) * strength
    case .turbulence(let strength, let smoothness, let time):
      SmoothNoise.vector(at: body.position, smoothness: smoothness, time: time)
        * (strength * body.velocity.length)
    }
  }
}

/// A part of a plane, relative to the center of a field.
public indirect enum FieldRegion: Hashable, Sendable {
  /// The whole plane.
  case everywhere
  /// A circle around the center.
  case circle(radius: Double)
  /// A rectangle around the center.
  case rectangle(width: Double, height: Double)
  /// All points that are not in a region.
  case outside(FieldRegion)
  /// All points that are in at least one of two regions.
  case union(FieldRegion, FieldRegion)
  /// All points that are in both regions.
  case intersection(FieldRegion, FieldRegion)

  /// Returns whether a point is in the region.
  public func contains(_ point: Point) -> Bool {
    switch self {
    case .everywhere: true
    case .circle(let radius): point.length <= radius
    case .rectangle(let width, let height):
      point.x.magnitude <= width / 2 && point.y.magnitude <= height / 2
    case .outside(let region): !region.contains(point)
    case .union(let first, let second): first.contains(point) || second.contains(point)
    case .intersection(let first, let second): first.contains(point) && second.contains(point)
    }
  }
}

/// Vectors that vary smoothly from point to point. The vectors are the same in every run.
internal enum SmoothNoise {
  /// Returns a vector whose coordinates are between -1 and 1.
  static func vector(at point: Point, smoothness: Double, time: Double) -> Point {
    // The pattern changes over 20 points when it is rough, and over 200 points when it is smooth.
    let size = 20 + 180 * smoothness.within(0...1, or: 0)
    let (x, y, t) = (point.x / size, point.y / size, time.within(-1e6...1e6, or: 0))
    return Point(x: value(x, y, t, salt: 0x9E37), y: value(x, y, t, salt: 0x85EB))
  }

  /// Returns a number between -1 and 1, interpolated between the eight nearest whole coordinates.
  private static func value(_ x: Double, _ y: Double, _ t: Double, salt: UInt64) -> Double {
    let base = (x.roundedDown, y.roundedDown, t.roundedDown)
    let part = (ease(x - base.0), ease(y - base.1), ease(t - base.2))
    var sum = 0.0
    for corner in 0..<8 {
      let (i, j, k) = (Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
      let weight =
        (i == 0 ? 1 - part.0 : part.0) * (j == 0 ? 1 - part.1 : part.1)
        * (k == 0 ? 1 - part.2 : part.2)
      sum += weight * random(base.0 + i, base.1 + j, base.2 + k, salt)
    }
    return sum
  }

  private static func ease(_ t: Double) -> Double { t * t * (3 - 2 * t) }

  /// Returns a number between -1 and 1 that depends on three whole numbers.
  private static func random(_ x: Double, _ y: Double, _ t: Double, _ salt: UInt64) -> Double {
    var bits = salt
    for part in [x, y, t] {
      bits ^= part.bitPattern
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      bits ^= bits >> 31
    }
    return Double(bits >> 11) / 4_503_599_627_370_496 - 1
  }
}
