import Foundation

// The objects of a repository: the files of a commit, and a commit with other files.

extension CommitPorter {
  /// Returns the files of a commit.
  func entries(of commit: String) throws -> [Entry] {
    try git("ls-tree", "-r", "-z", commit).split(separator: 0).compactMap { line in
      // "100644 blob 9daeafb…\tSources/Feed.swift"
      let parts = String(decoding: line, as: UTF8.self).split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      guard parts.count == 2, words.count == 3, words[1] == "blob" else { return nil }
      return Entry(mode: String(words[0]), blob: String(words[2]), path: String(parts[1]))
    }
  }

  /// Returns the texts of the files.
  ///
  /// A file that is not encoded in UTF-8 is left out and reported.
  func contents(of files: [Entry]) throws -> [Text] {
    let names = files.map { $0.blob + "\n" }.joined()
    var rest = try git("cat-file", "--batch", input: Data(names.utf8))[...]
    var texts: [Text] = []
    for file in files {
      // The format is "9daeafb… blob 12\n", the contents, and a newline.
      guard let end = rest.firstIndex(of: 10),
        let size = Int(
          String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last ?? ""),
        rest.endIndex - end > size + 1
      else { throw Failure("\(name)/\(file.path) can't be read from the repository") }
      let contents = rest[(end + 1)...].prefix(size)
      rest = rest[(end + 1)...].dropFirst(size + 1)
      if let text = String(validating: contents, as: UTF8.self) {
        texts.append(Text(entry: file, text: text))
      } else {
        report("\(name)/\(file.path): warning: this file is no text in UTF-8 and stays as it is")
      }
    }
    return texts
  }

  /// Creates a commit with the parents and the date of another commit, and with changed texts.
  func commit(
    _ texts: [String: String], on original: String, _ entries: [Entry]
  ) throws -> String {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let changed = entries.filter { texts[$0.path] != nil }
    let files = changed.indices.map { "\(scratch.path)/\($0)" }
    for (file, entry) in zip(files, changed) {
      try Data((texts[entry.path] ?? "").utf8).write(to: URL(fileURLWithPath: file))
    }
    let list = Data(files.map { $0 + "\n" }.joined().utf8)
    let blobs = try git("hash-object", "-w", "--no-filters", "--stdin-paths", input: list)
      .split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
    let lines = zip(changed, blobs).map { "\($0.mode) \($1)\t\($0.path)\0" }.joined()

    var git = git
    git.environment["GIT_INDEX_FILE"] = scratch.path + "/index"
    _ = try git("read-tree", original)
    _ = try git("update-index", "-z", "--index-info", input: Data(lines.utf8))
    let tree = try git.line("write-tree")
    let header = try git.line("log", "-1", "--format=%cd%n%P", "--date=raw", original)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let date = String(header[0])
    let parents = header.dropFirst().first?.split(separator: " ") ?? []
    for role in ["AUTHOR", "COMMITTER"] {
      git.environment["GIT_\(role)_NAME"] = "Galley"
      git.environment["GIT_\(role)_EMAIL"] = "galley@localhost"
      git.environment["GIT_\(role)_DATE"] = date
    }
    var arguments = ["-C", git.folder, "commit-tree", tree, "-m", "Ported from \(original)"]
    for parent in parents {
      arguments += ["-p", String(parent)]
    }
    return String(decoding: try Git.run(arguments, environment: git.environment), as: UTF8.self)
      .trimmingCharacters(in: .newlines)
  }
}
