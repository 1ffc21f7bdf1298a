import Foundation
import GalleyProofs
import Testing

/// A package with a manifest and folders of proofs.
@MainActor
private struct Package {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("excluding-\(UUID().uuidString)").resolvingSymlinksInPath()

  init(_ targets: String, folders: [String]) throws {
    for folder in folders + [""] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    try Data("let package = Package(targets: [\n\(targets)\n])\n".utf8)
      .write(to: root.appendingPathComponent("Package.swift"))
  }

  /// The text of the targets in the manifest.
  var targets: String? {
    let file = root.appendingPathComponent("Package.swift")
    return try? String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: "let package = Package(targets: [\n", with: "")
      .replacingOccurrences(of: "\n])\n", with: "")
  }

  func run(_ arguments: String...) -> (output: [String], errors: [String], code: Int32) {
    var (output, errors): ([String], [String]) = ([], [])
    let code = ProofCommand.run(
      ["exclude"] + arguments + ["--root", root.path], output: { output.append($0) },
      errors: { errors.append($0) })
    return (output, errors, code)
  }

  func remove() { try? FileManager.default.removeItem(at: root) }
}

@MainActor @Suite("The command exclude")
struct ExcludeCommandTests {
  @Test("The folders with proofs are written to the test target that contains them, once")
  func testTarget() throws {
    let package = try Package(
      """
        .target(name: "Feed"),
        .testTarget(
          name: "FeedTests",
          dependencies: ["Feed", .product(name: "Galley", package: "Galley")]),
        .testTarget(name: "OtherTests", dependencies: ["Feed"]),
      """, folders: ["Sources/Feed", "Tests/FeedTests/__Proofs__", "Tests/OtherTests"])
    defer { package.remove() }
    let first = package.run()
    #expect(first.code == 0 && first.errors == [])
    #expect(first.output == ["FeedTests excludes __Proofs__"])
    let expected = """
        .target(name: "Feed"),
        .testTarget(
          name: "FeedTests",
          dependencies: ["Feed", .product(name: "Galley", package: "Galley")],
          exclude: ["__Proofs__"]),
        .testTarget(name: "OtherTests", dependencies: ["Feed"]),
      """
    #expect(package.targets == expected)
    let second = package.run()
    #expect(second.code == 0)
    #expect(second.output == ["every folder with proofs is excluded"])
    #expect(package.targets == expected)
  }

  @Test("Folders are added to those that a target excludes, and subfolders keep their paths")
  func listed() throws {
    let package = try Package(
      #"""
      .testTarget(name: "A", path: "In", exclude: ["Old", "Art/"], resources: [.copy("x")])
      .testTarget(name: "B", exclude: [])
      """#,
      folders: [
        "In/Old/__Proofs__", "In/Rows/__Proofs__", "In/__Snapshots__", "Tests/B/__Proofs__",
      ])
    defer { package.remove() }
    #expect(package.run("--json").code == 0)
    let all = #"["Rows/__Proofs__", "__Snapshots__", "Old", "Art/"]"#
    #expect(
      package.targets == """
        .testTarget(name: "A", path: "In", exclude: \(all), resources: [.copy("x")])
        .testTarget(name: "B", exclude: ["__Proofs__"])
        """)
  }

  @Test("Comments, texts and trailing commas of a manifest are left as they are")
  func comments() throws {
    let package = try Package(
      #"""
      // .testTarget(name: "A", dependencies: [])
      .testTarget(
        name: "A", /* a ( in a comment */
        dependencies: ["B"],  // the last one)
      )
      """#, folders: ["Tests/A/__Proofs__"])
    defer { package.remove() }
    #expect(package.run().code == 0)
    #expect(
      package.targets == #"""
        // .testTarget(name: "A", dependencies: [])
        .testTarget(
          name: "A", /* a ( in a comment */
          dependencies: ["B"],
          exclude: ["__Proofs__"],  // the last one)
        )
        """#)
  }

  @Test("A manifest with the line ends of Windows is changed, too")
  func lineEndsOfWindows() throws {
    let package = try Package(
      "  .testTarget(\r\n    name: \"A\",\r\n    dependencies: []),",
      folders: ["Tests/A/__Proofs__"])
    defer { package.remove() }
    #expect(package.run().output == ["A excludes __Proofs__"])
    #expect(package.targets?.contains("exclude: [\"__Proofs__\"]") == true)
    #expect(package.run().output == ["every folder with proofs is excluded"])
  }

  @Test("An exclude that is no list of texts is not changed, and the line to write is named")
  func expression() throws {
    let package = try Package(
      #".testTarget(name: "A", exclude: excluded + ["Old"])"#, folders: ["Tests/A/__Proofs__"])
    defer { package.remove() }
    let result = package.run()
    #expect(result.code == 1)
    #expect(
      result.errors == [
        #"proof: write exclude: ["__Proofs__"] to the target A in Package.swift"#
      ])
    #expect(package.targets == #".testTarget(name: "A", exclude: excluded + ["Old"])"#)
  }

  @Test("Without a manifest the command exclude fails")
  func noManifest() throws {
    let package = try Package("", folders: [])
    defer { package.remove() }
    try FileManager.default.removeItem(at: package.root.appendingPathComponent("Package.swift"))
    let result = package.run()
    #expect(result.code == 1)
    #expect(result.errors.first?.contains("there is no Package.swift in") == true)
  }
}
