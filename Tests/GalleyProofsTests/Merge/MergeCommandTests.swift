import Foundation
import GalleyProofFiles
import Testing

@testable import GalleyProofs

/// Results of two machines that have the same package in other folders.
@MainActor
private struct Machines {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("machines-\(UUID().uuidString)").resolvingSymlinksInPath()

  func package(_ name: String) -> URL { root.appendingPathComponent(name) }

  func results(_ name: String) -> URL { package(name).appendingPathComponent(".build/proofs") }

  func proof(_ file: String, on name: String) -> URL {
    package(name).appendingPathComponent("Tests/FeedTests/__Proofs__/FeedTests/\(file)")
  }

  init() throws {
    for name in ["one", "two"] {
      try ProofStore.write(
        Data("// no manifest".utf8), to: package(name).appendingPathComponent("Package.swift"))
      for file in ["feed.txt", "row.txt", "same.txt"] {
        try ProofStore.write(Data("old\n".utf8), to: proof(file, on: name))
        ProofStore.noteAsked(proof(file, on: name), in: results(name))
      }
      try keep("new\n", "feed.txt", on: name)
    }
    try keep("new on two\n", "row.txt", on: "two")
  }

  func keep(_ text: String, _ file: String, on name: String, line: Int = 3) throws {
    _ = try ProofStore.keep(
      Data(text.utf8), insteadOf: proof(file, on: name), difference: nil,
      place: package(name).path + "/Tests/FeedTests/FeedTests.swift:\(line)",
      message: "-old\n+\(text)", in: results(name))
  }

  func record(_ shard: Int, of shards: Int, on name: String) throws {
    let record = RunRecord(
      shard: shard, shards: shards, plan: "p",
      tests: [TestResult(name: "t\(shard)", state: .passed, milliseconds: shard)])
    try ProofStore.write(
      try ProofJSON.data(record),
      to: results(name).appendingPathComponent("runs/\(shard)-of-\(shards).json"))
  }

  func run(_ arguments: String...) -> (output: [String], errors: [String], code: Int32) {
    var (output, errors): ([String], [String]) = ([], [])
    let code = ProofCommand.run(
      arguments, output: { output.append($0) }, errors: { errors.append($0) })
    return (output, errors, code)
  }

  /// Merges the results of machines into a folder.
  func merge(_ names: [String], to target: String) -> (
    output: [String], errors: [String], code: Int32
  ) {
    var (output, errors): ([String], [String]) = ([], [])
    let code = ProofCommand.run(
      ["merge"] + names.map { results($0).path } + [
        "--to", package(target).path, "--root", package("one").path,
      ], output: { output.append($0) }, errors: { errors.append($0) })
    return (output, errors, code)
  }

  /// Returns the contents of all files in a folder, by their paths.
  func files(_ name: String) -> [String: Data] {
    let folder = package(name)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return Dictionary(
      uniqueKeysWithValues: (names ?? []).compactMap { name in
        FileManager.default.contents(atPath: folder.path + "/" + name).map { (name, $0) }
      })
  }

  func remove() { try? FileManager.default.removeItem(at: root) }
}

@MainActor @Suite("Merging the results of several machines")
struct MergeCommandTests {
  @Test("Merged results are the same in every order, without the paths of the machines")
  func order() throws {
    let machines = try Machines()
    defer { machines.remove() }
    try machines.record(1, of: 2, on: "one")
    try machines.record(2, of: 2, on: "two")
    let first = machines.merge(["one", "two"], to: "first")
    #expect(first.code == 1, "\(first)")
    #expect(first.errors.isEmpty)
    #expect(
      first.output == [
        "changed: FeedTests/feed.txt", "changed: FeedTests/row.txt", "2 tests, 3 proofs, 2 changed",
        machines.package("first").path + "/index.html",
      ])
    #expect(machines.merge(["two", "one", "two"], to: "second").code == 1)
    let (one, two) = (machines.files("first"), machines.files("second"))
    #expect(one.keys.sorted() == two.keys.sorted())
    for (name, data) in one {
      #expect(data == two[name], "\(name)")
      #expect(!String(decoding: data, as: UTF8.self).contains(machines.root.path), "\(name)")
    }
    #expect(one["index.html"] != nil && one["times.json"] != nil)
  }

  @Test("Changed proofs from other machines can be accepted here")
  func accept() throws {
    let machines = try Machines()
    defer { machines.remove() }
    #expect(machines.merge(["one", "two"], to: "merged").code == 1)
    let result = machines.run(
      "accept", "--results", machines.package("merged").path, "--root",
      machines.package("one").path)
    #expect(result.code == 0, "\(result)")
    #expect(
      result.output == ["feed.txt", "row.txt"].map { machines.proof($0, on: "one").path })
    #expect(try Data(contentsOf: machines.proof("row.txt", on: "one")) == Data("new on two\n".utf8))
    #expect(try Data(contentsOf: machines.proof("row.txt", on: "two")) == Data("old\n".utf8))
  }

  @Test("If machines have found different contents of a proof, one of them has to be named")
  func conflict() throws {
    let machines = try Machines()
    defer { machines.remove() }
    try machines.keep("new on one\n", "row.txt", on: "one")
    let merged = machines.merge(["one", "two"], to: "merged")
    #expect(merged.output.contains("changed: FeedTests/row.txt (in several ways)"), "\(merged)")
    func accept(_ filter: String) -> (output: [String], errors: [String], code: Int32) {
      machines.run(
        "accept", filter, "--results", machines.package("merged").path, "--root",
        machines.package("one").path)
    }
    let refused = accept("row.txt")
    #expect(refused.code == 1)
    #expect(refused.errors.count == 2)
    #expect(try Data(contentsOf: machines.proof("row.txt", on: "one")) == Data("old\n".utf8))
    let name = ContentHash.name(of: "new on two\n") + ".txt"
    #expect(refused.errors.contains { $0.hasSuffix("proof accept \(name)") }, "\(refused.errors)")
    #expect(accept(name).code == 0)
    #expect(try Data(contentsOf: machines.proof("row.txt", on: "one")) == Data("new on two\n".utf8))
    #expect(accept("row.txt").code == 1)
  }

  @Test("Several records of the same contents are accepted together")
  func twins() throws {
    let machines = try Machines()
    defer { machines.remove() }
    try machines.keep("new on two\n", "row.txt", on: "one", line: 4)
    #expect(machines.merge(["one", "two"], to: "merged").code == 1)
    #expect(ProofStore.entries(in: machines.package("merged")).count == 3)
    let result = machines.run(
      "accept", "row.txt", "--results", machines.package("merged").path, "--root",
      machines.package("one").path)
    #expect(result.code == 0 && result.errors.isEmpty, "\(result)")
    #expect(result.output == [machines.proof("row.txt", on: "one").path])
    #expect(try Data(contentsOf: machines.proof("row.txt", on: "one")) == Data("new on two\n".utf8))
    #expect(ProofStore.entries(in: machines.package("merged")).count == 1)
  }

  @Test("A missing shard is named, and the page is written all the same")
  func missingShard() throws {
    let machines = try Machines()
    defer { machines.remove() }
    try machines.record(1, of: 3, on: "one")
    let result = machines.merge(["one"], to: "merged")
    #expect(result.code == 1)
    #expect(result.errors == ["proof: the results of these shards are missing: 2/3, 3/3"])
    #expect(machines.files("merged")["index.html"] != nil)
  }

  @Test("Merging never replaces a folder with other files, but it replaces merged results")
  func target() throws {
    let machines = try Machines()
    defer { machines.remove() }
    let precious = machines.package("other").appendingPathComponent("letter.txt")
    try ProofStore.write(Data("dear".utf8), to: precious)
    let refused = machines.merge(["one"], to: "other")
    #expect(refused.code == 1)
    #expect(refused.errors.first?.contains("is not empty") == true, "\(refused.errors)")
    #expect(machines.files("other") == ["letter.txt": Data("dear".utf8)])
    #expect(machines.merge(["two"], to: "merged").code == 1)
    #expect(machines.merge(["one"], to: "merged").code == 1)
    #expect(machines.merge(["one"], to: "fresh").code == 1)
    #expect(machines.files("merged") == machines.files("fresh"))
  }

  @Test("Damaged results and invalid arguments are errors, and nothing is written")
  func badInput() throws {
    let machines = try Machines()
    defer { machines.remove() }
    let one = machines.results("one").path
    let target = machines.package("merged").path
    #expect(machines.run("merge", one).code == 2)
    #expect(machines.run("merge", "--to", target).code == 2)
    #expect(machines.run("merge", "/nowhere", "--to", target).code == 2)
    #expect(machines.run("merge", one, "--to", one).code == 2)
    #expect(machines.run("merge", machines.root.path, "--to", target).code == 1)
    let (_, folder) = try #require(ProofStore.entries(in: machines.results("one")).first)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name != "entry.json" {
      try Data("damaged".utf8).write(to: folder.appendingPathComponent(name))
    }
    let damaged = machines.merge(["one"], to: "merged")
    #expect(damaged.code == 1)
    #expect(damaged.errors.first?.contains("is damaged") == true, "\(damaged.errors)")
    try Data("{".utf8).write(to: folder.appendingPathComponent("entry.json"))
    let half = machines.merge(["one"], to: "merged")
    #expect(half.errors.first?.contains("no record of a proof that can be read") == true)
    #expect(!FileManager.default.fileExists(atPath: target))
  }
}
