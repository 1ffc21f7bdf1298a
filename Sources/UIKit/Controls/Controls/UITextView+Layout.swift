import Foundation
import GalleyDrawing
import GalleyGeometry

// The layout of a text view.

/// The view in which the text is drawn. The view is as large as the content of its text view.
internal final class TextContainerView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    preconditionFailure("TextContainerView.init(coder:): Galley reads no archives")
  }

  override func draw(_ rect: CGRect) { (superview as? UITextView)?.drawPage() }

  override var accessibilityDefaults: AccessibilityDefaults { .none }
}

extension UITextView {
  /// Configures a new text view.
  internal func prepare() {
    isOpaque = false
    alwaysBounceVertical = false
    insertSubview(textContainerView, at: 0)
    addGestureRecognizer(textTap)
    addGestureRecognizer(itemMenu.press)
    layoutManager.look = NSLayoutManager.Look(
      text: { [weak self] in self?.shown($0) ?? $0 },
      defaults: { [weak self] in TextDefaults(traits: self?.traitCollection) },
      direction: { [weak self] in self?.direction ?? .leftToRight })
    layoutManager.onInvalidation = { [weak self] in self?.textMoved() }
    containerChanged()
  }

  private var direction: LayoutDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Called when the layout of the text is out of date.
  private func textMoved() {
    needsFit = true
    textContainerView.setNeedsDisplay()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// Called when the width or the insets of the view have changed, which changes the width of the
  /// lines.
  internal func containerChanged() {
    if textContainer.widthTracksTextView {
      let inset = textContainerInset
      textContainer.size = CGSize(
        width: max(bounds.width - inset.left - inset.right, 0), height: .greatestFiniteMagnitude)
    }
    textMoved()
  }

  /// Sets the content size to the size of the text.
  internal func fitContent() {
    guard needsFit, !isFitting else { return }
    isFitting = true
    needsFit = false
    let height = height(of: layoutManager.lines)
    contentSize = CGSize(width: bounds.width, height: height)
    textContainerView.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(height, bounds.height))
    isFitting = false
  }

  private func height(of lines: LaidOutLines) -> CGFloat {
    let used = lines.usedRect
    let text = used.height > 0 ? used.maxY : emptyLineHeight
    return onPixels(text + textContainerInset.top + textContainerInset.bottom)
  }

  /// Rounds a length up to whole pixels.
  private func onPixels(_ length: CGFloat) -> CGFloat {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    // A length that is above a whole number of pixels by a rounding error is rounded down.
    return grid.hasPixels ? ((length - 1e-6) * grid.scale).rounded(.up) / grid.scale : length
  }

  internal func fittingSize(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = textContainer.lineFragmentPadding
    container.maximumNumberOfLines = textContainer.maximumNumberOfLines
    container.lineBreakMode = textContainer.lineBreakMode
    if size.width > 0, size.width.isFinite {
      container.size.width = max(size.width - inset.left - inset.right, 1)
    }
    let text = StyledText(shown(textStorage), TextDefaults(traits: traitCollection))
    let lines = LaidOutLines(text, in: container, direction: direction)
    let used = lines.usedRect
    let width = used.height > 0 ? used.width : 2 * container.lineFragmentPadding
    let limit = size.width > 0 ? size.width : .infinity
    return CGSize(
      width: min(onPixels(width + inset.left + inset.right), limit), height: height(of: lines))
  }

  // MARK: Lines

  internal var displayedLines: LaidOutLines { layoutManager.lines }

  internal var displayedOrigin: CGPoint {
    CGPoint(x: textContainerInset.left, y: textContainerInset.top)
  }

  internal var emptyLineHeight: CGFloat {
    (editor.typing[.font] as? UIFont ?? .systemFont(ofSize: 12)).lineHeight
  }

  internal var emptyLineX: CGFloat {
    let padding = textContainer.lineFragmentPadding
    let left = textContainerInset.left + padding
    let right = bounds.width - textContainerInset.right - padding - TextEditor.caretWidth
    let style = editor.typing[.paragraphStyle] as? NSParagraphStyle
    switch style?.alignment ?? .natural {
    case .center: return (left + right) / 2
    case .right: return right
    case .left: return left
    default: return direction == .rightToLeft ? right : left
    }
  }

  internal func scrollToVisible(_ range: NSRange) {
    guard isScrollEnabled else { return }
    fitContent()
    let range = editor.units.whole(range)
    let rects = editor.rects(range)
    let first = rects.first ?? editor.caretRect(range.location)
    let rect = rects.dropFirst().reduce(first) { $0.union($1) }
    scrollRectToVisible(rect, animated: false)
  }

  // MARK: Drawing

  /// Draws the selection, the text and the caret.
  internal func drawPage() {
    editor.drawSelection()
    let all = layoutManager.glyphRange(for: textContainer)
    layoutManager.drawBackground(forGlyphRange: all, at: displayedOrigin)
    layoutManager.drawGlyphs(forGlyphRange: all, at: displayedOrigin)
    editor.drawCaret()
  }
}
