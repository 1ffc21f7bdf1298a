import Foundation
import GalleyProofFiles
import Testing

@testable import GalleyProofs

@MainActor @Suite("The command proof run")
struct RunCommandTests {
  private let names = [
    "FakeTests.Feed/one()", "FakeTests.Feed/two()", "FakeTests.Old/testFour",
    "FakeTests.Other/three()",
  ]

  @Test("A run is a success if all tests have passed and all proofs held")
  func success() {
    #expect(RunReport(passed: 3, held: 2).isSuccess)
    #expect(!RunReport(passed: 3, changed: ["FeedTests/feed.png"]).isSuccess)
    #expect(!RunReport(problems: ["a process has ended"]).isSuccess)
  }

  @Test("All tests of both libraries run, their times are kept, and the page is written")
  func all() throws {
    let tests = try FakeTests()
    defer { tests.remove() }
    let result = tests.run()
    #expect(result.code == 0, "\(result)")
    #expect(tests.ran.map(\.test).sorted() == names)
    #expect(result.output.count == 3, "\(result.output)")
    #expect(result.output.first?.hasPrefix("tests: 4 passed, 0 failed in ") == true)
    #expect(result.output.dropFirst().first == "proofs: 3 held, 0 changed, 0 recorded")
    let page = try #require(result.output.last)
    #expect(page == tests.results.path + "/sheet/index.html")
    #expect(FileManager.default.fileExists(atPath: page))
    let times = try TestTimes.read(tests.results.appendingPathComponent("times.json"))
    #expect(times.milliseconds.keys.sorted() == names)
    #expect(times.milliseconds["FakeTests.Old/testFour"] == 4)
    #expect(times.milliseconds["FakeTests.Feed/two()"] == 1_000)
  }

  @Test("A filter chooses tests by their names")
  func filter() throws {
    let tests = try FakeTests()
    defer { tests.remove() }
    #expect(tests.run("--filter", "Feed/t", "--filter", "Old").code == 0)
    #expect(tests.ran.map(\.test).sorted() == ["FakeTests.Feed/two()", "FakeTests.Old/testFour"])
    let none = tests.run("--filter", "Nothing")
    #expect(none.code == 1)
    #expect(none.errors == ["proof: none of 4 tests matches 'Nothing'"])
  }

  @Test("With two processes, each test runs once")
  func jobs() throws {
    let tests = try FakeTests()
    defer { tests.remove() }
    let result = tests.run("--jobs", "2")
    #expect(result.code == 0, "\(result)")
    #expect(tests.ran.map(\.test).sorted() == names)
    let processes = Dictionary(grouping: tests.ran) { $0.test.prefix(15) }
    #expect(processes["FakeTests.Feed/"].map { Set($0.map(\.process)).count } == 1)
    #expect(Set(tests.ran.map(\.process)).count > 1)
  }

  @Test("The shards together run all tests, and merging them gives the times for the next run")
  func shards() throws {
    let tests = try FakeTests()
    defer { tests.remove() }
    var codes: [Int32] = []
    for shard in 1...3 {
      let folder = tests.root.appendingPathComponent("shard\(shard)").path
      codes.append(tests.run("--shard", "\(shard)/3", "--results", folder).code)
    }
    #expect(codes == [0, 0, 0])
    #expect(tests.ran.map(\.test).sorted() == names)
    let merged = tests.root.appendingPathComponent("merged").path
    var (output, errors): ([String], [String]) = ([], [])
    let code = ProofCommand.run(
      ["merge"] + (1...3).map { tests.root.appendingPathComponent("shard\($0)").path }
        + ["--to", merged, "--root", tests.root.path],
      output: { output.append($0) }, errors: { errors.append($0) })
    #expect(code == 0, "\(output) \(errors)")
    #expect(output.first == "4 tests, 3 proofs, 0 changed")
    let times = try TestTimes.read(URL(fileURLWithPath: merged + "/times.json"))
    #expect(times.milliseconds.keys.sorted() == names)
  }

  @Test("The variables of Bazel choose a shard, and its status file is created")
  func bazel() throws {
    let tests = try FakeTests()
    defer { tests.remove() }
    let file = tests.root.appendingPathComponent("status").path
    for index in 0..<2 {
      let result = tests.run(
        environment: [
          "TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": file,
        ])
      #expect(result.code == 0, "\(result)")
      #expect(FileManager.default.fileExists(atPath: file))
    }
    #expect(tests.ran.map(\.test).sorted() == names)
    // Both shards have left a record, and neither has written the times of tests.
    let records = try RunRecord.files(in: tests.results).map(\.lastPathComponent)
    #expect(records == ["1-of-2.json", "2-of-2.json"])
    #expect(
      !FileManager.default.fileExists(
        atPath: tests.results.appendingPathComponent("times.json").path))
    #expect(tests.run(environment: ["TEST_TOTAL_SHARDS": "2"]).code == 2)
  }

  @Test("On GitHub Actions, the annotations that tests have written are printed, too")
  func annotations() throws {
    let tests = try FakeTests()
    defer { tests.remove() }
    let annotation = "::error file=Fake.swift,line=7::wrong"
    var environment = ["FAKE_FAILURE": "two", "GITHUB_ACTIONS": "true"]
    let result = tests.run(environment: environment)
    #expect(result.output.filter { $0.hasPrefix("::") } == [annotation], "\(result)")
    // With JSON on the standard output, annotations are written to the standard error.
    let json = tests.run("--json", environment: environment)
    #expect(json.output.count == 1 && json.errors == [annotation], "\(json)")
    environment["GITHUB_ACTIONS"] = "false"
    let elsewhere = tests.run(environment: environment)
    #expect(!elsewhere.output.contains(annotation), "\(elsewhere)")
  }

  @Test("A failed test is printed with its place, and as JSON")
  func failure() throws {
    let tests = try FakeTests()
    defer { tests.remove() }
    let result = tests.run(environment: ["FAKE_FAILURE": "two"])
    #expect(result.code == 1)
    #expect(
      result.output.prefix(2) == [
        "✘ FakeTests.Feed/two()", "    FakeTests/Fake.swift:7: wrong",
      ], "\(result.output)")
    let json = tests.run("--json", environment: ["FAKE_FAILURE": "two"])
    #expect(json.code == 1)
    struct Report: Decodable {
      struct Test: Decodable {
        var name: String
        var state: TestState
      }
      var passed: Int
      var failed: [Test]
      var held: Int
    }
    let text = try #require(json.output.first)
    let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    #expect(report.passed == 3 && report.held == 3)
    #expect(report.failed.map(\.name) == ["FakeTests.Feed/two()"])
    #expect(report.failed.first?.state == .failed)
  }

  @Test("A killed process is reported with the unfinished test and those that did not run")
  func crash() throws {
    let tests = try FakeTests()
    defer { tests.remove() }
    let result = tests.run(environment: ["FAKE_CRASH": "two"])
    #expect(result.code == 1)
    #expect(
      result.output.prefix(2) == [
        "✘ FakeTests.Feed/two() (unfinished)", "✘ FakeTests.Other/three() (not run)",
      ], "\(result.output)")
    #expect(
      result.output.contains {
        $0.hasPrefix(
          "✘ a process of the tests was ended by signal 9 during FakeTests.Feed/two(); see ")
      }, "\(result.output)")
  }

  @Test("Chosen tests that the process does not find are reported, and do not count as skipped")
  func unmatched() throws {
    let tests = try FakeTests()
    defer { tests.remove() }
    let result = tests.run("--filter", "Feed", environment: ["FAKE_UNMATCHED": "yes"])
    #expect(result.code == 1)
    #expect(result.output.contains("✘ FakeTests.Feed/one() (not run)"), "\(result.output)")
    #expect(
      result.output.contains {
        $0.hasPrefix("✘ Swift Testing has found none of the chosen tests; see ")
      }, "\(result.output)")
  }

  @Test("A complete run removes results of proofs that no test asks for; a partial run does not")
  func forgets() throws {
    let tests = try FakeTests()
    defer { tests.remove() }
    let gone = tests.root.appendingPathComponent("Tests/FakeTests/__Proofs__/Fake/gone.txt")
    _ = try ProofStore.keep(
      Data("new".utf8), insteadOf: gone, difference: nil, place: "Fake.swift:1", message: "m",
      in: tests.results)
    #expect(tests.run("--filter", "Feed").code == 0)
    #expect(ProofStore.entries(in: tests.results).count == 1)
    #expect(tests.run(environment: ["FAKE_CRASH": "two"]).code == 1)
    #expect(ProofStore.entries(in: tests.results).count == 1)
    #expect(tests.run().code == 0)
    #expect(ProofStore.entries(in: tests.results).isEmpty)
  }

  @Test(
    "A program that can't be run or lists no tests, and wrong arguments, have codes of their own")
  func badInput() throws {
    let tests = try FakeTests()
    defer { tests.remove() }
    #expect(tests.run(environment: ["FAKE_BROKEN": "yes"]).code == 3)
    #expect(tests.run("--test-program", "/nowhere").code == 2)
    #expect(tests.run("--jobs", "0").code == 2)
    #expect(tests.run("--shard", "3/2").code == 2)
    #expect(tests.run("--filter", "(").code == 2)
    #expect(tests.run("Feed").code == 2)
    #expect(tests.run("--wrong").code == 2)
    try Data("no JSON".utf8).write(to: tests.root.appendingPathComponent("times"))
    #expect(tests.run("--times", tests.root.appendingPathComponent("times").path).code == 2)
    #expect(tests.ran.isEmpty)
  }

  @Test("The arguments after -- are passed to the build")
  func buildArguments() throws {
    let options = try RunOptions(
      ["--jobs=2", "--filter", "A", "--", "-Xswiftc", "--jobs"], environment: [:])
    #expect(options.jobs == 2 && options.filters == ["A"])
    #expect(options.buildArguments == ["-Xswiftc", "--jobs"])
  }
}

@MainActor @Suite("The command proof run with --twice")
struct TwiceCommandTests {
  @Test("With --twice, tests with the same proofs have no differences, and nothing is kept")
  func same() throws {
    let tests = try FakeTests()
    defer { tests.remove() }
    let result = tests.run("--twice")
    #expect(result.code == 0, "\(result)")
    #expect(result.output == ["3 proofs in two processes: all were the same"])
    #expect(tests.ran.count == 8)
    #expect(ProofStore.lines(of: .asked, in: tests.results).isEmpty)
    #expect(
      !FileManager.default.fileExists(
        atPath: tests.results.appendingPathComponent("times.json").path))
  }

  @Test("With --twice, a proof that depends on the environment is named with the difference")
  func flaky() throws {
    let tests = try FakeTests()
    defer { tests.remove() }
    let result = tests.run("--twice", "--jobs", "2", environment: ["FAKE_FLAKY": "one"])
    #expect(result.code == 1)
    let root = tests.root.lastPathComponent
    #expect(
      result.output.dropLast() == [
        "flaky: Fake/one.txt: other contents in each process",
        "    --- before",
        "    +++ now",
        "    @@ -1,2 +1,2 @@",
        "    -it is late in UTC, says C.UTF-8 in \(root)",
        "    +it is late in Pacific/Chatham, says de_DE.UTF-8 in working",
        "     ",
        "3 proofs in two processes: 1 differed",
      ], "\(result.output)")
    let page = try #require(result.output.last)
    #expect(page == tests.results.path + "/twice/sheet/index.html")
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("Pacific/Chatham"))
  }

  @Test("With --twice, a test that fails in both processes is reported once, and is not flaky")
  func failure() throws {
    let tests = try FakeTests()
    defer { tests.remove() }
    let result = tests.run("--twice", environment: ["FAKE_FAILURE": "three"])
    #expect(result.code == 1)
    #expect(
      result.output == [
        "✘ FakeTests.Other/three()", "    FakeTests/Fake.swift:7: wrong",
        "3 proofs in two processes: all were the same",
      ], "\(result.output)")
  }
}
