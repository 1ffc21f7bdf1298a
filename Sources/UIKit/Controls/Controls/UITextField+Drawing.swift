import Foundation
import GalleyDrawing
import GalleyGeometry

// Drawing a text field: its border, its text or placeholder, and the selection.

extension UITextField {
  /// Returns the drawing of the text, or the placeholder, and the selection.
  internal func recordText() -> DisplayList {
    UIGraphics.recordLayer(in: bounds) { context in
      traitCollection.performAsCurrent {
        let area = editor.hasText ? textArea : placeholderRect(forBounds: bounds)
        context.saveGState()
        context.clip(to: area)
        editor.drawSelection()
        if editor.hasText {
          drawText(in: area)
        } else if showsPlaceholder {
          drawPlaceholder(in: area)
        }
        context.restoreGState()
        context.saveGState()
        context.clip(to: textArea)
        editor.drawCaret()
        context.restoreGState()
      }
    }
  }

  internal func drawOwnText(in rect: CGRect) {
    let origin = displayedOrigin
    if isEditing {
      let lines = displayedLines
      // A subclass may pass another rectangle to `drawText(in:)`. The text moves to that rectangle.
      let shift = CGPoint(x: rect.minX - textArea.minX, y: rect.minY - textArea.minY)
      TextDrawing.draw(lines.layout, at: CGPoint(x: origin.x + shift.x, y: origin.y + shift.y))
      return
    }
    let text = SharedText(StyledText(shownText, textDefaults))
    draw(text, in: rect, shrinks: adjustsFontSizeToFitWidth)
  }

  /// The placeholder with the attributes of the field where it has none; `nil` without a
  /// placeholder.
  internal var placeholderText: StyledText? {
    guard let attributedPlaceholder, attributedPlaceholder.length > 0 else { return nil }
    var defaults = textDefaults
    defaults.color = givenPlaceholderLabel?.givenColor ?? placeholderColor
    if let font = givenPlaceholderLabel?.givenFont { defaults.font = font }
    return StyledText(attributedPlaceholder, defaults)
  }

  internal func drawOwnPlaceholder(in rect: CGRect) {
    if let placeholderText { draw(SharedText(placeholderText), in: rect, shrinks: false) }
  }

  /// Draws a line of text, which is truncated if it does not fit.
  private func draw(_ text: SharedText, in rect: CGRect, shrinks: Bool) {
    var text = text
    let free = TextContainer(maximumLineCount: 1, direction: textDirection)
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
        direction: textDirection))
    TextDrawing.draw(
      layout, at: CGPoint(x: rect.minX, y: textTop(ofHeight: layout.size.height, in: rect)))
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
