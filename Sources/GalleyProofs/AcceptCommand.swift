import Foundation
import GalleyProofFiles

/// The commands `proof accept` and `proof stale`, which accept proofs that have changed and list
/// proofs that no test uses.
internal enum AcceptCommand {
  private struct Line: Encodable {
    var proof: String
    var name: String
  }

  /// Records the present state of the proofs that failed in the last run.
  static func accept(
    _ options: ProofOptions, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    let all = ProofStore.entries(in: options.folder)
    let wanted = all.filter { options.isWanted($0.entry.name) }
    if wanted.isEmpty {
      let names = all.map { "\n  \($0.entry.name)" }.joined()
      errors(
        all.isEmpty
          ? "proof: every proof of the last run held, so there is nothing to accept"
          : "proof: no proof that did not hold has a name with '\(options.words.joined(separator: " "))'. "
            + "There are:\(names)")
      return all.isEmpty ? 0 : 1
    }
    var isDone = true
    var done: [Line] = []
    for (entry, folder) in wanted {
      let now = folder.appendingPathComponent(entry.now)
      do {
        let data = try Data(contentsOf: now)
        try ProofStore.write(data, to: URL(fileURLWithPath: entry.proof))
        try FileManager.default.removeItem(at: folder)
        done.append(Line(proof: entry.proof, name: entry.name))
      } catch {
        errors("proof: \(entry.name) can't be accepted: \(error.localizedDescription)")
        isDone = false
      }
    }
    write(done, options, output)
    return isDone ? 0 : 1
  }

  /// Lists the proofs that no test has asked for since the last call with `--begin`.
  static func stale(
    _ options: ProofOptions, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    if options.begins {
      ProofStore.forgetAsked(in: options.folder)
      return 0
    }
    let asked = ProofStore.asked(in: options.folder)
    guard !asked.isEmpty else {
      errors("proof: no test has asked for a proof yet: run all tests before")
      return 1
    }
    let resolved = Set(asked.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path })
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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    if let data = try? encoder.encode(lines) { output(String(decoding: data, as: UTF8.self)) }
  }
}
