import Foundation

/// The reference of an application to its current activity.
///
/// Code on any thread may make an activity current, so a lock protects the reference.
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

  /// Makes an activity no longer the current one.
  ///
  /// If another activity has become current since, that activity remains current.
  func remove(_ activity: NSUserActivity) {
    lock.withLock {
      activity.isCurrent = false
      if current === activity { current = nil }
    }
  }
}
