import Foundation
import GalleyMotion
import TestSupport
import Testing

@Suite("A spring given a duration")
struct SpringDurationTests {
  @Test(
    "A spring with a duration has the frequency ln(1000 ζ / √(1 − ζ²)) / (ζ D)",
    arguments: [
      (0.5, 1, 12.716898269296), (0.7, 0.5, 19.679293176215), (0.8, 0.35, 25.697990540835),
      (0.9, 1, 8.480844851928),
    ])
  func frequency(ratio: Double, duration: Double, expected: Double) {
    let spring = Spring(dampingRatio: ratio, duration: duration)
    #expect((spring.angularFrequency - expected).magnitude < 1e-10)
    #expect((spring.dampingRatio - ratio).magnitude < 1e-12)
    #expect(spring.mass == 1)
  }

  @Test("The angular frequency times the duration of a critically damped spring is 9.23341")
  func critical() {
    for duration in [0.25, 0.5, 1, 4] {
      let spring = Spring(dampingRatio: 1, duration: duration)
      #expect((spring.angularFrequency * duration - 9.23341).magnitude < 1e-5)
    }
    // This is the spring with which the screen behind an alert is dimmed.
    #expect(
      (Spring(dampingRatio: 1, duration: 0.403_558).angularFrequency - 22.88).magnitude < 1e-4)
  }

  /// The amplitude that is left after a duration: |(β − v) / d| · e^(−βD).
  private func swingsLeft(ratio: Double, frequency: Double, velocity: Double, duration: Double)
    -> Double
  {
    let decay = ratio * frequency
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    return ((decay - velocity) / damped).magnitude * exp(-decay * duration)
  }

  @Test(
    "A spring has a thousandth of its amplitude left after its duration, and stiffer ones have less"
  )
  func withVelocity() {
    withSeededRandom("springs with durations", steps: 60) { random in
      let ratio = Double.random(in: 0.05...0.99, using: &random)
      let duration = Double.random(in: 0.1...3, using: &random)
      let velocity = Double.random(in: -20...20, using: &random)
      let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      let frequency = spring.angularFrequency
      let left = swingsLeft(
        ratio: ratio, frequency: frequency, velocity: velocity, duration: duration)
      #expect((left - 0.001).magnitude < 1e-9)
      for step in 1...400 {
        let stiffer = frequency * (1 + Double(step) * 0.05)
        let less = swingsLeft(
          ratio: ratio, frequency: stiffer, velocity: velocity, duration: duration)
        #expect(less <= 0.001 + 1e-9, "at \(stiffer), beside \(frequency)")
      }
    }
  }

  @Test("A spring that does not oscillate is within a thousandth at the end of its duration")
  func overdamped() {
    withSeededRandom("creeping springs with durations", steps: 100) { random in
      let ratio = Double.random(in: 1...20, using: &random)
      let duration = Double.random(in: 0.1...3, using: &random)
      let velocity = Double.random(in: -20...20, using: &random)
      let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      #expect(((spring.progress(at: duration) - 1).magnitude - 0.001).magnitude < 1e-9)
    }
  }

  @Test("A spring with nearly no velocity is nearly the same as one without")
  func slowStart() {
    for ratio in [0.2, 0.5, 0.9] {
      let still = Spring(dampingRatio: ratio, duration: 1)
      for velocity in [1e-6, -1e-6] {
        let moved = Spring(dampingRatio: ratio, duration: 1, initialVelocity: velocity)
        #expect((moved.angularFrequency - still.angularFrequency).magnitude < 1e-4)
      }
    }
  }

  @Test("A spring settles when it stays within a thousandth, and not before")
  func settling() {
    #expect(
      (Spring(mass: 1, stiffness: 100, damping: 20).settlingDuration - 0.923341).magnitude < 1e-6)
    withSeededRandom("settling", steps: 300) { random in
      let ratio = [0.2, 0.7, 0.99, 1, 1.2, 5].randomElement(using: &random)!
      let velocity = [-30, -1, 0, 1, 9.9, 10, 11, 30].randomElement(using: &random)!
      let spring = Spring(
        dampingRatio: ratio, angularFrequency: 10, initialVelocity: velocity)
      let end = spring.settlingDuration
      for step in 0..<200 {
        let left = spring.progress(at: end * (1 + Double(step) / 40)) - 1
        #expect(left.magnitude <= 0.001 + 1e-12)
      }
      guard end > 0 else { return }
      if ratio >= 1 {
        #expect((spring.progress(at: end - 1e-6) - 1).magnitude > 0.001)
      } else {
        // The swings are √(1 + ((β − v) / d)²) · e^(−βt) wide.
        let damped = 10 * (1 - ratio * ratio).squareRoot()
        let side = (10 * ratio - velocity) / damped
        #expect(((1 + side * side).squareRoot() * exp(-10 * ratio * end) - 0.001).magnitude < 1e-9)
      }
    }
  }

  @Test("A spring without friction settles only after a million seconds")
  func endless() {
    #expect(Spring(damping: 0).settlingDuration == 1e6)
  }

  @Test("Damping ratios and durations out of bounds are clamped, and NaN counts as the minimum")
  func bounds() {
    #expect(
      Spring(dampingRatio: -1, duration: 1) == Spring(dampingRatio: 0.01, duration: 1))
    #expect(
      Spring(dampingRatio: 1e9, duration: 1) == Spring(dampingRatio: 100, duration: 1))
    #expect(
      Spring(dampingRatio: 0.5, duration: 0) == Spring(dampingRatio: 0.5, duration: 0.001))
    #expect(
      Spring(dampingRatio: 0.5, duration: .nan) == Spring(dampingRatio: 0.5, duration: 0.001))
    #expect(
      Spring(dampingRatio: .nan, duration: 1) == Spring(dampingRatio: 1, duration: 1))
  }
}
