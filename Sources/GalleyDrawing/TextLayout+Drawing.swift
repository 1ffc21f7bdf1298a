import GalleyGeometry

// Drawing a text line by line.

extension TextLayout {
  /// Draws the text with its top left corner at a point: backgrounds, shadows, letters, underlines
  /// and strikethroughs, and attachments.
  public func draw(on canvas: any Canvas, at point: Point) {
    guard text.runs.contains(where: \.style.isDecorated) else {
      for line in lines { line.line.ink.draw(on: canvas, at: point + line.origin) }
      return
    }
    var run = 0
    var runStart = 0
    for line in lines {
      while run < text.runs.count, runStart + text.runs[run].length <= line.range.lowerBound {
        runStart += text.runs[run].length
        run += 1
      }
      let styleRuns = self.styleRuns(of: line, fromRun: run, at: runStart, origin: point)
      for styleRun in styleRuns { styleRun.drawBackground(on: canvas) }
      drawLetters(of: line, styleRuns, on: canvas, at: point)
      for styleRun in styleRuns { styleRun.drawLines(on: canvas) }
    }
  }

  /// Returns the letters of a line, divided into runs of the same style.
  private func styleRuns(
    of line: Line, fromRun first: Int, at firstStart: Int, origin: Point
  ) -> [StyleRun] {
    let paragraphStart = line.range.lowerBound - line.line.range.lowerBound
    var styleRuns: [StyleRun] = []
    var (index, start) = (first, firstStart)
    while index < text.runs.count, start < line.range.upperBound {
      let run = text.runs[index]
      let low = max(start, line.range.lowerBound) - paragraphStart
      let high = min(start + run.length, line.range.upperBound) - paragraphStart
      if low < high {
        styleRuns.append(
          StyleRun(
            style: run.style, bytes: low..<high,
            extents: line.line.ink.stretches(ofBytes: low..<high),
            pictures: run.style.attachment?.bitmap == nil
              ? [] : extentsOfLetters(low..<high, of: line, paragraphStart: paragraphStart),
            baseline: origin + line.origin, top: origin.y + line.frame.minY,
            height: line.frame.height))
      }
      start += run.length
      index += 1
    }
    return styleRuns
  }

  /// Returns the extents of the letters of a line, one for each letter. Equal attachments next to
  /// each other are in the same run, but the picture of each attachment is drawn in its own extent.
  private func extentsOfLetters(
    _ bytes: Range<Int>, of line: Line, paragraphStart: Int
  ) -> [ClosedRange<Double>] {
    let utf8 = text.string.utf8
    let first = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound + paragraphStart)
    let letters = text.string[first..<utf8.index(first, offsetBy: bytes.count)]
    var extents: [ClosedRange<Double>] = []
    var start = bytes.lowerBound
    for letter in letters {
      let end = start + letter.utf8.count
      extents += line.line.ink.stretches(ofBytes: start..<end)
      start = end
    }
    return extents
  }

  /// Draws the letters of a line with their shadows.
  private func drawLetters(
    of line: Line, _ styleRuns: [StyleRun], on canvas: any Canvas, at point: Point
  ) {
    let (ink, origin) = (line.line.ink, point + line.origin)
    let drawInk = { (canvas: any Canvas) in
      ink.draw(on: canvas, at: origin)
      for styleRun in styleRuns { styleRun.drawOutlines(of: ink, on: canvas, at: origin) }
    }
    guard styleRuns.contains(where: { $0.style.shadow != nil }) else { return drawInk(canvas) }
    let height = line.frame.height
    let bounds = line.frame.offsetBy(dx: point.x, dy: point.y).insetBy(dx: -height, dy: -height)
    if let shadow = styleRuns[0].style.shadow,
      styleRuns.allSatisfy({ $0.style.shadow == shadow })
    {
      return canvas.drawTogether(in: bounds, as: Compositing(shadow: shadow), drawInk)
    }
    // If only some letters have a shadow, each run is drawn separately, and clipped at the start of
    // the next run.
    for styleRun in styleRuns {
      for rect in styleRun.rects(y: bounds.minY, height: bounds.height) {
        let drawPart = { (canvas: any Canvas) in
          canvas.save()
          canvas.clip(to: Path(rect), rule: .winding)
          drawInk(canvas)
          canvas.restore()
        }
        if let shadow = styleRun.style.shadow {
          canvas.drawTogether(in: rect, as: Compositing(shadow: shadow), drawPart)
        } else {
          drawPart(canvas)
        }
      }
    }
  }
}
