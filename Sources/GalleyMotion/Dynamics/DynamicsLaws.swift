import GalleyGeometry

/// The forces, springs, joints and collisions that act on the bodies of a ``DynamicsWorld``.
///
///     var laws = DynamicsLaws()
///     laws.influences = [Influence(bodies: [ball], force: .acceleration(Point(x: 0, y: 1000)))]
///
/// Bodies are named by their number in the world. Numbers of bodies that are not in the world are
/// ignored.
public struct DynamicsLaws: Hashable, Sendable {
  /// The forces.
  public var influences: [Influence] = []
  /// The springs.
  public var springs: [SpringJoint] = []
  /// The rigid connections.
  public var joints: [RigidJoint] = []
  /// The bodies and boundaries that collide.
  public var collisions: [CollisionGroup] = []

  /// Creates laws without forces: bodies move in straight lines.
  public init() {}
}

/// A force on some bodies.
public struct Influence: Hashable, Sendable {
  /// The bodies that the force acts on.
  public var bodies: [Int]
  /// The force.
  public var force: Force

  /// Creates a force on some bodies.
  public init(bodies: [Int], force: Force) {
    self.bodies = bodies
    self.force = force
  }

  /// The kinds of forces.
  public enum Force: Hashable, Sendable {
    /// An acceleration that does not depend on the mass.
    case acceleration(Point)
    /// A force at a point of the body, in the body's own coordinates.
    case push(Point, at: Point)
    /// A force that depends on the position or the velocity.
    case field(ForceField)
  }
}

/// One end of a spring or joint.
public enum JointEnd: Hashable, Sendable {
  /// A point of a body, in the body's own coordinates.
  case body(Int, at: Point)
  /// A fixed point.
  case anchor(Point)
}

/// A spring between two points.
///
/// A spring with a length of zero pulls the points onto each other along both axes. A longer spring
/// pulls along the line between the points.
public struct SpringJoint: Hashable, Sendable {
  /// The end that is attached to a body.
  public var first: JointEnd
  /// The other end.
  public var second: JointEnd
  /// The length at rest.
  public var length: Double
  /// The number of oscillations per second without friction.
  public var frequency: Double
  /// The friction, divided by the smallest friction that prevents oscillation.
  public var dampingRatio: Double
  /// Whether the spring also turns the first body back to an angle of zero, with the same
  /// frequency.
  public var straightens: Bool

  /// Creates a spring.
  public init(
    _ first: JointEnd, _ second: JointEnd, length: Double = 0, frequency: Double,
    dampingRatio: Double, straightens: Bool = false
  ) {
    self.first = first
    self.second = second
    self.length = max(length.asFiniteDistance, 0)
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.straightens = straightens
  }
}

/// A rigid connection of two points.
public struct RigidJoint: Hashable, Sendable {
  /// The end that is attached to a body.
  public var first: JointEnd
  /// The other end.
  public var second: JointEnd
  /// The condition that the joint maintains.
  public var kind: Kind

  /// Creates a joint.
  public init(_ first: JointEnd, _ second: JointEnd, _ kind: Kind) {
    self.first = first
    self.second = second
    self.kind = kind
  }

  /// The kinds of joints.
  public enum Kind: Hashable, Sendable {
    /// Keeps the points at a distance, like a rod.
    case distance(Double)
    /// Keeps the points within a distance, like a rope.
    case distanceWithin(Double)
    /// Keeps the offset from `second` to `first` along an axis within bounds.
    case offset(along: Point, ClosedRange<Double>)
    /// Keeps the angle of the first body relative to the second body within bounds.
    case angle(ClosedRange<Double>)
    /// Slows down the rotation of the first body relative to the second body with a torque.
    case angularFriction(Double)
  }
}

/// Bodies that collide with each other and with boundaries.
public struct CollisionGroup: Hashable, Sendable {
  /// The number of the group in a ``Contact``.
  public var id: Int
  /// The bodies.
  public var bodies: [Int]
  /// The lines that bodies collide with.
  public var boundaries: [Boundary]
  /// Whether the bodies collide with each other.
  public var bodiesCollide: Bool

  /// Creates a group.
  public init(id: Int, bodies: [Int], boundaries: [Boundary] = [], bodiesCollide: Bool = true) {
    self.id = id
    self.bodies = bodies
    self.boundaries = boundaries
    self.bodiesCollide = bodiesCollide
  }

  /// A line that bodies collide with.
  public struct Boundary: Hashable, Sendable {
    /// The number of the boundary.
    ///
    /// Several lines can belong to one boundary.
    public var id: Int
    /// The start of the line.
    public var start: Point
    /// The end of the line.
    public var end: Point

    /// Creates a line.
    public init(id: Int, from start: Point, to end: Point) {
      self.id = id
      self.start = start
      self.end = end
    }
  }
}

/// Two bodies, or a body and a boundary, that touch.
public struct Contact: Hashable, Sendable, Comparable {
  /// The number of the collision group.
  public var group: Int
  /// The body.
  ///
  /// If two bodies touch, this is the body that is listed first in the group.
  public var body: Int
  /// The other body; `nil` if the body touches a boundary.
  public var otherBody: Int?
  /// The boundary; `nil` if two bodies touch.
  public var boundary: Int?

  /// Creates a contact.
  public init(group: Int, body: Int, otherBody: Int? = nil, boundary: Int? = nil) {
    self.group = group
    self.body = body
    self.otherBody = otherBody
    self.boundary = boundary
  }

  /// Orders contacts by group, then by body.
  public static func < (left: Contact, right: Contact) -> Bool {
    (left.group, left.body, left.otherBody ?? -1, left.boundary ?? -1)
      < (right.group, right.body, right.otherBody ?? -1, right.boundary ?? -1)
  }
}
