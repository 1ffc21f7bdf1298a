import Foundation
import GalleyDrawing
import GalleyGeometry

// The layout and the drawing of a text field.

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

  /// The height of a field in addition to a line of its text.
  private var heightAround: CGFloat {
    switch borderStyle {
    case .none: 1
    case .line: 5
    case .bezel: 9
    case .roundedRect: 13
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

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
    isEnabled && editor.hasText && !showsRight(isEditing) && shows(clearButtonMode, isEditing)
  }

  /// Returns the area that the border and the side views leave for the text.
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

  /// Returns the frame of an overlay view. Left is the leading side, as in UIKit.
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

  /// Called when the appearance has changed.
  internal func lookChanged() {
    setNeedsLayout()
    textAppearanceChanged()
  }

  // MARK: Size

  internal var fittingSize: CGSize {
    let text = shownLines.usedRect.width
    let placeholder = placeholderText.map { SharedText($0).size(in: TextContainer()).width } ?? 0
    var width = max(text, CGFloat(placeholder)) + 2 * sideInset
    if showsLeft(isEditing) { width += leftViewRect(forBounds: bounds).width }
    if showsRight(isEditing) { width += rightViewRect(forBounds: bounds).width }
    if clearButtonMode != .never, rightView == nil { width += 24 }
    return CGSize(width: width.rounded(.up), height: emptyLineHeight.rounded(.up) + heightAround)
  }

  internal var emptyLineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight }

  // MARK: Text

  private var direction: LayoutDirection { isMirrored ? .rightToLeft : .leftToRight }

  private var defaults: TextDefaults {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return TextDefaults(
      font: font ?? .systemFont(ofSize: 17), color: textColor ?? .label, paragraph: style,
      traits: traitCollection)
  }

  /// The text as it is shown: on one line, and in a secure field as dots.
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

  internal func shownPlace(_ offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    let units = editor.units
    return units.text(NSRange(location: 0, length: offset)).count
  }

  internal func place(ofShown offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    return String(editor.storage.string.prefix(offset)).utf16.count
  }

  internal var shownLines: SetLines {
    if let knownLine { return knownLine }
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 1
    let line = SetLines(StyledText(shownText, defaults), in: container, direction: direction)
    knownLine = line
    return line
  }

  /// The area of the text.
  private var textArea: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  private enum Side { case left, center, right }

  private var side: Side {
    let isRightToLeft =
      editor.hasText ? shownLines.isRightToLeft(line: 0) || isMirrored : isMirrored
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

  private func y(ofHeight height: CGFloat, in area: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: area.minY
    case .bottom: area.maxY - height
    // On whole points, as in labels.
    case .center, .fill: area.minY + ((area.height - height) / 2 + 0.5).rounded(.down)
    }
  }

  internal var shownOrigin: CGPoint {
    let (area, lines) = (textArea, shownLines)
    let used = lines.usedRect
    let height = used.height > 0 ? used.height : emptyLineHeight
    return CGPoint(
      x: x(ofWidth: used.width, in: area) - lines.startX - scroll, y: y(ofHeight: height, in: area))
  }

  internal var emptyLineX: CGFloat { x(ofWidth: TextEditor.caretWidth, in: textArea) }

  /// Returns a caret at the end of the line, moved into the field.
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
    let (area, width) = (textArea, shownLines.usedRect.width)
    let most = max(width + TextEditor.caretWidth - area.width, 0)
    guard isEditing, width > area.width else {
      scroll = 0
      if before != 0 { setNeedsDisplay() }
      return
    }
    let end = editor.selected.location + editor.selected.length
    let caret = shownLines.caret(at: shownPlace(end))?.minX ?? 0
    scroll = min(max(scroll, caret + TextEditor.caretWidth - area.width), caret)
    scroll = min(max(scroll, 0), most)
    if scroll != before { setNeedsDisplay() }
  }

  // MARK: Drawing

  /// Returns the drawing of the text, or the placeholder, and the selection.
  internal func recordText() -> DisplayList {
    UIGraphics.recordLayer(in: bounds) { context in
      traitCollection.performAsCurrent {
        let area = editor.hasText ? textArea : placeholderRect(forBounds: bounds)
        context.saveGState()
        context.clip(to: area)
        editor.drawSelection()
        if editor.hasText { drawText(in: area) } else { drawPlaceholder(in: area) }
        context.restoreGState()
        context.saveGState()
        context.clip(to: textArea)
        editor.drawCaret()
        context.restoreGState()
      }
    }
  }

  internal func drawOwnText(in rect: CGRect) {
    let origin = shownOrigin
    if isEditing {
      let lines = shownLines
      // If the app draws in another rectangle than the field's own, the text moves with it.
      let shift = CGPoint(x: rect.minX - textArea.minX, y: rect.minY - textArea.minY)
      TextDrawing.draw(lines.layout, at: CGPoint(x: origin.x + shift.x, y: origin.y + shift.y))
      return
    }
    let text = SharedText(StyledText(shownText, defaults))
    draw(text, in: rect, shrinks: adjustsFontSizeToFitWidth)
  }

  private var placeholderText: StyledText? {
    guard let attributedPlaceholder, attributedPlaceholder.length > 0 else { return nil }
    var defaults = defaults
    defaults.color = .placeholderText
    return StyledText(attributedPlaceholder, defaults)
  }

  internal func drawOwnPlaceholder(in rect: CGRect) {
    if let placeholderText { draw(SharedText(placeholderText), in: rect, shrinks: false) }
  }

  /// Draws a line of text, which is truncated if it does not fit.
  private func draw(_ text: SharedText, in rect: CGRect, shrinks: Bool) {
    var text = text
    let free = TextContainer(maximumLineCount: 1, direction: direction)
    if shrinks, text.size(in: free).width > rect.width {
      let size = font?.pointSize ?? 17
      let least = minimumFontSize > 0 ? min(Double(minimumFontSize / size), 1) : 0.05
      let scale = TextFitting.scale(from: least) { factor in
        SharedText(text.text.scaled(by: factor)).size(in: free).width <= rect.width
      }
      text = SharedText(text.text.scaled(by: scale))
    }
    let layout = text.layout(
      in: TextContainer(
        width: max(rect.width, 0), maximumLineCount: 1, truncation: .truncateTail,
        direction: direction))
    TextDrawing.draw(
      layout, at: CGPoint(x: rect.minX, y: y(ofHeight: layout.size.height, in: rect)))
  }

  /// Returns the drawing of the border.
  internal func recordBorder() -> DisplayList {
    guard borderStyle != .none || background != nil || disabledBackground != nil else {
      return DisplayList()
    }
    return UIGraphics.recordLayer(in: bounds) { _ in
      traitCollection.performAsCurrent { drawBorder(in: borderRect(forBounds: bounds)) }
    }
  }

  private func drawBorder(in rect: CGRect) {
    switch borderStyle {
    case .none:
      (isEnabled ? background : disabledBackground ?? background)?.draw(in: rect)
    case .line:
      UIColor.label.setStroke()
      UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).stroke()
    case .bezel:
      UIColor.systemGray.setStroke()
      UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).stroke()
      UIColor.systemGray4.setStroke()
      UIBezierPath(rect: rect.insetBy(dx: 1.5, dy: 1.5)).stroke()
    case .roundedRect:
      let shape = UIBezierPath(roundedRect: rect.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 5)
      (backgroundColor ?? UIColor.fieldBackground).setFill()
      shape.fill()
      UIColor.fieldBorder.setStroke()
      shape.lineWidth = 0.5
      shape.stroke()
    }
  }
}

extension UIColor {
  /// The background of a field with round corners.
  fileprivate static let fieldBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0, alpha: 1) : UIColor(white: 1, alpha: 1)
  }

  fileprivate static let fieldBorder = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.25) : UIColor(white: 0, alpha: 0.2)
  }
}

/// A symbol in a text field that can be tapped.
internal final class FieldButton: UIControl {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTaps(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private let symbol: UIImage?
  private let act: @MainActor () -> Void
  private let name: String

  /// Creates a button with a symbol; with a cross on a disk, if `nil`.
  init(_ symbol: String?, label: String, _ act: @escaping @MainActor () -> Void) {
    self.symbol = symbol.flatMap { UIImage(systemName: $0) }
    self.act = act
    name = label
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    preconditionFailure("FieldButton.init(coder:): Galley reads no archives")
  }

  /// An image in place of the symbol.
  var image: UIImage? { didSet { setNeedsDisplay() } }

  override func wasUsed(_ event: UIEvent?) { act() }

  override func draw(_ rect: CGRect) {
    let side = min(17, bounds.width, bounds.height)
    let oval = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let color = isHighlighted ? UIColor.systemGray : .systemGray2
    if let image = image ?? symbol?.withTintColor(color) { return image.draw(in: oval) }
    color.setFill()
    UIBezierPath(ovalIn: oval).fill()
    let arm = oval.insetBy(dx: side * 0.32, dy: side * 0.32)
    let cross = UIBezierPath()
    cross.move(to: CGPoint(x: arm.minX, y: arm.minY))
    cross.addLine(to: CGPoint(x: arm.maxX, y: arm.maxY))
    cross.move(to: CGPoint(x: arm.maxX, y: arm.minY))
    cross.addLine(to: CGPoint(x: arm.minX, y: arm.maxY))
    cross.lineWidth = side * 0.09
    cross.lineCapStyle = .round
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }

  override var accessibilityDefaults: AccessibilityDefaults { .button(name, isEnabled: isEnabled) }
}
