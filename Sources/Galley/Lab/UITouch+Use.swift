import GalleyUIKit

extension UITouch {
  /// Whether an object other than the list has used the touch: a control in the list, or a gesture
  /// recognizer of the app.
  internal func isUsed(besides list: _ListView) -> Bool {
    let isOnControl = sequence(first: view) { $0?.superview }
      .prefix { $0 !== list }.contains { $0 is UIControl }
    return isOnControl || (gestureRecognizers ?? []).contains { $0.isOfApp && $0.hasBegun }
  }
}

extension UIGestureRecognizer {
  fileprivate var hasBegun: Bool {
    switch state {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether the app has added the recognizer, and not UIKit or a scroll view.
  internal var isOfApp: Bool {
    if ViewName.isPartOfUIKit(self) { return false }
    let scroll = view as? UIScrollView
    return self !== scroll?.panGestureRecognizer && self !== scroll?.pinchGestureRecognizer
  }
}
