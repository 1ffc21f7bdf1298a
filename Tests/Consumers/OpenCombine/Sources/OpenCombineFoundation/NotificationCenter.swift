import Foundation
import OpenCombine

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name, from an object or from all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: OpenCombine.Publisher {
    /// The type of the values.
    public typealias Output = Notification
    /// The type of errors. There are none.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts the notifications; `nil` for all objects.
    public let object: AnyObject?

    /// Adds a subscriber, which gets the notifications until the result is cancelled.
    public func subscribe(_ subscriber: Subscriber<Notification, Never>) -> AnyCancellable {
      let action = Action(body: subscriber.value)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        action.body($0)
      }
      return AnyCancellable { center.removeObserver(observer) }
    }
  }

  /// A closure that is passed to the notification center.
  private struct Action: @unchecked Sendable {
    var body: (Notification) -> Void
  }
}
