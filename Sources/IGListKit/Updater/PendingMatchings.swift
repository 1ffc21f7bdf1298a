import GalleyUIKit

/// The closures that wait for section matchings from other queues.
///
/// The closures stay on the main queue. Another queue that retained the closures, and so their
/// views and objects, might be the last to release them, and they would be deallocated on that
/// queue.
@MainActor
internal enum PendingMatchings {
  private static var waiting: [Int: (SectionMatching) -> Void] = [:]
  private static var last = 0

  /// Stores a closure until its matching is found. Returns a number that identifies the closure for
  /// `deliver(_:to:)`.
  static func wait(_ body: @escaping (SectionMatching) -> Void) -> Int {
    last += 1
    waiting[last] = body
    return last
  }

  /// Calls the closure that waits under a number.
  static func deliver(_ matching: SectionMatching, to number: Int) {
    waiting.removeValue(forKey: number)?(matching)
  }
}
