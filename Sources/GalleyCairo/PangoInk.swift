import CPangoCairo
import GalleyDrawing
import GalleyGeometry

/// Keeps a layout of Pango alive as long as one of its lines exists.
internal final class PangoHolder: @unchecked Sendable {
  let layout: OpaquePointer

  init(_ layout: OpaquePointer) { self.layout = layout }

  deinit { FontMap.release(layout) }
}

/// The letters of a line that Pango has laid out.
internal final class PangoInk: TextInk {
  private let holder: PangoHolder
  private let index: Int
  private let map: ByteMap
  /// The start and the end of the line.
  private let edges: KernedEdges
  /// The bytes of Pango's text that the line shows.
  private let bytes: Range<Int>
  /// The bytes of Pango's text that an ellipsis replaces; `nil` if there is no ellipsis.
  private let hidden: Range<Int>?

  init(
    _ holder: PangoHolder, line index: Int, _ map: ByteMap, _ edges: KernedEdges, bytes: Range<Int>,
    hidden: Range<Int>?
  ) {
    self.holder = holder
    self.index = index
    self.map = map
    self.edges = edges
    self.bytes = bytes
    self.hidden = hidden
  }

  private func withLine<Result>(
    _ body: (UnsafeMutablePointer<PangoLayoutLine>) -> Result
  ) -> Result? {
    FontMap.withLock { _ in
      pango_layout_get_line_readonly(holder.layout, Int32(index)).map(body)
    }
  }

  func draw(on canvas: any Canvas, at point: Point) {
    guard let canvas = canvas as? CairoCanvas else { return }
    canvas.drawGlyphs(at: Point(x: point.x - edges.visible.lowerBound, y: point.y)) { context in
      _ = withLine { pango_cairo_show_layout_line(context, $0) }
    }
  }

  func drawOutlines(
    ofBytes wanted: Range<Int>, on canvas: any Canvas, at point: Point, width: Double, color: Color
  ) {
    guard let canvas = canvas as? CairoCanvas else { return }
    let low = map.inText(wanted.lowerBound)
    let shown = low..<max(map.inText(wanted.upperBound), low)
    let start = Point(x: point.x - edges.visible.lowerBound, y: point.y)
    canvas.strokeGlyphs(at: start, width: width, color: color) { context in
      _ = withLine { $0.trace(shown, in: context, at: start) }
    }
  }

  func offset(ofByte byte: Int) -> Double {
    withLine { line in
      var x: Int32 = 0
      let byte = min(max(map.inText(byte), bytes.lowerBound), bytes.upperBound)
      // For the position after the last letter, Pango returns the right edge even if the line is
      // read from right to left.
      let end = Int(line.pointee.start_index) + Int(line.pointee.length)
      if byte >= end && line.pointee.resolved_dir == UInt32(PANGO_DIRECTION_RTL.rawValue) {
        return 0
      }
      pango_layout_line_index_to_x(line, Int32(byte), 0, &x)
      return edges.offset(points(x))
    } ?? 0
  }

  func byte(atOffset offset: Double) -> Int {
    let byte = withLine { line in
      line.byte(at: units(edges.pango(offset)), in: holder.layout)
    }
    return map.inParagraph(min(max(byte ?? 0, bytes.lowerBound), bytes.upperBound))
  }

  func stretches(ofBytes wanted: Range<Int>) -> [ClosedRange<Double>] {
    let low = map.inText(wanted.lowerBound)
    let shown = (low..<max(map.inText(wanted.upperBound), low)).clamped(to: bytes)
    guard !shown.isEmpty else { return [] }
    var parts = [shown]
    if let hidden {
      parts = [
        shown.clamped(to: 0..<hidden.lowerBound), shown.clamped(to: hidden.upperBound..<Int.max),
      ]
    }
    return withLine { line in
      parts.flatMap { line.extents(ofBytes: $0) }.map {
        let start = edges.offset($0.lowerBound)
        return start...max(edges.offset($0.upperBound), start)
      }
    } ?? []
  }

  var hiddenBytes: Range<Int>? {
    guard let hidden else { return nil }
    let first = map.inParagraph(hidden.lowerBound)
    return first..<max(map.inParagraph(hidden.upperBound), first)
  }

  /// Returns the byte after the letter that extends beyond the end of the line.
  ///
  /// Called while Pango is locked.
  func clippedEnd(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, isRightToLeft: Bool
  ) -> Int {
    let x = edges.pango(
      isRightToLeft ? 0 : edges.visible.upperBound - edges.visible.lowerBound)
    return max(line.byte(at: units(x), in: holder.layout, isBehind: true), bytes.lowerBound)
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// Adds the outlines of the letters of some bytes to the current path.
  fileprivate func trace(_ bytes: Range<Int>, in context: OpaquePointer, at start: Point) {
    var x: Int32 = 0
    var next = pointee.runs
    while let current = next {
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      next = current.pointee.next
      guard let item = run.item?.pointee, let glyphs = run.glyphs else { continue }
      let isEllipsis = item.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
      // An ellipsis is outlined together with the letters before it.
      if bytes.contains(Int(item.offset)) || (isEllipsis && bytes.upperBound == Int(item.offset)) {
        cairo_move_to(
          context, start.x + points(x + run.start_x_offset), start.y - points(run.y_offset))
        pango_cairo_glyph_string_path(context, item.analysis.font, glyphs)
      }
      x += run.start_x_offset + pango_glyph_string_get_width(glyphs) + run.end_x_offset
    }
  }

  /// Returns the byte of Pango's text before which a caret is placed at a position.
  ///
  /// With `isBehind`, returns the byte after the letter at the position.
  fileprivate func byte(at x: Int32, in layout: OpaquePointer, isBehind: Bool = false) -> Int {
    var index: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_line_x_to_index(self, x, &index, &trailing)
    guard let text = pango_layout_get_text(layout) else { return Int(index) }
    let end = Int(pointee.start_index + pointee.length)
    var byte = Int(index)
    // `trailing` is the number of characters of the letter, or zero if the position is in the first
    // half of the letter.
    var left = isBehind ? Swift.max(trailing, 1) : trailing
    while left > 0, byte < end {
      byte += 1
      while byte < end, UInt8(bitPattern: text[byte]) & 0xC0 == 0x80 { byte += 1 }
      left -= 1
    }
    return byte
  }
}

/// The letters of a line that is too long for one layout. The letters are laid out as several lines
/// of Pango, side by side.
internal final class JoinedInk: TextInk {
  /// A piece with its position from the left, and its bytes.
  struct Piece: Sendable {
    var ink: any TextInk
    var left: Double
    var width: Double
    var bytes: Range<Int>
  }

  /// The pieces, in reading order.
  private let pieces: [Piece]

  init(_ pieces: [Piece]) { self.pieces = pieces }

  func draw(on canvas: any Canvas, at point: Point) {
    for piece in pieces {
      piece.ink.draw(on: canvas, at: Point(x: point.x + piece.left, y: point.y))
    }
  }

  func drawOutlines(
    ofBytes bytes: Range<Int>, on canvas: any Canvas, at point: Point, width: Double, color: Color
  ) {
    for piece in pieces {
      let part = bytes.clamped(to: piece.bytes)
      guard !part.isEmpty else { continue }
      piece.ink.drawOutlines(
        ofBytes: part, on: canvas, at: Point(x: point.x + piece.left, y: point.y), width: width,
        color: color)
    }
  }

  func offset(ofByte byte: Int) -> Double {
    guard let piece = pieces.first(where: { byte < $0.bytes.upperBound }) ?? pieces.last else {
      return 0
    }
    return piece.left + piece.ink.offset(ofByte: byte)
  }

  func byte(atOffset offset: Double) -> Int {
    let nearest = pieces.min { distance(from: $0, to: offset) < distance(from: $1, to: offset) }
    return nearest.map { $0.ink.byte(atOffset: offset - $0.left) } ?? 0
  }

  private func distance(from piece: Piece, to offset: Double) -> Double {
    max(piece.left - offset, offset - piece.left - piece.width, 0)
  }

  func stretches(ofBytes bytes: Range<Int>) -> [ClosedRange<Double>] {
    pieces.flatMap { piece in
      piece.ink.stretches(ofBytes: bytes.clamped(to: piece.bytes)).map {
        $0.lowerBound + piece.left...$0.upperBound + piece.left
      }
    }
  }

  var hiddenBytes: Range<Int>? { pieces.lazy.compactMap { $0.ink.hiddenBytes }.first }
}
