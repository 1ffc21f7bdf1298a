import Foundation

/// A button that shows the month before or after the visible month.
internal final class MonthGridButton: CalendarControl {
  private let isForward: Bool

  /// Creates a button that shows the next month or, if `isForward` is false, the previous month.
  init(isForward: Bool) {
    self.isForward = isForward
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("MonthGridButton.init(coder:): Galley reads no archives")
  }

  /// Whether later months are to the left.
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
    let name = isForward != isMirrored ? "chevron.right" : "chevron.left"
    guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return }
    let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
    image.withTintColor(isHighlighted ? color.withAlphaComponent(0.3) : color)
      .draw(in: CGRect(size: image.size, centeredIn: bounds))
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    .button(isForward ? "Next Month" : "Previous Month", isEnabled: isEnabled)
  }
}
