import Dispatch
import Foundation

/// Whether the main queue is served right now. It is not always served by the main thread.
internal enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()

  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  /// Whether a queue is the main queue. `DispatchQueue.main` makes a new object each time off Apple, so `===`
  /// does not tell.
  static func isMain(_ queue: DispatchQueue) -> Bool {
    isMarked && queue.getSpecific(key: key) == true
  }

  /// Whether this is done in a turn of the main queue. The main actor's jobs are such turns as well.
  static var isCurrent: Bool {
    isMarked && (DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread)
  }
}
