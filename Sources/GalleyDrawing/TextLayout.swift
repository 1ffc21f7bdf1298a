import GalleyGeometry

/// A text in lines, each with its position.
///
///     let container = TextContainer(width: 200, maximumLineCount: 2)
///     let layout = TextLayout(text, in: container, engine: engine)
///     layout.size          // the size of all lines
///     layout.lines.count   // at most 2
///
/// The widths of letters come from the engine. Everything else is arithmetic that all engines
/// share: line heights, spacings, indents, alignment.
public struct TextLayout: Sendable {
  /// A line with its position.
  public struct Line: Sendable {
    /// The start of the line's baseline.
    public var origin: Point
    /// The letters of the line.
    public var line: BrokenLine
    /// The bytes of UTF-8 that the line shows, from the text's start.
    public var range: Range<Int>
    /// The frame of the line, from its top to its bottom.
    public var frame: Rect
  }

  /// The text that is laid out.
  public let text: StyledText
  /// The container in which the text is laid out.
  public let container: TextContainer
  /// The name of the engine.
  public let engine: String
  /// The lines.
  public let lines: [Line]
  /// The size of the text, not rounded to pixels.
  public let size: Size

  /// Whether some of the text is omitted.
  public var isTruncated: Bool {
    if lines.contains(where: { $0.line.isTruncated }) { return true }
    return (lines.last?.range.upperBound ?? 0) < TextLayout.trimmedLength(of: text)
  }

  /// Returns the length of the text in bytes of UTF-8, without the line ends at the end of the
  /// text.
  private static func trimmedLength(of text: StyledText) -> Int {
    var scalars = text.string.unicodeScalars[...]
    while let last = scalars.last, "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains(last) {
      scalars.removeLast()
    }
    return Substring(scalars).utf8.count
  }
}

/// The area in which a text is laid out: its width, the maximum number of lines, and the treatment
/// of text that does not fit.
public struct TextContainer: Hashable, Sendable {
  /// The width; `.infinity` if lines end only at the end of their paragraphs.
  public var width: Double
  /// The maximum number of lines.
  public var maximumLineCount: Int
  /// The truncation of the last line if the text does not fit. If the value is `nil`, the line
  /// breaking of the paragraph style applies, and a paragraph with a truncating style has one line.
  public var truncation: ParagraphStyle.LineBreaking?
  /// The direction of reading of paragraphs whose style has no direction.
  public var direction: LayoutDirection
  /// Whether the leading of fonts is added between lines.
  public var usesFontLeading: Bool

  /// Creates a container. By default, the width and the number of lines are not limited.
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
  /// Whether two layouts have the same text in the same container, by engines of the same name, and
  /// the same lines at the same positions.
  public static func == (left: TextLayout, right: TextLayout) -> Bool {
    left.text == right.text && left.container == right.container && left.engine == right.engine
      && left.size == right.size
      && left.lines.elementsEqual(right.lines) {
        $0.range == $1.range && $0.origin == $1.origin && $0.frame == $1.frame
      }
  }
}

extension TextLayout: CustomStringConvertible {
  /// The text with its style. If the text has several styles, each run is listed with its style.
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
  /// The font and the color, followed by everything else that is visible. Shadows are not included.
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
  /// The text on one line, without ambiguity: backslashes, quotation marks, control characters,
  /// line ends and direction marks are escaped as in Swift.
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
