import Foundation
import OpenCombine

extension NotificationCenter {
  /// Sends the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// What sends the notifications.
  public struct Publisher: OpenCombine.Publisher {
    /// The values.
    public typealias Output = Notification
    /// Why they may end.
    public typealias Failure = Never

    /// The center.
    public let center: NotificationCenter
    /// The name.
    public let name: Notification.Name
    /// Whose notifications they are.
    public let object: AnyObject?

    /// Sends the values to a subscriber.
    public func subscribe(_ subscriber: Subscriber<Notification, Never>) -> AnyCancellable {
      let action = Action(body: subscriber.value)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        action.body($0)
      }
      return AnyCancellable { center.removeObserver(observer) }
    }
  }

  /// An action that is handed to the center.
  private struct Action: @unchecked Sendable {
    var body: (Notification) -> Void
  }
}
