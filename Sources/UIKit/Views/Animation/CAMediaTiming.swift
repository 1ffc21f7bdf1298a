import Foundation
import GalleyMotion

/// The timing of an animation.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The time at which the animation begins, in the time of its layer or group; 0 to begin
  /// immediately.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run.
  var duration: CFTimeInterval { get set }
  /// The rate at which time passes in the animation: 1 is the rate of its layer or group.
  var speed: Float { get set }
  /// The offset into the animation at which the animation begins.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may be a fraction.
  var repeatCount: Float { get set }
  /// The duration of all runs together, which takes precedence over `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by a run in reverse.
  var autoreverses: Bool { get set }
  /// The value that is shown before the animation begins and after it is over.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The value that is shown before an animation begins and after it is over.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Before: the layer's own value; after: the value at the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before: the value at the start; after: the layer's own value.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Before: the value at the start; after: the value at the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The pace of an animation, as a cubic Bézier curve.
public final class CAMediaTimingFunction: NSObject, Sendable {
  internal let curve: TimingCurve
  private let controls: [Float]

  /// Creates a curve from its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Creates a curve from its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func exactly(_ number: Float) -> Double { Double("\(number)") ?? Double(number) }
    curve = TimingCurve(exactly(c1x), exactly(c1y), exactly(c2x), exactly(c2y))
    controls = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }

  /// Returns one of the four control points.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    guard (0..<4).contains(index) else { return }
    values[0] = controls[2 * index]
    values[1] = controls[2 * index + 1]
  }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// A fast start and a slow end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
