import Foundation
import GalleyProofFiles

/// The command `proof sheet`, which writes a page with all proofs: recorded pictures and texts with
/// which tests compare their results. The page shows the changed proofs first.
internal enum SheetCommand {
  /// The page and its changed proofs, which are printed as JSON.
  struct Summary: Encodable {
    struct Proof: Encodable {
      var name: String
      var state: String
    }
    var page: String?
    /// The proofs that are changed, new or gone, in the order of the page.
    var proofs: [Proof]

    init(_ items: [SheetWriter.Item], page: URL?) {
      self.page = page?.path
      proofs = items.filter { $0.state != "same" }.map { Proof(name: $0.name, state: $0.state) }
    }
  }

  /// Writes a page with the proofs of a package, including the proofs that failed in the last run.
  static func sheet(
    _ options: ProofOptions, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    do {
      let writer = try proofs(options)
      let page = try writer.write()
      if page == nil {
        errors(
          "proof: there are no proofs in \(options.package.path). "
            + "Tests with assertProof record them")
      }
      if options.isJSON {
        ProofJSON.write(Summary(writer.items, page: page), output)
      } else if let page {
        output(page.path)
      }
      return page == nil ? 1 : 0
    } catch {
      errors("proof: the page can't be written: \(error.localizedDescription)")
      return 1
    }
  }

  /// Returns a writer with the proofs of a package, including the proofs that failed in the last
  /// run.
  static func proofs(_ options: ProofOptions) throws -> SheetWriter {
    var writer = SheetWriter(
      to: options.target.map { URL(fileURLWithPath: $0) }
        ?? options.folder.appendingPathComponent("sheet"))
    func path(_ file: URL) -> String { file.resolvingSymlinksInPath().path }
    let changed = Dictionary(
      grouping: ProofStore.entries(in: options.folder),
      by: { path($0.entry.file(root: options.package)) })
    let recorded = Set(
      ProofStore.lines(of: .recorded, in: options.folder).map {
        path(ProofStore.file($0, root: options.package))
      })
    let files = ProofFolders.files(in: URL(fileURLWithPath: options.root))
    for file in files where changed[file.path] == nil {
      let name = ProofStore.name(of: file)
      guard options.isWanted(name) else { continue }
      let state = recorded.contains(file.path) ? "new" : "same"
      try writer.add(name, before: nil, now: file, state: state, results: options.folder)
    }
    let known = Set(files.map(\.path))
    for (file, variants) in changed.sorted(by: { $0.key < $1.key }) {
      // A proof that has not been recorded yet has no file.
      guard known.contains(file) || !FileManager.default.fileExists(atPath: file) else { continue }
      for (index, (entry, folder)) in variants.enumerated() where options.isWanted(entry.name) {
        let number = variants.count > 1 ? " (\(index + 1) of \(variants.count))" : ""
        try add(entry, in: folder, named: entry.name + number, to: &writer, options)
      }
    }
    return writer
  }

  /// Adds a proof that failed in the last run.
  private static func add(
    _ entry: ProofStore.Entry, in folder: URL, named name: String, to writer: inout SheetWriter,
    _ options: ProofOptions
  ) throws {
    let isNew = entry.before == nil
    let elements = entry.elements.flatMap { name in
      FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
    }
    try writer.add(
      name, before: entry.before.map(folder.appendingPathComponent),
      now: folder.appendingPathComponent(entry.now),
      difference: entry.difference.map(folder.appendingPathComponent),
      message: isNew ? nil : entry.message, place: entry.place,
      state: isNew ? "new" : "changed",
      explanation: entry.explanation.map(folder.appendingPathComponent),
      elements: elements.flatMap { ProofElements($0) }, results: options.folder)
  }
}
