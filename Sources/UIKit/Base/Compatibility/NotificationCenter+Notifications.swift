import Foundation

extension NotificationCenter {
  /// The notifications of a name, one after another.
  ///
  ///     for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
  ///       reload()
  ///     }
  ///
  /// Notifications that are posted after the loop has begun are stored until the loop reads them.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?)
    {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Returns an iterator, which begins to observe the notifications.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Delivery.self)
      let observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
        continuation.yield(Delivery(notification: notification))
      }
      let token = Token(center, observer)
      continuation.onTermination = { _ in token.end() }
      return Iterator(base: stream.makeAsyncIterator(), token: token)
    }

    /// An iterator over the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Delivery>.Iterator
      fileprivate let token: Token

      /// Returns the next notification, when it has been posted; `nil` if the task is canceled.
      public mutating func next() async -> Notification? {
        await next(isolation: nil)
      }

      /// Returns the next notification, on the actor of the caller.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }

    /// A notification that is passed from the posting thread to the loop.
    fileprivate struct Delivery: @unchecked Sendable {
      let notification: Notification
    }

    /// An observer, which is removed from the center when the last iterator is released.
    fileprivate final class Token: @unchecked Sendable {
      private let center: NotificationCenter
      private let observer: any NSObjectProtocol

      init(_ center: NotificationCenter, _ observer: any NSObjectProtocol) {
        (self.center, self.observer) = (center, observer)
      }

      func end() { center.removeObserver(observer) }

      deinit { end() }
    }
  }

  /// Returns the notifications of a name, as an asynchronous sequence.
  ///
  /// - Parameter object: The object whose notifications are returned. With `nil`, the notifications
  ///   of all objects are returned.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }
}
