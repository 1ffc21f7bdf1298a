import TestSupport
import Testing

@Suite("The permutations of a list")
struct PermutationsTests {
  @Test("Permutations come in lexicographic order")
  func order() {
    #expect(
      Array(permutations(of: [1, 2, 3])) == [
        [1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1],
      ])
  }

  @Test(
    "There are n factorial different permutations",
    arguments: [(0, 1), (1, 1), (2, 2), (5, 120), (7, 5040)])
  func count(count: Int, factorial: Int) {
    let all = Array(permutations(of: Array(0..<count)))
    #expect(all.count == factorial)
    #expect(Set(all).count == factorial)
    #expect(all.allSatisfy { $0.sorted() == Array(0..<count) })
  }

  @Test("Permutations distinguish equal values")
  func repeats() {
    #expect(Array(permutations(of: ["a", "a"])) == [["a", "a"], ["a", "a"]])
  }
}

@Suite("The lists over an alphabet")
struct ListsTests {
  @Test("Lists over an alphabet come by length, then in lexicographic order")
  func order() {
    #expect(
      Array(lists(over: ["a", "b"], upToLength: 2)) == [
        [], ["a"], ["b"], ["a", "a"], ["a", "b"], ["b", "a"], ["b", "b"],
      ])
  }

  @Test("There are 1 + k + k² + … different lists over an alphabet")
  func count() {
    let all = Array(lists(over: [0, 1, 2], upToLength: 5))
    #expect(all.count == 1 + 3 + 9 + 27 + 81 + 243)
    #expect(Set(all).count == all.count)
  }

  @Test("Without letters or length there is only the empty list, and none for a negative length")
  func edges() {
    #expect(Array(lists(over: [Int](), upToLength: 3)) == [[]])
    #expect(Array(lists(over: [1, 2], upToLength: 0)) == [[]])
    #expect(Array(lists(over: [1, 2], upToLength: -1)) == [])
  }
}

@Suite("The subsets of a list")
struct SubsetsTests {
  @Test("Subsets come in the order of a binary counter")
  func order() {
    #expect(
      Array(subsets(of: [1, 2, 3])) == [
        [], [1], [2], [1, 2], [3], [1, 3], [2, 3], [1, 2, 3],
      ])
  }

  @Test("There are 2ⁿ different subsets")
  func count() {
    #expect(Array(subsets(of: [Int]())) == [[]])
    #expect(Set(subsets(of: Array(0..<10))).count == 1 << 10)
  }
}
