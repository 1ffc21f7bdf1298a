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
  /// Whether lines keep the room between them that their fonts ask for.
  public var usesFontLeading: Bool

  /// A room; as many lines as are needed, unless said otherwise.
  public init(
    width: Double = .infinity, maximumLineCount: Int = .max,
    truncation: ParagraphStyle.LineBreaking? = nil, direction: LayoutDirection = .leftToRight,
    usesFontLeading: Bool = true
  ) {
    self.width = width
    self.maximumLineCount = maximumLineCount
    self.truncation = truncation
    self.direction = direction
    self.usesFontLeading = usesFontLeading
  }
}

extension TextLayout: Equatable {
  /// Whether two layouts set the same text in the same room, by engines of one name.
  public static func == (left: TextLayout, right: TextLayout) -> Bool {
    left.text == right.text && left.room == right.room && left.engine == right.engine
  }
}

extension TextLayout: CustomStringConvertible {
  /// The text and how it looks; where that changes, each piece with its own look.
  ///
  ///     "Hello" system 17 #000000
  ///     "Hello you": "Hello" system 17 #000000, " you" system bold 17 #FF0000 underlined
  public var description: String {
    let whole = "\"\(text.string.escapedLineEnds)\""
    guard text.runs.count > 1 else {
      return whole + (text.runs.first.map { " \($0.style.words)" } ?? "")
    }
    let utf8 = Array(text.string.utf8)
    var start = 0
    let pieces = text.runs.map { run in
      let end = min(start + run.length, utf8.count)
      let piece = String(decoding: utf8[start..<end], as: UTF8.self).escapedLineEnds
      start = end
      return "\"\(piece)\" \(run.style.words)"
    }
    return "\(whole): " + pieces.joined(separator: ", ")
  }
}

extension TextStyle {
  /// Font and color, and what else is seen of it. Shadows are told by the groups that they are of.
  fileprivate var words: String {
    var words = ["\(font) \(color)"]
    if let background { words.append("on \(background)") }
    if let underline { words.append("underlined" + underline.words) }
    if let strikethrough { words.append("struck through" + strikethrough.words) }
    if let stroke {
      let color = stroke.color.map { " \($0)" } ?? ""
      words.append("outlined \(stroke.width.brief)\(color)" + (stroke.isFilled ? "" : " hollow"))
    }
    if kern != 0 { words.append("spaced \(kern.brief)") }
    if baselineOffset != 0 { words.append("raised \(baselineOffset.brief)") }
    return words.joined(separator: " ")
  }
}

extension TextStyle.Line {
  fileprivate var words: String {
    (isThick ? " thick" : "") + (isDouble ? " double" : "") + (color.map { " \($0)" } ?? "")
  }
}

extension String {
  /// The text on one line, so that two texts never look the same: backslashes, quotation marks, control
  /// characters, ends of lines and marks of direction are escaped as in Swift.
  package var escapedLineEnds: String {
    var result = ""
    for character in unicodeScalars {
      switch character {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        result += "\\u{\(String(character.value, radix: 16, uppercase: true))}"
      case "\"": result += "\\\""
      case "\u{FFFC}": result += "▣"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
