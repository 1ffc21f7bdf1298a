import GalleyMotion
import TestSupport
import Testing

@Suite("A motion with bad numbers")
struct BadMotionTests {
  /// Expects values that are numbers, and small enough that sums of them stay finite.
  private func expectSound(
    _ values: [Double], _ what: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let bad = values.first(where: { !($0.magnitude < 1e40) }) else { return }
    Issue.record("\(what()) gives \(bad)", sourceLocation: sourceLocation)
  }

  @Test("Springs with bad numbers are finite, and over in finite time")
  func springs() {
    for mass in badNumbers {
      for stiffness in badNumbers {
        for damping in badNumbers {
          let spring = Spring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: mass)
          let values = [0, 0.1, 5, .infinity, .nan].flatMap {
            [spring.progress(at: $0), spring.velocity(at: $0)]
          }
          expectSound(
            values + [spring.settlingDuration, spring.angularFrequency, spring.dampingRatio],
            "\(spring)")
          #expect(spring.settlingDuration >= 0)
        }
      }
    }
  }

  @Test("Springs with bad durations are finite, and over in finite time")
  func durations() {
    for ratio in badNumbers {
      for duration in badNumbers {
        for velocity in badNumbers {
          let spring = Spring(
            dampingRatio: ratio, duration: duration, initialVelocity: velocity)
          expectSound(
            [
              spring.angularFrequency, spring.progress(at: duration), spring.velocity(at: 0.1),
              spring.settlingDuration,
            ], "Spring(\(ratio), \(duration), \(velocity)): \(spring)")
          #expect(spring.angularFrequency > 0)
        }
      }
    }
  }

  @Test("Decelerations, rubber bands and pages with bad numbers are finite")
  func functions() {
    for first in badNumbers {
      for second in badNumbers {
        for third in badNumbers {
          let glide = Deceleration(rate: first)
          let band = RubberBand(dimension: first)
          let paging = Paging(pageLength: first, from: second, to: third)
          let animation = ScrollAnimation(from: first, to: second, duration: third)
          expectSound(
            [
              glide.reach, glide.duration(velocity: second),
              glide.velocity(at: third, from: second),
              glide.distance(at: third, velocity: second),
              glide.landing(from: third, velocity: second),
              glide.proposal(from: third, velocity: second),
              glide.time(toTravel: third, velocity: second) ?? 0,
              glide.velocity(toTravel: third),
              band.displayed(pull: second), band.pull(displayed: second),
              band.offset(for: second, from: third, to: first),
              band.pulledOffset(for: second, from: third, to: first),
              paging.targetOffset(from: first, velocity: second),
              Paging(pageLength: first, contentLength: second)
                .targetOffset(from: third, velocity: second),
              animation.offset(at: first), animation.offset(at: 0.1),
              animation.velocity(at: 1e-301),
              TimingCurve(first, second, third, first).value(at: 0.3),
            ], "\(first), \(second), \(third)")
        }
      }
    }
  }

  @Test(
    "Bounces and flights with bad numbers are finite, over in finite time, and end at their end")
  func flights() {
    let edges: [Double] = [.nan, .infinity, -.infinity, 0, 1, 1e300, -1e300]
    for offset in badNumbers {
      for velocity in badNumbers {
        for minimum in edges {
          let bounce = Bounce(overshoot: offset, velocity: velocity)
          let released = Bounce.released(overshoot: offset, velocity: velocity)
          expectSound(
            [
              bounce.duration, bounce.peak, bounce.displacement(at: minimum),
              bounce.velocity(at: minimum), released.duration, released.displacement(at: 0.1),
            ], "bounce from \(offset) at \(velocity)")
          for maximum in edges {
            for target in [nil, minimum, maximum, 500] {
              for rate in [0.998, velocity] {
                let flight = ScrollFlight(
                  from: offset, velocity: velocity, min: minimum, max: maximum,
                  bounces: target != 500, deceleration: Deceleration(rate: rate), target: target)
                let end = flight.duration
                expectSound(
                  [
                    end, flight.finalOffset, flight.proposedOffset, flight.offset(at: end / 2),
                    flight.velocity(at: end / 2), flight.offset(at: minimum), flight.offset(at: 0),
                  ],
                  "flight from \(offset) at \(velocity) in \(minimum)...\(maximum) to \(target ?? -0)"
                )
                #expect(end >= 0)
                #expect(flight.offset(at: end) == flight.finalOffset)
              }
            }
          }
        }
      }
    }
  }
}
