import Foundation
import TestSupport
import Testing

@testable import GalleyProofs

/// The commands and packages of Documentation/Guides/InCI.md.
@MainActor
@Suite("The guide to continuous integration")
struct CIGuideTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: packageFolder().appendingPathComponent(path), encoding: .utf8)
  }

  /// The arguments of each call of `proof` in the guide's code. Each variable is replaced by 1.
  private var calls: [[String]] {
    get throws {
      try Self.text("Documentation/Guides/InCI.md").split(separator: "\n")
        .compactMap { $0.firstMatch(of: /(?:\.build\/debug\/proof|swift run proof) ([^`]*)/)?.1 }
        .map { call in
          call.replacing(/\$\{\{[^}]*\}\}/, with: "1").replacing("\"", with: "")
            .split(separator: " ").map(String.init)
        }
    }
  }

  @Test("Every command and option in the guide to continuous integration exists")
  func commands() throws {
    let calls = try calls
    #expect(Set(calls.compactMap(\.first)) == ["run", "merge", "accept"], "\(calls)")
    #expect(calls.count >= 6, "\(calls)")
    for call in calls {
      #expect(throws: Never.self, "\(call)") {
        if call[0] == "run" {
          _ = try RunOptions(call.dropFirst(), environment: [:])
        } else {
          _ = try ProofOptions(call.dropFirst())
        }
      }
    }
  }

  @Test("The workflow and the container install the packages for drawing and the fonts")
  func packages() throws {
    let script = try Self.text("script/bootstrap")
    let list = try #require(script.firstMatch(of: /\n  # Drawing[^\n]*\n((?:  [^\n]*\n|\n)*)/)?.1)
    let packages = Set(
      list.split(separator: "\n").map { $0.prefix { $0 != "#" }.filter { $0 != " " } }
    ).subtracting(["", "pkg-config"])
    #expect(packages.count == 11, "\(packages)")
    let page = try Self.text("Documentation/Guides/InCI.md")
    let lists = page.matches(of: /(?:>-|recommends \\)\n((?:    [a-z][^\n]*\n)+)/).map { found in
      Set(found.1.split { " \n\\".contains($0) }.map(String.init))
    }
    #expect(lists == [packages, packages], "\(lists)")
  }
}
