import GalleyGeometry

// Computes the positions of lines from top to bottom, according to their fonts and paragraphs.

extension TextLayout {
  /// Lays out a text.
  ///
  /// - Complexity: O(*n*) in the letters, plus the time in which the engine breaks them into lines.
  public init(_ text: StyledText, in container: TextContainer, engine: some TextEngine) {
    var stack = LineStack(text, container, engine)
    stack.layOutAll()
    self.init(
      text: text, container: container, engine: engine.name, lines: stack.lines, size: stack.size)
  }
}

/// The lines of a text, while it is laid out.
private struct LineStack<Engine: TextEngine> {
  let text: StyledText
  let container: TextContainer
  let engine: Engine
  var lines: [TextLayout.Line] = []
  /// The style of the paragraph of each line.
  private var styles: [ParagraphStyle] = []
  /// The bottom of the last line.
  private var y = 0.0
  /// The space below the last line. The space is used only if another line follows.
  private var leading = 0.0
  private var widest = 0.0

  init(_ text: StyledText, _ container: TextContainer, _ engine: Engine) {
    self.text = text
    self.container = container
    self.engine = engine
  }

  var size: Size { Size(width: widest, height: y) }

  /// Lays out all paragraphs, one below the other.
  mutating func layOutAll() {
    // Each paragraph has at least one line, so there are never more visible paragraphs than lines.
    let (paragraphs, next) = text.paragraphs(upTo: max(container.maximumLineCount, 0))
    for (index, paragraph) in paragraphs.enumerated() {
      guard lines.count < container.maximumLineCount else { break }
      if index > 0 {
        let before = paragraphs[index - 1].style.paragraph
        y += before.spacing.asLength + before.lineSpacing.asLength
        y += paragraph.style.paragraph.spacingBefore.asLength
      }
      layOut(paragraph, next: index + 1 < paragraphs.count ? paragraphs[index + 1].start : next)
    }
    align()
  }

  /// Lays out a paragraph.
  ///
  /// - Parameter next: The start of the next paragraph, if there is one.
  private mutating func layOut(_ paragraph: StyledText.Paragraph, next: Int?) {
    let style = paragraph.style.paragraph
    var lineContainer = lineContainer(of: style)
    var broken = engine.lines(of: paragraph.text, in: lineContainer)
    if let next, broken.count == lineContainer.maximumCount,
      lines.count + broken.count >= container.maximumLineCount,
      lineContainer.breaking == .truncateTail,
      broken.last?.isTruncated == false, text.hasMore(from: next)
    {
      // An ellipsis indicates that more paragraphs follow, even though this paragraph fits.
      lineContainer.isContinued = true
      broken = engine.lines(of: paragraph.text, in: lineContainer)
    }
    var heights = LineHeights(paragraph, engine)
    for (index, line) in broken.enumerated() {
      if index > 0 { y += style.lineSpacing.asLength }
      append(
        line, of: paragraph, heights: heights.next(line.range),
        indent: index == 0 ? style.firstLineHeadIndent : style.headIndent)
    }
  }

  /// Returns the container for a paragraph's lines.
  private func lineContainer(of style: ParagraphStyle) -> LineContainer {
    let breaking = container.truncation ?? style.lineBreaking
    // A paragraph whose own style has a truncating mode has one line, as in UIKit's string drawing.
    // If a label sets the truncation, the paragraph may have several lines.
    let isOneLine = container.truncation == nil && breaking != .byWord && breaking != .byCharacter
    let full = container.width.isNaN ? 0 : max(container.width, 0)
    let width = style.end(in: full) - style.headIndent.asDistance
    return LineContainer(
      width: max(width, 0),
      firstLineIndent: style.firstLineHeadIndent.asDistance - style.headIndent.asDistance,
      maximumCount: isOneLine ? 1 : max(container.maximumLineCount - lines.count, 1),
      breaking: breaking)
  }

  private mutating func append(
    _ line: BrokenLine, of paragraph: StyledText.Paragraph,
    heights: LineHeights<Engine>.Line, indent: Double
  ) {
    let style = paragraph.style.paragraph
    let natural = heights.above + heights.below
    var height = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple.asLength : 1)
    height = max(height, style.minimumLineHeight.asLength)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    y += leading
    leading = style.leading(heights.leading, natural: natural, height: height)
    if !container.usesFontLeading { leading = 0 }
    // If a line is higher than its letters, the additional space is above them.
    let baseline = y + height - heights.below
    let indent = indent.asDistance
    lines.append(
      TextLayout.Line(
        origin: Point(x: indent, y: baseline), line: line,
        range: line.range.lowerBound + paragraph.start..<line.range.upperBound + paragraph.start,
        frame: Rect(x: indent, y: y, width: line.width, height: height)))
    styles.append(style)
    y += height
    // The tail indent does not widen the text.
    widest = max(widest, indent + line.width)
  }

  // MARK: Aligning

  /// Moves lines horizontally according to their alignment. If the width is unlimited, lines are
  /// aligned within the width of the widest line.
  private mutating func align() {
    let width = container.width.isFinite ? max(container.width, 0) : widest
    for index in lines.indices {
      let (style, line) = (styles[index], lines[index])
      let indent = line.frame.minX
      let tail = width - style.end(in: width)
      let isRightToLeft = line.line.isRightToLeft
      // The head indent is at the leading edge of a line, which is the right edge in text from
      // right to left.
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

  /// Returns the resolved alignment of a line: `left`, `center` or `right`.
  private func side(
    of style: ParagraphStyle, line: BrokenLine
  ) -> ParagraphStyle.Alignment {
    switch style.alignment {
    case .natural, .justified:
      switch style.direction ?? (line.isRightToLeft ? .rightToLeft : container.direction) {
      case .leftToRight: .left
      case .rightToLeft: .right
      }
    case .left, .center, .right: style.alignment
    }
  }
}

/// The heights of the lines of a paragraph, one after the other.
private struct LineHeights<Engine: TextEngine> {
  /// The heights of the letters of a line above and below the baseline, and the space below the
  /// letters.
  struct Line {
    var above = 0.0
    var below = 0.0
    var leading = 0.0
  }

  private let paragraph: StyledText.Paragraph
  private let engine: Engine
  /// The index of the run in which the previous line begins.
  private var run = 0
  /// The index of the first byte of that run.
  private var runStart = 0
  /// The most recently used metrics, and their font.
  private var known: (font: Font, metrics: FontMetrics)?

  init(_ paragraph: StyledText.Paragraph, _ engine: Engine) {
    self.paragraph = paragraph
    self.engine = engine
  }

  /// Returns the height of the next line.
  ///
  /// An empty line has the height of a character at its position.
  mutating func next(_ range: Range<Int>) -> Line {
    let runs = paragraph.text.runs
    while run < runs.count, runStart + runs[run].length <= range.lowerBound {
      runStart += runs[run].length
      run += 1
    }
    var heights = Line()
    var (index, start) = (run, runStart)
    while index < runs.count, start < range.upperBound {
      include(runs[index].style, &heights)
      start += runs[index].length
      index += 1
    }
    if heights.above == 0 && heights.below == 0 { include(paragraph.style, &heights) }
    return heights
  }

  /// Increases the heights of a line to at least the heights of a style.
  private mutating func include(_ style: TextStyle, _ heights: inout Line) {
    if let bounds = style.attachment?.bounds {
      heights.above = max(heights.above, bounds.maxY.asDistance)
      heights.below = max(heights.below, -bounds.minY.asDistance)
    }
    let metrics = metrics(of: style.font)
    let offset = style.baselineOffset.asDistance
    heights.above = max(heights.above, metrics.ascent + offset)
    heights.below = max(heights.below, metrics.descent - offset)
    heights.leading = max(heights.leading, style.font.leading.asLength)
  }

  private mutating func metrics(of font: Font) -> FontMetrics {
    if let known, known.font == font { return known.metrics }
    let metrics = engine.metrics(of: font)
    known = (font, metrics)
    return metrics
  }
}

extension ParagraphStyle {
  /// Returns the space below a line: the leading of the line's fonts, minus the height that the
  /// paragraph style has added to the line. The line and this space are at most as high as the
  /// maximum height of a line.
  fileprivate func leading(_ fontLeading: Double, natural: Double, height: Double) -> Double {
    var leading = max(fontLeading - max(height - natural, 0), 0)
    if maximumLineHeight > 0 { leading = min(leading, max(maximumLineHeight - height, 0)) }
    return leading
  }

  /// Returns the distance from the leading edge of a container to the trailing end of its lines.
  fileprivate func end(in width: Double) -> Double {
    let tail = tailIndent.asDistance
    return tail > 0 ? min(tail, width) : width + tail
  }
}

extension StyledText {
  /// Whether the text has anything but white space from a byte on.
  fileprivate func hasMore(from byte: Int) -> Bool {
    let rest = string.utf8.dropFirst(byte)
    return Substring(rest).unicodeScalars.contains { !$0.properties.isWhitespace }
  }
}

extension Double {
  /// The number as a distance: zero if it is not finite, and limited to 10 million points.
  internal var asDistance: Double { isFinite ? Swift.min(Swift.max(self, -1e7), 1e7) : 0 }
  /// The number as a distance that is not negative.
  internal var asLength: Double { Swift.max(asDistance, 0) }
}
