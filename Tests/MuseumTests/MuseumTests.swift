import Foundation
import Galley
import Museum
import Testing
import UIKit

/// Tests that each tool of the list lab finds the bugs of the museum. The table in
/// `Documentation/ListLab.md` lists these bugs.
@MainActor
@Suite("The museum of bugs", .serialized)
struct MuseumTests {
  /// The exhibits that are walked: all, or the one with the name in `GALLEY_MUSEUM`.
  private nonisolated static let chosen: [Exhibit] = {
    let name = ProcessInfo.processInfo.environment["GALLEY_MUSEUM"]
    let named = Exhibit.all.filter { $0.name == name }
    return named.isEmpty ? Exhibit.all : named
  }()

  /// Returns the message of a tool, or `nil` if the tool has found nothing.
  private func found(
    _ tool: Exhibit.Tool, in exhibit: Exhibit, isMended: Bool, function: String = #function
  ) async -> String? {
    switch tool {
    case .fuzz:
      // A mended screen does not trap, so it needs no process of its own.
      return WalksInProcess.$isOn.withValue(isMended) {
        ListLab.fuzzing(
          exhibit.screen(isMended: isMended), walks: isMended ? 6 : 30, length: 24,
          function: function)
      }
    case .fuzzWithTasks:
      return await ListLab.fuzzingWithTasks(
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
    case .permuteArrivals: return ListLab.disorder(exhibit.waiting(isMended: isMended))
    case .lintIdentities:
      guard let models = exhibit.models else { return nil }
      let lines = ListLab.identityFaults(
        of: { models.before(isMended: isMended) }, to: { models.after(isMended: isMended) })
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
  }

  @Test(
    "Each bug is found by its tool, and its mended twin is not accused",
    arguments: chosen)
  func bug(exhibit: Exhibit) async {
    await withReportsAllowed {
      let text = await found(exhibit.tool, in: exhibit, isMended: false)
      let twin = await found(exhibit.tool, in: exhibit, isMended: true)
      #expect(text != nil, "\(exhibit.tool.rawValue) does not find \(exhibit)")
      #expect(
        twin == nil,
        "\(exhibit.tool.rawValue) accuses the mended twin of \(exhibit): \(twin ?? "")")
    }
  }

  @Test("Each bug is in the table of the documentation, with the tool that finds it")
  func table() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/ListLab.md").standardized
    let page = try String(contentsOf: file, encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(
      rows.map(String.init) == Exhibit.all.map { "| \($0.name) | `\($0.tool.rawValue)` |" })
  }
}
