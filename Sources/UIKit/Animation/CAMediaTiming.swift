import Foundation
import GalleyMotion

/// How time goes for an animation.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins: 0 is at once, else a time of the clock.
  var beginTime: CFTimeInterval { get set }
  /// How long one way takes.
  var duration: CFTimeInterval { get set }
  /// How fast time goes for it.
  var speed: Float { get set }
  /// Where in it it begins.
  var timeOffset: CFTimeInterval { get set }
  /// How often it goes; a part is a part of a way.
  var repeatCount: Float { get set }
  /// How long it goes again and again.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it goes back each time.
  var autoreverses: Bool { get set }
  /// What is shown before it begins and when it is over.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown before an animation begins and when it is over.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public var rawValue: String

  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the layer is at rest.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Before, what the layer is at rest; afterwards, where it came to.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before, where it begins; afterwards, what the layer is at rest.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Before, where it begins; afterwards, where it came to.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How an animation goes its way: along a curve.
public final class CAMediaTimingFunction: NSObject, Sendable {
  internal let curve: TimingCurve
  private let controls: [Float]

  /// A curve by its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// A curve by its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func exactly(_ number: Float) -> Double { Double("\(number)") ?? Double(number) }
    curve = TimingCurve(exactly(c1x), exactly(c1y), exactly(c2x), exactly(c2y))
    controls = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }

  /// One of its four control points.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    guard (0..<4).contains(index) else { return }
    values[0] = controls[2 * index]
    values[1] = controls[2 * index + 1]
  }
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public var rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Equal ways in equal times.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Quickly away, slowly there.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
