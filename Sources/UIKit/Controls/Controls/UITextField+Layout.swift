import Foundation
import GalleyDrawing
import GalleyGeometry

// The layout of a text field, and its displayed text.

extension UITextField {
  // MARK: Rectangles

  /// The distance of the text from the sides.
  private var sideInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// The height of a field with a line of text.
  private var fittingHeight: CGFloat {
    let line = emptyLineHeight.rounded(.up)
    return switch borderStyle {
    case .none: line + 1
    case .line: line + 5
    case .bezel: line + 9
    // A field with a small font is as high as a field with the standard font.
    case .roundedRect: max(line + 12, 34)
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns whether a view with a mode is visible.
  private func shows(_ mode: ViewMode, _ isEditing: Bool) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func showsLeft(_ isEditing: Bool) -> Bool {
    leftView != nil && shows(leftViewMode, isEditing)
  }

  private func showsRight(_ isEditing: Bool) -> Bool {
    rightView != nil && shows(rightViewMode, isEditing)
  }

  private func showsClear(_ isEditing: Bool) -> Bool {
    isEnabled && canBeCleared && !showsRight(isEditing) && shows(clearButtonMode, isEditing)
  }

  /// Returns the area for the text, between the left view and the right view or the clear button.
  internal func areaForText(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    var (left, right) = (bounds.minX + sideInset, bounds.maxX - sideInset)
    var beside: [(rect: CGRect, isAtStart: Bool)] = []
    if showsLeft(isEditing) { beside.append((leftViewRect(forBounds: bounds), true)) }
    if showsRight(isEditing) {
      beside.append((rightViewRect(forBounds: bounds), false))
    } else if showsClear(isEditing) {
      beside.append((clearButtonRect(forBounds: bounds), false))
    }
    for (rect, isAtStart) in beside {
      if isAtStart != isMirrored {
        left = max(left, rect.maxX)
      } else {
        right = min(right, rect.minX)
      }
    }
    return CGRect(
      x: min(left, bounds.maxX), y: bounds.minY, width: max(right - left, 0),
      height: bounds.height)
  }

  internal func areaForClearButton(_ bounds: CGRect) -> CGRect {
    let side = min(19, bounds.height)
    let inset: CGFloat = borderStyle == .none ? 0 : 5
    return CGRect(
      x: isMirrored ? bounds.minX + inset : bounds.maxX - side - inset,
      y: ((bounds.minY + bounds.maxY - side) / 2).rounded(.down), width: side, height: side)
  }

  /// Returns the frame of the left or the right view. As in UIKit, the left view is at the leading
  /// edge, and the right view is at the trailing edge.
  internal func overlayFrame(of view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let view else { return CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: 0) }
    var size = view.bounds.size
    if size == .zero { size = view.intrinsicContentSize }
    if size.width < 0 || size.height < 0 { size = view.sizeThatFits(bounds.size) }
    let height = min(size.height, bounds.height)
    return CGRect(
      x: isLeft != isMirrored ? bounds.minX : bounds.maxX - size.width,
      y: ((bounds.minY + bounds.maxY - height) / 2).rounded(.down), width: size.width,
      height: height)
  }

  /// Adds the left view, the right view and the clear button if they are visible, and sets their
  /// frames.
  internal func placeOverlays() {
    let isEditing = isEditing
    place(leftView, leftViewRect(forBounds: bounds), shows: showsLeft(isEditing))
    place(rightView, rightViewRect(forBounds: bounds), shows: showsRight(isEditing))
    place(clearButton, clearButtonRect(forBounds: bounds), shows: showsClear(isEditing))
  }

  private func place(_ view: UIView?, _ frame: CGRect, shows: Bool) {
    guard let view else { return }
    if shows {
      if view.superview !== self { addSubview(view) }
      view.frame = frame
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  /// Called when the left or the right view was replaced.
  internal func overlayChanged(from old: UIView?) {
    if old?.superview === self, old !== leftView, old !== rightView { old?.removeFromSuperview() }
    lookChanged()
  }

  internal func makeClearButton() -> UIView {
    let button = FieldButton(nil, label: "Clear text") { [weak self] in
      self?.clear()
    }
    return button
  }

  /// Lays out and draws the field again, because its appearance has changed.
  internal func lookChanged() {
    setNeedsLayout()
    textAppearanceChanged()
  }

  // MARK: Size

  internal var fittingSize: CGSize {
    let text = displayedLines.usedRect.width
    let placeholder = placeholderText.map { SharedText($0).size(in: TextContainer()).width } ?? 0
    var width = max(text, CGFloat(placeholder)) + 2 * sideInset
    if showsLeft(isEditing) { width += leftViewRect(forBounds: bounds).width }
    if showsRight(isEditing) { width += rightViewRect(forBounds: bounds).width }
    if clearButtonMode != .never, rightView == nil { width += 24 }
    return CGSize(width: width.rounded(.up), height: fittingHeight)
  }

  internal var emptyLineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight }

  // MARK: Text

  internal var textDirection: LayoutDirection { isMirrored ? .rightToLeft : .leftToRight }

  internal var textDefaults: TextDefaults {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return TextDefaults(
      font: font ?? .systemFont(ofSize: 17), color: textColor ?? .label, paragraph: style,
      traits: traitCollection)
  }

  /// The displayed text. Line breaks are displayed as spaces, and secret text as dots.
  internal var shownText: NSAttributedString {
    let text = editor.storage
    let string = text.string
    if isSecureTextEntry {
      return NSAttributedString(
        string: String(repeating: "•", count: string.count), attributes: defaultTextAttributes)
    }
    guard TextUnits.hasLineEnd(string) else { return text }
    let line = NSMutableAttributedString(attributedString: text)
    for (index, unit) in string.utf16.enumerated() where TextUnits.lineEnds.contains(unit) {
      line.replaceCharacters(in: NSRange(location: index, length: 1), with: " ")
    }
    return line
  }

  /// Returns the offset in the displayed text for an offset in the text.
  ///
  /// In a secure field, the two offsets differ, because each character is displayed as one dot.
  internal func displayedOffset(of offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    let units = editor.units
    return units.text(NSRange(location: 0, length: offset)).count
  }

  /// Returns the offset in the text for an offset in the displayed text.
  internal func offset(ofDisplayed offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    return String(editor.storage.string.prefix(offset)).utf16.count
  }

  /// The layout of the displayed text, which is a single line. The layout is stored until the text
  /// or its appearance changes.
  internal var displayedLines: LaidOutLines {
    if let knownLine { return knownLine }
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 1
    let line = LaidOutLines(
      StyledText(shownText, textDefaults), in: container, direction: textDirection)
    knownLine = line
    return line
  }

  /// The area of the text, which may be different during editing.
  internal var textArea: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The horizontal alignment of the text, without `natural`.
  private enum Side { case left, center, right }

  private var side: Side {
    let isRightToLeft =
      editor.hasText ? displayedLines.isRightToLeft(line: 0) || isMirrored : isMirrored
    switch textAlignment {
    case .left: return .left
    case .center: return .center
    case .right: return .right
    default: return isRightToLeft ? .right : .left
    }
  }

  private func x(ofWidth width: CGFloat, in area: CGRect) -> CGFloat {
    guard width <= area.width else { return area.minX }
    switch side {
    case .left: return area.minX
    case .center: return (area.minX + area.maxX - width) / 2
    case .right: return area.maxX - width
    }
  }

  internal func textTop(ofHeight height: CGFloat, in area: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: area.minY
    case .bottom: area.maxY - height
    // The text is vertically centered, on whole points, as in labels.
    case .center, .fill: area.minY + ((area.height - height) / 2 + 0.5).rounded(.down)
    }
  }

  internal var displayedOrigin: CGPoint {
    let (area, lines) = (textArea, displayedLines)
    let used = lines.usedRect
    let height = used.height > 0 ? used.height : emptyLineHeight
    return CGPoint(
      x: x(ofWidth: used.width, in: area) - lines.startX - scroll,
      y: textTop(ofHeight: height, in: area))
  }

  internal var emptyLineX: CGFloat { x(ofWidth: TextEditor.caretWidth, in: textArea) }

  /// Returns the rectangle of a caret. A caret at the right edge of the text's area is moved inside
  /// of the area, because the caret would be clipped at the edge.
  internal func caretInside(_ rect: CGRect) -> CGRect {
    let area = textArea
    var rect = rect
    if rect.maxX > area.maxX, rect.minX <= area.maxX + 0.5 {
      rect.origin.x = area.maxX - rect.width
    }
    return rect
  }

  /// Scrolls the text so that the caret is visible, if the text is longer than the field.
  internal func followCaret() {
    let before = scroll
    let (area, width) = (textArea, displayedLines.usedRect.width)
    let most = max(width + TextEditor.caretWidth - area.width, 0)
    guard isEditing, width > area.width else {
      scroll = 0
      if before != 0 { setNeedsDisplay() }
      return
    }
    let end = editor.selected.location + editor.selected.length
    let caret = displayedLines.caret(at: displayedOffset(of: end))?.minX ?? 0
    scroll = min(max(scroll, caret + TextEditor.caretWidth - area.width), caret)
    scroll = min(max(scroll, 0), most)
    if scroll != before { setNeedsDisplay() }
  }
}
