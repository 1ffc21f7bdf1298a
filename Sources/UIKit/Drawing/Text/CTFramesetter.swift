import Foundation
import GalleyDrawing
import GalleyGeometry

// Core Text's functions that divide a text into the lines of a frame.

/// An object that divides a text into lines.
///
///     let framesetter = CTFramesetterCreateWithAttributedString(text)
///     let path = CGPath(rect: bounds, transform: nil)
///     let frame = CTFramesetterCreateFrame(framesetter, CFRange(), path, nil)
///     CTFrameDraw(frame, context)
///
/// - Differs: A frame is a rectangle: the bounding box of its path.
public final class CTFramesetter: NSObject {
  fileprivate let text: NSAttributedString

  internal init(_ text: NSAttributedString) {
    self.text = NSAttributedString(attributedString: text)
    super.init()
  }

  /// Divides a range of the text into lines, and returns the lines that fit in a size. If the range
  /// ends with a line end, the empty line after this line end is left out.
  internal func lines(of range: NSRange, in size: CGSize) -> [CTLine] {
    guard range.length > 0, size.width > 0, size.height > 0 else { return [] }
    let part = text.attributedSubstring(from: range)
    let container = NSTextContainer(size: CGSize(width: size.width, height: 0))
    container.lineFragmentPadding = 0
    let laidOut = LaidOutLines(StyledText(part, TextDefaults()), in: container)
    let lines = laidOut.layout.lines
    let height = Double(size.height) + 1e-6
    let fitting = lines.prefix { $0.frame.maxY <= height }.indices
    return fitting.filter { laidOut.range(ofLine: $0).length > 0 }
      .map { CTLine(laidOut, $0, of: part, from: range.location) }
  }
}

/// Creates an object that divides a text into lines.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

/// Divides a part of a text into the lines that fit in a path.
///
/// - Parameters:
///   - stringRange: The range of the characters. A range of length zero ends at the end of the
///     text.
///   - path: The path, whose bounding box contains the lines.
///   - frameAttributes: Ignored.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let range = stringRange.clamped(to: framesetter.text.length)
  let bounds = path.boundingBox
  return CTFrame(
    framesetter.lines(of: range, in: bounds.isNull ? .zero : bounds.size), of: range, in: path)
}

/// Returns the size that a part of a text needs.
///
/// - Parameters:
///   - stringRange: The range of the characters. A range of length zero ends at the end of the
///     text.
///   - frameAttributes: Ignored.
///   - constraints: The largest size.
///   - fitRange: Is set to the range of the characters that fit.
/// - Returns: The size, not rounded.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = stringRange.clamped(to: framesetter.text.length)
  let lines = framesetter.lines(of: range, in: constraints)
  let end = lines.last.map { NSMaxRange($0.range) } ?? range.location
  fitRange?.pointee = CFRange(location: range.location, length: end - range.location)
  let frames = lines.map(\.frame)
  guard let left = frames.map(\.minX).min(), let right = frames.map(\.maxX).max(),
    let bottom = frames.last?.maxY
  else { return .zero }
  return CGSize(width: right - left, height: bottom)
}
