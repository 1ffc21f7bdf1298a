import Foundation

/// Reads the files of revisions from the git repository that contains a folder, for `proof
/// compare`.
///
/// The repository and its working tree are not changed.
internal struct GitRepository {
  /// An error of git, or of a revision that can't be read.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// A file of a revision.
  struct Blob {
    /// The path relative to the folder of the `GitRepository`.
    var path: String
    /// The path from the root of the repository.
    fileprivate var fullPath: String
    /// The name of the git object with the contents.
    fileprivate var object: String
  }

  /// The folder, which may be a subfolder of the repository.
  let folder: URL
  /// The environment of git.
  let environment: [String: String]
  /// The path from the root of the repository to the folder.
  ///
  /// The path is empty or ends with a slash.
  private let prefix: String

  /// Finds the repository that contains a folder; `nil` if there is none.
  init?(around folder: URL, environment: [String: String]) throws {
    self.folder = folder
    self.environment = environment
    let shown = try Self.git(["rev-parse", "--show-prefix"], in: folder, environment)
    guard shown.code == 0 else { return nil }
    var path = String(decoding: shown.output, as: UTF8.self)
    if path.hasSuffix("\n") { path.removeLast() }
    prefix = path
  }

  /// Returns the name of the commit for a revision such as `main`, `HEAD~2` or `v1.0`; `nil` if
  /// there is no such commit.
  func commit(_ revision: String) throws -> String? {
    let arguments = [
      "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}",
    ]
    let shown = try Self.git(arguments, in: folder, environment)
    guard shown.code == 0 else { return nil }
    return String(decoding: shown.output, as: UTF8.self).split(separator: "\n").first.map(
      String.init)
  }

  /// Returns the files that a commit has in the folder.
  ///
  /// Links and submodules are left out.
  func blobs(of commit: String) throws -> [Blob] {
    var arguments = ["ls-tree", "-r", "-z", "--full-tree", commit]
    if !prefix.isEmpty { arguments += ["--", prefix] }
    let shown = try Self.git(arguments, in: folder, environment)
    guard shown.code == 0 else { throw Failure(description: shown.message) }
    return shown.output.split(separator: 0).compactMap { entry in
      // 100644 blob 5716ca5987cbf97d6bb54920bea6adde242d87e6<tab>Tests/__Proofs__/Feed/feed.txt
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let facts = String(decoding: parts[0], as: UTF8.self).split(separator: " ")
      let path = String(decoding: parts[1], as: UTF8.self)
      guard facts.count == 3, facts[1] == "blob", facts[0] != "120000", path.hasPrefix(prefix)
      else { return nil }
      return Blob(
        path: String(path.dropFirst(prefix.count)), fullPath: path, object: String(facts[2]))
    }
  }

  /// Writes files to a folder, with the contents that a checkout would give them.
  func write(_ blobs: [Blob], to target: URL) throws {
    guard !blobs.isEmpty else { return }
    // Each request is one line, so a request can't contain a path with a line break. For such a
    // file, the rules of `.gitattributes` are not applied.
    let lines = blobs.map { blob in
      blob.fullPath.contains("\n") ? blob.object + " -" : blob.object + " " + blob.fullPath
    }
    let shown = try Self.git(
      ["cat-file", "--batch", "--filters"], in: folder, environment,
      input: Data(lines.map { $0 + "\n" }.joined().utf8))
    guard shown.code == 0 else { throw Failure(description: shown.message) }
    var rest = shown.output[...]
    for blob in blobs {
      // 5716ca5987cbf97d6bb54920bea6adde242d87e6 blob 4<line break>, the contents, and a line
      // break.
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
        throw Failure(description: "git has not returned the contents of \(blob.path)")
      }
      let facts = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard facts.count == 3, facts[1] == "blob", let count = Int(facts[2]),
        rest.distance(from: end, to: rest.endIndex) > count
      else { throw Failure(description: "git can't read \(blob.path)") }
      let start = rest.index(after: end)
      let stop = rest.index(start, offsetBy: count)
      try write(Data(rest[start..<stop]), to: target.appendingPathComponent(blob.path))
      rest = rest[stop...].dropFirst()
    }
  }

  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  // MARK: Calling git

  /// The result of a call of git.
  private struct Call {
    var code: Int32
    var output: Data
    var message: String
  }

  /// Calls git.
  ///
  /// The output is written to files, so that it may have any length.
  private static func git(
    _ arguments: [String], in folder: URL, _ environment: [String: String], input: Data = Data()
  ) throws -> Call {
    let own = FileManager.default.temporaryDirectory
      .appendingPathComponent("proof-git-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: own) }
    let files = ["output", "errors"].map(own.appendingPathComponent)
    let question = own.appendingPathComponent("input")
    try input.write(to: question)
    let reader = try FileHandle(forReadingFrom: question)
    defer { try? reader.close() }
    var environment = environment
    // git must neither ask for a password nor write to the repository.
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    let process = try ChildProcess(
      ["git"] + arguments, environment: environment, folder: folder, input: reader, log: files[0],
      errors: files[1])
    let ending = process.wait(isStopped: { Interruption.hasOccurred })
    if Interruption.hasOccurred { throw CancellationError() }
    let output = try files.map { try Data(contentsOf: $0) }
    let message = String(decoding: output[1], as: UTF8.self).split(separator: "\n").joined(
      separator: "\n")
    switch ending {
    // `ChildProcess` starts git with `env`, which exits with 127 if it does not find git.
    case .exit(127): throw Failure(description: "git can't be started: \(message)")
    case .exit(let code): return Call(code: code, output: output[0], message: message)
    case .signal(let number): return Call(code: -number, output: output[0], message: message)
    }
  }
}
