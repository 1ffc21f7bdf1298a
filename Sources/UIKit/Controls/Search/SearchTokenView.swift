import Foundation

/// A token in a search field: its image and its name on a colored capsule.
///
/// - Unverified: the distances, and that images and names are white.
internal final class SearchTokenView: UIView {
  private let icon = UIImageView(image: nil)
  private let name = UILabel()

  init(_ token: UISearchToken) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 5
    icon.image = token.icon
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .white
    name.text = token.text
    name.textColor = .white
    for view in [icon, name] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The font of the name, which is the font of the field.
  var font: UIFont? {
    get { name.font }
    set { if name.font != newValue { name.font = newValue } }
  }

  private static let sideInset: CGFloat = 6
  private static let gap: CGFloat = 4

  /// The width of the image and the space after it.
  private var iconWidth: CGFloat {
    guard icon.image != nil else { return 0 }
    return name.font.lineHeight.rounded() + (name.text?.isEmpty == false ? SearchTokenView.gap : 0)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = name.sizeThatFits(.zero)
    return CGSize(
      width: text.width + iconWidth + 2 * SearchTokenView.sideInset, height: text.height + 4)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (inset, iconWidth) = (SearchTokenView.sideInset, iconWidth)
    let side = min(max(iconWidth - SearchTokenView.gap, 0), bounds.height)
    icon.frame = CGRect(x: inset, y: (bounds.height - side) / 2, width: side, height: side)
    name.frame = CGRect(
      x: inset + iconWidth, y: 0, width: max(bounds.width - iconWidth - 2 * inset, 0),
      height: bounds.height)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }
}
