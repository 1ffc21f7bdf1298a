import Foundation
import GalleyProofFiles

/// The commands `proof sheet` and `proof compare`, which write a page with all proofs that shows
/// the changed ones first.
internal enum SheetCommand {
  /// The JSON for a page.
  private struct Summary: Encodable {
    struct Proof: Encodable {
      var name: String
      var state: String
    }
    var page: String?
    /// The proofs that are not the same, in the order of the page.
    var proofs: [Proof]

    init(_ items: [SheetWriter.Item], page: URL?) {
      self.page = page?.path
      proofs = items.filter { $0.state != "same" }.map { Proof(name: $0.name, state: $0.state) }
    }
  }

  /// Writes a page with the proofs of a package and those that failed in the last run.
  static func sheet(
    _ options: ProofOptions, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    do {
      let writer = try proofs(options)
      let page = try writer.write()
      if page == nil { errors("proof: there are no proofs here") }
      if options.isJSON {
        ProofJSON.write(Summary(writer.items, page: page), output)
      } else if let page {
        output(page.path)
      }
      return page == nil ? 1 : 0
    } catch {
      errors("proof: the sheet can't be written: \(error.localizedDescription)")
      return 1
    }
  }

  /// Returns a writer with the proofs of a package and those that failed in the last run.
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
        try writer.add(
          entry.name + number, before: entry.before.map(folder.appendingPathComponent),
          now: folder.appendingPathComponent(entry.now),
          difference: entry.difference.map(folder.appendingPathComponent),
          message: entry.before == nil ? nil : entry.message, place: entry.place,
          state: entry.before == nil ? "new" : "changed",
          explanation: entry.explanation.map(folder.appendingPathComponent),
          elements: entry.elements.flatMap { name in
            FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
          }.flatMap { ProofElements($0) }, results: options.folder)
      }
    }
    return writer
  }

  /// Writes a page with the differences of two folders of proofs.
  static func compare(
    _ options: ProofOptions, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    guard options.words.count == 2 else {
      errors("proof: compare needs two folders, the one before and the one after")
      return 2
    }
    let roots = options.words.map {
      URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath()
    }
    for root in roots where !FileManager.default.fileExists(atPath: root.path) {
      errors("proof: there is no folder '\(root.path)'")
      return 2
    }
    do {
      let writer = try differences(of: roots[0], and: roots[1], options)
      guard let page = try writer.write() else {
        errors("proof: there are no proofs here")
        return 1
      }
      let changed = writer.items.filter { $0.state != "same" }
      if options.isJSON {
        ProofJSON.write(Summary(writer.items, page: page), output)
      } else {
        for item in changed { output("\(item.state): \(item.name)") }
        output(page.path)
      }
      return changed.isEmpty ? 0 : 1
    } catch {
      errors("proof: the sheet can't be written: \(error.localizedDescription)")
      return 1
    }
  }

  private static func differences(
    of first: URL, and second: URL, _ options: ProofOptions
  ) throws -> SheetWriter {
    func files(_ root: URL) -> [String: URL] {
      let inside = ProofFolders.files(in: root)
      let all = inside.isEmpty ? plainFiles(in: root) : inside
      return Dictionary(
        all.map { (String($0.path.dropFirst(root.path.count + 1)), $0) },
        uniquingKeysWith: { first, _ in first })
    }
    let (before, after) = (files(first), files(second))
    var writer = SheetWriter(
      to: options.target.map { URL(fileURLWithPath: $0) }
        ?? options.folder.appendingPathComponent("sheet"))
    for name in Set(before.keys).union(after.keys).sorted() {
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

  private static func plainFiles(in root: URL) -> [URL] {
    let all = FileManager.default.enumerator(atPath: root.path)
    return (all?.compactMap { $0 as? String } ?? []).sorted().compactMap { name in
      let file = root.appendingPathComponent(name)
      return ["png", "txt", "json", "csv", "plist"].contains(file.pathExtension) ? file : nil
    }
  }
}

/// The difference of the contents of two proofs.
internal struct ContentDifference {
  /// A description, or a unified difference.
  var text: String
  /// Of two pictures, one that shows where they differ.
  var picture: Data?

  /// Creates the difference; `nil` if the contents are the same. Pictures with other bytes may have
  /// the same pixels.
  init?(_ before: Data, _ now: Data, isPicture: Bool) {
    guard before != now else { return nil }
    let text =
      isPicture
      ? PictureDifference.describe(before, now, tolerance: .init())
      : UnifiedDifference.describe(
        String(decoding: before, as: UTF8.self), String(decoding: now, as: UTF8.self))
    guard let text else { return nil }
    self.text = text
    picture = isPicture ? PictureDifference.picture(before, now) : nil
  }
}
