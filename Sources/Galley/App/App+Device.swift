import Foundation
import GalleyUIKit

extension App {
  /// Locks the device: the app moves to the background, and then protected files are no longer
  /// available.
  ///
  /// Before the files become unavailable, the delegate of the application is called with
  /// `applicationProtectedDataWillBecomeUnavailable(_:)`.
  public func lockDevice() {
    performInApp {
      if !$0.isDeviceLocked { $0.wasOpenBeforeLock = $0.applicationState != .background }
      $0.moveToBackground()
      $0.isDeviceLocked = true
    }
  }

  /// Unlocks the device: protected files are available, and then the app moves to the foreground,
  /// unless the app was already in the background before the device was locked.
  public func unlockDevice() {
    performInApp {
      $0.isDeviceLocked = false
      if $0.wasOpenBeforeLock { $0.moveToForeground() }
      $0.wasOpenBeforeLock = false
    }
  }

  /// Takes a screenshot, as the user does with the buttons of the device.
  ///
  /// The app posts `UIApplication.userDidTakeScreenshotNotification`.
  public func takeScreenshot() { performInApp { $0.takeScreenshot() } }
}
