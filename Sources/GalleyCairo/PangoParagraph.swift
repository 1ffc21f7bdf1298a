import CPangoCairo
import GalleyDrawing
import GalleyGeometry

/// A paragraph as Pango sets it. Made and asked only while Pango is locked.
internal struct PangoParagraph {
  private let layout: OpaquePointer
  private let paragraph: StyledText
  private let room: LineRoom
  private let byteCount: Int

  init(_ paragraph: StyledText, _ room: LineRoom, _ map: FontMap) {
    let (paragraph, isCut) = paragraph.prefix(fitting: room)
    self.paragraph = paragraph
    self.room = room
    let style = paragraph.runs.first?.style.paragraph ?? ParagraphStyle()
    layout = pango_layout_new(map.context(isRightToLeft: style.direction == .rightToLeft))
    byteCount = paragraph.length
    paragraph.string.withCString { pango_layout_set_text(layout, $0, Int32(byteCount)) }
    pango_layout_set_auto_dir(layout, style.direction == nil ? 1 : 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    setAttributes()
    setRoom(isCut: isCut)
  }

  // MARK: Attributes

  private func setAttributes() {
    let attributes = pango_attr_list_new()
    var start = 0
    for run in paragraph.runs {
      let end = start + run.length
      for attribute in run.style.attributes {
        attribute.pointee.start_index = guint(start)
        attribute.pointee.end_index = guint(end)
        pango_attr_list_insert(attributes, attribute)
      }
      start = end
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  // MARK: Room

  private func setRoom(isCut: Bool) {
    let isOneLine = room.maximumCount <= 1
    switch room.breaking {
    case .byWord: pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    case .byCharacter: pango_layout_set_wrap(layout, PANGO_WRAP_CHAR)
    case .clip: pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    case .truncateHead: ellipsize(PANGO_ELLIPSIZE_START)
    case .truncateMiddle: ellipsize(PANGO_ELLIPSIZE_MIDDLE)
    case .truncateTail: ellipsize(PANGO_ELLIPSIZE_END)
    }
    if room.breaking == .clip && isOneLine { return }
    guard room.width.isFinite else { return }
    pango_layout_set_width(layout, units(max(room.width, 0)))
    pango_layout_set_indent(layout, units(room.firstLineIndent))
  }

  private func ellipsize(_ mode: PangoEllipsizeMode) {
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    guard room.maximumCount < 100_000, room.width.isFinite else { return }
    pango_layout_set_ellipsize(layout, mode)
    pango_layout_set_height(layout, -Int32(max(room.maximumCount, 1)))
  }

  // MARK: Lines

  func lines() -> [BrokenLine] {
    let holder = PangoHolder(layout)
    let isEllipsized = pango_layout_is_ellipsized(layout) != 0
    let count = min(Int(pango_layout_get_line_count(layout)), max(room.maximumCount, 1))
    return (0..<count).compactMap { index in
      guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return nil }
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      let start = Int(line.pointee.start_index)
      let isLast = index == count - 1
      var end = start + Int(line.pointee.length)
      if isLast && isEllipsized { end = max(end, start) }
      let width = points(logical.width)
      let isClipped = room.breaking == .clip && width > room.width
      return BrokenLine(
        range: start..<min(end, byteCount), width: isClipped ? max(room.width, 0) : width,
        isTruncated: isClipped || (isLast && isEllipsized),
        isRightToLeft: line.pointee.resolved_dir == 1,
        ink: PangoInk(holder, line: index))
    }
  }

  private func units(_ points: Double) -> Int32 {
    Int32(min(max(points, -1e6), 1e6) * Double(PANGO_SCALE))
  }
}

/// Pango's units as points.
internal func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

/// Keeps a layout of Pango's as long as one of its lines is there.
internal final class PangoHolder: @unchecked Sendable {
  let layout: OpaquePointer

  init(_ layout: OpaquePointer) { self.layout = layout }

  deinit {
    let layout = layout
    FontMap.withLock { _ in g_object_unref(UnsafeMutableRawPointer(layout)) }
  }
}

/// A line of Pango's.
internal final class PangoInk: TextInk {
  private let holder: PangoHolder
  private let index: Int

  init(_ holder: PangoHolder, line index: Int) {
    self.holder = holder
    self.index = index
  }

  private func withLine<Result>(
    _ body: (UnsafeMutablePointer<PangoLayoutLine>) -> Result
  ) -> Result? {
    FontMap.withLock { _ in
      pango_layout_get_line_readonly(holder.layout, Int32(index)).map(body)
    }
  }

  func draw(on canvas: any Canvas, at point: Point) {
    guard let canvas = canvas as? CairoCanvas else { return }
    canvas.drawGlyphs(at: point) { context in
      _ = withLine { pango_cairo_show_layout_line(context, $0) }
    }
  }

  func offset(ofByte byte: Int) -> Double {
    withLine { line in
      var x: Int32 = 0
      pango_layout_line_index_to_x(line, Int32(byte), 0, &x)
      return points(x)
    } ?? 0
  }

  func byte(atOffset offset: Double) -> Int {
    withLine { line in
      var index: Int32 = 0
      var trailing: Int32 = 0
      let units = Int32(min(max(offset, -1e6), 1e6) * Double(PANGO_SCALE))
      pango_layout_line_x_to_index(line, units, &index, &trailing)
      return Int(index) + Int(trailing)
    } ?? 0
  }
}

extension StyledText {
  /// The start of the text, if the rest can't be seen in a room with few lines: long texts take long.
  fileprivate func prefix(fitting room: LineRoom) -> (StyledText, isCut: Bool) {
    guard room.maximumCount < 1_000, room.width.isFinite, length > 4_096,
      room.breaking == .truncateTail || room.breaking == .byWord || room.breaking == .byCharacter
        || room.breaking == .clip
    else { return (self, false) }
    // Letters are hardly ever narrower than an eighth of their font's size.
    let smallest = runs.reduce(Double.infinity) { Swift.min($0, $1.style.font.size) }
    let perLine = Swift.max(room.width, 1) / Swift.max(smallest / 8, 0.25)
    let limit = Int(Swift.min(perLine * Double(room.maximumCount) * 4 + 4_096, 1e9))
    guard limit < length else { return (self, false) }
    return (prefix(bytes: limit), true)
  }

  /// So many bytes, and the rest of the last letter.
  private func prefix(bytes: Int) -> StyledText {
    var prefix = StyledText()
    var rest = string[...]
    var free = bytes
    for run in runs where free > 0 {
      let end = rest.utf8.index(rest.startIndex, offsetBy: run.length)
      let piece = rest[..<end]
      rest = rest[end...]
      if run.length <= free {
        prefix.append(String(piece), run.style)
      } else {
        let cut = piece.utf8.index(piece.startIndex, offsetBy: free)
        let whole = piece.index(
          after: piece.index(before: cut < piece.endIndex ? cut : piece.endIndex))
        prefix.append(String(piece[..<whole]), run.style)
      }
      free -= run.length
    }
    return prefix
  }
}
