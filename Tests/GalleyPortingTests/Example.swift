import Testing

@testable import GalleyPorting

/// Sources of an app, and the texts that the porting step should write for them. The porting step
/// replaces what needs Objective-C, so that the sources compile on Linux.
///
/// The expected texts are without the first line, which has the location of the original. Spaces
/// are ignored: they only keep tokens in their columns, which other tests check.
struct Example: CustomTestStringConvertible, Sendable {
  /// A sentence about what the example shows.
  var title: String
  var sources: [String]
  var results: [String]
  /// The beginnings of the expected findings, each with its line: `2: nothing asks`.
  var findings: [String] = []
  /// Whether the results compile with the small substitute for UIKit in `CompilingTests`.
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

/// The lines of a text without spaces, and without empty lines at its end.
private func trimmed(_ text: String) -> [String] {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    line.filter { $0 != " " }
  }
  while lines.last == "" { lines.removeLast() }
  return lines
}

/// Ports a text as the only file of a target.
func port(_ text: String, path: String = "A.swift") -> String {
  Porting().port([SourceFile(path: path, text: text)])[0].text
}
