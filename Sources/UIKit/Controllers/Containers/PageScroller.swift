import Foundation

/// The scroll view of a page view controller.
internal final class PageScroller: UIScrollView {
  weak var turner: PageTurner?

  internal override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    if bounds.origin != old.origin { turner?.contentDidMove() }
  }

  /// The safe area for the pages.
  ///
  /// This view extends beyond its superview by the space between pages. The safe area
  /// excludes the part beyond the superview.
  internal override var safeAreaForSubviews: UIEdgeInsets {
    guard let around = superview?.bounds else { return super.safeAreaForSubviews }
    return super.safeAreaForSubviews.plus(
      UIEdgeInsets(
        top: max(around.minY - frame.minY, 0), left: max(around.minX - frame.minX, 0),
        bottom: max(frame.maxY - around.maxY, 0), right: max(frame.maxX - around.maxX, 0)))
  }

  /// Returns the frame that a page will have when it is shown, so that its safe area stays the same
  /// during a turn.
  internal override func frameForSafeArea(of subview: UIView) -> CGRect {
    turner?.frameAtRest(of: subview) ?? subview.frame
  }

  internal override func cameToRest() {
    super.cameToRest()
    turner?.contentDidStop()
  }
}
