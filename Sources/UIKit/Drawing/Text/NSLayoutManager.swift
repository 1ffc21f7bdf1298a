import Foundation
import GalleyDrawing
import GalleyGeometry

/// An object that divides a text into lines, and provides the position of each character.
///
///     let storage = NSTextStorage(attributedString: text)
///     let manager = NSLayoutManager()
///     let container = NSTextContainer(size: CGSize(width: 200, height: 0))
///     storage.addLayoutManager(manager)
///     manager.addTextContainer(container)
///     manager.usedRect(for: container)
///
/// - Differs: A glyph is a unit of UTF-16, and all text is in the first container.
open class NSLayoutManager: NSObject {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The containers of the text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The delegate, which is called when the text is divided into lines.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { forgetLayout() } }
  /// Whether lines are separated by the space that their fonts specify.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { forgetLayout() } } }

  /// Whether a part of the text may be laid out before the text that precedes it. The property has
  /// no effect, because text is laid out as a whole.
  open var allowsNonContiguousLayout = false
  /// Whether a later part of the text is laid out while an earlier part is not.
  ///
  /// The value is always `false`, because text is laid out as a whole.
  open var hasNonContiguousLayout: Bool { false }

  /// The lines, or `nil` if they are out of date.
  private var known: LaidOutLines?
  /// The number of times that the lines have become out of date.
  private var invalidationCount = 0
  /// The text with the attributes of the view that shows the text, or `nil` if the lines are out of
  /// date.
  private final var knownLook: NSAttributedString?

  /// Creates a layout manager without a text.
  public override init() {}

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// Writes the object into an archive.
  ///
  /// - Precondition: A subclass overrides this method without calling `super`. Galley writes no
  ///   archives, so this method traps.
  open func encode(with coder: NSCoder) { Misuse.trapOnWriting(Self.self) }

  // MARK: Containers

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    forgetLayout()
  }

  /// Removes a container.
  ///
  /// - Precondition: The index exists.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }

  // MARK: Layout

  /// Divides the text into lines now, if needed.
  open func ensureLayout(for container: NSTextContainer) { _ = lines }

  /// Divides a part of the text into lines now, if needed.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = lines }

  /// Marks the lines as out of date, so that the text is laid out again when the lines are next
  /// needed.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharacterRange?.pointee = charRange
    forgetLayout()
  }

  /// Called when the lines are out of date.
  internal final var onInvalidation: (() -> Void)?

  internal func forgetLayout() {
    known = nil
    knownLook = nil
    invalidationCount += 1
    onInvalidation?()
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// The look of the text in the view that shows the text; `nil` if no view shows the text.
  internal final var look: Look?

  /// Closures that return the look of a text in a view: the text with the view's attributes, the
  /// default attributes, and the writing direction. The text with the view's attributes must have
  /// the same number of characters.
  internal struct Look {
    var text: (NSAttributedString) -> NSAttributedString
    var defaults: () -> TextDefaults
    var direction: () -> LayoutDirection
  }

  /// The text with the attributes of its view, or the text itself if no view shows the text. The
  /// text with the attributes of a view is cached until the lines are out of date.
  private var shown: NSAttributedString? {
    guard let textStorage, let look else { return textStorage }
    if let knownLook { return knownLook }
    let text = look.text(textStorage)
    // The storage itself is not cached: it retains its layout managers, so a manager that retained
    // the storage would cause a retain cycle.
    if text !== textStorage { knownLook = text }
    return text
  }

  /// Whether the delegate is placing the lines.
  private var isPlacing = false

  /// The lines of the text. If they are out of date, the text is laid out first.
  internal var lines: LaidOutLines {
    if let known { return known }
    // If the delegate reads the layout while it places the lines, return lines that are not placed.
    // Otherwise, the delegate would be called without end.
    guard let delegate, !isPlacing else { return newLines() }
    isPlacing = true
    var count = invalidationCount
    var placed = newLines().placed(by: delegate, of: self)
    // If the delegate has invalidated the layout, the text is laid out again. The number of
    // repetitions is limited, because a delegate may invalidate the layout each time.
    for _ in 0..<4 where invalidationCount != count {
      count = invalidationCount
      placed = newLines().placed(by: delegate, of: self)
    }
    isPlacing = false
    known = placed
    delegate.layoutManager(self, didCompleteLayoutFor: textContainers.first, atEnd: true)
    return placed
  }

  /// Lays out the text, and stores the lines, so that the delegate can request the lines while it
  /// places the lines.
  private func newLines() -> LaidOutLines {
    let text = StyledText(
      shown ?? NSAttributedString(string: ""), look?.defaults() ?? TextDefaults())
    let lines = LaidOutLines(
      text, in: textContainers.first, direction: look?.direction() ?? .leftToRight,
      usesFontLeading: usesFontLeading)
    known = lines
    return lines
  }

  // MARK: Drawing

  /// Draws a part of the text. Override this method to draw something in front of the text.
  ///
  /// - Differs: Each line that contains a part of the range is drawn as a whole.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard glyphsToShow.length > 0 else { return }
    let inside = CGPoint(x: origin.x + lines.padding, y: origin.y)
    TextDrawing.draw(lines.layout(showing: glyphsToShow).removingBackgrounds(), at: inside)
  }

  /// Draws the background of a part of the text. Override this method to draw another background.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let shown else { return }
    let range = NSIntersectionRange(glyphsToShow, NSRange(location: 0, length: shown.length))
    shown.enumerateAttribute(.backgroundColor, in: range) { value, range, _ in
      guard let color = value as? UIColor else { return }
      let rects = lines.backgrounds(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: range, color: color)
    }
  }

  /// Fills the background of some characters. Override this method to draw other shapes, such as
  /// rectangles with round corners.
  ///
  ///     override func fillBackgroundRectArray(
  ///       _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
  ///       forCharacterRange charRange: NSRange, color: UIColor
  ///     ) {
  ///       color.setFill()
  ///       for index in 0..<rectCount {
  ///         UIBezierPath(roundedRect: rectArray[index], cornerRadius: 4).fill()
  ///       }
  ///     }
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    color.setFill()
    for index in 0..<rectCount { UIGraphicsGetCurrentContext()?.fill(rectArray[index]) }
  }

  // MARK: Characters and glyphs

  /// The number of glyphs.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    container === textContainers.first ? NSRange(0..<lines.shownLength) : NSRange(0..<0)
  }

  /// Returns the glyphs of some characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of some glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  // MARK: Rectangles

  /// Returns the bounds of the text, including the padding of lines on both sides.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    container === textContainers.first ? lines.usedRect : .zero
  }

  /// Returns a rectangle around some glyphs.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    lines.rects(of: glyphRange).reduce(CGRect.null) { $0.union($1) }.orZero
  }

  /// Returns the rectangle of the line that contains a glyph, across the whole width of the
  /// container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = lines.line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = lines.range(ofLine: line)
    return lines.rect(ofLine: line)
  }

  /// Returns the part of a line that has text, including the padding on both sides.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = lines.line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = lines.range(ofLine: line)
    return lines.usedRect(ofLine: line)
  }

  /// Returns the position of a glyph on the baseline, relative to the top left corner of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    lines.location(of: glyphIndex)
  }

  /// Returns the size of the attachment at a glyph; -1 by -1 if there is no attachment.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    lines.attachmentSize(at: glyphIndex) ?? CGSize(width: -1, height: -1)
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

  /// Calls a closure with rectangles around some glyphs, one for each line.
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

  /// Returns the glyph that is nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    lines.character(at: point).index
  }

  /// Returns the glyph at a point, and the fraction of its width before the point.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = lines.character(at: point)
    partialFraction?.pointee = fraction
    return index
  }

  /// Returns the character at a point, and the fraction of the distance to the next character.
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
  /// The rectangle; zero if the rectangle is null.
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}
