import Foundation
import Testing

/// The table names a test of ours for each of IGListKit's. A test that is renamed has to be renamed there.
@Suite("Documentation/IGListKitAcceptance.md")
struct AcceptanceTableTests {
  struct Row {
    let section: String
    let line: String
    /// The tests that it names, as `Suite.test`.
    let tests: [String]
    let cannotApply: Bool
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let rows: [Row]
  /// How many rows each section promises in its heading.
  private let counts: [String: Int]

  init() throws {
    let table = Self.root.appending(path: "Documentation/IGListKitAcceptance.md")
    var (rows, counts, section): ([Row], [String: Int], String) = ([], [:], "")
    for line in try String(contentsOf: table, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") {
        section = String(line.dropFirst(3).prefix { $0 != " " })
        if let match = line.firstMatch(of: /\(([0-9]+)(?:, and ([0-9]+) that are switched off)?\)/)
        {
          counts[section] = (Int(match.1) ?? 0) + (match.2.flatMap { Int($0) } ?? 0)
        }
      } else if line.contains(/^\| [0-9]+ \|/) {
        let last = line.split(separator: "|").last ?? ""
        rows.append(
          Row(
            section: section, line: String(line),
            tests: last.matches(of: /`([^` ]+)[^`]*`/).map { String($0.1) },
            cannotApply: last.contains("cannot apply")))
      }
    }
    (self.rows, self.counts) = (rows, counts)
  }

  /// The sources of all tests, by the suites that they declare.
  private static func suites() throws -> [String: String] {
    var suites: [String: String] = [:]
    for folder in ["IGListKitTests", "IGListDiffKitTests"] {
      let folder = root.appending(path: "Tests/\(folder)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files! where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /(?:struct|class|extension) ([A-Za-z]+Tests)/) {
          suites[String(match.1), default: ""] += text
        }
      }
    }
    return suites
  }

  @Test("Has a row for each of IGListKit's tests, and ours for nineteen of twenty")
  func complete() {
    let bySection = Dictionary(grouping: rows, by: \.section)
    for (section, count) in counts { #expect(bySection[section]?.count == count, "\(section)") }
    #expect(rows.count >= 556)
    let held = rows.count { !$0.cannotApply }
    #expect(held * 100 >= rows.count * 95, "\(held) of \(rows.count)")
  }

  @Test("Names tests that there are")
  func names() throws {
    let suites = try Self.suites()
    for row in rows where !row.cannotApply {
      #expect(!row.tests.isEmpty, "\(row.section): \(row.line)")
      for test in row.tests {
        let parts = test.split(separator: ".").map(String.init)
        let source = suites[parts[0]]
        #expect(source != nil, "no suite \(parts[0]): \(row.line)")
        guard parts.count == 2, let source else { continue }
        #expect(
          source.contains("func \(parts[1])(") || source.contains("func `\(parts[1])`("),
          "no test \(test): \(row.line)")
      }
    }
  }
}
