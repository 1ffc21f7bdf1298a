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

  /// Runs the command; the lines that it has written, and how it ended.
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
  @Test("Accept what has changed, all of it or what a filter names")
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

  @Test("List the proofs that no test has asked for, and remove them")
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

  @Test("Write a page with all proofs, which opens on the changed ones, and pictures beside it")
  func sheet() throws {
    let package = try Package()
    defer { package.remove() }
    let result = package.run("sheet")
    #expect(result.code == 0, "\(result.errors)")
    let path = try #require(result.output.first)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let line = try #require(page.split(separator: "\n").first { $0.contains("const items =") })
    #expect(line.contains(#""name":"FeedTests/feed.png""#))
    #expect(line.contains(#""state":"changed""#) && line.contains(#""state":"same""#))
    // What a test says does not end the script.
    #expect(line.contains("\\u003c/script> all of it"))
    #expect(page.components(separatedBy: "</script>").count == 2)
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path + "/pictures")
    #expect(pictures.count == 3)
    #expect(page.utf8.count < 1_000_000)
  }

  @Test("Compare two folders: what is new, what is gone, and what has changed")
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
}
