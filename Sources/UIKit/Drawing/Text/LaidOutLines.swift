import Foundation
import GalleyDrawing
import GalleyGeometry

/// The lines of a text in a container, with the positions of its characters, counted in units of
/// UTF-16.
internal struct LaidOutLines {
  /// The lines for drawing, which begin after the padding.
  let layout: TextLayout
  private let size: CGSize
  /// The width of the space beside lines, on each side.
  let padding: CGFloat
  /// The characters of each line, in units of UTF-16.
  private let ranges: [NSRange]

  init(
    _ text: StyledText, in container: NSTextContainer?, direction: LayoutDirection = .leftToRight,
    usesFontLeading: Bool = true
  ) {
    size = container?.size ?? .zero
    padding = container?.lineFragmentPadding ?? 0
    let limit = size.width.asLimit
    let width = limit.isFinite ? max(limit - Double(2 * padding), 0) : .infinity
    let most = container?.maximumNumberOfLines ?? 0
    var textContainer = TextContainer(
      width: width, maximumLineCount: most > 0 ? most : .max, direction: direction,
      usesFontLeading: usesFontLeading)
    let breaking = container?.lineBreakMode ?? .byWordWrapping
    if breaking != .byWordWrapping { textContainer.truncation = breaking.galley }
    let shared = SharedText(text)
    var layout = shared.layout(in: textContainer)
    let height = size.height.asLimit
    if height.isFinite {
      let fitting = layout.lines.prefix { $0.frame.maxY <= height + 1e-6 }.count
      if fitting < layout.lines.count {
        textContainer.maximumLineCount = max(fitting, 1)
        layout = shared.layout(in: textContainer)
      }
    }
    self.layout = layout
    let string = layout.text.string
    ranges = layout.lines.map { line in
      let start = string.utf16Offset(ofUTF8: line.range.lowerBound)
      return NSRange(start..<max(string.utf16Offset(ofUTF8: line.range.upperBound), start))
    }
  }

  private init(_ lines: LaidOutLines, _ layout: TextLayout) {
    (self.layout, size, padding, ranges) = (layout, lines.size, lines.padding, lines.ranges)
  }

  /// Returns the lines after a closure has replaced each line.
  func placing(_ place: (Int, TextLayout.Line) -> TextLayout.Line) -> LaidOutLines {
    LaidOutLines(self, layout.placingLines(place))
  }

  // MARK: Lines

  /// The number of characters up to the end of the last line.
  var shownLength: Int { ranges.last.map { $0.location + $0.length } ?? 0 }

  /// Returns the line of a character. A line end belongs to the line that it ends.
  func line(of index: Int) -> Int? {
    guard !ranges.isEmpty else { return nil }
    return max((ranges.firstIndex { $0.location > index } ?? ranges.count) - 1, 0)
  }

  /// Returns the lines of some characters.
  func lines(of range: NSRange) -> Range<Int> {
    guard range.length > 0, let first = line(of: range.location),
      let last = line(of: range.location + range.length - 1)
    else { return 0..<0 }
    return first..<last + 1
  }

  /// Returns the characters of a line, including its line end.
  func range(ofLine line: Int) -> NSRange { ranges[line] }

  /// Returns the characters of a line that an ellipsis replaces; `nil` without an ellipsis.
  func hiddenRange(ofLine line: Int) -> NSRange? {
    let set = layout.lines[line]
    guard let hidden = set.line.ink.hiddenBytes else { return nil }
    let (string, start) = (layout.text.string, set.range.lowerBound - set.line.range.lowerBound)
    let first = string.utf16Offset(ofUTF8: start + hidden.lowerBound)
    return NSRange(first..<max(string.utf16Offset(ofUTF8: start + hidden.upperBound), first))
  }

  /// Returns the layout with only the lines of some characters.
  func layout(showing range: NSRange) -> TextLayout {
    let shown = lines(of: range)
    guard shown != 0..<ranges.count else { return layout }
    return layout.keepingLines(shown)
  }

  // MARK: Rectangles

  /// A rectangle around the text, including the padding of lines on both sides.
  var usedRect: CGRect {
    let rects = ranges.indices.map { usedRect(ofLine: $0) }
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Returns the part of a line that has text, including the padding on both sides.
  func usedRect(ofLine line: Int) -> CGRect {
    let frame = layout.lines[line].frame
    return CGRect(
      x: frame.minX, y: frame.minY, width: frame.width + 2 * padding, height: frame.height)
  }

  /// Returns the rectangle of a line, across the whole width of its container, including the space
  /// below the line.
  func rect(ofLine line: Int) -> CGRect {
    let frame = layout.lines[line].frame
    let width = size.width.asLimit.isFinite ? size.width : frame.maxX + 2 * padding
    return CGRect(x: 0, y: frame.minY, width: width, height: end(ofLine: line) - frame.minY)
  }

  /// Returns the bottom edge of a line, including the space between the line and the next line.
  private func end(ofLine line: Int) -> CGFloat {
    let frame = layout.lines[line].frame
    guard layout.lines.indices.contains(line + 1) else { return frame.maxY }
    return max(layout.lines[line + 1].frame.minY, frame.maxY)
  }

  /// Returns the rectangles behind some of the characters, one for each line, without the space
  /// between the lines.
  func backgrounds(of range: NSRange) -> [CGRect] {
    zip(lines(of: range), rects(of: range)).map { line, rect in
      CGRect(
        x: rect.minX, y: rect.minY, width: rect.width, height: layout.lines[line].frame.height)
    }
  }

  /// Returns a rectangle for each line that contains some of the characters.
  func rects(of range: NSRange) -> [CGRect] {
    lines(of: range).map { line in
      let frame = layout.lines[line].frame
      let whole = ranges[line]
      let ends = [range.location, range.location + range.length].map { index in
        x(of: min(max(index, whole.location), whole.location + whole.length), inLine: line)
      }
      return CGRect(
        x: min(ends[0], ends[1]), y: frame.minY, width: abs(ends[1] - ends[0]),
        height: end(ofLine: line) - frame.minY)
    }
  }

  /// Returns the position of a character on the baseline, relative to the top left corner of its
  /// line.
  func location(of index: Int) -> CGPoint {
    guard let line = line(of: index) else { return .zero }
    let set = layout.lines[line]
    return CGPoint(x: x(of: index, inLine: line), y: set.origin.y - set.frame.minY)
  }

  /// Returns the size of the attachment at a character; `nil` if the character has no attachment,
  /// or if no line contains the character.
  func attachmentSize(at index: Int) -> CGSize? {
    guard index >= 0, index < shownLength else { return nil }
    let style = layout.style(at: layout.text.string.utf8Offset(ofUTF16: index))
    return style?.attachment.map { CGSize(width: $0.bounds.width, height: $0.bounds.height) }
  }

  // MARK: Carets

  /// Returns the caret before a UTF-16 unit. The caret has no width, and the height of its line.
  /// Returns `nil` if there is no text.
  func caret(at index: Int) -> CGRect? {
    guard let line = line(of: index) else { return nil }
    let (frame, whole) = (layout.lines[line].frame, ranges[line])
    let at = min(max(index, whole.location), whole.location + whole.length)
    return CGRect(x: x(of: at, inLine: line), y: frame.minY, width: 0, height: frame.height)
  }

  /// Returns the offset of the position between letters that is nearest to a point.
  func characterOffset(at point: CGPoint) -> Int {
    let (index, fraction) = character(at: point)
    guard fraction >= 0.5, let line = line(of: index) else { return index }
    let range = ranges[line]
    let end = layout.text.string.letterEnd(index)
    return min(end, max(range.location + range.length, index))
  }

  /// The start of the first line.
  var startX: CGFloat { layout.lines.first.map { $0.frame.minX } ?? 0 }

  /// Whether a line is read from right to left.
  func isRightToLeft(line: Int) -> Bool { layout.lines[line].line.isRightToLeft }

  /// Returns the horizontal position of a character in a line.
  func x(of index: Int, inLine line: Int) -> CGFloat {
    let set = layout.lines[line]
    let byte = layout.text.string.utf8Offset(ofUTF16: index)
    let start = set.range.lowerBound - set.line.range.lowerBound
    return padding + set.origin.x + set.line.ink.offset(ofByte: byte - start)
  }

  // MARK: Points

  /// Returns the index of the character that is nearest to a point, and the fraction of the
  /// character's width before the point.
  func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard !ranges.isEmpty else { return (0, 0) }
    let line =
      layout.lines.firstIndex { point.y < $0.frame.maxY } ?? layout.lines.count - 1
    let set = layout.lines[line]
    let string = layout.text.string
    let start = set.range.lowerBound - set.line.range.lowerBound
    let nearest = set.line.ink.byte(atOffset: point.x - padding - set.origin.x) + start
    // The text engine returns the nearest position between letters, or a neighbor of that position.
    // So the letter at the point may be the letter before or after the returned position.
    let index = string.letterStart(string.utf16Offset(ofUTF8: nearest))
    let range = ranges[line]
    let candidates = [index, string.letterStart(index - 1), string.letterEnd(index)].filter {
      $0 >= range.location && $0 < range.location + range.length
    }
    for candidate in candidates {
      let ends = [candidate, string.letterEnd(candidate)].map { x(of: $0, inLine: line) }
      let (left, right) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
      guard point.x >= left, point.x < right else { continue }
      return (candidate, abs(point.x - ends[0]) / (right - left))
    }
    // A point beside the line belongs to the letter at that end of the line.
    let last = string.letterStart(max(range.location + range.length - 1, range.location))
    return index > last ? (last, 1) : (max(index, range.location), 0)
  }
}

extension String {
  /// Returns the range, in UTF-16 units, of the letter that contains a unit.
  private func letter(at index: Int) -> Range<Int>? {
    guard index >= 0, index < utf16.count else { return nil }
    let place = utf16.index(startIndex, offsetBy: index)
    let letter = rangeOfComposedCharacterSequence(at: place)
    let start = utf16.distance(from: startIndex, to: letter.lowerBound)
    return start..<start + utf16.distance(from: letter.lowerBound, to: letter.upperBound)
  }

  /// Returns the start of the letter that contains a unit of UTF-16; the index itself, if the
  /// string has no such unit.
  fileprivate func letterStart(_ index: Int) -> Int { letter(at: index)?.lowerBound ?? index }

  /// Returns the end of the letter that contains a unit of UTF-16; the index itself, if the string
  /// has no such unit.
  fileprivate func letterEnd(_ index: Int) -> Int { letter(at: index)?.upperBound ?? index }
}
