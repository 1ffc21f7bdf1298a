import Foundation
import GalleyMotion

/// Something of a layer that is on its way, without the layer being changed.
///
///     let pulse = CABasicAnimation(keyPath: "transform.scale")
///     pulse.toValue = 1.2
///     pulse.autoreverses = true
///     pulse.repeatCount = .infinity
///     badge.layer.add(pulse, forKey: "pulse")
///
/// What is added is a copy: what is set later changes nothing.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @MainActor NSCopying {
  /// An animation of nothing. Subclasses animate something.
  public override init() { super.init() }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// A copy of the animation.
  ///
  /// - Differs: An animation of an app's own class answers itself, and is not copied when it is added to
  ///   a layer either: Swift cannot make another of a class that it knows only as a value.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  /// Adds the animation to a layer: what an animation does as the action of a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The value that a property of the class has from the start, for properties of a subclass. Nothing
  /// here asks for it.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// How it goes its way; at an even speed, if `nil`.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told when it begins and when it is over. It is kept alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it goes when it is over.
  open var isRemovedOnCompletion = true

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// Anything that whoever made it wants to find again.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// What was kept under a name.
  open func value(forKey key: String) -> Any? { values[key] }

  private var values: [String: Any] = [:]

  /// Takes over what another says. Subclasses take what they added.
  internal func take(_ other: CAAnimation) {
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

  /// Returns a copy; the animation itself, if its class is an app's.
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
    copy.take(self)
    return copy
  }

  /// Changes what is shown, when a share of its way is done.
  internal func apply(at share: Double, to shown: inout ShownLayer) {}

  /// How long one way takes if it is not said.
  internal var ownDuration: CFTimeInterval { CATransaction.animationDuration() }

  /// How it goes.
  internal var pace: Pace {
    .curve((timingFunction ?? CATransaction.animationTimingFunction())?.curve ?? .linear)
  }

  internal var timing: AnimationTiming {
    let duration = self.duration > 0 ? self.duration : ownDuration
    var count = repeatCount > 0 ? Double(repeatCount) : 1
    if repeatDuration > 0 { count = repeatDuration / duration / (autoreverses ? 2 : 1) }
    return AnimationTiming(duration: duration, pace: pace, count: count, autoreverses: autoreverses)
  }
}

/// Is told when an animation begins and when it is over.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// It begins.
  @_disfavoredOverload
  func animationDidStart(_ anim: CAAnimation)
  /// It is over; told whether it came to its end.
  @_disfavoredOverload
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing.
  @_disfavoredOverload
  public func animationDidStart(_ anim: CAAnimation) { DefaultAnswer.note(self) }
  /// Nothing.
  @_disfavoredOverload
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    DefaultAnswer.note(self)
  }
}

extension CAAnimation {
  internal var fillsForwards: Bool { fillMode == .forwards || fillMode == .both }
  internal var fillsBackwards: Bool { fillMode == .backwards || fillMode == .both }
}
