import Foundation
import GalleyUIKit

extension App {
  /// Locks the device: the app moves to the background, and then protected files are no longer
  /// available.
  ///
  /// The delegate of the application is called before, with
  /// `applicationProtectedDataWillBecomeUnavailable(_:)`.
  public func lockDevice() {
    performInApp {
      $0.moveToBackground()
      $0.isDeviceLocked = true
    }
  }

  /// Unlocks the device: protected files are available, and then the app moves to the foreground.
  public func unlockDevice() {
    performInApp {
      $0.isDeviceLocked = false
      $0.moveToForeground()
    }
  }

  /// Takes a screenshot, as the user does with the buttons of the device: the app is notified of
  /// it.
  public func takeScreenshot() { performInApp { $0.takeScreenshot() } }
}
