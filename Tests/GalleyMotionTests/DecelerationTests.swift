import Foundation
import GalleyGeometry
import GalleyMotion
import TestSupport
import Testing

@Suite("A deceleration")
struct DecelerationTests {
  @Test(
    "A deceleration rate is 0.998 or 0.99 per millisecond, covers 0.499 or 0.099 s of the velocity, and ends at 10 points per second"
  )
  func constants() {
    #expect(Deceleration.normal.rate == 0.998)
    #expect(Deceleration.fast.rate == 0.99)
    #expect((Deceleration.normal.reach - 0.499).magnitude < 1e-12)
    #expect((Deceleration.fast.reach - 0.099).magnitude < 1e-12)
    #expect(Deceleration.stillVelocity == 10)
  }

  @Test(
    "A deceleration has the velocity v0 · 0.998^(1000 t), and the offset x0 + v0 · 0.499 · (1 − 0.998^(1000 t))"
  )
  func formulas() {
    for time in [0, 0.008, 0.1, 1, 2.15] {
      let left = pow(0.998, 1000 * time)
      let velocity = Deceleration.normal.velocity(at: time, from: 750)
      let distance = Deceleration.normal.distance(at: time, velocity: 750)
      #expect((velocity - 750 * left).magnitude < 1e-9)
      #expect((distance - 750 * 0.499 * (1 - left)).magnitude < 1e-9)
    }
  }

  /// Two traces of UIKit at 3 pixels per point: the target that the delegate got, and the offset at
  /// the end.
  @Test(
    "A deceleration proposes UIKit's target, and follows UIKit's offsets",
    arguments: [
      (5_074.0, 750.0, "5443.667", "5443.333", 2.15),
      (5_326.0, 3_000.0, "6819.667", "6818.000", 2.85),
    ])
  func traces(lift: Double, velocity: Double, target: String, final: String, time: Double) {
    let grid = PixelGrid(scale: 3)
    let glide = Deceleration.normal
    let said = grid.position(glide.proposal(from: lift, velocity: velocity))
    let done = grid.position(glide.landing(from: lift, velocity: velocity))
    #expect(String(format: "%.3f", said) == target)
    #expect(String(format: "%.3f", done) == final)
    #expect((glide.duration(velocity: velocity) - time).magnitude < 0.01)
  }

  @Test("A deceleration ends at x0 + (v0 ∓ 10) · 0.499, in either direction")
  func landing() {
    withSeededRandom("landings", steps: 200) { random in
      let velocity = Double.random(in: 750...4_875, using: &random)
      let offset = Double.random(in: -1_000...10_000, using: &random)
      let glide = Deceleration.normal
      #expect(
        (glide.landing(from: offset, velocity: velocity) - offset - (velocity - 10) * 0.499)
          .magnitude < 1e-8)
      #expect(
        (glide.landing(from: offset, velocity: -velocity) - offset + (velocity - 10) * 0.499)
          .magnitude < 1e-8)
      // The landing is the offset at the end of the duration.
      let time = glide.duration(velocity: velocity)
      #expect(
        (glide.distance(at: time, velocity: velocity) - (velocity - 10) * 0.499).magnitude < 1e-8)
      #expect((glide.velocity(at: time, from: velocity) - 10).magnitude < 1e-9)
    }
  }

  @Test("A deceleration moves like a sum of milliseconds")
  func summed() {
    withSeededRandom("gliding in milliseconds", steps: 100) { random in
      let rate = [0.998, 0.99, 0.95].randomElement(using: &random)!
      let velocity = Double.random(in: -5_000...5_000, using: &random)
      let glide = Deceleration(rate: rate)
      let whole = Integrator.glide(rate: rate, velocity: velocity)
      #expect(
        (glide.duration(velocity: velocity) * 1000 - Double(whole.milliseconds)).magnitude < 1)
      let count = Int.random(in: 0...max(whole.milliseconds - 1, 0), using: &random)
      let part = Integrator.glide(rate: rate, velocity: velocity, milliseconds: count)
      let time = Double(count) / 1000
      #expect((glide.distance(at: time, velocity: velocity) - part.distance).magnitude < 1e-7)
      #expect((glide.velocity(at: time, from: velocity) - part.velocity).magnitude < 1e-7)
    }
  }

  @Test(
    "A deceleration knows when it has covered a distance, and with which velocity it would end there"
  )
  func distances() throws {
    let glide = Deceleration.normal
    #expect((try #require(glide.time(toTravel: 60, velocity: 3_125)) - 0.0195987).magnitude < 1e-6)
    #expect(glide.time(toTravel: 60, velocity: -3_125) == nil)
    #expect(glide.time(toTravel: 1_555, velocity: 3_125) == nil)
    #expect(glide.time(toTravel: 0, velocity: 0) == 0)
    #expect((glide.velocity(toTravel: 369.26) - 750).magnitude < 1e-9)
    #expect(glide.velocity(toTravel: 0) == 0)
    withSeededRandom("distances", steps: 300) { random in
      let distance = Double.random(in: -3_000...3_000, using: &random)
      let velocity = glide.velocity(toTravel: distance)
      #expect((glide.landing(from: 0, velocity: velocity) - distance).magnitude < 1e-8)
      let part = distance * Double.random(in: 0...0.999, using: &random)
      let time = glide.time(toTravel: part, velocity: velocity)
      #expect(time != nil)
      #expect((glide.distance(at: time ?? -1, velocity: velocity) - part).magnitude < 1e-7)
    }
  }

  @Test("A deceleration counts as ended at 10 points per second")
  func still() {
    for velocity: Double in [0, 10, -10, 3] {
      #expect(Deceleration.normal.duration(velocity: velocity) == 0)
      #expect(Deceleration.normal.landing(from: 7, velocity: velocity) == 7)
      #expect(Deceleration.normal.proposal(from: 7, velocity: velocity) == 7)
    }
  }

  @Test("Deceleration rates out of bounds are clamped, and NaN counts as the normal one")
  func bounds() {
    #expect(Deceleration(rate: .nan) == .normal)
    #expect(Deceleration(rate: 1).duration(velocity: 1_000) < 1_000)
    #expect(Deceleration(rate: 0).landing(from: 0, velocity: 1_000) < 0.001)
    #expect(Deceleration(rate: -.infinity) == Deceleration(rate: 0))
  }
}
