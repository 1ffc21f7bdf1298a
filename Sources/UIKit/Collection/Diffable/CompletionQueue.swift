/// Who wants to know when something is shown, told in the order in which they asked.
///
/// What is shown at once is shown sooner than what moves there. It is told of after it, nevertheless.
@MainActor
internal final class CompletionQueue {
  private var waiting: [(number: Int, body: () -> Void, isDone: Bool)] = []
  private var count = 0

  /// - Returns: The number to be finished with.
  func enter(_ body: @escaping () -> Void) -> Int {
    count += 1
    waiting.append((count, body, false))
    return count
  }

  /// Something is shown: it is told, if nothing before it is still on its way.
  func finish(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting[index].isDone = true
    while let first = waiting.first, first.isDone {
      waiting.removeFirst()
      first.body()
    }
  }
}
