import Foundation
import GalleyProofFiles

/// The command `proof explain`, which prints why views have their present frames, if these frames
/// differ from the frames in a proof. A proof is a recorded picture or text with which a test
/// compares its result.
internal enum ExplainCommand {
  /// The JSON for a proof.
  private struct Line: Encodable {
    var name: String
    var place: String
    var message: String
    /// The explanations of the elements whose frames have changed; `nil` if the test has written no
    /// explanation.
    var explanation: String?
  }

  /// Explains the changed proofs whose names contain one of the arguments.
  ///
  /// - Returns: 0 if there is an explanation; 1 if there is none; 2 if the arguments are invalid.
  static func explain(
    _ options: ProofOptions, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    guard !options.arguments.isEmpty else {
      errors("proof: explain needs the name of a proof, or a part of it")
      return 2
    }
    let all = ProofStore.entries(in: options.folder)
    let lines = all.filter { options.isWanted($0.entry.name) }.map { entry, folder in
      let file = entry.explanation.map(folder.appendingPathComponent)
      return Line(
        name: entry.name, place: entry.place, message: entry.message,
        explanation: file.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
    }
    let isExplained = lines.contains { $0.explanation != nil }
    if options.isJSON {
      ProofJSON.write(lines, output)
    } else {
      for line in lines {
        output("\(line.name), at \(line.place)")
        output(line.message)
        if let explanation = line.explanation { output("\n" + explanation) }
      }
    }
    if lines.isEmpty {
      let names = all.map { "\n  \($0.entry.name)" }.joined()
      let filters = options.arguments.joined(separator: " ")
      errors(
        all.isEmpty
          ? options.nothingChanged(to: "explain")
          : "proof: no changed proof has a name with '\(filters)'. "
            + "There are:\(names)")
    } else if !isExplained {
      errors("proof: only proofs of frames have explanations, of the elements whose frames changed")
    }
    return isExplained ? 0 : 1
  }
}
