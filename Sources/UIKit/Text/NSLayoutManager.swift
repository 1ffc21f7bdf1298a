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
  /// Whether lines are as far apart as their fonts say.
  ///
  /// - Differs: They always are.
  open var usesFontLeading = true

  private var known: SetLines?

  /// No text yet.
  public override init() {}

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
  internal var onForgotten: (() -> Void)?

  internal func forgetLayout() {
    known = nil
    onForgotten?()
  }

  /// What is shown of the text and how, if that is said by a view: as many characters as the text has.
  internal var look: Look?

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
      text, in: textContainers.first, direction: look?.direction() ?? .leftToRight)
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
}
