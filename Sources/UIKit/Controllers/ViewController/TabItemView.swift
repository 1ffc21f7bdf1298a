import Foundation

/// The view of a tab bar item: an image, a title below or beside it, and a badge.
///
/// Positions and sizes of titles and badges are measured from pictures of phones.
internal final class TabItemView: UIControl {
  let item: UITabBarItem
  private let tap: @MainActor () -> Void
  private let picture = UIImageView(image: nil)
  private let title = UILabel()
  private var titleFont = UIFont.systemFont(ofSize: 10, weight: .medium)
  private let badge = UILabel()
  /// Whether the title is beside the image.
  private var isInline = false
  /// The appearance of the item in its current state.
  private var stateAppearance = UITabBarItemStateAppearance()

  init(_ item: UITabBarItem, tap: @escaping @MainActor () -> Void) {
    self.item = item
    self.tap = tap
    super.init(frame: .zero)
    for view in [picture, title, badge] { addSubview(view) }
    badge.textAlignment = .center
    badge.clipsToBounds = true
    addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the current state of the item.
  ///
  /// - Unverified: the gray of items that are not selected.
  func show(
    _ appearance: UITabBarItemAppearance, isSelected: Bool, isInline: Bool,
    unselectedColor: UIColor?
  ) {
    self.isInline = isInline
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    accessibility.identifier = item.accessibilityIdentifier
    accessibility.isElement = item.accessibilityValues.isElement
    accessibility.value = item.accessibilityValues.value
    accessibility.hint = item.accessibilityValues.hint
    accessibility.traits = item.accessibilityValues.traits
    stateAppearance =
      isEnabled ? isSelected ? appearance.selected : appearance.normal : appearance.disabled
    let color: UIColor =
      !isEnabled ? .tertiaryLabel : isSelected ? tintColor : unselectedColor ?? .systemGray
    let usual = item.shownImage(isInCompactBar: traitCollection.hasLowBars)
    let image = isSelected ? item.selectedImage ?? usual : usual
    picture.image = image?.inBar
    picture.tintColor = stateAppearance.iconColor ?? color
    let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: titleSize, weight: .medium),
      .foregroundColor: color,
    ]
    attributes.merge(stateAppearance.titleTextAttributes) { $1 }
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if state != .normal { attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 } }
    titleFont = attributes[.font] as? UIFont ?? titleFont
    title.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    showBadge(state)
    setNeedsLayout()
  }

  /// The font size of the title.
  ///
  /// - Unverified: 13 in a regular width.
  private var titleSize: CGFloat {
    if !isInline { return 10 }
    return traitCollection.hasLowBars ? 12 : 13
  }

  private func showBadge(_ state: UIControl.State) {
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? stateAppearance.badgeBackgroundColor ?? .systemRed
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    attributes.merge(stateAppearance.badgeTextAttributes) { $1 }
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    if state != .normal { attributes.merge(item.badgeTextAttributes(for: state) ?? [:]) { $1 } }
    badge.attributedText = NSAttributedString(string: item.badgeValue ?? "", attributes: attributes)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let image = picture.image?.size ?? .zero
    let text = title.sizeThatFits(bounds.size)
    let shift = item.titlePositionAdjustment.adding(stateAppearance.titlePositionAdjustment)
    if isInline {
      let gap = image == .zero || text.width == 0 ? 0 : TabItemView.gapBesideImage
      let width = min(text.width, max(bounds.width - image.width - gap, 0))
      let start = onPixels((bounds.width - image.width - gap - width) / 2)
      let imageX = isMirrored ? start + width + gap : start
      let titleX = isMirrored ? start : start + image.width + gap
      place(picture, CGPoint(x: imageX, y: (bounds.height - image.height) / 2), image)
      place(
        title,
        CGPoint(
          x: titleX + shift.horizontal, y: (bounds.height - text.height) / 2 + shift.vertical),
        CGSize(width: width, height: text.height))
    } else {
      let width = min(text.width, bounds.width)
      let middle = text.width == 0 ? bounds.height / 2 : TabItemView.imageMiddle
      place(
        picture, CGPoint(x: (bounds.width - image.width) / 2, y: middle - image.height / 2), image)
      place(
        title,
        CGPoint(
          x: (bounds.width - width) / 2 + shift.horizontal,
          y: TabItemView.baseline - titleFont.ascender + shift.vertical),
        CGSize(width: width, height: text.height))
    }
    placeBadge(isMirrored)
    picture.frame = picture.frame.inset(
      by: item.shownInsets(isInCompactBar: traitCollection.hasLowBars))
  }

  /// Places the badge at the upper trailing corner of the image.
  ///
  /// - Unverified: badges with more than one letter, and badges in compact bars.
  private func placeBadge(_ isMirrored: Bool) {
    let height = TabItemView.badgeHeight
    let width = max(badge.sizeThatFits(bounds.size).width + 10, height)
    // If the title is beside the image, the badge stays over the image.
    let middle = isInline && picture.frame.width > 0 ? picture.frame.midX : bounds.width / 2
    let start = isInline ? TabItemView.badgeStartBesideTitle : TabItemView.badgeStart
    let badgeWidth = badge.text?.count ?? 0 > 1 ? width : height
    var x = isMirrored ? middle - start - badgeWidth : middle + start
    if isInline, title.frame.width > 0 {
      // The badge must not cover the title.
      let pixel = traitCollection.pixelLength
      x = isMirrored ? max(x, title.frame.maxX + pixel) : min(x, title.frame.minX - badgeWidth)
    }
    badge.frame = CGRect(
      x: onPixels(x + stateAppearance.badgePositionAdjustment.horizontal),
      y: TabItemView.badgeTop + stateAppearance.badgePositionAdjustment.vertical, width: badgeWidth,
      height: height)
    badge.layer.cornerRadius = height / 2
  }

  private func place(_ view: UIView, _ point: CGPoint, _ size: CGSize) {
    view.frame = CGRect(origin: CGPoint(x: onPixels(point.x), y: onPixels(point.y)), size: size)
  }

  private func onPixels(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (length * scale + 0.001).rounded(.down) / scale
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults.button(
      item.accessibilityLabel ?? item.title ?? item.image?.spokenName, isEnabled: item.isEnabled,
      isSelected: isSelected)
    defaults.value = item.badgeValue
    return defaults
  }

  override func accessibilityActivate() -> Bool {
    guard item.isEnabled else { return false }
    tap()
    return true
  }

  /// The baseline of a title below the image.
  private static let baseline: CGFloat = 44
  /// The vertical center of an image above a title.
  ///
  /// - Unverified: the position of images.
  private static let imageMiddle: CGFloat = 18
  private static let gapBesideImage: CGFloat = 5
  private static let badgeHeight: CGFloat = 18
  private static let badgeTop: CGFloat = 2
  /// The distance from the center of the item to the leading edge of the badge.
  private static let badgeStart: CGFloat = 11
  /// The distance from the center of the image to the leading edge of the badge.
  ///
  /// This is used if the title is beside the image.
  private static let badgeStartBesideTitle: CGFloat = 4
}
