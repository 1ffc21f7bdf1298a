import Foundation
import Galley
import Museum
import Testing
import UIKit

/// Writes `Documentation/ListLabMatrix.md` when `GALLEY_RECORD` is `museum`, a row after each
/// exhibit. Rows that are there stay as they are, so that a run can go on where another ended.
/// `GALLEY_MUSEUM` may have the name of the only exhibit whose row is written, anew.
@MainActor
@Suite("The matrix of tools and bugs", .serialized)
struct MuseumMatrixTests {
  private nonisolated static let isRecording =
    ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "museum"

  private nonisolated static let chosen: [Exhibit] = {
    let name = ProcessInfo.processInfo.environment["GALLEY_MUSEUM"]
    let named = Exhibit.all.filter { $0.name == name }
    return named.isEmpty ? Exhibit.all : named
  }()

  @Test(
    "Every tool is tried on each bug, for the table", .enabled(if: isRecording),
    arguments: chosen)
  func record(exhibit: Exhibit) async throws {
    let isNamed = Self.chosen.count == 1
    if !isNamed, try MuseumMatrix.rows().contains(where: { $0.0 == exhibit.name }) { return }
    var cells: [String] = []
    await withReportsAllowed {
      let clock = ContinuousClock()
      // A child process of `fuzz` runs this test again, with each exhibit, and tries only its walks.
      let showing = clock.measure {
        for _ in 0..<(ListLab.isInChild ? 0 : 5) {
          _ = Screen(exhibit.reading(isMended: true).make())
        }
      }
      for tool in MuseumMatrix.tools where !ListLab.isInChild || tool.hasPrefix("fuzz") {
        guard MuseumMatrix.applies(tool, to: exhibit) else {
          cells.append("·")
          continue
        }
        let start = clock.now
        let text = await found(tool, in: exhibit, isMended: false)
        let time = clock.now - start
        let twin = await found(tool, in: exhibit, isMended: true)
        let cell = MuseumMatrix.cell(text: text, twin: twin, multiple: time / (showing / 5))
        if cell == MuseumMatrix.accused {
          print("\(tool) accuses the twin of \(exhibit): \(twin ?? "")")
        }
        cells.append(cell)
      }
    }
    guard !ListLab.isInChild else { return }
    try #require(!cells.contains(MuseumMatrix.untried), "no child process could take the walks")
    try MuseumMatrix.write(cells, for: exhibit)
  }

  private func found(
    _ tool: String, in exhibit: Exhibit, isMended: Bool, function: String = #function
  ) async -> String? {
    let screen = exhibit.screen(isMended: isMended)
    let (make, update) = exhibit.reading(isMended: isMended)
    let walks = isMended ? 6 : exhibit.tool.rawValue == tool ? 30 : 10
    var lines: [String] = []
    switch tool {
    case "fuzz":
      // The twin of a bug of another tool gets a process of its own, in case it traps.
      return WalksInProcess.$isOn.withValue(isMended && exhibit.tool == .fuzz) {
        ListLab.fuzzing(screen, walks: walks, length: 24, function: function)
      }
    case "fuzzWithTasks":
      return await ListLab.fuzzingWithTasks(screen, walks: walks, length: 24, function: function)
    case "assertNoStaleCells": lines = ListLab.staleCells(in: screen)
    case "assertNoLeaks": return ListLab.leaks(of: screen)
    case "assertNoJump": lines = ListLab.jumps(make: make, update: update)
    case "permuteArrivals":
      lines = ListLab.disorder(exhibit.waiting(isMended: isMended)).map { [$0] } ?? []
    case "lintAccessibility": lines = ListLab.accessibilityFaults(make)
    case "lintLayout": lines = ListLab.layoutFaults(make)
    default:
      guard let models = exhibit.models else { return nil }
      lines = ListLab.identityFaults(
        of: { models.before(isMended: isMended) }, to: { models.after(isMended: isMended) })
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  @Test("The recorded rows are of bugs of the museum, and their tools find them")
  func rows() throws {
    for (name, cells) in try MuseumMatrix.rows() {
      let exhibit = try #require(Exhibit.all.first { $0.name == name }, "\(name) is no exhibit")
      try #require(cells.count == MuseumMatrix.tools.count, "\(name)")
      let column = try #require(MuseumMatrix.tools.firstIndex(of: exhibit.tool.rawValue))
      #expect(cells[column].hasPrefix("✓"), "\(exhibit.tool.rawValue) does not find \(name)")
    }
  }
}

/// The table of `Documentation/ListLabMatrix.md`.
private enum MuseumMatrix {
  static let tools = Exhibit.Tool.allCases.map(\.rawValue) + ["lintAccessibility", "lintLayout"]

  /// The mark of a tool that could not be run. It is never written.
  static let untried = "?"

  /// The mark of a tool that accuses the mended screen, too.
  static let accused = "✗"

  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Documentation/ListLabMatrix.md").standardized

  /// Returns whether a tool can be applied: identities have no screen, and screens no models. A
  /// screen whose update empties the list first moves everything on purpose.
  static func applies(_ tool: String, to exhibit: Exhibit) -> Bool {
    if tool == "assertNoJump", exhibit.reloadsFromNothing { return false }
    return (tool == "lintIdentities") == (exhibit.models != nil)
  }

  /// Returns the mark of a tool with its steps and its time.
  static func cell(text: String?, twin: String?, multiple: Double) -> String {
    if [text, twin].contains(where: { $0?.contains("No child process could") == true }) {
      return untried
    }
    // A screen that requests nothing may still look wrong after it was scrolled.
    func requestsNothing(_ text: String?) -> Bool { text?.hasPrefix(ListLab.noResults) == true }
    if requestsNothing(text) { return "·" }
    guard twin == nil || requestsNothing(twin) else { return accused }
    guard let text else { return "–" }
    let steps = text.firstMatch(of: /after (\d+) steps?, of (\d+)/).map { " \($0.1) of \($0.2)" }
    let bound = [10, 100, 1_000, 10_000].first { multiple <= Double($0) }
    return "✓\(steps ?? "") \(bound.map { "≤ \($0) ×" } ?? "> 10000 ×")"
  }

  /// Returns the name and the cells of each row.
  static func rows() throws -> [(String, [String])] {
    let page = try String(contentsOf: file, encoding: .utf8)
    return page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
      let parts = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      return (parts[0], Array(parts.dropFirst()))
    }
  }

  /// Writes the row of an exhibit, in the order of the museum.
  static func write(_ cells: [String], for exhibit: Exhibit) throws {
    let page = try String(contentsOf: file, encoding: .utf8)
    var rows = Dictionary(try rows(), uniquingKeysWith: { $1 })
    rows[exhibit.name] = cells
    let head = page.components(separatedBy: "\n| The bug")[0]
    var lines = [head, "| The bug | " + tools.map { "`\($0)`" }.joined(separator: " | ") + " |"]
    lines.append("| --- |" + tools.map { _ in " --- |" }.joined())
    for exhibit in Exhibit.all {
      guard let cells = rows[exhibit.name] else { continue }
      lines.append("| \(([exhibit.name] + cells).joined(separator: " | ")) |")
    }
    let text = lines.joined(separator: "\n") + "\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
