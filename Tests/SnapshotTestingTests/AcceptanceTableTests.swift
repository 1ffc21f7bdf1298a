import Foundation
import Testing

/// The table has a row for each name of the library: a piece of its declaration in our sources,
/// and one of our tests.
@Suite("Documentation/SnapshotTestingAcceptance.md")
struct AcceptanceTableTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private struct Row {
    var line: String
    var declaration: String
    var test: String
    var cannotApply: Bool
  }

  private static func texts(in folder: String) throws -> String {
    let folder = root.appending(path: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.sorted().filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined(separator: "\n")
  }

  private static func rows() throws -> [String: (promised: Int, rows: [Row])] {
    var sections: [String: (promised: Int, rows: [Row])] = [:]
    var section = ""
    let file = root.appending(path: "Documentation/SnapshotTestingAcceptance.md")
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if let heading = line.firstMatch(of: /^## (.+) \(([0-9]+)\)$/) {
        section = String(heading.1)
        sections[section] = (Int(heading.2) ?? 0, [])
      } else if line.contains(/^\| [0-9]+ \|/) {
        let cells = line.split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
        // Code that contains grave accents is enclosed in two of them.
        let code = cells[3].trimmingCharacters(in: CharacterSet(charactersIn: "` "))
        sections[section]?.rows.append(
          Row(
            line: String(line), declaration: cells[3].hasPrefix("``") ? code : code,
            test: cells[4].trimmingCharacters(in: CharacterSet(charactersIn: "`")),
            cannotApply: cells[4].hasPrefix("cannot apply")))
      }
    }
    return sections
  }

  @Test("The table has the promised number of rows, and at least 95 percent of them apply here")
  func complete() throws {
    let sections = try Self.rows()
    #expect(sections.count == 4)
    for (name, section) in sections { #expect(section.promised == section.rows.count, "\(name)") }
    let all = sections.values.flatMap(\.rows)
    let held = all.count { !$0.cannotApply }
    #expect(held * 100 >= all.count * 95, "\(held) of \(all.count)")
  }

  @Test("The table names only declarations and tests that exist")
  func names() throws {
    let sources =
      try Self.texts(in: "Sources/SnapshotTesting")
      + Self.texts(in: "Sources/InlineSnapshotTesting")
    let tests = try Self.texts(in: "Tests/SnapshotTestingTests")
    for row in try Self.rows().values.flatMap(\.rows) where !row.cannotApply {
      #expect(!row.declaration.isEmpty && sources.contains(row.declaration), "\(row.line)")
      let parts = row.test.split(separator: ".").map(String.init)
      guard parts.count == 2 else {
        Issue.record("no test: \(row.line)")
        continue
      }
      // The test has to follow the type that the row names.
      let type = tests.range(of: " \(parts[0])").map { tests[$0.lowerBound...] } ?? ""
      #expect(type.contains("func \(parts[1])("), "\(row.line)")
    }
  }
}
