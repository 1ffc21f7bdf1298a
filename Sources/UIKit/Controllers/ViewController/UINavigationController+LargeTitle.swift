import Foundation

// The large title follows the content of the top controller: it shrinks while the content scrolls.

extension UINavigationController {
  /// Called when the view of a controller was laid out, which may have another scroll view now.
  internal func contentWasLaidOut(_ controller: UIViewController) {
    guard controller === topViewController, controller.scrollViewUnderBars !== followed else {
      return
    }
    placeBars()
  }

  /// Makes the large title follow the scroll view of the top controller.
  internal func followScrollView() {
    guard let top = stack.last, top.isViewLoaded else { return follow(nil) }
    follow(top.scrollViewUnderBars)
  }

  /// Sets the scroll view that the large title follows; `nil` for none.
  internal func follow(_ scrollView: UIScrollView?) {
    guard scrollView !== followed else { return }
    followed?.motion.bars = nil
    followed?.motion.barSpace = 0
    followed = scrollView
    scrollView?.motion.bars = self
    // Content that is scrolled to its top stays there, below the whole large title.
    navigationBar.largeTitleExtent = nil
    navigationBar.pull = 0
  }

  /// Called when the content has scrolled.
  internal func contentScrolled(_ scrollView: UIScrollView) {
    guard scrollView === followed, let view = viewIfLoaded else { return }
    let before = (navigationBar.extent, navigationBar.pull)
    updateLargeTitle()
    if before != (navigationBar.extent, navigationBar.pull) { placeFrames(in: view) }
  }

  /// Shows the part of the large title that the content does not cover.
  internal func updateLargeTitle() {
    guard !isNavigationBarHidden else {
      // A hidden bar keeps its large title for its return.
      navigationBar.pull = 0
      followed?.motion.barSpace = 0
      return
    }
    let full = navigationBar.fullExtent
    guard let scrollView = followed, let view = viewIfLoaded, scrollView.isDescendant(of: view),
      scrollView.window != nil || isShown || scrollView.bounds.height > 0
    else {
      navigationBar.largeTitleExtent = nil
      navigationBar.pull = 0
      navigationBar.isAtEdge = followed == nil
      return
    }
    let low =
      barTop(under: view.safeAreaInsets.top) + navigationBar.smallHeight
      + navigationBar.searchHeight
    let start = scrollView.convert(CGPoint(x: 0, y: -scrollView.contentInset.top), to: view).y
    if navigationBar.largeTitleExtent != nil || !scrollView.isAtStart {
      navigationBar.largeTitleExtent = min(max(start - low, 0), full)
    } else {
      navigationBar.largeTitleExtent = full
    }
    // The distance by which the content is pulled has to be measured before its inset changes.
    let isWhole = full > 0 && navigationBar.extent == full
    navigationBar.pull = isWhole ? max(scrollView.distancePulled, 0) : 0
    scrollView.motion.barSpace =
      scrollView.insetOfSafeArea.top == 0 ? 0 : full - navigationBar.extent
    let bottom = low + navigationBar.extent
    navigationBar.isAtEdge = start > bottom - 0.5 || scrollView.isAtStart
  }

  /// Returns the offset at which scrolling ends, for the offset at which it would end by itself.
  ///
  /// The two differ if the large title would be partly visible.
  internal func settled(_ target: CGPoint, of scrollView: UIScrollView) -> CGPoint {
    let full = navigationBar.fullExtent
    guard scrollView === followed, full > 0, scrollView.maximumOffset.y > scrollView.minimumOffset.y
    else { return target }
    let start = scrollView.minimumOffset.y
    let hidden = target.y - start
    guard hidden > 0, hidden < full else { return target }
    let end = hidden < full / 2 ? start : start + full
    return CGPoint(x: target.x, y: min(end, scrollView.maximumOffset.y))
  }
}

extension UIScrollView {
  /// The distance by which the content is pulled beyond its top.
  fileprivate var distancePulled: CGFloat { minimumOffset.y - contentOffset.y }

  /// Whether the content is at its top.
  internal var isAtStart: Bool { contentOffset.y <= -adjustedContentInset.top + 0.001 }
}
