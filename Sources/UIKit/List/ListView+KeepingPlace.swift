import Foundation
import GalleyGeometry
import GalleyLayout

// What is looked at stays where it is on screen, whatever happens before it: one of the three loops.

extension _ListView {
  /// What is in sight, bars taken off.
  private var visibleRect: CGRect { bounds.inset(by: adjustedContentInset) }

  /// The item to keep in place, as everything is now.
  ///
  /// - Differs: UIKit leaves the content where it is when items come or go before what is in sight; here
  ///   the first item in sight stays where it is on screen. A list at its start stays at its start.
  internal func anchor(where remains: (ElementPath) -> Bool = { _ in true }) -> ScrollAnchor? {
    guard hasShown, let arrangement = keptArrangement else { return nil }
    var viewport = viewportInSight
    viewport.rect = visibleRect.galley
    return ScrollAnchor(in: arrangement, visible: viewport, where: remains)
  }

  /// What the layout has arranged last, up to date or not.
  private var keptArrangement: Arrangement? {
    shownLayout.arranging?.keptArrangement.arrangement
  }

  /// Puts the content so that what is to stay in place does.
  internal func keepPlace() {
    guard let anchor = pass.anchor else { return }
    pass.anchor = nil
    guard let offset = offset(keeping: anchor), offset != contentOffset else { return }
    moveEverything(by: CGPoint(x: offset.x - contentOffset.x, y: offset.y - contentOffset.y))
  }

  /// The offset at which an item is where it was, by the layout's arrangement or another.
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

  /// Moves the content, and with it what a finger or a flight is about to do with it.
  internal func moveEverything(by way: CGPoint) {
    guard way != .zero, way.x.isFinite, way.y.isFinite else { return }
    if let flight = motion.flight {
      motion.flight?.offset = { time in
        let offset = flight.offset(time)
        return CGPoint(x: offset.x + way.x, y: offset.y + way.y)
      }
      motion.flight?.end = CGPoint(x: flight.end.x + way.x, y: flight.end.y + way.y)
      // The way was found between edges that have moved along with it: it is looked at again.
      motion.flight?.low = CGPoint(x: flight.low.x + way.x, y: flight.low.y + way.y)
      motion.flight?.high = CGPoint(x: flight.high.x + way.x, y: flight.high.y + way.y)
    }
    moveContent(to: CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y))
    holdUnderFinger()
  }

  // MARK: The bounds

  /// Asks the layout what it thinks of bounds that are about to be set.
  internal func noteBoundsChange(to new: CGRect) {
    pass.boundsContext = nil
    // A view that is being made has not told its layout of itself yet.
    guard shownLayout.host === self else { return }
    guard !pass.needsPreparation || bounds.size != new.size else { return }
    let isInvalidated = shownLayout.shouldInvalidateLayout(forBoundsChange: new)
    // Where nothing is laid out anew, a place to keep would wait for a later pass, and then be an old one.
    if bounds.size != new.size, pass.anchor == nil, isInvalidated || pass.needsPreparation {
      pass.anchor = anchor()
    }
    if isInvalidated {
      pass.boundsContext = shownLayout.invalidationContext(forBoundsChange: new)
    }
  }

  /// The bounds have been set.
  internal func boundsHaveChanged(from old: CGRect) {
    // A view that is being made has no background yet, nor a class to ask.
    if let backgroundView = face.backgroundView {
      if bounds.size != old.size { backgroundView.frame = bounds }
      backgroundView.frame.origin = bounds.origin
    }
    let way = bounds.origin - old.origin
    // What is out of date is arranged when everything is laid out, and not for this.
    let along = keptArrangement?.scrollAxis == .horizontal ? way.x : way.y
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
    setNeedsLayout()
  }

  /// What the layout is made in has changed, besides the bounds.
  internal func surroundingsOfLayoutChanged() {
    guard hasShown || !pass.needsPreparation, shownLayout.host === self else { return }
    shownLayout.invalidateLayout(with: shownLayout.makeContext(.bounds))
  }
}

extension CGPoint {
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
