import Foundation

/// A call of a service extension for one notification.
///
/// The call ends when the extension has called the content handler, or when the time of the
/// extension is over. Then the notification is delivered.
@MainActor
internal final class NotificationServiceCall {
  /// The seconds that an extension has for one notification, measured by the clock of the screen.
  static let timeLimit: TimeInterval = 30

  /// The extension; `nil` when the call has ended.
  ///
  /// An extension usually retains the handler, which retains the call. So the property is set to
  /// `nil` at the end.
  private var service: UNNotificationServiceExtension?
  private let request: UNNotificationRequest
  private weak var application: UIApplication?

  init(
    _ service: UNNotificationServiceExtension, with request: UNNotificationRequest,
    in application: UIApplication
  ) {
    self.service = service
    self.request = request
    self.application = application
  }

  /// Passes the notification to the extension.
  ///
  /// - Parameter clock: The clock that measures the time of the extension. Without a clock the time
  ///   is unlimited.
  func begin(on clock: FrameClock?) {
    clock?.run(
      DelayedBlock { MainActor.assumeIsolated { self.expire() } }, after: Self.timeLimit,
      isAwaited: false)
    service?.didReceive(request) { @Sendable content in self.receive(content) }
  }

  /// Called by the extension with the content, on any queue.
  private nonisolated func receive(_ content: UNNotificationContent) {
    MainTurn.runFromAnywhere { self.end(with: content) }
  }

  private func expire() {
    guard let service else { return }
    if let application {
      application.performAsCurrent { service.serviceExtensionTimeWillExpire() }
    }
    end(with: request.content)
  }

  /// Delivers the notification, unless the call has ended.
  ///
  /// An extension can't remove all texts of a notification. If the content has no text, the
  /// original content is delivered.
  private func end(with content: UNNotificationContent) {
    guard service != nil else { return }
    service = nil
    let hasText = ![content.title, content.subtitle, content.body].allSatisfy(\.isEmpty)
    application?.notificationCenter.deliver(
      UNNotificationRequest(
        identifier: request.identifier, content: hasText ? content : request.content,
        trigger: request.trigger))
  }
}
