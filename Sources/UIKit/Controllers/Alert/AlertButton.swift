import Foundation

/// A button of an alert.
internal final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, isBold: Bool, in style: UIAlertController.Style) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(
      ofSize: style == .alert ? 17 : 20, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.baselineAdjustment = .alignCenters
    addSubview(label)
    isEnabled = action.isEnabled
    isAccessibilityElement = true
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    accessibilityLabel = action.title
    accessibilityIdentifier = action.accessibilityIdentifier
    showColors()
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title.
  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    let standard: UIColor = action.style == .destructive ? .systemRed : tintColor
    label.textColor = action.isEnabled ? action.titleTextColor ?? standard : .tertiaryLabel
  }
}
