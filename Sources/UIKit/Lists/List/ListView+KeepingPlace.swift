import Foundation
import GalleyGeometry
import GalleyLayout

// The anchor: an element that keeps its position on screen, whatever changes before it.

extension _ListView {
  /// The bounds, inset by the adjusted content inset.
  private var visibleRect: CGRect { bounds.inset(by: adjustedContentInset) }

  /// Returns the first visible item for which a closure returns `true`, as the anchor.
  ///
  /// - Differs: UIKit keeps the content offset when items are inserted or deleted before the
  ///   viewport; here the first visible item keeps its position on screen. A list at its start
  ///   stays at its start.
  internal func anchor(where remains: (ElementPath) -> Bool = { _ in true }) -> ScrollAnchor? {
    guard hasShown, let arrangement = keptArrangement else { return nil }
    // An anchor is computed from the layout's arrangement, which contains the frames of all
    // elements. If the view mirrors these frames, the frames on screen differ from the arrangement,
    // so there is no anchor.
    if arrangement.scrollAxis == .horizontal, shownLayout.isMirroredByView { return nil }
    var viewport = currentViewport
    viewport.rect = visibleRect.galley
    return ScrollAnchor(in: arrangement, visible: viewport, where: remains)
  }

  /// The layout's last arrangement, up to date or not.
  private var keptArrangement: Arrangement? {
    shownLayout.arranging?.keptArrangement.arrangement
  }

  /// Changes the content offset so that the anchor keeps its position.
  internal func keepPlace() {
    guard let anchor = pass.anchor else { return }
    pass.anchor = nil
    guard let offset = offset(keeping: anchor), offset != contentOffset else { return }
    moveContentAndMotion(by: CGPoint(x: offset.x - contentOffset.x, y: offset.y - contentOffset.y))
  }

  /// Returns the offset that keeps an anchor's position in an arrangement, by default in the
  /// arrangement of the layout.
  internal func offset(keeping anchor: ScrollAnchor, in other: Arrangement? = nil) -> CGPoint? {
    guard let arrangement = other ?? arrangement,
      let start = anchor.offset(in: arrangement, visible: visibleRect.size.galley)
    else { return nil }
    let inset = adjustedContentInset
    var offset = contentOffset
    if arrangement.scrollAxis == .vertical {
      offset.y = start - inset.top
    } else {
      offset.x = start - inset.left
    }
    return offset
  }

  // MARK: The bounds

  /// Asks the layout whether bounds that are about to be set invalidate it.
  internal func noteBoundsChange(to new: CGRect) {
    pass.boundsContext = nil
    // During `init` the layout does not belong to the view yet.
    guard shownLayout.host === self else { return }
    guard !pass.needsPreparation || bounds.size != new.size else { return }
    let isInvalidated = shownLayout.shouldInvalidateLayout(forBoundsChange: new)
    // The anchor is set only if the layout will be prepared again. Otherwise the anchor would
    // remain until a later pass, and be out of date by then.
    if bounds.size != new.size, pass.anchor == nil, isInvalidated || pass.needsPreparation {
      pass.anchor = anchor()
    }
    if isInvalidated {
      pass.boundsContext = shownLayout.invalidationContext(forBoundsChange: new)
    }
  }

  /// Called after the bounds were set.
  internal func boundsHaveChanged(from old: CGRect) {
    // The background view fills the bounds, and moves with them when the list scrolls.
    if let backgroundView = subclass.backgroundView {
      if bounds.size != old.size { backgroundView.frame = bounds }
      backgroundView.frame.origin = bounds.origin
    }
    let delta = bounds.origin - old.origin
    // The arrangement may be out of date. It is not made again here, because that is the work of
    // the layout pass.
    let along = keptArrangement?.scrollAxis == .horizontal ? delta.x : delta.y
    if along != 0 { prefetching.direction = along > 0 ? 1 : -1 }
    if bounds.size != old.size, AnimationRecorder.current != nil, UIView.areAnimationsEnabled,
      pass.boundsBeforeAnimation == nil
    {
      pass.boundsBeforeAnimation = old
    }
    if let context = pass.boundsContext {
      pass.boundsContext = nil
      shownLayout.invalidateLayout(with: context)
    }
    if bounds.size != old.size { pass.generation += 1 }
    setNeedsLayout()
  }

  /// Invalidates the layout, because insets, margins or the layout direction have changed.
  internal func invalidateForSurroundings() {
    guard hasShown || !pass.needsPreparation, shownLayout.host === self else { return }
    shownLayout.invalidateLayout(with: shownLayout.makeContext(.bounds))
  }
}

extension UIScrollView {
  /// Moves the content by a delta. The current drag, deceleration or animation of the offset
  /// continues from the new position.
  internal func moveContentAndMotion(by delta: CGPoint) {
    guard delta != .zero, delta.x.isFinite, delta.y.isFinite else { return }
    if let flight = motion.flight {
      motion.flight?.offset = { time in
        let offset = flight.offset(time)
        return CGPoint(x: offset.x + delta.x, y: offset.y + delta.y)
      }
      motion.flight?.end = CGPoint(x: flight.end.x + delta.x, y: flight.end.y + delta.y)
      // The limits between which the animation of the offset was computed have moved by the delta,
      // too.
      motion.flight?.low = CGPoint(x: flight.low.x + delta.x, y: flight.low.y + delta.y)
      motion.flight?.high = CGPoint(x: flight.high.x + delta.x, y: flight.high.y + delta.y)
    }
    moveContent(to: CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
    holdUnderFinger()
  }
}

extension CGPoint {
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
