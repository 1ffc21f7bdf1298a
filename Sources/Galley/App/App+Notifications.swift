import Foundation
import GalleyUIKit

extension App {
  /// The center of the app's notifications.
  ///
  ///     app.notificationCenter.grantsAuthorization = false
  ///     let requests = await app.notificationCenter.pendingNotificationRequests()
  public var notificationCenter: UNUserNotificationCenter { application.notificationCenter }

  /// Delivers the notification of a request now, whether the app has requested it or not.
  ///
  /// In the foreground, the delegate of the center is asked how to present the notification.
  ///
  /// Nothing is delivered unless the user has allowed notifications.
  public func deliver(_ request: UNNotificationRequest) {
    performInApp { $0.notificationCenter.deliver(request) }
  }

  /// Delivers a notification that a server has sent.
  ///
  ///     app.receive(remoteNotification: ["aps": ["alert": "The bread is ready"], "recipe": 7])
  public func receive(remoteNotification userInfo: [AnyHashable: Any]) {
    performInApp { $0.receive(remoteNotification: userInfo) }
  }

  /// Taps a notification, or one of its buttons, found by the title or the text of the
  /// notification.
  ///
  /// The delegate of the center gets the response. A tap brings an app in the background to the
  /// foreground.
  ///
  ///     app.tap(notification: "The bread is ready")
  ///     app.tap(notification: "The bread is ready", action: "Remind me later")
  ///     app.tap(notification: "A question", action: "Reply", typing: "Yes")
  ///
  /// Fails the test if no such notification was shown, or if it has no such button.
  ///
  /// - Parameters:
  ///   - name: The title or the text of the notification.
  ///   - action: The title of the button; `nil` for the notification itself.
  ///   - text: The text that is typed, if the button shows a text field.
  public func tap(
    notification name: String, action: String? = nil, typing text: String? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    performInApp { application in
      let center = application.notificationCenter
      let shown = center.shownNotifications
      let found = shown.last {
        [$0.request.content.title, $0.request.content.body].contains(name)
      }
      guard let found else {
        return place.fail(
          "There is no notification \(ViewTree.quoted(name)), "
            + "but \(App.list(shown.map(\.request.content.title))).")
      }
      guard let action else { return center.respond(to: found) }
      let actions = center.category(of: found)?.actions ?? []
      guard let button = actions.first(where: { $0.title == action }) else {
        return place.fail(
          "The notification has no button \(ViewTree.quoted(action)), "
            + "but \(App.list(actions.map(\.title))).")
      }
      let typed = text ?? (button is UNTextInputNotificationAction ? "" : nil)
      center.respond(to: found, withAction: button.identifier, text: typed)
    }
  }

  /// Returns the names, quoted and separated by commas; "none" if there are no names.
  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { ViewTree.quoted($0) }.joined(separator: ", ")
  }
}
