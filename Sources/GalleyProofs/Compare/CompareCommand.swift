import Foundation
import GalleyProofFiles

/// The command `proof compare`, which writes a page with the differences of two folders of proofs,
/// or of the proofs in two revisions of a git repository. A proof is a recorded picture or text
/// with which a test compares its result.
internal enum CompareCommand {
  /// Writes the page.
  ///
  /// - Returns: 0 if the sides are the same; 1 if they differ, a revision can't be read, or the
  ///   page can't be written; 2 if an argument is neither a folder nor a revision; 130 if somebody
  ///   has interrupted the command.
  static func compare(
    _ options: ProofOptions, environment: [String: String], output: (String) -> Void,
    errors: (String) -> Void
  ) -> Int32 {
    guard options.arguments.count == 2 else {
      errors("proof: compare needs two folders or git revisions, the one before and the one after")
      return 2
    }
    Interruption.begin()
    defer { Interruption.end() }
    // The proofs of revisions are copied to this folder, so that a revision need not be checked
    // out.
    let copies = FileManager.default.temporaryDirectory
      .appendingPathComponent("proof-compare-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copies) }
    do {
      let root = URL(fileURLWithPath: options.root).standardizedFileURL
      let sides = try zip(options.arguments, ["before", "after"]).map { argument, name in
        try ComparedSide(
          argument, root: root, copies: copies.appendingPathComponent(name),
          environment: environment)
      }
      return try writePage(
        try page(comparing: sides[0], with: sides[1], options), options, output, errors)
    } catch let mistake as ComparedSide.Mistake {
      errors("proof: \(mistake)")
      return 2
    } catch let failure as GitRepository.Failure {
      errors("proof: the proofs of a revision can't be read: \(failure)")
      return 1
    } catch let failure as ChildProcess.Failure {
      errors("proof: \(failure)")
      return 1
    } catch is CancellationError {
      errors("proof: ended before the page was written")
      return 130
    } catch {
      errors("proof: the page can't be written: \(error.localizedDescription)")
      return 1
    }
  }

  /// Writes the page of a comparison, prints the names of the proofs that differ, and returns the
  /// exit code.
  private static func writePage(
    _ writer: SheetWriter, _ options: ProofOptions, _ output: (String) -> Void,
    _ errors: (String) -> Void
  ) throws -> Int32 {
    guard let page = try writer.write() else {
      errors("proof: neither side has proofs")
      return 1
    }
    let changed = writer.items.filter { $0.state != "same" }
    if options.isJSON {
      ProofJSON.write(SheetCommand.Summary(writer.items, page: page), output)
    } else {
      for item in changed { output("\(item.state): \(item.name)") }
      output(page.path)
    }
    return changed.isEmpty ? 0 : 1
  }

  private static func page(
    comparing first: ComparedSide, with second: ComparedSide, _ options: ProofOptions
  ) throws -> SheetWriter {
    // If neither side has a folder `__Proofs__`, compare all files.
    let hasNoProofs = first.proofs.isEmpty && second.proofs.isEmpty
    let (before, after) =
      hasNoProofs ? (first.looseFiles, second.looseFiles) : (first.proofs, second.proofs)
    var writer = SheetWriter(
      to: options.target.map { URL(fileURLWithPath: $0) }
        ?? options.folder.appendingPathComponent("sheet"))
    for name in Set(before.keys).union(after.keys).sorted() {
      if Interruption.hasOccurred { throw CancellationError() }
      let (old, new) = (before[name], after[name])
      guard let old, let new else {
        try writer.add(name, before: old, now: new, state: old == nil ? "new" : "gone")
        continue
      }
      let (oldData, newData) = (try Data(contentsOf: old), try Data(contentsOf: new))
      guard
        let difference = ContentDifference(oldData, newData, isPicture: new.pathExtension == "png")
      else {
        try writer.add(name, before: nil, now: new, state: "same")
        continue
      }
      try writer.add(
        name, before: old, now: new, message: difference.text, state: "changed",
        picture: difference.picture)
    }
    return writer
  }
}
