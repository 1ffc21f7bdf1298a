import Foundation

// Looking up glyphs and containers, and invalidating layout. The whole text is laid out in the
// first container.

extension NSLayoutManager {
  /// Returns the container of a glyph.
  ///
  /// - Parameter effectiveGlyphRange: Is set to the glyphs of the container.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard let container = textContainers.first else { return nil }
    let range = glyphRange(for: container)
    guard NSLocationInRange(glyphIndex, range) else { return nil }
    effectiveGlyphRange?.pointee = range
    return container
  }

  /// Returns whether there is a glyph at an index.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }

  /// Returns the glyphs of the lines that a rectangle of a container touches.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    var found: NSRange?
    enumerateLineFragments(forGlyphRange: glyphRange(for: container)) { rect, _, owner, range, _ in
      guard owner === container, rect.minY < bounds.maxY, rect.maxY > bounds.minY else { return }
      found = found.map { NSUnionRange($0, range) } ?? range
    }
    return found ?? NSRange(location: 0, length: 0)
  }

  /// Returns the glyphs that the truncated line of a glyph omits; the location is `NSNotFound` if
  /// the line is not truncated.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let line = lines.line(of: glyphIndex), lines.layout.lines[line].line.isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let shown = NSMaxRange(lines.range(ofLine: line))
    // Text that is omitted at the start or in the middle is a part of the line.
    if let hidden = lines.hiddenRange(ofLine: line), hidden.location < shown { return hidden }
    return NSRange(location: shown, length: max(numberOfGlyphs - shown, 0))
  }

  /// Inserts a container.
  ///
  /// - Precondition: The index is at most the number of containers.
  public func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    let behind = Array(textContainers[index...])
    for _ in behind { removeTextContainer(at: index) }
    for container in [container] + behind { addTextContainer(container) }
  }

  /// Replaces the text storage. All layout managers of the old storage are moved to the new
  /// storage.
  public func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    for manager in textStorage?.layoutManagers ?? [self] {
      manager.textStorage?.removeLayoutManager(manager)
      newTextStorage.addLayoutManager(manager)
    }
  }

  // MARK: Laying out

  /// Finds the glyphs in a range of glyphs now, if needed.
  public func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = lines }

  /// Finds the glyphs of some characters now, if needed.
  public func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = lines }

  /// Divides some glyphs into lines now, if needed.
  public func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = lines }

  /// Divides the text in a rectangle into lines now, if needed.
  public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = lines
  }

  /// Marks the glyphs of some characters as out of date.
  public func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }

  /// Requests that characters are drawn again in the next pass.
  public func invalidateDisplay(forCharacterRange charRange: NSRange) { onInvalidation?() }

  /// Requests that glyphs are drawn again in the next pass.
  public func invalidateDisplay(forGlyphRange glyphRange: NSRange) { onInvalidation?() }
}
