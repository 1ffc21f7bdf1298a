import GalleyProofFiles
import Testing

@testable import GalleyProofs

@Suite("Merged results")
struct MergedResultsTests {
  private func entry(_ proof: String, now: String) -> ProofStore.Entry {
    ProofStore.Entry(
      package: "/machine/\(now)", proof: proof, name: "FeedTests/\(proof)", place: "Feed.swift:1",
      message: "-a\n+\(now)", now: now)
  }

  private func run(_ shard: Int, of shards: Int, plan: String = "p", _ tests: TestResult...)
    -> RunRecord
  {
    RunRecord(shard: shard, shards: shards, plan: plan, tests: tests)
  }

  private var parts: [MergedResults] {
    [
      MergedResults(
        changes: [entry("a.txt", now: "1.txt")], asked: ["a.txt", "b.txt"], recorded: ["b.txt"],
        runs: [run(1, of: 3, TestResult(name: "t", state: .passed, milliseconds: 5))]),
      MergedResults(
        changes: [entry("a.txt", now: "2.txt"), entry("c.txt", now: "1.txt")],
        asked: ["a.txt", "c.txt"],
        runs: [run(2, of: 3, TestResult(name: "t", state: .failed, milliseconds: 9))]),
      MergedResults(
        changes: [entry("a.txt", now: "1.txt")], asked: ["a.txt"], runs: [run(3, of: 3)]),
    ]
  }

  @Test("The order and the grouping of merged results make no difference, nor do repetitions")
  func order() {
    let parts = parts
    func merged(_ indices: Int...) -> MergedResults {
      indices.reduce(MergedResults()) { $0.union(parts[$1]) }
    }
    let all = merged(0, 1, 2)
    #expect(merged(2, 1, 0) == all)
    #expect(merged(1, 0, 2, 1, 1) == all)
    #expect(parts[0].union(parts[1].union(parts[2])) == all)
    #expect(all.union(all) == all)
    #expect(merged(1, 2, 0).sortedChanges == all.sortedChanges)
    #expect(merged(1, 2, 0).sortedRuns == all.sortedRuns)
  }

  @Test("A proof with the same new contents on two machines counts once; others are a conflict")
  func conflicts() {
    let all = parts.reduce(MergedResults()) { $0.union($1) }
    #expect(all.sortedChanges.map(\.now) == ["1.txt", "2.txt", "1.txt"])
    #expect(all.sortedChanges.map(\.proof) == ["a.txt", "a.txt", "c.txt"])
    #expect(all.conflicts == ["FeedTests/a.txt"])
    #expect(parts[0].union(parts[2]).conflicts.isEmpty)
    #expect(all.asked == ["a.txt", "b.txt", "c.txt"])
    #expect(all.recorded == ["b.txt"])
  }

  @Test("A test that failed in one run has failed, and its longest time counts")
  func tests() {
    let all = parts.reduce(MergedResults()) { $0.union($1) }
    #expect(all.failedTests == ["t"])
    #expect(all.times.milliseconds == ["t": 9])
  }

  @Test("Missing shards, and shards that were divided in another way, are problems")
  func problems() {
    #expect(parts.reduce(MergedResults()) { $0.union($1) }.problems.isEmpty)
    #expect(
      parts[0].problems == ["the results of these shards are missing: 2/3, 3/3"])
    let other = MergedResults(runs: [run(1, of: 1, plan: "other")])
    #expect(other.problems.isEmpty)
    let divided = MergedResults(runs: [run(1, of: 2), run(2, of: 2, plan: "other")]).problems
    #expect(divided.count == 3, "\(divided)")
    #expect(divided.first?.contains("divided by different tests or times") == true)
  }
}
