import Foundation

// What recognizers share: fingers that are down, places, and waiting by the clock.

extension UIGestureRecognizer {
  /// The fingers that are still down.
  internal var fingersDown: [UITouch] {
    arena.touches.filter { $0.phase != .ended && $0.phase != .cancelled }
  }

  /// A place in the window, in a view; in the window, if `nil`.
  internal func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window, view !== window else { return place }
    return view.convert(place, from: window)
  }

  /// A way in the window, as it is in a view that may be turned or stretched.
  internal func convertWay(_ way: CGPoint, to view: UIView?) -> CGPoint {
    let start = convert(.zero, to: view)
    let end = convert(way, to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Too few fingers are left: it is over if it has begun, and has failed if none is left.
  internal func endWithoutFingers() {
    switch state {
    case .began, .changed: state = .ended
    case .possible where fingersDown.isEmpty: state = .failed
    default: break
    }
  }

  /// Does something when some time has passed, unless it stops waiting before.
  internal func wait(_ seconds: TimeInterval, then body: @escaping @MainActor () -> Void) {
    stopWaiting()
    guard let window = view?.window else { return }
    let clock = window.frameClock
    let end = clock.now + seconds
    let listener = clock.add { [weak self, weak window] now in
      guard let self, arena.wait != nil else { return false }
      guard now >= end - 1e-9 else { return true }
      arena.wait = nil
      body()
      window?.touchDelivery.settle()
      return false
    }
    arena.wait = Standing.Wait(listener: listener, clock: clock)
  }

  /// Nothing is to happen by itself any more.
  internal func stopWaiting() {
    guard let wait = arena.wait else { return }
    wait.clock?.remove(wait.listener)
    arena.wait = nil
  }
}

extension CGPoint {
  /// How far it is from zero.
  internal var length: CGFloat { (x * x + y * y).squareRoot() }

  /// The way from another point to this one.
  internal func way(from other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
}
