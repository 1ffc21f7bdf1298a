import Foundation

/// The button below the month grid of a date picker in the inline style, which shows the time of
/// day.
internal final class InlineTimeField: CalendarControl {
  /// The time as text.
  var text = "" { didSet { if text != oldValue { setNeedsDisplay() } } }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CompactDate.size(of: [text]) }

  override func draw(_ rect: CGRect) {
    let color: UIColor = isSelected ? tintColor : .label
    CompactDate.draw(
      [text], in: bounds, isMirrored: false,
      color: isHighlighted ? color.withAlphaComponent(0.3) : color)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    .button(text, isEnabled: isEnabled, isSelected: isSelected)
  }
}
