import Foundation

// Notifications about the rotation of the interface, whose names mention the status bar.

extension UIApplication {
  /// Posted before the interface rotates.
  nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the interface has rotated.
  nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted before the interface rotates, because the rotation changes the frame of the status bar.
  nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the interface has rotated.
  nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
}

extension Notification.Name {
  /// The old name of `UIApplication.willChangeStatusBarOrientationNotification`.
  public static let UIApplicationWillChangeStatusBarOrientation = UIApplication
    .willChangeStatusBarOrientationNotification
  /// The old name of `UIApplication.didChangeStatusBarOrientationNotification`.
  public static let UIApplicationDidChangeStatusBarOrientation = UIApplication
    .didChangeStatusBarOrientationNotification
  /// The old name of `UIApplication.willChangeStatusBarFrameNotification`.
  public static let UIApplicationWillChangeStatusBarFrame = UIApplication
    .willChangeStatusBarFrameNotification
  /// The old name of `UIApplication.didChangeStatusBarFrameNotification`.
  public static let UIApplicationDidChangeStatusBarFrame = UIApplication
    .didChangeStatusBarFrameNotification
}
