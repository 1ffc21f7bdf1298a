import GalleyGeometry

/// Turns text into lines: how wide letters are, where lines break, and which letters are drawn.
///
/// Two stand ready: `SquareTextEngine`, in which every letter is a square and which no font can move,
/// and that of Pango in `GalleyCairo`. Where the lines stand is the same for both, see ``TextLayout``.
public protocol TextEngine: Sendable {
  /// What proofs call it.
  var name: String { get }
  /// The heights of a font.
  func metrics(of font: Font) -> FontMetrics
  /// Breaks a paragraph into lines.
  ///
  /// - Parameters:
  ///   - paragraph: A text without line ends.
  ///   - room: How long lines may be.
  func lines(of paragraph: StyledText, in room: LineRoom) -> [BrokenLine]
}

/// How long the lines of a paragraph may be, and how many there are.
public struct LineRoom: Hashable, Sendable {
  /// How long they are; `.infinity` for one line however long.
  public var width: Double
  /// How much shorter the first line is.
  public var firstLineIndent: Double
  /// How many lines there may be; the last is cut as `breaking` says.
  public var maximumCount: Int
  /// What happens to lines that are too long.
  public var breaking: ParagraphStyle.LineBreaking
  /// Whether the last line ends in an ellipsis even if the paragraph fits, because other paragraphs
  /// behind it do not. Counts where `breaking` truncates the tail.
  public var isContinued = false

  /// Lines of a length; as many as are needed unless said otherwise.
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

/// A line of a paragraph, from its start on the base line.
public struct BrokenLine: Sendable {
  /// The bytes of UTF-8 that it shows, from the paragraph's start. What is left out of a line's start
  /// or middle counts; what is left out of its end does not.
  public var range: Range<Int>
  /// How long it is, without the white space at its end. That counts where a room without end ends
  /// the line only with its paragraph: so a space alone has a width.
  ///
  /// - Unverified: UIKit's `boundingRect` may count white space at the end of a paragraph in a room
  ///   of some width as well.
  public var width: Double
  /// Whether something of it is left out.
  public var isTruncated: Bool
  /// Whether its paragraph is read from right to left.
  public var isRightToLeft: Bool
  /// What is drawn.
  public var ink: any TextInk

  /// A line.
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

/// What is drawn of a line, in whatever form its engine has it.
public protocol TextInk: AnyObject, Sendable {
  /// Draws the line, beginning at a point of its base line.
  func draw(on canvas: any Canvas, at point: Point)
  /// Draws lines along the outlines of the letters of some bytes, with the line's start at a point.
  func drawOutlines(
    ofBytes bytes: Range<Int>, on canvas: any Canvas, at point: Point, width: Double, color: Color)
  /// Where the letter of a byte begins, from the start of the line.
  func offset(ofByte byte: Int) -> Double
  /// The byte before which a caret stands that is so far from the start of the line, or nearest.
  func byte(atOffset offset: Double) -> Int
  /// Where the letters of some bytes are, from the start of the line: one stretch for letters that
  /// stand together, several where directions of reading mix, none for what is left out.
  func stretches(ofBytes bytes: Range<Int>) -> [ClosedRange<Double>]
}

extension TextInk {
  /// One stretch, from the first byte to the last.
  public func stretches(ofBytes bytes: Range<Int>) -> [ClosedRange<Double>] {
    let ends = (offset(ofByte: bytes.lowerBound), offset(ofByte: bytes.upperBound))
    guard ends.0.isFinite, ends.1.isFinite, ends.0 != ends.1 else { return [] }
    return [min(ends.0, ends.1)...max(ends.0, ends.1)]
  }
}
