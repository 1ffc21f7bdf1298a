import Foundation
import Testing

/// The table names one of our tests for each test of IGListKit. If a test is renamed here, its name
/// in the table has to be changed, too.
@Suite("Documentation/IGListKitAcceptance.md")
struct AcceptanceTableTests {
  struct Row {
    let section: String
    let line: String
    /// The tests of ours that the row names, as `Suite.test`.
    let tests: [String]
    let cannotApply: Bool
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let rows: [Row]
  /// How many rows each section promises in its heading.
  private let counts: [String: Int]
  /// How many sections there are.
  private let headings: Int

  init() throws {
    let table = Self.root.appending(path: "Documentation/IGListKitAcceptance.md")
    var (rows, counts, section): ([Row], [String: Int], String) = ([], [:], "")
    var headings = 0
    for line in try String(contentsOf: table, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") {
        section = String(line.dropFirst(3).prefix { $0 != " " })
        headings += 1
        // Other words in a heading are ignored.
        if let match = line.firstMatch(
          of: /\(([0-9]+)(?:, and ([0-9]+) that (?:is|are) switched off)?/)
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
    (self.rows, self.counts, self.headings) = (rows, counts, headings)
  }

  /// The names of all tests, by the top-level types that contain them.
  private static func suites() throws -> [String: Set<String>] {
    var suites: [String: Set<String>] = [:]
    for folder in ["IGListKitTests", "IGListDiffKitTests"] {
      let folder = root.appending(path: "Tests/\(folder)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files! where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        suites.merge(tests(in: text)) { $0.union($1) }
      }
    }
    return suites
  }

  /// The tests in a file: functions that follow an `@Test`, and those of an `XCTestCase` by their names.
  private static func tests(in text: String) -> [String: Set<String>] {
    var tests: [String: Set<String>] = [:]
    var (type, isTestCase, isAnnounced) = ("", false, false)
    for line in text.split(separator: "\n") {
      // The members of a top-level type are indented, and the type itself is not.
      if line.first != " " {
        isAnnounced = false
        let types = line.matches(of: /(?:^| )(?:struct|class|extension|enum|actor) (\w+)/)
        guard let last = types.last else { continue }
        type = String(last.1)
        isTestCase = line.contains("XCTestCase")
      }
      if line.contains("@Test"), line.contains(/^ *@(?:.*@)?Test\b/) { isAnnounced = true }
      guard line.contains("func "),
        let match = line.firstMatch(of: /(?:^| )func `?(\w+)`?[\(<]/)
      else { continue }
      let name = String(match.1)
      if isAnnounced || (isTestCase && name.hasPrefix("test")) {
        tests[type, default: []].insert(name)
      }
      isAnnounced = false
    }
    return tests
  }

  @Test("The tests found in a file are its test functions, and no other functions")
  func counting() {
    let text = """
      @MainActor @Suite("One")
      struct OneTests {
        func helper() {}

        @Test("A title")
        func plain() {}

        @Test(
          "A title",
          arguments: [false, true])
        @available(macOS 13, *)
        private func long<Value>(value: Value) { func inner() {} }
        @MainActor @Test func short() {}
      }

      private func helperAtTheTop() {}

      extension OneTests {
        @Test func `more`() {}
        func another() {}
      }

      final class TwoTests: XCTestCase {
        func testOld() {}
        func setUp() {}
      }
      """
    let expected: [String: Set<String>] = [
      "OneTests": ["plain", "long", "short", "more"], "TwoTests": ["testOld"],
    ]
    #expect(Self.tests(in: text) == expected)
  }

  @Test("The table has a row for each test of IGListKit, and a test of ours for nineteen of twenty")
  func complete() {
    let bySection = Dictionary(grouping: rows, by: \.section)
    for (section, count) in counts { #expect(bySection[section]?.count == count, "\(section)") }
    for section in bySection.keys { #expect(counts[section] != nil, "no number: \(section)") }
    #expect(bySection.count == headings)
    #expect(rows.count >= 556)
    let held = rows.count { !$0.cannotApply }
    #expect(held * 100 >= rows.count * 95, "\(held) of \(rows.count)")
  }

  @Test("The table names only tests of ours that exist")
  func names() throws {
    let suites = try Self.suites()
    for row in rows where !row.cannotApply {
      #expect(!row.tests.isEmpty, "\(row.section): \(row.line)")
      for test in row.tests {
        let parts = test.split(separator: ".").map(String.init)
        let suite = suites[parts[0]]
        #expect(suite != nil, "no suite \(parts[0]): \(row.line)")
        guard parts.count == 2, let suite else { continue }
        #expect(suite.contains(parts[1]), "no test \(test): \(row.line)")
      }
    }
  }
}
