import Foundation

/// The view of a bar button item: its text, its image, or its custom view.
internal final class BarItemView: UIControl {
  /// The closure that is called when the item is tapped.
  private let tap: @MainActor (_ event: UIEvent?) -> Void
  /// The label, the image view, or the custom view.
  private let content: UIView
  /// The accessibility label.
  private let spokenLabel: String?
  /// The `width` of the item.
  private let minimumWidth: CGFloat
  /// Hidden labels with the titles that the item may have, from which the width is computed.
  private let possibleLabels: [UILabel]
  /// The insets of the image from its default frame.
  private let imageInsets: UIEdgeInsets
  /// Whether the content is the item's custom view.
  private let isCustom: Bool
  /// The space in which the bar last measured the content, and the size of the content then.
  private var measured: (space: CGSize, size: CGSize)?
  /// The offset of the content from the center, which is zero unless the content is a title.
  private let titleOffset: UIOffset
  /// The text of the label in both states; `nil` if highlighting does not change it.
  private var labelText: (normal: NSAttributedString, highlighted: NSAttributedString)?
  /// An image behind the content, with its offset.
  private typealias Background = (image: UIImage, offset: UIOffset)
  /// The backgrounds of the normal state and of the highlighted state.
  private let background: (normal: Background?, highlighted: Background?)
  /// The view that shows the background image; `nil` if no state has one.
  private var backdrop: UIImageView?
  /// The badge of the item.
  private let badge: UILabel?
  /// The item.
  private weak var item: UIBarButtonItem?
  /// The long press that shows the menu of the item, if a tap performs an action instead.
  private lazy var menuPress = UILongPressGestureRecognizer(
    target: self, action: BarItemView.wasPressed)

  /// Creates the view of an item.
  ///
  /// - Parameters:
  ///   - tint: The color of an enabled item without a tint color.
  ///   - isInCompactBar: Whether the bar has the height of the metrics `UIBarMetrics.compact`.
  init(
    _ item: UIBarButtonItem, appearance: UIBarButtonItemAppearance, tint: UIColor,
    isInCompactBar: Bool
  ) {
    let state = appearance.state(isEnabled: item.isEnabled)
    let image = item.shownImage(isInCompactBar: isInCompactBar)
    let isText = item.customView == nil && image == nil
    imageInsets = item.customView == nil ? item.shownInsets(isInCompactBar: isInCompactBar) : .zero
    titleOffset =
      isText
      ? state.titlePositionAdjustment.adding(item.titleShift(isLow: isInCompactBar)) : .zero
    isCustom = item.customView != nil
    tap = { [weak item] event in item?.sendAction(for: event) }
    let color = item.isEnabled ? item.tintColor ?? tint : .tertiaryLabel
    (content, possibleLabels) = BarItemView.makeContent(of: item, image, state, color)
    let normal = BarItemView.background(
      of: item, for: item.isEnabled ? .normal : .disabled, state, isInCompactBar: isInCompactBar)
    let highlighted = BarItemView.background(
      of: item, for: .highlighted, appearance.highlighted, isInCompactBar: isInCompactBar)
    background = (normal, highlighted ?? normal)
    spokenLabel = item.accessibilityLabel ?? item.title ?? item.image?.spokenName
    minimumWidth = item.width
    badge = item.badge?.makeView()
    self.item = item
    super.init(frame: .zero)
    setHighlightedText(
      appearance.highlighted.titleTextAttributes
        .merging(item.titleTextAttributes(for: .highlighted) ?? [:]) { $1 })
    addContents()
    item.shown = self
    copyAccessibility(of: item)
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    if !isCustom {
      add(
        .method { target, _, event in (target as? BarItemView)?.tap(event) }, target: self,
        for: .touchUpInside)
      addGestureRecognizer(menuPress)
    }
    prepareLargeContent(of: item)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the content of an item, and the hidden labels with its possible titles.
  private static func makeContent(
    of item: UIBarButtonItem, _ image: UIImage?, _ state: UIBarButtonItemStateAppearance,
    _ color: UIColor
  ) -> (view: UIView, possibleLabels: [UILabel]) {
    if let view = item.customView { return (view, []) }
    if let image {
      let view = UIImageView(image: image.inBar)
      view.tintColor = color
      return (view, [])
    }
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    let attributes = state.titleTextAttributes
      .merging(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
      .merging((item.isEnabled ? nil : item.titleTextAttributes(for: .disabled)) ?? [:]) { $1 }
    func label(_ title: String) -> UILabel {
      BarItemView.label(title, .systemFont(ofSize: 17, weight: weight), color, attributes)
    }
    return (label(item.title ?? ""), (item.possibleTitles ?? []).sorted().map(label))
  }

  /// Returns the background of an item in a state; `nil` for none.
  private static func background(
    of item: UIBarButtonItem, for state: UIControl.State,
    _ appearance: UIBarButtonItemStateAppearance, isInCompactBar: Bool
  ) -> Background? {
    guard item.customView == nil else { return nil }
    let image = item.background(for: state, isLow: isInCompactBar) ?? appearance.backgroundImage
    return image.map { ($0, appearance.backgroundImagePositionAdjustment) }
  }

  /// Sets the attributes that the title has while the item is highlighted.
  private func setHighlightedText(_ attributes: [NSAttributedString.Key: Any]) {
    guard !isCustom, !attributes.isEmpty, let normal = (content as? UILabel)?.attributedText,
      normal.length > 0
    else { return }
    let highlighted = NSMutableAttributedString(attributedString: normal)
    highlighted.addAttributes(attributes, range: NSRange(location: 0, length: normal.length))
    labelText = (normal, highlighted)
  }

  /// Adds the background, the content, the labels of the possible titles, and the badge.
  ///
  /// A custom view is added when this view is in the bar.
  private func addContents() {
    if background.normal != nil || background.highlighted != nil {
      let view = UIImageView()
      backdrop = view
      addSubview(view)
    }
    if !isCustom { addSubview(content) }
    for label in possibleLabels {
      label.isHidden = true
      addSubview(label)
    }
    if let badge { addSubview(badge) }
  }

  /// Copies the accessibility properties of an item.
  private func copyAccessibility(of item: UIBarButtonItem) {
    accessibility.identifier = item.accessibilityIdentifier
    accessibility.value =
      item.accessibilityValues.value
      ?? item.badge?.stringValue.map { NSAttributedString(string: $0) }
    accessibility.hint = item.accessibilityValues.hint
    accessibility.isElement = isCustom ? false : item.accessibilityValues.isElement
    accessibility.traits = item.accessibilityValues.traits
  }

  /// Sets the content that the large content viewer shows for an item.
  private func prepareLargeContent(of item: UIBarButtonItem) {
    guard !isCustom else { return }
    showsLargeContentViewer = true
    largeContentTitle = spokenLabel
    largeContentImage = item.largeContentSizeImage ?? item.image
    largeContentImageInsets = item.largeContentSizeImageInsets
    scalesLargeContentImage = item.largeContentSizeImage == nil
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === menuPress
      ? item?.showsMenuOnPress == true
      : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func wasPressed() {
    if menuPress.state == .began { item?.showMenu() }
  }

  /// Adds the custom view when this view is in the bar.
  ///
  /// The custom view may still be in an earlier view of the item. The custom view moves
  /// from that view without leaving the window, so a text field in the custom view
  /// stays the first responder.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if isCustom, superview != nil { insertSubview(content, at: 0) }
  }

  override var isHighlighted: Bool {
    didSet {
      if backdrop != nil { setNeedsLayout() }
      guard let labelText, let label = content as? UILabel else { return }
      label.attributedText = isHighlighted ? labelText.highlighted : labelText.normal
    }
  }

  /// Returns a label with a text. The attributes take precedence over the font and the color.
  internal static func label(
    _ text: String, _ font: UIFont, _ color: UIColor, _ attributes: [NSAttributedString.Key: Any]
  ) -> UILabel {
    let label = UILabel()
    var merged: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    merged.merge(attributes) { $1 }
    label.attributedText = NSAttributedString(string: text, attributes: merged)
    return label
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = contentSize(in: size)
    measured = (size, content)
    let possible = possibleLabels.map { $0.sizeThatFits(size).width }.max() ?? 0
    return CGSize(width: max(content.width, possible, minimumWidth), height: content.height)
  }

  private func contentSize(in size: CGSize) -> CGSize {
    isCustom ? content.sizeInBar(fitting: size) : content.sizeThatFits(size)
  }

  /// Measures the content again, because constraints of the content have changed.
  override func followConstraints() -> Bool {
    setNeedsLayout()
    return true
  }

  /// Returns whether a touch at a point is for the item.
  ///
  /// The area of the item is at least 44 points high, and extends 8 points beyond each side.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: min((bounds.height - 44) / 2, 0)).contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let backdrop {
      let shown = isHighlighted ? background.highlighted : background.normal
      backdrop.image = shown?.image
      backdrop.frame = bounds.offsetBy(
        dx: shown?.offset.horizontal ?? 0, dy: shown?.offset.vertical ?? 0)
    }
    let size = contentSize(in: isCustom ? measured?.space ?? bounds.size : bounds.size)
    if isCustom, let before = measured, size != before.size {
      // The size of the custom view has changed, for example because its text has changed. The bar
      // must lay out the items again.
      measured?.size = size
      superview?.setNeedsLayout()
    }
    let width = min(size.width, bounds.width)
    content.frame = CGRect(
      x: (bounds.width - width) / 2 + titleOffset.horizontal,
      y: (bounds.height - size.height) / 2 + titleOffset.vertical, width: width,
      height: size.height
    ).inset(by: imageInsets)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    badge?.center = CGPoint(
      x: isMirrored ? content.frame.minX : content.frame.maxX, y: content.frame.minY)
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    .button(spokenLabel, isEnabled: isEnabled, isSelected: isSelected)
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    tap(nil)
    return true
  }
}
