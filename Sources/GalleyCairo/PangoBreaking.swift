import CPangoCairo
import GalleyDrawing
import GalleyGeometry

/// Breaks a paragraph of any length into lines. Create and use a value of this type only while
/// Pango is locked.
///
/// Pango lays out a whole paragraph, even if most of it is not visible. The time grows faster than
/// the number of lines, and Pango fails if a line is too long for its integer units. So long
/// paragraphs are laid out in pieces. Each piece starts where the last whole line of the previous
/// piece ends.
internal struct PangoBreaking {
  private let paragraph: StyledText
  private let container: LineContainer
  private let map: FontMap
  private let isRightToLeft: Bool
  /// The number of bytes that Pango lays out in one layout. A larger number is used if these bytes
  /// do not fill a line.
  private let pieceLength: Int

  init(_ paragraph: StyledText, _ container: LineContainer, _ map: FontMap) {
    self.paragraph = paragraph
    self.container = container
    self.map = map
    isRightToLeft = paragraph.isRightToLeft
    pieceLength = min(
      PangoBreaking.lengthLimit(paragraph), PangoBreaking.visibleLength(paragraph, container))
  }

  /// Returns the lines of the paragraph.
  func lines() -> [BrokenLine] {
    guard paragraph.length > pieceLength else {
      return container.isContinued && container.breaking == .truncateTail
        ? continuedLines(paragraph, start: 0, container)
        : layOut(paragraph, container).lines()
    }
    let isOneLine =
      container.maximumCount <= 1
      && !(container.breaking == .byWord || container.breaking == .byCharacter)
    if !container.width.isFinite { return [joinedLine()] }
    return isOneLine ? [lastLine(from: 0, container.width - container.indent)] : wrappedLines()
  }

  private func layOut(_ text: StyledText, _ container: LineContainer) -> PangoParagraph {
    PangoParagraph(text, container, isRightToLeft: isRightToLeft, map)
  }

  /// Returns lines that end with an ellipsis, because more paragraphs follow.
  private func continuedLines(_ text: StyledText, start: Int, _ container: LineContainer)
    -> [BrokenLine]
  {
    var longer = text
    longer.append("…", text.runs.last?.style ?? TextStyle(font: Font(size: 17)))
    var lines = layOut(longer, container).lines(ByteMap(start: start), byteCount: text.length)
    if let last = lines.indices.last { lines[last].isTruncated = true }
    return lines
  }

  // MARK: Pieces

  /// Returns the lines of all pieces. The last line of a piece may be incomplete, so it is laid out
  /// again at the start of the next piece.
  private func wrappedLines() -> [BrokenLine] {
    let cutsLast =
      container.maximumCount < .max
      && !(container.breaking == .byWord || container.breaking == .byCharacter)
    var lines: [BrokenLine] = []
    var start = 0
    var length = pieceLength
    while start < paragraph.length, lines.count < container.maximumCount {
      let indent = lines.isEmpty ? container.indent : 0
      if cutsLast && lines.count + 1 == container.maximumCount {
        lines.append(lastLine(from: start, container.width - indent))
        break
      }
      let end = min(start + length, paragraph.length)
      var pieceContainer = LineContainer(
        width: container.width, firstLineIndent: indent,
        maximumCount: container.maximumCount == .max ? .max : container.maximumCount - lines.count,
        breaking: container.breaking == .byCharacter ? .byCharacter : .byWord)
      if cutsLast { pieceContainer.maximumCount -= 1 }
      let piece = layOut(paragraph.part(start..<end), pieceContainer)
      var broken = piece.lines(ByteMap(start: start), isEnd: end == paragraph.length)
      let isLastLineWhole = broken.count < Int(pango_layout_get_line_count(piece.layout))
      if end < paragraph.length && !isLastLineWhole {
        // The last line may continue after the end of the piece.
        if broken.count > 1 {
          broken.removeLast()
        } else if length < PangoBreaking.lengthLimit(paragraph) {
          length *= 2
          continue
        }
      }
      guard let last = broken.last, last.range.upperBound > start else { break }
      lines += broken
      start = last.range.upperBound
    }
    return lines
  }

  /// Returns the remaining text in one line, with an ellipsis for omitted text.
  private func lastLine(from start: Int, _ width: Double) -> BrokenLine {
    var container = self.container
    container.width = max(width, 0)
    container.firstLineIndent = 0
    container.maximumCount = 1
    let limit = PangoBreaking.lengthLimit(paragraph)
    var length = min(pieceLength, limit)
    let rest = paragraph.length - start
    while true {
      // If the ellipsis is at the start or in the middle, the end of the text is visible, too.
      let keepsTail = container.breaking == .truncateHead || container.breaking == .truncateMiddle
      let head = min(keepsTail ? length / 2 : length, rest)
      var text = paragraph.part(start..<start + head)
      var bytes = ByteMap(start: start)
      if keepsTail && rest > head {
        let cut = text.length
        let tail = paragraph.part(start + max(rest - head, cut)..<paragraph.length)
        for (part, style) in tail.pieces { text.append(part, style) }
        bytes.gap = (cut, paragraph.length - start - cut - tail.length)
      }
      let isWhole = text.length >= rest
      if isWhole && container.isContinued && container.breaking == .truncateTail {
        return continuedLines(text, start: start, container)[0]
      }
      var line = layOut(text, container).lines(bytes, isEnd: isWhole)[0]
      if line.isTruncated || isWhole || length >= limit {
        line.isTruncated = line.isTruncated || !isWhole
        return line
      }
      length *= 4
    }
  }

  /// Returns the whole text in one line of any length.
  private func joinedLine() -> BrokenLine {
    var pieces: [JoinedInk.Piece] = []
    var start = 0
    var width = 0.0
    let limit = PangoBreaking.lengthLimit(paragraph)
    let container = LineContainer(width: .infinity)
    while start < paragraph.length {
      let part = paragraph.part(start..<min(start + limit, paragraph.length))
      // Without this check, the loop would never end if a part contains no whole character.
      guard part.length > 0 else { break }
      let line = layOut(part, container).lines(ByteMap(start: start))[0]
      pieces.append(
        JoinedInk.Piece(ink: line.ink, left: width, width: line.width, bytes: line.range))
      width += line.width
      start += part.length
    }
    if isRightToLeft {
      for index in pieces.indices {
        pieces[index].left = width - pieces[index].left - pieces[index].width
      }
    }
    return BrokenLine(
      range: 0..<paragraph.length, width: width, isRightToLeft: isRightToLeft,
      ink: JoinedInk(pieces))
  }

  // MARK: The size of a piece

  /// Returns a number of bytes that is small enough for the width of any line to fit into Pango's
  /// integer units.
  private static func lengthLimit(_ text: StyledText) -> Int {
    var widest = 1.0
    for run in text.runs {
      let style = run.style
      var width = style.font.size.asFontSize * 2
      if style.kern.isFinite { width += min(style.kern.magnitude, 1e5) }
      if let attachment = style.attachment { width += min(max(attachment.bounds.width, 0), 1e5) }
      if width > widest { widest = width }
    }
    return min(max(Int(1.8e6 / widest), 16), 16_384)
  }

  /// Returns a number of bytes that almost always includes all visible text. For a large number of
  /// lines, the bytes include only the first lines, because Pango is slow for a word that is broken
  /// in many places.
  private static func visibleLength(_ text: StyledText, _ container: LineContainer) -> Int {
    guard container.width.isFinite else { return .max }
    var smallest = Double.infinity
    for run in text.runs { smallest = min(smallest, run.style.font.size.asFontSize) }
    // Most letters are wider than a quarter of the font size, and have at most three bytes.
    let line = max(container.width, 0) / max(smallest / 4, 0.25) * 3
    return Int(min(line * Double(min(container.maximumCount, 20)) + 512, 1e9))
  }
}

extension LineContainer {
  fileprivate var indent: Double { firstLineIndent.isFinite ? firstLineIndent : 0 }
}

extension StyledText {
  /// The characters of each run, with their style.
  fileprivate var pieces: [(String, TextStyle)] {
    var start = string.utf8.startIndex
    return runs.map { run in
      let end = string.utf8.index(start, offsetBy: run.length)
      defer { start = end }
      return (String(string[start..<end]), run.style)
    }
  }
}
