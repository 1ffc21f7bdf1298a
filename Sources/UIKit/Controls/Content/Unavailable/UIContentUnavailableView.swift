import Foundation

/// A view that shows that there is no content, and explains the reason.
///
///     let view = UIContentUnavailableView(configuration: .search())
///     collectionView.backgroundView = view
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    background = BackgroundView(configuration.background)
    super.init(frame: .zero)
    isOpaque = false
    addSubview(background)
    stack.axis = .vertical
    addSubview(stack)
    configurationChanged()
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIContentUnavailableView.init(coder:): Galley reads no archives")
  }

  /// The configuration that the view shows, which must be a `UIContentUnavailableConfiguration`.
  public var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        Misuse.trap(
          "Unsupported configuration",
          "a UIContentUnavailableView shows a UIContentUnavailableConfiguration, and no "
            + "\(type(of: newValue)). Ask supports(_:) first")
      }
      guard new != shown else { return }
      shown = new
      configurationChanged()
    }
  }

  /// Whether the view scrolls if its content does not fit. The value is stored without effect.
  open var isScrollEnabled = true

  private var shown: UIContentUnavailableConfiguration
  private let background: BackgroundView
  private let stack = UIStackView()

  private func configurationChanged() {
    background.configuration = shown.background
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    stack.alignment = shown.alignment == .center ? .center : .leading
    let sign = self.sign
    let text = label(shown.texts.shownText, shown.textProperties)
    let second = label(shown.texts.shownSecondaryText, shown.secondaryTextProperties)
    let button = self.button(shown.button, shown.buttonProperties)
    let other = self.button(shown.secondaryButton, shown.secondaryButtonProperties)
    add(sign, before: shown.imageToTextPadding)
    add(text, before: second == nil ? shown.textToButtonPadding : shown.textToSecondaryTextPadding)
    add(second, before: shown.textToButtonPadding)
    add(button, before: shown.buttonToSecondaryButtonPadding)
    add(other, before: 0)
    // Constraints of superviews may be solved before this view is laid out again. These constraints
    // need the new height of the stack.
    placeStack()
    setNeedsLayout()
  }

  /// Adds a view to the stack, with a space after the view.
  private func add(_ view: UIView?, before space: CGFloat) {
    guard let view else { return }
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(space, after: view)
  }

  /// A new view that shows the activity indicator or the image above the texts; `nil` for neither.
  private var sign: UIView? {
    if shown.isLoading {
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.startAnimating()
      return wheel
    }
    guard let image = shown.image else { return nil }
    let view = UIImageView(image: image)
    view.isOpaque = false
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    view.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
    view.layer.cornerRadius = shown.imageProperties.cornerRadius
    view.clipsToBounds = shown.imageProperties.cornerRadius > 0
    return view
  }

  private func label(
    _ text: UIListContentConfiguration.Text,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> UILabel? {
    guard !text.isEmpty else { return nil }
    let label = UILabel()
    var properties = properties
    if shown.alignment == .natural { properties.alignment = .natural }
    label.show(text, properties, in: traitCollection)
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard configuration.attributedTitle != nil || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: nil)
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    return button
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    configurationChanged()
  }

  internal override func cachedTraitsWereRemoved() {
    super.cachedTraitsWereRemoved()
    configurationChanged()
  }

  internal override func superviewMarginsDidChange() {
    super.superviewMarginsDidChange()
    setNeedsLayout()
  }

  /// The frame for the content, within the margins and the safe area.
  private var area: CGRect {
    var insets = shown.directionalLayoutMargins.physical(in: effectiveUserInterfaceLayoutDirection)
    let axes = shown.axesPreservingSuperviewLayoutMargins
    if let outer = superview?.layoutMargins {
      if axes.contains(.horizontal) {
        insets.left = max(insets.left, outer.left)
        insets.right = max(insets.right, outer.right)
      }
      if axes.contains(.vertical) {
        insets.top = max(insets.top, outer.top)
        insets.bottom = max(insets.bottom, outer.bottom)
      }
    }
    return bounds.inset(by: safeAreaInsets).inset(by: insets)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    placeStack()
  }

  private func placeStack() {
    let area = area
    let height = height(forWidth: area.width)
    stack.frame = CGRect(
      x: area.minX, y: area.midY - height / 2, width: max(area.width, 0), height: height)
  }

  private func height(forWidth width: CGFloat) -> CGFloat {
    for case let label as UILabel in stack.arrangedSubviews {
      label.preferredMaxLayoutWidth = max(width, 1)
    }
    return stack.systemLayoutSizeFitting(
      CGSize(width: max(width, 0), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let height = height(forWidth: size.width - margins.leading - margins.trailing)
    return CGSize(width: size.width, height: height + margins.top + margins.bottom)
  }
}
