import GalleyDiffing
import TestSupport
import Testing

@Suite("The difference between two lists, judged")
struct ListDifferenceJudgeTests {
  /// A release build judges all 1093² pairs, which takes minutes in a debug build. A debug build
  /// judges only the lists before in which the letters first occur in ascending order. Other
  /// letters would only rename these.
  @Test(
    "The difference is right for every pair of lists over three letters up to length 6, repeats included",
    arguments: 0..<4)
  func everyPair(part: Int) {
    let all = Array(lists(over: [0, 1, 2], upToLength: 6))
    #expect(all.count == 1093)
    #if DEBUG
    let befores = all.filter { $0 == $0.renamed($0) }
    #expect(befores.count == 186)
    #else
    let befores = all
    #endif
    let some = stride(from: part, to: befores.count, by: 4).lazy.map { befores[$0] }
    withEvery("before", in: some) { before in
      for after in all {
        expectRight(difference(from: before, to: after), from: before, to: after)
      }
    }
  }

  @Test(
    "The difference does not depend on names, for any pair of lists over three letters up to length 4"
  )
  func everyName() {
    withEvery("before", in: lists(over: [0, 1, 2], upToLength: 4)) { before in
      withEvery("after", in: lists(over: [0, 1, 2], upToLength: 4)) { after in
        let renamed = difference(
          from: before.renamed(before + after), to: after.renamed(before + after))
        #expect(difference(from: before, to: after) == renamed)
      }
    }
  }

  /// Names do not matter, so the list before may as well be 0, 1, 2, ….
  @Test(
    "The difference is right for every choice and order of up to five elements and two new ones")
  func everyChoice() {
    withEvery("count", in: 0...5) { count in
      let before = Array(0..<count)
      withEvery("after", in: arrangements(of: Array(0..<(count + 2)))) { after in
        let difference = difference(from: before, to: after)
        expectRight(difference, from: before, to: after)
        #expect(difference.duplicates.isEmpty)
      }
    }
  }

  @Test("The difference has the fewest moves for every order of up to seven elements")
  func everyOrder() {
    withEvery("count", in: 0...7) { count in
      let before = Array(0..<count)
      withEvery("after", in: permutations(of: before)) { after in
        let difference = difference(from: before, to: after)
        expectRight(difference, from: before, to: after)
        #expect(difference.moves.count == count - longestClimbByTrying(after[...]))
      }
    }
  }

  @Test("The difference names new content, for every choice of it in every order of four elements")
  func everyContent() {
    let before = Array(0..<4)
    withEvery("after", in: permutations(of: before)) { after in
      withEvery("changed", in: subsets(of: before)) { changed in
        let difference = difference(from: before, to: after, identifiedBy: \.self) { old, new in
          #expect(old == new)
          return !changed.contains(old)
        }
        let contents = after.map { changed.contains($0) ? 1 : 0 }
        expectRight(
          difference, from: before, to: after, contents: (before: [0, 0, 0, 0], after: contents))
      }
    }
  }
}

@Suite("The judge of list differences")
struct ListJudgeTests {
  @Test("The judge finds every error in a difference")
  func complaints() {
    func complaint(
      _ changes: Changes<Int>, _ before: [Int], _ after: [Int], _ duplicates: [Duplicate] = []
    ) -> String? {
      var judge = ListJudge(before, after)
      return judge.complaint(
        about: ListDifference(
          changes: changes, beforeCount: before.count, afterCount: after.count,
          duplicates: duplicates))
    }
    #expect(complaint(Changes(), [0, 1], [0, 1]) == nil)
    #expect(complaint(Changes(), [0], [0, 1]) != nil)
    #expect(complaint(Changes(), [0, 1], [1, 0]) != nil)
    #expect(complaint(Changes(deletes: [0], inserts: [0]), [0], [0]) != nil)
    #expect(complaint(Changes(deletes: [0], inserts: [0]), [0], [1]) == nil)
    #expect(complaint(Changes(moves: [.init(before: 0, after: 0)]), [0], [0]) != nil)
    #expect(complaint(Changes(updates: [.init(before: 0, after: 0)]), [0], [0]) != nil)
    #expect(complaint(Changes(deletes: [1]), [0, 0], [0]) != nil)
    #expect(complaint(Changes(deletes: [0, 0]), [0, 1], []) != nil)
    let repeated = Duplicate(side: .after, position: 1, first: 0)
    #expect(complaint(Changes(), [0], [0, 0], [repeated]) != nil, "the count is of all elements")
  }

  @Test("The judge finds the longest increasing run in two ways that agree")
  func climbs() {
    withEvery("count", in: 0...7) { count in
      withEvery("values", in: permutations(of: Array(0..<count))) { values in
        #expect(longestClimbByTails(values) == longestClimbByTrying(values[...]))
      }
    }
    #expect(longestClimb([4, 0, 1, 2]) == 3)
    #expect(longestClimb([2, 1, 0]) == 1)
  }
}

/// Every order of every choice from `values`.
func arrangements(of values: [Int]) -> some Sequence<[Int]> {
  subsets(of: values).lazy.flatMap { permutations(of: $0) }
}

/// Judges the difference between two lists of numbers.
func expectRight(
  _ difference: ListDifference, from before: [Int], to after: [Int],
  contents: (before: [Int], after: [Int])? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var judge = ListJudge(before, after, contents: contents)
  if let complaint = judge.complaint(about: difference) {
    Issue.record("\(complaint), for \(before) → \(after)", sourceLocation: sourceLocation)
  }
}

extension [Int] {
  /// The list with each number replaced by its rank among the numbers of `names`, in the order in
  /// which they first stand there.
  fileprivate func renamed(_ names: [Int]) -> [Int] {
    var seen: [Int] = []
    for name in names where !seen.contains(name) { seen.append(name) }
    return compactMap { seen.firstIndex(of: $0) }
  }
}
