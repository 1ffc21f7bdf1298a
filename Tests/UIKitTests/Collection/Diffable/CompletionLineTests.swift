import Testing

@testable import UIKit

@MainActor @Suite("A line of completions")
struct CompletionLineTests {
  @Test(
    "Tells in the order of asking, whatever is done first",
    arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func order(finished: [Int]) {
    let line = CompletionLine()
    var told: [Int] = []
    let numbers = (0..<3).map { index in line.enter { told.append(index) } }
    for index in finished {
      line.finish(numbers[index])
      #expect(told == Array(0..<told.count))
    }
    #expect(told == [0, 1, 2])
  }

  @Test("Tells once, and goes on when it is asked from inside")
  func once() {
    let line = CompletionLine()
    var told: [String] = []
    let first = line.enter {
      told.append("first")
      let inner = line.enter { told.append("inner") }
      line.finish(inner)
    }
    let second = line.enter { told.append("second") }
    line.finish(second)
    line.finish(first)
    line.finish(first)
    line.finish(99)
    #expect(told == ["first", "second", "inner"])
  }
}
