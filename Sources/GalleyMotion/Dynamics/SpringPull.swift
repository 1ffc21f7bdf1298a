import GalleyGeometry

/// The pull of a spring along one axis, or on an angle, in one step.
///
/// The solution of the oscillator gives the displacement and the velocity at the end of the step.
/// The first half of the pull gives the body the velocity that leads to that displacement, and the
/// second half, after the movement, the velocity at the end.
internal struct SpringPull {
  private enum Axis {
    /// A fixed direction.
    case fixed(Point)
    /// The line between the ends.
    case between
    /// The angle of the first body.
    case angle
  }

  private let first: JointEnd
  private let second: JointEnd
  private let axis: Axis
  private let length: Double
  private let oscillator: Oscillator
  private let duration: Double
  /// The impulse of the second half of the pull.
  private var rest = 0.0

  /// Returns the pulls of springs.
  static func all(
    _ springs: [SpringJoint], in world: DynamicsWorld, for duration: Double
  ) -> [SpringPull] {
    springs.flatMap { spring -> [SpringPull] in
      guard spring.frequency > 0 else { return [] }
      var axes: [Axis] =
        spring.length > 1e-6
        ? [.between] : [.fixed(Point(x: 1, y: 0)), .fixed(Point(x: 0, y: 1))]
      if spring.straightens { axes.append(.angle) }
      return axes.map { SpringPull(spring, $0, duration) }
    }
  }

  private init(_ spring: SpringJoint, _ axis: Axis, _ duration: Double) {
    first = spring.first
    second = spring.second
    self.axis = axis
    length = spring.length
    self.duration = duration
    // The frequency is limited, because a step is too long to follow a faster oscillation.
    let frequency = min(2 * .pi * spring.frequency.within(0...1e3, or: 1), 0.5 / duration)
    let decay = min(frequency * max(spring.dampingRatio.within(0...1e3, or: 0), 0), 0.5 / duration)
    let isCritical = (decay - frequency).magnitude < 1e-12 * frequency
    oscillator = Oscillator(frequency: frequency, decay: isCritical ? frequency : decay)
  }

  /// Applies the first half of the pull.
  mutating func begin(_ world: inout DynamicsWorld) {
    guard let line = ConstraintLine(first, second, in: world) else { return }
    let (axis, displacement) = state(line, world)
    let inverseMass = inverseMass(line, axis, world)
    guard inverseMass > 0 else { return }
    let velocity = velocity(line, axis, world)
    let end = oscillator.state(at: duration, from: displacement, velocity: velocity)
    let halfway = (end.displacement - displacement) / duration
    apply((halfway - velocity) / inverseMass, line, axis, &world)
    rest = (end.velocity - halfway) / inverseMass
  }

  /// Applies the second half of the pull, after the movement.
  func end(_ world: inout DynamicsWorld) {
    guard rest != 0, let line = ConstraintLine(first, second, in: world) else { return }
    apply(rest, line, state(line, world).axis, &world)
  }

  /// Returns the axis, and the displacement along the axis from the position of rest.
  ///
  /// The axis is `nil` if the spring pulls on an angle.
  private func state(
    _ line: ConstraintLine, _ world: DynamicsWorld
  ) -> (axis: Point?, displacement: Double) {
    switch axis {
    case .fixed(let axis): return (axis, line.delta.dot(axis))
    case .between:
      let axis = line.delta.unit ?? Point(x: 0, y: 1)
      return (axis, line.delta.length - length)
    case .angle:
      return (nil, line.first.flatMap { world[$0]?.angle } ?? 0)
    }
  }

  private func inverseMass(
    _ line: ConstraintLine, _ axis: Point?, _ world: DynamicsWorld
  ) -> Double {
    guard let axis else { return line.first.flatMap { world[$0]?.inverseInertia } ?? 0 }
    return line.inverseMass(along: axis, in: world)
  }

  private func velocity(
    _ line: ConstraintLine, _ axis: Point?, _ world: DynamicsWorld
  ) -> Double {
    guard let axis else { return line.first.flatMap { world[$0]?.angularVelocity } ?? 0 }
    return line.velocity(in: world).dot(axis)
  }

  private func apply(
    _ impulse: Double, _ line: ConstraintLine, _ axis: Point?, _ world: inout DynamicsWorld
  ) {
    if let axis {
      line.push(axis * impulse, &world)
    } else if let body = line.first {
      let inverse = world.slots[body]?.inverseInertia ?? 0
      world.slots[body]?.angularVelocity += impulse * inverse
    }
  }
}

/// The line between the two ends of a spring or joint, at the current positions of the bodies.
internal struct ConstraintLine {
  /// The body at the first end; `nil` for an anchor.
  let first: Int?
  /// The body at the second end; `nil` for an anchor.
  let second: Int?
  /// The ends, relative to the centers of their bodies.
  let firstArm: Point
  let secondArm: Point
  /// The delta from the second end to the first end.
  let delta: Point

  /// Creates a line; `nil` if a body has been removed.
  init?(_ first: JointEnd, _ second: JointEnd, in world: DynamicsWorld) {
    guard let start = Self.place(first, world), let end = Self.place(second, world) else {
      return nil
    }
    (self.first, firstArm) = (start.body, start.arm)
    (self.second, secondArm) = (end.body, end.arm)
    delta = start.point - end.point
  }

  private static func place(
    _ end: JointEnd, _ world: DynamicsWorld
  ) -> (body: Int?, arm: Point, point: Point)? {
    switch end {
    case .anchor(let point): return (nil, .zero, point)
    case .body(let id, let offset):
      guard let body = world[id] else { return nil }
      let arm = body.arm(to: offset)
      return (id, arm, body.position + arm)
    }
  }

  /// Returns the change of the relative velocity along an axis that an impulse of 1 causes.
  func inverseMass(along axis: Point, in world: DynamicsWorld) -> Double {
    (first.flatMap { world[$0] }?.inverseMass(along: axis, at: firstArm) ?? 0)
      + (second.flatMap { world[$0] }?.inverseMass(along: axis, at: secondArm) ?? 0)
  }

  /// Returns the velocity of the first end relative to the second end.
  func velocity(in world: DynamicsWorld) -> Point {
    func part(_ id: Int?, _ arm: Point) -> Point {
      guard let id, let body = world[id], !body.isAnchored else { return .zero }
      return body.velocity(at: arm)
    }
    return part(first, firstArm) - part(second, secondArm)
  }

  func push(_ impulse: Point, _ world: inout DynamicsWorld) {
    if let first { world.slots[first]?.push(impulse, at: firstArm) }
    if let second { world.slots[second]?.push(-impulse, at: secondArm) }
  }

  func displace(_ impulse: Point, _ world: inout DynamicsWorld) {
    if let first { world.slots[first]?.displace(impulse, at: firstArm) }
    if let second { world.slots[second]?.displace(-impulse, at: secondArm) }
  }
}
