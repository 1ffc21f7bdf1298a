import GalleyMotion
import TestSupport
import Testing

@Suite("An animated change of the offset")
struct ScrollAnimationTests {
  @Test("An animated change of the offset takes 0.3 seconds, and 0.25 on Mac Catalyst")
  func durations() {
    #expect(ScrollAnimation(from: 0, to: 1).duration == 0.3)
    #expect(ScrollAnimation.defaultDuration == 0.3)
    #expect(ScrollAnimation.catalystDuration == 0.25)
  }

  @Test("An animated change of the offset follows half a turn of a cosine")
  func literals() {
    let animation = ScrollAnimation(from: 100, to: 300)
    #expect(animation.offset(at: 0) == 100)
    #expect((animation.offset(at: 0.075) - 129.289321881).magnitude < 1e-8)
    #expect((animation.offset(at: 0.1) - 150).magnitude < 1e-9)
    #expect((animation.offset(at: 0.15) - 200).magnitude < 1e-9)
    #expect(animation.offset(at: 0.3) == 300)
    #expect(animation.offset(at: 9) == 300)
    #expect(animation.velocity(at: 0) == 0)
    // In the middle the velocity is π/2 times that of a linear animation.
    #expect((animation.velocity(at: 0.15) - 200 / 0.3 * .pi / 2).magnitude < 1e-9)
    #expect(animation.velocity(at: 0.3) == 0)
  }

  @Test("The velocity of an animated change of the offset fits its offsets, and never changes sign")
  func slope() {
    let animation = ScrollAnimation(from: 40, to: -700, duration: 0.25)
    for step in 1..<250 {
      let time = Double(step) / 1000
      let rise = (animation.offset(at: time + 1e-6) - animation.offset(at: time - 1e-6)) / 2e-6
      #expect((rise - animation.velocity(at: time)).magnitude < 1e-3)
      #expect(animation.offset(at: time) <= animation.offset(at: time - 0.001))
    }
  }

  @Test("An animated change of the offset with a bad duration is over immediately")
  func bad() {
    for duration: Double in [0, -1, .nan, -.infinity] {
      let animation = ScrollAnimation(from: 5, to: 9, duration: duration)
      #expect(animation.duration == 0)
      #expect(animation.offset(at: 0) == 9)
      #expect(animation.velocity(at: 0) == 0)
    }
  }
}
