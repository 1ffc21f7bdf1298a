import GalleyGeometry

/// Solves the joints and contacts of one step, which limit the velocities of the bodies.
///
/// Joints and contacts are solved one after the other. The solution of a contact may violate
/// another contact that was solved before, so all of them are solved several times.
internal struct ContactSolver {
  /// The number of times that all joints and contacts are solved.
  private static let rounds = 12

  private let joints: [RigidJoint]
  private var contacts: [ContactPoint]
  private let duration: Double

  /// The contacts of this step, each with a point at which the bodies touch.
  private(set) var touching: [Contact: Point] = [:]

  init(_ laws: DynamicsLaws, in world: DynamicsWorld, duration: Double) {
    joints = laws.joints
    self.duration = duration
    contacts = ContactPoint.all(laws.collisions, in: world, duration: duration)
  }

  private var isEmpty: Bool { joints.isEmpty && contacts.isEmpty }

  /// Changes the velocities so that, at the end of the step, the conditions of all joints are met,
  /// and no body overlaps another.
  mutating func solveVelocities(_ world: inout DynamicsWorld) {
    guard !isEmpty else { return }
    for joint in joints { applyFriction(joint, &world) }
    for _ in 0..<Self.rounds {
      for joint in joints { hold(joint, &world) }
      for index in contacts.indices { contacts[index].solve(&world) }
    }
    for point in contacts where point.isTouching {
      if touching[point.contact] == nil { touching[point.contact] = point.place }
    }
  }

  /// Corrects the positions of bodies whose joints or contacts are still violated after the
  /// movement.
  func correctPositions(_ world: inout DynamicsWorld) {
    guard !isEmpty else { return }
    for _ in 0..<4 {
      for joint in joints { straighten(joint, &world) }
      for contact in contacts { contact.separate(&world) }
    }
  }

  /// Stops the movement along joints that leave no freedom: joints with a fixed distance, and
  /// joints whose range of offsets or angles is a single value.
  func stopMovementAlongJoints(_ world: inout DynamicsWorld) {
    guard !joints.isEmpty else { return }
    for _ in 0..<Self.rounds {
      for joint in joints {
        guard let line = ConstraintLine(joint.first, joint.second, in: world) else { continue }
        switch joint.kind {
        case .distance:
          guard let axis = line.delta.unit else { continue }
          stop(line, axis, &world)
        case .offset(let axis, let range) where range.lowerBound == range.upperBound:
          guard let axis = axis.unit else { continue }
          stop(line, axis, &world)
        case .angle(let range) where range.lowerBound == range.upperBound:
          turn(line, by: -spin(line, world), &world)
        default: continue
        }
      }
    }
  }

  /// Stops the relative velocity of the two ends of a joint along an axis.
  private func stop(_ line: ConstraintLine, _ axis: Point, _ world: inout DynamicsWorld) {
    let inverse = line.inverseMass(along: axis, in: world)
    guard inverse > 0 else { return }
    line.push(axis * (-line.velocity(in: world).dot(axis) / inverse), &world)
  }

  // MARK: Joints

  /// Changes velocities so that the condition of a joint is met after the movement.
  private func hold(_ joint: RigidJoint, _ world: inout DynamicsWorld) {
    guard let line = ConstraintLine(joint.first, joint.second, in: world) else { return }
    switch joint.kind {
    case .distance(let length):
      keep(line, within: length...length, &world)
    case .distanceWithin(let length):
      keep(line, within: 0...max(length, 0), &world)
    case .offset(let axis, let range):
      guard let axis = axis.unit else { return }
      let next = line.delta.dot(axis) + line.velocity(in: world).dot(axis) * duration
      push(line, axis, by: next.excess(over: range) / duration, &world)
    case .angle(let range):
      let next = angle(line, world) + spin(line, world) * duration
      turn(line, by: -next.excess(over: range) / duration, &world)
    case .angularFriction: return
    }
  }

  /// Changes velocities so that the distance between the two ends of a joint is in a range after
  /// the movement.
  private func keep(
    _ line: ConstraintLine, within range: ClosedRange<Double>, _ world: inout DynamicsWorld
  ) {
    guard let axis = line.delta.unit ?? line.velocity(in: world).unit else { return }
    // Do this twice, because the distance is not exactly linear in the impulse.
    for _ in 0..<2 {
      let next = line.delta + line.velocity(in: world) * duration
      let slope = max((next.unit ?? axis).dot(axis), 0.1)
      push(line, axis, by: next.length.excess(over: range) / duration / slope, &world)
    }
  }

  /// Reduces the relative velocity of the ends along an axis.
  private func push(
    _ line: ConstraintLine, _ axis: Point, by velocity: Double, _ world: inout DynamicsWorld
  ) {
    guard velocity != 0 else { return }
    let inverse = line.inverseMass(along: axis, in: world)
    if inverse > 0 { line.push(axis * (-velocity / inverse), &world) }
  }

  /// Moves the ends to positions at which the condition of a joint is met.
  private func straighten(_ joint: RigidJoint, _ world: inout DynamicsWorld) {
    guard let line = ConstraintLine(joint.first, joint.second, in: world) else { return }
    func move(_ axis: Point, by excess: Double) {
      let inverse = line.inverseMass(along: axis, in: world)
      if excess != 0, inverse > 0 { line.displace(axis * (-excess / inverse), &world) }
    }
    switch joint.kind {
    case .distance(let length):
      move(line.delta.unit ?? Point(x: 0, y: 1), by: line.delta.length - length)
    case .distanceWithin(let length):
      guard let axis = line.delta.unit else { return }
      move(axis, by: max(line.delta.length - max(length, 0), 0))
    case .offset(let axis, let range):
      guard let axis = axis.unit else { return }
      move(axis, by: line.delta.dot(axis).excess(over: range))
    case .angle(let range):
      let excess = angle(line, world).excess(over: range)
      let (first, second) = inverseInertias(line, world)
      guard excess != 0, first + second > 0 else { return }
      if let id = line.first { world.slots[id]?.angle -= excess * first / (first + second) }
      if let id = line.second { world.slots[id]?.angle += excess * second / (first + second) }
    case .angularFriction: return
    }
  }

  /// Slows down the relative rotation at a joint with friction.
  private func applyFriction(_ joint: RigidJoint, _ world: inout DynamicsWorld) {
    guard case .angularFriction(let torque) = joint.kind, torque > 0,
      let line = ConstraintLine(joint.first, joint.second, in: world)
    else { return }
    let (first, second) = inverseInertias(line, world)
    let limit = torque * duration * (first + second)
    turn(line, by: -min(max(spin(line, world), -limit), limit), &world)
  }

  // MARK: Angles

  /// Returns the angular velocity that a unit of angular impulse causes, for each body.
  private func inverseInertias(
    _ line: ConstraintLine, _ world: DynamicsWorld
  ) -> (Double, Double) {
    (
      line.first.flatMap { world[$0]?.inverseInertia } ?? 0,
      line.second.flatMap { world[$0]?.inverseInertia } ?? 0
    )
  }

  /// Returns the angle of the first body relative to the second body.
  private func angle(_ line: ConstraintLine, _ world: DynamicsWorld) -> Double {
    (line.first.flatMap { world[$0]?.angle } ?? 0) - (line.second.flatMap { world[$0]?.angle } ?? 0)
  }

  /// Returns the angular velocity of the first body relative to the second body.
  private func spin(_ line: ConstraintLine, _ world: DynamicsWorld) -> Double {
    (line.first.flatMap { world[$0]?.angularVelocity } ?? 0)
      - (line.second.flatMap { world[$0]?.angularVelocity } ?? 0)
  }

  /// Adds to the angular velocity of the first body relative to the second body.
  private func turn(_ line: ConstraintLine, by velocity: Double, _ world: inout DynamicsWorld) {
    let (first, second) = inverseInertias(line, world)
    guard velocity != 0, first + second > 0 else { return }
    if let id = line.first {
      world.slots[id]?.angularVelocity += velocity * first / (first + second)
    }
    if let id = line.second {
      world.slots[id]?.angularVelocity -= velocity * second / (first + second)
    }
  }
}

extension Double {
  /// Returns the distance of the number from a range: positive above the range, negative below it,
  /// and zero inside of it.
  fileprivate func excess(over range: ClosedRange<Double>) -> Double {
    self - Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
