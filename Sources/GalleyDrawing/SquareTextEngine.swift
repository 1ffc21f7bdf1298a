import GalleyGeometry

/// A text engine that draws every letter as a square. The engine needs no font, so frames are the
/// same on every machine.
///
///     let engine = SquareTextEngine()
///     let text = StyledText("Hello you", TextStyle(font: Font(size: 20)))
///     TextLayout(text, in: TextContainer(width: 60), engine: engine).size   // 50 × 48: two lines
///
/// A letter is half as wide as the size of its font. A letter of an East Asian script and an emoji
/// are as wide as the size. Lines have the same height as on a device.
public struct SquareTextEngine: TextEngine {
  /// Creates the engine.
  public init() {}

  /// The name `squares`.
  public var name: String { "squares" }

  /// Returns the metrics of Apple's system font, for any font.
  public func metrics(of font: Font) -> FontMetrics { .system(size: font.size.asFontSize) }

  /// Breaks a paragraph after white space and hyphens, or between any two letters if a word is
  /// longer than a line.
  ///
  /// - Complexity: O(*n*) in the visible letters.
  public func lines(of paragraph: StyledText, in container: LineContainer) -> [BrokenLine] {
    // Most of a very long text is not visible if the number of lines is limited, so try a shorter
    // part of the text first.
    var length = 4_096
    while container.maximumCount < .max, !container.keepsTail, length < paragraph.length {
      var breaking = SquareBreaking(
        SquareLetters(paragraph.part(0..<length), isWhole: false), container)
      let lines = breaking.lines()
      if breaking.isFull { return lines }
      length *= 4
    }
    var breaking = SquareBreaking(SquareLetters(paragraph, isWhole: true), container)
    return breaking.lines()
  }
}

extension LineContainer {
  /// Whether the end of the text is visible even if not all of it fits.
  fileprivate var keepsTail: Bool {
    (breaking == .truncateHead || breaking == .truncateMiddle) || width == .infinity
  }
}

/// The letters of a paragraph, each with its width.
internal struct SquareLetters {
  struct Letter {
    /// The index of the letter's first byte in the paragraph.
    var byte: Int
    var width: Double
    /// The size of the letter's font.
    var size: Double
    var color: Color
    /// The distance of the letter above the baseline.
    var raise: Double
    var isSpace: Bool
    /// Whether a line may end after the letter.
    var breaks: Bool
    var isAttachment: Bool
    var isTab: Bool
    /// Whether the letter's square is not filled.
    var isHollow: Bool
  }

  private(set) var letters: [Letter] = []
  let byteCount: Int
  let isRightToLeft: Bool
  let isJustified: Bool
  /// The style of the paragraph, if it contains tabs.
  let tabStyle: ParagraphStyle?
  /// Whether `letters` contains all letters of the paragraph, and not only the first letters.
  let isWhole: Bool

  init(_ paragraph: StyledText, isWhole: Bool) {
    self.isWhole = isWhole
    byteCount = paragraph.length
    let style = paragraph.runs.first?.style.paragraph
    isRightToLeft = paragraph.isRightToLeft
    isJustified = style?.alignment == .justified
    tabStyle = paragraph.string.utf8.contains(9) ? style : nil
    var run = 0
    var runEnd = paragraph.runs.first?.length ?? 0
    var byte = 0
    for character in paragraph.string {
      while byte >= runEnd, run + 1 < paragraph.runs.count {
        run += 1
        runEnd += paragraph.runs[run].length
      }
      let style = paragraph.runs[run].style
      let isSpace = character.isWhitespace && !character.isUnbreakable
      letters.append(
        Letter(
          byte: byte, width: character.width(in: style), size: style.font.size.asFontSize,
          color: style.color, raise: style.baselineOffset.asDistance, isSpace: isSpace,
          breaks: isSpace || character == "-" || character == "\u{200B}" || character.isIdeograph,
          isAttachment: style.attachment != nil, isTab: character == "\t",
          isHollow: style.stroke?.isFilled == false))
      byte += character.utf8.count
    }
  }
}

extension Character {
  private var value: UInt32 { unicodeScalars.first?.value ?? 0 }

  fileprivate func width(in style: TextStyle) -> Double {
    let size = style.font.size.asFontSize
    let own: Double
    if let attachment = style.attachment {
      own = attachment.bounds.width.asLength
    } else if isInvisible {
      return 0
    } else {
      own = isWide ? size : size / 2
    }
    return max(own + style.kern.asDistance, 0)
  }

  /// Whether the character is as wide as it is high: a letter of an East Asian script, or an emoji.
  private var isWide: Bool {
    let value = value
    return isIdeograph || (0x1100...0x115F).contains(value) || (0xFF01...0xFF60).contains(value)
      || (0x1F300...0x1FAFF).contains(value) || (0x2600...0x27BF).contains(value)
  }

  /// Whether the character belongs to a script in which a line may end after any letter.
  fileprivate var isIdeograph: Bool {
    let value = value
    return (0x2E80...0xA4CF).contains(value) || (0xAC00...0xD7A3).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0x20000...0x3FFFF).contains(value)
  }

  /// Whether the character is white space after which a line must not end.
  fileprivate var isUnbreakable: Bool { value == 0xA0 || value == 0x202F || value == 0x2007 }

  /// Whether the character is invisible and only affects other characters.
  private var isInvisible: Bool {
    let value = value
    return (0x200B...0x200F).contains(value) || (0x202A...0x202E).contains(value)
      || (0x2060...0x206F).contains(value) || value == 0xAD || value == 0xFEFF
  }
}

extension Double {
  /// The number as the size of a font: finite, not negative, and limited.
  internal var asFontSize: Double { isFinite ? Swift.min(Swift.max(self, 0), 10_000) : 0 }
}
