import Foundation
import Galley
import Museum
import Testing
import UIKit

/// What the tools find in the museum. The table of `Documentation/ListLab.md` is made of it.
@MainActor
@Suite("The museum of bugs", .serialized)
struct MuseumTests {
  /// What a tool has found, in words; `nil` for nothing.
  private func found(
    _ tool: Exhibit.Tool, in exhibit: Exhibit, isMended: Bool, function: String = #function
  ) -> String? {
    switch tool {
    case .fuzz:
      return ListLab.fuzzing(
        exhibit.screen(isMended: isMended), walks: isMended ? 6 : 30, length: 24,
        function: function)
    case .assertNoStaleCells:
      let texts = ListLab.staleCells(in: exhibit.screen(isMended: isMended))
      return texts.isEmpty ? nil : texts.joined(separator: "\n")
    case .assertNoLeaks: return ListLab.leaks(of: exhibit.screen(isMended: isMended))
    case .assertNoJump:
      let (make, update) = exhibit.reading(isMended: isMended)
      let texts = ListLab.jumps(make: make, update: update)
      return texts.isEmpty ? nil : texts.joined(separator: "\n")
    case .lintIdentities:
      guard let models = exhibit.models else { return nil }
      let lines = ListLab.identityFaults(
        of: { models.before(isMended: isMended) }, to: { models.after(isMended: isMended) })
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
  }

  /// What was found of each bug, for the table.
  private static var rows: [String: String] = [:]

  @Test(
    "Is found by the tool that is meant to, and its mended twin is not accused",
    arguments: Exhibit.all)
  func bug(exhibit: Exhibit) throws {
    try withReportsAllowed {
      let text = found(exhibit.tool, in: exhibit, isMended: false)
      let twin = found(exhibit.tool, in: exhibit, isMended: true)
      #expect(twin == nil, "\(exhibit.tool.rawValue) accuses the mended twin of \(exhibit)")
      let words = try #require(text, "\(exhibit.tool.rawValue) does not find \(exhibit)")
      Self.rows[exhibit.name] = Row(exhibit, words).text
    }
  }

  @Test("Is in the documentation's table, with what the tools say")
  func table() throws {
    // Some of the bugs alone make no table.
    guard Self.rows.count == Exhibit.all.count else { return }
    let head =
      "| the bug | found by | in steps | what the failure says |\n| --- | --- | --- | --- |\n"
    let table = head + Exhibit.all.map { (Self.rows[$0.name] ?? "") + "\n" }.joined()
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/ListLab.md").standardized
    let page = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(page.range(of: "| the bug |"))
    let end = page[start.lowerBound...].range(of: "\n\n")?.lowerBound ?? page.endIndex
    let written = String(page[start.lowerBound..<end]) + "\n"
    if written != table, ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "all" {
      let new = page[..<start.lowerBound] + table.dropLast() + page[end...]
      try String(new).write(to: file, atomically: true, encoding: .utf8)
      return
    }
    #expect(written == table, "Run the tests of the museum with GALLEY_RECORD=all")
  }
}

/// A row of the table.
private struct Row {
  let text: String

  init(_ exhibit: Exhibit, _ words: String) {
    let lines = words.split(separator: "\n").map(String.init)
    let count = lines.first { $0.hasPrefix("after ") }?.split(separator: " ").dropFirst().first
    // The first line is a heading, unless the program traps or something is reported.
    let isTrap = words.hasPrefix("The program traps")
    let said =
      isTrap ? lines[1] : lines.first { $0.hasPrefix("  ") } ?? lines[min(1, lines.count - 1)]
    let plain = said.trimmingCharacters(in: .whitespaces).replacing("|", with: "/")
    let short = plain.count > 110 ? plain.prefix(109) + "…" : plain[...]
    text = "| \(exhibit.name) | `\(exhibit.tool.rawValue)` | \(count ?? "–") | \(short) |"
  }
}
