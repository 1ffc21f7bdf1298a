import Foundation

/// One of the two sides of `proof compare`: a folder with proofs, or a revision of a git repository
/// that contains proofs. A proof is a recorded picture or text with which a test compares its
/// result.
internal struct ComparedSide {
  /// An argument that is neither a folder nor a revision.
  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  /// The files of proofs, by their paths relative to the compared folder. For a revision, the
  /// compared folder is the folder of the repository whose proofs are compared.
  private(set) var proofs: [String: URL]
  /// All files that may be proofs, for a comparison in which no side has a folder `__Proofs__`.
  private(set) var looseFiles: [String: URL]

  /// Finds the files of a side.
  ///
  /// If a folder and a revision have the same name, the folder is used.
  ///
  /// - Parameters:
  ///   - argument: The argument of the command.
  ///   - root: The folder in a repository whose proofs are compared.
  ///   - copies: An empty folder for the files of a revision.
  init(_ argument: String, root: URL, copies: URL, environment: [String: String]) throws {
    let folder = URL(fileURLWithPath: argument).standardizedFileURL.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      self.init(folder: folder)
      return
    }
    try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
    let problem = "there is no folder '\(folder.path)'"
    guard let repository = try GitRepository(around: root, environment: environment) else {
      throw Mistake(description: "\(problem), and \(root.path) is in no git repository")
    }
    guard let commit = try repository.commit(argument) else {
      throw Mistake(
        description: "\(problem), and git knows no revision '\(argument)' in \(root.path)")
    }
    let blobs = try repository.blobs(of: commit)
    let inside = blobs.filter { Self.isProof($0.path) }
    try repository.write(
      inside.isEmpty ? blobs.filter { Self.mayBeProof($0.path) } : inside, to: copies)
    self.init(folder: copies.resolvingSymlinksInPath())
  }

  private init(folder: URL) {
    func named(_ files: [URL]) -> [String: URL] {
      Dictionary(
        files.map { (String($0.path.dropFirst(folder.path.count + 1)), $0) },
        uniquingKeysWith: { first, _ in first })
    }
    proofs = named(ProofFolders.files(in: folder))
    looseFiles = proofs.isEmpty ? named(Self.plainFiles(in: folder)) : [:]
  }

  /// Whether a path contains a folder `__Proofs__`.
  ///
  /// Like `ProofFolders`, this method ignores hidden files and folders.
  private static func isProof(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.dropLast().contains("__Proofs__") && !parts.contains { $0.hasPrefix(".") }
  }

  /// Whether a file may be a proof: neither the file nor a folder in its path is hidden, as
  /// `.build` is.
  private static func mayBeProof(_ path: String) -> Bool {
    ["png", "txt", "json", "csv", "plist"].contains(URL(fileURLWithPath: path).pathExtension)
      && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  private static func plainFiles(in root: URL) -> [URL] {
    let all = FileManager.default.enumerator(atPath: root.path)
    return (all?.compactMap { $0 as? String } ?? []).sorted().filter(mayBeProof)
      .map(root.appendingPathComponent)
  }
}
