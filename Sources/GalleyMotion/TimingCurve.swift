import GalleyGeometry

/// The progress of an animation when a fraction of its time has passed: a cubic Bézier curve from
/// (0, 0) to (1, 1), as in `CAMediaTimingFunction`.
///
///     TimingCurve.linear.value(at: 0.25)      // 0.25
///     TimingCurve.easeIn.value(at: 0.5)       // 0.315…: slow at first
///     TimingCurve.easeInOut.value(at: 0.5)    // 0.5
///
/// The first coordinate of the curve is the time. The first coordinates of control points are
/// limited to 0...1, so that the time never runs backward. The second coordinates are not limited,
/// so a curve may overshoot. If a coordinate is infinite or not a number, the curve is linear.
public struct TimingCurve: Hashable, Sendable {
  private let firstX: Double
  private let firstY: Double
  private let secondX: Double
  private let secondY: Double

  /// Creates the curve with the control points (`x1`, `y1`) and (`x2`, `y2`).
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let isFinite = x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite
    firstX = isFinite ? x1.within(0...1, or: 0) : 0
    firstY = isFinite ? y1.asFinitePosition : 0
    secondX = isFinite ? x2.within(0...1, or: 1) : 1
    secondY = isFinite ? y2.asFinitePosition : 1
  }

  /// A constant pace.
  public static let linear = TimingCurve(0, 0, 1, 1)

  /// Slow at the start.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)

  /// Slow at the end.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)

  /// Slow at both ends.
  ///
  /// View animations use this curve.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// Core Animation's default: a fast start and a slow end.
  public static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

  /// Returns the progress when `fraction` of the time has passed: 0 at the start and 1 at the end.
  ///
  /// For a curve that overshoots, the progress may lie outside of 0...1 in between.
  ///
  ///     TimingCurve.easeOut.value(at: 0.5)    // 0.684…
  ///     TimingCurve.easeOut.value(at: 7)      // 1: the animation has ended
  ///
  /// - Complexity: O(1): at most 64 steps of a bisection.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    // This condition includes the linear curve, which must return every fraction exactly.
    if firstX == firstY, secondX == secondY { return fraction }
    return Self.coordinate(firstY, secondY, at: parameter(at: fraction))
  }

  /// Returns the parameter at which the curve's first coordinate is `time`.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var guess = time
    // This is Newton's method, which doubles the number of correct digits in each step. If a step
    // leaves the interval that is known to contain the solution, the interval is halved instead.
    for _ in 0..<64 {
      let error = Self.coordinate(firstX, secondX, at: guess) - time
      if error.magnitude < 1e-15 { return guess }
      if error < 0 { low = guess } else { high = guess }
      let next = guess - error / Self.slope(firstX, secondX, at: guess)
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  /// Returns a coordinate of the curve at the parameter `s`, given this coordinate of both control
  /// points.
  private static func coordinate(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return s * (3 * rest * (rest * first + s * second) + s * s)
  }

  /// Returns the derivative of a coordinate with respect to `s`, given this coordinate of both
  /// control points.
  private static func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * (rest * rest * first + 2 * rest * s * (second - first) + s * s * (1 - second))
  }
}

extension TimingCurve: CustomStringConvertible {
  /// The control points: `(0.42, 0) (1, 1)`.
  public var description: String {
    let points = [firstX, firstY, secondX, secondY].map(\.shortDescription)
    return "(\(points[0]), \(points[1])) (\(points[2]), \(points[3]))"
  }
}
