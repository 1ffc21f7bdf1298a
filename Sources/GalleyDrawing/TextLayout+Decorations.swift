import GalleyGeometry

// Backgrounds of letters, and lines along them.

/// Consecutive letters of a line with the same style.
internal struct StyleRun {
  var style: TextStyle
  /// The bytes of the letters, from the paragraph's start.
  var bytes: Range<Int>
  /// The positions of the letters from the start of the line: one range for adjacent letters,
  /// several ranges if directions of reading mix.
  var extents: [ClosedRange<Double>]
  /// The positions of the letters one by one, if each of them is a picture; otherwise empty.
  var pictures: [ClosedRange<Double>]
  /// The start of the line's baseline on the canvas.
  var baseline: Point
  /// The top of the line on the canvas.
  var top: Double
  /// The height of the line.
  var height: Double

  /// Returns a rectangle for each range of adjacent letters.
  func rects(y: Double, height: Double) -> [Rect] {
    extents.map {
      Rect(
        x: baseline.x + $0.lowerBound, y: y, width: $0.upperBound - $0.lowerBound, height: height)
    }
  }

  /// Draws the background of the letters.
  func drawBackground(on canvas: any Canvas) {
    guard let background = style.background else { return }
    for rect in rects(y: top, height: height) {
      canvas.fill(Path(rect), with: .color(background), rule: .winding)
    }
  }

  /// Strokes the outlines of the letters.
  func drawOutlines(of ink: any TextInk, on canvas: any Canvas, at origin: Point) {
    guard let stroke = style.stroke, stroke.width > 0, stroke.width.isFinite else { return }
    ink.drawOutlines(
      ofBytes: bytes, on: canvas, at: origin, width: stroke.width,
      color: stroke.color ?? style.color)
  }

  /// Draws the lines along the letters, and the attachments.
  func drawLines(on canvas: any Canvas) {
    let thin = max(style.font.size.asFontSize / 17, 0.5)
    let base = baseline.y - style.baselineOffset.asDistance
    if let line = style.underline { draw(line, at: base + thin * 1.6, thin, on: canvas) }
    if let line = style.strikethrough {
      draw(line, at: base - style.font.size.asFontSize * 0.26, thin, on: canvas)
    }
    if let attachment = style.attachment, let bitmap = attachment.bitmap {
      let bounds = attachment.bounds
      for extent in pictures {
        let frame = Rect(
          x: baseline.x + extent.lowerBound + bounds.minX, y: base - bounds.maxY,
          width: bounds.width, height: bounds.height)
        canvas.draw(Picture(bitmap, in: frame))
      }
    }
  }

  private func draw(
    _ line: TextStyle.Line, at y: Double, _ thin: Double, on canvas: any Canvas
  ) {
    let height = line.isThick ? thin * 2 : thin
    for number in 0..<(line.isDouble ? 2 : 1) {
      for rect in rects(y: y + Double(number) * height * 2, height: height) {
        canvas.fill(Path(rect), with: .color(line.color ?? style.color), rule: .winding)
      }
    }
  }
}

extension TextStyle {
  /// Whether the style draws more than the letters.
  internal var isDecorated: Bool {
    background != nil || underline != nil || strikethrough != nil || attachment?.bitmap != nil
      || shadow != nil || stroke != nil
  }
}
