import GalleyGeometry

// What is painted behind letters, and along them.

extension TextLayout {
  /// Paints what a line's characters have behind them, or else along them and in their place.
  internal func drawDecorations(
    of line: Line, behind: Bool, on canvas: any Canvas, at point: Point
  ) {
    let paragraphStart = line.range.lowerBound - line.line.range.lowerBound
    var start = 0
    for run in text.runs {
      let end = start + run.length
      let low = max(start, line.range.lowerBound)
      let high = min(end, line.range.upperBound)
      start = end
      guard low < high, run.style.isDecorated else { continue }
      let ends = [low, high].map { line.line.ink.offset(ofByte: $0 - paragraphStart) }
      let stretch = Stretch(
        start: min(ends[0], ends[1]), end: max(ends[0], ends[1]),
        baseline: point + line.origin, top: point.y + line.frame.minY, height: line.frame.height)
      if behind {
        run.style.drawBackground(stretch, on: canvas)
      } else {
        run.style.drawLines(stretch, on: canvas)
      }
    }
  }
}

/// Some letters of a line.
private struct Stretch {
  var start: Double
  var end: Double
  var baseline: Point
  var top: Double
  var height: Double

  func rect(y: Double, height: Double) -> Rect {
    Rect(x: baseline.x + start, y: y, width: end - start, height: height)
  }
}

extension TextStyle {
  fileprivate var isDecorated: Bool {
    background != nil || underline != nil || strikethrough != nil || attachment?.bitmap != nil
  }

  fileprivate func drawBackground(_ stretch: Stretch, on canvas: any Canvas) {
    guard let background else { return }
    let rect = stretch.rect(y: stretch.top, height: stretch.height)
    canvas.fill(Path(rect), with: .color(background), rule: .winding)
  }

  fileprivate func drawLines(_ stretch: Stretch, on canvas: any Canvas) {
    let thin = max(font.size / 17, 0.5)
    let base = stretch.baseline.y - baselineOffset
    if let underline { draw(underline, at: base + thin * 1.6, thin, stretch, on: canvas) }
    if let strikethrough {
      draw(strikethrough, at: base - font.size * 0.26, thin, stretch, on: canvas)
    }
    if let attachment, let bitmap = attachment.bitmap {
      let bounds = attachment.bounds
      let frame = Rect(
        x: stretch.baseline.x + stretch.start + bounds.minX, y: base - bounds.maxY,
        width: bounds.width, height: bounds.height)
      canvas.draw(Picture(bitmap, in: frame))
    }
  }

  private func draw(
    _ line: Line, at y: Double, _ thin: Double, _ stretch: Stretch, on canvas: any Canvas
  ) {
    let height = line.isThick ? thin * 2 : thin
    for number in 0..<(line.isDouble ? 2 : 1) {
      let rect = stretch.rect(y: y + Double(number) * height * 2, height: height)
      canvas.fill(Path(rect), with: .color(line.color ?? color), rule: .winding)
    }
  }
}
