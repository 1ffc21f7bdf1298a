import Foundation

// Core Text's functions for the lines of a frame. As everywhere in Core Text, y grows upward.

/// The lines of a text in a path.
public final class CTFrame: NSObject {
  internal let lines: [CTLine]
  internal let range: NSRange
  internal let path: CGPath

  internal init(_ lines: [CTLine], of range: NSRange, in path: CGPath) {
    (self.lines, self.range, self.path) = (lines, range, path)
    super.init()
  }

  /// The starts of the baselines, relative to the lower left corner of the path's bounding box.
  internal var origins: [CGPoint] {
    let height = path.boundingBox.height
    return lines.map { CGPoint(x: $0.origin.x, y: height - $0.origin.y) }
  }
}

/// Returns the lines of a frame, from top to bottom.
///
///     let lines = CTFrameGetLines(frame) as! [CTLine]
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

/// Copies the starts of the baselines of some lines, relative to the lower left corner of the
/// path's bounding box.
///
/// - Parameters:
///   - range: The indices of the lines. A range of length zero ends at the last line.
///   - origins: A buffer for the points, which must be large enough for all lines of the range.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let all = frame.origins
  let part = range.clamped(to: all.count)
  for index in 0..<part.length { origins[index] = all[part.location + index] }
}

/// Returns the range of the characters for which a frame was created.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(frame.range)
}

/// Returns the range of the characters that fit in a frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  let end = frame.lines.last.map { NSMaxRange($0.range) } ?? frame.range.location
  return CFRange(location: frame.range.location, length: end - frame.range.location)
}

/// Returns the path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws a frame.
///
/// In a context in which y grows downward, such as the context of a view's `draw(_:)`, the text is
/// upside down, as on Apple's systems. Flip the coordinates before you draw:
///
///     context.textMatrix = .identity
///     context.translateBy(x: 0, y: bounds.height)
///     context.scaleBy(x: 1, y: -1)
///     CTFrameDraw(frame, context)
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let bounds = frame.path.boundingBox
  for (line, origin) in zip(frame.lines, frame.origins) {
    line.draw(in: context, at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y))
  }
}
