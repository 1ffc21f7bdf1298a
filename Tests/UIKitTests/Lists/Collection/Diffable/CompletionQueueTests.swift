import Testing

@testable import GalleyUIKit

@MainActor @Suite("A queue of completions")
struct CompletionQueueTests {
  @Test(
    "Tells in the order of asking, whatever is done first",
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

  @Test("Tells once, and goes on when it is asked from inside")
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
