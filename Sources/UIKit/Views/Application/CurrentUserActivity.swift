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
    ApplicationInUse.ofRunningCode?.currentActivity ?? ofSharedApplication
  }

  /// The current activity.
  var activity: NSUserActivity? { lock.withLock { current } }

  /// Makes an activity the current one.
  func set(_ activity: NSUserActivity) {
    lock.withLock { current = activity }
  }

  /// Makes an activity no longer the current one.
  ///
  /// If another activity has become current since, that activity remains current.
  func remove(_ activity: NSUserActivity) {
    lock.withLock { if current === activity { current = nil } }
  }
}
