import Foundation
import Synchronization

/// The folder with the results of proofs for the command `proof`. A proof is a recorded picture or
/// text with which a test compares its result.
///
/// The folder contains the proofs that failed, a list of all proofs that tests have requested, and
/// a list of the proofs that were recorded.
///
///     .build/proofs/asked/4711.txt            a line for each proof that process 4711 has used
///     .build/proofs/recorded/4711.txt         a line for each proof that process 4711 has recorded
///     .build/proofs/times/4711.txt            a line for each finished proof, in `proof run`
///     .build/proofs/changed/0a1b…/entry.json  a proof that has changed
///     .build/proofs/changed/0a1b…/5f3c….png   the contents, named by the hash of their bytes
///     .build/proofs/elements/5f3c….json       the elements of an unchanged picture, on request
///
/// The environment variable `GALLEY_PROOFS` contains the path of the folder. The default is
/// `.build/proofs` in the package that contains the test, or a temporary folder if that folder is
/// not writable.
package enum ProofStore {
  /// The record of a proof that failed.
  package struct Entry: Codable, Hashable, Sendable {
    /// The folder of the package on the machine that ran the test; `nil` in merged results.
    package var package: String?
    /// The path of the proof's file from the folder of the package; the absolute path if the file
    /// is in no package.
    package var proof: String
    /// The name of the proof, such as `FeedTests/feed.dark.png`.
    package var name: String
    /// The file and the line of the test, from the folder of the package.
    package var place: String
    /// The message of the failure.
    package var message: String
    /// The file beside the record with the recorded contents; `nil` if nothing was recorded.
    package var before: String?
    /// The file beside the record with the present contents of the proof.
    package var now: String
    /// The picture beside the record that shows the differences, if there is one.
    package var difference: String?
    /// The text beside the record that explains the frames that have changed, if there is one.
    package var explanation: String?
    /// The file beside the record with the elements of a picture; see `ProofElements`.
    package var elements: String?

    /// Creates a record.
    package init(
      package: String?, proof: String, name: String, place: String, message: String,
      before: String? = nil, now: String, difference: String? = nil, explanation: String? = nil,
      elements: String? = nil
    ) {
      (self.package, self.proof, self.name) = (package, proof, name)
      (self.place, self.message) = (place, message)
      (self.before, self.now) = (before, now)
      (self.difference, self.explanation) = (difference, explanation)
      self.elements = elements
    }

    /// The names of all files beside the record.
    package var files: [String] {
      [before, now, difference, explanation, elements].compactMap { $0 }
    }

    /// Returns the file of the proof. A package that does not exist on this machine is replaced by
    /// `root`.
    package func file(root: URL) -> URL {
      ProofStore.file(Asked(package: package, proof: proof), root: root)
    }
  }

  /// A proof that a test has requested.
  package struct Asked: Hashable, Sendable {
    /// The folder of the package on the machine that ran the test; `nil` in merged results.
    package var package: String?
    /// The path of the proof's file from the folder of the package; the absolute path if the file
    /// is in no package.
    package var proof: String

    /// Creates the value for a file of a package.
    package init(package: String?, proof: String) { (self.package, self.proof) = (package, proof) }

    /// Creates the value for a file. Its package is the nearest package that contains the file.
    package init(_ file: URL) {
      let file = file.standardizedFileURL
      let root = ProofStore.package(around: file.deletingLastPathComponent())?.path
      if let root, file.path.hasPrefix(root + "/") {
        self.init(package: root, proof: String(file.path.dropFirst(root.count + 1)))
      } else {
        self.init(package: nil, proof: file.path)
      }
    }

    /// The line in a list.
    package var line: String { "\(package ?? "")\t\(proof)" }

    /// Creates the value for a line in a list.
    package init(line: String) {
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      let package = parts.count == 2 && !parts[0].isEmpty ? String(parts[0]) : nil
      self.init(package: package, proof: String(parts[parts.count - 1]))
    }
  }

  /// Returns the file of a proof.
  package static func file(_ asked: Asked, root: URL) -> URL {
    if asked.proof.hasPrefix("/") { return URL(fileURLWithPath: asked.proof) }
    let known = asked.package.flatMap {
      FileManager.default.fileExists(atPath: $0) ? URL(fileURLWithPath: $0) : nil
    }
    return (known ?? root).appendingPathComponent(asked.proof)
  }

  /// Whether no proof is recorded, regardless of the modes that tests and the environment set. The
  /// command `proof run --twice` sets the environment variable `GALLEY_PROOFS_FROZEN` for the tests
  /// that it runs.
  package static let isFrozen =
    ProcessInfo.processInfo.environment["GALLEY_PROOFS_FROZEN"] == "1"

  /// Returns the folder with the results of the tests in a source file.
  package static func folder(forTestIn filePath: String) -> URL {
    // `ProcessInfo.environment` copies all variables, which costs more than a small proof.
    if let named = getenv("GALLEY_PROOFS"), named.pointee != 0 {
      return URL(fileURLWithPath: String(cString: named))
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

  /// Returns the nearest folder with a package manifest, from a folder upward.
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

  /// A list of proofs in the results.
  package enum List: String, CaseIterable, Sendable {
    /// All proofs that tests have requested.
    case asked
    /// The proofs that were recorded.
    case recorded
    /// The times at which tests have finished proofs.
    case times
  }

  private static let listed = Mutex<Set<String>>([])

  /// The name of this process in the lists, which includes the name of the run if `proof run` has
  /// started the process.
  private static let processName: String = {
    let run = ProcessInfo.processInfo.environment["GALLEY_PROOFS_RUN"] ?? ""
    let number = ProcessInfo.processInfo.processIdentifier
    return run.isEmpty ? "\(number)" : "\(run).\(number)"
  }()

  /// Records that a test has requested a proof.
  package static func noteAsked(_ proof: URL, in folder: URL) { note(proof, .asked, in: folder) }

  /// Records that a proof has been recorded.
  package static func noteRecorded(_ proof: URL, in folder: URL) {
    note(proof, .recorded, in: folder)
  }

  private static func note(_ proof: URL, _ list: List, in folder: URL) {
    note(proof, list, as: Asked(proof).line, in: folder)
  }

  /// Adds a line to a list, once for each proof.
  internal static func note(
    _ proof: URL, _ list: List, as line: String, in folder: URL
  ) {
    let file = folder.appendingPathComponent("\(list.rawValue)/\(processName).txt")
    guard listed.withLock({ $0.insert("\(file.path)\t\(proof.path)").inserted }) else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if !FileManager.default.fileExists(atPath: file.path) {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    guard let handle = FileHandle(forWritingAtPath: file.path) else { return }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: Data((line + "\n").utf8))
    try? handle.close()
  }

  /// Records a proof that failed, or that has not been recorded yet. Returns the file with the
  /// present contents, and the file with the picture of the difference.
  package static func keep(
    _ now: Data, insteadOf proof: URL, difference: Data?, place: String, message: String,
    explanation: String? = nil, elements: ProofElements? = nil, in folder: URL
  ) throws -> (now: URL, difference: URL?) {
    let own = self.entry(of: proof, in: folder)
    let asked = Asked(proof)
    let suffix = proof.lastPathComponent.drop { $0 != "." }
    func add(_ data: Data, suffix: String) throws -> String {
      let name = ContentHash.name(of: data) + suffix
      try write(data, to: own.appendingPathComponent(name))
      return name
    }
    var entry = Entry(
      package: asked.package, proof: asked.proof, name: self.name(of: proof),
      place: place, message: message, now: try add(now, suffix: String(suffix)))
    if let package = asked.package, place.hasPrefix(package + "/") {
      entry.place = String(place.dropFirst(package.count + 1))
    }
    if let before = FileManager.default.contents(atPath: proof.path) {
      entry.before = try add(before, suffix: String(suffix))
    }
    entry.difference = try difference.map { try add($0, suffix: ".difference.png") }
    entry.explanation = try explanation.map { try add(Data($0.utf8), suffix: ".explanation.txt") }
    entry.elements = try elements?.data.map { try add($0, suffix: ".elements.json") }
    // Write the record last, so that all files that it names exist.
    try write(try record(entry), to: own.appendingPathComponent("entry.json"))
    let known = Set(entry.files + ["entry.json"])
    let names = (try? FileManager.default.contentsOfDirectory(atPath: own.path)) ?? []
    for name in names where !known.contains(name) && !name.hasPrefix(".") {
      try? FileManager.default.removeItem(at: own.appendingPathComponent(name))
    }
    return (
      own.appendingPathComponent(entry.now), entry.difference.map(own.appendingPathComponent)
    )
  }

  /// Records the elements of a picture whose proof did not fail.
  package static func keepElements(_ elements: ProofElements, of picture: Data, in folder: URL) {
    guard let data = elements.data else { return }
    try? write(data, to: elementsFile(of: picture, in: folder))
  }

  /// Returns the elements that were recorded for a picture with these contents.
  package static func elements(of picture: Data, in folder: URL) -> ProofElements? {
    // If the folder does not exist, the picture need not be hashed.
    let all = folder.appendingPathComponent("elements")
    guard FileManager.default.fileExists(atPath: all.path) else { return nil }
    return FileManager.default.contents(atPath: elementsFile(of: picture, in: folder).path)
      .flatMap { ProofElements($0) }
  }

  private static func elementsFile(of picture: Data, in folder: URL) -> URL {
    folder.appendingPathComponent("elements/\(ContentHash.name(of: picture)).json")
  }

  /// Returns a record as the contents of its file.
  package static func record(_ entry: Entry) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(entry)
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
    folder.appendingPathComponent("changed/\(ContentHash.name(of: proof.path).prefix(16))")
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
    }.sorted {
      ($0.entry.name, $0.entry.proof, $0.entry.now) < ($1.entry.name, $1.entry.proof, $1.entry.now)
    }
  }

  /// Removes all lists of proofs.
  package static func forgetAsked(in folder: URL) {
    for list in List.allCases {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(list.rawValue))
    }
    listed.withLock { $0 = [] }
  }

  /// Removes the lists in which all other runs have recorded their proofs.
  package static func forgetLists(exceptOf run: String, in folder: URL) {
    for list in List.allCases {
      let own = folder.appendingPathComponent(list.rawValue)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: own.path)) ?? []
      for name in names where !name.hasPrefix(run + ".") {
        try? FileManager.default.removeItem(at: own.appendingPathComponent(name))
      }
    }
  }

  /// Returns the proofs in a list.
  ///
  /// - Parameter run: The name of a run of `proof run`; `nil` for the lists of all processes.
  package static func lines(of list: List, run: String? = nil, in folder: URL) -> Set<Asked> {
    Set(texts(in: list, run: run, folder).map { Asked(line: $0) })
  }

  /// Returns the lines of a list.
  internal static func texts(in list: List, run: String?, _ folder: URL) -> [String] {
    let own = folder.appendingPathComponent(list.rawValue)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: own.path)) ?? []
    let wanted = names.filter { name in run.map { name.hasPrefix($0 + ".") } ?? true }
    return wanted.flatMap { name in
      let data = FileManager.default.contents(atPath: own.path + "/" + name) ?? Data()
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }
}
