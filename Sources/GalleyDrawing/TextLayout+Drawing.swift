import GalleyGeometry

// Drawing a text line by line.

extension TextLayout {
  /// Draws the text with its top left corner at a point: backgrounds, shadows, letters, lines along
  /// them, and attachments.
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
      let stretches = self.stretches(of: line, fromRun: run, at: runStart, origin: point)
      for stretch in stretches { stretch.drawBackground(on: canvas) }
      drawLetters(of: line, stretches, on: canvas, at: point)
      for stretch in stretches { stretch.drawLines(on: canvas) }
    }
  }

  /// Returns the letters of a line, divided by style.
  private func stretches(
    of line: Line, fromRun first: Int, at firstStart: Int, origin: Point
  ) -> [Stretch] {
    let paragraphStart = line.range.lowerBound - line.line.range.lowerBound
    var stretches: [Stretch] = []
    var (index, start) = (first, firstStart)
    while index < text.runs.count, start < line.range.upperBound {
      let run = text.runs[index]
      let low = max(start, line.range.lowerBound) - paragraphStart
      let high = min(start + run.length, line.range.upperBound) - paragraphStart
      if low < high {
        stretches.append(
          Stretch(
            style: run.style, bytes: low..<high,
            extents: line.line.ink.stretches(ofBytes: low..<high),
            baseline: origin + line.origin, top: origin.y + line.frame.minY,
            height: line.frame.height))
      }
      start += run.length
      index += 1
    }
    return stretches
  }

  /// Draws the letters of a line with their shadows.
  private func drawLetters(
    of line: Line, _ stretches: [Stretch], on canvas: any Canvas, at point: Point
  ) {
    let (ink, origin) = (line.line.ink, point + line.origin)
    let drawInk = { (canvas: any Canvas) in
      ink.draw(on: canvas, at: origin)
      for stretch in stretches { stretch.drawOutlines(of: ink, on: canvas, at: origin) }
    }
    guard stretches.contains(where: { $0.style.shadow != nil }) else { return drawInk(canvas) }
    let height = line.frame.height
    let bounds = line.frame.offsetBy(dx: point.x, dy: point.y).insetBy(dx: -height, dy: -height)
    if let shadow = stretches[0].style.shadow,
      stretches.allSatisfy({ $0.style.shadow == shadow })
    {
      return canvas.drawTogether(in: bounds, as: Compositing(shadow: shadow), drawInk)
    }
    // Only some letters have a shadow: each stretch is drawn separately, and clipped where the next
    // begins.
    for stretch in stretches {
      for rect in stretch.rects(y: bounds.minY, height: bounds.height) {
        let drawPart = { (canvas: any Canvas) in
          canvas.save()
          canvas.clip(to: Path(rect), rule: .winding)
          drawInk(canvas)
          canvas.restore()
        }
        if let shadow = stretch.style.shadow {
          canvas.drawTogether(in: rect, as: Compositing(shadow: shadow), drawPart)
        } else {
          drawPart(canvas)
        }
      }
    }
  }
}
