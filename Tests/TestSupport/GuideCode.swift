import Foundation

/// The Swift code of a guide, which the tests of the guide compare with code that is compiled.
public struct GuideCode {
  /// The whole text of the guide.
  public let page: String
  /// The number of the guide's examples.
  public let count: Int
  /// The lines of the examples, without comments and without what an ellipsis leaves out.
  public let lines: [String]

  /// Reads the examples of a guide in Documentation/Guides.
  public init(_ guide: String, file: String = #filePath) throws {
    page = try String(
      contentsOf: packageFolder(of: file).appendingPathComponent(
        "Documentation/Guides/\(guide).md"),
      encoding: .utf8)
    let examples = page.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    count = examples.count
    lines = examples.flatMap { $0.split(separator: "\n") }.flatMap { line in
      line.replacing(/\/\/ .*$/, with: "").components(separatedBy: "…")
    }.map(GuideCode.squeezed).filter { $0.contains(where: \.isLetter) }
  }

  /// Returns the lines that are in none of the sources, except for those that begin with a word.
  public func missing(in sources: [String], except words: [String] = []) -> [String] {
    let sources = sources.map(GuideCode.squeezed)
    return lines.filter { line in
      !words.contains { line.hasPrefix($0) } && !sources.contains { $0.contains(line) }
    }
  }

  /// Returns a text with one space in place of each series of spaces and line ends.
  private static func squeezed(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
