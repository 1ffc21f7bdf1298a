import GalleyGeometry

extension TextLayout {
  /// Returns the layout with only some of its lines. These lines keep their positions.
  public func keepingLines(_ range: Range<Int>) -> TextLayout {
    let kept = Array(lines[range.clamped(to: lines.indices)])
    return TextLayout(text: text, container: container, engine: engine, lines: kept, size: size)
  }

  /// Returns the layout with the styles of another layout of the same characters. The lines keep
  /// their positions.
  package func replacingLetters(by other: TextLayout) -> TextLayout {
    let replaced = lines.map { line in
      guard let new = other.lines.first(where: { $0.range == line.range }) else { return line }
      return Line(origin: line.origin, line: new.line, range: line.range, frame: line.frame)
    }
    return TextLayout(
      text: other.text, container: container, engine: engine, lines: replaced, size: size)
  }

  /// Returns the layout with its lines moved by a closure.
  ///
  /// The height of the text changes by the same delta as the bottom of the last line.
  package func placingLines(_ place: (Int, Line) -> Line) -> TextLayout {
    let placed = lines.indices.map { place($0, lines[$0]) }
    var size = size
    if let last = placed.last, let before = lines.last {
      size.height += last.frame.maxY - before.frame.maxY
    }
    return TextLayout(text: text, container: container, engine: engine, lines: placed, size: size)
  }

  /// Returns the layout without the backgrounds of its letters.
  package func removingBackgrounds() -> TextLayout {
    guard text.runs.contains(where: { $0.style.background != nil }) else { return self }
    return TextLayout(
      text: text.changingStyles { $0.background = nil }, container: container, engine: engine,
      lines: lines, size: size)
  }

  /// Returns the style of the paragraph of a line.
  package func paragraph(ofLine line: Int) -> ParagraphStyle? {
    style(at: lines[line].range.lowerBound)?.paragraph ?? text.runs.last?.style.paragraph
  }

  /// Returns the style of the letter at a byte of the text; `nil` after the end of the text.
  package func style(at byte: Int) -> TextStyle? {
    var end = 0
    for run in text.runs {
      end += run.length
      if byte < end { return run.style }
    }
    return nil
  }
}
