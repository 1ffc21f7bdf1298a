import Foundation
import GalleyProofFiles
import GalleyProofs
import Testing
import UIKit

/// A package with proofs, of which one does not hold.
@MainActor
private struct Package {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("package-\(UUID().uuidString)").resolvingSymlinksInPath()

  var results: URL { root.appendingPathComponent(".build/proofs") }

  func proof(_ name: String) -> URL {
    root.appendingPathComponent("Tests/FeedTests/__Proofs__/FeedTests/\(name)")
  }

  init() throws {
    try ProofStore.write(
      Data("// no manifest".utf8), to: root.appendingPathComponent("Package.swift"))
    try ProofStore.write(Data("one\n".utf8), to: proof("feed.txt"))
    try ProofStore.write(Data("old\n".utf8), to: proof("gone.txt"))
    try ProofStore.write(picture(.red), to: proof("feed.png"))
    _ = try ProofStore.keep(
      Data("two\n".utf8), insteadOf: proof("feed.txt"), difference: nil, place: "FeedTests.swift:3",
      message: "-one\n+two", in: results)
    _ = try ProofStore.keep(
      picture(.blue), insteadOf: proof("feed.png"), difference: picture(.green),
      place: "FeedTests.swift:4", message: "</script> all of it", in: results)
  }

  func picture(_ color: UIColor) -> Data {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }.pngData() ?? Data()
  }

  func text(_ name: String) -> String? {
    try? String(contentsOf: proof(name), encoding: .utf8)
  }

  /// Runs the command. Returns the lines that it has written and its exit code.
  func run(_ arguments: String...) -> (output: [String], errors: [String], code: Int32) {
    var (output, errors): ([String], [String]) = ([], [])
    let code = ProofCommand.run(
      arguments + ["--root", root.path], output: { output.append($0) },
      errors: { errors.append($0) })
    return (output, errors, code)
  }

  func remove() { try? FileManager.default.removeItem(at: root) }
}

@MainActor @Suite("The commands about proofs")
struct ProofCommandsTests {
  @Test("The command accept accepts all changed proofs, or those that match a filter")
  func accept() throws {
    let package = try Package()
    defer { package.remove() }
    #expect(package.run("accept", "nothing").code == 1)
    #expect(package.run("accept", "nothing").errors.first?.contains("FeedTests/feed.txt") == true)
    let first = package.run("accept", "feed.txt")
    #expect(first.code == 0)
    #expect(first.output == [package.proof("feed.txt").path])
    #expect(package.text("feed.txt") == "two\n")
    let second = package.run("accept", "--json")
    #expect(second.output.first?.contains("\"name\" : \"FeedTests/feed.png\"") == true)
    #expect(try Data(contentsOf: package.proof("feed.png")) == package.picture(.blue))
    #expect(package.run("accept").code == 0)
    #expect(package.run("accept").errors.first?.contains("nothing to accept") == true)
  }

  @Test("Before the first run of tests, the commands tell how to run them")
  func noResults() throws {
    let package = try Package()
    defer { package.remove() }
    try FileManager.default.removeItem(at: package.results)
    for command in ["accept", "explain"] {
      let result = package.run(command, "feed")
      #expect(result.code == (command == "accept" ? 0 : 1))
      #expect(result.errors.first?.contains("no test has compared a proof yet") == true)
      #expect(result.errors.first?.hasSuffix("swift run proof run") == true)
    }
  }

  @Test("A proof is accepted by its whole name, although the name of another one contains it")
  func acceptWholeName() throws {
    let package = try Package()
    defer { package.remove() }
    let other = package.root.appendingPathComponent(
      "Tests/FeedTests/__Proofs__/OldFeedTests/feed.txt")
    try ProofStore.write(Data("four\n".utf8), to: other)
    _ = try ProofStore.keep(
      Data("five\n".utf8), insteadOf: other, difference: nil, place: "OldFeedTests.swift:3",
      message: "-four\n+five", in: package.results)
    let first = package.run("accept", "FeedTests/feed.txt")
    #expect(first.code == 0)
    #expect(first.output == [package.proof("feed.txt").path])
    #expect(try Data(contentsOf: other) == Data("four\n".utf8))
    #expect(package.run("accept", "oldfeed").output == [other.path])
  }

  @Test("The command stale lists the proofs that no test has asked for, and removes them")
  func stale() throws {
    let package = try Package()
    defer { package.remove() }
    #expect(package.run("stale").code == 1)
    #expect(package.run("stale", "--begin").code == 0)
    for name in ["feed.txt", "feed.png"] {
      ProofStore.noteAsked(package.proof(name), in: package.results)
    }
    #expect(package.run("stale").output == [package.proof("gone.txt").path])
    #expect(package.text("gone.txt") == "old\n")
    #expect(package.run("stale", "--remove").code == 0)
    #expect(package.text("gone.txt") == nil)
    #expect(package.text("feed.txt") != nil)
  }

  @Test("The command sheet writes a page with all proofs, and their pictures beside it")
  func sheet() throws {
    let package = try Package()
    defer { package.remove() }
    let result = package.run("sheet")
    #expect(result.code == 0, "\(result.errors)")
    let path = try #require(result.output.first)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains(#""name":"FeedTests/feed.png""#))
    #expect(page.contains(#""state":"changed""#) && page.contains(#""state":"same""#))
    // The message of a test can't end the script. The page has two scripts.
    #expect(page.contains("\\u003c/script> all of it"))
    #expect(page.components(separatedBy: "</script>").count == 3)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path + "/pictures")
    #expect(files.count { $0.hasSuffix(".png") } == 3, "\(files)")
    // There are three texts: both of the changed proof, and the one of the old proof.
    #expect(files.count { $0.hasSuffix(".js") } == 3, "\(files)")
    #expect(page.utf8.count < 1_000_000)
  }

  @Test(
    "A proof that was recorded, or is missing, is new on the page; a missing one can be accepted")
  func newProofs() throws {
    let package = try Package()
    defer { package.remove() }
    ProofStore.noteRecorded(package.proof("gone.txt"), in: package.results)
    _ = try ProofStore.keep(
      Data("first\n".utf8), insteadOf: package.proof("missing.txt"), difference: nil,
      place: "FeedTests.swift:5", message: "There is no proof yet", in: package.results)
    let result = package.run("sheet", "--json")
    #expect(result.code == 0, "\(result.errors)")
    struct Summary: Decodable {
      struct Proof: Decodable {
        var name: String
        var state: String
      }
      var page: String
      var proofs: [Proof]
    }
    let json = try #require(result.output.first)
    let summary = try JSONDecoder().decode(Summary.self, from: Data(json.utf8))
    #expect(
      Dictionary(uniqueKeysWithValues: summary.proofs.map { ($0.name, $0.state) }) == [
        "FeedTests/feed.png": "changed", "FeedTests/feed.txt": "changed",
        "FeedTests/gone.txt": "new", "FeedTests/missing.txt": "new",
      ])
    #expect(FileManager.default.fileExists(atPath: summary.page))
    #expect(package.run("accept", "missing").code == 0)
    #expect(package.text("missing.txt") == "first\n")
  }

  @Test("The results of a proof are named by their contents, and replaced by later ones")
  func contents() throws {
    let package = try Package()
    defer { package.remove() }
    func files() throws -> Set<String> {
      let found = ProofStore.entries(in: package.results).first { $0.entry.name.hasSuffix("txt") }
      let folder = try #require(found).folder
      return Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    }
    let before = ContentHash.name(of: "one\n") + ".txt"
    #expect(try files() == ["entry.json", before, ContentHash.name(of: "two\n") + ".txt"])
    let kept = try ProofStore.keep(
      Data("three\n".utf8), insteadOf: package.proof("feed.txt"), difference: nil,
      place: "\(package.root.path)/Tests/FeedTests.swift:3", message: "m", in: package.results)
    #expect(try files() == ["entry.json", before, kept.now.lastPathComponent])
    #expect(try Data(contentsOf: kept.now) == Data("three\n".utf8))
    let entry = ProofStore.entries(in: package.results).map(\.entry).first {
      $0.name == "FeedTests/feed.txt"
    }
    #expect(entry?.place == "Tests/FeedTests.swift:3")
    #expect(entry?.proof == "Tests/FeedTests/__Proofs__/FeedTests/feed.txt")
    #expect(entry?.package == package.root.path)
  }

  @Test("The command compare lists new, removed and changed proofs of two folders")
  func compare() throws {
    let (before, after) = (try Package(), try Package())
    defer { before.remove() }
    defer { after.remove() }
    let target = after.root.appendingPathComponent("page").path
    func run() -> (output: [String], errors: [String], code: Int32) {
      before.run("compare", before.root.path, after.root.path, "--to", target)
    }
    #expect(run().code == 0)
    try ProofStore.write(Data("three\n".utf8), to: after.proof("feed.txt"))
    try ProofStore.write(Data("new\n".utf8), to: after.proof("new.txt"))
    try FileManager.default.removeItem(at: after.proof("gone.txt"))
    try ProofStore.write(after.picture(.black), to: after.proof("feed.png"))
    let result = run()
    #expect(result.code == 1)
    let folder = "Tests/FeedTests/__Proofs__/FeedTests"
    #expect(
      result.output.dropLast() == [
        "changed: \(folder)/feed.png", "changed: \(folder)/feed.txt", "gone: \(folder)/gone.txt",
        "new: \(folder)/new.txt",
      ])
    #expect(before.run("compare", before.root.path).code == 2)
    #expect(before.run("compare", before.root.path, "/nowhere").code == 2)
    #expect(before.run("sheet", "--wrong").code == 2)
  }

  @Test("The command compare leaves out files in hidden folders")
  func compareHidden() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("folders-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    func file(_ path: String) -> URL { root.appendingPathComponent(path) }
    for side in ["before", "after"] {
      try ProofStore.write(
        Data("one\n".utf8), to: file("\(side)/__Snapshots__/FeedTests/feed.1.txt"))
    }
    try ProofStore.write(Data("{}\n".utf8), to: file("after/.build/plan.json"))
    var lines: [String] = []
    let code = ProofCommand.run(
      ["compare", file("before").path, file("after").path, "--to", file("page").path],
      output: { lines.append($0) }, errors: { lines.append($0) })
    #expect(code == 0, "\(lines)")
  }
}
