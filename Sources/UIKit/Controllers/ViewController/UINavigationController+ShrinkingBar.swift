import Foundation

// The search bar and the large title shrink while the content of the top controller scrolls.

extension UINavigationController {
  /// Called when a controller's view was laid out. The view may contain another scroll view now.
  internal func contentWasLaidOut(_ controller: UIViewController) {
    guard controller === topViewController, controller.scrollViewUnderBars !== followed else {
      return
    }
    placeBars()
  }

  /// Makes the bar follow the scroll view of the top controller.
  internal func followScrollView() {
    guard let top = stack.last, top.isViewLoaded else { return follow(nil) }
    follow(top.scrollViewUnderBars)
  }

  /// Sets the scroll view that the bar follows; `nil` for none.
  internal func follow(_ scrollView: UIScrollView?) {
    guard scrollView !== followed else { return }
    let before = followed
    before?.motion.bars = nil
    before?.motion.barSpace = 0
    followed = scrollView
    scrollView?.motion.bars = self
    // Content that is scrolled to its top remains at its top, below the whole bar.
    showWholeBar()
    navigationBar.pull = 0
    // A scroll view that scrolls only horizontally has a vertical inset only if a bar follows it.
    // So the insets of both scroll views may change.
    for changed in [before, scrollView] { changed?.insetsChanged() }
  }

  /// Shows all of the large title and of the search bar, until the content scrolls.
  internal func showWholeBar() {
    navigationBar.largeTitleExtent = nil
    navigationBar.hiddenSearchHeight = 0
  }

  /// Called when the bar has become low or high, because the device was rotated.
  ///
  /// Content that is scrolled to its top remains at its top, below the whole large title.
  ///
  /// - Unverified: that the large title of content at its top is visible again after a rotation to
  ///   landscape and back.
  internal func barWasRotated() {
    guard followed?.isAtStart == true else { return }
    showWholeBar()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Called when the content has scrolled.
  internal func contentScrolled(_ scrollView: UIScrollView) {
    guard scrollView === followed, let view = viewIfLoaded else { return }
    let bar = navigationBar
    let before = (bar.extent, bar.pull, bar.searchHeight)
    shrinkBar()
    if before != (bar.extent, bar.pull, bar.searchHeight) { placeFrames(in: view) }
  }

  /// Shrinks the search bar and then the large title by the distance that the content has scrolled.
  internal func shrinkBar() {
    guard !isNavigationBarHidden else {
      // A hidden bar keeps the height of its large title until it is shown again.
      navigationBar.pull = 0
      followed?.motion.barSpace = 0
      return
    }
    let full = navigationBar.fullExtent
    guard let scrollView = followed, let view = viewIfLoaded, scrollView.isDescendant(of: view),
      scrollView.window != nil || isShown || scrollView.bounds.height > 0
    else {
      showWholeBar()
      navigationBar.pull = 0
      navigationBar.isAtEdge = followed == nil
      return
    }
    let slack = navigationBar.searchSlack
    let low =
      barTop(under: view.safeAreaInsets.top) + navigationBar.smallHeight
      + navigationBar.fullSearchHeight - slack
    let start = scrollView.convert(CGPoint(x: 0, y: -scrollView.contentInset.top), to: view).y
    if navigationBar.largeTitleExtent != nil || !scrollView.isAtStart {
      navigationBar.largeTitleExtent = min(max(start - low, 0), full)
      navigationBar.hiddenSearchHeight = min(max(low + full + slack - start, 0), slack)
    } else {
      navigationBar.largeTitleExtent = full
      navigationBar.hiddenSearchHeight = 0
    }
    // Measure the distance by which the content is pulled before the inset changes.
    let isWhole = full > 0 && navigationBar.extent == full
    navigationBar.pull = isWhole ? max(scrollView.distancePulled, 0) : 0
    scrollView.motion.barSpace =
      scrollView.insetOfSafeArea.top == 0
      ? 0 : full - navigationBar.extent + navigationBar.searchShrink
    let bottom = low + navigationBar.extent + slack - navigationBar.searchShrink
    navigationBar.isAtEdge = start > bottom - 0.5 || scrollView.isAtStart
  }

  /// Returns the offset at which scrolling ends, instead of the target offset.
  ///
  /// The offset differs from `target` if the search bar or the large title would be partly visible.
  internal func settled(_ target: CGPoint, of scrollView: UIScrollView) -> CGPoint {
    let (slack, full) = (navigationBar.searchSlack, navigationBar.fullExtent)
    guard scrollView === followed, scrollView.maximumOffset.y > scrollView.minimumOffset.y
    else { return target }
    let start = scrollView.minimumOffset.y
    let hidden = target.y - start
    for (low, height) in [(0, slack), (slack, full)] where hidden > low && hidden < low + height {
      let end = start + (hidden < low + height / 2 ? low : low + height)
      return CGPoint(x: target.x, y: min(end, scrollView.maximumOffset.y))
    }
    return target
  }
}

extension UIScrollView {
  /// The distance by which the content is pulled beyond its top.
  fileprivate var distancePulled: CGFloat { minimumOffset.y - contentOffset.y }

  /// Whether the content is at its top.
  internal var isAtStart: Bool { contentOffset.y <= -adjustedContentInset.top + 0.001 }
}
