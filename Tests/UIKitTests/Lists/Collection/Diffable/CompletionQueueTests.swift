import Testing

@testable import GalleyUIKit

@MainActor @Suite("A queue of completions")
struct CompletionQueueTests {
  @Test(
    "Completions are called in the order in which they were enqueued, whichever is done first",
    arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func order(finished: [Int]) {
    let queue = CompletionQueue()
    var told: [Int] = []
    let numbers = (0..<3).map { index in queue.enqueue { told.append(index) } }
    for index in finished {
      queue.finish(numbers[index])
      #expect(told == Array(0..<told.count))
    }
    #expect(told == [0, 1, 2])
  }

  @Test("A completion is called once, and may enqueue another one")
  func once() {
    let queue = CompletionQueue()
    var told: [String] = []
    let first = queue.enqueue {
      told.append("first")
      let inner = queue.enqueue { told.append("inner") }
      queue.finish(inner)
    }
    let second = queue.enqueue { told.append("second") }
    queue.finish(second)
    queue.finish(first)
    queue.finish(first)
    queue.finish(99)
    #expect(told == ["first", "second", "inner"])
  }
}
