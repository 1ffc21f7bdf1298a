import GalleyGeometry

/// The pace of an animation: a timing curve, or a spring.
public enum Pace: Hashable, Sendable {
  /// The pace of a timing curve.
  case curve(TimingCurve)
  /// The pace of a spring, which may overshoot.
  case spring(Spring)
  /// A constant pace during a part of the duration, for a keyframe. The progress does not change
  /// before and after this part.
  ///
  ///     Pace.part(start: 0.5, length: 0.25).progress(at: 0.6, of: 2)   // 0.4
  case part(start: Double, length: Double)

  /// A constant pace.
  public static let linear = Pace.curve(.linear)

  /// Returns the progress when `fraction` of `duration` seconds has passed. After the end, the
  /// progress is 1.
  public func progress(at fraction: Double, of duration: Double) -> Double {
    guard fraction < 1 else { return 1 }
    switch self {
    case .curve(let curve): return curve.value(at: fraction)
    case .spring(let spring): return spring.progress(at: max(fraction, 0) * duration)
    case .part(let start, let length):
      guard length > 0 else { return fraction >= start ? 1 : 0 }
      return min(max((fraction - start) / length, 0), 1)
    }
  }
}
