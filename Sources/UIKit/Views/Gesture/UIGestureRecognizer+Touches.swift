import Foundation

// The touches of a recognizer, and positions in its view.

extension UIGestureRecognizer {
  /// The touches that have not ended.
  internal var fingersDown: [UITouch] {
    arbitration.touches.filter { $0.phase != .ended && $0.phase != .cancelled }
  }

  /// Converts a position in the window to the coordinates of a view.
  ///
  /// If the view is `nil`, the position is not converted.
  internal func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window, view !== window else { return place }
    return view.convert(place, from: window)
  }

  /// Converts a translation in the window to the coordinates of a view, which may be rotated or
  /// scaled.
  internal func convertDelta(_ delta: CGPoint, to view: UIView?) -> CGPoint {
    let start = convert(.zero, to: view)
    let end = convert(delta, to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Called when too few touches are left. A gesture that has begun ends. Otherwise the recognizer
  /// fails when no touch is left.
  internal func endWithoutFingers() {
    switch state {
    case .began, .changed: state = .ended
    case .possible where fingersDown.isEmpty: state = .failed
    default: break
    }
  }
}
