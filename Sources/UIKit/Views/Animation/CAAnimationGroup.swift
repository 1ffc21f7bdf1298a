import Foundation
import GalleyMotion

/// A group of animations that run together.
///
/// The group has a timing of its own, which applies to all of its animations.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group.
  ///
  /// Their begin times are relative to the start of the group.
  open var animations: [CAAnimation]?

  internal override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.makeCopy() }
  }

  internal override func apply(
    at share: Double, of duration: TimeInterval, to shown: inout ShownLayer
  ) {
    for animation in animations ?? [] {
      // An animation without a duration has the duration of the group.
      let timing = animation.timing(defaultDuration: duration)
      let passed = share * duration - animation.beginTime
      guard let progress = animation.progress(at: passed, by: timing) else { continue }
      animation.apply(at: progress, of: timing.duration, to: &shown)
    }
  }
}
