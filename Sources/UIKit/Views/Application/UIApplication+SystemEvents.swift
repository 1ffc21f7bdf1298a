import Foundation

// Events of the system that tests send to the application.

extension UIApplication {
  /// Notifies the delegate and observers that a new day has begun, or that the clock has changed.
  ///
  /// The clock of the process does not change.
  ///
  /// This method is only for tests: UIKit has no such method.
  public func changeTimeSignificantly() {
    performAsCurrent {
      delegate?.applicationSignificantTimeChange(self)
      post(UIApplication.significantTimeChangeNotification)
    }
  }

  /// Asks the delegate to fetch data in the background.
  ///
  /// This method is only for tests: UIKit has no such method.
  ///
  /// - Parameter completion: Called on the main queue with the result of the delegate.
  public func fetchInBackground(
    completion: (@MainActor (UIBackgroundFetchResult) -> Void)? = nil
  ) {
    performAsCurrent {
      // The delegate may call the handler on any queue.
      delegate?.application(
        self,
        performFetchWithCompletionHandler: { @Sendable result in
          MainTurn.runFromAnywhere { completion?(result) }
        })
    }
  }

  /// Notifies the delegate that there are events of a `URLSession` that loads in the background.
  ///
  /// The delegate creates the session with the identifier, processes its events, and calls the
  /// handler.
  ///
  /// This method is only for tests: UIKit has no such method.
  ///
  /// - Parameter completion: Called on the main queue when the delegate has called the handler.
  public func receiveEvents(
    ofBackgroundURLSession identifier: String, completion: (@MainActor () -> Void)? = nil
  ) {
    performAsCurrent {
      // The delegate may call the handler on any queue.
      delegate?.application(self, handleEventsForBackgroundURLSession: identifier) { @Sendable in
        MainTurn.runFromAnywhere { completion?() }
      }
    }
  }

  /// Notifies the delegate and observers that protected files will soon be unavailable.
  internal func noteProtectedDataWillBecomeUnavailable() {
    performAsCurrent {
      delegate?.applicationProtectedDataWillBecomeUnavailable(self)
      post(UIApplication.protectedDataWillBecomeUnavailableNotification)
    }
  }

  /// Notifies the delegate and observers that protected files can be read again.
  internal func noteProtectedDataDidBecomeAvailable() {
    performAsCurrent {
      delegate?.applicationProtectedDataDidBecomeAvailable(self)
      post(UIApplication.protectedDataDidBecomeAvailableNotification)
    }
  }

  /// Posted before protected files become unavailable: when `isProtectedDataAvailable` is about to
  /// change to `false`.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when protected files can be read again: when `isProtectedDataAvailable` has changed to
  /// `true`.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
}
