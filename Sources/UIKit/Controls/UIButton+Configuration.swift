import Foundation

// What a button makes of its configuration.

extension UIButton {
  /// Calls those who may change the configuration, if the button's state is another.
  internal func updateConfigurationIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    needsUpdate = false
    isUpdating = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    isUpdating = false
  }

  /// The configuration as it is shown now.
  internal func shown(_ configuration: Configuration) -> Configuration {
    automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
  }

  /// Puts what a configuration says into the button's views.
  internal func show(_ configuration: Configuration) {
    parts.madeBackgroundImage?.isHidden = true
    let background = parts.background(configuration.background)
    background.isHidden = false
    let color = configuration.baseForegroundColor ?? usualColor(for: state)
    set(
      parts.title, shownTitle.map { title in attributedTitle(title, configuration) },
      font: .preferredFont(forTextStyle: configuration.buttonSize.titleStyle), color,
      configuration.titleTextAttributesTransformer, configuration.titleLineBreakMode)
    if let subtitle = configuration.attributedSubtitle {
      set(
        parts.subtitle, subtitle, font: .preferredFont(forTextStyle: .footnote), color,
        configuration.subtitleTextAttributesTransformer, configuration.subtitleLineBreakMode)
    } else {
      parts.hideSubtitle()
    }
    let alignment = titleAlignment(configuration)
    parts.title.textAlignment = alignment
    if parts.hasSubtitle { parts.subtitle.textAlignment = alignment }
    showImage(configuration, color)
    showIndicator(configuration, color)
  }

  /// The title, with the attributes that the configuration says, if it is that of the configuration.
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

  /// Titles begin at the image, unless said otherwise.
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
    // A symbol is as large as the title's text, unless it says how large it is.
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
      systemName: "chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
    parts.indicator.tintColor = configuration.indicatorColorTransformer?(color) ?? color
  }
}

extension UIButton.Configuration {
  /// With all colors as they are in the button's state, and the corners as round as they will be.
  @MainActor
  internal func resolved(for button: UIButton) -> UIButton.Configuration {
    var result = self
    let isDisabled = !button.isEnabled
    let isSelected = button.isSelected && automaticallyUpdateForSelection
    let accent: UIColor = button.role == .destructive ? .systemRed : button.tintColor
    // A selected button looks as if it was filled, a plain one as if it was tinted.
    let style: Style =
      switch (self.style, isSelected) {
      case (.plain, true): .tinted
      case (.gray, true), (.tinted, true): .filled
      case (let style, _): style
      }
    let foreground: UIColor
    var fill: UIColor
    switch style {
    case .plain:
      foreground = baseForegroundColor ?? accent
      fill = baseBackgroundColor ?? .clear
    case .gray:
      foreground = baseForegroundColor ?? accent
      fill = baseBackgroundColor ?? .secondarySystemFill
    case .tinted:
      foreground = baseForegroundColor ?? accent
      fill = (baseBackgroundColor ?? accent).withAlphaComponent(0.2)
    case .filled:
      foreground = baseForegroundColor ?? UIColor(white: 1, alpha: 1)
      fill = baseBackgroundColor ?? accent
    }
    if isDisabled && style != .plain { fill = .tertiarySystemFill }
    if button.isHighlighted && style != .plain { fill = fill.weakened(by: 0.75) }
    result.baseForegroundColor =
      isDisabled
      ? .tertiaryLabel : button.isHighlighted ? foreground.weakened(by: 0.75) : foreground
    if let title = button.titleColors[exactly: button.state] { result.baseForegroundColor = title }
    // A color that the app has given the background goes before that of the style.
    if background.backgroundColor == .clear || background.backgroundColor == nil {
      result.background.backgroundColor = fill
    }
    result.background.cornerRadius = cornerRadius(for: button)
    return result
  }

  /// How round the corners come out. A background whose radius was set keeps it where its style lets it.
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
  /// The color with less of it: what shines through, shines through more.
  fileprivate func weakened(by factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * factor)
    }
  }
}
