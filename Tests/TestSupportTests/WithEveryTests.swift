import TestSupport
import Testing

@Suite("A loop over every value")
struct WithEveryTests {
  private struct Broken: Error {}

  @Test("withEvery runs for all values, in their order")
  func runsForAll() {
    var seen: [Int] = []
    withEvery("number", in: [3, 1, 2]) { seen.append($0) }
    #expect(seen == [3, 1, 2])
  }

  @Test("withEvery prints nothing if nothing fails")
  func silent() {
    let issues = recordedIssues {
      withEvery("x", in: 0..<3) { x in
        withEvery("y", in: 0..<3) { y in #expect(x + y < 5) }
      }
    }
    #expect(issues == [])
  }

  @Test("withEvery names the values of all loops around a failed expectation, outermost first")
  func namesValues() {
    let issues = recordedIssues {
      withEvery("x", in: 0..<3) { x in
        withEvery("name", in: ["", "b"]) { name in
          #expect(x < 2 || name.isEmpty, "what went wrong")
        }
      }
    }
    #expect(issues == ["what went wrong", #"failed at: x = 2, name = "b""#])
  }

  @Test("withEvery names the values around an error, and rethrows it")
  func namesValuesAroundError() {
    let issues = recordedIssues {
      try withEvery("x", in: 0..<3) { x in
        try withEvery("y", in: [5, 6]) { y in
          if x == 1 { throw Broken() }
        }
      }
    }
    #expect(issues == ["failed at: x = 1, y = 5", "thrown: Broken()"])
    #expect(throws: Broken.self) {
      try withKnownIssue(isIntermittent: true) {
        try withEvery("x", in: [1]) { _ in throw Broken() }
      } matching: {
        $0.error == nil
      }
    }
  }

  @Test("withEvery stops at the first value that fails, and so do the loops around")
  func stops() {
    var seen: [[Int]] = []
    let issues = recordedIssues {
      withEvery("x", in: 0..<3) { x in
        withEvery("y", in: 0..<3) { y in
          seen.append([x, y])
          #expect(x + y != 2, "two")
        }
      }
    }
    #expect(seen == [[0, 0], [0, 1], [0, 2]])
    #expect(issues == ["two", "failed at: x = 0, y = 2"])
  }

  @Test("withEvery distinguishes an expectation between two loops from one in the inner loop")
  func between() {
    let issues = recordedIssues {
      withEvery("x", in: 0..<3) { x in
        #expect(x != 1, "one")
        withEvery("y", in: 0..<3) { y in #expect(x != 1, "not reached") }
      }
    }
    #expect(issues == ["one", "failed at: x = 1"])
  }

  @Test("withEvery ignores earlier failures, known issues, and warnings")
  func othersFailures() {
    var count = 0
    let issues = recordedIssues {
      Issue.record("earlier")
      withEvery("x", in: 0..<3) { x in
        withKnownIssue { Issue.record("known") }
        Issue.record("only a warning", severity: .warning)
        count += 1
      }
    }
    #expect(count == 3)
    #expect(issues == ["earlier"] + Array(repeating: "only a warning", count: 3))
  }

  @Test("withEvery starts afresh after a loop that failed")
  func afresh() {
    var count = 0
    _ = recordedIssues {
      withEvery("x", in: 0..<3) { _ in Issue.record("first") }
      withEvery("x", in: 0..<3) { _ in count += 1 }
    }
    #expect(count == 3)
  }

  @Test("withEvery does the same for asynchronous bodies")
  func asynchronous() async {
    let issues = await recordedIssuesAsynchronously {
      await withEvery("x", in: 0..<3) { x in
        await Task.yield()
        await withEvery("y", in: 0..<3) { y in
          await Task.yield()
          #expect(x + y < 3, "three")
        }
      }
    }
    #expect(issues == ["three", "failed at: x = 1, y = 2"])
  }

  @Test("withEvery stays on the main actor if it starts there")
  @MainActor
  func mainActor() async {
    var sum = 0
    withEvery("x", in: 0..<4) { sum += $0 }
    await withEvery("x", in: 0..<4) { x in
      await Task.yield()
      MainActor.assertIsolated()
      sum += x
    }
    #expect(sum == 12)
  }
}
