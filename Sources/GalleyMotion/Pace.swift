import GalleyGeometry

/// The pace of an animation: a timing curve, or a spring.
public enum Pace: Hashable, Sendable {
  /// The pace of a timing curve.
  case curve(TimingCurve)
  /// The pace of a spring, which may overshoot.
  case spring(Spring)

  /// A constant pace.
  public static let linear = Pace.curve(.linear)

  /// Returns the progress when `fraction` of `duration` seconds has passed; past the end it is 1.
  public func progress(at fraction: Double, of duration: Double) -> Double {
    guard fraction < 1 else { return 1 }
    switch self {
    case .curve(let curve): return curve.value(at: fraction)
    case .spring(let spring): return spring.progress(at: max(fraction, 0) * duration)
    }
  }
}
