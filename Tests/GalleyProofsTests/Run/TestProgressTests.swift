import Testing

@testable import GalleyProofs

@Suite("The progress of tests")
struct TestProgressTests {
  private func event(_ kind: String, _ id: String, at time: Double, _ more: String = "") -> String {
    """
    {"version":0,"kind":"event","payload":{"kind":"\(kind)","testID":"\(id)",\
    "instant":{"absolute":\(time),"since1970":0},"messages":[{"symbol":"fail","text":"wrong"}]\(more)}}
    """
  }

  private func chosen(_ names: String...) -> [ListedTest] {
    names.map { ListedTest(name: $0, library: .swiftTesting) }
  }

  @Test("The times of tests that ran at once add up to the time of the run")
  func times() {
    var progress = TestProgress()
    let ids = ["M.S/a()/S.swift:1:2", "M.S/b()/S.swift:5:2"]
    progress.readEvent(
      #"{"version":0,"kind":"test","payload":{"kind":"suite","id":"M.S","name":"S"}}"#)
    progress.readEvent(event("testStarted", "M.S", at: 10))
    for id in ids { progress.readEvent(event("testStarted", id, at: 10)) }
    #expect(progress.running == ["M.S/a()", "M.S/b()"])
    progress.readEvent(event("testEnded", ids[1], at: 12))
    progress.readEvent(event("testEnded", ids[0], at: 12.5))
    progress.readEvent(event("testEnded", "M.S", at: 13))
    #expect(progress.count == 2 && progress.running.isEmpty)
    #expect(
      progress.results(of: chosen("M.S/b()", "M.S/a()")) == [
        TestResult(name: "M.S/a()", state: .passed, milliseconds: 500),
        TestResult(name: "M.S/b()", state: .passed, milliseconds: 2_000),
      ])
  }

  @Test("Tests that end at the same moment have times that end with their last proofs")
  func proofs() {
    var progress = TestProgress()
    let ids = ["M.S/a()/S.swift:1:2", "M.S/b()/S.swift:5:2", "M.S/c()/S.swift:9:2"]
    for id in ids { progress.readEvent(event("testStarted", id, at: 10)) }
    for id in ids { progress.readEvent(event("testEnded", id, at: 16)) }
    progress.noteProof(of: ids[1], at: 11)
    progress.noteProof(of: ids[1], at: 12)
    progress.noteProof(of: ids[0], at: 15)
    let results = progress.results(of: chosen("M.S/a()", "M.S/b()", "M.S/c()"))
    #expect(results.map(\.milliseconds) == [3_000, 2_000, 1_000])
  }

  @Test("A test with an issue has failed, unless the issue is known or a warning")
  func issues() {
    var progress = TestProgress()
    let issues = [
      #","issue":{"isKnown":false,"sourceLocation":{"fileID":"M/S.swift","line":7,"column":1}}"#,
      #","issue":{"isKnown":true}"#,
      #","issue":{"isKnown":false,"isFailure":false,"severity":"warning"}"#,
    ]
    for (index, issue) in issues.enumerated() {
      let id = "M.S/test\(index)()/S.swift:1:2"
      progress.readEvent(event("testStarted", id, at: 0))
      progress.readEvent(event("issueRecorded", id, at: 0, issue))
      progress.readEvent(event("testEnded", id, at: 0))
    }
    let results = progress.results(of: chosen("M.S/test0()", "M.S/test1()", "M.S/test2()"))
    #expect(results.map(\.state) == [.failed, .passed, .passed])
    #expect(progress.tests["M.S/test0()"]?.messages == ["M/S.swift:7: wrong"])
  }

  @Test("A test that has not ended, has not begun, or was skipped has this state")
  func ends() {
    var progress = TestProgress()
    progress.readEvent(event("testStarted", "M.S/a()/S.swift:1:2", at: 0))
    progress.readEvent(event("testSkipped", "M.S/b()/S.swift:1:2", at: 0))
    progress.readEvent("half a li")
    let results = progress.results(of: chosen("M.S/a()", "M.S/b()", "M.S/c()"))
    #expect(results.map(\.state) == [.unfinished, .skipped, .notRun])
  }

  @Test("If one of several tests with the same name has failed, the name counts as failed")
  func sameName() {
    var progress = TestProgress()
    let tests: [(line: Int, issue: String?)] = [(1, #","issue":{"isKnown":false}"#), (5, nil)]
    for (index, (line, issue)) in tests.enumerated() {
      let id = "M.S/a()/S.swift:\(line):2"
      progress.readEvent(event("testStarted", id, at: 0))
      #expect(progress.count == min(index, 1))
      if let issue { progress.readEvent(event("issueRecorded", id, at: 0, issue)) }
      progress.readEvent(event("testEnded", id, at: 0))
    }
    #expect(progress.results(of: chosen("M.S/a()")).map(\.state) == [.failed])
    #expect(progress.tests["M.S/a()"]?.messages == ["wrong"])

    let rows = ["M.Row/testA", "N.Row/testA"].map { ListedTest(name: $0, library: .xctest) }
    progress = TestProgress(rows)
    for word in ["failed", "passed"] {
      progress.readOutput("Test Case 'Row.testA' started at 2026-01-01 00:00:00.000")
      #expect(progress.running == rows.map(\.name))
      progress.readOutput("Test Case 'Row.testA' \(word) (0.25 seconds)")
    }
    let results = progress.results(of: rows)
    #expect(results.map(\.state) == [.failed, .failed])
    #expect(results.map(\.milliseconds) == [500, 500])
  }

  @Test("The output of XCTest is read with the failures of its tests")
  func xctest() {
    let tests = ["M.Row/testA", "M.Row/testB", "M.Row/testC"].map {
      ListedTest(name: $0, library: .xctest)
    }
    var progress = TestProgress(tests)
    let output = """
      Test Suite 'Row' started at 2026-01-01 00:00:00.000
      Test Case 'Row.testA' started at 2026-01-01 00:00:00.000
      Test Case 'Row.testA' passed (0.25 seconds)
      Test Case 'Row.testB' started at 2026-01-01 00:00:00.000
      /package/Row.swift:12: error: Row.testB : Differs from the recorded proof
      -old
      +new
      Test Case 'Row.testB' failed (0.5 seconds)
      Test Case 'Row.testC' started at 2026-01-01 00:00:00.000
      Test Case 'Row.testC' skipped (0.0 seconds)
      Test Suite 'Row' failed at 2026-01-01 00:00:01.000
      """
    for line in output.split(separator: "\n") { progress.readOutput(line) }
    #expect(
      progress.results(of: tests) == [
        TestResult(name: "M.Row/testA", state: .passed, milliseconds: 250),
        TestResult(name: "M.Row/testB", state: .failed, milliseconds: 500),
        TestResult(name: "M.Row/testC", state: .skipped, milliseconds: 0),
      ])
    #expect(
      progress.tests["M.Row/testB"]?.messages == [
        "/package/Row.swift:12: error: Differs from the recorded proof\n-old\n+new"
      ])
  }
}
