import CPangoCairo
import GalleyDrawing

/// The start and the end of a line according to Pango, corrected by the space after the letters.
internal struct KernedEdges: Sendable {
  /// The visible range, from the left of Pango's line.
  var visible: ClosedRange<Double>
  /// The same range as Pango returns it. Pango removes the space between letters at the ends of a
  /// line.
  let bare: ClosedRange<Double>
  /// The distance from the ends of letters in Pango's layout to the actual ends of the letters.
  var shift = 0.0
  /// The ends of tabs, which are their tab stops.
  var tabEnds: [Double] = []

  init(_ bare: ClosedRange<Double>) { (visible, self.bare) = (bare, bare) }

  /// Converts a position in Pango's coordinates, which start at the left, to a distance from the
  /// start of the line.
  func offset(_ x: Double) -> Double {
    if x <= bare.lowerBound { return x - bare.lowerBound }
    // Pango's unit is about a thousandth of a point.
    if abs(x - bare.upperBound) < 0.001 { return visible.upperBound - visible.lowerBound }
    if tabEnds.contains(where: { abs(x - $0) < 0.001 }) { return x - visible.lowerBound }
    return x + shift - visible.lowerBound
  }

  /// Converts a distance from the start of the line to a position in Pango's coordinates, which
  /// start at the left.
  func pango(_ offset: Double) -> Double { offset + visible.lowerBound - shift }
}

extension PangoParagraph {
  /// Returns the edges of the line with the space after its last letter.
  ///
  /// Pango puts half of the space between letters on each side of a letter, and removes the space
  /// at the ends of a line and beside tabs.
  ///
  /// - Parameters:
  ///   - isTrimmed: Whether white space was removed from the line's end.
  ///   - end: The byte at which the remaining line ends.
  internal func kerned(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, _ visible: ClosedRange<Double>, isTrimmed: Bool,
    end: Int, isRightToLeft: Bool, indent: Double
  ) -> KernedEdges {
    var edges = KernedEdges(visible)
    let isJustified =
      text.runs.first?.style.paragraph.alignment == .justified
      && visible.upperBound - visible.lowerBound >= container.width - indent - 0.01
    guard !spacings.isEmpty, !isJustified, let text = pango_layout_get_text(layout) else {
      return edges
    }
    let runs = SpacedRuns(line, in: text, until: end, isRightToLeft: isRightToLeft)
    // Pango does not remove the letter spacing after the last letter if white space follows the
    // letter, and the white space has a width or is a separate run.
    let lineEnd = Int(line.pointee.start_index + line.pointee.length)
    let isBesideTab = runs.lastEnd < lineEnd && text[runs.lastEnd] == 9
    let keepsSpace =
      runs.lastEnd > end ? isTrimmed : runs.lastEnd < lineEnd && !isBesideTab
    edges.tabEnds = runs.tabEnds
    // A tab ends at its tab stop, independent of the text before the tab.
    guard !runs.endsWithTab else { return edges }
    let first = runs.first.map { halves(at: $0) } ?? (left: 0, right: 0)
    var last = runs.last.map { halves(at: $0) } ?? (left: 0, right: 0)
    // The width of a soft hyphen already includes its letter spacing.
    if let byte = runs.last, runs.endsWithHyphen, !text.hasSoftHyphen(before: end) {
      let hyphen = halves(at: byte)
      let space = hyphen.left + hyphen.right
      last = (last.left + space, last.right + space)
    }
    let (left, right) = (visible.lowerBound, visible.upperBound)
    if isRightToLeft {
      edges.visible = min(left - first.right - (keepsSpace ? 0 : last.left), right)...right
    } else {
      edges.visible = left...max(right + first.left + (keepsSpace ? 0 : last.right), left)
      edges.shift = first.left
    }
    return edges
  }

  /// Returns the two halves into which Pango divides the space after a letter. If the space is a
  /// whole number of points, the halves are whole numbers of points, too.
  private func halves(at byte: Int) -> (left: Double, right: Double) {
    guard let space = spacings.first(where: { $0.bytes.contains(byte) })?.space else {
      return (0, 0)
    }
    var left = space / 2
    if space % PANGO_SCALE == 0 { left = (left + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) }
    return (points(left), points(space - left))
  }
}

/// The first and the last run of a line in reading order. Pango removes space at the start of the
/// first run and at the end of the last run.
private struct SpacedRuns {
  /// A byte of the first run, or of the first run after the last tab.
  ///
  /// The value is `nil` if the run has no width, such as the white space at which a line is
  /// wrapped. Pango removes no space from such a run.
  private(set) var first: Int?
  /// A byte of the last run; `nil` if that run has no width, or if the line ends with a tab.
  private(set) var last: Int?
  /// The byte at which the last run ends, in reading order.
  private(set) var lastEnd = 0
  private(set) var endsWithTab = false
  private(set) var endsWithHyphen = false
  /// The ends of tabs, from the left.
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
      // If directions of reading mix, the last visible run may not be the last run in reading
      // order.
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
