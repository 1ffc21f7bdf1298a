import GalleyGeometry
import GalleyMotion
import Testing

@Suite("The timing of an animation")
struct AnimationTimingTests {
  @Test("An animation waits for its delay, runs, and stays at its end")
  func once() {
    let timing = AnimationTiming(duration: 2, delay: 1, pace: .linear)
    #expect([0, 0.5, 1, 1.5, 2, 3, 9].map(timing.progress) == [0, 0, 0, 0.25, 0.5, 1, 1])
    #expect(timing.end == 3)
    #expect(!timing.isOver(at: 2.9) && timing.isOver(at: 3))
  }

  @Test("An animation repeats as often as its count says")
  func again() {
    let timing = AnimationTiming(duration: 1, pace: .linear, count: 2.5)
    #expect([0.5, 1.25, 2.25, 2.5, 7].map(timing.progress) == [0.5, 0.25, 0.25, 0.5, 0.5])
    #expect(timing.end == 2.5)
  }

  @Test("An autoreversing animation goes back along the same curve")
  func toAndFro() {
    let timing = AnimationTiming(duration: 1, pace: .linear, count: 2, autoreverses: true)
    #expect([0.25, 1.25, 2.25, 3.75, 4, 5].map(timing.progress) == [0.25, 0.75, 0.25, 0.25, 0, 0])
    let eased = AnimationTiming(duration: 1, pace: .curve(.easeIn), autoreverses: true)
    #expect(eased.progress(at: 0.25) == eased.progress(at: 1.75))
  }

  @Test("A part of an animation moves only in its time, and repeats and reverses with the whole")
  func parts() {
    let pace = Pace.part(start: 0.5, length: 0.25)
    let timing = AnimationTiming(duration: 4, delay: 1, pace: pace, count: 2, autoreverses: true)
    let times = [0, 1, 3, 3.5, 4, 5, 6, 6.5, 7, 9, 11.5]
    #expect(times.map { timing.progress(at: $0) } == [0, 0, 0, 0.5, 1, 1, 1, 0.5, 0, 0, 0.5])
    let jump = Pace.part(start: 0.5, length: 0)
    #expect([0, 0.49, 0.5, 1].map { jump.progress(at: $0, of: 4) } == [0, 0, 1, 1])
  }

  @Test("An animation with the greatest finite count never ends")
  func greatestCount() {
    let counts = [Double(Float.greatestFiniteMagnitude), .greatestFiniteMagnitude, .infinity]
    for count in counts {
      let timing = AnimationTiming(duration: 0.5, pace: .linear, count: count)
      #expect(timing.end == .infinity && !timing.isOver(at: 1e9))
      #expect(timing.progress(at: 1.75) == 0.5)
    }
  }

  @Test("An animation without an end is never over")
  func endless() {
    let timing = AnimationTiming(duration: 1, pace: .linear, count: .infinity)
    #expect(timing.progress(at: 1e6 + 0.5) == 0.5)
    #expect(timing.end == .infinity && !timing.isOver(at: 1e12))
  }

  @Test("An animation without a duration is at its end immediately")
  func noTime() {
    let timing = AnimationTiming(duration: 0, delay: 1)
    #expect(timing.progress(at: 0.5) == 0 && timing.progress(at: 1) == 1)
    #expect(timing.isOver(at: 1))
  }

  @Test("Timing numbers that are not numbers count as zero")
  func badNumbers() {
    let timing = AnimationTiming(duration: .nan, delay: -.infinity, count: .nan)
    #expect(timing == AnimationTiming(duration: 0, delay: 0, count: 1))
  }

  @Test("A spring animation overshoots, and is at its end when it is over")
  func spring() {
    let pace = Pace.spring(Spring(dampingRatio: 0.5, duration: 1))
    let timing = AnimationTiming(duration: 1, pace: pace)
    #expect(timing.progress(at: 0.3) > 1)
    #expect(timing.progress(at: 1) == 1)
  }
}

@Suite("Interpolated transforms")
struct TransformMixingTests {
  private func near(_ left: AffineTransform, _ right: AffineTransform) -> Bool {
    let pairs = [
      (left.a, right.a), (left.b, right.b), (left.c, right.c), (left.d, right.d),
      (left.tx, right.tx), (left.ty, right.ty),
    ]
    return pairs.allSatisfy { ($0 - $1).magnitude < 1e-12 }
  }

  @Test("Interpolated transforms rotate without shrinking, in the shorter direction")
  func turns() {
    let quarter = AffineTransform(rotation: .pi / 2)
    let eighth = AffineTransform.identity.mixed(with: quarter, at: 0.5)
    #expect(near(eighth, AffineTransform(rotation: .pi / 4)))
    let one = AffineTransform(rotation: .pi * 0.9)
    let other = AffineTransform(rotation: -.pi * 0.9)
    #expect(near(one.mixed(with: other, at: 0.5), AffineTransform(rotation: .pi)))
  }

  @Test("Scale, shear and translation are interpolated separately", arguments: [0.0, 0.3, 1.0])
  func parts(fraction: Double) {
    let from = AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 0)
    let to = AffineTransform(a: 4, b: 0, c: 1, d: -3, tx: 0, ty: 20)
    let mixed = from.mixed(with: to, at: fraction)
    #expect(
      near(
        mixed,
        AffineTransform(
          a: 2 + 2 * fraction, b: 0, c: fraction, d: 3 - 6 * fraction, tx: 10 - 10 * fraction,
          ty: 20 * fraction)))
  }

  @Test("Singular transforms are interpolated number by number")
  func flat() {
    let flat = AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    #expect(
      near(
        flat.mixed(with: .identity, at: 0.5),
        AffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)))
  }
}
