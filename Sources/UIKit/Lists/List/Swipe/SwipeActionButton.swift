import Foundation

/// A button of a swipe action, beside the row.
///
/// - Unverified: the minimum width of the button, and the minimum height of a row in which the
///   title is shown below the image.
@MainActor
internal final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let picture = UIImageView()

  /// Called when the button is tapped.
  var tapped: () -> Void = {}

  init(_ action: UIContextualAction, rowHeight: CGFloat) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    if let image = action.image {
      picture.image =
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      picture.tintColor = .white
      addSubview(picture)
    }
    if let title = action.title, action.image == nil || rowHeight >= 91 {
      label.text = title
      label.font = .systemFont(ofSize: 15)
      label.textColor = .white
      label.textAlignment = .center
      addSubview(label)
    }
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("SwipeActionButton.init(coder:): Galley reads no archives")
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    .button(SwipeActionButton.label(of: action))
  }

  /// Returns the accessibility label of an action's button.
  internal static func label(of action: UIContextualAction) -> String? {
    action.accessibilityLabel ?? action.title ?? action.image?.accessibilityLabel
  }

  /// The width that the button has in an open row, if there is space.
  var naturalWidth: CGFloat {
    max(74, max(labelSize.width, picture.image?.size.width ?? 0) + 30).rounded(.up)
  }

  private var labelSize: CGSize {
    label.superview == nil
      ? .zero : label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.8 : 1 } }

  /// Centers the image and the title at their own sizes, even if the button is smaller.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (image, text) = (picture.image?.size ?? .zero, labelSize)
    let gap: CGFloat = image.height > 0 && text.height > 0 ? 4 : 0
    let top = (bounds.height - image.height - gap - text.height) / 2
    picture.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(
      x: (bounds.width - text.width) / 2, y: top + image.height + gap, width: text.width,
      height: text.height)
  }
}
