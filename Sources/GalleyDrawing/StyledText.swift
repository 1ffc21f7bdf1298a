import GalleyGeometry

/// A text whose parts have different styles.
///
///     var text = StyledText("Hello", TextStyle(font: Font(size: 17)))
///     text.append(" you", TextStyle(font: Font(size: 17, weight: .bold)))
///     text.string   // "Hello you"
public struct StyledText: Hashable, Sendable {
  /// Consecutive characters with the same style.
  public struct Run: Hashable, Sendable {
    /// The number of bytes in UTF-8.
    public var length: Int
    /// The style of the characters.
    public var style: TextStyle
  }

  /// The characters of the text.
  public private(set) var string = ""
  /// The runs, in order. The sum of their lengths is the length of the text.
  public private(set) var runs: [Run] = []

  /// Creates an empty text.
  public init() {}

  /// Creates a text with one style.
  public init(_ string: String, _ style: TextStyle) { append(string, style) }

  /// Appends characters.
  public mutating func append(_ string: String, _ style: TextStyle) {
    let length = string.utf8.count
    guard length > 0 else { return }
    self.string += string
    if runs.last?.style == style {
      runs[runs.count - 1].length += length
    } else {
      runs.append(Run(length: length, style: style))
    }
  }

  /// Returns the text with its styles changed by a closure.
  package func changingStyles(_ change: (inout TextStyle) -> Void) -> StyledText {
    var changed = self
    for index in changed.runs.indices { change(&changed.runs[index].style) }
    return changed
  }

  /// Whether the text is empty.
  public var isEmpty: Bool { runs.isEmpty }
  /// The number of bytes in UTF-8.
  public var length: Int { string.utf8.count }
}

/// The style of characters.
public struct TextStyle: Hashable, Sendable {
  /// A line along text.
  public struct Line: Hashable, Sendable {
    /// The color of the line; `nil` for the color of the text.
    public var color: Color?
    /// Whether the line is thick.
    public var isThick: Bool
    /// Whether there are two lines.
    public var isDouble: Bool

    /// Creates a line. By default, the line is single, thin and in the color of the text.
    public init(color: Color? = nil, isThick: Bool = false, isDouble: Bool = false) {
      self.color = color
      self.isThick = isThick
      self.isDouble = isDouble
    }
  }

  /// The outline of letters.
  public struct Stroke: Hashable, Sendable {
    /// The width of the outline; half of it lies on each side of the letter's edge.
    public var width: Double
    /// The color of the outline; `nil` for the color of the text.
    public var color: Color?
    /// Whether letters are filled too.
    public var isFilled: Bool

    /// Creates an outline of a width. By default, the outline has the color of the text, and
    /// letters are filled.
    public init(width: Double, color: Color? = nil, isFilled: Bool = true) {
      self.width = width
      self.color = color
      self.isFilled = isFilled
    }
  }

  /// A picture in a text, in place of a character.
  public struct Attachment: Hashable, Sendable {
    /// The pixels of the picture, if it has any.
    public var bitmap: Bitmap?
    /// The frame of the picture relative to the baseline, in which y grows upward.
    public var bounds: Rect

    /// Creates a picture of a size.
    public init(bitmap: Bitmap?, bounds: Rect) {
      self.bitmap = bitmap
      self.bounds = bounds
    }
  }

  /// The font.
  public var font: Font
  /// The color of the letters.
  public var color: Color
  /// The color of the background.
  public var background: Color?
  /// The line below the letters.
  public var underline: Line?
  /// The line through the letters.
  public var strikethrough: Line?
  /// The outline of each letter.
  public var stroke: Stroke?
  /// The space after each letter, in addition to the spacing of the font.
  public var kern: Double
  /// The distance of the letters above the baseline.
  public var baselineOffset: Double
  /// The shadow of the letters.
  public var shadow: Shadow?
  /// The picture in place of the character.
  public var attachment: Attachment?
  /// The style of the paragraph that contains the characters.
  public var paragraph: ParagraphStyle

  /// Creates a style. By default letters are black, without any decoration.
  public init(
    font: Font, color: Color = .black, paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.font = font
    self.color = color
    kern = 0
    baselineOffset = 0
    self.paragraph = paragraph
  }
}

/// The style of a paragraph.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case left, center, right, justified
    /// The leading side in the paragraph's direction of reading.
    case natural
  }

  /// The treatment of lines that are too long.
  public enum LineBreaking: String, Hashable, Sendable, CaseIterable {
    /// A line breaks after a word, or within a word that is too long for a line.
    case byWord
    /// A line breaks after any character.
    case byCharacter
    /// A line is cut off.
    case clip
    /// The start of a line is omitted.
    case truncateHead
    /// The middle of a line is omitted.
    case truncateMiddle
    /// The end of a line is omitted.
    case truncateTail
  }

  /// The alignment of lines.
  public var alignment = Alignment.natural
  /// The treatment of lines that are too long.
  public var lineBreaking = LineBreaking.byWord
  /// Whether a word that is too long for a line gets a hyphen where it is broken.
  ///
  /// A soft hyphen always becomes visible at the end of a line.
  public var hyphenates = false
  /// The direction of reading; `nil` for the direction of the first letter.
  public var direction: LayoutDirection?
  /// The space between two lines.
  public var lineSpacing = 0.0
  /// The space after the paragraph.
  public var spacing = 0.0
  /// The space before the paragraph.
  public var spacingBefore = 0.0
  /// The indent of the first line.
  public var firstLineHeadIndent = 0.0
  /// The indent of all lines but the first.
  public var headIndent = 0.0
  /// The end of lines: a value of 0 or less is relative to the trailing edge, and a value above 0
  /// is the distance from the leading edge.
  public var tailIndent = 0.0
  /// The minimum height of lines.
  public var minimumLineHeight = 0.0
  /// The maximum height of lines; zero for no limit.
  public var maximumLineHeight = 0.0
  /// The factor by which the height of a line's fonts is multiplied; a factor of zero has the same
  /// effect as a factor of one.
  public var lineHeightMultiple = 0.0
  /// The tab stops, in order.
  public var tabs: [Tab] = []
  /// The distance between the default tab stops, which follow the last tab stop in `tabs`.
  public var tabInterval = 28.0

  /// Creates the default style.
  public init() {}
}
