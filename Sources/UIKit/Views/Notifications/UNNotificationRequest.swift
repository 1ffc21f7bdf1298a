import Foundation

/// A request for a notification, with its content and its trigger.
///
///     let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
///     let request = UNNotificationRequest(identifier: "bread", content: content, trigger: trigger)
///     try await UNUserNotificationCenter.current().add(request)
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier.
  ///
  /// A request replaces a pending request with the same identifier.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The condition for the notification; `nil` to show the notification immediately.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of a content.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
    super.init()
  }

  /// Returns the request itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification that was delivered.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
  /// The date on which the notification was delivered.
  public let date: Date
  /// The request of the notification.
  public let request: UNNotificationRequest

  /// Creates a notification that counts as delivered.
  ///
  /// UIKit has no such initializer. A test passes the notification to methods of delegates and
  /// extensions.
  public init(request: UNNotificationRequest, date: Date = Date()) {
    (self.request, self.date) = (request, date)
    super.init()
  }

  /// Returns the notification itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The response of a user to a notification.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action: `UNNotificationDefaultActionIdentifier` for a tap.
  public let actionIdentifier: String
  /// The scene in which the application processes the response.
  public let targetScene: UIScene?

  internal init(_ notification: UNNotification, action: String, scene: UIScene?) {
    self.notification = notification
    actionIdentifier = action
    targetScene = scene
    super.init()
  }

  /// Creates a response of the user: a tap, or the choice of an action.
  ///
  /// UIKit has no such initializer. A test passes the response to methods of delegates and
  /// extensions.
  public convenience init(
    notification: UNNotification,
    actionIdentifier: String = UNNotificationDefaultActionIdentifier
  ) { self.init(notification, action: actionIdentifier, scene: nil) }

  /// Returns the response itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A text that the user has typed in a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String

  internal init(_ notification: UNNotification, action: String, scene: UIScene?, text: String) {
    userText = text
    super.init(notification, action: action, scene: scene)
  }

  /// Creates a response with a text that the user has typed.
  ///
  /// UIKit has no such initializer. A test passes the response to methods of delegates and
  /// extensions.
  public convenience init(
    notification: UNNotification, actionIdentifier: String, userText: String
  ) { self.init(notification, action: actionIdentifier, scene: nil, text: userText) }
}

/// The action identifier of a response for which the user has tapped the notification.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
/// The action identifier of a response for which the user has dismissed the notification.
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"
