import Foundation
import GalleyDrawing
import GalleyGeometry

/// A line of text, as Core Text's functions measure and draw it.
public final class CTLine: NSObject {
  private let lines: LaidOutLines
  /// The index of the line in `lines`; `nil` for the line of an empty text.
  private let number: Int?
  /// The text that `lines` contains.
  private let text: NSAttributedString
  /// The index of the first character of `text` in the whole text, of which `text` may be a part.
  private let start: Int

  internal init(
    _ lines: LaidOutLines, _ number: Int?, of text: NSAttributedString, from start: Int
  ) {
    (self.lines, self.number, self.text, self.start) = (lines, number, text, start)
    super.init()
  }

  /// Creates a line from the first line of a text.
  ///
  /// - Parameters:
  ///   - start: The index of the text's first character in the whole text, of which the text may be
  ///     a part.
  ///   - width: The largest width; `nil` for no limit.
  ///   - breaking: The position of the ellipsis in a line that is too long.
  internal convenience init(
    _ text: NSAttributedString, from start: Int = 0, width: CGFloat? = nil,
    breaking: NSLineBreakMode = .byTruncatingTail
  ) {
    let container = NSTextContainer(size: CGSize(width: width ?? 0, height: 0))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 1
    if width != nil { container.lineBreakMode = breaking }
    let text = NSAttributedString(attributedString: text)
    let lines = LaidOutLines(StyledText(text, TextDefaults()), in: container)
    self.init(lines, lines.layout.lines.isEmpty ? nil : 0, of: text, from: start)
  }

  // MARK: Measuring

  private var laidOut: TextLayout.Line? { number.map { lines.layout.lines[$0] } }

  /// The frame of the line, relative to the top left corner of the text. The y coordinate grows
  /// downward.
  internal var frame: CGRect { laidOut.map { CGRect($0.frame) } ?? .zero }

  /// The start of the baseline, relative to the top left corner of the text. The y coordinate grows
  /// downward.
  internal var origin: CGPoint { laidOut.map { CGPoint($0.origin) } ?? .zero }

  /// The range of the characters in `text`, including the line end.
  private var ownRange: NSRange {
    number.map { lines.range(ofLine: $0) } ?? NSRange(location: 0, length: 0)
  }

  /// The range of the characters in the whole text, including the line end.
  internal var range: NSRange {
    NSRange(location: start + ownRange.location, length: ownRange.length)
  }

  /// The height above the baseline.
  internal var ascent: CGFloat { origin.y - frame.minY }

  /// The height below the baseline.
  internal var descent: CGFloat { frame.maxY - origin.y }

  /// The width, including white space at the end.
  internal var width: CGFloat {
    let whole = abs(offset(of: end(without: CTLine.lineEnds)) - offset(of: range.location))
    return whole.isFinite ? max(whole, frame.width) : frame.width
  }

  /// The width of the white space at the end.
  internal var trailingWidth: CGFloat {
    let letters = end(without: CTLine.lineEnds.union([9, 32, 0xA0, 0x3000]))
    let width = abs(offset(of: end(without: CTLine.lineEnds)) - offset(of: letters))
    return width.isFinite ? width : 0
  }

  /// Returns the index of the end of the line. Characters of a set are left out at the end of the
  /// line.
  private func end(without characters: Set<UInt16>) -> Int {
    let string = NSString(string: text.string)
    var end = NSMaxRange(ownRange)
    while end > ownRange.location, characters.contains(string.character(at: end - 1)) {
      end -= 1
    }
    return start + end
  }

  private static let lineEnds: Set<UInt16> = [10, 13, 0x85, 0x2028, 0x2029]

  /// Returns the distance from the start of the baseline to a character.
  internal func offset(of index: Int) -> CGFloat {
    guard let number else { return 0 }
    let index = min(max(index, range.location), NSMaxRange(range)) - start
    return lines.x(of: index, inLine: number) - origin.x
  }

  /// Returns the index of the insertion point that is nearest to a distance from the start of the
  /// baseline; `kCFNotFound` for an empty text.
  internal func index(at x: CGFloat) -> Int {
    guard number != nil else { return kCFNotFound }
    return start + lines.characterOffset(at: CGPoint(x: origin.x + x, y: frame.midY))
  }

  /// Returns the line truncated to a width, with an ellipsis; `nil` if the text is empty, or the
  /// width is not positive.
  internal func truncated(to width: CGFloat, _ breaking: NSLineBreakMode) -> CTLine? {
    guard number != nil, width > 0 else { return nil }
    return CTLine(
      text.attributedSubstring(from: ownRange), from: range.location, width: width,
      breaking: breaking)
  }

  // MARK: Runs

  /// The parts of the line with the same attributes, in the order of their characters.
  internal var runs: [CTRun] {
    var runs: [CTRun] = []
    text.enumerateAttributes(in: ownRange) { attributes, part, _ in
      let range = NSRange(location: start + part.location, length: part.length)
      runs.append(CTRun(attributes, of: range, in: self))
    }
    return runs
  }

  // MARK: Drawing

  /// Draws the line with the start of its baseline at a point. The text is upright in a context in
  /// which y grows upward.
  internal func draw(in context: CGContext, at point: CGPoint) {
    guard let number else { return }
    let line = lines.layout.keepingLines(number..<number + 1)
    guard let layout = context.inTextDrawingMode(line) else { return }
    let text = PlacedText(layout, at: Point(x: -origin.x, y: -origin.y))
    var group = Group(DisplayList([.text(text)]))
    let matrix = context.textMatrix
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    let placed = CGAffineTransform(
      a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: point.x, ty: point.y)
    group.transform = upright.concatenating(placed).galley
    context.append(DisplayList([.group(group)]))
  }
}
