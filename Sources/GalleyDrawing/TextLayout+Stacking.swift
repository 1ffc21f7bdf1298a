import GalleyGeometry

// Where lines stand: each below the one before, as their fonts and paragraphs say.

extension TextLayout {
  /// Sets a text.
  ///
  /// - Complexity: O(*n*) in the letters, and what the engine takes to break them.
  public init(_ text: StyledText, in room: TextRoom, engine: some TextEngine) {
    var stack = LineStack(text, room, engine)
    stack.setAll()
    self.init(
      text: text, room: room, engine: engine.name, lines: stack.lines, size: stack.size)
  }
}

/// Lines that are being set.
private struct LineStack<Engine: TextEngine> {
  let text: StyledText
  let room: TextRoom
  let engine: Engine
  var lines: [TextLayout.Line] = []
  /// How far down the next line begins.
  private var y = 0.0
  private var widest = 0.0

  init(_ text: StyledText, _ room: TextRoom, _ engine: Engine) {
    self.text = text
    self.room = room
    self.engine = engine
  }

  var size: Size { Size(width: widest, height: y) }

  mutating func setAll() {
    let paragraphs = text.paragraphs
    for (index, paragraph) in paragraphs.enumerated() {
      guard lines.count < room.maximumLineCount else { break }
      set(paragraph, isFirst: index == 0, isLast: index == paragraphs.count - 1)
    }
    align()
  }

  private mutating func set(_ paragraph: StyledText.Paragraph, isFirst: Bool, isLast: Bool) {
    let style = paragraph.style.paragraph
    if !isFirst { y += style.spacingBefore.asRoom }
    let broken = engine.lines(of: paragraph.text, in: lineRoom(of: style, isLast: isLast))
    for (index, line) in broken.enumerated() {
      if !lines.isEmpty && index > 0 { y += style.lineSpacing.asRoom }
      append(line, of: paragraph, indent: index == 0 ? style.firstLineHeadIndent : style.headIndent)
    }
    if !isLast { y += style.spacing.asRoom + style.lineSpacing.asRoom }
  }

  /// What a paragraph's lines have.
  private func lineRoom(of style: ParagraphStyle, isLast: Bool) -> LineRoom {
    let count = room.maximumLineCount - lines.count
    let tail = style.tailIndent.asDistance
    let full = room.width.isNaN ? 0 : room.width
    let end = tail > 0 ? min(tail, full) : full + tail
    return LineRoom(
      width: max(end - style.headIndent.asDistance, 0),
      firstLineIndent: style.firstLineHeadIndent.asDistance - style.headIndent.asDistance,
      maximumCount: max(count, 1), breaking: room.truncation ?? style.lineBreaking)
  }

  private mutating func append(
    _ line: BrokenLine, of paragraph: StyledText.Paragraph, indent: Double
  ) {
    let heights = heights(of: line, in: paragraph)
    let style = paragraph.style.paragraph
    let natural = heights.above + heights.below
    var height = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple.asRoom : 1)
    height = max(height, style.minimumLineHeight.asRoom)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    // What a line is higher than its letters is above them.
    let baseline = y + height - heights.below
    let indent = indent.asDistance
    lines.append(
      TextLayout.Line(
        origin: Point(x: indent, y: baseline), line: line,
        range: line.range.lowerBound + paragraph.start..<line.range.upperBound + paragraph.start,
        frame: Rect(x: indent, y: y, width: line.width, height: height)))
    y += height
    widest = max(widest, indent + line.width)
  }

  /// How far the letters of a line reach up and down.
  private func heights(
    of line: BrokenLine, in paragraph: StyledText.Paragraph
  ) -> (above: Double, below: Double) {
    var (above, below) = (0.0, 0.0)
    func take(_ style: TextStyle) {
      let metrics = engine.metrics(of: style.font)
      if let bounds = style.attachment?.bounds {
        above = max(above, bounds.maxY.asDistance)
        below = max(below, -bounds.minY.asDistance)
      }
      above = max(above, metrics.ascent + style.baselineOffset.asDistance)
      below = max(below, metrics.descent - style.baselineOffset.asDistance)
    }
    var start = 0
    for run in paragraph.text.runs {
      let end = start + run.length
      // A line of nothing is as high as what stands where it is.
      if start < line.range.upperBound && end > line.range.lowerBound { take(run.style) }
      start = end
    }
    if above == 0 && below == 0 { take(paragraph.style) }
    return (above, below)
  }

  // MARK: Aligning

  /// Moves lines to the side where they belong. In a room without end, the widest line is the room.
  private mutating func align() {
    let width = room.width.isFinite ? max(room.width, 0) : widest
    for index in lines.indices {
      let style = paragraphStyle(at: lines[index].range.lowerBound)
      let tail = style.tailIndent.asDistance
      let end = tail > 0 ? min(tail, width) : width + tail
      let free = end - lines[index].frame.maxX
      let shift: Double
      switch side(of: style, line: lines[index].line) {
      case .center: shift = free / 2
      case .right: shift = free
      default: shift = 0
      }
      lines[index].origin.x += shift
      lines[index].frame.origin.x += shift
    }
  }

  private func side(
    of style: ParagraphStyle, line: BrokenLine
  ) -> ParagraphStyle.Alignment {
    switch style.alignment {
    case .natural, .justified:
      switch style.direction ?? (line.isRightToLeft ? .rightToLeft : room.direction) {
      case .leftToRight: .left
      case .rightToLeft: .right
      }
    case .left, .center, .right: style.alignment
    }
  }

  private func paragraphStyle(at byte: Int) -> ParagraphStyle {
    var start = 0
    for run in text.runs {
      start += run.length
      if byte < start { return run.style.paragraph }
    }
    return text.runs.last?.style.paragraph ?? ParagraphStyle()
  }
}

extension StyledText {
  /// What stands between two line ends.
  fileprivate struct Paragraph {
    var text: StyledText
    /// The first byte, from the text's start.
    var start: Int
    /// The style of its first character, or of the line end where there is none.
    var style: TextStyle
  }

  /// The paragraphs. A line end at the end begins one more.
  fileprivate var paragraphs: [Paragraph] {
    guard let first = runs.first else { return [] }
    var paragraphs: [Paragraph] = []
    var current = Paragraph(text: StyledText(), start: 0, style: first.style)
    var position = 0
    var rest = string[...]
    for run in runs {
      let end = rest.utf8.index(rest.startIndex, offsetBy: run.length)
      var piece = rest[..<end]
      rest = rest[end...]
      while let newline = piece.unicodeScalars.firstIndex(where: \.isLineEnd) {
        let before = piece[..<newline]
        if current.text.isEmpty { current.style = run.style }
        current.text.append(String(before), run.style)
        paragraphs.append(current)
        let next = piece.unicodeScalars.index(behindLineEnd: newline)
        position += before.utf8.count + piece[newline..<next].utf8.count
        piece = piece[next...]
        current = Paragraph(text: StyledText(), start: position, style: run.style)
      }
      if !piece.isEmpty {
        if current.text.isEmpty { current.style = run.style }
        current.text.append(String(piece), run.style)
        position += piece.utf8.count
      }
    }
    return paragraphs + [current]
  }
}

extension Unicode.Scalar {
  /// Whether a line ends here.
  fileprivate var isLineEnd: Bool {
    self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}" || self == "\u{85}"
  }
}

extension Substring.UnicodeScalarView {
  /// Behind a line end, which may be of two characters.
  fileprivate func index(behindLineEnd start: Index) -> Index {
    let next = index(after: start)
    return self[start] == "\r" && next < endIndex && self[next] == "\n" ? index(after: next) : next
  }
}

extension Double {
  /// As a distance: zero for what is no number, and not too far.
  fileprivate var asDistance: Double { isFinite ? Swift.min(Swift.max(self, -1e7), 1e7) : 0 }
  /// As a distance that is not below zero.
  fileprivate var asRoom: Double { Swift.max(asDistance, 0) }
}
