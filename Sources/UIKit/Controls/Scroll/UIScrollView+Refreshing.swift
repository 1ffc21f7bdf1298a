import Foundation

// The refresh control above the content.

extension UIScrollView {
  /// The height of the refresh control while it is refreshing, and 0 otherwise.
  internal var insetOfRefreshing: CGFloat {
    refresher?.isRefreshing == true ? UIRefreshControl.height : 0
  }

  /// Called when a refresh control was added.
  internal func refreshControlWasAdded(_ control: UIRefreshControl) {
    guard refresher !== control else { return }
    let old = refresher
    refresher = control
    old?.removeFromSuperview()
    refreshingChanged()
    placeRefresher()
  }

  /// Called when a refresh control was removed.
  internal func refreshControlWasRemoved(_ control: UIRefreshControl) {
    guard refresher === control else { return }
    refresher = nil
    refreshingChanged()
  }

  /// Inserts a refresh control behind the content, or removes the current one.
  internal func setRefresher(_ control: UIRefreshControl?) {
    guard control !== refresher else { return }
    if let control { insertSubview(control, at: 0) } else { refresher?.removeFromSuperview() }
  }

  /// Sets the frame of the control when the content has moved or its insets have changed.
  internal func placeRefresher() {
    guard let refresher else { return }
    // The top edge of the content inset, in the coordinates of the content.
    let start = -contentInset.top
    let pull = max(start - insetOfSafeArea.top - contentOffset.y, 0)
    let frame = CGRect(
      x: 0, y: start - max(pull, UIRefreshControl.height), width: bounds.width,
      height: UIRefreshControl.height)
    if refresher.frame != frame { refresher.frame = frame }
    refresher.follow(pull: pull, byFinger: isTracking)
  }

  /// Called when the control starts or ends refreshing, which changes the adjusted content inset.
  internal func refreshingChanged() {
    let offset = contentOffset
    insetsChanged(movesContent: false)
    guard motion.drag == nil, insetOfRefreshing == 0 else { return }
    // If the control is visible above the content, the content moves back over the control.
    let home = minimumOffset.y
    guard (motion.flight?.end ?? offset).y < home else { return }
    stopMoving(tells: true)
    let end = CGPoint(x: contentOffset.x, y: home)
    if let clock = window?.frameClock {
      animateContent(to: end, by: clock, tellsEnd: false)
    } else {
      moveContent(to: end)
    }
  }
}
