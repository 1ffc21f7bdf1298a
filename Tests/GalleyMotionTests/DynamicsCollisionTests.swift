import GalleyGeometry
import GalleyMotion
import TestSupport
import Testing

@Suite("Collisions in a dynamics world")
struct DynamicsCollisionTests {
  static func box(
    at position: Point, _ side: Double = 100, velocity: Point = .zero,
    _ change: (inout RigidBody) -> Void = { _ in }
  ) -> RigidBody {
    var body = RigidBody(shape: .rectangle(width: side, height: side), position: position)
    body.velocity = velocity
    change(&body)
    return body
  }

  /// Laws of gravity and collisions, with a room whose floor is at `floor`.
  static func room(
    _ bodies: [Int], width: Double = 1000, floor: Double = 1000, gravity: Double = 1000
  ) -> DynamicsLaws {
    let corners = [
      Point(x: 0, y: 0), Point(x: width, y: 0), Point(x: width, y: floor), Point(x: 0, y: floor),
    ]
    var laws = DynamicsLaws()
    laws.influences = [
      Influence(bodies: bodies, force: .acceleration(Point(x: 0, y: gravity)))
    ]
    laws.collisions = [
      CollisionGroup(
        id: 0, bodies: bodies,
        boundaries: corners.indices.map {
          .init(id: $0, from: corners[$0], to: corners[($0 + 1) % 4])
        })
    ]
    return laws
  }

  @Test("Equal bodies that are elastic exchange their velocities")
  func exchange() throws {
    var world = DynamicsWorld()
    let first = world.add(
      Self.box(at: Point(x: 100, y: 500), velocity: Point(x: 600, y: 0)) { $0.elasticity = 1 })
    let second = world.add(Self.box(at: Point(x: 300, y: 500)))
    let energy = world.kineticEnergy
    world.advance(by: 0.4, under: Self.room([first, second], gravity: 0))
    #expect(try #require(world[first]).velocity.distance(to: .zero) < 1e-6)
    #expect((try #require(world[second]).velocity.x - 600).magnitude < 1e-6)
    #expect((world.kineticEnergy - energy).magnitude < energy * 1e-9)
    #expect((world.momentum.x - 600).magnitude < 1e-9)
  }

  @Test("Bodies that are not elastic go on together, with the momentum of both")
  func together() throws {
    var world = DynamicsWorld()
    let first = world.add(Self.box(at: Point(x: 100, y: 500), velocity: Point(x: 600, y: 0)))
    let second = world.add(Self.box(at: Point(x: 300, y: 500)) { $0.density = 2 })
    world.advance(by: 0.4, under: Self.room([first, second], gravity: 0))
    #expect((try #require(world[first]).velocity.x - 200).magnitude < 1e-6)
    #expect((try #require(world[second]).velocity.x - 200).magnitude < 1e-6)
    #expect(
      world.contacts.contains(Contact(group: 0, body: first, otherBody: second, boundary: nil)))
  }

  @Test("A body that falls rests on the floor, and touches it")
  func rests() throws {
    var world = DynamicsWorld()
    let id = world.add(Self.box(at: Point(x: 500, y: 800)))
    world.advance(by: 2, under: Self.room([id]))
    let body = try #require(world[id])
    #expect((body.position.y - 950).magnitude < 0.05, "\(body.position)")
    #expect(body.angle.magnitude < 1e-6)
    #expect(world.isAtRest)
    #expect(world.contacts == [Contact(group: 0, body: id, otherBody: nil, boundary: 2)])
  }

  @Test(
    "A body bounces to the height of its fall times the square of its elasticity",
    arguments: [0.5, 0.8, 1])
  func bounces(elasticity: Double) throws {
    var world = DynamicsWorld()
    let id = world.add(Self.box(at: Point(x: 500, y: 750)) { $0.elasticity = elasticity })
    let laws = Self.room([id])
    // It falls 200 points in √(2 · 200 / 1000) seconds, and rises for `elasticity` times as long.
    let fall = 0.4.squareRoot()
    var highest = 1000.0
    world.advance(by: fall + 0.01, under: laws)
    while world.time < fall * (1 + 2 * elasticity) - 0.01 {
      world.advance(by: 1.0 / 480, under: laws)
      highest = min(highest, try #require(world[id]).position.y)
    }
    #expect((950 - highest - 200 * elasticity * elasticity).magnitude < 4, "\(highest)")
  }

  @Test("A stack of boxes stands still")
  func stack() throws {
    var world = DynamicsWorld()
    let ids = (0..<3).map { world.add(Self.box(at: Point(x: 500, y: 949 - 102 * Double($0)))) }
    world.advance(by: 4, under: Self.room(ids))
    for (index, id) in ids.enumerated() {
      let body = try #require(world[id])
      let place = Point(x: 500, y: 950 - 100 * Double(index))
      #expect(body.position.distance(to: place) < 1, "box \(index) at \(body.position)")
    }
    #expect(world.isAtRest)
  }

  @Test("Friction stops a body that slides, after v² / 2 μ g")
  func slides() throws {
    var world = DynamicsWorld()
    let id = world.add(
      Self.box(at: Point(x: 200, y: 950), velocity: Point(x: 200, y: 0)) {
        $0.friction = 0.5
        $0.allowsRotation = false
      })
    world.advance(by: 2, under: Self.room([id]))
    #expect((try #require(world[id]).position.x - 240).magnitude < 1)
    #expect(world.isAtRest)
  }

  @Test("A contact that lasts less than a frame is returned, with its point")
  func brief() throws {
    var world = DynamicsWorld()
    let id = world.add(
      Self.box(at: Point(x: 500, y: 940), velocity: Point(x: 0, y: 3000)) { $0.elasticity = 1 })
    let touched = world.advance(by: 1.0 / 60, under: Self.room([id], gravity: 0))
    let point = try #require(touched[Contact(group: 0, body: id, boundary: 2)])
    #expect((450...550).contains(point.x) && (point.y - 1000).magnitude < 10, "\(point)")
    #expect(world.contacts.isEmpty)
  }

  @Test("Without friction a body slides on")
  func slidesOn() throws {
    var world = DynamicsWorld()
    let id = world.add(Self.box(at: Point(x: 200, y: 950), velocity: Point(x: 200, y: 0)))
    world.advance(by: 2, under: Self.room([id]))
    #expect((try #require(world[id]).position.x - 600).magnitude < 0.1)
  }

  @Test("Even the fastest body does not pass through a line", arguments: [100.0, 5_000, 200_000])
  func fast(velocity: Double) throws {
    var world = DynamicsWorld()
    let id = world.add(
      Self.box(at: Point(x: 500, y: 500), 10, velocity: Point(x: velocity, y: 0)))
    world.advance(by: 6, under: Self.room([id], gravity: 0))
    #expect((try #require(world[id]).position.x - 995).magnitude < 0.05)
  }

  @Test("Bodies of different groups pass through each other")
  func groups() throws {
    var world = DynamicsWorld()
    let first = world.add(Self.box(at: Point(x: 100, y: 0), velocity: Point(x: 600, y: 0)))
    let second = world.add(Self.box(at: Point(x: 300, y: 0)))
    var laws = DynamicsLaws()
    laws.collisions = [
      CollisionGroup(id: 0, bodies: [first]), CollisionGroup(id: 1, bodies: [second]),
    ]
    world.advance(by: 1, under: laws)
    #expect((try #require(world[first]).position.x - 700).magnitude < 1e-6)
    #expect(try #require(world[second]).position.x == 300)
  }
}
