import Foundation

/// A button of an alert.
internal final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let picture = UIImageView(image: nil)

  init(_ action: UIAlertAction, isBold: Bool, in style: UIAlertController.Style) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(
      ofSize: style == .alert ? 17 : 20, weight: isBold ? .semibold : .regular)
    label.textAlignment = action.titleTextAlignment
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.baselineAdjustment = .alignCenters
    addSubview(label)
    // Without a rendering mode, the image is a template, as in UIKit.
    let isPlain = action.image?.renderingMode == .automatic
    picture.image = isPlain ? action.image?.withRenderingMode(.alwaysTemplate) : action.image
    if picture.image != nil { addSubview(picture) }
    isEnabled = action.isEnabled
    isAccessibilityElement = true
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    accessibilityLabel = action.title
    accessibilityIdentifier = action.accessibilityIdentifier
    showColors()
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title, and of the space for the image on both sides.
  var titleWidth: CGFloat {
    label.intrinsicContentSize.width + 2 * (titleInset - AlertButton.titleInset)
  }

  /// The distance of the title from the edges of the button. The distance includes the space for
  /// the image, on both sides, so that an image does not move a centered title.
  private var titleInset: CGFloat {
    guard let image = picture.image else { return AlertButton.titleInset }
    return AlertButton.imageInset + image.size.width + AlertButton.titleInset
  }

  private static let titleInset: CGFloat = 8
  private static let imageInset: CGFloat = 16

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: titleInset, dy: 0)
    guard let size = picture.image?.size else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    picture.frame = CGRect(
      x: isMirrored ? bounds.width - AlertButton.imageInset - size.width : AlertButton.imageInset,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    let standard: UIColor = action.style == .destructive ? .systemRed : tintColor
    label.textColor = action.isEnabled ? action.titleTextColor ?? standard : .tertiaryLabel
    let isTinted = action.isEnabled && action.imageTintColor != nil
    picture.tintColor = isTinted ? action.imageTintColor : label.textColor
  }
}
