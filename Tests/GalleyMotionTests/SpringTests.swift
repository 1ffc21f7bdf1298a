import GalleyMotion
import TestSupport
import Testing

@Suite("A spring")
struct SpringTests {
  @Test("A spring has the defaults of Core Animation")
  func defaults() {
    let spring = Spring()
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(spring.angularFrequency == 10)
    #expect(spring.dampingRatio == 0.5)
  }

  @Test("A spring has the same constants if it is created from its damping ratio and frequency")
  func ratios() {
    let spring = Spring(dampingRatio: 1, angularFrequency: 11)
    #expect(spring.stiffness == 121)
    #expect(spring.damping == 22)
    // Sheets move with this spring.
    let sheet = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect((sheet.angularFrequency - (1000.0 / 3).squareRoot()).magnitude < 1e-12)
    #expect((sheet.angularFrequency - 18.2574).magnitude < 1e-4)
    #expect(sheet.dampingRatio > 4.5)
  }

  /// The values of *1 − e^(−βt) (cos dt + β/d sin dt)* were not computed by this package.
  @Test("A spring follows its equation")
  func literals() {
    let spring = Spring(dampingRatio: 0.5, duration: 1)
    #expect((spring.progress(at: 0.1) - 0.487823100427).magnitude < 1e-11)
    #expect((spring.progress(at: 0.3) - 1.160347330369).magnitude < 1e-11)
    #expect((spring.progress(at: 1) - 1.000969392918).magnitude < 1e-11)
    // A critically damped spring that begins at rest has its peak v / (ω e) after 1 / ω.
    let edge = Spring(dampingRatio: 1, angularFrequency: 11)
    let peak = edge.state(at: 1.0 / 11, from: 0, velocity: 3_000)
    #expect((peak.displacement - 100.330756683).magnitude < 1e-8)
    #expect(peak.velocity.magnitude < 1e-9)
    // This overdamped spring has two decay rates: 9 and 46 per second.
    let slow = Spring(mass: 1, stiffness: 9 * 46, damping: 9 + 46)
    let creeping = slow.state(at: 0.1, from: 235, velocity: 0)
    #expect((creeping.displacement - 118.209686).magnitude < 1e-5)
  }

  @Test("A spring begins at its start with the given velocity, and ends at its end")
  func ends() {
    for ratio in [0.1, 0.5, 0.999_999_999, 1, 1.000_000_001, 3] {
      let spring = Spring(dampingRatio: ratio, angularFrequency: 10, initialVelocity: 4)
      #expect(spring.progress(at: 0) == 0)
      #expect(spring.velocity(at: 0) == 4)
      #expect((spring.progress(at: 100) - 1).magnitude < 1e-12)
      #expect(spring.velocity(at: 100).magnitude < 1e-12)
      #expect(spring.progress(at: .infinity) == 1)
    }
  }

  @Test("A spring without friction oscillates forever, and keeps its energy")
  func withoutFriction() {
    let spring = Spring(mass: 2, stiffness: 50, damping: 0)
    withSeededRandom("swinging", steps: 100) { random in
      let time = Double.random(in: 0...100, using: &random)
      let (x, v) = spring.state(at: time, from: 3, velocity: 4)
      #expect((50 * x * x + 2 * v * v - (50 * 9 + 2 * 16)).magnitude < 1e-9)
    }
  }

  @Test("A spring moves like small steps along its forces, for every damping")
  func integrated() {
    withSeededRandom("springs in steps", steps: 150) { random in
      let mass = Double.random(in: 0.5...3, using: &random)
      let stiffness = Double.random(in: 10...600, using: &random)
      let ratio = [0, 0.3, 0.8, 0.999_999, 1, 1.000_001, 1.5, 4].randomElement(using: &random)!
      let damping = 2 * ratio * (mass * stiffness).squareRoot()
      let x = Double.random(in: -300...300, using: &random)
      let v = Double.random(in: -5_000...5_000, using: &random)
      let time = Double.random(in: 0.01...1, using: &random)
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
      let judge = Integrator.spring(
        mass: mass, stiffness: stiffness, damping: damping, from: x, velocity: v, time: time,
        steps: 4_000)
      let state = spring.state(at: time, from: x, velocity: v)
      #expect((state.displacement - judge.displacement).magnitude < 1e-6)
      #expect((state.velocity - judge.velocity).magnitude < 1e-4)
    }
  }

  @Test("A nearly critical spring has no jump from one formula to the other")
  func nearlyCritical() {
    let critical = Spring(dampingRatio: 1, angularFrequency: 11)
    for step in 1...15 {
      var difference = 1.0
      for _ in 0..<step { difference /= 10 }
      for ratio in [1 - difference, 1 + difference] {
        let spring = Spring(dampingRatio: ratio, angularFrequency: 11)
        for time in [0.001, 0.05, 0.3, 1] {
          let distance = spring.progress(at: time) - critical.progress(at: time)
          #expect(distance.magnitude < difference * 5 + 1e-13)
        }
      }
    }
  }
}
