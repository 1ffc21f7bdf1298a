import GalleyGeometry

// Patterns that repeat a tile.

/// A drawing that is repeated in two directions.
internal struct PDFTiles {
  /// The drawing, in the coordinates of the display list.
  var cell: DisplayList
  /// The transform from the coordinates of the pattern to the coordinates of the display list.
  var transform: AffineTransform
  /// The box of the drawing, in the coordinates of the pattern.
  var box: Rect
  /// The distances between the origins of neighboring tiles, in the coordinates of the pattern.
  var step: Size
}

extension PDFPainter {
  /// The largest number of tiles in a path.
  private static let tileLimit = 2_500

  /// Returns the tiles of a pattern, painted in `color` if the pattern defines only a shape. If the
  /// pattern can't be drawn, records an omission and returns `nil`.
  internal func tiles(_ stream: PDFStream, color: Color?) throws(PDFError) -> PDFTiles? {
    let pattern = stream.dictionary
    let transform = document.transform(pattern["Matrix"]).concatenating(base)
    guard let box = document.rectangle(pattern["BBox"]), transform.inverted() != nil,
      let width = document.value(pattern["XStep"]).number?.magnitude, width > 0,
      let height = document.value(pattern["YStep"]).number?.magnitude, height > 0,
      forms.count < 4, !forms.contains(stream.identity), let content = try? document.decoded(stream)
    else {
      omit("a pattern of tiles")
      return nil
    }
    var start = PDFState(transform: base)
    if let color { (start.fill, start.stroke) = (.color(color), .color(color)) }
    try spend(20)
    let cell = try record(stream, content, start)
    return PDFTiles(
      cell: cell, transform: transform, box: box, step: Size(width: width, height: height))
  }

  /// Fills a path with the tiles that it touches.
  internal func fill(
    _ path: Path, _ rule: FillRule, with tiles: PDFTiles
  ) throws(PDFError) {
    let area = path.controlBounds.intersection(page)
    guard !area.isNull, !tiles.cell.isEmpty, let inverse = tiles.transform.inverted() else {
      return
    }
    let (own, box, step) = (area.applying(inverse), tiles.box, tiles.step)
    func range(_ low: Double, _ high: Double) -> Range<Int>? {
      let (first, last) = (low.roundedUp, high.roundedDown)
      guard first.magnitude < 1e9, last.magnitude < 1e9 else { return nil }
      return Int(first)..<max(Int(last) + 1, Int(first))
    }
    guard
      let columns = range((own.minX - box.maxX) / step.width, (own.maxX - box.minX) / step.width),
      let rows = range((own.minY - box.maxY) / step.height, (own.maxY - box.minY) / step.height),
      columns.count <= PDFPainter.tileLimit / max(rows.count, 1)
    else { return omit("a pattern of very many tiles") }
    try spend(columns.count * rows.count * (tiles.cell.deepCount + 1))
    var list = DisplayList()
    for row in rows {
      for column in columns {
        let (x, y) = (Double(column) * step.width, Double(row) * step.height)
        var group = Group(tiles.cell)
        group.transform = AffineTransform(
          translationX: x * tiles.transform.a + y * tiles.transform.c,
          y: x * tiles.transform.b + y * tiles.transform.d)
        list.append(.group(group))
      }
    }
    var group = Group(list)
    group.opacity = state.fillAlpha
    let clipCount = state.clipCount
    recorder.save()
    clip(to: path, rule)
    state.clipCount = clipCount
    if state.isPlain, isVisible { recorder.add(list) } else { try add(.group(group)) }
    recorder.restore()
  }
}
