import Foundation

/// The reference of an application to its current activity.
///
/// Code on any thread may use activities.
internal final class CurrentUserActivity: @unchecked Sendable {
  private let lock = NSLock()
  private weak var current: NSUserActivity?

  /// The reference of the shared application.
  static let ofSharedApplication = CurrentUserActivity()

  /// The reference of the application whose code is running.
  static var ofRunningApplication: CurrentUserActivity {
    if MainQueue.isCurrent {
      return MainActor.assumeIsolated { UIApplication.shared.currentActivity }
    }
    return ApplicationInUse.ofCallingScene?.currentActivity ?? ofSharedApplication
  }

  /// The current activity.
  var activity: NSUserActivity? { lock.withLock { current } }

  /// Makes an activity the current one.
  func set(_ activity: NSUserActivity) {
    lock.withLock {
      if current !== activity { current?.isCurrent = false }
      current = activity
      activity.isCurrent = true
    }
  }

  /// Removes an activity, unless another one has become current since.
  func remove(_ activity: NSUserActivity) {
    lock.withLock {
      activity.isCurrent = false
      if current === activity { current = nil }
    }
  }
}
