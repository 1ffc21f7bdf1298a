import Foundation
import GalleyMotion
import TestSupport
import Testing

@Suite("A bounce")
struct BounceTests {
  @Test("A bounce goes v / (11 e) beyond its edge, with a critically damped spring")
  func peak() {
    #expect(Bounce.angularFrequency == 11)
    for velocity in [-3_005.0, 20, 500, 3_005] {
      let bounce = Bounce(overshoot: 0, velocity: velocity)
      #expect((bounce.peak - velocity / (11 * M_E)).magnitude < 1e-9)
      #expect((bounce.displacement(at: 1.0 / 11) - bounce.peak).magnitude < 1e-9)
      for time in [0.05, 0.1, 0.3] where time < bounce.duration {
        #expect(
          (bounce.displacement(at: time) - velocity * time * exp(-11 * time)).magnitude < 1e-9)
      }
    }
  }

  /// The offsets were traced on UIKit. The content was held still 235 points beyond its start, and
  /// let go a millisecond before the time 0.
  @Test("A bounce brings held content back as UIKit does, to less than a point within 0.61 seconds")
  func held() {
    let bounce = Bounce.released(overshoot: -235, velocity: 0)
    let trace: [(time: Double, offset: Double)] = [
      (0.0066, -223.333), (0.0233, -197), (0.0400, -173.333), (0.0733, -133.333),
      (0.1233, -88.333), (0.1733, -57.667), (0.2233, -37.333), (0.3233, -15), (0.4233, -6),
      (0.5232, -2.333), (0.6066, -1), (0.6399, -0.667),
    ]
    for (time, offset) in trace {
      #expect((bounce.displacement(at: time) - offset).magnitude < 0.8, "at \(time)")
    }
    #expect(bounce.displacement(at: 0.59) < -1)
    #expect(bounce.displacement(at: 0.61) > -1)
    #expect((bounce.duration - 0.69).magnitude < 0.03)
  }

  @Test("A bounce of held content starts at its distance, and one of thrown content continues")
  func released() {
    #expect(Bounce.released(overshoot: 100, velocity: 49).velocity == -725)
    #expect(Bounce.released(overshoot: 100, velocity: 50).velocity == 50)
    #expect(Bounce.released(overshoot: -100, velocity: -2_000).velocity == -2_000)
    #expect(Bounce.released(overshoot: -100, velocity: 60).velocity == 725)
  }

  @Test("A bounce is over when half a point is left, and stays at its end")
  func end() {
    withSeededRandom("bounces", steps: 300) { random in
      let overshoot = Double.random(in: -300...300, using: &random)
      let velocity = Double.random(in: -4_000...4_000, using: &random)
      let bounce = Bounce(overshoot: overshoot, velocity: velocity)
      #expect(bounce.duration < 2)
      #expect(bounce.displacement(at: bounce.duration) == 0)
      #expect(bounce.velocity(at: bounce.duration) == 0)
      guard bounce.duration > 0 else { return }
      #expect(bounce.displacement(at: bounce.duration.nextDown).magnitude <= 0.5 + 1e-9)
      #expect(bounce.displacement(at: bounce.duration - 1e-6).magnitude > 0.5)
    }
  }

  @Test("A bounce moves like small steps along the forces of a spring")
  func integrated() {
    withSeededRandom("bounces in steps", steps: 100) { random in
      let overshoot = Double.random(in: -300...300, using: &random)
      let velocity = Double.random(in: -4_000...4_000, using: &random)
      let bounce = Bounce(overshoot: overshoot, velocity: velocity)
      let time = Double.random(in: 0...0.999, using: &random) * bounce.duration
      let judge = Integrator.spring(
        mass: 1, stiffness: 121, damping: 22, from: overshoot, velocity: velocity, time: time,
        steps: 2_000)
      #expect((bounce.displacement(at: time) - judge.displacement).magnitude < 1e-6)
      #expect((bounce.velocity(at: time) - judge.velocity).magnitude < 1e-4)
      // The displacement is never larger than the peak.
      if velocity * overshoot >= 0 {
        #expect(bounce.displacement(at: time).magnitude <= bounce.peak.magnitude + 1e-9)
      }
    }
  }
}
