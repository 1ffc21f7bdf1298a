import GalleyUIKit

/// The closures that wait for section matchings from other queues. A section matching pairs the
/// sections before an update with the sections after the update.
///
/// The closures stay on the main queue. If another queue retained a closure, that queue might be
/// the last to release it. Then views and objects that the closure retains would be deallocated on
/// that queue.
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
