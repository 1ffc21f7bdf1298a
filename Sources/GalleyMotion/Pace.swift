import GalleyGeometry

/// How an animation goes its way: along a curve, or as on a spring.
public enum Pace: Hashable, Sendable {
  /// Along a curve.
  case curve(TimingCurve)
  /// As on a spring, which may swing over.
  case spring(Spring)

  /// Equal ways in equal times.
  public static let linear = Pace.curve(.linear)

  /// The way that is done when `fraction` of `duration` seconds has passed; past the end it is 1.
  public func progress(at fraction: Double, of duration: Double) -> Double {
    guard fraction < 1 else { return 1 }
    switch self {
    case .curve(let curve): return curve.value(at: fraction)
    case .spring(let spring): return spring.progress(at: max(fraction, 0) * duration)
    }
  }
}
