import Foundation

/// A controller that shows the content of notifications of some categories.
///
///     final class NotificationViewController: UIViewController, UNNotificationContentExtension {
///       private let label = UILabel()
///
///       func didReceive(_ notification: UNNotification) {
///         label.text = notification.request.content.body
///       }
///     }
///
/// - Differs: Galley does not show notifications, so it never calls these methods. A test shows the
///   controller and calls them with a `UNNotification(request:)`.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {
  /// Called with the notification to show, and with each later notification while the controller is
  /// visible.
  func didReceive(_ notification: UNNotification)

  /// Called when the user has chosen an action of the notification.
  ///
  /// Call the handler with the reaction of the system to the response.
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)

  /// Called when the user has chosen an action of the notification, if the method with a handler is
  /// not implemented.
  ///
  /// Returns the reaction of the system to the response.
  @MainActor func didReceive(
    _ response: UNNotificationResponse
  ) async -> UNNotificationContentExtensionResponseOption

  /// The kind of the button that plays and pauses media.
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }

  /// The frame of the button that plays and pauses media.
  var mediaPlayPauseButtonFrame: CGRect { get }

  /// The color of the button that plays and pauses media.
  var mediaPlayPauseButtonTintColor: UIColor { get }

  /// Called when the user has pressed the button in order to play media.
  func mediaPlay()

  /// Called when the user has pressed the button in order to pause media.
  func mediaPause()
}

/// The reaction of the system to a response that a content extension has processed.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  /// The notification stays visible.
  case doNotDismiss = 0
  /// The notification is dismissed.
  case dismiss = 1
  /// The notification is dismissed, and the application gets the response.
  case dismissAndForwardAction = 2
}

/// The kind of a content extension's button that plays and pauses media.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  /// There is no button.
  case none = 0
  /// A button that is always visible.
  case `default` = 1
  /// A translucent button over the content, which disappears while the media is playing.
  case overlay = 2
}

// Default implementations. In UIKit, all members are optional, except the method for a
// notification.

extension UNNotificationContentExtension {
  /// By default, awaits the method without a handler, and passes the result to the handler.
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) {
    if OptionalMember.noteDefault(self) { return }
    AwaitedAnswers.begin()
    Task {
      completion(await self.didReceive(response))
      AwaitedAnswers.end()
    }
  }

  /// By default, returns `dismissAndForwardAction`.
  @MainActor public func didReceive(
    _ response: UNNotificationResponse
  ) async -> UNNotificationContentExtensionResponseOption { .dismissAndForwardAction }

  /// The kind of the button, which is `none` by default.
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType {
    .none
  }

  /// The frame of the button, which is empty by default.
  public var mediaPlayPauseButtonFrame: CGRect { .zero }

  /// The color of the button, which is clear by default.
  public var mediaPlayPauseButtonTintColor: UIColor { .clear }

  /// Does nothing by default.
  public func mediaPlay() { OptionalMember.noteDefault(self) }

  /// Does nothing by default.
  public func mediaPause() { OptionalMember.noteDefault(self) }
}
