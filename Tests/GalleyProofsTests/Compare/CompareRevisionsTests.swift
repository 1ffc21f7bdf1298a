import Foundation
import GalleyProofFiles
import GalleyProofs
import Testing

/// A git repository with a package in a subfolder.
@MainActor
private struct Repository {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("repository-\(UUID().uuidString)").resolvingSymlinksInPath()

  var package: URL { root.appendingPathComponent("App") }

  func proof(_ name: String) -> URL {
    package.appendingPathComponent("Tests/__Proofs__/FeedTests/\(name)")
  }

  func write(_ text: String, to file: URL) throws {
    try ProofStore.write(Data(text.utf8), to: file)
  }

  /// Creates the repository. The tag `first` has two proofs, and `main` has others.
  init() throws {
    try write("// no manifest", to: package.appendingPathComponent("Package.swift"))
    try git("init", "--quiet", "--initial-branch=main")
    try write("one\n", to: proof("feed.txt"))
    try write("old\n", to: proof("gone.txt"))
    try write("same\n", to: proof("größe und mehr.txt"))
    try write("one\n", to: root.appendingPathComponent("Other/__Proofs__/OtherTests/other.txt"))
    try commit()
    try git("tag", "first")
    try write("two\n", to: proof("feed.txt"))
    try write("new\n", to: proof("new.txt"))
    try FileManager.default.removeItem(at: proof("gone.txt"))
    try write("two\n", to: root.appendingPathComponent("Other/__Proofs__/OtherTests/other.txt"))
    try commit()
  }

  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", root.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
  }

  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "Proofs")
  }

  /// Runs `proof compare` in a folder.
  func compare(
    _ arguments: String..., in folder: URL? = nil
  ) -> (output: [String], errors: [String], code: Int32) {
    var (output, errors): ([String], [String]) = ([], [])
    let code = ProofCommand.run(
      ["compare"] + arguments + ["--root", (folder ?? package).path, "--to", page.path],
      output: { output.append($0) }, errors: { errors.append($0) })
    return (output, errors, code)
  }

  var page: URL { root.appendingPathComponent("page") }

  func remove() { try? FileManager.default.removeItem(at: root) }
}

@MainActor @Suite("Comparing the proofs of git revisions")
struct CompareRevisionsTests {
  private let folder = "Tests/__Proofs__/FeedTests"

  @Test("In a subfolder of a repository, the proofs of two revisions in this folder are compared")
  func revisions() throws {
    let repository = try Repository()
    defer { repository.remove() }
    let result = repository.compare("first", "main")
    #expect(result.code == 1, "\(result)")
    #expect(
      result.output == [
        "changed: \(folder)/feed.txt", "gone: \(folder)/gone.txt", "new: \(folder)/new.txt",
        repository.page.path + "/index.html",
      ], "\(result)")
    #expect(repository.compare("main~1", "first").code == 0)
    let page = try String(
      contentsOf: repository.page.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(page.contains("größe und mehr.txt"))
  }

  @Test("In the folder of the repository, the proofs of all packages are compared")
  func root() throws {
    let repository = try Repository()
    defer { repository.remove() }
    let result = repository.compare("first", "main", in: repository.root)
    #expect(result.code == 1, "\(result)")
    #expect(
      result.output.dropLast() == [
        "changed: App/\(folder)/feed.txt", "gone: App/\(folder)/gone.txt",
        "new: App/\(folder)/new.txt", "changed: Other/__Proofs__/OtherTests/other.txt",
      ], "\(result)")
  }

  @Test("A revision is compared with the working tree, and a name of both is a folder")
  func folders() throws {
    let repository = try Repository()
    defer { repository.remove() }
    #expect(repository.compare("main", repository.package.path).code == 0)
    try repository.write("three\n", to: repository.proof("feed.txt"))
    let changed = repository.compare("main", repository.package.path)
    #expect(changed.code == 1)
    #expect(changed.output.first == "changed: \(folder)/feed.txt", "\(changed)")
    // The branch has the same name as a folder with one proof.
    let name = repository.root.appendingPathComponent("branch").path
    try repository.write(
      "one\n", to: URL(fileURLWithPath: name + "/\(folder)/feed.txt"))
    try repository.git("branch", String(name.dropFirst()))
    let same = repository.compare("first", name)
    #expect(
      same.output.dropLast() == [
        "gone: \(folder)/gone.txt", "gone: \(folder)/größe und mehr.txt",
      ], "\(same)")
  }

  @Test("Comparing revisions changes neither the working tree nor the index")
  func untouched() throws {
    let repository = try Repository()
    defer { repository.remove() }
    let index = repository.root.appendingPathComponent(".git/index")
    let before = try Data(contentsOf: index)
    try repository.write("unsaved\n", to: repository.proof("feed.txt"))
    #expect(repository.compare("first", "main").code == 1)
    #expect(try Data(contentsOf: index) == before)
    #expect(try String(contentsOf: repository.proof("feed.txt"), encoding: .utf8) == "unsaved\n")
  }

  @Test("An unknown revision is an error that names it, and no page is written")
  func unknown() throws {
    let repository = try Repository()
    defer { repository.remove() }
    let result = repository.compare("first", "nowhere")
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.errors.first?.hasSuffix(
        "and git knows no revision 'nowhere' in \(repository.package.path)") == true, "\(result)")
    // An argument that looks like an option of git is not passed to git.
    #expect(repository.compare("first", "-q").code == 2)
    // A revision that is not a commit is an error.
    #expect(repository.compare("first", "main:App/Package.swift").code == 2)
    #expect(!FileManager.default.fileExists(atPath: repository.page.path))
  }

  @Test("Comparing revisions without a repository is an error that says so")
  func noRepository() throws {
    let repository = try Repository()
    defer { repository.remove() }
    try FileManager.default.removeItem(at: repository.root.appendingPathComponent(".git"))
    let result = repository.compare("first", "main")
    #expect(result.code == 2)
    #expect(
      result.errors.first?.hasSuffix("\(repository.package.path) is in no git repository") == true,
      "\(result)")
  }

  @Test("Pictures have the bytes that were committed, also if an archive would leave them out")
  func pictures() throws {
    let repository = try Repository()
    defer { repository.remove() }
    var bytes = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    bytes += Data((0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 251) })
    try ProofStore.write(bytes, to: repository.proof("feed.png"))
    try repository.write(
      "Tests export-ignore\n", to: repository.package.appendingPathComponent(".gitattributes"))
    try repository.commit()
    let result = repository.compare("main", repository.package.path)
    #expect(result.code == 0, "\(result)")
    let page = try String(
      contentsOf: repository.page.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(page.contains("\(folder)/feed.png"))
    #expect(page.contains(ContentHash.name(of: bytes) + ".png"))
  }
}
