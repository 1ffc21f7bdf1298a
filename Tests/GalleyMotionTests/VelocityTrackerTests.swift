import GalleyMotion
import TestSupport
import Testing

@Suite("A velocity tracker")
struct VelocityTrackerTests {
  private func tracker(_ samples: [(time: Double, position: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(position: sample.position, at: sample.time) }
    return tracker
  }

  @Test("The velocity of a steady finger is found: 6 points in 8 milliseconds are 750 per second")
  func steady() {
    let start = 3_016_826.5365954591
    let trace = (0...14).map { (start + Double($0) * 0.008, 792 - 6 * Double($0)) }
    let tracker = tracker(trace)
    #expect((tracker.velocity(at: start + 15 * 0.008) + 750).magnitude < 1e-4)
  }

  @Test("Positions more than 100 milliseconds old are forgotten")
  func window() {
    #expect(VelocityTracker.window == 0.1)
    // The finger is fast at first, and then slow.
    var samples = (0...10).map { (Double($0) / 100, Double($0) * 100) }
    samples += (1...10).map { (0.1 + Double($0) / 100, 1_000 + Double($0)) }
    let tracker = tracker(samples)
    #expect((tracker.velocity(at: 0.2) - 100).magnitude < 1e-6)
  }

  @Test("A finger that rested, or moved once or never, has no velocity")
  func rest() {
    #expect(VelocityTracker().velocity(at: 0) == 0)
    #expect(tracker([(0, 5)]).velocity(at: 0) == 0)
    let moved = tracker([(0, 0), (0.05, 50)])
    #expect((moved.velocity(at: 0.06) - 1_000).magnitude < 1e-9)
    #expect(moved.velocity(at: 0.151) == 0)
    #expect(moved.velocity(at: 10) == 0)
    var emptied = moved
    emptied.removeAll()
    #expect(emptied == VelocityTracker())
  }

  @Test(
    "The later of two positions at one time counts, and positions with earlier times are ignored"
  )
  func order() {
    #expect((tracker([(0, 0), (0.05, 9), (0.05, 50)]).velocity(at: 0.05) - 1_000).magnitude < 1e-9)
    #expect((tracker([(0, 0), (0.05, 50), (0.02, 7)]).velocity(at: 0.05) - 1_000).magnitude < 1e-9)
  }

  @Test("Positions that are not numbers are left out")
  func bad() {
    var tracker = tracker([(0, 0), (0.05, 50)])
    for bad in [Double.nan, .infinity, -.infinity] {
      tracker.add(position: bad, at: 0.06)
      tracker.add(position: 60, at: bad)
      #expect(tracker.velocity(at: bad).isFinite)
    }
    #expect((tracker.velocity(at: 0.05) - 1_000).magnitude < 1e-9)
  }

  @Test("The velocity agrees with a calculation over all positions")
  func judged() {
    withSeededRandom("fingers", steps: 300) { random in
      var samples: [(time: Double, position: Double)] = []
      var time = 0.0
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        time += Double(Int.random(in: 1...40, using: &random)) / 1024
        samples.append((time, .random(in: -500...500, using: &random)))
      }
      let now = time + Double(Int.random(in: 0...150, using: &random)) / 1024
      let recent = samples.filter { $0.time >= now - 0.1 }
      var expected = 0.0
      if let first = recent.first, let last = recent.last, last.time > first.time {
        expected = (last.position - first.position) / (last.time - first.time)
      }
      #expect((tracker(samples).velocity(at: now) - expected).magnitude < 1e-6)
    }
  }
}
