import Foundation
import GalleyMotion

/// The timing of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The type of the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; `nil` if the timing has none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` if the timing has none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The type of an animator's timing.
public enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin
  /// A curve.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring.
  case composed
}

/// A curve for the timing of an animator.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @MainActor NSCopying {
  /// The named curve, or `easeInOut` for a custom curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// Whether the curve is a named curve.
  private let isKnown: Bool

  /// Creates a named curve.
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

  /// Creates a curve from its control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isKnown = false
  }

  /// Creates the curve that is slow at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// Returns the parameters themselves, which do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The type of the timing: a named curve, or a custom one.
  public var timingCurveType: UITimingCurveType { isKnown ? .builtin : .cubic }
  /// The parameters themselves.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// There is no spring, so the value is `nil`.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  internal var pace: Pace {
    .curve(TimingCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y))
  }
}

/// A spring for the timing of an animator.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @MainActor NSCopying {
  /// The initial velocity: 1 is the whole distance of the animation in one second.
  /// - Differs: only the horizontal part counts, or the vertical one, if the horizontal part is
  ///   zero.
  public let initialVelocity: CGVector
  private let spring: (TimeInterval) -> Spring
  /// The time until the spring has settled; `nil` if the animator's duration is used.
  internal let ownDuration: TimeInterval?

  /// Creates a spring from its damping ratio. The stiffness is computed from the animator's
  /// duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    let speed = velocity.dx != 0 ? velocity.dx : velocity.dy
    spring = { Spring(dampingRatio: ratio, duration: $0, initialVelocity: speed) }
    ownDuration = nil
  }

  /// Creates a spring from its mass, stiffness and damping, from which the duration is computed.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    let speed = velocity.dx != 0 ? velocity.dx : velocity.dy
    let own = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: speed)
    spring = { _ in own }
    ownDuration = own.settlingDuration
  }

  /// Creates a spring from the duration of one oscillation and its bounce: a spring with more
  /// bounce oscillates more.
  ///
  /// The animation lasts until the spring has settled.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    initialVelocity = velocity
    let speed = velocity.dx != 0 ? velocity.dx : velocity.dy
    let own = Spring(duration: duration, bounce: bounce, initialVelocity: speed)
    spring = { _ in own }
    ownDuration = own.settlingDuration
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// Returns the parameters themselves, which do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates the spring that UIKit uses for its own transitions.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: .zero)
  }

  /// The type of the timing, which is a spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// There is no curve, so the value is `nil`.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  public var springTimingParameters: UISpringTimingParameters? { self }

  internal func pace(_ duration: TimeInterval) -> Pace { .spring(spring(duration)) }
}

extension UITimingCurveProvider {
  /// Returns the pace for a duration, and the resulting duration.
  internal func pace(_ duration: TimeInterval) -> (pace: Pace, duration: TimeInterval) {
    if let spring = springTimingParameters {
      let own = spring.ownDuration ?? duration
      return (spring.pace(own), own)
    }
    return (cubicTimingParameters?.pace ?? .curve(.easeInOut), duration)
  }
}

extension Spring {
  /// Creates a spring from the duration of one oscillation, and from its bounce.
  ///
  /// For a bounce of zero or more, the damping ratio is 1 minus the bounce.
  internal init(duration: TimeInterval, bounce: CGFloat, initialVelocity: Double) {
    let ratio = bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - min(bounce, 1)
    self.init(
      dampingRatio: ratio, angularFrequency: 2 * .pi / max(duration, 0.001),
      initialVelocity: initialVelocity)
  }
}
