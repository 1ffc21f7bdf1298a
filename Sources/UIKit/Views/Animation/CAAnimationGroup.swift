import Foundation
import GalleyMotion

/// A group of animations that run together. The group has a timing of its own, which applies to all
/// of them.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group. Their begin times are relative to the begin of the group.
  open var animations: [CAAnimation]?

  internal override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.makeCopy() }
  }

  internal override func apply(at share: Double, to shown: inout ShownLayer) {
    let duration = timing.duration
    for animation in animations ?? [] {
      let own =
        animation.duration > 0
        ? animation.timing
        : AnimationTiming(
          duration: duration, pace: animation.pace, count: animation.timing.count,
          autoreverses: animation.autoreverses)
      let time = share * duration - animation.beginTime
      guard time >= 0, !own.isOver(at: time) || animation.fillsForwards || share >= 1 else {
        continue
      }
      animation.apply(at: own.progress(at: time), to: &shown)
    }
  }
}
