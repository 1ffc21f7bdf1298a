import GalleyGeometry

/// A body that moves and rotates in a ``DynamicsWorld``.
///
///     var body = RigidBody(shape: .rectangle(width: 100, height: 100), position: .zero)
///     body.mass           // 1
///     body.velocity = Point(x: 300, y: 0)
public struct RigidBody: Hashable, Sendable {
  /// The outline of the body.
  public var shape: BodyShape { didSet { weigh() } }
  /// The position of the center.
  public var position: Point { didSet { if !position.isFinite { position = oldValue } } }
  /// The angle in radians, clockwise on a screen.
  public var angle: Double { didSet { if !angle.isFinite { angle = oldValue } } }
  /// The velocity in points per second.
  public var velocity = Point.zero {
    didSet { velocity = Point(x: velocity.x.asFiniteVelocity, y: velocity.y.asFiniteVelocity) }
  }
  /// The angular velocity in radians per second.
  public var angularVelocity = 0.0 { didSet { angularVelocity = angularVelocity.asFiniteVelocity } }
  /// The mass of an area of 10,000 square points.
  public var density = 1.0 { didSet { weigh() } }
  /// The fraction of the velocity that remains after a collision: 1 if no energy is lost.
  public var elasticity = 0.0
  /// The friction where the body touches another body.
  public var friction = 0.0
  /// The rate at which the velocity decays: after a second, a fraction of e to the power of
  /// `-resistance` remains.
  public var resistance = 0.0
  /// The rate at which the angular velocity decays.
  public var angularResistance = 0.0
  /// The electric charge, for electric and magnetic fields.
  public var charge = 0.0
  /// Whether the body rotates.
  public var allowsRotation = true
  /// Whether the body does not move, regardless of forces and collisions.
  public var isAnchored = false

  /// The mass of the body: its area times its density.
  public private(set) var mass = 1.0
  /// The moment of inertia around the center.
  public private(set) var inertia = 1.0

  /// Creates a body at rest.
  public init(shape: BodyShape, position: Point, angle: Double = 0) {
    self.shape = shape
    self.position = position.isFinite ? position : .zero
    self.angle = angle.isFinite ? angle : 0
    weigh()
  }

  private mutating func weigh() {
    // A body without an area has a tiny mass, so that forces still have a finite effect.
    mass = max(shape.area / 10_000 * density.within(1e-6...1e9, or: 1), 1e-6)
    inertia = max(mass * shape.inertia, 1e-9)
  }

  /// The kinetic energy of the movement and of the rotation.
  public var kineticEnergy: Double {
    (mass * velocity.dot(velocity) + inertia * angularVelocity * angularVelocity) / 2
  }

  /// Changes the velocity immediately by an impulse: a mass times a velocity.
  ///
  /// The point at which the impulse acts is in the body's own coordinates.
  public mutating func strike(with impulse: Point, at point: Point) {
    push(impulse, at: arm(to: point))
  }

  // MARK: Internal state

  internal var inverseMass: Double { isAnchored ? 0 : 1 / mass }
  internal var inverseInertia: Double { isAnchored || !allowsRotation ? 0 : 1 / inertia }
  /// The time in seconds for which the body has hardly moved.
  internal var stillTime = 0.0

  /// Returns the velocity of a point of the body. The point is relative to the center.
  internal func velocity(at arm: Point) -> Point { velocity + arm.turned * angularVelocity }

  /// Returns the change of velocity along an axis that an impulse of 1 at a point causes. The point
  /// is relative to the center.
  internal func inverseMass(along axis: Point, at arm: Point) -> Double {
    let turn = arm.cross(axis)
    return inverseMass + turn * turn * inverseInertia
  }

  /// Converts a point in the body's own coordinates to a delta from the center, in the directions
  /// of the world.
  internal func arm(to point: Point) -> Point { point.rotated(by: angle) }

  internal mutating func push(_ impulse: Point, at arm: Point) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  /// Changes the position and angle by as much as `push(_:at:)` would change the velocities.
  internal mutating func displace(_ impulse: Point, at arm: Point) {
    position += impulse * inverseMass
    angle += arm.cross(impulse) * inverseInertia
  }
}
