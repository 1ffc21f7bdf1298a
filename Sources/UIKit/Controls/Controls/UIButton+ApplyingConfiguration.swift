import Foundation

// Applying the configuration of a button.

extension UIButton {
  /// Calls `updateConfiguration()` and the update handler, if an update is needed.
  internal func updateConfigurationIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    needsUpdate = false
    isUpdating = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    isUpdating = false
  }

  /// Returns the configuration to show. The configuration is updated for the button's state, unless
  /// `automaticallyUpdatesConfiguration` is false.
  internal func shown(_ configuration: Configuration) -> Configuration {
    automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
  }

  /// Applies a configuration to the button's views.
  internal func show(_ configuration: Configuration) {
    parts.madeBackgroundImage?.isHidden = true
    let background = parts.background(configuration.background)
    background.isHidden = false
    let color = configuration.baseForegroundColor ?? defaultColor(for: state)
    // The alignment of the labels is set first, because attributed titles keep their own alignment.
    let alignment = titleAlignment(configuration)
    parts.title.textAlignment = alignment
    set(
      parts.title, shownTitle.map { title in attributedTitle(title, configuration) },
      font: font(configuration.buttonSize.titleStyle), color,
      configuration.titleTextAttributesTransformer, configuration.titleLineBreakMode)
    if let subtitle = configuration.attributedSubtitle {
      parts.subtitle.textAlignment = alignment
      set(
        parts.subtitle, subtitle, font: font(.footnote), color,
        configuration.subtitleTextAttributesTransformer, configuration.subtitleLineBreakMode)
    } else {
      parts.hideSubtitle()
    }
    showImage(configuration, color)
    showIndicator(configuration, color)
  }

  /// Returns the font of a text style in the button's text size.
  private func font(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  /// Returns a title as attributed text. A title that is equal to the configuration's title has the
  /// attributes of that title.
  private func attributedTitle(_ title: String, _ configuration: Configuration) -> AttributedString
  {
    if let own = configuration.attributedTitle, String(own.characters) == title { return own }
    return AttributedString(title)
  }

  private func set(
    _ label: UILabel, _ text: AttributedString?, font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ lineBreakMode: NSLineBreakMode
  ) {
    var attributes = AttributeContainer()
    attributes.uiKit.font = font
    attributes.uiKit.foregroundColor = color
    if let transformer { attributes = transformer(attributes) }
    label.font = attributes.uiKit.font ?? font
    label.textColor = attributes.uiKit.foregroundColor ?? color
    label.shadowColor = nil
    label.alpha = 1
    label.lineBreakMode = lineBreakMode
    let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    label.numberOfLines = wraps ? 0 : 1
    label.isHidden = text.map(\.characters.isEmpty) ?? true
    guard var text else {
      label.text = nil
      return
    }
    text.mergeAttributes(attributes, mergePolicy: .keepCurrent)
    label.attributedText = NSAttributedString(text)
  }

  /// Returns the alignment of the titles. With the automatic alignment, the titles are aligned to
  /// the left or the right if the content of the button is aligned to that edge. Otherwise, titles
  /// after an image are aligned to the leading edge, titles before an image to the trailing edge,
  /// and all other titles are centered.
  private func titleAlignment(_ configuration: Configuration) -> NSTextAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading: NSTextAlignment = isMirrored ? .right : .left
    let trailing: NSTextAlignment = isMirrored ? .left : .right
    switch configuration.titleAlignment {
    case .leading: return leading
    case .center: return .center
    case .trailing: return trailing
    case .automatic:
      switch effectiveContentHorizontalAlignment {
      case .left: return .left
      case .right: return .right
      case .center, .fill, .leading, .trailing: break
      }
      guard shownImage != nil || configuration.showsActivityIndicator else { return .center }
      switch configuration.imagePlacement {
      case .leading: return leading
      case .trailing: return trailing
      default: return .center
      }
    }
  }

  private func showImage(_ configuration: Configuration, _ color: UIColor) {
    if configuration.showsActivityIndicator {
      parts.spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
      parts.spinner.startAnimating()
      if parts.hasImage { parts.image.isHidden = true }
      return
    }
    parts.madeSpinner?.stopAnimating()
    showImage(in: configuration.imageColorTransformer?(color) ?? color)
    guard parts.hasImage else { return }
    parts.image.alpha = 1
    // By default, a symbol has the size of the title's text.
    guard let image = parts.image.image, image.isSymbolImage else { return }
    let usual = UIImage.SymbolConfiguration(textStyle: configuration.buttonSize.titleStyle)
    let wanted = configuration.preferredSymbolConfigurationForImage ?? usual
    parts.image.image = image.withConfiguration(
      wanted.applying(image.symbolConfiguration))
  }

  private func showIndicator(_ configuration: Configuration, _ color: UIColor) {
    let isShown =
      switch configuration.indicator {
      case .automatic: isPopup
      case .none: false
      case .popup: true
      }
    guard isShown else {
      parts.madeIndicator?.isHidden = true
      return
    }
    parts.indicator.isHidden = false
    parts.indicator.image = UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
    parts.indicator.tintColor = configuration.indicatorColorTransformer?(color) ?? color
  }
}

extension UIButton.Configuration {
  /// Returns the configuration with the colors of the button's state, and its final corner radius.
  @MainActor
  internal func resolved(for button: UIButton) -> UIButton.Configuration {
    var result = self
    let isDisabled = !button.isEnabled
    let isSelected = button.isSelected && automaticallyUpdateForSelection
    // A selected plain button looks tinted, and other selected buttons look filled.
    let style: Style =
      switch (self.style, isSelected) {
      case (.plain, true): .tinted
      case (.gray, true), (.tinted, true): .filled
      case (let style, _): style
      }
    let accent: UIColor = button.role == .destructive ? .systemRed : button.tintColor
    var (foreground, fill) = colors(of: style, accent: accent)
    if isDisabled && style != .plain { fill = .tertiarySystemFill }
    if button.isHighlighted && style != .plain { fill = fill.weakened(by: 0.75) }
    if button.isHighlighted { foreground = foreground.weakened(by: 0.75) }
    result.baseForegroundColor = isDisabled ? .tertiaryLabel : foreground
    if let title = button.titleColors[exactly: button.state] { result.baseForegroundColor = title }
    // A background color that the app has set takes precedence over the color of the style, even if
    // the app's color is clear.
    let isDefault = background.backgroundColor == .clear && !background.own.contains(.color)
    if isDefault || background.backgroundColor == nil { result.background.look.color = fill }
    result.background.cornerRadius = cornerRadius(for: button)
    return result
  }

  /// Returns the colors of the content and of the background in the normal state.
  @MainActor
  private func colors(
    of style: Style, accent: UIColor
  ) -> (foreground: UIColor, fill: UIColor) {
    switch style {
    case .plain: (baseForegroundColor ?? accent, baseBackgroundColor ?? .clear)
    case .gray: (baseForegroundColor ?? accent, baseBackgroundColor ?? .secondarySystemFill)
    case .tinted:
      (baseForegroundColor ?? accent, (baseBackgroundColor ?? accent).withAlphaComponent(0.2))
    case .filled:
      (baseForegroundColor ?? UIColor(white: 1, alpha: 1), baseBackgroundColor ?? accent)
    }
  }

  /// Returns the corner radius. Only the corner styles `.fixed` and `.dynamic` use the background's
  /// radius.
  @MainActor
  private func cornerRadius(for button: UIButton) -> CGFloat {
    let own = background.cornerRadius > 0 ? background.cornerRadius : 5.95
    switch cornerStyle {
    case .fixed: return background.cornerRadius
    case .dynamic:
      return UIFontMetrics.default.scaledValue(for: own, compatibleWith: button.traitCollection)
    case .small: return 5
    case .medium: return 8
    case .large: return 12
    case .capsule: return .greatestFiniteMagnitude
    }
  }
}

extension UIColor {
  /// Returns the color with its opacity multiplied by a factor.
  fileprivate func weakened(by factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * factor)
    }
  }
}
