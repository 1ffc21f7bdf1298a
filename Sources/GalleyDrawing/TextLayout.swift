import GalleyGeometry

/// A text in lines, each with its place.
///
///     let layout = TextLayout(text, in: TextRoom(width: 200, maximumLineCount: 2), engine: engine)
///     layout.size          // what it takes
///     layout.lines.count   // at most 2
///
/// How wide letters are comes from the engine. Everything else is arithmetic that all engines share:
/// line heights, spacings, indents, alignment.
public struct TextLayout: Sendable {
  /// A line in its place.
  public struct Line: Sendable {
    /// Where its base line begins.
    public var origin: Point
    /// Its letters.
    public var line: BrokenLine
    /// The bytes of UTF-8 that it shows, from the text's start.
    public var range: Range<Int>
    /// From the top of the line to its bottom, beside its letters.
    public var frame: Rect
  }

  /// What is set.
  public let text: StyledText
  /// In what.
  public let room: TextRoom
  /// The name of the engine.
  public let engine: String
  /// The lines.
  public let lines: [Line]
  /// How much room the text takes; not rounded to pixels.
  public let size: Size

  /// Whether some of the text is left out.
  public var isTruncated: Bool {
    if lines.contains(where: { $0.line.isTruncated }) { return true }
    return (lines.last?.range.upperBound ?? 0) < TextLayout.trimmedLength(of: text)
  }

  /// The text without the line ends behind it.
  private static func trimmedLength(of text: StyledText) -> Int {
    var scalars = text.string.unicodeScalars[...]
    while let last = scalars.last, "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains(last) {
      scalars.removeLast()
    }
    return Substring(scalars).utf8.count
  }
}

/// In what a text is set.
public struct TextRoom: Hashable, Sendable {
  /// How wide it is; `.infinity` where lines end only with their paragraphs.
  public var width: Double
  /// How many lines there may be.
  public var maximumLineCount: Int
  /// How the last line is cut where there are more; `nil` to do as the paragraph says: one that says
  /// that it is cut has one line.
  public var truncation: ParagraphStyle.LineBreaking?
  /// How paragraphs are read that do not say so.
  public var direction: LayoutDirection

  /// A room; as many lines as are needed, unless said otherwise.
  public init(
    width: Double = .infinity, maximumLineCount: Int = .max,
    truncation: ParagraphStyle.LineBreaking? = nil, direction: LayoutDirection = .leftToRight
  ) {
    self.width = width
    self.maximumLineCount = maximumLineCount
    self.truncation = truncation
    self.direction = direction
  }
}

extension TextLayout: Equatable {
  /// Whether two layouts set the same text in the same room, by engines of one name.
  public static func == (left: TextLayout, right: TextLayout) -> Bool {
    left.text == right.text && left.room == right.room && left.engine == right.engine
  }
}

extension TextLayout: CustomStringConvertible {
  /// The text, its first font and color, and each line with its place.
  public var description: String {
    let style = text.runs.first.map { " \($0.style.font) \($0.style.color)" } ?? ""
    let more = text.runs.count > 1 ? " and \(text.runs.count - 1) more styles" : ""
    return "\"\(text.string.escapedLineEnds)\"\(style)\(more)"
  }
}

extension String {
  /// On one line.
  internal var escapedLineEnds: String {
    var result = ""
    for character in unicodeScalars {
      switch character {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{85}", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}":
        result += "\\u{\(String(character.value, radix: 16, uppercase: true))}"
      case "\"": result += "\\\""
      case "\u{FFFC}": result += "▣"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
