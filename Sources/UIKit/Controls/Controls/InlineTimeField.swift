import Foundation

/// The time of day below the month grid of a date picker, which can be tapped.
internal final class InlineTimeField: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    preconditionFailure("InlineTimeField.init(coder:): Galley reads no archives")
  }

  /// The closure that is called when the time was tapped.
  var act: (@MainActor () -> Void)?

  /// The time in words.
  var text = "" { didSet { if text != oldValue { setNeedsDisplay() } } }

  override func wasUsed(_ event: UIEvent?) { act?() }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTaps(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

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
