import Foundation
import GalleyProofFiles

/// The commands `proof accept` and `proof stale`, which accept proofs that have changed and list
/// proofs that no test uses. A proof is a recorded picture or text with which a test compares its
/// result.
internal enum AcceptCommand {
  /// The JSON for an accepted or a stale proof.
  private struct Line: Encodable {
    var proof: String
    var name: String
  }

  /// Records the present contents of the proofs that failed in the last run.
  static func accept(
    _ options: ProofOptions, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    let all = ProofStore.entries(in: options.folder)
    let wanted = chosen(by: options.arguments, among: all)
    if wanted.isEmpty {
      errors(nothingWanted(options, among: all.map { $0.entry.name }))
      if options.isJSON { write([], options, output) }
      return all.isEmpty ? 0 : 1
    }
    // Runs on several machines may have found different contents of one proof. Then the user must
    // choose one of the contents by its name.
    func file(_ entry: ProofStore.Entry) -> URL { entry.file(root: options.package) }
    let variants = Dictionary(grouping: wanted) { file($0.entry) }
    var isDone = true
    var done: [Line] = []
    for (entry, folder) in wanted {
      let now = folder.appendingPathComponent(entry.now)
      let proof = file(entry)
      // Several machines may have recorded the same contents. Their records are removed together.
      if done.contains(where: { $0.proof == proof.path }) { continue }
      let others = (variants[proof] ?? []).filter { $0.entry.now != entry.now }
      guard others.isEmpty else {
        errors(
          "proof: \(entry.name) has changed in several ways. Accept one of them by its name: "
            + "proof accept \(entry.now)")
        isDone = false
        continue
      }
      do {
        let data = try Data(contentsOf: now)
        try ProofStore.write(data, to: proof)
        for other in all where file(other.entry) == proof {
          try? FileManager.default.removeItem(at: other.folder)
        }
        done.append(Line(proof: proof.path, name: entry.name))
      } catch {
        errors("proof: \(entry.name) can't be accepted: \(error.localizedDescription)")
        isDone = false
      }
    }
    write(done, options, output)
    return isDone ? 0 : 1
  }

  /// Returns the proofs that filters choose; all of them without filters.
  ///
  /// A filter that is the whole name of a proof, or the name of its contents, chooses no other
  /// proof, even if the other proof's name contains the filter.
  private static func chosen(
    by filters: [String], among all: [(entry: ProofStore.Entry, folder: URL)]
  ) -> [(entry: ProofStore.Entry, folder: URL)] {
    guard !filters.isEmpty else { return all }
    let names = Set(all.flatMap { [$0.entry.name, $0.entry.now] })
    return all.filter { found in
      filters.contains { filter in
        names.contains(filter)
          ? [found.entry.name, found.entry.now].contains(filter)
          : found.entry.name.localizedCaseInsensitiveContains(filter)
      }
    }
  }

  /// Returns the message for filters that match none of the proofs that failed.
  private static func nothingWanted(_ options: ProofOptions, among names: [String]) -> String {
    guard !names.isEmpty else { return options.nothingChanged(to: "accept") }
    return "proof: no proof that did not hold has a name with "
      + "'\(options.arguments.joined(separator: " "))'. There are:"
      + names.map { "\n  \($0)" }.joined()
  }

  /// Lists the proofs that no test has used since the last `proof stale --begin`. With the option
  /// `--remove`, the command also removes these proofs.
  static func stale(
    _ options: ProofOptions, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    if options.begins {
      ProofStore.forgetAsked(in: options.folder)
      return 0
    }
    let asked = ProofStore.lines(of: .asked, in: options.folder)
    guard !asked.isEmpty else {
      errors("proof: no test has asked for a proof yet: run all tests before")
      return 1
    }
    let resolved = Set(
      asked.map { ProofStore.file($0, root: options.package).resolvingSymlinksInPath().path })
    let stale = ProofFolders.files(in: URL(fileURLWithPath: options.root)).filter { file in
      !resolved.contains(file.path) && options.isWanted(ProofStore.name(of: file))
    }
    write(stale.map { Line(proof: $0.path, name: ProofStore.name(of: $0)) }, options, output)
    guard options.removes else { return 0 }
    var isDone = true
    for file in stale {
      do {
        try FileManager.default.removeItem(at: file)
      } catch {
        errors("proof: \(file.path) can't be removed: \(error.localizedDescription)")
        isDone = false
      }
    }
    return isDone ? 0 : 1
  }

  private static func write(_ lines: [Line], _ options: ProofOptions, _ output: (String) -> Void) {
    guard options.isJSON else { return lines.forEach { output($0.proof) } }
    ProofJSON.write(lines, output)
  }
}
