import GalleyGeometry

/// Rigid bodies in a plane, which move by forces, springs, joints and collisions.
///
///     var world = DynamicsWorld()
///     let ball = world.add(
///       RigidBody(shape: .ellipse(width: 20, height: 20), position: .zero))
///     var laws = DynamicsLaws()
///     laws.influences = [Influence(bodies: [ball], force: .acceleration(Point(x: 0, y: 1000)))]
///     world.advance(by: 0.5, under: laws)
///     world[ball]?.position.y      // 125: half of 1000 · 0.5²
///
/// Time passes in steps of a fixed length, so the result is the same on every machine, and does not
/// depend on how the time is divided into frames. The integration is of second order: positions
/// under a constant force, and positions of a mass on a single spring, are exact.
public struct DynamicsWorld: Hashable, Sendable {
  /// The duration of a step in seconds.
  public static let stepDuration = 1.0 / 480

  /// The velocity in points per second below which a body may be at rest.
  ///
  /// A rotation counts as the movement of a point that is 50 points away from the center.
  public static let restVelocity = 1.0

  /// The time in seconds for which all bodies must be slower than ``restVelocity`` before the world
  /// is at rest.
  public static let restTime = 0.5

  /// The bodies by number; `nil` for a number that is not in use.
  internal var slots: [RigidBody?] = []
  /// The time that has passed since the last step, which is shorter than a step.
  private var remainder = 0.0
  /// The contacts after the last step.
  public internal(set) var contacts: Set<Contact> = []
  /// The sum of the durations of all steps.
  public private(set) var time = 0.0

  /// Creates an empty world.
  public init() {}

  // MARK: Bodies

  /// Adds a body, and returns its number.
  public mutating func add(_ body: RigidBody) -> Int {
    defer { checkInvariants() }
    if let free = slots.firstIndex(where: { $0 == nil }) {
      slots[free] = body
      return free
    }
    slots.append(body)
    return slots.count - 1
  }

  /// Removes a body.
  ///
  /// The number of the removed body may be used again for another body.
  public mutating func remove(_ id: Int) {
    guard slots.indices.contains(id) else { return }
    slots[id] = nil
    contacts = contacts.filter { $0.body != id && $0.otherBody != id }
    checkInvariants()
  }

  /// The body with a number, or `nil` if there is none.
  ///
  /// A body can be changed through this subscript, but not added or removed.
  public subscript(id: Int) -> RigidBody? {
    get { slots.indices.contains(id) ? slots[id] : nil }
    set {
      guard slots.indices.contains(id), slots[id] != nil, let newValue else { return }
      if slots[id] != newValue { wake() }
      slots[id] = newValue
    }
  }

  /// The numbers of the bodies, ascending.
  public var bodies: [Int] { slots.indices.filter { slots[$0] != nil } }

  // MARK: Rest

  /// Whether all bodies have hardly moved for ``restTime``.
  public var isAtRest: Bool {
    slots.allSatisfy { body in
      body.map { $0.isAnchored || $0.stillTime >= Self.restTime } ?? true
    }
  }

  /// Lets bodies that have come to rest move again.
  ///
  /// Call this method when the laws have changed.
  public mutating func wake() { for id in slots.indices { slots[id]?.stillTime = 0 } }

  // MARK: Moving

  /// Advances the world by a time, in steps.
  ///
  /// Remaining time that is shorter than a step is added to the next call.
  ///
  /// - Returns: The contacts that occurred during this time, even if they have ended, with the
  ///   points at which they began.
  /// - Complexity: O(*s* (*b*² + *c*)), where *s* is the number of steps, *b* the number of bodies
  ///   that collide, and *c* the number of contacts, springs and joints.
  @discardableResult
  public mutating func advance(
    by duration: Double, under laws: DynamicsLaws
  ) -> [Contact: Point] {
    var touched: [Contact: Point] = [:]
    guard duration.isFinite, duration > 0 else { return touched }
    remainder += min(duration, 60)
    // The tolerance is needed because sums of sixtieths are slightly too small.
    while remainder >= Self.stepDuration * (1 - 1e-6) {
      // Skip the step while all bodies are at rest and some of them touch. Without friction, the
      // rounding errors of the contacts would otherwise move these bodies slowly.
      if contacts.isEmpty || !isAtRest {
        touched.merge(step(under: laws)) { first, _ in first }
      }
      remainder -= Self.stepDuration
      time += Self.stepDuration
    }
    checkInvariants()
    return touched
  }

  /// Advances the world by one step, and returns the contacts with their points.
  ///
  /// The order is: half of the forces, the constraints, the movement, the other half of the forces.
  private mutating func step(under laws: DynamicsLaws) -> [Contact: Point] {
    let duration = Self.stepDuration
    let start = slots
    accelerate(by: laws.influences, for: duration / 2)
    var springs = SpringPull.all(laws.springs, in: self, for: duration)
    for index in springs.indices { springs[index].begin(&self) }
    var constraints = ContactSolver(laws, in: self, duration: duration)
    constraints.solveVelocities(&self)
    move(for: duration)
    constraints.correctPositions(&self)
    for spring in springs { spring.end(&self) }
    accelerate(by: laws.influences, for: duration / 2)
    constraints.stopMovementAlongJoints(&self)
    contacts = Set(constraints.touching.keys)
    noteStillness(since: start, for: duration)
    return constraints.touching
  }

  /// Changes the velocities by all forces, and by the resistance of each body.
  private mutating func accelerate(by influences: [Influence], for duration: Double) {
    // Compute all forces for the bodies at the start, so that the order of the forces does not
    // matter.
    let start = slots
    for influence in influences {
      for id in influence.bodies {
        guard start.indices.contains(id), let body = start[id] else { continue }
        switch influence.force {
        case .acceleration(let acceleration):
          if !body.isAnchored { slots[id]?.velocity += acceleration * duration }
        case .push(let force, let point):
          slots[id]?.push(force * duration, at: body.arm(to: point))
        case .field(let field):
          slots[id]?.push(field.force(on: body) * duration, at: .zero)
        }
      }
    }
    for id in slots.indices {
      guard let body = slots[id] else { continue }
      if body.resistance > 0 {
        let share = Elementary.exponential(-body.resistance.within(0...1e6, or: 0) * duration)
        slots[id]?.velocity = body.velocity * share
      }
      if body.angularResistance > 0 {
        slots[id]?.angularVelocity *= Elementary.exponential(
          -body.angularResistance.within(0...1e6, or: 0) * duration)
      }
    }
  }

  /// Moves and rotates the bodies with their velocities.
  private mutating func move(for duration: Double) {
    for id in slots.indices {
      guard var body = slots[id], !body.isAnchored else { continue }
      body.position += body.velocity * duration
      if body.allowsRotation { body.angle += body.angularVelocity * duration }
      slots[id] = body
    }
  }

  /// Updates the time for which each body has hardly moved.
  private mutating func noteStillness(since start: [RigidBody?], for duration: Double) {
    for id in slots.indices {
      guard let body = slots[id], let before = start[id] else { continue }
      let limit = Self.restVelocity * duration
      let moved = body.position.distance(to: before.position)
      let turned = (body.angle - before.angle).magnitude * 50
      slots[id]?.stillTime = moved <= limit && turned <= limit ? body.stillTime + duration : 0
    }
  }

  // MARK: Energy

  /// The kinetic energy of all bodies.
  public var kineticEnergy: Double { slots.reduce(0) { $0 + ($1?.kineticEnergy ?? 0) } }

  /// The sum of the momenta of all bodies that are not anchored.
  public var momentum: Point {
    slots.reduce(.zero) { sum, body in
      guard let body, !body.isAnchored else { return sum }
      return sum + body.velocity * body.mass
    }
  }
}
