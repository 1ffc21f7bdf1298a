import Foundation
import Testing

/// Compares the examples in Documentation/Guides/FromIGListKit.md with Tests/Consumers/ListClient,
/// a package that uses Galley from outside, where they are built and run.
@Suite("The guide from IGListKit")
struct GuideTests {
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns a text with each run of white space as one space.
  private static func withSingleSpaces(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The blocks of Swift code in the guide.
  private static func examples() throws -> [String] {
    try text("Documentation/Guides/FromIGListKit.md").components(separatedBy: "```swift\n")
      .dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  private static let sources = [
    "Package.swift", "Sources/MessageList/MessageListViewController.swift",
    "Tests/MessageListTests/MessageListTests.swift", "Tests/MessageListTests/OnlyGalleyTests.swift",
  ]

  @Test("All code in the guide from IGListKit is part of a package that is built and run")
  func examples() throws {
    let sources = try Self.sources.map { file in
      // In the guide, the checkout of Galley is beside the reader's package.
      Self.withSingleSpaces(
        try Self.text("Tests/Consumers/ListClient/\(file)")
          .replacingOccurrences(of: "path: galley", with: "path: \"../galley\""))
    }
    let examples = try Self.examples()
    #expect(examples.count == 7)
    for example in examples {
      // An ellipsis stands for the lines that an example leaves out.
      for part in example.components(separatedBy: "…\n") {
        #expect(sources.contains { $0.contains(Self.withSingleSpaces(part)) }, "\(part)")
      }
    }
  }
}
