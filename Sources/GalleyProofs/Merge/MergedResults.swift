import GalleyProofFiles

/// The results of several runs of tests and their proofs, as one value. A proof is a recorded
/// picture or text with which a test compares its result.
///
/// The order in which results are merged does not matter.
internal struct MergedResults: Equatable {
  /// The proofs that have changed or are missing.
  ///
  /// A proof has several records if runs have found different contents.
  private(set) var changes: Set<ProofStore.Entry>
  /// The files of the proofs that tests have used, relative to the folder of the package.
  private(set) var asked: Set<String>
  /// The files of the proofs that were recorded.
  private(set) var recorded: Set<String>
  private(set) var runs: Set<RunRecord>

  /// Creates a value with the results of one machine.
  ///
  /// The path of the package's folder is removed from the records, because it differs between
  /// machines.
  init(
    changes: some Sequence<ProofStore.Entry> = [], asked: some Sequence<String> = [],
    recorded: some Sequence<String> = [], runs: some Sequence<RunRecord> = []
  ) {
    self.changes = Set(
      changes.map { entry in
        var entry = entry
        entry.package = nil
        return entry
      })
    (self.asked, self.recorded, self.runs) = (Set(asked), Set(recorded), Set(runs))
  }

  /// Returns the results of this value and another.
  func union(_ other: MergedResults) -> MergedResults {
    MergedResults(
      changes: changes.union(other.changes), asked: asked.union(other.asked),
      recorded: recorded.union(other.recorded), runs: runs.union(other.runs))
  }

  /// The records of changed proofs, sorted.
  var sortedChanges: [ProofStore.Entry] {
    changes.sorted {
      ($0.proof, $0.now, $0.before ?? "", $0.message, $0.place)
        < ($1.proof, $1.now, $1.before ?? "", $1.message, $1.place)
    }
  }

  /// The records of runs, sorted.
  var sortedRuns: [RunRecord] {
    runs.sorted { left, right in
      if left.plan != right.plan { return left.plan < right.plan }
      if left.shards != right.shards { return left.shards < right.shards }
      if left.shard != right.shard { return left.shard < right.shard }
      return "\(left)" < "\(right)"
    }
  }

  /// The names of the proofs for which runs have found different contents, sorted.
  var conflicts: [String] {
    let proofs = Dictionary(grouping: changes, by: \.proof)
    return proofs.values.filter { Set($0.map(\.now)).count > 1 }.map { $0[0].name }.sorted()
  }

  /// The names of the tests that have failed or were not finished in a run, sorted.
  var failedTests: [String] {
    Set(runs.flatMap(\.tests).filter(\.state.isFailure).map(\.name)).sorted()
  }

  /// The times of all tests.
  ///
  /// If a test ran several times, this is the longest time.
  var times: TestTimes {
    runs.reduce(into: TestTimes()) { times, run in
      times.milliseconds.merge(run.times.milliseconds, uniquingKeysWith: max)
    }
  }

  /// Descriptions of missing results. If there are any, the results do not cover all tests.
  var problems: [String] {
    let sharded = runs.filter { $0.shards > 1 }
    var problems: [String] = []
    if Set(sharded.map(\.plan)).count > 1 {
      problems.append(
        "the shards were divided by different tests or times, so some tests may not have run: "
          + "give all of them the same file with --times")
    }
    struct Key: Hashable {
      var plan: String
      var shards: Int
    }
    let groups = Dictionary(grouping: sharded) { Key(plan: $0.plan, shards: $0.shards) }
    for (key, runs) in groups.sorted(by: {
      ($0.key.shards, $0.key.plan) < ($1.key.shards, $1.key.plan)
    }) {
      let missing = Set(1...key.shards).subtracting(runs.map(\.shard)).sorted()
      if !missing.isEmpty {
        let names = missing.map { "\($0)/\(key.shards)" }.joined(separator: ", ")
        problems.append("the results of these shards are missing: \(names)")
      }
    }
    return problems
  }
}
