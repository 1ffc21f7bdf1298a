import CPangoCairo
import GalleyDrawing
import GalleyGeometry

/// Where a line begins and ends, as Pango has it and with the room behind its letters.
internal struct KernedEdges: Sendable {
  /// From the left of Pango's line.
  var visible: ClosedRange<Double>
  /// The same without the room that Pango takes away at the ends.
  let bare: ClosedRange<Double>
  /// How much further on the ends of letters are than Pango has them.
  var shift = 0.0

  init(_ bare: ClosedRange<Double>) { (visible, self.bare) = (bare, bare) }

  /// From where the line begins, what Pango counts from the left.
  func offset(_ x: Double) -> Double {
    if x <= bare.lowerBound { return x - bare.lowerBound }
    // A unit of Pango's is about a thousandth.
    if abs(x - bare.upperBound) < 0.001 { return visible.upperBound - visible.lowerBound }
    return x + shift - visible.lowerBound
  }

  /// What Pango counts from the left, from where the line begins.
  func pango(_ offset: Double) -> Double { offset + visible.lowerBound - shift }
}

/// Where the bytes of a text that is set are in its paragraph: later, and behind a gap where only the
/// start and the end of a long paragraph are set.
internal struct ByteMap: Sendable {
  /// Where the text begins in the paragraph.
  var start = 0
  /// Where in the text the gap is, and how long.
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
  /// The lines, as many as the room has.
  ///
  /// - Parameters:
  ///   - map: Where the text is in its paragraph.
  ///   - isEnd: Whether the paragraph ends with the text.
  ///   - byteCount: How many bytes of the text are the paragraph's, if not all.
  func lines(_ map: ByteMap = ByteMap(), isEnd: Bool = true, byteCount: Int? = nil) -> [BrokenLine]
  {
    let count = min(Int(pango_layout_get_line_count(layout)), max(room.maximumCount, 1))
    return (0..<count).compactMap { index in
      let isLast = isEnd && index + 1 == Int(pango_layout_get_line_count(layout))
      return line(index, map, keepsSpace: isLast && !room.width.isFinite, byteCount)
    }
  }

  /// Puts all letters on one base line, but for those that are to be above or below it.
  ///
  /// In a line that begins with a Japanese letter, Pango aligns other scripts by the bottom of that
  /// letter's box, which lifts Arabic by a third of its size; Core Text does not.
  private func setBaselines(of line: UnsafeMutablePointer<PangoLayoutLine>) {
    var next = line.pointee.runs
    while let node = next {
      next = node.pointee.next
      let run = node.pointee.data.assumingMemoryBound(to: PangoLayoutRun.self)
      let style = text.style(at: Int(run.pointee.item.pointee.offset))
      run.pointee.y_offset = units(style?.baselineOffset ?? 0)
    }
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
    if !keepsSpace { visible = line.withoutSpace(visible, from: start, to: end, layout) }
    var edges = kerned(
      line, visible, isTrimmed: visible != whole, isRightToLeft: isRightToLeft)
    visible = edges.visible
    let ellipsis = room.breaking.ellipsis == nil ? nil : line.ellipsis
    // What is left out of the end is not shown.
    if let ellipsis, room.breaking == .truncateTail { end = min(end, ellipsis.lowerBound) }
    let isClipped = room.breaking == .clip && visible.upperBound > room.width
    if isClipped {
      let width = max(room.width, 0)
      // The head stays, wherever it is.
      visible =
        isRightToLeft
        ? visible.upperBound - min(width, visible.upperBound)...visible.upperBound
        : visible.lowerBound...visible.lowerBound + width
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

extension PangoParagraph {
  /// The line with the room behind its last letter. Of the room between letters Pango puts half on each side
  /// of one, and takes away what is then at the ends of a line.
  private func kerned(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, _ visible: ClosedRange<Double>, isTrimmed: Bool,
    isRightToLeft: Bool
  ) -> KernedEdges {
    var edges = KernedEdges(visible)
    let isJustified =
      text.runs.first?.style.paragraph.alignment == .justified
      && visible.upperBound - visible.lowerBound >= room.width - 0.01
    guard !spacings.isEmpty, !isJustified, let text = pango_layout_get_text(layout) else {
      return edges
    }
    let (first, last) = line.outerRuns(in: text)
    let onLeft = first.map { halves(at: $0).left } ?? 0
    var onRight = last.map { halves(at: $0).right } ?? 0
    if let last, line.endsWithHyphen {
      let (left, right) = halves(at: last)
      onRight += left + right
    }
    let (left, right) = (visible.lowerBound, visible.upperBound)
    // Where a space was trimmed away, the letter before it has all of its room.
    if isRightToLeft {
      edges.visible = min(left - onRight - (isTrimmed ? 0 : onLeft), right)...right
    } else {
      edges.visible = left...max(right + onLeft + (isTrimmed ? 0 : onRight), left)
      edges.shift = onLeft
    }
    return edges
  }

  /// How Pango divides the room behind a letter: into whole points, if it is so many.
  private func halves(at byte: Int) -> (left: Double, right: Double) {
    guard let room = spacings.first(where: { $0.bytes.contains(byte) })?.room else { return (0, 0) }
    var left = room / 2
    if room % PANGO_SCALE == 0 { left = (left + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) }
    return (points(left), points(room - left))
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// A byte of the first piece and one of the last, as they stand from left to right, if Pango took the
  /// room at that end from it.
  fileprivate func outerRuns(in text: UnsafePointer<CChar>) -> (left: Int?, right: Int?) {
    guard var node = pointee.runs else { return (nil, nil) }
    let first = node.run
    while let next = node.pointee.next { node = next }
    return (first.spacedByte(in: text), node.run.spacedByte(in: text))
  }

  /// Whether Pango put a hyphen behind the last letter, which has no room behind it.
  fileprivate var endsWithHyphen: Bool {
    guard var node = pointee.runs else { return false }
    while let next = node.pointee.next { node = next }
    return node.run.item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_NEED_HYPHEN) != 0
  }
}

extension UnsafeMutablePointer<GSList> {
  fileprivate var run: PangoGlyphItem {
    pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
  }
}

extension PangoGlyphItem {
  /// A byte of it; nothing for a tab, and for what has no width, like the space at which a line is wrapped:
  /// those have no room behind them.
  fileprivate func spacedByte(in text: UnsafePointer<CChar>) -> Int? {
    let letters = glyphs.pointee
    let byte = Int(item.pointee.offset)
    let isWide = (0..<Int(letters.num_glyphs)).contains { letters.glyphs[$0].geometry.width != 0 }
    return isWide && text[byte] != 9 ? byte : nil
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// The bytes for which an ellipsis stands.
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

  /// Where bytes are, from the left of the line.
  internal func extents(ofBytes bytes: Range<Int>) -> [ClosedRange<Double>] {
    guard !bytes.isEmpty else { return [] }
    // Pango counts from the left of the layout: where all bytes of the line begin is the line's.
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

  /// What remains of the line without the white space at its end, which is on the right where it is
  /// read from left to right, and else on the left.
  fileprivate func withoutSpace(
    _ visible: ClosedRange<Double>, from start: Int, to end: Int, _ layout: OpaquePointer
  ) -> ClosedRange<Double> {
    guard end > start, let text = pango_layout_get_text(layout) else { return visible }
    var trimmed = end
    while trimmed > start {
      let length = UnsafeRawPointer(text).spaceLength(before: trimmed, from: start)
      guard length > 0 else { break }
      trimmed -= length
    }
    guard trimmed < end else { return visible }
    var (left, right) = (visible.lowerBound, visible.upperBound)
    for space in extents(ofBytes: trimmed..<end).reversed()
    where space.upperBound >= right - 1e-3 { right = Swift.max(space.lowerBound, left) }
    for space in extents(ofBytes: trimmed..<end)
    where space.lowerBound <= left + 1e-3 { left = Swift.min(space.upperBound, right) }
    return left...right
  }
}

extension UnsafeRawPointer {
  /// How many bytes the white space before a byte has; 0 if something else is there.
  fileprivate func spaceLength(before end: Int, from start: Int) -> Int {
    func byte(_ index: Int) -> UInt8 {
      index >= start ? load(fromByteOffset: index, as: UInt8.self) : 0
    }
    let last = byte(end - 1)
    if last == 0x20 || last == 0x09 { return 1 }
    // The wide spaces, and that of East Asian scripts.
    let (first, second) = (byte(end - 3), byte(end - 2))
    if first == 0xE2, second == 0x80, (0x80...0x8A).contains(last), last != 0x87 { return 3 }
    return first == 0xE3 && second == 0x80 && last == 0x80 ? 3 : 0
  }
}

extension StyledText {
  /// How the character looks that a byte is of.
  fileprivate func style(at byte: Int) -> TextStyle? {
    var end = 0
    for run in runs {
      end += run.length
      if byte < end { return run.style }
    }
    return nil
  }
}
