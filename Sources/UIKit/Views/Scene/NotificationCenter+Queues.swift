import Foundation

// Swift prefers properties to methods, so the property in this file is used instead of Foundation's
// method with the same name; see `DispatchQueue.async`.

extension NotificationCenter {
  /// Adds a block that is called for each notification with a name:
  ///
  ///     center.addObserver(forName: .feedDidChange, object: nil, queue: .main) { [weak self] _ in
  ///       self?.reload()
  ///     }
  ///
  /// If the queue is the main queue, and the notification is posted there, the block is called
  /// before `post` returns. Foundation's method waits forever then in a test of Swift Testing on
  /// Linux, because another thread than the main thread serves the main queue.
  public var addObserver: BlockObservation { BlockObservation(center: self) }

  /// The value of `addObserver`, which is called with a name and a block.
  public struct BlockObservation {
    fileprivate let center: NotificationCenter

    /// Adds a block, and returns an object with which it is removed.
    ///
    /// As on a phone, a block in Swift 5 mode may use a screen, although it is not isolated to the
    /// main actor. A notification that is posted on another queue reaches the block of a main queue in a later
    /// turn of that queue, and `post` does not wait for it.
    @preconcurrency @discardableResult
    public func callAsFunction(
      forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      typealias Method = (
        NSNotification.Name?, Any?, OperationQueue?, @escaping @Sendable (Notification) -> Void
      ) -> any NSObjectProtocol
      let method: Method = center.addObserver(forName:object:queue:using:)
      guard queue === OperationQueue.main else { return method(name, object, queue, block) }
      return method(name, object, nil) { notification in
        nonisolated(unsafe) let notification = notification
        MainTurn.runFromAnywhere { block(notification) }
      }
    }
  }
}
