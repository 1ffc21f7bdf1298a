import CPangoCairo
import GalleyDrawing

/// Where a line begins and ends, as Pango has it and with the room behind its letters.
internal struct KernedEdges: Sendable {
  /// From the left of Pango's line.
  var visible: ClosedRange<Double>
  /// The same without the room that Pango takes away at the ends.
  let bare: ClosedRange<Double>
  /// How much further on the ends of letters are than Pango has them.
  var shift = 0.0
  /// Where tabs end. These are where they lead to.
  var tabEnds: [Double] = []

  init(_ bare: ClosedRange<Double>) { (visible, self.bare) = (bare, bare) }

  /// From where the line begins, what Pango counts from the left.
  func offset(_ x: Double) -> Double {
    if x <= bare.lowerBound { return x - bare.lowerBound }
    // A unit of Pango's is about a thousandth.
    if abs(x - bare.upperBound) < 0.001 { return visible.upperBound - visible.lowerBound }
    if tabEnds.contains(where: { abs(x - $0) < 0.001 }) { return x - visible.lowerBound }
    return x + shift - visible.lowerBound
  }

  /// What Pango counts from the left, from where the line begins.
  func pango(_ offset: Double) -> Double { offset + visible.lowerBound - shift }
}

extension PangoParagraph {
  /// The line with the room behind its last letter. Of the room between letters Pango puts half on each
  /// side of one, and takes away what is then at the ends of a line and beside tabs.
  ///
  /// - Parameters:
  ///   - isTrimmed: Whether white space was taken off the line's end.
  ///   - end: The byte where what is left of the line ends.
  internal func kerned(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, _ visible: ClosedRange<Double>, isTrimmed: Bool,
    end: Int, isRightToLeft: Bool, indent: Double
  ) -> KernedEdges {
    var edges = KernedEdges(visible)
    let isJustified =
      text.runs.first?.style.paragraph.alignment == .justified
      && visible.upperBound - visible.lowerBound >= room.width - indent - 0.01
    guard !spacings.isEmpty, !isJustified, let text = pango_layout_get_text(layout) else {
      return edges
    }
    let runs = SpacedRuns(line, in: text, until: end, isRightToLeft: isRightToLeft)
    // The last letter keeps its room beside a space that has a width, or is a piece of its own.
    let lineEnd = Int(line.pointee.start_index + line.pointee.length)
    let isBesideTab = runs.lastEnd < lineEnd && text[runs.lastEnd] == 9
    let keepsRoom =
      runs.lastEnd > end ? isTrimmed : runs.lastEnd < lineEnd && !isBesideTab
    edges.tabEnds = runs.tabEnds
    // A tab leads to its place, whatever is before it.
    guard !runs.endsWithTab else { return edges }
    let first = runs.first.map { halves(at: $0) } ?? (left: 0, right: 0)
    var last = runs.last.map { halves(at: $0) } ?? (left: 0, right: 0)
    // A soft hyphen has room already.
    if let byte = runs.last, runs.endsWithHyphen, !text.hasSoftHyphen(before: end) {
      let hyphen = halves(at: byte)
      let room = hyphen.left + hyphen.right
      last = (last.left + room, last.right + room)
    }
    let (left, right) = (visible.lowerBound, visible.upperBound)
    if isRightToLeft {
      edges.visible = min(left - first.right - (keepsRoom ? 0 : last.left), right)...right
    } else {
      edges.visible = left...max(right + first.left + (keepsRoom ? 0 : last.right), left)
      edges.shift = first.left
    }
    return edges
  }

  /// How Pango divides the room behind a letter: into whole points, if it is so many.
  private func halves(at byte: Int) -> (left: Double, right: Double) {
    guard let room = spacings.first(where: { $0.bytes.contains(byte) })?.room else { return (0, 0) }
    var left = room / 2
    if room % PANGO_SCALE == 0 { left = (left + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) }
    return (points(left), points(room - left))
  }
}

/// The pieces of a line at whose ends Pango takes room away, in the order of reading.
private struct SpacedRuns {
  /// A byte of the first piece, or of the first one behind the last tab; nothing if it has no width, like the
  /// space at which a line is wrapped: Pango takes no room from that.
  private(set) var first: Int?
  /// The same of the last piece.
  private(set) var last: Int?
  /// The byte where the last piece ends, as it is read.
  private(set) var lastEnd = 0
  private(set) var endsWithTab = false
  private(set) var endsWithHyphen = false
  /// Where tabs end, from the left.
  private(set) var tabEnds: [Double] = []

  init(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, in text: UnsafePointer<CChar>, until end: Int,
    isRightToLeft: Bool
  ) {
    var runs: [(run: PangoGlyphItem, end: Double)] = []
    var x: Int32 = 0
    var next = line.pointee.runs
    while let node = next {
      let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      x += run.start_x_offset + pango_glyph_string_get_width(run.glyphs) + run.end_x_offset
      runs.append((run, points(x)))
      next = node.pointee.next
    }
    if isRightToLeft { runs.reverse() }
    var isAtStart = true
    for (run, x) in runs {
      let byte = Int(run.item.pointee.offset)
      guard byte < end else { continue }
      endsWithTab = text[byte] == 9
      if endsWithTab {
        tabEnds.append(x)
        (isAtStart, last) = (true, nil)
        continue
      }
      last = run.hasWidth ? byte : nil
      // Where directions mix, the last piece to be seen need not be the last one to be read.
      lastEnd = max(lastEnd, byte + Int(run.item.pointee.length))
      if isAtStart { (first, isAtStart) = (last, false) }
      let flags = run.item.pointee.analysis.flags
      endsWithHyphen = flags & UInt8(PANGO_ANALYSIS_FLAG_NEED_HYPHEN) != 0
    }
  }
}

extension PangoGlyphItem {
  fileprivate var hasWidth: Bool {
    let letters = glyphs.pointee
    return (0..<Int(letters.num_glyphs)).contains { letters.glyphs[$0].geometry.width != 0 }
  }
}

extension UnsafePointer<CChar> {
  fileprivate func hasSoftHyphen(before end: Int) -> Bool {
    end >= 2 && UInt8(bitPattern: self[end - 2]) == 0xC2 && UInt8(bitPattern: self[end - 1]) == 0xAD
  }
}
