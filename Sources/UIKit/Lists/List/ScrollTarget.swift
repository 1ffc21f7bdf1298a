import Foundation

/// The item to which an animation scrolls. The frame of the item may be an estimate until the item
/// is visible.
internal struct ScrollTarget {
  let path: IndexPath
  let position: UICollectionView.ScrollPosition
  /// The offset at which the animation ends, as far as it is known now.
  var end: CGPoint
  /// The number of corrections that may still be made when the animation has ended.
  var tries = ScrollTarget.maximumTries

  /// The maximum number of times that the list scrolls on to an item after more items have been
  /// measured. Items may be many times as long as their estimates, so that each layout pass
  /// measures only a few of the items that were expected to be visible.
  static var maximumTries: Int { 100 }
}

extension _ListView {
  /// Sets the target of the animation that has just begun.
  internal func setScrollTarget(_ path: IndexPath, _ position: UICollectionView.ScrollPosition) {
    scrollTarget = motion.flight.map { ScrollTarget(path: path, position: position, end: $0.end) }
  }

  /// Corrects the end of the animation after more items have been measured.
  internal func updateScrollTarget() {
    guard var target = scrollTarget else { return }
    guard holds(target.path), let end = offset(showing: target.path, target.position),
      motion.drag == nil, target.tries > 0
    else {
      scrollTarget = nil
      return
    }
    if let flight = motion.flight {
      bendFlight(to: end, now: flight.clock?.now ?? flight.start)
      target.end = end
      scrollTarget = target
    } else if contentOffset == target.end, end != contentOffset {
      // The animation has ended at the estimated offset, but the item is at another offset.
      target.end = end
      target.tries -= 1
      scrollTarget = target
      moveContent(to: end)
    } else {
      scrollTarget = nil
    }
  }
}
