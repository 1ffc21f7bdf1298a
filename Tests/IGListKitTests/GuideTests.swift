import Foundation
import Testing

/// The examples of Documentation/Guides/FromIGListKit.md stand in Tests/Consumers/ListClient too, where they
/// are built and run as a package of somebody else's.
@Suite("The guide for those who come from IGListKit")
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

  /// What stands between lines that say that code begins and ends.
  private static func examples() throws -> [String] {
    try text("Documentation/Guides/FromIGListKit.md").components(separatedBy: "```swift\n")
      .dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  private static let sources = [
    "Package.swift", "Sources/MessageList/MessageListViewController.swift",
    "Tests/MessageListTests/MessageListTests.swift", "Tests/MessageListTests/OnlyGalleyTests.swift",
  ]

  @Test("Shows nothing but what is built and run")
  func examples() throws {
    let sources = try Self.sources.map { file in
      // A checkout is beside the package of whoever reads the guide.
      Self.squeezed(
        try Self.text("Tests/Consumers/ListClient/\(file)")
          .replacingOccurrences(of: "path: galley", with: "path: \"../Galley\""))
    }
    let examples = try Self.examples()
    #expect(examples.count == 7)
    for example in examples {
      // What is left out between two parts is three dots.
      for part in example.components(separatedBy: "…\n") {
        #expect(sources.contains { $0.contains(Self.squeezed(part)) }, "\(part)")
      }
    }
  }
}
