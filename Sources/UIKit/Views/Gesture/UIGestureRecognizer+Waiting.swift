import Foundation

// Timers of recognizers, driven by the frame clock of a window, which a test advances.

extension UIGestureRecognizer {
  /// Calls a closure after some time, unless `stopWaiting()` is called before.
  internal func wait(_ seconds: TimeInterval, then body: @escaping @MainActor () -> Void) {
    stopWaiting()
    guard let window = view?.window else { return }
    let clock = window.frameClock
    let end = clock.now + seconds
    let listener = clock.add { [weak self, weak window] now in
      guard let self, arbitration.wait != nil else { return false }
      guard now >= end - 1e-9 else { return true }
      arbitration.wait = nil
      if let window { window.touchDelivery.process(nil, body) } else { body() }
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
