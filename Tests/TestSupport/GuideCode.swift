import Foundation

/// The Swift code of a guide, which the tests of the guide compare with code that is compiled.
public struct GuideCode {
  /// The whole text of the guide.
  public let page: String
  /// The guide's examples.
  public let examples: [String]

  /// Reads the examples of a guide in Documentation/Guides.
  public init(_ guide: String, file: String = #filePath) throws {
    page = try String(
      contentsOf: packageFolder(of: file).appendingPathComponent(
        "Documentation/Guides/\(guide).md"),
      encoding: .utf8)
    examples = page.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  /// Returns the lines of the examples that are in none of the sources, without comments and
  /// without what an ellipsis leaves out.
  ///
  /// - Parameters:
  ///   - sources: The texts of files that are compiled.
  ///   - first: The index of the first example that is compared. The examples before it are
  ///     manifests, which no test compiles.
  ///   - words: The beginnings of lines that are not compared.
  public func missing(in sources: [String], from first: Int = 0, except words: [String] = [])
    -> [String]
  {
    let lines = examples.dropFirst(first).flatMap { $0.split(separator: "\n") }.flatMap { line in
      line.replacing(/\/\/ .*$/, with: "").components(separatedBy: "…")
    }.map(GuideCode.squeezed).filter { $0.contains(where: \.isLetter) }
    let sources = sources.map(GuideCode.squeezed)
    return lines.filter { line in
      !words.contains { line.hasPrefix($0) } && !sources.contains { $0.contains(line) }
    }
  }

  /// Returns a text with one space in place of each series of spaces and line ends.
  public static func squeezed(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
