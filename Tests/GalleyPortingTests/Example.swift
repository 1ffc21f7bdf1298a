import Testing

@testable import GalleyPorting

/// Sources, and what has to become of them.
///
/// The expected texts are without their first line, which says where the original lies. Spaces do not count:
/// they only keep what follows at its column, which tests of their own hold.
struct Example: CustomTestStringConvertible, Sendable {
  /// A sentence about what the example shows.
  var title: String
  var sources: [String]
  var results: [String]
  /// What the findings begin with, each with its line: `2: nothing asks`.
  var findings: [String] = []
  /// Whether the results compile with the few names that stand in for UIKit in the tests.
  var isCompiled = true
  var entryPoint = Porting.EntryPoint.removed

  var testDescription: String { title }

  init(
    _ title: String, _ source: String, _ result: String, findings: [String] = [],
    isCompiled: Bool = true, entryPoint: Porting.EntryPoint = .removed
  ) {
    self.init(
      title, [source], [result], findings: findings, isCompiled: isCompiled, entryPoint: entryPoint)
  }

  /// An example of several files of one target.
  init(
    _ title: String, _ sources: [String], _ results: [String], findings: [String] = [],
    isCompiled: Bool = true, entryPoint: Porting.EntryPoint = .removed
  ) {
    self.title = title
    self.sources = sources
    self.results = results
    self.findings = findings
    self.isCompiled = isCompiled
    self.entryPoint = entryPoint
  }

  /// The files: `A.swift`, `B.swift` and so on.
  var files: [SourceFile] {
    zip("ABCDEF", sources).map { SourceFile(path: "\($0).swift", text: $1) }
  }

  /// Ports the sources and compares.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let ported = Porting(entryPoint: entryPoint).port(files)
    for (file, (result, expected)) in zip(files, zip(ported, results)) {
      let lines = trimmed(result.text)
      #expect(
        lines.first == "#sourceLocation(file:\"\(file.path)\",line:1)",
        sourceLocation: sourceLocation)
      #expect(
        lines.dropFirst().joined(separator: "\n") == trimmed(expected).joined(separator: "\n"),
        "\(title): \(file.path)", sourceLocation: sourceLocation)
    }
    let found = ported.flatMap(\.findings).map { "\($0.line): \($0.message)" }
    #expect(found.count == findings.count, "\(title): \(found)", sourceLocation: sourceLocation)
    for (one, expected) in zip(found, findings) {
      #expect(one.hasPrefix(expected), "\(title)", sourceLocation: sourceLocation)
    }
  }
}

/// The lines of a text without spaces, and without empty lines at the end of all.
private func trimmed(_ text: String) -> [String] {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    line.filter { $0 != " " }
  }
  while lines.last == "" { lines.removeLast() }
  return lines
}

/// The text of the only file, ported.
func port(_ text: String, path: String = "A.swift") -> String {
  Porting().port([SourceFile(path: path, text: text)])[0].text
}
