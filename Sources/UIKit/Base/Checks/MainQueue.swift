import Dispatch
import Foundation

/// Recognizes the main queue.
///
/// The thread alone does not identify the main queue, because other threads may serve it, too.
internal enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()

  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  /// Returns whether a queue is the main queue.
  ///
  /// Outside of Apple's systems `DispatchQueue.main` returns a new object each time, so `===` does
  /// not work.
  static func isMain(_ queue: DispatchQueue) -> Bool {
    isMarked && queue.getSpecific(key: key) == true
  }

  /// Whether the current code runs on the main queue. Jobs of the main actor run on the main
  /// queue, too.
  static var isCurrent: Bool {
    isMarked && (DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread)
  }
}
