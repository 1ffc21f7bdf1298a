import Foundation

/// An app extension that changes the notifications of a server before they are shown.
///
///     final class NotificationService: UNNotificationServiceExtension {
///       override func didReceive(
///         _ request: UNNotificationRequest,
///         withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
///       ) {
///         let content = request.content.mutableCopy() as? UNMutableNotificationContent
///         content?.title = "Decrypted"
///         contentHandler(content ?? request.content)
///       }
///     }
///
/// A test creates the extension, and passes a request to it:
///
///     NotificationService().didReceive(request) { content in … }
///
/// - Differs: There is no process of the extension. To have it change the notifications of an app,
///   a test sets `UIApplication.makeNotificationService`.
open class UNNotificationServiceExtension: NSObject {
  /// Creates an extension.
  public override init() { super.init() }

  /// Called with a notification that a server has sent.
  ///
  /// Call the handler with the changed content, on any queue. This implementation awaits the method
  /// without a handler, and calls the handler on the main queue.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    guard type(of: self) != UNNotificationServiceExtension.self else {
      return contentHandler(request.content)
    }
    nonisolated(unsafe) let service = self
    AwaitedAnswers.pass(to: contentHandler) { await service.didReceive(request) }
  }

  /// Called with a notification that a server has sent, if the method with a handler is not
  /// overridden.
  ///
  /// Returns the changed content.
  ///
  /// - Differs: If only the method with a handler is overridden, this method does not call it.
  /// - Unverified: This implementation returns the content of the request.
  open func didReceive(_ request: UNNotificationRequest) async -> UNNotificationContent {
    request.content
  }

  /// Called when the time of the extension is over. Call the handler before this method returns.
  ///
  /// If the handler has not been called by then, the notification is shown with its original
  /// content.
  open func serviceExtensionTimeWillExpire() {}
}
