import Foundation

// The content of a button in its current state.

/// The views of a button, each of which is created when it is first needed.
@MainActor
internal final class ButtonParts {
  private unowned let button: UIButton

  init(of button: UIButton) { self.button = button }

  private(set) lazy var title = label(size: button.buttonType == .custom ? 18 : 15)
  private var madeSubtitle: UILabel?
  private var madeImage: UIImageView?
  private(set) var madeBackgroundImage: UIImageView?
  private(set) var madeBackground: BackgroundView?
  private(set) var madeSpinner: UIActivityIndicatorView?
  private(set) var madeIndicator: UIImageView?

  var subtitle: UILabel {
    if let madeSubtitle { return madeSubtitle }
    let made = label(size: 12)
    madeSubtitle = made
    return made
  }

  var image: UIImageView {
    if let madeImage { return madeImage }
    let view = UIImageView(frame: .zero)
    view.isOpaque = false
    button.addSubview(view)
    madeImage = view
    return view
  }

  var hasImage: Bool { madeImage != nil }

  var hasSubtitle: Bool { madeSubtitle != nil }

  func hideSubtitle() { madeSubtitle?.isHidden = true }

  private func label(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.lineBreakMode = .byTruncatingMiddle
    // The default shadow offset of a label is -1. Nibs often give a button's title a shadow color
    // without an offset, and UIKit shows no such shadow.
    label.shadowOffset = .zero
    button.addSubview(label)
    return label
  }

  var backgroundImage: UIImageView {
    if let madeBackgroundImage { return madeBackgroundImage }
    let view = UIImageView(frame: .zero)
    button.insertSubview(view, at: 0)
    madeBackgroundImage = view
    return view
  }

  func background(_ configuration: UIBackgroundConfiguration) -> BackgroundView {
    if let madeBackground {
      madeBackground.configuration = configuration
      return madeBackground
    }
    let view = BackgroundView(configuration)
    button.insertSubview(view, at: 0)
    madeBackground = view
    return view
  }

  var spinner: UIActivityIndicatorView {
    if let madeSpinner { return madeSpinner }
    let view = UIActivityIndicatorView(style: .medium)
    button.addSubview(view)
    madeSpinner = view
    return view
  }

  var indicator: UIImageView {
    if let madeIndicator { return madeIndicator }
    let view = UIImageView(image: UIImage(systemName: "chevron.down"))
    button.addSubview(view)
    madeIndicator = view
    return view
  }
}

extension UIButton {
  /// The current title. If the button shows the selected element of its menu, this is the title of
  /// that element.
  internal var shownTitle: String? {
    if let choice = shownChoice { return choice.title }
    // The configuration contains the title of the normal state. `setTitle` for the normal state
    // changes the configuration.
    if state != .normal, let title = titles[exactly: state] { return title }
    return configuration?.title ?? titles[state] ?? attributedTitles[state]?.string
  }

  /// The current image.
  internal var shownImage: UIImage? {
    let image =
      shownChoice?.image ?? (state == .normal ? nil : images[exactly: state])
      ?? configuration?.image ?? images[state]
    guard let wanted = symbolConfigurations[state] else { return image }
    return image?.applyingSymbolConfiguration(wanted) ?? image
  }

  /// The element of the menu that the button shows: the selected element or, if no element is
  /// selected, the first element. `nil` if the button does not show an element of its menu.
  private var shownChoice: UIMenuElement? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
    return menu.selectedElements.first ?? menu.firstLeaf
  }

  /// Whether the button is a pop-up button, which shows the selected element of its menu.
  internal var isPopup: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// Returns the default color of the title.
  internal func defaultColor(for state: State) -> UIColor {
    if buttonType == .custom { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return role == .destructive ? .systemRed : tintColor
  }

  /// Marks the views as out of date. The views are updated before the next layout.
  internal func contentChanged() {
    needsContent = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Updates the views if they are out of date.
  internal func contentMayBeLate() {
    updateConfigurationIfNeeded()
    guard needsContent else { return }
    // The flag is reset before the update, so that a layout during the update does not update the
    // views again.
    needsContent = false
    if let configuration { show(shown(configuration)) } else { showWithoutConfiguration() }
  }

  /// Applies the properties of a button without a configuration to its views.
  private func showWithoutConfiguration() {
    let label = parts.title
    parts.madeBackground?.isHidden = true
    parts.madeSpinner?.stopAnimating()
    parts.madeIndicator?.isHidden = true
    parts.hideSubtitle()
    let color = titleColors[state] ?? defaultColor(for: state)
    // An attributed title keeps its own colors, so the color is set first.
    label.textColor = color
    if let text = attributedTitles[state], shownChoiceTitle == nil {
      label.attributedText = text
    } else {
      // A plain title must not get the style of the attributed title of another state.
      label.withoutChangingAttributedText { label.text = shownTitle }
    }
    label.shadowColor = titleShadows[state]
    label.reversesShadow = reversesTitleShadowWhenHighlighted && isHighlighted
    label.isHidden = label.text?.isEmpty ?? true
    let isDimmed = buttonType != .custom && isHighlighted && titleColors[exactly: state] == nil
    label.alpha = isDimmed ? 0.2 : 1
    showImage(in: nil)
    if backgroundImages.isEmpty {
      parts.madeBackgroundImage?.isHidden = true
    } else {
      parts.backgroundImage.isHidden = false
      parts.backgroundImage.image = backgroundImages[state]
    }
  }

  private var shownChoiceTitle: String? { shownChoice?.title }

  /// Shows the current image. Templates are drawn in the color or, if the color is `nil`, in the
  /// default color of the button.
  internal func showImage(in color: UIColor?) {
    guard shownImage != nil || parts.hasImage else { return }
    let view = parts.image
    view.image = shownImage
    view.isHidden = shownImage == nil
    view.tintColor = color ?? (state.contains(.disabled) ? .tertiaryLabel : imageColor)
    let isWeak =
      isHighlighted && adjustsImageWhenHighlighted && images[exactly: state] == nil
      || !isEnabled && adjustsImageWhenDisabled && images[exactly: state] == nil && color == nil
    view.alpha = isWeak ? (buttonType == .custom ? 0.5 : isEnabled ? 0.2 : 0.5) : 1
  }

  private var imageColor: UIColor? { role == .destructive ? .systemRed : nil }
}

extension UIMenu {
  /// The first element of the menu or its submenus that is not a menu.
  fileprivate var firstLeaf: UIMenuElement? {
    for child in children {
      if let menu = child as? UIMenu {
        if let leaf = menu.firstLeaf { return leaf }
      } else if child is any UIMenuLeaf {
        return child
      }
    }
    return nil
  }
}
