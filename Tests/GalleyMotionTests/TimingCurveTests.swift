import GalleyMotion
import TestSupport
import Testing

@Suite("A timing curve")
struct TimingCurveTests {
  private static let named: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .standard]

  @Test("The named timing curves have the measured control points")
  func controlPoints() {
    #expect(TimingCurve.linear == TimingCurve(0, 0, 1, 1))
    #expect(TimingCurve.easeIn == TimingCurve(0.42, 0, 1, 1))
    #expect(TimingCurve.easeOut == TimingCurve(0, 0, 0.58, 1))
    #expect(TimingCurve.easeInOut == TimingCurve(0.42, 0, 0.58, 1))
    #expect(TimingCurve.standard == TimingCurve(0.25, 0.1, 0.25, 1))
    #expect(TimingCurve.easeIn.description == "(0.42, 0) (1, 1)")
  }

  /// The solutions of the cubic equations were not computed by this package.
  @Test("A timing curve follows its equations")
  func literals() {
    #expect((TimingCurve.easeIn.value(at: 0.5) - 0.315356812573).magnitude < 1e-11)
    #expect((TimingCurve.easeOut.value(at: 0.5) - 0.684643187427).magnitude < 1e-11)
    #expect((TimingCurve.easeInOut.value(at: 0.5) - 0.5).magnitude < 1e-14)
    #expect((TimingCurve.easeInOut.value(at: 0.25) - 0.129161931047).magnitude < 1e-11)
    #expect((TimingCurve.standard.value(at: 0.5) - 0.802403387585).magnitude < 1e-11)
    #expect((TimingCurve.standard.value(at: 0.1) - 0.094796305716).magnitude < 1e-11)
  }

  @Test("A timing curve begins at 0 and ends at 1, exactly, and stays there")
  func ends() {
    for curve in Self.named + [TimingCurve(1, -3, 0, 4), TimingCurve(0, 1, 0, 1)] {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: -0.5) == 0)
      #expect(curve.value(at: 1.5) == 1)
      #expect(curve.value(at: .nan) == 0)
      #expect(curve.value(at: .infinity) == 1)
      #expect(curve.value(at: -.infinity) == 0)
    }
  }

  @Test("A linear timing curve returns every fraction to the last bit")
  func linear() {
    withSeededRandom("linear timing", steps: 200) { random in
      let fraction = Double.random(in: 0...1, using: &random)
      let end = Double.random(in: 0...1, using: &random)
      #expect(TimingCurve.linear.value(at: fraction) == fraction)
      #expect(TimingCurve(end, end, 0.9, 0.9).value(at: fraction) == fraction)
    }
  }

  @Test("A timing curve overshoots where its control points do")
  func overshoot() {
    let curve = TimingCurve(0.5, -1, 0.5, 2)
    #expect(curve.value(at: 0.1) < 0)
    #expect(curve.value(at: 0.9) > 1)
  }

  @Test("Control points beyond the interval are moved into it, so that time never runs backwards")
  func outside() {
    #expect(TimingCurve(-2, 0.1, 3, 1) == TimingCurve(0, 0.1, 1, 1))
  }

  @Test("A timing curve is linear if a control point is not a number, or infinite")
  func bad() {
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(TimingCurve(bad, 0, 1, 1) == .linear)
      #expect(TimingCurve(0.42, bad, 1, 1) == .linear)
      #expect(TimingCurve(0.42, 0, bad, 1) == .linear)
      #expect(TimingCurve(0.42, 0, 1, bad) == .linear)
    }
  }

  /// The search halves intervals of the curve's parameter. Points of the curve are computed by De
  /// Casteljau's algorithm.
  @Test(
    "A timing curve agrees with a search along the curve, and is monotonic if its points are"
  )
  func judged() {
    withSeededRandom("timing curves", steps: 100) { random in
      let p = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }
      let curve = TimingCurve(p[0], p[1], p[2], p[3])
      let isRising = p[1] <= p[3]
      var last = 0.0
      for step in 1...50 {
        let fraction = Double(step) / 51
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
          let middle = (low + high) / 2
          if drawn(p[0], p[2], middle) < fraction { low = middle } else { high = middle }
        }
        let value = curve.value(at: fraction)
        let steep = slope(p[1], p[3], low) / max(slope(p[0], p[2], low), 1e-9)
        #expect(
          (value - drawn(p[1], p[3], low)).magnitude < 1e-12 * (1 + steep.magnitude),
          "\(curve) at \(fraction)")
        if isRising { #expect(value >= last - 1e-12) }
        last = value
      }
    }
  }

  private func drawn(_ first: Double, _ second: Double, _ s: Double) -> Double {
    var points = [0, first, second, 1]
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 * (1 - s) + $1 * s }
    }
    return points[0]
  }

  private func slope(_ first: Double, _ second: Double, _ s: Double) -> Double {
    (drawn(first, second, s + 1e-6) - drawn(first, second, s - 1e-6)) / 2e-6
  }
}
