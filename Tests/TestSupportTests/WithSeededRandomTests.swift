import TestSupport
import Testing

@Suite("Steps with seeded random numbers")
struct WithSeededRandomTests {
  @Test("There are as many seeded steps as the budget allows")
  func count() {
    var count = 0
    withSeededRandom("count", steps: 20, replaying: nil) { _ in count += 1 }
    #expect(count == Budget.steps(20))
  }

  @Test(
    "Seeded steps see the same numbers in every run, and different ones in every step and under every label"
  )
  func numbers() {
    #expect(numbers(label: "a") == numbers(label: "a"))
    #expect(Set(numbers(label: "a") + numbers(label: "b")).count == 2 * Budget.steps(20))
  }

  @Test("Seeded steps stop at a failure, and name the seed that runs the step again")
  func replay() throws {
    var last: UInt64 = 0
    let issues = recordedIssues {
      withSeededRandom("rolling dice", steps: 1_000, replaying: nil) { random in
        last = random.next()
        #expect(last % 6 != 0, "a six")
      }
    }
    #expect(issues.count == 2)
    #expect(issues.first == "a six")
    let note = try #require(issues.last)
    #expect(note.hasPrefix("failed at: rolling dice, step "))

    let seedText = try #require(note.split(separator: "GALLEY_SEED=").last)
    let seed = try #require(SeededRandom.parseSeed(String(seedText)))
    var replayed: [UInt64] = []
    withSeededRandom("rolling dice", replaying: seed) { replayed.append($0.next()) }
    #expect(replayed == [last])
  }

  @Test("Seeded steps name the seed when a step throws, and the loops around it")
  func throwing() {
    struct Broken: Error {}
    let issues = recordedIssues {
      try withEvery("x", in: [7]) { _ in
        try withSeededRandom("breaking", replaying: 0xABC) { _ in throw Broken() }
      }
    }
    #expect(
      issues == [
        "failed at: x = 7, breaking, one step again: GALLEY_SEED=0xabc", "thrown: Broken()",
      ])
  }

  @Test("Seeded steps may be asynchronous")
  func asynchronous() async {
    var seen: [UInt64] = []
    await withSeededRandom("a", steps: 20, replaying: nil) { random in
      await Task.yield()
      seen.append(random.next())
    }
    #expect(seen == numbers(label: "a"))
  }

  /// The first number of each step.
  private func numbers(label: String) -> [UInt64] {
    var numbers: [UInt64] = []
    withSeededRandom(label, steps: 20, replaying: nil) { numbers.append($0.next()) }
    return numbers
  }
}

@Suite("A seeded generator")
struct SeededRandomTests {
  @Test("A seeded generator gives the numbers it has always given, so that old seeds stay valid")
  func literals() {
    // The published first outputs of SplitMix64 for the seed 1234567.
    var random = SeededRandom(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }

  @Test("A seeded generator continues from its state as if it had never been stopped")
  func state() {
    var first = SeededRandom(seededBy: "some text")
    _ = first.next()
    var second = SeededRandom(seed: first.state)
    #expect(first.next() == second.next())
  }

  @Test("A seeded generator starts in different states for different labels")
  func texts() {
    let states = lists(over: ["a", "b", "c"], upToLength: 4).map {
      SeededRandom(seededBy: $0.joined()).state
    }
    #expect(Set(states).count == states.count)
  }

  @Test(
    "A seeded generator starts in different states for different salts, and in its old state without one"
  )
  func salts() {
    let states = ["", "a", "b", "ab"].map { SeededRandom(seededBy: "some text", salt: $0).state }
    #expect(Set(states).count == 4)
    #expect(states[0] == SeededRandom(seededBy: "some text").state)
  }

  @Test("Seeds are read in decimal and in hex")
  func seeds() {
    #expect(SeededRandom.parseSeed("42") == 42)
    #expect(SeededRandom.parseSeed("0xffffffffffffffff") == .max)
    #expect(SeededRandom.parseSeed("0x") == nil)
    #expect(SeededRandom.parseSeed("-1") == nil)
    #expect(SeededRandom.parseSeed("") == nil)
  }
}

@Suite("A budget")
struct BudgetTests {
  @Test("A budget multiplies the steps, and leaves at least one")
  func steps() {
    #expect(Budget.steps(1_000, times: 1) == 1_000)
    #expect(Budget.steps(1_000, times: 2.5) == 2_500)
    #expect(Budget.steps(1_000, times: 0.0001) == 1)
    #expect(Budget.steps(0, times: 1) == 1)
    #expect(Budget.steps(1_000, times: 1e300) == 1 << 53)
  }
}
