import Foundation

// The control above the content that one pulls into sight.

extension UIScrollView {
  /// The room that the control takes while it refreshes.
  internal var insetOfRefreshing: CGFloat {
    refresher?.isRefreshing == true ? UIRefreshControl.height : 0
  }

  /// A control has come.
  internal func adopt(_ control: UIRefreshControl) {
    guard refresher !== control else { return }
    let old = refresher
    refresher = control
    old?.removeFromSuperview()
    refreshingChanged()
    placeRefresher()
  }

  /// A control has gone.
  internal func lose(_ control: UIRefreshControl) {
    guard refresher === control else { return }
    refresher = nil
    refreshingChanged()
  }

  /// Puts a control behind the content, or takes it away.
  internal func setRefresher(_ control: UIRefreshControl?) {
    guard control !== refresher else { return }
    if let control { insertSubview(control, at: 0) } else { refresher?.removeFromSuperview() }
  }

  /// The content has moved, or the room around it is another.
  internal func placeRefresher() {
    guard let refresher else { return }
    // Where the content starts while nothing refreshes.
    let start = -contentInset.top
    let pull = max(start - insetOfSafeArea.top - contentOffset.y, 0)
    let frame = CGRect(
      x: 0, y: start - max(pull, UIRefreshControl.height), width: bounds.width,
      height: UIRefreshControl.height)
    if refresher.frame != frame { refresher.frame = frame }
    refresher.follow(pull: pull, byFinger: isTracking)
  }

  /// The control takes room now, or does not any more.
  internal func refreshingChanged() {
    let offset = contentOffset
    insetsChanged(movesContent: false)
    guard motion.drag == nil, insetOfRefreshing == 0 else { return }
    // What showed the control goes back over its place.
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
