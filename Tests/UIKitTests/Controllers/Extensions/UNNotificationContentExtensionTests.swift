import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A content extension for notifications")
struct UNNotificationContentExtensionTests {
  /// Shows the text of the notification.
  private final class TextController: UIViewController, UNNotificationContentExtension {
    let label = UILabel()
    func didReceive(_ notification: UNNotification) {
      label.text = notification.request.content.body
    }
  }

  /// Dismisses itself after an answer that takes time.
  private final class ReplyController: UIViewController, UNNotificationContentExtension {
    var replies: [String] = []
    func didReceive(_ notification: UNNotification) {}
    func didReceive(
      _ response: UNNotificationResponse
    ) async -> UNNotificationContentExtensionResponseOption {
      replies.append((response as? UNTextInputNotificationResponse)?.userText ?? "")
      return .dismiss
    }
  }

  private var notification: UNNotification {
    let content = UNMutableNotificationContent()
    content.body = "The bread is ready"
    return UNNotification(
      request: UNNotificationRequest(identifier: "bread", content: content, trigger: nil))
  }

  @Test("A controller shows a notification that the test has created")
  func shows() {
    let controller = TextController()
    controller.didReceive(notification)
    #expect(controller.label.text == "The bread is ready")
    #expect(controller.mediaPlayPauseButtonType == .none)
  }

  @Test("A controller that does not process responses passes them on to the application")
  func passesOn() async {
    let option = await TextController().didReceive(
      UNNotificationResponse(notification: notification))
    #expect(option == .dismissAndForwardAction)
  }

  @Test("The method with a handler awaits the method without one")
  func replies() async {
    let controller = ReplyController()
    let response = UNTextInputNotificationResponse(
      notification: notification, actionIdentifier: "reply", userText: "Thanks")
    let option: UNNotificationContentExtensionResponseOption
    option = await withCheckedContinuation { continuation in
      controller.didReceive(response) { continuation.resume(returning: $0) }
    }
    #expect(option == .dismiss)
    #expect(controller.replies == ["Thanks"])
  }

  @Test("The context has the actions of the notification, and notes the requests of the extension")
  func context() {
    let context = NSExtensionContext(inputItems: [])
    context.notificationActions = [UNNotificationAction(identifier: "done", title: "Done")]
    context.mediaPlayingStarted()
    context.performNotificationDefaultAction()
    context.dismissNotificationContentExtension()
    #expect(context.notificationActions.map(\.identifier) == ["done"])
    #expect(context.notificationRequests == [.mediaPlaying, .defaultAction, .dismissal])
  }
}
