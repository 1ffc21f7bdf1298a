import Foundation
import Synchronization

/// The folder with the results of proofs for the command `proof`: the proofs that failed, and a
/// list of all that tests asked for.
///
///     .build/proofs/asked/4711.txt           a line for each proof that process 4711 has asked for
///     .build/proofs/changed/0a1b…/entry.json  a proof that has changed
///     .build/proofs/changed/0a1b…/now.png     its present contents
///
/// The path is in `GALLEY_PROOFS` of the environment. By default it is `.build/proofs` of the
/// package that contains the test, or a temporary folder if that can't be written to.
package enum ProofStore {
  /// The record of a proof that failed.
  package struct Entry: Codable, Sendable {
    /// The file of the proof.
    package var proof: String
    /// The name of the proof, such as `FeedTests/feed.dark.png`.
    package var name: String
    /// The file and the line of the test.
    package var place: String
    /// The message of the failure.
    package var message: String
    /// The file beside the record with the present contents of the proof.
    package var now: String
    /// The picture beside the record that shows the differences, if there is one.
    package var difference: String?
  }

  /// Returns the folder for a file of a test.
  package static func folder(forTestIn filePath: String) -> URL {
    if let named = ProcessInfo.processInfo.environment["GALLEY_PROOFS"], !named.isEmpty {
      return URL(fileURLWithPath: named)
    }
    return folders.withLock { folders in
      let source = URL(fileURLWithPath: filePath).deletingLastPathComponent()
      if let known = folders[source.path] { return known }
      let found = package(around: source).map { $0.appendingPathComponent(".build/proofs") }
      let folder =
        found.flatMap { isWritable($0) ? $0 : nil }
        ?? FileManager.default.temporaryDirectory.appendingPathComponent("galley-proofs")
      folders[source.path] = folder
      return folder
    }
  }

  private static let folders = Mutex<[String: URL]>([:])

  /// Returns the nearest folder around a folder that has a package manifest.
  package static func package(around folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    for _ in 0..<40 {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func isWritable(_ folder: URL) -> Bool {
    (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil
      && FileManager.default.isWritableFile(atPath: folder.path)
  }

  // MARK: Writing

  /// Writes a file atomically.
  package static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  private static let listed = Mutex<Set<String>>([])

  /// Records that a test has asked for a proof.
  package static func noteAsked(_ proof: URL, in folder: URL) {
    guard listed.withLock({ $0.insert(proof.path).inserted }) else { return }
    let file = folder.appendingPathComponent(
      "asked/\(ProcessInfo.processInfo.processIdentifier).txt")
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if !FileManager.default.fileExists(atPath: file.path) {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    guard let handle = FileHandle(forWritingAtPath: file.path) else { return }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: Data((proof.path + "\n").utf8))
    try? handle.close()
  }

  /// Records a proof that failed. Returns the file with its present contents.
  package static func keep(
    _ now: Data, insteadOf proof: URL, difference: Data?, place: String, message: String,
    in folder: URL
  ) throws -> (now: URL, difference: URL?) {
    let own = self.entry(of: proof, in: folder)
    let suffix = proof.lastPathComponent.drop { $0 != "." }
    let name = "now\(suffix.isEmpty ? "" : ".")\(proof.pathExtension)"
    let file = own.appendingPathComponent(name)
    try write(now, to: file)
    let picture = difference == nil ? nil : own.appendingPathComponent("difference.png")
    if let difference, let picture { try write(difference, to: picture) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entry = Entry(
      proof: proof.path, name: self.name(of: proof), place: place, message: message, now: name,
      difference: picture?.lastPathComponent)
    // The record is written last, so that the files that it names exist.
    try write(try encoder.encode(entry), to: own.appendingPathComponent("entry.json"))
    return (file, picture)
  }

  /// Removes the record of a proof that failed.
  package static func forget(_ proof: URL, in folder: URL) {
    let own = entry(of: proof, in: folder)
    guard FileManager.default.fileExists(atPath: own.path) else { return }
    try? FileManager.default.removeItem(at: own)
  }

  /// The name of a proof: the last folder and the file.
  package static func name(of proof: URL) -> String {
    proof.deletingLastPathComponent().lastPathComponent + "/" + proof.lastPathComponent
  }

  private static func entry(of proof: URL, in folder: URL) -> URL {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in proof.path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return folder.appendingPathComponent("changed/\(String(hash, radix: 16))")
  }

  // MARK: Reading

  /// Returns the records of the proofs that failed, sorted by name.
  package static func entries(in folder: URL) -> [(entry: Entry, folder: URL)] {
    let changed = folder.appendingPathComponent("changed")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: changed.path)) ?? []
    return names.sorted().compactMap { name -> (entry: Entry, folder: URL)? in
      let own = changed.appendingPathComponent(name)
      guard let data = FileManager.default.contents(atPath: own.path + "/entry.json"),
        let entry = try? JSONDecoder().decode(Entry.self, from: data)
      else { return nil }
      return (entry, own)
    }.sorted { ($0.entry.name, $0.entry.proof) < ($1.entry.name, $1.entry.proof) }
  }

  /// Clears the list of proofs that tests asked for.
  package static func forgetAsked(in folder: URL) {
    try? FileManager.default.removeItem(at: folder.appendingPathComponent("asked"))
    listed.withLock { $0 = [] }
  }

  /// Returns the files of all proofs that tests asked for since the list was last cleared.
  package static func asked(in folder: URL) -> Set<String> {
    let asked = folder.appendingPathComponent("asked")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: asked.path)) ?? []
    return Set(
      names.flatMap { name -> [String] in
        let data = FileManager.default.contents(atPath: asked.path + "/" + name) ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      })
  }
}
