import Foundation
import GalleyMotion

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property: `opacity`, `position.x`, `transform.rotation.z`.
  open var keyPath: String?
  /// Whether values are added to the current value of the layer.
  open var isAdditive = false
  /// Whether each repetition begins with the value at the end of the previous repetition.
  /// - Differs: it is stored without effect.
  open var isCumulative = false
  /// The function that turns the animation's numbers into a transform; `nil` if the numbers are
  /// values of the property itself.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  internal override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// Returns the value at a progress, given the value without the animation.
  internal func value(at share: Double, from current: AnimatedValue) -> AnimatedValue? { nil }

  internal override func apply(
    at share: Double, of duration: TimeInterval, to shown: inout ShownLayer
  ) {
    guard let keyPath else { return }
    let path = LayerKeyPath(keyPath)
    guard let current = path.value(of: shown), let value = value(at: share, near: current)
    else { return }
    path.set(isAdditive ? current.plus(value) : value, on: &shown)
  }

  /// Returns the value at a progress. If the animation has a value function, the result is the
  /// transform that the function returns.
  private func value(at share: Double, near current: AnimatedValue) -> AnimatedValue? {
    guard let part = valueFunction?.part, case .transform = current else {
      return value(at: share, from: current)
    }
    let unchanged = current.nothing
    return unchanged.part(part).flatMap { value(at: share, from: $0) }
      .map { unchanged.replacing(part, by: $0) }
  }
}
