import Foundation
import GalleyDrawing
import GalleyGeometry

/// Puts a text into lines, and knows where each of its characters is.
///
///     let storage = NSTextStorage(attributedString: text)
///     let manager = NSLayoutManager()
///     let container = NSTextContainer(size: CGSize(width: 200, height: 0))
///     storage.addLayoutManager(manager)
///     manager.addTextContainer(container)
///     manager.usedRect(for: container)
///
/// - Differs: A glyph is a unit of UTF-16; all text is in the first container; there is no delegate.
open class NSLayoutManager: NSObject {
  /// Whose text it is.
  open internal(set) weak var textStorage: NSTextStorage?
  /// Where the text is.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether there is the room between lines that their fonts ask for.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { forgetLayout() } } }

  private var known: SetLines?

  /// No text yet.
  public override init() {}

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  // MARK: Containers

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    forgetLayout()
  }

  /// Removes a container.
  ///
  /// - Precondition: There is one of this index.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }

  // MARK: Layout

  /// Puts the text into lines now, if that is not done yet.
  open func ensureLayout(for container: NSTextContainer) { _ = lines }

  /// Puts some text into lines now, if that is not done yet.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = lines }

  /// Puts the text into lines again when it is next asked for.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharacterRange?.pointee = charRange
    forgetLayout()
  }

  /// Who wants to know that the text has to be put into lines again.
  internal final var onForgotten: (() -> Void)?

  internal func forgetLayout() {
    known = nil
    onForgotten?()
  }

  /// What is shown of the text and how, if that is said by a view: as many characters as the text has.
  internal final var look: Look?

  internal struct Look {
    var text: (NSAttributedString) -> NSAttributedString
    var defaults: () -> TextDefaults
    var direction: () -> LayoutDirection
  }

  internal var lines: SetLines {
    if let known { return known }
    let storage = textStorage ?? NSAttributedString(string: "")
    let text = StyledText(look?.text(storage) ?? storage, look?.defaults() ?? TextDefaults())
    let lines = SetLines(
      text, in: textContainers.first, direction: look?.direction() ?? .leftToRight,
      usesFontLeading: usesFontLeading)
    known = lines
    return lines
  }

  // MARK: Drawing

  /// Draws some of the text. Override it to draw something in front of it.
  ///
  /// - Differs: All lines are drawn in which some of it is.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard glyphsToShow.length > 0 else { return }
    let inside = CGPoint(x: origin.x + lines.padding, y: origin.y)
    TextDrawing.draw(lines.layout(showing: glyphsToShow), at: inside)
  }

  /// Draws what is behind some of the text. Override it to draw something else there.
  ///
  /// - Differs: It draws nothing: background colors are drawn with the letters.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  // MARK: Characters and glyphs

  /// How many glyphs there are.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The glyphs that are in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    container === textContainers.first ? NSRange(0..<lines.shownLength) : NSRange(0..<0)
  }

  /// The glyphs of some characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of some glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  // MARK: Rectangles

  /// Where the text is, with the room that lines keep free on both sides.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    container === textContainers.first ? lines.usedRect : .zero
  }

  /// Where some glyphs are, all in one rectangle.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    lines.rects(of: glyphRange).reduce(CGRect.null) { $0.union($1) }.orZero
  }

  /// The line in which a glyph is, from side to side.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = lines.line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = lines.range(ofLine: line)
    return lines.rect(ofLine: line)
  }

  /// The part of a line that has text, with the room that it keeps free on both sides.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = lines.line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = lines.range(ofLine: line)
    return lines.usedRect(ofLine: line)
  }

  /// Where a glyph begins on the base line, from its line's upper left corner.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    lines.location(of: glyphIndex)
  }

  /// Calls a closure with each line of some glyphs.
  open func enumerateLineFragments(
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
  open func enumerateEnclosingRects(
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
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    lines.character(at: point).index
  }

  /// The glyph at a point, and how far through it the point is.
  open func glyphIndex(
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
  open func characterIndex(
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
