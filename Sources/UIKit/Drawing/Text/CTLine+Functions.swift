import Foundation

// Core Text's functions for lines.

/// The position of the ellipsis in a line that is too long.
public enum CTLineTruncationType: UInt32, Sendable {
  /// The ellipsis is at the start of the line.
  case start
  /// The ellipsis is at the end of the line.
  case end
  /// The ellipsis is in the middle of the line.
  case middle

  fileprivate var breaking: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    }
  }
}

/// Options for the bounds of a line.
///
/// - Differs: The options have no effect.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The bounds do not include the leading.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// The bounds ignore shifts of letters, such as shifts by a baseline offset.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// The bounds do not include punctuation that hangs over an end of the line.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// The bounds are the bounds of the outlines of the glyphs.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// The bounds are the optical bounds.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  /// The bounds include space for all letters of the language.
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// Creates a line that is as wide as its text.
///
/// - Differs: The line ends at the first line end of the text.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// Returns a line that fits in a width. A line that is too long is truncated with an ellipsis, and
/// any other line is returned unchanged. Returns `nil` if the line is too long and the width is not
/// positive.
///
/// - Differs: The token is ignored. The line always gets an ellipsis.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  if line.width <= CGFloat(width) { return line }
  return line.truncated(to: CGFloat(width), truncationType.breaking)
}

/// Returns the width of a line, including white space at its end.
///
/// - Parameters:
///   - ascent: Is set to the height above the baseline.
///   - descent: Is set to the height below the baseline.
///   - leading: Is set to zero.
/// - Differs: The heights include the leading of the font and the line height of the paragraph.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = 0
  return Double(line.width)
}

/// Returns the bounds of a line, relative to the start of its baseline. The y coordinate grows
/// upward.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  CGRect(
    x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

/// Returns the width of the white space at the end of a line.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  Double(line.trailingWidth)
}

/// Returns the number of glyphs of a line.
///
/// - Differs: A glyph is a unit of UTF-16.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.range.length }

/// Returns the range of the characters of a line, including the line end.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(line.range)
}

/// Returns the distance from the start of a line to a character.
///
/// - Parameter secondaryOffset: Is set to the same distance.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// Returns the string index of the insertion point that is nearest to a position. The position is
/// relative to the start of the line. Returns `kCFNotFound` for a line without characters.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.index(at: position.x)
}

/// Draws a line with the start of its baseline at the context's `textPosition`.
///
/// In a context in which y grows downward, the text is upside down, as on Apple's systems. Before
/// you draw, flip the coordinates of the context, or flip the text with
/// `context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)`.
///
/// - Differs: The text position does not move.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  line.draw(in: context, at: context.textPosition)
}
