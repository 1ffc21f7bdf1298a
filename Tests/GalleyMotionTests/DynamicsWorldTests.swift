import GalleyGeometry
import TestSupport
import Testing

@testable import GalleyMotion

@Suite("A dynamics world")
struct DynamicsWorldTests {
  static let gravity = Point(x: 0, y: 1000)

  /// Returns a world with one body, and the number of the body.
  static func world(
    _ shape: BodyShape = .rectangle(width: 100, height: 100), at position: Point = .zero,
    _ change: (inout RigidBody) -> Void = { _ in }
  ) -> (world: DynamicsWorld, body: Int) {
    var world = DynamicsWorld()
    var body = RigidBody(shape: shape, position: position)
    change(&body)
    let id = world.add(body)
    return (world, id)
  }

  static func falling(_ bodies: [Int]) -> DynamicsLaws {
    var laws = DynamicsLaws()
    laws.influences = [Influence(bodies: bodies, force: .acceleration(gravity))]
    return laws
  }

  // MARK: Bodies

  @Test("A body of 100 by 100 points has a mass of 1 and the inertia of its rectangle")
  func mass() {
    let body = RigidBody(shape: .rectangle(width: 100, height: 100), position: .zero)
    #expect((body.mass - 1).magnitude < 1e-12)
    // m (w² + h²) / 12
    #expect((body.inertia - 20_000.0 / 12).magnitude < 1e-9)
    let disc = RigidBody(shape: .ellipse(width: 100, height: 100), position: .zero)
    // π / 4, less the area that the outline of 32 corners leaves out.
    #expect((disc.mass - .pi / 4).magnitude < 0.01)
  }

  @Test("The outline of a body shape is the convex hull of its points, in any order")
  func outline() {
    let shape = BodyShape(corners: [
      Point(x: 5, y: 5), Point(x: 10, y: 0), Point(x: 0, y: 0), Point(x: 10, y: 10),
      Point(x: 0, y: 10),
    ])
    #expect(shape.corners.count == 4)
    #expect(shape.area == 100)
  }

  @Test("The number of a removed body is reused")
  func numbers() {
    var world = DynamicsWorld()
    let body = RigidBody(shape: .rectangle(width: 1, height: 1), position: .zero)
    let (first, second) = (world.add(body), world.add(body))
    world.remove(first)
    #expect(world.bodies == [second])
    #expect(world[first] == nil)
    #expect(world.add(body) == first)
  }

  #if INTERNAL_CHECKS
  @Test("A contact with a removed body is found by the checks")
  func contactsOfRemovedBodies() async {
    await #expect(processExitsWith: .failure) {
      var world = DynamicsWorld()
      let body = RigidBody(shape: .rectangle(width: 1, height: 1), position: .zero)
      let (first, second) = (world.add(body), world.add(body))
      world.contacts = [Contact(group: 0, body: first, otherBody: second + 1)]
      world.checkInvariants()
    }
  }
  #endif

  // MARK: Forces

  @Test("A body falls by g t² / 2")
  func falls() throws {
    var (world, id) = Self.world()
    world.advance(by: 0.5, under: Self.falling([id]))
    let body = try #require(world[id])
    #expect((body.position.y - 125).magnitude < 1e-9)
    #expect((body.velocity.y - 500).magnitude < 1e-9)
  }

  @Test("The motion of a body does not depend on the length of frames")
  func frames() {
    let (start, id) = Self.world()
    var (once, often, oddly) = (start, start, start)
    once.advance(by: 0.5, under: Self.falling([id]))
    for _ in 0..<30 { often.advance(by: 1.0 / 60, under: Self.falling([id])) }
    for _ in 0..<70 { oddly.advance(by: 1.0 / 140, under: Self.falling([id])) }
    #expect(once[id] == often[id])
    #expect(once[id] == oddly[id])
  }

  @Test("Resistance reduces velocities exponentially")
  func resistance() throws {
    var (world, id) = Self.world {
      $0.velocity = Point(x: 800, y: 0)
      $0.resistance = 2
      $0.angularVelocity = 3
      $0.angularResistance = 1
    }
    world.advance(by: 1, under: DynamicsLaws())
    let body = try #require(world[id])
    // e⁻² and e⁻¹.
    #expect((body.velocity.x - 800 * 0.135_335_283_236_613).magnitude < 1e-6)
    #expect((body.angularVelocity - 3 * 0.367_879_441_171_442).magnitude < 1e-8)
    // 800 (1 - e⁻²) / 2
    #expect((body.position.x - 345.865_886_705_355).magnitude < 0.01)
  }

  @Test("A push accelerates a body by force / mass, and rotates it if it acts beside the center")
  func pushes() throws {
    var (world, id) = Self.world { $0.density = 2 }
    var laws = DynamicsLaws()
    laws.influences = [Influence(bodies: [id], force: .push(Point(x: 300, y: 0), at: .zero))]
    world.advance(by: 1, under: laws)
    #expect((try #require(world[id]).velocity.x - 150).magnitude < 1e-9)
    #expect(world[id]?.angularVelocity == 0)

    laws.influences = [
      Influence(bodies: [id], force: .push(Point(x: 300, y: 0), at: Point(x: 0, y: -50)))
    ]
    world.advance(by: DynamicsWorld.stepDuration, under: laws)
    // Pushed to the right at its top, it turns clockwise: r F / I, with I = 2 · 20,000 / 12.
    let spin = 50 * 300 / (40_000.0 / 12) / 480
    #expect((try #require(world[id]).angularVelocity - spin).magnitude < spin * 1e-3)
  }

  @Test("An anchored body does not move")
  func anchored() {
    var (world, id) = Self.world { $0.isAnchored = true }
    world.advance(by: 1, under: Self.falling([id]))
    #expect(world[id]?.position == .zero)
    #expect(world.isAtRest)
  }

  @Test("A field acts only on bodies in its region")
  func fields() throws {
    var (world, id) = Self.world(at: Point(x: 10, y: 0))
    let far = world.add(
      RigidBody(shape: .rectangle(width: 10, height: 10), position: Point(x: 500, y: 0)))
    var field = ForceField(.radial(100))
    field.region = .circle(radius: 100)
    var laws = DynamicsLaws()
    laws.influences = [Influence(bodies: [id, far], force: .field(field))]
    world.advance(by: DynamicsWorld.stepDuration, under: laws)
    #expect((try #require(world[id]).velocity.x + 100.0 / 480).magnitude < 1e-9)
    #expect(world[far]?.velocity == .zero)
  }

  @Test("With drag, a falling body approaches the velocity at which drag and gravity are equal")
  func drag() throws {
    var (world, id) = Self.world()
    var laws = Self.falling([id])
    laws.influences.append(Influence(bodies: [id], force: .field(ForceField(.drag(4)))))
    world.advance(by: 10, under: laws)
    // m g = 4 v
    #expect((try #require(world[id]).velocity.y - 250).magnitude < 1)
  }

  @Test("A noise field is the same in every run, and nearly equal at near points")
  func noise() throws {
    var velocities: [Point] = []
    for x in [0.0, 0, 1, 500] {
      var (world, id) = Self.world(at: Point(x: x, y: 0))
      var laws = DynamicsLaws()
      laws.influences = [
        Influence(
          bodies: [id], force: .field(ForceField(.noise(1000, smoothness: 1, time: 0.5))))
      ]
      world.advance(by: DynamicsWorld.stepDuration, under: laws)
      velocities.append(try #require(world[id]).velocity)
    }
    #expect(velocities[0] == velocities[1])
    #expect(velocities[0].distance(to: velocities[2]) < 0.1)
    #expect(velocities[0] != velocities[3])
  }

  // MARK: Springs

  @Test(
    "A body on a spring moves according to the exact solution for the spring",
    arguments: [0.0, 0.3, 0.8, 1, 1.5], [1.0, 4])
  func spring(ratio: Double, frequency: Double) throws {
    var (world, id) = Self.world(at: Point(x: 90, y: -40)) { $0.velocity.x = 500 }
    var laws = DynamicsLaws()
    laws.springs = [
      SpringJoint(
        .body(id, at: .zero), .anchor(Point(x: 10, y: 0)), frequency: frequency,
        dampingRatio: ratio)
    ]
    let judge = Spring(dampingRatio: ratio, angularFrequency: 2 * .pi * frequency)
    for tenth in 1...20 {
      world.advance(by: 0.1, under: laws)
      let time = Double(tenth) / 10
      let body = try #require(world[id])
      let horizontal = judge.state(at: time, from: 80, velocity: 500)
      let vertical = judge.state(at: time, from: -40, velocity: 0)
      #expect((body.position.x - 10 - horizontal.displacement).magnitude < 1e-6, "after \(time) s")
      #expect((body.position.y - vertical.displacement).magnitude < 1e-6, "after \(time) s")
      #expect((body.velocity.x - horizontal.velocity).magnitude < 1e-5, "after \(time) s")
    }
  }

  @Test("A body that hangs on a spring settles where the force of the spring equals gravity")
  func hanging() throws {
    var (world, id) = Self.world(at: Point(x: 0, y: 100))
    var laws = Self.falling([id])
    laws.springs = [
      SpringJoint(
        .body(id, at: .zero), .anchor(.zero), length: 100, frequency: 2, dampingRatio: 0.7)
    ]
    world.advance(by: 5, under: laws)
    // g / ω²
    let sag = 1000 / (4 * Double.pi * 4 * Double.pi)
    #expect((try #require(world[id]).position.y - 100 - sag).magnitude < 0.01)
    #expect(world.isAtRest)
  }

  @Test("A spring between two bodies changes neither their momentum nor the motion of their center")
  func twoBodies() throws {
    var (world, light) = Self.world(at: Point(x: -100, y: 0)) { $0.velocity = Point(x: 0, y: 60) }
    var other = RigidBody(shape: .rectangle(width: 100, height: 100), position: Point(x: 100, y: 0))
    other.density = 3
    let heavy = world.add(other)
    var laws = DynamicsLaws()
    laws.springs = [
      SpringJoint(
        .body(light, at: Point(x: 20, y: 10)), .body(heavy, at: .zero), length: 50, frequency: 2,
        dampingRatio: 0.1)
    ]
    world.advance(by: 3, under: laws)
    #expect(world.momentum.x.magnitude < 1e-9)
    #expect((world.momentum.y - 60).magnitude < 1e-9)
    let center =
      (try #require(world[light]).position.x + 3 * (try #require(world[heavy]).position.x)) / 4
    #expect((center - 50).magnitude < 1e-6)
  }

  @Test("A spring that straightens rotates a body back to an angle of 0")
  func straightens() throws {
    var (world, id) = Self.world { $0.angle = 1 }
    var laws = DynamicsLaws()
    laws.springs = [
      SpringJoint(
        .body(id, at: .zero), .anchor(.zero), frequency: 2, dampingRatio: 0.5, straightens: true)
    ]
    world.advance(by: 3, under: laws)
    #expect(try #require(world[id]).angle.magnitude < 1e-3)
    #expect(world.isAtRest)
  }

  // MARK: Joints

  @Test("A pendulum keeps its length and energy, and has the period of its length")
  func pendulum() throws {
    let start = 0.1
    let position = Point(
      x: 100 * Elementary.sine(start), y: 100 * Elementary.cosine(start))
    var (world, id) = Self.world(.rectangle(width: 20, height: 20), at: position)
    var laws = Self.falling([id])
    laws.joints = [RigidJoint(.body(id, at: .zero), .anchor(.zero), .distance(100))]
    // Half of the period 2π √(L / g), with the correction for an amplitude of 0.1.
    let half = .pi * (100.0 / 1000).squareRoot() * (1 + start * start / 16)
    world.advance(by: half, under: laws)
    let body = try #require(world[id])
    #expect((body.position.x + position.x).magnitude < 0.1, "\(body.position)")
    world.advance(by: 10, under: laws)
    let later = try #require(world[id])
    #expect((later.position.distance(to: .zero) - 100).magnitude < 1e-3)
    let energy = later.kineticEnergy - later.mass * 1000 * later.position.y
    let before = -later.mass * 1000 * position.y
    // The energy of the swing itself is a two-hundredth of this.
    #expect((energy - before).magnitude < -before * 0.005 * 0.05)
  }

  @Test("A joint with a maximum distance acts only at that distance")
  func rope() throws {
    var (world, id) = Self.world(.rectangle(width: 20, height: 20))
    var laws = Self.falling([id])
    laws.joints = [RigidJoint(.body(id, at: .zero), .anchor(.zero), .distanceWithin(50))]
    world.advance(by: 0.2, under: laws)
    #expect((try #require(world[id]).position.y - 20).magnitude < 1e-9)
    world.advance(by: 2, under: laws)
    #expect((try #require(world[id]).position.y - 50).magnitude < 0.1)
    #expect(world.isAtRest)
  }

  @Test("A joint that limits the offset along an axis keeps a body within its range")
  func slides() throws {
    var (world, id) = Self.world { $0.velocity = Point(x: 300, y: 0) }
    var laws = Self.falling([id])
    laws.joints = [
      RigidJoint(.body(id, at: .zero), .anchor(.zero), .offset(along: Point(x: 0, y: 1), 0...0)),
      RigidJoint(
        .body(id, at: .zero), .anchor(.zero), .offset(along: Point(x: 1, y: 0), -10...120)),
    ]
    world.advance(by: 2, under: laws)
    let body = try #require(world[id])
    #expect((body.position.x - 120).magnitude < 0.01)
    #expect(body.position.y.magnitude < 0.01)
  }

  @Test("Angular friction of a joint slows a rotation down by its torque, until it stops")
  func torque() throws {
    var (world, id) = Self.world { $0.angularVelocity = 2 }
    var laws = DynamicsLaws()
    let inertia = try #require(world[id]).inertia
    laws.joints = [
      RigidJoint(.body(id, at: .zero), .anchor(.zero), .angularFriction(inertia * 4))
    ]
    // 2 − 4 t
    world.advance(by: 0.25, under: laws)
    #expect((try #require(world[id]).angularVelocity - 1).magnitude < 1e-6)
    world.advance(by: 0.5, under: laws)
    #expect(try #require(world[id]).angularVelocity.magnitude < 1e-9)
  }

  // MARK: Invalid numbers

  @Test("With NaN and infinite numbers, the position of a body remains finite")
  func unusualNumbers() {
    for number in badNumbers {
      var (world, id) = Self.world {
        $0.velocity = Point(x: number, y: number)
        $0.density = number
        $0.resistance = number
        $0.position = Point(x: number, y: 0)
      }
      var laws = DynamicsLaws()
      laws.influences = [
        Influence(bodies: [id, 7], force: .field(ForceField(.radial(1))))
      ]
      laws.springs = [
        SpringJoint(
          .body(id, at: .zero), .body(9, at: .zero), length: number, frequency: number,
          dampingRatio: number),
        SpringJoint(.body(id, at: .zero), .anchor(.zero), frequency: number, dampingRatio: number),
      ]
      world.advance(by: 0.1, under: laws)
      world.advance(by: number, under: DynamicsLaws())
      #expect(world[id]?.position.isFinite == true, "\(number)")
    }
  }
}
