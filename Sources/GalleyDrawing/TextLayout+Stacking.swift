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
  /// The paragraph's style of each line.
  private var styles: [ParagraphStyle] = []
  /// Where the last line ends.
  private var y = 0.0
  /// Room below the last line, if there is another one.
  private var leading = 0.0
  private var widest = 0.0

  init(_ text: StyledText, _ room: TextRoom, _ engine: Engine) {
    self.text = text
    self.room = room
    self.engine = engine
  }

  var size: Size { Size(width: widest, height: y) }

  mutating func setAll() {
    // Each paragraph has a line at least: more of them than lines can't be seen.
    let (paragraphs, next) = text.paragraphs(upTo: max(room.maximumLineCount, 0))
    for (index, paragraph) in paragraphs.enumerated() {
      guard lines.count < room.maximumLineCount else { break }
      if index > 0 {
        let before = paragraphs[index - 1].style.paragraph
        y += before.spacing.asRoom + before.lineSpacing.asRoom
        y += paragraph.style.paragraph.spacingBefore.asRoom
      }
      set(paragraph, next: index + 1 < paragraphs.count ? paragraphs[index + 1].start : next)
    }
    align()
  }

  /// Sets a paragraph.
  ///
  /// - Parameter next: Where the next one begins, if there is one.
  private mutating func set(_ paragraph: StyledText.Paragraph, next: Int?) {
    let style = paragraph.style.paragraph
    var lineRoom = lineRoom(of: style)
    var broken = engine.lines(of: paragraph.text, in: lineRoom)
    if let next, broken.count == lineRoom.maximumCount,
      lines.count + broken.count >= room.maximumLineCount, lineRoom.breaking == .truncateTail,
      broken.last?.isTruncated == false, text.hasMore(from: next)
    {
      // The ellipsis says that there are more paragraphs, even where this one fits.
      lineRoom.isContinued = true
      broken = engine.lines(of: paragraph.text, in: lineRoom)
    }
    var heights = LineHeights(paragraph, engine)
    for (index, line) in broken.enumerated() {
      if index > 0 { y += style.lineSpacing.asRoom }
      append(
        line, of: paragraph, heights: heights.next(line.range),
        indent: index == 0 ? style.firstLineHeadIndent : style.headIndent)
    }
  }

  /// What a paragraph's lines have.
  private func lineRoom(of style: ParagraphStyle) -> LineRoom {
    let breaking = room.truncation ?? style.lineBreaking
    // A paragraph that says itself that it is cut has one line, as UIKit's string drawing has it; a
    // label that says so of its last line has more.
    let isOneLine = room.truncation == nil && breaking != .byWord && breaking != .byCharacter
    let full = room.width.isNaN ? 0 : max(room.width, 0)
    let width = style.end(in: full) - style.headIndent.asDistance
    return LineRoom(
      width: max(width, 0),
      firstLineIndent: style.firstLineHeadIndent.asDistance - style.headIndent.asDistance,
      maximumCount: isOneLine ? 1 : max(room.maximumLineCount - lines.count, 1), breaking: breaking)
  }

  private mutating func append(
    _ line: BrokenLine, of paragraph: StyledText.Paragraph,
    heights: LineHeights<Engine>.Line, indent: Double
  ) {
    let style = paragraph.style.paragraph
    let natural = heights.above + heights.below
    var height = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple.asRoom : 1)
    height = max(height, style.minimumLineHeight.asRoom)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    y += leading
    leading = style.leading(heights.leading, natural: natural, height: height)
    if !room.usesFontLeading { leading = 0 }
    // What a line is higher than its letters is above them.
    let baseline = y + height - heights.below
    let indent = indent.asDistance
    lines.append(
      TextLayout.Line(
        origin: Point(x: indent, y: baseline), line: line,
        range: line.range.lowerBound + paragraph.start..<line.range.upperBound + paragraph.start,
        frame: Rect(x: indent, y: y, width: line.width, height: height)))
    styles.append(style)
    y += height
    // Where the text is as wide as its room, the tail's indent is within it.
    widest = max(widest, indent + line.width)
  }

  // MARK: Aligning

  /// Moves lines to the side where they belong. In a room without end, the widest line is the room.
  private mutating func align() {
    let width = room.width.isFinite ? max(room.width, 0) : widest
    for index in lines.indices {
      let (style, line) = (styles[index], lines[index])
      let indent = line.frame.minX
      let tail = width - style.end(in: width)
      let isRightToLeft = line.line.isRightToLeft
      // The head is where reading begins.
      let left = isRightToLeft ? tail : indent
      let right = width - (isRightToLeft ? indent : tail)
      let x: Double
      switch side(of: style, line: line.line) {
      case .center: x = (left + right - line.frame.width) / 2
      case .right: x = right - line.frame.width
      default: x = left
      }
      lines[index].origin.x = x
      lines[index].frame.origin.x = x
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
}

/// How high the lines of a paragraph are, one after the other.
private struct LineHeights<Engine: TextEngine> {
  /// How far the letters of a line reach up and down, and the room below them.
  struct Line {
    var above = 0.0
    var below = 0.0
    var leading = 0.0
  }

  private let paragraph: StyledText.Paragraph
  private let engine: Engine
  private var run = 0
  /// Where the run begins.
  private var runStart = 0
  private var known: (font: Font, metrics: FontMetrics)?

  init(_ paragraph: StyledText.Paragraph, _ engine: Engine) {
    self.paragraph = paragraph
    self.engine = engine
  }

  /// A line of nothing is as high as what would stand where it is.
  mutating func next(_ range: Range<Int>) -> Line {
    let runs = paragraph.text.runs
    while run < runs.count, runStart + runs[run].length <= range.lowerBound {
      runStart += runs[run].length
      run += 1
    }
    var heights = Line()
    var (index, start) = (run, runStart)
    while index < runs.count, start < range.upperBound {
      take(runs[index].style, &heights)
      start += runs[index].length
      index += 1
    }
    if heights.above == 0 && heights.below == 0 { take(paragraph.style, &heights) }
    return heights
  }

  private mutating func take(_ style: TextStyle, _ heights: inout Line) {
    if let bounds = style.attachment?.bounds {
      heights.above = max(heights.above, bounds.maxY.asDistance)
      heights.below = max(heights.below, -bounds.minY.asDistance)
    }
    let metrics = metrics(of: style.font)
    let offset = style.baselineOffset.asDistance
    heights.above = max(heights.above, metrics.ascent + offset)
    heights.below = max(heights.below, metrics.descent - offset)
    heights.leading = max(heights.leading, style.font.leading.asRoom)
  }

  private mutating func metrics(of font: Font) -> FontMetrics {
    if let known, known.font == font { return known.metrics }
    let metrics = engine.metrics(of: font)
    known = (font, metrics)
    return metrics
  }
}

extension ParagraphStyle {
  /// The room below a line: what its fonts ask for, unless the paragraph makes lines higher than that or
  /// keeps them lower.
  fileprivate func leading(_ asked: Double, natural: Double, height: Double) -> Double {
    var leading = max(asked - max(height - natural, 0), 0)
    if maximumLineHeight > 0 { leading = min(leading, max(maximumLineHeight - height, 0)) }
    return leading
  }

  /// Where lines end, from their start, in so much room.
  fileprivate func end(in width: Double) -> Double {
    let tail = tailIndent.asDistance
    return tail > 0 ? min(tail, width) : width + tail
  }
}

extension StyledText {
  /// Whether there is anything but line ends from a byte on.
  fileprivate func hasMore(from byte: Int) -> Bool {
    let rest = string.utf8.dropFirst(byte)
    return Substring(rest).unicodeScalars.contains { !$0.properties.isWhitespace }
  }
}

extension Double {
  /// As a distance: zero for what is no number, and not too far.
  internal var asDistance: Double { isFinite ? Swift.min(Swift.max(self, -1e7), 1e7) : 0 }
  /// As a distance that is not below zero.
  internal var asRoom: Double { Swift.max(asDistance, 0) }
}
