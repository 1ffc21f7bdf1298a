import Foundation
import GalleyMotion

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  ///
  /// If the value is `nil`, the start is computed from `toValue` and `byValue`, or is the layer's
  /// current value.
  open var fromValue: Any?
  /// The value at the end.
  ///
  /// If the value is `nil`, the end is computed from `fromValue` and `byValue`, or is the layer's
  /// current value.
  open var toValue: Any?
  /// The delta from the start to the end.
  ///
  /// The delta is ignored if both `fromValue` and `toValue` are set.
  open var byValue: Any?

  internal override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  internal override func value(at share: Double, from current: AnimatedValue) -> AnimatedValue? {
    let from = AnimatedValue(fromValue, like: current)
    let to = AnimatedValue(toValue, like: current)
    let by = AnimatedValue(byValue, like: current)
    let layerValue = isAdditive ? current.nothing : current
    let (start, end): (AnimatedValue, AnimatedValue)
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, from.plus(by))
    case (nil, let to?, let by?): (start, end) = (to.minus(by), to)
    case (let from?, nil, nil): (start, end) = (from, layerValue)
    case (nil, let to?, nil): (start, end) = (layerValue, to)
    case (nil, nil, let by?): (start, end) = (layerValue, layerValue.plus(by))
    case (nil, nil, nil): return nil
    }
    return start.mixed(with: end, at: share)
  }
}

/// An animation that moves like a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object on the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring: the friction that slows the object down.
  open var damping: CGFloat = 10
  /// The initial velocity: 1 is the whole distance from start to end in one second.
  open var initialVelocity: CGFloat = 0
  /// The time after which the spring has settled.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  internal override var pace: Pace { .spring(spring) }

  internal override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }
}
