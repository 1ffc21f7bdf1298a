import Foundation
import GalleyDrawing
import GalleyGeometry

/// A view that shows text.
///
///     let label = UILabel()
///     label.text = "Hello"
///     label.font = .preferredFont(forTextStyle: .body)
///     label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    coder.fill(self, as: UILabel.self)
  }

  // MARK: Text

  /// The text, without its attributes.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      willChangeValue(forKey: "text")
      defer { didChangeValue(forKey: "text") }
      guard newValue != text || attributed != nil else { return }
      if !keepsAttributedText { adoptStyleOfAttributedText() }
      plain = newValue
      attributed = nil
      textChanged()
    }
  }

  /// The text with attributes. Attributes that the text lacks are taken from the label.
  ///
  /// The label takes its font, color, alignment and line break mode from the first letter. Text
  /// that is set later keeps this style:
  ///
  ///     label.attributedText = NSAttributedString(
  ///       string: "Late", attributes: [.foregroundColor: UIColor.red])
  ///     label.textColor      // red
  ///     label.text = "Soon"  // red, too
  ///
  /// - Unverified: the attributes of the label that UIKit adds (here: font, color and paragraph
  ///   style), and that new attributed text does not keep the style of the previous one.
  open var attributedText: NSAttributedString? {
    get {
      attributed?.addingMissingAttributes(attributes)
        ?? plain.map { NSAttributedString(string: $0, attributes: attributes) }
    }
    set {
      attributed = newValue.map { NSMutableAttributedString(attributedString: $0) }
      if window != nil, adjustsFontForContentSizeCategory {
        attributed?.adjustFonts(to: traitCollection)
      }
      plain = nil
      textChanged()
    }
  }

  /// The text, if it was set without attributes.
  private var plain: String?
  /// The text, if it was set with attributes.
  private var attributed: NSMutableAttributedString?
  /// Whether the attributed text keeps its attributes when a property, such as the font, is set.
  private var keepsAttributedText = false
  /// Whether setting a property, such as the font, changes the attributed text.
  private var appliesToAttributedText: Bool { attributed != nil && !keepsAttributedText }

  /// Runs a closure in which the text, the font and the color of the label are set only for plain
  /// text.
  ///
  /// The attributes of attributed text do not change. Plain text that is set in the closure does
  /// not get the attributes of the attributed text. Appearance proxies, cells and buttons use this
  /// method.
  internal final func withoutChangingAttributedText(_ set: () -> Void) {
    let before = keepsAttributedText
    keepsAttributedText = true
    set()
    keepsAttributedText = before
  }

  /// The font. The default is the system font of 17 points. Like the other properties of the text,
  /// the font applies to the whole attributed text if it is set after the text.
  ///
  ///     label.attributedText = title          // partly bold
  ///     label.font = .systemFont(ofSize: 20)  // not bold
  open var font: UIFont! {
    get { styleOfAttributedText(.font) as? UIFont ?? plainFont }
    set {
      guard ownFont != newValue || appliesToAttributedText else { return }
      ownFont = newValue
      if appliesToAttributedText { attributed?.setAttribute(.font, to: plainFont) }
      textChanged()
    }
  }

  /// The font that was set for the label.
  private var ownFont: UIFont?
  /// The font of text without attributes.
  internal final var plainFont: UIFont { ownFont ?? UILabel.defaultFont }
  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  /// The text color.
  open var textColor: UIColor! {
    get { styleOfAttributedText(.foregroundColor) as? UIColor ?? plainColor }
    set {
      guard ownColor != newValue || appliesToAttributedText else { return }
      ownColor = newValue
      if appliesToAttributedText { attributed?.setAttribute(.foregroundColor, to: plainColor) }
      textChanged()
    }
  }

  /// The color that was set for the label.
  private var ownColor: UIColor?
  /// The color of text without attributes.
  internal final var plainColor: UIColor { ownColor ?? .label }
  /// The text color while the label is highlighted.
  open var highlightedTextColor: UIColor? { didSet { if isHighlighted { textChanged() } } }
  /// Whether the label is highlighted.
  open var isHighlighted = false { didSet { if highlightedTextColor != nil { textChanged() } } }
  /// Whether the label looks enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { textChanged() } } }
  /// The alignment of lines.
  open var textAlignment: NSTextAlignment {
    get { paragraphOfAttributedText?.alignment ?? plainAlignment }
    set {
      guard plainAlignment != newValue || appliesToAttributedText else { return }
      plainAlignment = newValue
      if appliesToAttributedText { attributed?.changeParagraphs { $0.alignment = newValue } }
      textChanged()
    }
  }

  /// The alignment of text without attributes.
  internal final private(set) var plainAlignment = NSTextAlignment.natural
  /// The truncation or wrapping of text that does not fit.
  open var lineBreakMode: NSLineBreakMode {
    get { paragraphOfAttributedText?.lineBreakMode ?? plainLineBreakMode }
    set {
      guard plainLineBreakMode != newValue || appliesToAttributedText else { return }
      plainLineBreakMode = newValue
      if appliesToAttributedText { attributed?.changeParagraphs { $0.lineBreakMode = newValue } }
      textChanged()
    }
  }

  /// The line break mode of text without attributes.
  internal final private(set) var plainLineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines; no limit, if zero.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }
  /// The color of the text's shadow.
  open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { textChanged() } } }
  /// The offset of the text's shadow.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowColor != nil, shadowOffset != oldValue { textChanged() } }
  }
  /// Whether the shadow is drawn at the opposite offset. A button sets this property of its title
  /// label while the button is highlighted.
  internal final var reversesShadow = false {
    didSet { if shadowColor != nil, reversesShadow != oldValue { textChanged() } }
  }

  // MARK: Large content

  /// The title that the large content viewer shows. The default is the text of the label.
  open override var largeContentTitle: String? {
    get { super.largeContentTitle ?? text }
    set { super.largeContentTitle = newValue }
  }

  // MARK: Fitting

  /// Whether letters shrink if one line does not fit.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The smallest factor by which the letters may shrink: no limit, if zero.
  /// - Unverified: the limit of UIKit for zero.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Whether the space between letters may shrink before text is truncated.
  /// - Differs: the space does not shrink.
  open var allowsDefaultTighteningForTruncation = false
  /// The rules by which lines break, in addition to the rules of the text's language.
  /// - Differs: it is stored without effect.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// Whether a pointer over truncated text shows the whole text.
  /// - Differs: it is stored without effect.
  open var showsExpansionTextWhenTruncated = false
  /// The position of a line whose letters were shrunk.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if adjustsFontSizeToFitWidth { setNeedsDisplay() } }
  }
  /// The maximum width of lines for the intrinsic content size. 0 means the width that constraints
  /// give the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if window != nil { adjustFonts() } }
  }

  /// Returns the size of the text in lines of at most the given width, with at most `numberOfLines`
  /// lines.
  ///
  /// The given height and a width of zero are ignored. If `numberOfLines` is 1, the width is
  /// ignored, too, because a single line is as long as its text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = numberOfLines != 1 && size.width > 0
    let limits = CGSize(width: isLimited ? size.width : .infinity, height: .infinity)
    return textRect(
      forBounds: CGRect(origin: .zero, size: limits), limitedToNumberOfLines: numberOfLines
    ).size
  }

  open override var intrinsicContentSize: CGSize {
    // `foundWidth` is the width that Auto Layout has computed for the label in its first pass.
    let width =
      preferredMaxLayoutWidth > 0
      ? preferredMaxLayoutWidth : storage.layout?.foundWidth ?? .infinity
    return sizeThatFits(CGSize(width: width, height: .infinity))
  }

  // MARK: Auto Layout

  internal override var defaultHugging: UILayoutPriority { .defaultLow + 1 }

  internal override var heightFollowsWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  internal override var baselineFont: UIFont? { font }

  internal override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    // The first baseline is on a whole point, and the line height is a whole number of pixels.
    let first = (font.ascender + 0.5).rounded(.down)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let line =
      grid.hasPixels
      ? (font.lineHeight * grid.scale - 1e-6).rounded(.up) / grid.scale : font.lineHeight
    return (first, line - first)
  }

  /// Returns the rectangle of the text in some bounds. Subclasses may override this method.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard let layout = layout(in: bounds.size, lines: numberOfLines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let size = layout.size
    let grid = PixelGrid(scale: traitCollection.displayScale)
    func up(_ length: Double) -> Double {
      // A length that is above a whole number of pixels by a rounding error is rounded down.
      grid.hasPixels ? ((length - 1e-6) * grid.scale).rounded(.up) / grid.scale : length
    }
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(up(size.width), bounds.width),
      height: min(up(size.height), max(bounds.height, 0)))
  }

  open override func draw(_ rect: CGRect) {
    // A view without a size shows nothing, but the first line would be drawn in any size.
    if !bounds.isEmpty { drawText(in: bounds) }
  }

  /// Draws the text in a rectangle. A subclass with margins overrides this method, and passes a
  /// smaller rectangle to `super`.
  open func drawText(in rect: CGRect) {
    guard let layout = layout(in: rect.size, lines: numberOfLines, shrinks: true) else { return }
    TextDrawing.draw(
      layout, at: CGPoint(x: rect.minX, y: rect.minY + top(of: layout, in: rect.size)))
  }

  // MARK: Internals

  /// The text with its styles; `nil` if the text or its style has changed since the last use.
  private var cachedText: SharedText?

  /// Called when the text or its style has changed. A table cell then lays out its labels again.
  internal final var onTextChange: (() -> Void)?

  private func textChanged() {
    cachedText = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    onTextChange?()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      adjustFonts()
    }
  }

  internal override func cachedTraitsWereRemoved() {
    super.cachedTraitsWereRemoved()
    cachedText = nil
    // `traitCollectionDidChange(_:)` is not called when a new view is added to a window.
    if window != nil { adjustFonts() }
  }

  /// Adjusts the fonts to the content size category, if the label follows the category.
  private func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let before = ownFont
    ownFont = ownFont?.adjusted(to: traitCollection)
    let hasChanged = attributed?.adjustFonts(to: traitCollection) == true
    if hasChanged || ownFont != before { textChanged() }
  }

  private var attributes: [NSAttributedString.Key: Any] {
    [.font: plainFont, .foregroundColor: plainColor, .paragraphStyle: paragraph]
  }

  /// Returns an attribute of the first letter of attributed text; `nil` for plain text.
  private func styleOfAttributedText(_ key: NSAttributedString.Key) -> Any? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(key, at: 0, effectiveRange: nil)
  }

  private var paragraphOfAttributedText: NSParagraphStyle? {
    styleOfAttributedText(.paragraphStyle) as? NSParagraphStyle
  }

  /// Uses the style of the attributed text's first letter for text that is set later.
  private func adoptStyleOfAttributedText() {
    if let font = styleOfAttributedText(.font) as? UIFont { ownFont = font }
    if let color = styleOfAttributedText(.foregroundColor) as? UIColor { ownColor = color }
    if let paragraph = paragraphOfAttributedText {
      (plainAlignment, plainLineBreakMode) = (paragraph.alignment, paragraph.lineBreakMode)
    }
  }

  private var paragraph: NSParagraphStyle {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = plainAlignment
    paragraph.lineBreakMode = plainLineBreakMode
    return paragraph
  }

  /// The color of text without attributes in the current state of the label.
  private var shownColor: UIColor {
    let color = (isHighlighted ? highlightedTextColor : nil) ?? plainColor
    return isEnabled ? color : .lightGray
  }

  /// The text with its styles, ready to be laid out.
  internal final var sharedText: SharedText {
    if let cachedText { return cachedText }
    let defaults = TextDefaults(
      font: plainFont, color: shownColor, paragraph: paragraph, traits: traitCollection)
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let shadowColor {
      let shadow = NSShadow()
      shadow.shadowColor = shadowColor
      shadow.shadowOffset =
        reversesShadow
        ? CGSize(width: -shadowOffset.width, height: -shadowOffset.height) : shadowOffset
      attributes[.shadow] = shadow
    }
    // Plain text needs no attributed string. On Linux, Foundation leaks 192 bytes for each
    // attributed string.
    let styled =
      attributed.map { StyledText($0.withLinkStyle, defaults) }
      ?? StyledText(plain ?? "", attributes, defaults)
    let text = SharedText(styled)
    cachedText = text
    return text
  }

  internal override var accessibilityDefaults: AccessibilityDefaults { .text(text) }

  package override var galleyText: String? { text }
}

extension NSMutableAttributedString {
  /// Sets an attribute of the whole text.
  fileprivate func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    addAttribute(key, value: value, range: NSRange(location: 0, length: length))
  }

  /// Changes all paragraph styles of the text. Text without a paragraph style does not change.
  fileprivate func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    var styles: [(NSRange, NSParagraphStyle)] = []
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) {
      style, range, _ in
      if let style = style as? NSParagraphStyle { styles.append((range, style)) }
    }
    for (range, style) in styles {
      let copy = NSMutableParagraphStyle(copying: style)
      change(copy)
      addAttribute(.paragraphStyle, value: copy, range: range)
    }
  }
}

/// The position of a line whose letters were shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that the letters have in their original size.
  case alignBaselines
  /// In the middle of the label.
  case alignCenters
  /// At the top of the line in its original size.
  /// - Unverified: that the line does not move to the top of the label.
  case none
}
