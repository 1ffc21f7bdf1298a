import Foundation
import GalleyProofFiles

/// The commands `proof sheet` and `proof compare`, which write a page with all proofs that shows
/// the changed ones first.
internal enum SheetCommand {
  /// A proof on the page.
  private struct Item: Encodable {
    var name: String
    /// `changed`, `same`, `new` or `gone`.
    var state: String
    /// `picture` or `text`.
    var kind: String
    var before: String?
    var now: String?
    var difference: String?
    /// A description of the change, or the text of the proof.
    var text: String?
    var place: String?
  }

  /// Writes a page with the proofs of a package and those that failed in the last run.
  static func sheet(
    _ options: ProofOptions, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    var page = Page(options)
    let changed = Dictionary(
      ProofStore.entries(in: options.folder).map {
        (URL(fileURLWithPath: $0.entry.proof).resolvingSymlinksInPath().path, $0)
      }, uniquingKeysWith: { first, _ in first })
    do {
      for file in ProofFolders.files(in: URL(fileURLWithPath: options.root)) {
        let name = ProofStore.name(of: file)
        guard options.isWanted(name) else { continue }
        if let (entry, folder) = changed[file.path] {
          try page.add(
            name, before: file, now: folder.appendingPathComponent(entry.now),
            difference: entry.difference.map { folder.appendingPathComponent($0) },
            message: entry.message, place: entry.place)
        } else {
          try page.add(name, before: nil, now: file, difference: nil, message: nil, place: nil)
        }
      }
      return try page.write(output: output, errors: errors) ? 0 : 1
    } catch {
      errors("proof: the sheet can't be written: \(error.localizedDescription)")
      return 1
    }
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
    func files(_ root: URL) -> [String: URL] {
      let inside = ProofFolders.files(in: root)
      let all = inside.isEmpty ? plainFiles(in: root) : inside
      return Dictionary(
        all.map { (String($0.path.dropFirst(root.path.count + 1)), $0) },
        uniquingKeysWith: { first, _ in first })
    }
    let (before, after) = (files(roots[0]), files(roots[1]))
    var page = Page(options)
    var count = 0
    do {
      for name in Set(before.keys).union(after.keys).sorted() {
        let (old, new) = (before[name], after[name])
        let (oldData, newData) = (
          old.flatMap { try? Data(contentsOf: $0) }, new.flatMap { try? Data(contentsOf: $0) }
        )
        if let oldData, let newData, oldData == newData {
          try page.add(name, before: nil, now: new, difference: nil, message: nil, place: nil)
          continue
        }
        count += 1
        var message: String?
        var picture: Data?
        if let oldData, let newData {
          if name.hasSuffix(".png") {
            message = PictureDifference.describe(oldData, newData, tolerance: .init())
            // Files with other bytes may have the same pixels.
            if message == nil { count -= 1 }
            picture = message == nil ? nil : PictureDifference.picture(oldData, newData)
          } else {
            message = UnifiedDifference.describe(
              String(decoding: oldData, as: UTF8.self), String(decoding: newData, as: UTF8.self))
          }
        }
        let state = old == nil ? "new" : new == nil ? "gone" : message == nil ? "same" : "changed"
        try page.add(
          name, before: state == "same" ? nil : old, now: new, difference: nil, message: message,
          place: nil, state: state, picture: picture)
        if state != "same" { output("\(state): \(name)") }
      }
      guard try page.write(output: output, errors: errors) else { return 2 }
      return count == 0 ? 0 : 1
    } catch {
      errors("proof: the sheet can't be written: \(error.localizedDescription)")
      return 2
    }
  }

  private static func plainFiles(in root: URL) -> [URL] {
    let all = FileManager.default.enumerator(atPath: root.path)
    return (all?.compactMap { $0 as? String } ?? []).sorted().compactMap { name in
      let file = root.appendingPathComponent(name)
      return ["png", "txt", "json", "csv", "plist"].contains(file.pathExtension) ? file : nil
    }
  }

  // MARK: - The page

  private struct Page {
    private let folder: URL
    private var items: [Item] = []
    /// The number of characters of unchanged texts that the page may still get. The limit keeps the
    /// page small.
    private var remainingLength = 400_000

    init(_ options: ProofOptions) {
      folder = URL(
        fileURLWithPath: options.target ?? options.folder.appendingPathComponent("sheet").path)
    }

    mutating func add(
      _ name: String, before: URL?, now: URL?, difference: URL?, message: String?, place: String?,
      state: String? = nil, picture: Data? = nil
    ) throws {
      let isPicture = name.hasSuffix(".png")
      var item = Item(
        name: name, state: state ?? (before == nil ? "same" : "changed"),
        kind: isPicture ? "picture" : "text", text: message, place: place)
      if isPicture {
        item.before = try before.map { try copy(try Data(contentsOf: $0)) }
        item.now = try now.map { try copy(try Data(contentsOf: $0)) }
        item.difference =
          try picture.map { try copy($0) } ?? difference.map { try copy(try Data(contentsOf: $0)) }
      } else if message == nil, let file = now ?? before, let data = try? Data(contentsOf: file) {
        let text = String(decoding: data.prefix(20_000), as: UTF8.self)
        if text.utf8.count <= remainingLength {
          remainingLength -= text.utf8.count
          item.text = text
        } else {
          item.text = "Too long for this page: \(file.path)"
        }
      } else if let text = message, text.utf8.count > 20_000 {
        item.text = String(text.prefix(20_000)) + "\n…"
      }
      items.append(item)
    }

    /// Copies a picture into the folder beside the page. Its name is a hash of its contents.
    private func copy(_ data: Data) throws -> String {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in data { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      let name = "pictures/\(String(hash, radix: 16))-\(data.count).png"
      let file = folder.appendingPathComponent(name)
      if !FileManager.default.fileExists(atPath: file.path) { try ProofStore.write(data, to: file) }
      return name
    }

    /// Writes the page. Returns whether it was written.
    func write(output: (String) -> Void, errors: (String) -> Void) throws -> Bool {
      guard !items.isEmpty else {
        errors("proof: there are no proofs here")
        return false
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let order = ["changed": 0, "new": 1, "gone": 2, "same": 3]
      let sorted = items.sorted {
        (order[$0.state] ?? 4, $0.name) < (order[$1.state] ?? 4, $1.name)
      }
      // A text that contains `</script>` must not end the script that it is part of.
      let data = String(decoding: try encoder.encode(sorted), as: UTF8.self)
        .replacing("<", with: "\\u003c")
      let page = SheetPage.html.replacing("/*ITEMS*/", with: data)
      let file = folder.appendingPathComponent("index.html")
      try ProofStore.write(Data(page.utf8), to: file)
      output(file.path)
      return true
    }
  }
}
