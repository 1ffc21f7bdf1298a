import GalleyGeometry

/// Breaks text into lines. An engine determines the widths of letters, the places where lines
/// break, and the drawing of the letters.
///
/// There are two engines: `SquareTextEngine`, which draws every letter as a square and needs no
/// font, and the engine of Pango in `GalleyCairo`. ``TextLayout`` computes the positions of lines
/// in the same way for both engines.
public protocol TextEngine: Sendable {
  /// The name of the engine. Two layouts are equal only if their engines have the same name.
  var name: String { get }
  /// The number of times that the fonts of the engine have changed. Layouts from before a change
  /// are outdated.
  var fontChanges: Int { get }
  /// Returns the metrics of a font.
  func metrics(of font: Font) -> FontMetrics
  /// Breaks a paragraph into lines.
  ///
  /// - Parameters:
  ///   - paragraph: A text without line ends.
  ///   - container: The lengths and the number of the lines.
  func lines(of paragraph: StyledText, in container: LineContainer) -> [BrokenLine]
}

extension TextEngine {
  /// Zero: by default the fonts never change.
  public var fontChanges: Int { 0 }
}

/// The lengths and the number of a paragraph's lines.
public struct LineContainer: Hashable, Sendable {
  /// The length of lines; `.infinity` for a single line of any length.
  public var width: Double
  /// The amount by which the first line is shorter than the other lines.
  public var firstLineIndent: Double
  /// The largest number of lines. If the text does not fit, the last line is truncated according to
  /// `breaking`.
  public var maximumCount: Int
  /// The treatment of lines that are too long.
  public var breaking: ParagraphStyle.LineBreaking
  /// Whether the last line ends in an ellipsis even if the paragraph fits, because the paragraphs
  /// after it do not fit.
  ///
  /// This property has an effect only if `breaking` truncates the tail.
  public var isContinued = false

  /// Creates a container for lines of a length. By default, the number of lines is not limited.
  public init(
    width: Double, firstLineIndent: Double = 0, maximumCount: Int = .max,
    breaking: ParagraphStyle.LineBreaking = .byWord
  ) {
    self.width = width
    self.firstLineIndent = firstLineIndent
    self.maximumCount = maximumCount
    self.breaking = breaking
  }
}

/// A line of a paragraph, from its start on the baseline.
public struct BrokenLine: Sendable {
  /// The bytes of UTF-8 that the line shows, counted from the paragraph's start. The range contains
  /// text that is omitted at the start or in the middle of the line, but not text that is omitted
  /// at its end.
  public var range: Range<Int>
  /// The length of the line without the white space at its end. If the width is unlimited, that
  /// white space is included, so that a single space has a width.
  ///
  /// - Unverified: UIKit's `boundingRect` may include white space at the end of a paragraph even if
  ///   the width is limited.
  public var width: Double
  /// Whether some of the line's text is omitted.
  public var isTruncated: Bool
  /// Whether the line's paragraph is read from right to left.
  public var isRightToLeft: Bool
  /// The letters as they are drawn.
  public var ink: any TextInk

  /// Creates a line.
  public init(
    range: Range<Int>, width: Double, isTruncated: Bool = false, isRightToLeft: Bool = false,
    ink: any TextInk
  ) {
    self.range = range
    self.width = width
    self.isTruncated = isTruncated
    self.isRightToLeft = isRightToLeft
    self.ink = ink
  }
}

/// The letters of a line as they are drawn. Each text engine has its own type of ink.
public protocol TextInk: AnyObject, Sendable {
  /// Draws the line, beginning at a point of its baseline.
  func draw(on canvas: any Canvas, at point: Point)
  /// Strokes the outlines of the letters of some bytes, with the line's start at a point.
  func drawOutlines(
    ofBytes bytes: Range<Int>, on canvas: any Canvas, at point: Point, width: Double, color: Color)
  /// Returns the distance from the start of the line to the letter of a byte.
  func offset(ofByte byte: Int) -> Double
  /// Returns the byte after a caret, for the caret position that is nearest to an offset from the
  /// start of the line.
  func byte(atOffset offset: Double) -> Int
  /// Returns the positions of the letters of some bytes, from the start of the line: one range for
  /// adjacent letters, several ranges if directions of reading mix, and no range for omitted text.
  func stretches(ofBytes bytes: Range<Int>) -> [ClosedRange<Double>]
  /// The bytes that an ellipsis replaces; `nil` if the line has no ellipsis.
  var hiddenBytes: Range<Int>? { get }
}

extension TextInk {
  /// `nil`: by default, a line has no ellipsis.
  public var hiddenBytes: Range<Int>? { nil }

  /// Returns a single range, from the first byte to the end of the last byte.
  public func stretches(ofBytes bytes: Range<Int>) -> [ClosedRange<Double>] {
    let ends = (offset(ofByte: bytes.lowerBound), offset(ofByte: bytes.upperBound))
    guard ends.0.isFinite, ends.1.isFinite, ends.0 != ends.1 else { return [] }
    return [min(ends.0, ends.1)...max(ends.0, ends.1)]
  }
}
