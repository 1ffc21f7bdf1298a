import Foundation

// Screens that are connected to the device. In UIKit, the user connects a screen. In Galley, a test
// does so.

extension UIApplication {
  /// Connects a screen, such as a television: adds it to `UIScreen.screens`, and posts
  /// `UIScreen.didConnectNotification`.
  ///
  /// This method is only for tests: UIKit has no such method.
  ///
  /// - Differs: UIKit also connects a scene for the screen, if the app configures one.
  public func attach(_ screen: UIScreen) {
    guard !externalScreens.contains(screen) else { return }
    externalScreens.append(screen)
    performAsCurrent {
      NotificationCenter.default.post(name: UIScreen.didConnectNotification, object: screen)
    }
  }

  /// Disconnects a screen that was connected: removes it from `UIScreen.screens`, and posts
  /// `UIScreen.didDisconnectNotification`.
  ///
  /// This method is only for tests: UIKit has no such method.
  public func detach(_ screen: UIScreen) {
    guard externalScreens.contains(screen) else { return }
    externalScreens.removeAll { $0 === screen }
    performAsCurrent {
      NotificationCenter.default.post(name: UIScreen.didDisconnectNotification, object: screen)
    }
  }
}

extension UIScreen {
  /// Posted when a screen has been connected to the device.
  ///
  /// The object is the screen.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Posted when a screen has been disconnected.
  ///
  /// The object is the screen.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted when the size of a screen in pixels has changed.
  ///
  /// Galley never posts this notification.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
}
