import GalleyGeometry

/// A text of which parts look different.
///
///     var text = StyledText("Hello", TextStyle(font: Font(size: 17)))
///     text.append(" you", TextStyle(font: Font(size: 17, weight: .bold)))
///     text.string   // "Hello you"
public struct StyledText: Hashable, Sendable {
  /// Neighboring characters that look alike.
  public struct Run: Hashable, Sendable {
    /// How many bytes of UTF-8 they are.
    public var length: Int
    /// How they look.
    public var style: TextStyle
  }

  /// The characters.
  public private(set) var string = ""
  /// How they look, in order, and together as long as the text.
  public private(set) var runs: [Run] = []

  /// A text of nothing.
  public init() {}

  /// A text that looks alike all over.
  public init(_ string: String, _ style: TextStyle) { append(string, style) }

  /// Adds characters.
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

  /// Whether there are no characters.
  public var isEmpty: Bool { runs.isEmpty }
  /// How many bytes of UTF-8 it has.
  public var length: Int { string.utf8.count }
}

/// How characters look.
public struct TextStyle: Hashable, Sendable {
  /// Lines along text.
  public struct Line: Hashable, Sendable {
    /// In the color of the text, if `nil`.
    public var color: Color?
    /// Whether it is thick.
    public var isThick: Bool
    /// Whether there are two.
    public var isDouble: Bool

    /// A line; single, thin and in the color of the text unless said otherwise.
    public init(color: Color? = nil, isThick: Bool = false, isDouble: Bool = false) {
      self.color = color
      self.isThick = isThick
      self.isDouble = isDouble
    }
  }

  /// The outline of letters.
  public struct Stroke: Hashable, Sendable {
    /// How wide the line is, half of it on each side of the outline.
    public var width: Double
    /// In the color of the text, if `nil`.
    public var color: Color?
    /// Whether letters are filled as well.
    public var isFilled: Bool

    /// A line so wide; in the color of the text, around filled letters, unless said otherwise.
    public init(width: Double, color: Color? = nil, isFilled: Bool = true) {
      self.width = width
      self.color = color
      self.isFilled = isFilled
    }
  }

  /// A picture in a text, in place of a character.
  public struct Attachment: Hashable, Sendable {
    /// Its pixels, if it has any.
    public var bitmap: Bitmap?
    /// How large it is; its origin is from the base line, upwards.
    public var bounds: Rect

    /// A picture of a size.
    public init(bitmap: Bitmap?, bounds: Rect) {
      self.bitmap = bitmap
      self.bounds = bounds
    }
  }

  /// The font.
  public var font: Font
  /// The color of the letters.
  public var color: Color
  /// What is behind them.
  public var background: Color?
  /// The line below them.
  public var underline: Line?
  /// The line through them.
  public var strikethrough: Line?
  /// The line around each letter.
  public var stroke: Stroke?
  /// Room behind each letter, beyond what the font says.
  public var kern: Double
  /// How far they are above the base line.
  public var baselineOffset: Double
  /// What they throw behind themselves.
  public var shadow: Shadow?
  /// A picture in place of the character.
  public var attachment: Attachment?
  /// How the paragraph that they are in is set.
  public var paragraph: ParagraphStyle

  /// Black letters without anything, unless said otherwise.
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

/// How a paragraph is set.
public struct ParagraphStyle: Hashable, Sendable {
  /// On which side its lines begin.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case left, center, right, justified
    /// As the paragraph is read.
    case natural
  }

  /// What happens to a line that is too long.
  public enum LineBreaking: String, Hashable, Sendable, CaseIterable {
    /// It goes on behind a word; within one, if that alone is too long.
    case byWord
    /// It goes on behind any character.
    case byCharacter
    /// It is cut off.
    case clip
    /// Its start is left out.
    case truncateHead
    /// Its middle is left out.
    case truncateMiddle
    /// Its end is left out.
    case truncateTail
  }

  /// On which side lines begin.
  public var alignment = Alignment.natural
  /// What happens to a line that is too long.
  public var lineBreaking = LineBreaking.byWord
  /// Whether a word that is broken because it alone is too long for a line gets a hyphen there. At a
  /// soft hyphen there is always one.
  public var hyphenates = false
  /// The direction of reading; `nil` to find it out from the first letter.
  public var direction: LayoutDirection?
  /// Room between two lines.
  public var lineSpacing = 0.0
  /// Room behind the paragraph.
  public var spacing = 0.0
  /// Room before the paragraph.
  public var spacingBefore = 0.0
  /// How far the first line stays inside.
  public var firstLineHeadIndent = 0.0
  /// How far the other lines stay inside.
  public var headIndent = 0.0
  /// How far lines stay away from the end; how long they are, from the start, if above 0.
  public var tailIndent = 0.0
  /// Lines are at least so high.
  public var minimumLineHeight = 0.0
  /// Lines are at most so high; no limit, if zero.
  public var maximumLineHeight = 0.0
  /// Lines are so many times as high as their fonts say; once, if zero.
  public var lineHeightMultiple = 0.0
  /// Where text behind a tab stands, in order.
  public var tabs: [Tab] = []
  /// How far apart such places are behind the last one.
  public var tabInterval = 28.0

  /// A paragraph as it is usual.
  public init() {}
}
