import Foundation
import GalleyGeometry
import GalleyMotion
import TestSupport
import Testing

@Suite("The flight of content, which is its motion after the finger is lifted")
struct ScrollFlightTests {
  @Test(
    "A flight decelerates to its end as UIKit traced it: 5074 at 750 to 5443.333 in about 2.15 seconds"
  )
  func traceInside() {
    let flight = ScrollFlight(from: 5_074, velocity: 750, min: 0, max: 39_148)
    let grid = PixelGrid(scale: 3)
    #expect(String(format: "%.3f", grid.position(flight.proposedOffset)) == "5443.667")
    #expect(String(format: "%.3f", grid.position(flight.finalOffset)) == "5443.333")
    #expect((flight.duration - 2.15).magnitude < 0.01)
    #expect(flight.isInside)
    #expect(flight.offset(at: 0) == 5_074)
    #expect(flight.velocity(at: 0) == 750)
  }

  /// The offsets are from another trace, whose clock starts a millisecond after the touch ended.
  @Test("A flight has the offsets of UIKit at each time")
  func traceAlong() {
    let flight = ScrollFlight(from: 5_326, velocity: 3_000, min: 0, max: 39_148)
    for (time, offset) in [
      (0.0015, 5_330.333), (0.0182, 5_379.333), (0.0515, 5_472.333), (0.1182, 5_641),
      (0.3182, 6_031), (1.1182, 6_663.333), (1.6181, 6_764.333), (2.1182, 6_801.333),
      (2.6181, 6_815),
    ] {
      #expect((flight.offset(at: time) - offset).magnitude < 0.5, "at \(time)")
    }
    #expect(flight.offset(at: 2.85) == flight.finalOffset)
    #expect((flight.finalOffset - 6_818).magnitude < 1.0 / 6)
  }

  /// The offsets are from a third trace: a flick towards the end of the content, which begins 60
  /// points before the end.
  @Test("A flight passes the edge and bounces back, as UIKit traced it")
  func traceBounce() {
    let flight = ScrollFlight(from: 39_088, velocity: 3_125, min: 0, max: 39_148)
    #expect(flight.proposedOffset == 39_148)
    #expect(flight.finalOffset == 39_148)
    #expect(!flight.isInside)
    for (time, offset, tolerance) in [
      (0.0055, 39_108.333, 3.5), (0.0389, 39_196.667, 2), (0.0722, 39_237.333, 1),
      (0.1056, 39_248.333, 0.5), (0.1389, 39_244.333, 0.5), (0.1889, 39_227, 0.5),
      (0.2555, 39_201, 0.5), (0.3555, 39_173.333, 0.5), (0.5555, 39_152.667, 0.5),
      (0.7556, 39_148.667, 0.5),
    ] {
      #expect((flight.offset(at: time) - offset).magnitude < tolerance, "at \(time)")
    }
    // The motion in UIKit was over in the frame at 0.806 seconds.
    #expect((flight.duration - 0.806).magnitude < 0.02)
  }

  @Test("A flight of content that was held beyond an edge returns to the edge")
  func held() {
    let flight = ScrollFlight(from: -235, velocity: 0, min: 0, max: 1_000)
    #expect(flight.offset(at: 0) == -235)
    #expect(flight.proposedOffset == 0)
    #expect(flight.finalOffset == 0)
    #expect((flight.offset(at: 0.61) + 1).magnitude < 0.1)
    #expect(!flight.isInside)
  }

  @Test("A flight from beyond an edge continues into the content if it is fast enough")
  func inwards() {
    let flight = ScrollFlight(from: -100, velocity: 1_000, min: 0, max: 5_000)
    #expect((flight.finalOffset - (-100 + 990 * 0.499)).magnitude < 1e-9)
    #expect(!flight.isInside)
    #expect(flight.velocity(at: 0) == 1_000)
    // This flight passes all of the content and its other edge.
    let through = ScrollFlight(from: -100, velocity: 8_000, min: 0, max: 500)
    #expect(through.finalOffset == 500)
    #expect(
      stride(from: 0, to: through.duration, by: 0.01).contains { through.offset(at: $0) > 600 })
    // This flight is too slow, so it bounces.
    let slow = ScrollFlight(from: -100, velocity: 100, min: 0, max: 5_000)
    #expect(slow.finalOffset == 0)
    #expect(slow.duration < 1)
  }

  @Test("A flight without a bounce stops at the edge, and one from beyond the edge starts at it")
  func withoutBounces() {
    let flight = ScrollFlight(from: 39_088, velocity: 3_125, min: 0, max: 39_148, bounces: false)
    #expect((flight.duration - 0.0195987).magnitude < 1e-6)
    #expect(flight.finalOffset == 39_148)
    #expect(flight.isInside)
    #expect(flight.offset(at: 1) == 39_148)
    #expect(flight.velocity(at: 1) == 0)
    let outside = ScrollFlight(from: -50, velocity: 0, min: 0, max: 100, bounces: false)
    #expect(outside.offset(at: 0) == 0)
    #expect(outside.duration == 0)
  }

  @Test("A flight ends exactly at the delegate's target, with the usual deceleration")
  func targets() {
    let flight = ScrollFlight(from: 100, velocity: 300, min: 0, max: 5_000, target: 640)
    #expect(flight.finalOffset == 640)
    #expect(flight.offset(at: flight.duration) == 640)
    #expect((flight.offset(at: flight.duration.nextDown) - 640).magnitude < 1e-9)
    let velocity = Deceleration.normal.velocity(toTravel: 540)
    #expect(flight.velocity(at: 0) == velocity)
    #expect(flight.duration == Deceleration.normal.duration(velocity: velocity))
    // The target may be behind the start, or the flight may begin at rest. A flight that begins at
    // its target does not move.
    #expect(ScrollFlight(from: 100, velocity: 300, min: 0, max: 900, target: 20).finalOffset == 20)
    #expect(ScrollFlight(from: 100, velocity: 0, min: 0, max: 900, target: 320).finalOffset == 320)
    let stays = ScrollFlight(from: 100, velocity: 900, min: 0, max: 900, target: 100)
    #expect(stays.finalOffset == 100 && stays.duration == 0)
    // A target that equals the natural end changes nothing.
    let natural = ScrollFlight(from: 100, velocity: 900, min: 0, max: 5_000)
    let same = ScrollFlight(
      from: 100, velocity: 900, min: 0, max: 5_000, target: natural.finalOffset)
    #expect((same.offset(at: 0.5) - natural.offset(at: 0.5)).magnitude < 1e-9)
  }

  @Test("A flight passes the edge to a target beyond it, and returns")
  func targetsOutside() {
    let flight = ScrollFlight(from: 100, velocity: 0, min: 0, max: 300, target: 800)
    #expect(flight.finalOffset == 300)
    #expect(!flight.isInside)
    #expect(flight.proposedOffset == 100)
  }

  @Test("A flight covers a page in little more than half a second with the fast deceleration")
  func pages() {
    let target = Paging(pageLength: 320, contentLength: 3_200).targetOffset(from: 80, velocity: 500)
    let flight = ScrollFlight(
      from: 80, velocity: 500, min: 0, max: 2_880, deceleration: .fast, target: target)
    #expect(flight.finalOffset == 320)
    #expect(flight.duration > 0.4 && flight.duration < 0.6)
  }

  @Test(
    "A flight has no jumps at its start and at the edge, and at most half a point at its end"
  )
  func continuity() {
    withSeededRandom("flights", steps: 100) { random in
      let maximum = Double.random(in: 0...2_000, using: &random)
      let offset = Double.random(in: -200...maximum + 200, using: &random)
      let velocity = Double.random(in: -5_000...5_000, using: &random)
      let rate = [Deceleration.normal, .fast].randomElement(using: &random)!
      let flight = ScrollFlight(
        from: offset, velocity: velocity, min: 0, max: maximum, deceleration: rate)
      #expect((flight.offset(at: 0) - offset).magnitude < 0.5 + 1e-9)
      #expect(flight.offset(at: flight.duration) == flight.finalOffset)
      let step = flight.duration / 1_000
      var last = (offset: flight.offset(at: 0), velocity: flight.velocity(at: 0))
      for index in 1..<1_000 {
        let time = Double(index) * step
        let now = (offset: flight.offset(at: time), velocity: flight.velocity(at: time))
        let fastest = max(last.velocity.magnitude, now.velocity.magnitude)
        #expect((now.offset - last.offset).magnitude <= fastest * step * 1.01 + 0.05)
        // The spring at the start of a bounce has the strongest force, which limits each change.
        #expect((now.velocity - last.velocity).magnitude <= 2e5 * step + 1e-6)
        last = now
      }
      #expect((last.offset - flight.finalOffset).magnitude < 0.7)
    }
  }

  /// The simulation takes steps of a millisecond up to the edge, and then small steps by the forces
  /// of the spring.
  @Test("A flight moves like a simulation in small steps")
  func integrated() {
    withSeededRandom("flights in steps", steps: 60) { random in
      let room = Double.random(in: 20...800, using: &random)
      let velocity = Double.random(in: 2_000...5_000, using: &random)
      let flight = ScrollFlight(from: 0, velocity: velocity, min: 0, max: room)
      // The simulation of the spring begins after the last whole millisecond before the edge.
      var glide = (distance: 0.0, velocity: velocity, milliseconds: 0)
      while true {
        let next = Integrator.glide(
          rate: 0.998, velocity: velocity, milliseconds: glide.milliseconds + 1)
        if next.distance >= room || next.milliseconds == glide.milliseconds { break }
        glide = next
      }
      let before = Double(glide.milliseconds) / 1000
      #expect((flight.offset(at: before) - glide.distance).magnitude < 1e-6)
      let crossing = before + (room - glide.distance) / glide.velocity
      for time in [0.05, 0.1, 0.25] where crossing + time < flight.duration {
        let judge = Integrator.spring(
          mass: 1, stiffness: 121, damping: 22, from: 0, velocity: glide.velocity, time: time,
          steps: 1_000)
        // The position in the millisecond of the crossing is uncertain, hence the tolerance.
        #expect(
          (flight.offset(at: crossing + time) - room - judge.displacement).magnitude
            < 0.004 * velocity / 11)
      }
    }
  }

  @Test("A flight that is inside stays between the edges, and another one leaves them")
  func inside() {
    withSeededRandom("flights inside", steps: 200) { random in
      let maximum = Double.random(in: 0...2_000, using: &random)
      let offset = Double.random(in: -50...maximum + 50, using: &random)
      let velocity = Double.random(in: -4_000...4_000, using: &random)
      let flight = ScrollFlight(from: offset, velocity: velocity, min: 0, max: maximum)
      let isOut = (0...1_000).contains {
        let now = flight.offset(at: flight.duration * Double($0) / 1_000)
        return now < -1e-9 || now > maximum + 1e-9
      }
      #expect(isOut == !flight.isInside)
    }
  }
}
