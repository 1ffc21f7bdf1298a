import Foundation
import Testing

/// Each figure of Documentation/Fidelity is held by a test, or named as a difference.
@Suite("The sheets of Documentation/Fidelity")
struct FidelitySheetsTests {
  private static let sheets = ["bars.tsv", "lists.tsv", "text.tsv"]

  @Test(
    "Each row of a sheet has as many fields as columns, and says last which test holds the figure")
  func columns() throws {
    for name in Self.sheets {
      let sheet = try FidelitySheet(name)
      #expect(sheet.columns.last == "held by", "\(name)")
      let odd = sheet.rows.filter { $0.count != sheet.columns.count }
      #expect(odd.isEmpty, "\(name): \(odd.map { $0.first ?? "" })")
    }
  }

  @Test("A sheet names each figure once for a system")
  func names() throws {
    for name in Self.sheets {
      let sheet = try FidelitySheet(name)
      // A row of text.tsv is identified by its text and its font.
      let key =
        sheet.columns.first == "figure"
        ? ["figure", "system"] : ["text", "points", "weight", "system"]
      let figures = sheet.rows.map { row in key.map { sheet.field($0, of: row) } }
      let repeated = Dictionary(grouping: figures) { $0 }.filter { $0.value.count > 1 }
      #expect(repeated.isEmpty, "\(name): \(repeated.keys)")
    }
  }

  // MARK: What holds them

  /// The content of the last column.
  private enum Holder: Equatable {
    /// The test that holds the figure, as `Suite.function`.
    case test(String)
    /// Galley differs from the figure for a reason.
    case difference
    /// The column names neither a test nor a reason.
    case nobody

    init(_ field: String) {
      if field.hasPrefix("test: ") {
        self = .test(String(field.dropFirst("test: ".count)))
      } else if field.hasPrefix("differs: "), field.count > "differs: ".count {
        self = .difference
      } else {
        self = .nobody
      }
    }
  }

  private func holders(in sheet: FidelitySheet) -> [Holder] {
    sheet.rows.map { Holder(sheet.field("held by", of: $0)) }
  }

  /// The tests in files whose names end in `FiguresOfPhonesTests.swift`, as `Suite.function`.
  private func tests() throws -> Set<String> {
    let folder = FidelitySheet.package.appendingPathComponent("Tests")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var tests: Set<String> = []
    for case let file as String in files where file.hasSuffix("FiguresOfPhonesTests.swift") {
      let url = folder.appendingPathComponent(file)
      let source = try String(contentsOf: url, encoding: .utf8)
      tests.formUnion(Self.tests(inSource: source))
    }
    return tests
  }

  /// The functions behind `@Test` in the text of a source file, each with the suite before it.
  private static func tests(inSource source: String) -> [String] {
    var tests: [String] = []
    var suite = ""
    var isTest = false
    for line in source.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("@Test") { isTest = true }
      if let name = name(after: "struct ", in: code), name.hasSuffix("Tests") { suite = name }
      if isTest, let name = name(after: "func ", in: code) {
        tests.append("\(suite).\(name)")
        isTest = false
      }
    }
    return tests
  }

  private static func name(after keyword: String, in code: Substring) -> String? {
    guard code.hasPrefix(keyword) else { return nil }
    return String(code.dropFirst(keyword.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  @Test("The tests in a source file are found")
  func source() {
    let source = """
      struct SomeTests {
        private struct Line {}
        func helper() {}
        @Test(
          "A title")
        func first() throws {
        @Test("Another title")
        func second2(width: Double) {
      struct OtherTests {
        @Test("A third one")
        func third() {
      """
    let tests = ["SomeTests.first", "SomeTests.second2", "OtherTests.third"]
    #expect(Self.tests(inSource: source) == tests)
  }

  @Test("Each figure names an existing test, or how Galley differs")
  func everyFigure() throws {
    let tests = try tests()
    #expect(!tests.isEmpty)
    for name in Self.sheets {
      let sheet = try FidelitySheet(name)
      let wrong = zip(sheet.rows, holders(in: sheet)).filter { _, holder in
        switch holder {
        case .test(let test): !tests.contains(test)
        case .difference: false
        case .nobody: true
        }
      }
      let rows = wrong.map { row, _ in "\(row.first ?? ""): \(row.last ?? "")" }
      #expect(rows.isEmpty, "\(name):\n\(rows.joined(separator: "\n"))")
    }
  }

  @Test("Every test of figures is named in a sheet")
  func everyTest() throws {
    let named = try Self.sheets.flatMap { try holders(in: FidelitySheet($0)) }
    let unnamed = try tests().filter { !named.contains(.test($0)) }
    #expect(unnamed.isEmpty, "\(unnamed.sorted())")
  }

  // MARK: How many there are

  @Test("The sheets have as many figures, tests and differences as Documentation/Fidelity.md says")
  func counts() throws {
    let file = FidelitySheet.package.appendingPathComponent("Documentation/Fidelity.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    for name in Self.sheets {
      let holders = try holders(in: FidelitySheet(name))
      let differing = holders.filter { $0 == .difference }.count
      let counts = "| \(holders.count) | \(holders.count - differing) | \(differing) |"
      let row = try #require(lines.first { $0.hasPrefix("| [\(name)]") })
      #expect(row.contains(counts), "\(name): \(counts)")
    }
  }
}
