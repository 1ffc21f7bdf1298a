import TestSupport
import Testing

@Suite("The permutations of a list")
struct PermutationsTests {
  @Test("Come in dictionary order")
  func order() {
    #expect(
      Array(permutations(of: [1, 2, 3])) == [
        [1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1],
      ])
  }

  @Test("Are n factorial different ones", arguments: [(0, 1), (1, 1), (2, 2), (5, 120), (7, 5040)])
  func count(count: Int, factorial: Int) {
    let all = Array(permutations(of: Array(0..<count)))
    #expect(all.count == factorial)
    #expect(Set(all).count == factorial)
    #expect(all.allSatisfy { $0.sorted() == Array(0..<count) })
  }

  @Test("Tell equal values apart")
  func repeats() {
    #expect(Array(permutations(of: ["a", "a"])) == [["a", "a"], ["a", "a"]])
  }
}

@Suite("The lists over an alphabet")
struct ListsTests {
  @Test("Come by length, then in dictionary order")
  func order() {
    #expect(
      Array(lists(over: ["a", "b"], upToLength: 2)) == [
        [], ["a"], ["b"], ["a", "a"], ["a", "b"], ["b", "a"], ["b", "b"],
      ])
  }

  @Test("Are 1 + k + k² + … different ones")
  func count() {
    let all = Array(lists(over: [0, 1, 2], upToLength: 5))
    #expect(all.count == 1 + 3 + 9 + 27 + 81 + 243)
    #expect(Set(all).count == all.count)
  }

  @Test("Are only the empty one without letters or length, and none for a negative length")
  func edges() {
    #expect(Array(lists(over: [Int](), upToLength: 3)) == [[]])
    #expect(Array(lists(over: [1, 2], upToLength: 0)) == [[]])
    #expect(Array(lists(over: [1, 2], upToLength: -1)) == [])
  }
}

@Suite("The subsets of a list")
struct SubsetsTests {
  @Test("Come in the order of a binary counter")
  func order() {
    #expect(
      Array(subsets(of: [1, 2, 3])) == [
        [], [1], [2], [1, 2], [3], [1, 3], [2, 3], [1, 2, 3],
      ])
  }

  @Test("Are 2ⁿ different ones")
  func count() {
    #expect(Array(subsets(of: [Int]())) == [[]])
    #expect(Set(subsets(of: Array(0..<10))).count == 1 << 10)
  }
}
