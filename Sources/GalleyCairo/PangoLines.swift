import CPangoCairo
import GalleyDrawing
import GalleyGeometry

/// Converts between bytes of a laid out text and bytes of its paragraph. The text may start after
/// the start of the paragraph. The text has a gap if only the start and the end of a long paragraph
/// are laid out.
internal struct ByteMap: Sendable {
  /// The start of the text in the paragraph.
  var start = 0
  /// The position of the gap in the text, and the number of bytes of the paragraph that the gap
  /// omits.
  var gap: (at: Int, length: Int)?

  func inParagraph(_ byte: Int) -> Int {
    guard let gap, byte >= gap.at else { return start + byte }
    return start + byte + gap.length
  }

  func inText(_ byte: Int) -> Int {
    let byte = max(byte - start, 0)
    guard let gap, byte > gap.at else { return byte }
    return max(byte - gap.length, gap.at)
  }
}

extension PangoParagraph {
  /// Returns the lines, up to the maximum number of lines of the container.
  ///
  /// - Parameters:
  ///   - map: The map from the text to its paragraph.
  ///   - isEnd: Whether the paragraph ends with the text.
  ///   - byteCount: The number of bytes of the text that belong to the paragraph; `nil` if all
  ///     bytes do.
  func lines(_ map: ByteMap = ByteMap(), isEnd: Bool = true, byteCount: Int? = nil) -> [BrokenLine]
  {
    let count = min(Int(pango_layout_get_line_count(layout)), max(container.maximumCount, 1))
    return (0..<count).compactMap { index in
      let isLast = isEnd && index + 1 == Int(pango_layout_get_line_count(layout))
      return line(index, map, keepsSpace: isLast && !container.width.isFinite, byteCount)
    }
  }

  /// Puts all letters on one baseline, except letters with a baseline offset.
  ///
  /// In a line that begins with a Japanese letter, Pango aligns other scripts with the bottom of
  /// that letter's box. This alignment raises Arabic by a third of the font size. Core Text aligns
  /// all scripts with the baseline.
  private func setBaselines(of line: UnsafeMutablePointer<PangoLayoutLine>) {
    var next = line.pointee.runs
    while let node = next {
      next = node.pointee.next
      let run = node.pointee.data.assumingMemoryBound(to: PangoLayoutRun.self)
      let style = text.style(at: Int(run.pointee.item.pointee.offset))
      run.pointee.y_offset = units(style?.baselineOffset ?? 0)
    }
  }

  /// Returns the part of a line that is visible if the line is clipped.
  private func clipped(
    _ visible: ClosedRange<Double>, isRightToLeft: Bool
  ) -> ClosedRange<Double> {
    let width = max(container.width, 0)
    // The head of the line stays visible, on the right in text from right to left.
    return isRightToLeft
      ? visible.upperBound - min(width, visible.upperBound)...visible.upperBound
      : visible.lowerBound...visible.lowerBound + width
  }

  private func line(
    _ index: Int, _ map: ByteMap, keepsSpace: Bool, _ byteCount: Int?
  ) -> BrokenLine? {
    guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return nil }
    setBaselines(of: line)
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    let start = Int(line.pointee.start_index)
    var end = min(start + Int(line.pointee.length), byteCount ?? text.length)
    let isRightToLeft = line.pointee.resolved_dir == UInt32(PANGO_DIRECTION_RTL.rawValue)
    var visible = 0.0...max(points(logical.width), 0)
    let whole = visible
    var shownEnd = end
    if !keepsSpace {
      (visible, shownEnd) = line.withoutSpace(visible, from: start, to: end, layout)
    }
    var edges = kerned(
      line, visible, isTrimmed: visible != whole, end: shownEnd,
      isRightToLeft: isRightToLeft,
      indent: index == 0 && container.firstLineIndent.isFinite ? container.firstLineIndent : 0)
    visible = edges.visible
    let ellipsis = container.breaking.ellipsis == nil ? nil : line.ellipsis
    // Text omitted at the end is not part of the range.
    if let ellipsis, container.breaking == .truncateTail { end = min(end, ellipsis.lowerBound) }
    let isClipped = container.breaking == .clip && visible.upperBound > container.width
    if isClipped {
      visible = clipped(visible, isRightToLeft: isRightToLeft)
      edges.visible = visible
    }
    let ink = PangoInk(
      holder, line: index, map, edges, bytes: start..<max(end, start),
      hidden: ellipsis)
    if isClipped { end = ink.clippedEnd(line, isRightToLeft: isRightToLeft) }
    return BrokenLine(
      range: map.inParagraph(start)..<map.inParagraph(max(end, start)),
      width: visible.upperBound - visible.lowerBound,
      isTruncated: isClipped || ellipsis != nil, isRightToLeft: isRightToLeft, ink: ink)
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// The bytes that an ellipsis replaces.
  fileprivate var ellipsis: Range<Int>? {
    var item = pointee.runs
    while let current = item {
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      if let item = run.pointee.item?.pointee,
        item.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
      {
        return Int(item.offset)..<Int(item.offset + item.length)
      }
      item = current.pointee.next
    }
    return nil
  }

  /// Returns the positions of bytes, measured from the left edge of the line.
  internal func extents(ofBytes bytes: Range<Int>) -> [ClosedRange<Double>] {
    guard !bytes.isEmpty else { return [] }
    // Pango returns positions from the left edge of the layout, so subtract the left edge of the
    // line, which is the left edge of all its bytes.
    let start = pointee.start_index
    let left = ranges(start, start + pointee.length).first?.lowerBound ?? 0
    return ranges(Int32(clamping: bytes.lowerBound), Int32(clamping: bytes.upperBound)).map {
      $0.lowerBound - left...$0.upperBound - left
    }
  }

  private func ranges(_ start: Int32, _ end: Int32) -> [ClosedRange<Double>] {
    var found: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(self, start, end, &found, &count)
    defer { g_free(found) }
    guard let found else { return [] }
    return (0..<Int(count)).map {
      let (left, right) = (points(found[2 * $0]), points(found[2 * $0 + 1]))
      return Swift.min(left, right)...Swift.max(left, right)
    }
  }

  /// Returns the range of the line without the white space at its end. The end is on the right if
  /// the line is read from left to right, and on the left otherwise.
  fileprivate func withoutSpace(
    _ visible: ClosedRange<Double>, from start: Int, to end: Int, _ layout: OpaquePointer
  ) -> (visible: ClosedRange<Double>, end: Int) {
    guard end > start, let text = pango_layout_get_text(layout) else { return (visible, end) }
    var trimmed = end
    while trimmed > start {
      let length = UnsafeRawPointer(text).spaceLength(before: trimmed, from: start)
      guard length > 0 else { break }
      trimmed -= length
    }
    guard trimmed < end else { return (visible, end) }
    var (left, right) = (visible.lowerBound, visible.upperBound)
    for space in extents(ofBytes: trimmed..<end).reversed()
    where space.upperBound >= right - 1e-3 { right = Swift.max(space.lowerBound, left) }
    for space in extents(ofBytes: trimmed..<end)
    where space.lowerBound <= left + 1e-3 { left = Swift.min(space.upperBound, right) }
    return (left...right, trimmed)
  }
}

extension UnsafeRawPointer {
  /// Returns the number of bytes of the white space before a byte; 0 if there is none.
  fileprivate func spaceLength(before end: Int, from start: Int) -> Int {
    func byte(_ index: Int) -> UInt8 {
      index >= start ? load(fromByteOffset: index, as: UInt8.self) : 0
    }
    let last = byte(end - 1)
    if last == 0x20 || last == 0x09 { return 1 }
    // The spaces from U+2000 to U+200A except the figure space, and the ideographic space.
    let (first, second) = (byte(end - 3), byte(end - 2))
    if first == 0xE2, second == 0x80, (0x80...0x8A).contains(last), last != 0x87 { return 3 }
    return first == 0xE3 && second == 0x80 && last == 0x80 ? 3 : 0
  }
}

extension StyledText {
  /// Returns the style of the character that contains a byte.
  fileprivate func style(at byte: Int) -> TextStyle? {
    var end = 0
    for run in runs {
      end += run.length
      if byte < end { return run.style }
    }
    return nil
  }
}
