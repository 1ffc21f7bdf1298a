import GalleyGeometry

/// Text in which every letter is a square: no font can move it, so frames are the same wherever they
/// are tested.
///
///     let engine = SquareTextEngine()
///     let text = StyledText("Hello you", TextStyle(font: Font(size: 20)))
///     TextLayout(text, in: TextRoom(width: 60), engine: engine).size   // 50 × 48: two lines
///
/// A letter is half as wide as its font is large, one of a wide script and an emoji as wide as that.
/// Lines are as high as on a phone.
public struct SquareTextEngine: TextEngine {
  /// The engine; all are alike.
  public init() {}

  /// `squares`.
  public var name: String { "squares" }

  /// The heights of Apple's system font, for any font.
  public func metrics(of font: Font) -> FontMetrics { .system(size: font.size.asFontSize) }

  /// Breaks a paragraph behind white space and hyphens, or between any two letters where a word is
  /// longer than a line.
  ///
  /// - Complexity: O(*n*) in the letters.
  public func lines(of paragraph: StyledText, in room: LineRoom) -> [BrokenLine] {
    let letters = SquareLetters(paragraph)
    var breaking = SquareBreaking(letters, room)
    return breaking.lines()
  }
}

/// The letters of a paragraph, each with its width.
internal struct SquareLetters {
  struct Letter {
    /// The first of its bytes, from the paragraph's start.
    var byte: Int
    var width: Double
    var size: Double
    var color: Color
    var raise: Double
    var isSpace: Bool
    /// Whether a line may end behind it.
    var breaks: Bool
    var isAttachment: Bool
  }

  private(set) var letters: [Letter] = []
  let byteCount: Int
  let isRightToLeft: Bool

  init(_ paragraph: StyledText) {
    byteCount = paragraph.length
    var isRightToLeft: Bool?
    var run = 0
    var runEnd = paragraph.runs.first?.length ?? 0
    var byte = 0
    for character in paragraph.string {
      while byte >= runEnd, run + 1 < paragraph.runs.count {
        run += 1
        runEnd += paragraph.runs[run].length
      }
      let style = paragraph.runs[run].style
      let size = style.font.size.asFontSize
      var width = character.isWide ? size : size / 2
      if let attachment = style.attachment { width = max(attachment.bounds.width, 0) }
      isRightToLeft = isRightToLeft ?? character.direction
      letters.append(
        Letter(
          byte: byte, width: max(width + (style.kern.isFinite ? style.kern : 0), 0), size: size,
          color: style.color, raise: style.baselineOffset, isSpace: character.isWhitespace,
          breaks: character.isWhitespace || character == "-" || character.isIdeograph,
          isAttachment: style.attachment != nil))
      byte += character.utf8.count
    }
    self.isRightToLeft = isRightToLeft ?? false
  }
}

extension Character {
  private var value: UInt32 { unicodeScalars.first?.value ?? 0 }

  /// Whether it is as wide as it is high: of an East Asian script, or an emoji.
  fileprivate var isWide: Bool {
    let value = value
    return isIdeograph || (0x1100...0x115F).contains(value) || (0xFF01...0xFF60).contains(value)
      || (0x1F300...0x1FAFF).contains(value) || (0x2600...0x27BF).contains(value)
  }

  /// Whether it is of a script in which a line may end behind any letter.
  fileprivate var isIdeograph: Bool {
    let value = value
    return (0x2E80...0xA4CF).contains(value) || (0xAC00...0xD7A3).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0x20000...0x3FFFF).contains(value)
  }

  /// Whether it is read from right to left; `nil` for what has no direction.
  fileprivate var direction: Bool? {
    let value = value
    if (0x0590...0x08FF).contains(value) || (0xFB1D...0xFEFC).contains(value) { return true }
    return isLetter ? false : nil
  }
}

extension Double {
  /// As the size of a font: a number, not negative and not huge.
  internal var asFontSize: Double { isFinite ? Swift.min(Swift.max(self, 0), 10_000) : 0 }
}
