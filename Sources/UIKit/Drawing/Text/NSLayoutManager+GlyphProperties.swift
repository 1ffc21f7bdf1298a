import Foundation

// Properties of glyphs, and the empty line at the end of a text.

extension NSLayoutManager {
  /// The properties of a glyph.
  public struct GlyphProperty: OptionSet, Sendable {
    /// The properties as bits.
    public let rawValue: Int

    /// Creates properties from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A glyph that is not shown.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A control character, such as a tab or a line end.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// A space, which may be wider than usual.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A part of a letter, such as an accent.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// Returns the properties of a glyph.
  ///
  /// - Differs: The UTF-16 units of a letter after its first unit are null glyphs.
  public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard let string = textStorage.map({ NSString(string: $0.string) }), glyphIndex >= 0,
      glyphIndex < string.length
    else { return .null }
    switch string.character(at: glyphIndex) {
    case 32, 0xA0: return .elastic
    case 0..<32, 0x7F, 0x85, 0x2028, 0x2029: return .controlCharacter
    default:
      let letter = string.rangeOfComposedCharacterSequence(at: glyphIndex)
      return letter.location < glyphIndex ? .null : []
    }
  }

  /// Returns whether a glyph is not shown: a control character, a letter that an ellipsis replaces,
  /// or a glyph that does not fit in the container.
  public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    guard isValidGlyphIndex(glyphIndex), glyphIndex < lines.shownLength else { return true }
    if propertyForGlyph(at: glyphIndex).contains(.controlCharacter) { return true }
    let hidden = lines.line(of: glyphIndex).flatMap { lines.hiddenRange(ofLine: $0) }
    return hidden.map { NSLocationInRange(glyphIndex, $0) } ?? false
  }

  // MARK: Text that is laid out

  /// Returns the index of the first character that is not laid out. The index is always the number
  /// of characters, because the text is laid out as a whole.
  public func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }

  /// Returns the index of the first glyph that is not laid out. The index is always the number of
  /// glyphs, because the text is laid out as a whole.
  public func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }

  /// Returns the rectangle of the line that contains a glyph, across the whole width of the
  /// container. `flag` is ignored: text that is not laid out yet is laid out first.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Returns the rectangle of the text in the line that contains a glyph. `flag` is ignored: text
  /// that is not laid out yet is laid out first.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Returns the container of a glyph. `flag` is ignored: text that is not laid out yet is laid out
  /// first.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  // MARK: The empty line at the end

  /// The rectangle of the empty line after a line end at the end of the text, across the whole
  /// width of the container; zero if there is no such line.
  ///
  /// - Differs: It is zero for a text without characters, too.
  public var extraLineFragmentRect: CGRect {
    extraLine.map { lines.rect(ofLine: $0) } ?? .zero
  }

  /// The part of the empty line at the end in which a caret is shown; zero if there is no such
  /// line.
  public var extraLineFragmentUsedRect: CGRect {
    extraLine.map { lines.usedRect(ofLine: $0) } ?? .zero
  }

  /// The container of the empty line at the end; `nil` if there is no such line.
  public var extraLineFragmentTextContainer: NSTextContainer? {
    extraLine == nil ? nil : textContainers.first
  }

  /// The index of the empty line at the end; `nil` if there is no such line.
  private var extraLine: Int? {
    let last = lines.layout.lines.count - 1
    return last >= 0 && lines.range(ofLine: last).length == 0 ? last : nil
  }
}
