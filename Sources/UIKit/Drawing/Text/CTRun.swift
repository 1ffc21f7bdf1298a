import Foundation

// Core Text's functions for the runs of a line.

/// A part of a line whose characters have the same attributes.
///
/// - Differs: A glyph is a UTF-16 unit of the text: letters are not joined into ligatures.
public final class CTRun: NSObject {
  internal let line: CTLine
  /// The range of the characters in the whole text.
  internal let range: NSRange
  internal let attributes: [NSAttributedString.Key: Any]

  internal init(
    _ attributes: [NSAttributedString.Key: Any], of range: NSRange, in line: CTLine
  ) {
    (self.attributes, self.range, self.line) = (attributes, range, line)
    super.init()
  }

  internal var font: UIFont? { attributes[.font] as? UIFont }

  /// Returns the characters of a part of the run, as indices of the whole text.
  internal func indices(of part: CFRange) -> Range<Int> {
    let part = part.clamped(to: range.length)
    let start = range.location + part.location
    return start..<start + part.length
  }

  /// Returns the distance between the edges of some characters.
  internal func width(of characters: Range<Int>) -> CGFloat {
    abs(line.offset(of: characters.upperBound) - line.offset(of: characters.lowerBound))
  }
}

/// The state of a run.
public struct CTRunStatus: OptionSet, Sendable {
  /// The state as bits.
  public let rawValue: UInt32

  /// Creates a state from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The run is read from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// The glyphs are in another order than their characters.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// The run needs a text matrix of its own.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Returns the runs of a line.
///
///     let runs = CTLineGetGlyphRuns(line) as! [CTRun]
///
/// - Differs: The runs are in the order of their characters, also in a line that is read from right
///   to left.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }

/// Returns the attributes of a run.
///
/// - Differs: The keys are strings: cast the dictionary to `[String: Any]`.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  var attributes: [String: Any] = [:]
  for (key, value) in run.attributes { attributes[key.rawValue] = value }
  return NSDictionary(dictionary: attributes)
}

/// Returns the range of a run's characters.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.range) }

/// Returns the number of glyphs of a run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.range.length }

/// Returns the state of a run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  let (start, end) = (run.range.location, NSMaxRange(run.range))
  return run.line.offset(of: end) < run.line.offset(of: start) ? .rightToLeft : []
}

/// Returns the width of a part of a run, and sets the height above and below the baseline.
///
/// - Parameter range: The part of the run. A range of length zero ends at the end of the run.
/// - Differs: The heights are those of the run's font. For a run without a font they are those of
///   the line.
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.font?.ascender ?? run.line.ascent
  descent?.pointee = run.font.map { -$0.descender } ?? run.line.descent
  leading?.pointee = run.font?.leading ?? 0
  return Double(run.width(of: run.indices(of: range)))
}

/// Copies the positions of a run's glyphs, relative to the start of the line's baseline.
///
/// - Parameter buffer: A buffer that is large enough for all glyphs of the range.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (place, index) in run.indices(of: range).enumerated() {
    let edges = (run.line.offset(of: index), run.line.offset(of: index + 1))
    buffer[place] = CGPoint(x: min(edges.0, edges.1), y: 0)
  }
}

/// Copies the widths of a run's glyphs.
///
/// - Parameter buffer: A buffer that is large enough for all glyphs of the range.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (place, index) in run.indices(of: range).enumerated() {
    buffer[place] = CGSize(width: run.width(of: index..<index + 1), height: 0)
  }
}

/// Copies the indices of the characters of a run's glyphs.
///
/// - Parameter buffer: A buffer that is large enough for all glyphs of the range.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (place, index) in run.indices(of: range).enumerated() { buffer[place] = index }
}
