import Testing

@testable import GalleyProofs

@Suite("The shares of tests")
struct TestSharesTests {
  private func tests(_ suites: [String: Int]) -> [ListedTest] {
    suites.flatMap { suite, count in
      (0..<count).map { ListedTest(name: "\(suite)/test\($0)()", library: .swiftTesting) }
    }.sorted()
  }

  @Test("Each test is in one share", arguments: 1...5)
  func complete(count: Int) {
    let all = tests(["A.One": 7, "A.Two": 1, "B.One": 4])
    let shares = TestShares.balanced(all, into: count, times: TestTimes())
    #expect(shares.count == count)
    #expect(shares.flatMap { $0 }.sorted() == all)
  }

  @Test("The tests of a suite stay together, and the longest suites are placed first")
  func suites() {
    // The suites take 30, 20, 20 and 10 milliseconds, so two shares take 40 each.
    let all = tests(["M.A": 3, "M.B": 2, "M.C": 2, "M.D": 1])
    let times = TestTimes(
      milliseconds: Dictionary(uniqueKeysWithValues: all.map { ($0.name, 10) }))
    let shares = TestShares.balanced(all, into: 2, times: times)
    #expect(shares.map { Set($0.map { String($0.suite) }) } == [["M.A", "M.D"], ["M.B", "M.C"]])
  }

  @Test("A suite that takes longer than a share is divided")
  func longSuite() {
    let all = tests(["M.Long": 6, "M.Short": 1])
    let times = TestTimes(
      milliseconds: Dictionary(uniqueKeysWithValues: all.map { ($0.name, 100) }))
    let shares = TestShares.balanced(all, into: 2, times: times)
    #expect(shares.map(\.count).sorted() == [3, 4])
  }

  @Test("One slow test counts as much as many fast ones")
  func slowTest() {
    let all = tests(["M.Fast": 8, "M.Slow": 1])
    var times = TestTimes(milliseconds: ["M.Slow/test0()": 5_000])
    for index in 0..<8 { times.milliseconds["M.Fast/test\(index)()"] = 5 }
    let shares = TestShares.balanced(all, into: 2, times: times)
    #expect(
      shares.map { $0.map { String($0.suite) } } == [
        ["M.Slow"], Array(repeating: "M.Fast", count: 8),
      ])
  }

  @Test("A test without a time counts as the mean of the others, and no time counts as zero")
  func expected() {
    let times = TestTimes(milliseconds: ["a": 10, "b": 30, "c": 0])
    #expect(["a", "b", "c", "d"].map(times.expected) == [10, 30, 1, 13])
    #expect(TestTimes().expected("a") == 1)
  }

  @Test("The shares do not depend on the order of the tests")
  func order() {
    let all = tests(["A.One": 3, "B.Two": 5, "C.Three": 2])
    let times = TestTimes(milliseconds: ["A.One/test0()": 40, "B.Two/test1()": 7])
    let expected = TestShares.balanced(all, into: 3, times: times)
    #expect(TestShares.balanced(all.reversed(), into: 3, times: times) == expected)
  }

  @Test("Times of a later run replace earlier ones, and those of deleted tests are removed")
  func times() {
    let before = TestTimes(milliseconds: ["a": 1, "b": 2, "gone": 3])
    let after = before.updated(
      with: TestTimes(milliseconds: ["b": 5, "new": 7]), listed: ["a", "b", "new"])
    #expect(after.milliseconds == ["a": 1, "b": 5, "new": 7])
  }
}

@Suite("A shard")
struct ShardingTests {
  @Test("The option names a shard from one; the environment names it from zero")
  func sources() throws {
    let bazel = ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "8"]
    let option = try Sharding(option: "2/8", environment: [:])
    #expect(option.index == 1 && option.count == 8)
    #expect(try Sharding(option: nil, environment: bazel) == option)
    #expect(try Sharding(option: nil, environment: bazel).description == "2/8")
    #expect(try Sharding(option: "1/3", environment: bazel).description == "1/3")
    #expect(try Sharding(option: nil, environment: [:]).description == "1/1")
    #expect(
      try Sharding(option: nil, environment: ["TEST_TOTAL_SHARDS": "0"]).description == "1/1")
  }

  @Test(
    "Invalid numbers of a shard are errors",
    arguments: ["", "2", "0/8", "9/8", "1/0", "a/b", "1/2/3", "-1/2"])
  func mistakes(option: String) {
    #expect(throws: ProofOptions.Mistake.self) { try Sharding(option: option, environment: [:]) }
  }

  @Test(
    "An environment with invalid numbers of a shard is an error", arguments: [nil, "8", "-1", "x"])
  func environment(index: String?) {
    var environment = ["TEST_TOTAL_SHARDS": "8"]
    environment["TEST_SHARD_INDEX"] = index
    #expect(throws: ProofOptions.Mistake.self) {
      try Sharding(option: nil, environment: environment)
    }
  }
}
