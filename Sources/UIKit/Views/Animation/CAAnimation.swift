import Foundation
import GalleyMotion

/// An animation of a layer, which does not change the layer's own properties.
///
///     let pulse = CABasicAnimation(keyPath: "transform.scale")
///     pulse.toValue = 1.2
///     pulse.autoreverses = true
///     pulse.repeatCount = .infinity
///     badge.layer.add(pulse, forKey: "pulse")
///
/// A copy is added to the layer, so later changes have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @MainActor NSCopying {
  /// Creates an animation without effect.
  ///
  /// Subclasses animate properties.
  public override init() { super.init() }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// Returns a copy of the animation.
  ///
  /// - Differs: An animation of an app's own class returns itself, and is not copied when it is
  ///   added to a layer either, because Swift cannot create an object of a class that is known only
  ///   at run time.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  /// Adds the animation to the layer: called when the animation is the action for a change.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns the default value of a property. Subclasses override this method.
  ///
  /// Galley never calls this method.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// The timing function.
  ///
  /// If the value is `nil`, the timing function of the transaction is used. If the transaction has
  /// none either, the pace is constant.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is retained.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed when it is over.
  open var isRemovedOnCompletion = true

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// Stores a value under a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns the value of a key.
  open func value(forKey key: String) -> Any? { values[key] }

  /// The values that the app has stored under keys.
  private var values: [String: Any] = [:]

  /// Copies the properties of another animation.
  ///
  /// Subclasses also copy the properties that they add.
  internal func copyProperties(of other: CAAnimation) {
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    values = other.values
  }

  /// Returns a copy, or the animation itself if the app has defined its class.
  internal func makeCopy() -> CAAnimation {
    let type = type(of: self)
    let copy: CAAnimation
    if type == CABasicAnimation.self {
      copy = CABasicAnimation()
    } else if type == CAKeyframeAnimation.self {
      copy = CAKeyframeAnimation()
    } else if type == CASpringAnimation.self {
      copy = CASpringAnimation()
    } else if type == CAAnimationGroup.self {
      copy = CAAnimationGroup()
    } else if type == CATransition.self {
      copy = CATransition()
    } else if type == CAPropertyAnimation.self {
      copy = CAPropertyAnimation()
    } else if type == CAAnimation.self {
      copy = CAAnimation()
    } else {
      return self
    }
    copy.copyProperties(of: self)
    return copy
  }

  /// Applies the animation to the visible values, at a fraction of a run that lasts `duration`.
  internal func apply(at share: Double, of duration: TimeInterval, to shown: inout ShownLayer) {}

  /// The default duration.
  internal var ownDuration: CFTimeInterval { CATransaction.animationDuration() }

  /// The pace of the animation.
  internal var pace: Pace {
    .curve((timingFunction ?? CATransaction.animationTimingFunction())?.curve ?? .linear)
  }

  internal var timing: AnimationTiming { timing(defaultDuration: ownDuration) }

  /// Returns the timing of the animation, with `defaultDuration` if it has no duration of its own.
  internal func timing(defaultDuration: TimeInterval) -> AnimationTiming {
    let duration = self.duration > 0 ? self.duration : defaultDuration
    var count = repeatCount > 0 ? Double(repeatCount) : 1
    if repeatDuration > 0 { count = repeatDuration / duration / (autoreverses ? 2 : 1) }
    return AnimationTiming(duration: duration, pace: pace, count: count, autoreverses: autoreverses)
  }
}

/// Methods that are called when an animation begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation begins.
  @_disfavoredOverload
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation is over. `flag` is `true` if the animation finished.
  @_disfavoredOverload
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func animationDidStart(_ anim: CAAnimation) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    OptionalMember.noteDefault(self)
  }
}

extension CAAnimation {
  internal var fillsForwards: Bool { fillMode == .forwards || fillMode == .both }
  internal var fillsBackwards: Bool { fillMode == .backwards || fillMode == .both }
}
