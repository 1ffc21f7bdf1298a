import Foundation

// The requests that a notification content extension makes to the system.

extension NSExtensionContext {
  /// A request that a notification content extension makes to the system.
  ///
  /// UIKit has no such type. Tests read the requests of an extension in ``notificationRequests``.
  public enum NotificationRequest: Hashable, Sendable {
    /// The extension has asked for its dismissal.
    case dismissal
    /// The extension has asked for the default action of the notification, which opens the app.
    case defaultAction
    /// The extension has reported that media is playing.
    case mediaPlaying
    /// The extension has reported that media has paused.
    case mediaPaused
  }

  /// The notification actions of the context, and the requests of the extension.
  internal struct ContentExtensionState {
    var actions: [UNNotificationAction] = []
    var requests: [NotificationRequest] = []
  }

  /// The requests of a content extension, the oldest first.
  ///
  /// UIKit has no such property; it is for tests.
  public var notificationRequests: [NotificationRequest] {
    withContentExtensionState { $0.requests }
  }

  /// The actions of the notification that a content extension shows. The extension may change the
  /// actions.
  ///
  /// A test sets the actions of the notification's category before it shows the controller.
  public var notificationActions: [UNNotificationAction] {
    get { withContentExtensionState { $0.actions } }
    set { withContentExtensionState { $0.actions = newValue } }
  }

  /// Requests the dismissal of the content extension. The request is added to
  /// `notificationRequests`.
  public func dismissNotificationContentExtension() { add(.dismissal) }

  /// Requests the default action of the notification. The request is added to
  /// `notificationRequests`.
  public func performNotificationDefaultAction() { add(.defaultAction) }

  /// Reports that media is playing. The report is added to `notificationRequests`.
  public func mediaPlayingStarted() { add(.mediaPlaying) }

  /// Reports that media has paused. The report is added to `notificationRequests`.
  public func mediaPlayingPaused() { add(.mediaPaused) }

  private func add(_ request: NotificationRequest) {
    withContentExtensionState { $0.requests.append(request) }
  }
}
