/// The completion handlers of a data source, which are called in the order of the calls of `apply`.
///
/// A snapshot that is applied without an animation may be shown completely before an earlier
/// snapshot whose animation is still running. The completion handler of the later snapshot is still
/// called after the completion handler of the earlier snapshot.
@MainActor
internal final class CompletionQueue {
  private var waiting: [(number: Int, body: () -> Void, isDone: Bool)] = []
  private var count = 0

  /// Adds a completion handler at the end of the queue.
  ///
  /// - Returns: The number to call `finish(_:)` with.
  func enqueue(_ body: @escaping () -> Void) -> Int {
    count += 1
    waiting.append((count, body, false))
    return count
  }

  /// Records that a snapshot has been shown, and calls the handlers in order, up to the first
  /// handler whose snapshot has not been shown.
  func finish(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting[index].isDone = true
    while let first = waiting.first, first.isDone {
      waiting.removeFirst()
      first.body()
    }
  }
}
