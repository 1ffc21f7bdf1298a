import Foundation
import GalleyMotion

/// Says how an animator goes its way.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// Which kind of way it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it goes along one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it goes as on one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Which kind of way an animator goes.
public enum UITimingCurveType: Int, Sendable {
  /// Along one of the known curves.
  case builtin
  /// Along a curve.
  case cubic
  /// As on a spring.
  case spring
  /// Both.
  case composed
}

/// A curve that an animator goes along.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @MainActor NSCopying {
  /// The known curve, if it is one.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isKnown: Bool

  /// A known curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isKnown = true
    switch curve {
    case .easeInOut:
      (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }

  /// A curve by its control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isKnown = false
  }

  /// Creates the curve that is slow at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// The parameters themselves: they do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A known curve, or one of one's own.
  public var timingCurveType: UITimingCurveType { isKnown ? .builtin : .cubic }
  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  internal var pace: Pace {
    .curve(TimingCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y))
  }
}

/// A spring that an animator goes on.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @MainActor NSCopying {
  /// How fast it is at first, in ways a second.
  /// - Differs: only the way across counts, or the one down, where that is nothing.
  public let initialVelocity: CGVector
  private let spring: (TimeInterval) -> Spring
  /// How long it takes, where the spring says it.
  internal let ownDuration: TimeInterval?

  /// A spring by its damping; how stiff it is follows from the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    let speed = velocity.dx != 0 ? velocity.dx : velocity.dy
    spring = { Spring(dampingRatio: ratio, duration: $0, initialVelocity: speed) }
    ownDuration = nil
  }

  /// A spring by its mass, how it pulls, and friction. It takes the time that it takes.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    let speed = velocity.dx != 0 ? velocity.dx : velocity.dy
    let own = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: speed)
    spring = { _ in own }
    ownDuration = own.settlingDuration
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// The parameters themselves: they do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The spring that UIKit takes for what comes and goes.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: .zero)
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  internal func pace(_ duration: TimeInterval) -> Pace { .spring(spring(duration)) }
}

extension UITimingCurveProvider {
  /// How it goes in a time, and how long it takes.
  internal func pace(_ duration: TimeInterval) -> (pace: Pace, duration: TimeInterval) {
    if let spring = springTimingParameters {
      let own = spring.ownDuration ?? duration
      return (spring.pace(own), own)
    }
    return (cubicTimingParameters?.pace ?? .curve(.easeInOut), duration)
  }
}
