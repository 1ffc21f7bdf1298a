import Foundation
import Testing

/// The examples of Documentation/Guides/DeclaredCells.md stand in the showcase and in tests, where they are
/// built and run.
@Suite("The guide to declared cells")
struct GuideTests {
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Without what only stands in the line.
  private static func squeezed(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static let sources = [
    "Examples/ShowcaseScreens/Screens/PlantClassicViewController.swift",
    "Examples/ShowcaseScreens/Screens/PlantPageViewController.swift",
    "Examples/ShowcaseScreens/Screens/PlantViewController.swift",
    "Examples/ShowcaseScreens/Cells/PlantCells.swift",
    "Tests/ShowcaseScreensTests/DeclaredScreenStoriesTests.swift",
    "Tests/DataSourceKitTests/Difference/ExpectDeclarationTests.swift",
  ]

  @Test("The guide shows only code that is built and run")
  func examples() throws {
    let sources = try Self.sources.map { Self.squeezed(try Self.text($0)) }
    let examples = try Self.text("Documentation/Guides/DeclaredCells.md")
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(examples.count == 11)
    for example in examples {
      // What is left out between two parts is three dots.
      for part in example.components(separatedBy: "…\n").map(Self.squeezed) where !part.isEmpty {
        #expect(sources.contains { $0.contains(part) }, "\(part)")
      }
    }
  }
}
