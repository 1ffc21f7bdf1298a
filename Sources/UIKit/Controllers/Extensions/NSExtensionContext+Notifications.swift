import Foundation

// What a content extension asks of the system that shows the notification.

extension NSExtensionContext {
  /// A request of a content extension for notifications.
  ///
  /// UIKit has no such type. Tests use it to find out what the extension has asked for.
  public enum NotificationRequest: Hashable, Sendable {
    /// The extension has asked for its dismissal.
    case dismissal
    /// The extension has asked for the default action of the notification, which opens the app.
    case defaultAction
    /// The extension has said that media is playing now.
    case mediaPlaying
    /// The extension has said that media has paused.
    case mediaPaused
  }

  /// The notification actions of the context, and the requests of the extension.
  internal struct ContentExtensionState {
    var actions: [UNNotificationAction] = []
    var requests: [NotificationRequest] = []
  }

  /// The requests of a content extension, the oldest first.
  ///
  /// UIKit has no such property. Tests read it.
  public var notificationRequests: [NotificationRequest] {
    withContentExtensionState { $0.requests }
  }

  /// The actions of the notification that a content extension shows. The extension may change them.
  ///
  /// A test sets the actions of the notification's category before it shows the controller.
  public var notificationActions: [UNNotificationAction] {
    get { withContentExtensionState { $0.actions } }
    set { withContentExtensionState { $0.actions = newValue } }
  }

  /// Dismisses the content extension: adds the request to `notificationRequests`.
  public func dismissNotificationContentExtension() { add(.dismissal) }

  /// Performs the default action of the notification: adds the request to `notificationRequests`.
  public func performNotificationDefaultAction() { add(.defaultAction) }

  /// Says that media is playing: adds the request to `notificationRequests`.
  public func mediaPlayingStarted() { add(.mediaPlaying) }

  /// Says that media has paused: adds the request to `notificationRequests`.
  public func mediaPlayingPaused() { add(.mediaPaused) }

  private func add(_ request: NotificationRequest) {
    withContentExtensionState { $0.requests.append(request) }
  }
}
