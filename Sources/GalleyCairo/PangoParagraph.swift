import CPangoCairo
import Foundation
import GalleyDrawing
import GalleyGeometry

/// A paragraph, or a part of a paragraph, that Pango has laid out.
///
/// Create and use a value of this type only while Pango is locked.
internal struct PangoParagraph {
  /// The owner of Pango's layout.
  let holder: PangoHolder
  let text: StyledText
  /// The space after the text's letters, in Pango's units.
  let spacings: [(bytes: Range<Int>, space: Int32)]
  let container: LineContainer

  /// Lays out a text of at most some thousand bytes.
  init(_ text: StyledText, _ container: LineContainer, isRightToLeft: Bool, _ map: FontMap) {
    self.text = text
    spacings = text.spacings
    self.container = container
    let layout = pango_layout_new(map.context(isRightToLeft: isRightToLeft))!
    holder = PangoHolder(layout)
    text.string.withNoZeros { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
    // The lines have the direction of the whole paragraph, even if the text is only a part of the
    // paragraph. So Pango must not choose a direction by the first letter of the text.
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    setAttributes()
    setTabs()
    setContainer()
  }

  var layout: OpaquePointer { holder.layout }

  // MARK: Attributes

  private func setAttributes() {
    let attributes = pango_attr_list_new()
    func set(_ attribute: UnsafeMutablePointer<PangoAttribute>, _ bytes: Range<Int>) {
      attribute.pointee.start_index = guint(bytes.lowerBound)
      attribute.pointee.end_index = guint(bytes.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
    var start = 0
    for (index, run) in text.runs.enumerated() {
      let end = start + run.length
      for attribute in run.style.attributes(ofRun: index) { set(attribute, start..<end) }
      start = end
    }
    for (bytes, space) in spacings {
      if let attribute = pango_attr_letter_spacing_new(space) { set(attribute, bytes) }
    }
    if text.runs.first?.style.paragraph.hyphenates == false { forbidHyphens(attributes) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Forbids the hyphens that Pango adds wherever it breaks a word.
  ///
  /// The attribute has no effect at the start of its range. Therefore a range starts after each
  /// soft hyphen, which must still become visible at the end of a line.
  private func forbidHyphens(_ attributes: OpaquePointer?) {
    func forbid(_ range: Range<Int>) {
      guard !range.isEmpty, let attribute = pango_attr_insert_hyphens_new(0) else { return }
      attribute.pointee.start_index = guint(range.lowerBound)
      attribute.pointee.end_index = guint(range.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
    var start = 0
    for end in text.string.endsOfSoftHyphens {
      forbid(start..<end)
      start = end
    }
    forbid(start..<text.length)
  }

  // MARK: Tabs

  private func setTabs() {
    guard text.string.hasByte(9), let style = text.runs.first?.style.paragraph else { return }
    let indent = style.headIndent.isFinite ? style.headIndent : 0
    // Pango measures the positions of tabs from the start of the lines after the first line, and
    // these lines start at the head indent.
    let tabs = style.allTabs.filter { $0.location > indent }
    let array = pango_tab_array_new(Int32(tabs.count), 0)
    for (index, tab) in tabs.enumerated() {
      pango_tab_array_set_tab(
        array, Int32(index), tab.alignment.pango, units(tab.location - indent))
    }
    pango_layout_set_tabs(layout, array)
    pango_tab_array_free(array)
  }

  // MARK: Width

  private func setContainer() {
    switch container.breaking {
    case .byCharacter: pango_layout_set_wrap(layout, PANGO_WRAP_CHAR)
    case .byWord, .clip, .truncateHead, .truncateMiddle, .truncateTail:
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
    guard container.width.isFinite, !(container.breaking == .clip && container.maximumCount <= 1)
    else { return }
    // If the indent is negative, Pango indents all other lines instead of moving the first line
    // outward. So the width is increased by the same amount.
    let indent = container.firstLineIndent.isFinite ? container.firstLineIndent : 0
    pango_layout_set_width(layout, units(max(container.width, 0) + max(-indent, 0)))
    pango_layout_set_indent(layout, units(indent))
    if text.runs.first?.style.paragraph.alignment == .justified {
      pango_layout_set_justify(layout, 1)
    }
    guard let mode = container.breaking.ellipsis, container.maximumCount < 100_000 else { return }
    pango_layout_set_ellipsize(layout, mode)
    pango_layout_set_height(layout, -Int32(max(container.maximumCount, 1)))
  }
}

extension ParagraphStyle.Tab.Alignment {
  fileprivate var pango: PangoTabAlign {
    switch self {
    case .left: PANGO_TAB_LEFT
    case .center: PANGO_TAB_CENTER
    case .right: PANGO_TAB_RIGHT
    }
  }
}

extension ParagraphStyle.LineBreaking {
  /// Pango's ellipsis mode for a mode that truncates; `nil` for any other mode.
  internal var ellipsis: PangoEllipsizeMode? {
    switch self {
    case .truncateHead: PANGO_ELLIPSIZE_START
    case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: PANGO_ELLIPSIZE_END
    case .byWord, .byCharacter, .clip: nil
    }
  }
}

extension String {
  /// The ends of soft hyphens, in bytes.
  fileprivate var endsOfSoftHyphens: [Int] {
    // U+00AD is 0xC2 0xAD. No other character ends in 0xAD after 0xC2.
    guard hasByte(0xAD) else { return [] }
    var ends: [Int] = []
    var before: UInt8 = 0
    for (index, byte) in utf8.enumerated() {
      if byte == 0xAD && before == 0xC2 { ends.append(index + 1) }
      before = byte
    }
    return ends
  }

  /// Whether the text contains a byte. The search uses `memchr` of the C library for speed.
  fileprivate func hasByte(_ byte: UInt8) -> Bool {
    guard !isEmpty else { return false }
    var copy = self
    return copy.withUTF8 { memchr($0.baseAddress!, Int32(byte), $0.count) != nil }
  }

  /// Calls the closure with the bytes of the text. Zeros are replaced by spaces, because Pango
  /// would stop at a zero.
  fileprivate func withNoZeros<Result>(_ body: (UnsafeBufferPointer<CChar>) -> Result) -> Result {
    var copy =
      hasByte(0) ? String(decoding: utf8.map { $0 == 0 ? 32 : $0 }, as: UTF8.self) : self
    return copy.withUTF8 { $0.withMemoryRebound(to: CChar.self, body) }
  }
}

/// Returns Pango's units as points.
internal func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

/// Returns points as Pango's units: zero if the number is not finite, and limited so that Pango can
/// add several of them without an overflow.
internal func units(_ points: Double) -> Int32 {
  points.isFinite ? Int32(min(max(points, -1e6), 1e6) * Double(PANGO_SCALE)) : 0
}
