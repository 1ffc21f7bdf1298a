import Foundation

extension NSLayoutManager {
  // MARK: Characters and glyphs

  /// How many glyphs there are.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The glyphs that are in a container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    container === textContainers.first ? NSRange(0..<lines.shownLength) : NSRange(0..<0)
  }

  /// The glyphs of some characters.
  public func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of some glyphs.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The character of a glyph.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyph of a character.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  // MARK: Rectangles

  /// Where the text is, with the room that lines keep free on both sides.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    container === textContainers.first ? lines.usedRect : .zero
  }

  /// Where some glyphs are, all in one rectangle.
  public func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    lines.rects(of: glyphRange).reduce(CGRect.null) { $0.union($1) }.orZero
  }

  /// The line in which a glyph is, from side to side.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = lines.line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = lines.range(ofLine: line)
    return lines.rect(ofLine: line)
  }

  /// The part of a line that has text, with the room that it keeps free on both sides.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = lines.line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = lines.range(ofLine: line)
    return lines.usedRect(ofLine: line)
  }

  /// Where a glyph begins on the base line, from its line's upper left corner.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    lines.location(of: glyphIndex)
  }

  /// Calls a closure with each line of some glyphs.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in lines.lines(of: glyphRange) {
      block(
        lines.rect(ofLine: line), lines.usedRect(ofLine: line), container,
        lines.range(ofLine: line), &stop)
      if stop.boolValue { break }
    }
  }

  /// Calls a closure with rectangles, one a line, that some glyphs are in.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in lines.rects(of: glyphRange) {
      block(rect, &stop)
      if stop.boolValue { break }
    }
  }

  // MARK: Points

  /// The glyph at a point, or the one nearest to it.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    lines.character(at: point).index
  }

  /// The glyph at a point, and how far through it the point is.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = lines.character(at: point)
    partialFraction?.pointee = fraction
    return index
  }

  /// The character at a point, and how far it is to the next one.
  ///
  ///     manager.characterIndex(
  ///       for: tap, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
}

extension CGRect {
  /// Zero for no rectangle.
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}
