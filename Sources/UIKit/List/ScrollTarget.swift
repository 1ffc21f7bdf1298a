import Foundation

/// An item that an animation goes to. Where it lies may be an estimate until it comes into sight.
internal struct ScrollTarget {
  let path: IndexPath
  let position: UICollectionView.ScrollPosition
  /// Where the animation ends, as was thought last.
  var end: CGPoint
  /// How often it may still be put right at the end.
  var tries = 8
}

extension _ListView {
  /// Remembers what the animation goes to that has just begun.
  internal func follow(_ path: IndexPath, _ position: UICollectionView.ScrollPosition) {
    scrollTarget = motion.flight.map { ScrollTarget(path: path, position: position, end: $0.end) }
  }

  /// More has been measured: the animation ends where the item is now known to be.
  internal func followTarget() {
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
      // It has arrived where it thought the item was.
      target.end = end
      target.tries -= 1
      scrollTarget = target
      moveContent(to: end)
    } else {
      scrollTarget = nil
    }
  }
}
