import Foundation
import TestSupport
import Testing

/// The examples of Documentation/Guides/DeclaredCells.md are parts of the showcase and of tests,
/// which are built and run.
@Suite("The guide to declared cells")
struct GuideTests {
  private static let root = packageFolder()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
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
    let sources = try Self.sources.map { GuideCode.squeezed(try Self.text($0)) }
    let examples = try GuideCode("DeclaredCells").examples
    #expect(examples.count == 11)
    for example in examples {
      // Three dots in the guide stand for code that is left out.
      for part in example.components(separatedBy: "…\n").map(GuideCode.squeezed) where !part.isEmpty
      {
        #expect(sources.contains { $0.contains(part) }, "\(part)")
      }
    }
  }
}
