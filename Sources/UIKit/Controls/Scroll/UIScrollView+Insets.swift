import Foundation
import GalleyGeometry

// The limits of the content offset.

extension UIScrollView {
  /// The insets that the safe area adds to the content inset.
  internal var insetOfSafeArea: UIEdgeInsets {
    let area = safeAreaInsets
    guard area != .zero else { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic, .scrollableAxes:
      let scrollsAcross = contentSize.width > bounds.width || alwaysBounceHorizontal
      let scrollsDown = contentSize.height > bounds.height || alwaysBounceVertical
      // With `.automatic`, the top and the bottom of the safe area are added even if the content is
      // short, unless the content scrolls only horizontally. Below the bar of a navigation
      // controller, the top and the bottom are always added.
      let isAutomatic = contentInsetAdjustmentBehavior == .automatic
      let down = scrollsDown || isAutomatic && (!scrollsAcross || motion.bars != nil)
      return UIEdgeInsets(
        top: down ? area.top : 0, left: scrollsAcross ? area.left : 0,
        bottom: down ? area.bottom : 0, right: scrollsAcross ? area.right : 0)
    }
  }

  /// The offset at which the start of the content is visible.
  package var minimumOffset: CGPoint {
    var inset = adjustedContentInset
    inset.top += motion.barSpace
    let point = contentAlignmentPoint
    // Subtracting from zero never results in a negative zero, unlike `-inset.left`.
    guard point != .zero else { return CGPoint(x: 0 - inset.left, y: 0 - inset.top) }
    // `contentAlignmentPoint` determines the position of content that is smaller than the view.
    func slack(_ visibleLength: CGFloat, _ content: CGFloat, _ share: CGFloat) -> CGFloat {
      max(visibleLength - content, 0) * share
    }
    return CGPoint(
      x: -inset.left
        - slack(bounds.width - inset.left - inset.right, contentSize.width, point.x),
      y: -inset.top
        - slack(bounds.height - inset.top - inset.bottom, contentSize.height, point.y))
  }

  /// The offset at which the end of the content is visible. This offset is never less than
  /// `minimumOffset`.
  package var maximumOffset: CGPoint {
    let low = minimumOffset
    var inset = adjustedContentInset
    // Content that is higher than the space below the large title can be scrolled to its end, even
    // if the content fits below the small title.
    inset.top += motion.barSpace
    return CGPoint(
      x: contentSize.width > bounds.width - inset.left - inset.right
        ? contentSize.width + inset.right - bounds.width : low.x,
      y: contentSize.height > bounds.height - inset.top - inset.bottom
        ? contentSize.height + inset.bottom - bounds.height : low.y)
  }

  /// Returns an offset limited to the content.
  internal func inside(_ offset: CGPoint) -> CGPoint {
    let (low, high) = (minimumOffset, maximumOffset)
    return CGPoint(
      x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Called when the size of the content or the view has changed. Limits the offset to the content,
  /// unless a finger or an animation moves the content.
  internal func stayInside() {
    guard !isTracking else {
      motion.staysInsideAfterTouch = true
      return
    }
    guard !isDecelerating && motion.flight == nil && !zoom.isChanging && zoom.flight == nil else {
      return
    }
    let offset = inside(contentOffset)
    guard contentAlignmentPoint == .zero else {
      if offset != contentOffset { moveContent(to: offset) }
      return
    }
    // An offset before the start of the content does not change, because apps set such offsets
    // before there is content.
    let kept = CGPoint(
      x: contentOffset.x > offset.x ? offset.x : contentOffset.x,
      y: contentOffset.y > offset.y ? offset.y : contentOffset.y)
    if kept != contentOffset { moveContent(to: kept) }
  }

  /// Called when the insets have changed. Content that was at its start moves to its new start,
  /// unless `movesContent` is false or a finger or a deceleration moves the content.
  internal func insetsChanged(movesContent: Bool = true) {
    let before = motion.knownInset
    let now = adjustedContentInset
    guard now != before else { return }
    motion.knownInset = now
    var offset = contentOffset
    if movesContent && !isTracking && !isDecelerating {
      if offset.y <= -before.top + 0.001 { offset.y = -now.top }
      if offset.x <= -before.left + 0.001 { offset.x = -now.left }
    }
    if offset != contentOffset { moveContent(to: offset) }
    stayInside()
    tellEnd()
    holdUnderFinger()
    placeRefresher()
    placeIndicators()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  /// Returns the nearest offset at which a rectangle of the content is visible.
  internal func offsetShowing(_ rect: CGRect) -> CGPoint? {
    guard rect.galley.isFinite else { return nil }
    let inset = adjustedContentInset
    func nearest(
      _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ before: CGFloat,
      _ visibleLength: CGFloat
    ) -> CGFloat {
      let first = high - visibleLength - before
      let last = low - before
      // If the rectangle is larger than the view, the view shows a part that fills the view, with
      // the smallest change of the offset.
      if high - low > visibleLength { return min(max(offset, last), first) }
      return min(max(offset, first), last)
    }
    let offset = CGPoint(
      x: nearest(
        contentOffset.x, rect.minX, rect.maxX, inset.left, bounds.width - inset.left - inset.right),
      y: nearest(
        contentOffset.y, rect.minY, rect.maxY, inset.top, bounds.height - inset.top - inset.bottom))
    return inside(offset)
  }
}
