import Foundation

/// Methods that are called when a notification arrives in the foreground, and when the user has
/// responded to one.
///
/// The methods for an arriving notification and for a response can be implemented with a handler or
/// with `async`.
///
///     func userNotificationCenter(
///       _ center: UNUserNotificationCenter, willPresent notification: UNNotification
///     ) async -> UNNotificationPresentationOptions { [.banner, .sound] }
///
/// - Differs: The methods are called on the main queue.
@preconcurrency
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called when a notification arrives while the application is in the foreground.
  ///
  /// Call the handler with the options for showing the notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)

  /// Called when a notification arrives while the application is in the foreground, if the method
  /// with a handler is not implemented.
  ///
  /// Returns the options for showing the notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Called when the user has tapped a notification or one of its buttons.
  ///
  /// Call the handler when the response has been processed.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// Called when the user has tapped a notification or one of its buttons, if the method with a
  /// handler is not implemented.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

  /// Called when the user wants to see the application's page for its notifications.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

// The default implementations, since all methods are optional.

extension UNUserNotificationCenterDelegate {
  /// The default: awaits the method without a handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    if OptionalMember.Anywhere.noteDefault(self) { return }
    nonisolated(unsafe) let delegate: any UNUserNotificationCenterDelegate = self
    AwaitedAnswers.pass(to: completionHandler) {
      await delegate.userNotificationCenter(center, willPresent: notification)
    }
  }

  /// The default: returns no options, so that the notification is not shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// The default: awaits the method without a handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if OptionalMember.Anywhere.noteDefault(self) { return }
    nonisolated(unsafe) let delegate: any UNUserNotificationCenterDelegate = self
    AwaitedAnswers.pass(to: completionHandler) {
      await delegate.userNotificationCenter(center, didReceive: response)
    }
  }

  /// The default: does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// The default: does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) { OptionalMember.Anywhere.noteDefault(self) }
}
