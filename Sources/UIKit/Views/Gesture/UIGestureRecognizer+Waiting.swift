import Foundation

// The common code of recognizers: touches that are down, positions, and timers by the frame clock.

extension UIGestureRecognizer {
  /// The touches that have not ended.
  internal var fingersDown: [UITouch] {
    arbitration.touches.filter { $0.phase != .ended && $0.phase != .cancelled }
  }

  /// Converts a position in the window to a view; to the window, if `nil`.
  internal func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window, view !== window else { return place }
    return view.convert(place, from: window)
  }

  /// Converts a translation in the window to a view that may be rotated or scaled.
  internal func convertDelta(_ delta: CGPoint, to view: UIView?) -> CGPoint {
    let start = convert(.zero, to: view)
    let end = convert(delta, to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Called when too few touches are left: ends the gesture if it has begun, and fails if no touch
  /// is left.
  internal func endWithoutFingers() {
    switch state {
    case .began, .changed: state = .ended
    case .possible where fingersDown.isEmpty: state = .failed
    default: break
    }
  }

  /// Calls a closure after some time, unless waiting is stopped before.
  internal func wait(_ seconds: TimeInterval, then body: @escaping @MainActor () -> Void) {
    stopWaiting()
    guard let window = view?.window else { return }
    let clock = window.frameClock
    let end = clock.now + seconds
    let listener = clock.add { [weak self, weak window] now in
      guard let self, arbitration.wait != nil else { return false }
      guard now >= end - 1e-9 else { return true }
      arbitration.wait = nil
      body()
      window?.touchDelivery.settle()
      return false
    }
    arbitration.wait = Arbitration.Wait(listener: listener, clock: clock)
  }

  /// Cancels the scheduled action.
  internal func stopWaiting() {
    guard let wait = arbitration.wait else { return }
    wait.clock?.remove(wait.listener)
    arbitration.wait = nil
  }
}

extension CGPoint {
  /// The distance from zero.
  internal var length: CGFloat { (x * x + y * y).squareRoot() }

  /// Returns the translation from another point to this one.
  internal func translation(from other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
}
