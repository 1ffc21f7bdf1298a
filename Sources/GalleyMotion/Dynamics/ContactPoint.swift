import GalleyGeometry

/// A point at which a body touches another body or a boundary, or will touch it within a step.
internal struct ContactPoint {
  let contact: Contact
  /// The point in the world.
  let place: Point
  /// The number of the body.
  private let body: Int
  /// The number of the other body; `nil` for a boundary.
  private let other: Int?
  /// The direction from the other body, or the boundary, to the body.
  private let normal: Point
  /// The delta from the body's position to the point.
  private let arm: Point
  /// The delta from the other body's position to the point.
  private let otherArm: Point
  /// The distance along the normal: negative if the bodies overlap.
  private let distance: Double
  /// The positions of the bodies at the start of the step.
  private let start: (body: Point, other: Point)
  /// The minimum velocity along the normal after the step.
  private var leastVelocity: Double
  private let friction: Double
  /// The impulse along the normal that was applied in this step so far.
  private var impulse = 0.0
  /// The impulse of friction that was applied in this step so far.
  private var sideImpulse = 0.0

  /// Whether the bodies touch in this step.
  var isTouching: Bool { impulse > 0 || distance <= Self.slop }

  /// The overlap that is not corrected, so that bodies that touch stay in contact.
  private static let slop = 0.01
  /// The velocity below which bodies do not bounce, in points per second.
  private static let bounceVelocity = 20.0

  /// Returns the contact points of all groups.
  static func all(
    _ groups: [CollisionGroup], in world: DynamicsWorld, duration: Double
  ) -> [ContactPoint] {
    var points: [ContactPoint] = []
    var solved: Set<Pair> = []
    for group in groups {
      let bodies = group.bodies.compactMap { PlacedBody($0, in: world) }
      for (index, one) in bodies.enumerated() {
        let travel =
          (one.body.velocity.length + one.body.shape.reach * one.body.angularVelocity.magnitude)
          * duration + 1
        addPoints(
          of: one, atBoundariesOf: group, within: travel, in: world, duration: duration,
          to: &points)
        guard group.bodiesCollide else { continue }
        for two in bodies[(index + 1)...] where two.id != one.id {
          let pair = Pair(low: min(one.id, two.id), high: max(one.id, two.id))
          let both =
            travel + two.body.velocity.length * duration
            + two.body.shape.reach * two.body.angularVelocity.magnitude * duration
          let reach = one.body.shape.reach + two.body.shape.reach + both
          guard one.body.position.distance(to: two.body.position) <= reach,
            !(one.body.isAnchored && two.body.isAnchored), solved.insert(pair).inserted
          else { continue }
          let contact = Contact(
            group: group.id, body: one.id, otherBody: two.id, boundary: nil)
          for touch in ShapeTouch.all(one.shape, two.shape, within: both) {
            points.append(ContactPoint(contact, touch, in: world, duration: duration))
          }
        }
      }
    }
    return points
  }

  /// Adds the contact points of a body with the boundaries of a group.
  ///
  /// - Parameter travel: The distance within which the body may reach a boundary.
  private static func addPoints(
    of one: PlacedBody, atBoundariesOf group: CollisionGroup, within travel: Double,
    in world: DynamicsWorld, duration: Double, to points: inout [ContactPoint]
  ) {
    for boundary in group.boundaries {
      let line = BodyShape(outline: [boundary.start, boundary.end])
      guard one.body.position.isNear(boundary, within: one.body.shape.reach + travel) else {
        continue
      }
      let contact = Contact(group: group.id, body: one.id, otherBody: nil, boundary: boundary.id)
      for touch in ShapeTouch.all(one.shape, line, prefersSecond: true, within: travel) {
        points.append(ContactPoint(contact, touch, in: world, duration: duration))
      }
    }
  }

  /// A body of a group, with its shape in the world.
  private struct PlacedBody {
    let id: Int
    let body: RigidBody
    let shape: BodyShape

    init?(_ id: Int, in world: DynamicsWorld) {
      guard let body = world[id] else { return nil }
      self.id = id
      self.body = body
      shape = body.shape.placed(at: body.position, angle: body.angle)
    }
  }

  /// Two bodies, whose contact points are found only once even if two groups contain both.
  private struct Pair: Hashable { var low, high: Int }

  private init(
    _ contact: Contact, _ touch: ShapeTouch, in world: DynamicsWorld, duration: Double
  ) {
    self.contact = contact
    place = touch.point
    body = contact.body
    other = contact.otherBody
    normal = touch.normal
    distance = touch.distance
    let first = world[contact.body]!
    let second = contact.otherBody.flatMap { world[$0] }
    start = (first.position, second?.position ?? .zero)
    arm = touch.point - first.position
    otherArm = touch.point - (second?.position ?? touch.point)
    // A boundary is as elastic and rough as the body.
    let elasticity = max(first.elasticity, second?.elasticity ?? 0).within(0...1, or: 0)
    friction = Elementary.squareRoot(
      max(first.friction, 0) * max(second?.friction ?? first.friction, 0))
    var approach = first.velocity(at: arm)
    if let second { approach -= second.velocity(at: otherArm) }
    let velocity = approach.dot(touch.normal)
    let strikes = velocity < -Self.bounceVelocity && touch.distance + velocity * duration < 0
    leastVelocity =
      strikes && elasticity > 0 ? -elasticity * velocity : -max(touch.distance, 0) / duration
  }

  /// Applies the impulses that are still needed to reach the minimum velocity along the normal, and
  /// to slow down the bodies by friction.
  mutating func solve(_ world: inout DynamicsWorld) {
    let inverse = inverseMass(along: normal, world)
    guard inverse > 0 else { return }
    let missing = (leastVelocity - velocity(world).dot(normal)) / inverse
    let sum = max(impulse + missing, 0)
    push(normal * (sum - impulse), &world)
    impulse = sum

    guard friction > 0 else { return }
    let side = normal.turned
    let slip = -velocity(world).dot(side) / inverseMass(along: side, world)
    let limit = friction * impulse
    let sideSum = min(max(sideImpulse + slip, -limit), limit)
    push(side * (sideSum - sideImpulse), &world)
    sideImpulse = sideSum
  }

  /// Moves overlapping bodies apart.
  func separate(_ world: inout DynamicsWorld) {
    guard let first = world[body] else { return }
    let second = other.flatMap { world[$0]?.position } ?? .zero
    let moved = (first.position - start.body) - (second - start.other)
    let overlap = -(distance + moved.dot(normal)) - Self.slop
    // Each call corrects a tenth of the remaining overlap, so that bodies do not jump apart.
    guard overlap > 0, distance < 0 else { return }
    let inverse = first.inverseMass + (other.flatMap { world[$0]?.inverseMass } ?? 0)
    guard inverse > 0 else { return }
    let correction = normal * (overlap * 0.1 / inverse)
    world.slots[body]?.displace(correction, at: .zero)
    if let other { world.slots[other]?.displace(-correction, at: .zero) }
  }

  /// Returns the velocity of the body at the point, relative to the velocity of the other body.
  private func velocity(_ world: DynamicsWorld) -> Point {
    var velocity = world[body].map { $0.isAnchored ? .zero : $0.velocity(at: arm) } ?? .zero
    if let other, let second = world[other], !second.isAnchored {
      velocity -= second.velocity(at: otherArm)
    }
    return velocity
  }

  /// Returns the velocity along an axis that an impulse of 1 causes at the point.
  private func inverseMass(along axis: Point, _ world: DynamicsWorld) -> Double {
    (world[body]?.inverseMass(along: axis, at: arm) ?? 0)
      + (other.flatMap { world[$0] }?.inverseMass(along: axis, at: otherArm) ?? 0)
  }

  /// Applies an impulse to the body, and the opposite impulse to the other body.
  private func push(_ impulse: Point, _ world: inout DynamicsWorld) {
    world.slots[body]?.push(impulse, at: arm)
    if let other { world.slots[other]?.push(-impulse, at: otherArm) }
  }
}

extension Point {
  /// Whether the point is within a distance of the smallest rectangle around a line.
  fileprivate func isNear(_ line: CollisionGroup.Boundary, within reach: Double) -> Bool {
    min(line.start.x, line.end.x) - reach <= x && x <= max(line.start.x, line.end.x) + reach
      && min(line.start.y, line.end.y) - reach <= y
      && y <= max(line.start.y, line.end.y) + reach
  }
}
