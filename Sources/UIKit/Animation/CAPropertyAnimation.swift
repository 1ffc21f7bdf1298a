import Foundation
import GalleyMotion

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Which property: `opacity`, `position.x`, `transform.rotation.z`.
  open var keyPath: String?
  /// Whether values are put on top of what is shown.
  open var isAdditive = false
  /// Whether each way begins where the one before ended.
  /// - Differs: it is kept, and changes nothing.
  open var isCumulative = false

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  internal override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  /// The value at a share of its way, given what is shown without it.
  internal func value(at share: Double, from current: AnimatedValue) -> AnimatedValue? { nil }

  internal override func apply(at share: Double, to shown: inout ShownLayer) {
    guard let keyPath else { return }
    let path = LayerKeyPath(keyPath)
    guard let current = path.value(of: shown),
      let value = value(at: share, from: current)
    else { return }
    path.set(isAdditive ? current.plus(value) : value, on: &shown)
  }
}
