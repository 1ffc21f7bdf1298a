import Foundation

/// The view of a bar button item: its text, its image, or its custom view.
internal final class BarItemView: UIControl {
  /// The closure that a tap calls.
  private let tap: @MainActor () -> Void
  private let content: UIView
  private let spokenLabel: String?
  private let minimumWidth: CGFloat
  /// Whether the content is a view of the app.
  private let isCustom: Bool
  /// The size of the content for which the bar has made room.
  private var measured: CGSize?
  /// The offset of the content. It is zero unless the content is a title.
  private let shift: UIOffset
  /// The text, and the attributes that it also has while the item is highlighted.
  private var highlightedText: (usual: NSAttributedString, highlighted: NSAttributedString)?
  /// The image behind the content, with its offset.
  private typealias Background = (image: UIImage, shift: UIOffset)
  /// The background, and the one that is shown while the item is highlighted.
  private let background: (usual: Background?, highlighted: Background?)
  /// The view with the background image; `nil` if there is none in any state.
  private var backdrop: UIImageView?

  /// Creates the view of an item.
  init(
    _ item: UIBarButtonItem, look: UIBarButtonItemAppearance, tint: UIColor, isInLowBar: Bool
  ) {
    let state = item.isEnabled ? look.normal : look.disabled
    let isText = item.customView == nil && item.image == nil
    shift =
      isText ? state.titlePositionAdjustment.adding(item.titleShift(isLow: isInLowBar)) : .zero
    isCustom = item.customView != nil
    tap = { [weak item] in item?.sendAction() }
    let color = item.isEnabled ? item.tintColor ?? tint : .tertiaryLabel
    if let view = item.customView {
      content = view
    } else if let image = item.image {
      let view = UIImageView(image: image)
      view.tintColor = color
      content = view
    } else {
      let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
      content = BarItemView.label(
        item.title ?? "", .systemFont(ofSize: 17, weight: weight), color,
        state.titleTextAttributes
          .merging(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
          .merging((item.isEnabled ? nil : item.titleTextAttributes(for: .disabled)) ?? [:]) { $1 })
    }
    func background(_ state: UIControl.State, _ look: UIBarButtonItemStateAppearance)
      -> Background?
    {
      guard item.customView == nil else { return nil }
      return (item.background(for: state, isLow: isInLowBar) ?? look.backgroundImage).map {
        ($0, look.backgroundImagePositionAdjustment)
      }
    }
    let usual = background(item.isEnabled ? .normal : .disabled, state)
    self.background = (usual, background(.highlighted, look.highlighted) ?? usual)
    spokenLabel =
      item.accessibilityLabel ?? item.title ?? item.image?.spokenName
    minimumWidth = item.width
    super.init(frame: .zero)
    let attributes = look.highlighted.titleTextAttributes
      .merging(item.titleTextAttributes(for: .highlighted) ?? [:]) { $1 }
    if !isCustom, !attributes.isEmpty, let usual = (content as? UILabel)?.attributedText, usual.length > 0 {
      let changed = NSMutableAttributedString(attributedString: usual)
      changed.addAttributes(attributes, range: NSRange(location: 0, length: usual.length))
      highlightedText = (usual, changed)
    }
    if self.background.usual != nil || self.background.highlighted != nil {
      let view = UIImageView()
      backdrop = view
      addSubview(view)
    }
    addSubview(content)
    item.shown = self
    accessibility.identifier = item.accessibilityIdentifier
    accessibility.value = item.accessibilityValues.value
    accessibility.hint = item.accessibilityValues.hint
    if isCustom { accessibility.isElement = false }
    isEnabled = item.isEnabled
    if !isCustom {
      addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      if backdrop != nil { setNeedsLayout() }
      guard let highlightedText, let label = content as? UILabel else { return }
      label.attributedText = isHighlighted ? highlightedText.highlighted : highlightedText.usual
    }
  }

  internal static func label(
    _ text: String, _ font: UIFont, _ color: UIColor, _ own: [NSAttributedString.Key: Any]
  ) -> UILabel {
    let label = UILabel()
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    attributes.merge(own) { $1 }
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
    return label
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = contentSize(in: size)
    measured = size
    return CGSize(width: max(size.width, minimumWidth), height: size.height)
  }

  private func contentSize(in size: CGSize) -> CGSize {
    isCustom ? content.sizeInBar(fitting: size) : content.sizeThatFits(size)
  }

  /// Extends the touch area to a height of 44 points, and by 8 points at each side.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: min((bounds.height - 44) / 2, 0)).contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let backdrop {
      let shown = isHighlighted ? background.highlighted : background.usual
      backdrop.image = shown?.image
      backdrop.frame = bounds.offsetBy(
        dx: shown?.shift.horizontal ?? 0, dy: shown?.shift.vertical ?? 0)
    }
    let size = contentSize(in: bounds.size)
    if isCustom, let measured, size != measured {
      // The view has changed, for example its text. The bar makes room for it.
      self.measured = size
      superview?.setNeedsLayout()
    }
    let width = min(size.width, bounds.width)
    content.frame = CGRect(
      x: (bounds.width - width) / 2 + shift.horizontal,
      y: (bounds.height - size.height) / 2 + shift.vertical, width: width, height: size.height)
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    .button(spokenLabel, isEnabled: isEnabled)
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    tap()
    return true
  }
}
