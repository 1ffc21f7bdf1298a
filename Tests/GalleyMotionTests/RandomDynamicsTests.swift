import GalleyGeometry
import GalleyMotion
import TestSupport
import Testing

@Suite("A dynamics world with random boxes in a room")
struct RandomDynamicsTests {
  @Test("Boxes stay in their room, and no collision adds energy")
  func room() {
    withSeededRandom("rooms of boxes", steps: 20) { random in
      var world = DynamicsWorld()
      var ids: [Int] = []
      for column in 0..<3 {
        for row in 0..<2 {
          let velocity = Point(
            x: .random(in: -800...800, using: &random), y: .random(in: -800...800, using: &random))
          ids.append(
            world.add(
              DynamicsCollisionTests.box(
                at: Point(x: 200 + 300 * Double(column), y: 300 + 400 * Double(row)),
                .random(in: 20...120, using: &random), velocity: velocity
              ) {
                $0.elasticity = 0.5
                $0.angularVelocity = .random(in: -3...3, using: &random)
              }))
        }
      }
      let laws = DynamicsCollisionTests.room(ids, gravity: 0)
      var energy = world.kineticEnergy
      for _ in 0..<120 {
        world.advance(by: 1.0 / 60, under: laws)
        #expect(world.kineticEnergy <= energy * 1.001 + 1e-6)
        energy = world.kineticEnergy
        for id in ids {
          guard let body = world[id] else { continue }
          for corner in body.shape.corners {
            let (sine, cosine) = Elementary.sineAndCosine(body.angle)
            let x = body.position.x + corner.x * cosine - corner.y * sine
            let y = body.position.y + corner.x * sine + corner.y * cosine
            #expect((-3...1003).contains(x) && (-3...1003).contains(y), "\(x), \(y)")
          }
        }
      }
    }
  }
}
