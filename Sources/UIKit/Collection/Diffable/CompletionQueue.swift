/// The completions of a data source, called in the order in which the states came in.
///
/// A state that is shown without animation ends sooner than an animated one before it. Its completion is called
/// after that of the animated one, nevertheless.
@MainActor
internal final class CompletionQueue {
  private var waiting: [(number: Int, body: () -> Void, isDone: Bool)] = []
  private var count = 0

  /// Adds a completion behind all others.
  ///
  /// - Returns: The number to call `finish(_:)` with.
  func enter(_ body: @escaping () -> Void) -> Int {
    count += 1
    waiting.append((count, body, false))
    return count
  }

  /// Notes that a state has been shown, and calls all completions up to the first one that still waits.
  func finish(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting[index].isDone = true
    while let first = waiting.first, first.isDone {
      waiting.removeFirst()
      first.body()
    }
  }
}
