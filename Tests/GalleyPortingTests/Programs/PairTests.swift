import Foundation
import Testing

@testable import GalleyPorting

@Suite("Pairs of constructs in one class")
struct PairTests {
  /// Two constructs that share a class, or one construct alone.
  struct Pair {
    var number: Int
    var constructs: [Construct]

    private var type: String { "Feed\(number)" }

    private func renamed(_ text: String) -> String { text.replacing("Feed", with: type) }

    /// The sources: the class in one file, and the declarations outside it in another one.
    var files: [SourceFile] {
      let inherited = ["UIResponder"] + constructs.flatMap(\.inherited)
      let main = """
        import UIKit
        class Feed: \(inherited.joined(separator: ", ")) {
          \(constructs.map(\.members).joined(separator: "\n  "))
        }
        @MainActor func use_Feed() {
          let feed = Feed()
          _ = feed
          \(constructs.map { "do {\n    \($0.use)\n  }" }.joined(separator: "\n  "))
        }

        """
      let beside = "import UIKit\n" + constructs.map(\.beside).joined(separator: "\n") + "\n"
      let hasPrivate = constructs.contains {
        $0.name.hasPrefix("private") || $0.name == "method of an extension"
      }
      guard !hasPrivate else {
        return [SourceFile(path: "\(type).swift", text: renamed(main + beside))]
      }
      return [
        SourceFile(path: "\(type).swift", text: renamed(main)),
        SourceFile(path: "\(type)Beside.swift", text: renamed(beside)),
      ]
    }

    var call: String { "note(\"pair\"); use_\(type)()" }

    var output: [String] { constructs.flatMap(\.output).map(renamed) }
  }

  static let pairs: [Pair] = {
    let all = Construct.all
    var result: [Pair] = []
    for first in all.indices {
      for second in first..<all.count {
        // A construct is not paired with itself.
        let constructs = first == second ? [all[first]] : [all[first], all[second]]
        result.append(Pair(number: 1000 + result.count, constructs: constructs))
      }
    }
    return result
  }()

  @Test(
    "Ported pairs of constructs print the lines that they print on a phone", arguments: ["5", "6"])
  func run(mode: String) throws {
    guard let compiler = Compiler.path, let arguments = Compiler.argumentsForUIKit else {
      print("no swiftc on the PATH, or no UIKit beside these tests: pairs are not run")
      return
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "pairs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Each language mode runs one half of the pairs, and all single constructs.
    let pairs = Self.pairs.enumerated().filter {
      $0.element.constructs.count == 1 || ($0.offset % 2 == 0) == (mode == "5")
    }.map(\.element)
    try """
    import UIKit
    func note(_ line: String) { print(line); fflush(nil) }
    @MainActor func button(_ tag: Int) -> UIButton { let button = UIButton(); button.tag = tag; return button }
    MainActor.assumeIsolated {
      \(pairs.map(\.call).joined(separator: "\n  "))
    }

    """.write(to: folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
    var names = ["main.swift"]
    for ported in Porting().port(pairs.flatMap(\.files)) {
      #expect(ported.findings.isEmpty, "\(ported.findings)\n\(ported.text)")
      try ported.text.write(
        to: folder.appending(path: ported.name), atomically: true, encoding: .utf8)
      names.append(ported.name)
    }
    let said = try Compiler.run(
      compiler,
      ["-wmo", "-Onone", "-swift-version", mode, "-module-name", "Pairs", "-o", "pairs"]
        + names + arguments, in: folder)
    let errors = said.split(separator: "\n").filter {
      $0.hasPrefix("Feed") && ($0.contains(" error: ") || $0.contains(" warning: "))
        || $0.hasPrefix("error:")
    }
    #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
    guard errors.isEmpty else { return }
    let output = try Compiler.run(folder.appending(path: "pairs").path, [], in: folder)
    let printed = output.components(separatedBy: "pair\n").dropFirst().map {
      $0.split(separator: "\n").map(String.init)
    }
    #expect(printed.count == pairs.count, "it ended early: \(output.suffix(2_000))")
    for (pair, lines) in zip(pairs, printed) {
      #expect(lines == pair.output, "\(pair.constructs.map(\.name)): \(lines)")
    }
  }
}
