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
open class CAAnimation: NSObject, CAMediaTiming {
  /// An animation of nothing. Subclasses animate something.
  public override init() { super.init() }

  /// What an animation makes copies of itself with, whatever its class. Not for apps.
  public required convenience init(_copying other: CAAnimation) {
    self.init()
    take(other)
  }

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

  internal func makeCopy() -> CAAnimation { type(of: self).init(_copying: self) }

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
  func animationDidStart(_ anim: CAAnimation)
  /// It is over; told whether it came to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

extension CAAnimation {
  internal var fillsForwards: Bool { fillMode == .forwards || fillMode == .both }
  internal var fillsBackwards: Bool { fillMode == .backwards || fillMode == .both }
}
