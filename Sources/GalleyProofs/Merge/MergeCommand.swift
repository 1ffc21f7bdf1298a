import Foundation
import GalleyProofFiles

/// The command `proof merge`, which merges the results of many runs into one folder with one page.
/// The results contain proofs: recorded pictures and texts with which tests compare their results.
internal enum MergeCommand {
  /// The name of a file that marks a folder as written by this command. Only such a folder is
  /// replaced.
  private static let mark = "merged.json"

  /// An error that keeps results from being merged.
  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The summary that is printed as JSON, and stored in the folder with the merged results.
  private struct Summary: Codable {
    /// The names of the proofs that have changed or are missing.
    var changed: [String]
    /// The names of the proofs that have changed in several ways.
    var conflicts: [String]
    /// The names of the tests that have failed, or were not finished.
    var failed: [String]
    /// Descriptions of missing results.
    var problems: [String]
    /// The number of proofs that tests have used.
    var proofs: Int
    /// The number of tests in the records of runs.
    var tests: Int
    /// The file of the page; `nil` in the summary that is stored in the folder.
    var page: String?

    init(_ results: MergedResults) {
      changed = Set(results.changes.map(\.name)).sorted()
      conflicts = results.conflicts
      failed = results.failedTests
      problems = results.problems
      proofs = results.asked.count
      tests = Set(results.runs.flatMap(\.tests).map(\.name)).count
    }
  }

  /// Merges results.
  ///
  /// - Returns: 0 if no results are missing, and all tests and proofs have passed; 1 if results are
  ///   missing, if a test or a proof has failed, or if the results can't be read or written; 2 if
  ///   the arguments are invalid.
  static func merge(
    _ options: ProofOptions, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    guard !options.arguments.isEmpty, let target = options.target else {
      errors("proof: merge needs folders with results, and --to with the folder for all of them")
      return 2
    }
    let folders = options.arguments.map { URL(fileURLWithPath: $0).absoluteURL.standardizedFileURL }
    let goal = URL(fileURLWithPath: target).absoluteURL.standardizedFileURL
    for folder in folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        errors("proof: there is no folder '\(folder.path)'")
        return 2
      }
      guard folder.path != goal.path else {
        errors("proof: '\(goal.path)' can't be merged into itself")
        return 2
      }
    }
    do {
      var results = MergedResults()
      var sources: [String: URL] = [:]
      for folder in folders { results = results.union(try read(folder, &sources)) }
      var summary = Summary(results)
      summary.page = try write(results, sources, to: goal, options, summary)?.path
      report(summary, options, output, errors)
      let isComplete = summary.problems.isEmpty && summary.failed.isEmpty
      return isComplete && summary.changed.isEmpty ? 0 : 1
    } catch {
      errors("proof: \((error as? Failure)?.description ?? error.localizedDescription)")
      return 1
    }
  }

  /// Prints a summary.
  private static func report(
    _ summary: Summary, _ options: ProofOptions, _ output: (String) -> Void,
    _ errors: (String) -> Void
  ) {
    for problem in summary.problems { errors("proof: \(problem)") }
    guard !options.isJSON else { return ProofJSON.write(summary, output) }
    for name in summary.failed { output("✘ \(name)") }
    for name in summary.changed {
      let isSeveral = summary.conflicts.contains(name)
      output("changed: \(name)\(isSeveral ? " (in several ways)" : "")")
    }
    output("\(summary.tests) tests, \(summary.proofs) proofs, \(summary.changed.count) changed")
    if let page = summary.page { output(page) }
  }

  // MARK: Reading

  /// Reads the results in a folder.
  ///
  /// - Parameter sources: Receives the files with the contents of proofs, by file name.
  private static func read(
    _ folder: URL, _ sources: inout [String: URL]
  ) throws -> MergedResults {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard !Set(names).isDisjoint(with: ["asked", "changed", "recorded", "runs"]) else {
      throw Failure(description: "'\(folder.path)' has no results of tests")
    }
    var entries: [ProofStore.Entry] = []
    let changed = folder.appendingPathComponent("changed")
    let records = (try? FileManager.default.contentsOfDirectory(atPath: changed.path)) ?? []
    for name in records.sorted() where !name.hasPrefix(".") {
      let own = changed.appendingPathComponent(name)
      let entry: ProofStore.Entry
      do {
        let data = try Data(contentsOf: own.appendingPathComponent("entry.json"))
        entry = try JSONDecoder().decode(ProofStore.Entry.self, from: data)
      } catch {
        throw Failure(description: "'\(own.path)' has no record of a proof that can be read")
      }
      for file in entry.files {
        guard !file.contains("/") else {
          throw Failure(description: "'\(own.path)' names a file that is not beside it: \(file)")
        }
        sources[file] = own.appendingPathComponent(file)
      }
      entries.append(entry)
    }
    let runs = try RunRecord.files(in: folder).map { file in
      do {
        return try RunRecord.read(file)
      } catch {
        throw Failure(description: "'\(file.path)' is no record of a run")
      }
    }
    return MergedResults(
      changes: entries, asked: ProofStore.lines(of: .asked, in: folder).map(\.proof),
      recorded: ProofStore.lines(of: .recorded, in: folder).map(\.proof), runs: runs)
  }

  // MARK: Writing

  /// Writes results and their page.
  ///
  /// The results are written to a temporary folder first. If writing fails, the folder `goal` stays
  /// unchanged.
  private static func write(
    _ results: MergedResults, _ sources: [String: URL], to goal: URL, _ options: ProofOptions,
    _ summary: Summary
  ) throws -> URL? {
    let files = FileManager.default
    let before = (try? files.contentsOfDirectory(atPath: goal.path)) ?? []
    guard before.isEmpty || before.contains(mark) else {
      throw Failure(description: "'\(goal.path)' is not empty, and has no merged results")
    }
    let staging = goal.deletingLastPathComponent()
      .appendingPathComponent(".\(goal.lastPathComponent)-\(UUID().uuidString)")
    defer { try? files.removeItem(at: staging) }
    try writeChanges(results, sources, to: staging)
    try writeRuns(results, to: staging)
    try ProofStore.write(try ProofJSON.data(summary), to: staging.appendingPathComponent(mark))
    var pageOptions = options
    (pageOptions.results, pageOptions.target) = (staging.path, staging.path)
    pageOptions.arguments = []
    let page = try SheetCommand.proofs(pageOptions).write()
    try replace(goal, by: staging)
    return page.map { goal.appendingPathComponent($0.lastPathComponent) }
  }

  /// Writes the records and the contents of changed proofs.
  private static func writeChanges(
    _ results: MergedResults, _ sources: [String: URL], to folder: URL
  ) throws {
    for entry in results.sortedChanges {
      let record = try ProofStore.record(entry)
      let own = folder.appendingPathComponent("changed/\(ContentHash.name(of: record).prefix(16))")
      for name in entry.files {
        let data = try sources[name].map { try Data(contentsOf: $0) } ?? Data()
        guard name.hasPrefix(ContentHash.name(of: data)) else {
          throw Failure(
            description:
              "'\(sources[name]?.path ?? name)' is damaged: its name is not that of its contents")
        }
        try ProofStore.write(data, to: own.appendingPathComponent(name))
      }
      try ProofStore.write(record, to: own.appendingPathComponent("entry.json"))
    }
  }

  /// Writes the lists of proofs, the records of runs and the times of tests.
  private static func writeRuns(_ results: MergedResults, to folder: URL) throws {
    for (list, proofs) in [("asked", results.asked), ("recorded", results.recorded)] {
      let lines = proofs.sorted().map { ProofStore.Asked(package: nil, proof: $0).line + "\n" }
      try ProofStore.write(
        Data(lines.joined().utf8), to: folder.appendingPathComponent("\(list)/merged.txt"))
    }
    for run in results.sortedRuns {
      let data = try ProofJSON.data(run)
      try ProofStore.write(
        data, to: folder.appendingPathComponent("runs/\(ContentHash.name(of: data)).json"))
    }
    try results.times.write(to: folder.appendingPathComponent("times.json"))
  }

  /// Replaces the old results with the new results.
  ///
  /// The old results are moved aside, and are restored if the new results can't be moved into
  /// place.
  private static func replace(_ goal: URL, by staging: URL) throws {
    let files = FileManager.default
    let old = staging.appendingPathExtension("old")
    let hasOld = files.fileExists(atPath: goal.path)
    if hasOld { try files.moveItem(at: goal, to: old) }
    do {
      try files.moveItem(at: staging, to: goal)
    } catch {
      if hasOld { try? files.moveItem(at: old, to: goal) }
      throw error
    }
    if hasOld { try? files.removeItem(at: old) }
  }
}
