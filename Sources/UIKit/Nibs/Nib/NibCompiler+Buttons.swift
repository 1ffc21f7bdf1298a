import Foundation
import GalleyNibs

// Buttons, with titles and images for their states or with a configuration.

extension NibCompiler {
  func readButton(_ part: NibPart) {
    let element = part.element
    let type: UIButton.ButtonType =
      word(
        "buttonType", of: element,
        [
          "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
          "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd,
          "close": .close, "custom": .custom,
        ]) ?? .custom
    part.set(UIButton.self) { $0.become(type) }
    part.set(font(element, "fontDescription"), UIButton.self) { $0.titleLabel?.font = $1 }
    part.set(word("lineBreakMode", of: element, NibNames.breaks), UIButton.self) {
      $0.titleLabel?.lineBreakMode = $1
    }
    part.set(element.insets("contentEdgeInsets").map { UIEdgeInsets($0) }, UIButton.self) {
      $0.contentEdgeInsets = $1
    }
    part.set(element.insets("titleEdgeInsets").map { UIEdgeInsets($0) }, UIButton.self) {
      $0.titleEdgeInsets = $1
    }
    part.set(element.insets("imageEdgeInsets").map { UIEdgeInsets($0) }, UIButton.self) {
      $0.imageEdgeInsets = $1
    }
    readSwitches(of: part)
    part.set(element.size("titleShadowOffset").map { CGSize($0) }, UIButton.self) {
      $0.titleLabel?.shadowOffset = $1
    }
    part.set(element.bool("adjustsImageSizeForAccessibilityContentSizeCategory"), UIButton.self) {
      $0.adjustsImageSizeForAccessibilityContentSizeCategory = $1
    }
    let role: UIButton.Role? = word(
      "role", of: element,
      ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive])
    part.set(role, UIButton.self) { $0.role = $1 }
    part.set(element.bool("changesSelectionAsPrimaryAction"), UIButton.self) {
      $0.changesSelectionAsPrimaryAction = $1
    }
    readStates(of: part)
    set("menu", of: part, UIButton.self, UIMenu.self) { $0.menu = $1 }
  }

  /// Reads the attributes that are on or off.
  private func readSwitches(of part: NibPart) {
    let switches: [(String, @MainActor (UIButton, Bool) -> Void)] = [
      ("adjustsImageWhenHighlighted", { $0.adjustsImageWhenHighlighted = $1 }),
      ("adjustsImageWhenDisabled", { $0.adjustsImageWhenDisabled = $1 }),
      ("reversesTitleShadowWhenHighlighted", { $0.reversesTitleShadowWhenHighlighted = $1 }),
      ("showsTouchWhenHighlighted", { $0.showsTouchWhenHighlighted = $1 }),
      ("pointerInteraction", { $0.isPointerInteractionEnabled = $1 }),
      ("springLoaded", { $0.isSpringLoaded = $1 }),
    ]
    for (name, set) in switches { part.set(part.element.bool(name), UIButton.self, set) }
  }

  /// Reads the titles and images for the states of a button, and its configuration.
  private func readStates(of part: NibPart) {
    let element = part.element
    let configuration = element.value("configuration", "buttonConfiguration")
    for state in element.all("state") {
      // When a button gets a configuration, Xcode leaves the title "Button" and the image in the
      // file, but shows only the title and the image of the configuration.
      let isReplaced = configuration != nil && (state.key ?? "normal") == "normal"
      readState(state, of: part, withContent: !isReplaced)
    }
    if let configuration { readConfiguration(configuration, of: part) }
  }

  private func readState(_ element: NibElement, of part: NibPart, withContent: Bool) {
    let (state, prefix): (UIControl.State, String)
    switch element.key {
    case "highlighted": (state, prefix) = (.highlighted, "highlighted")
    case "disabled": (state, prefix) = (.disabled, "disabled")
    case "selected": (state, prefix) = (.selected, "selected")
    case "focused": (state, prefix) = (.focused, "focused")
    default: (state, prefix) = (.normal, "normal")
    }
    let id = part.element.id ?? ""
    if withContent, let title = element.string("title") {
      part.text(title, "\(id).\(prefix)Title", UIButton.self) { $0.setTitle($1, for: state) }
    }
    if withContent {
      part.set(attributedText(element, "attributedTitle"), UIButton.self) {
        $0.setAttributedTitle($1, for: state)
      }
    }
    part.set(color(element, "titleColor"), UIButton.self) { $0.setTitleColor($1, for: state) }
    part.set(color(element, "titleShadowColor"), UIButton.self) {
      $0.setTitleShadowColor($1, for: state)
    }
    if withContent {
      part.set(image(element, "image"), UIButton.self) { $0.setImage($1, for: state) }
    }
    part.set(image(element, "backgroundImage"), UIButton.self) {
      $0.setBackgroundImage($1, for: state)
    }
    part.set(
      element.value("preferredSymbolConfiguration").flatMap { symbolConfiguration($0) },
      UIButton.self
    ) { $0.setPreferredSymbolConfiguration($1, forImageIn: state) }
  }

  private func readConfiguration(_ element: NibElement, of part: NibPart) {
    let base = configuration(element)
    let id = part.element.id ?? ""
    let title = element.string("title")
    let subtitle = element.string("subtitle")
    let attributedTitle = attributedText(element, "attributedTitle")
    let attributedSubtitle = attributedText(element, "attributedSubtitle")
    part.add { button, load in
      var configuration = base
      configuration.title = title.map { load.text($0, key: "\(id).configuration.title") }
      configuration.subtitle = subtitle.map { load.text($0, key: "\(id).configuration.subtitle") }
      if let attributedTitle {
        configuration.attributedTitle = AttributedString(attributedTitle)
      }
      if let attributedSubtitle {
        configuration.attributedSubtitle = AttributedString(attributedSubtitle)
      }
      (button as? UIButton)?.configuration = configuration
    }
  }

  /// Returns the configuration of a button, without the title and the subtitle.
  private func configuration(_ element: NibElement) -> UIButton.Configuration {
    var configuration =
      word(
        "style", of: element,
        [
          "plain": .plain(), "filled": .filled(), "tinted": .tinted(), "gray": .gray(),
          "bordered": .bordered(), "borderedProminent": .borderedProminent(),
          "borderedTinted": .borderedTinted(), "borderless": .borderless(), "glass": .glass(),
          "prominentGlass": .prominentGlass(), "clearGlass": .clearGlass(),
          "prominentClearGlass": .prominentClearGlass(),
        ]) ?? UIButton.Configuration.plain()
    configuration.image = image(element, "image")
    if let edge: NSDirectionalRectEdge = word(
      "imagePlacement", of: element,
      ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom])
    {
      configuration.imagePlacement = edge
    }
    readMetrics(element, into: &configuration)
    if let color = color(element, "baseForegroundColor") {
      configuration.baseForegroundColor = color
    }
    if let color = color(element, "baseBackgroundColor") {
      configuration.baseBackgroundColor = color
    }
    if let insets = element.value("contentInsets").flatMap({ _ in element.insets("contentInsets") })
    {
      configuration.contentInsets = NSDirectionalEdgeInsets(insets)
    }
    if element.bool("showsActivityIndicator") == true {
      configuration.showsActivityIndicator = true
    }
    if let symbols = element.value("preferredSymbolConfigurationForImage").flatMap({
      symbolConfiguration($0)
    }) {
      configuration.preferredSymbolConfigurationForImage = symbols
    }
    readBackground(element, into: &configuration)
    readTexts(element, into: &configuration)
    return configuration
  }

  /// Reads the fonts and the line break modes of the title and the subtitle, and whether the
  /// configuration is updated automatically for the selected state.
  private func readTexts(_ element: NibElement, into configuration: inout UIButton.Configuration) {
    func transformer(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
      UIConfigurationTextAttributesTransformer {
        var container = $0
        container.font = font
        return container
      }
    }
    if let font = font(element, "titleFontDescription") ?? font(element, "fontDescription") {
      configuration.titleTextAttributesTransformer = transformer(font)
    }
    if let font = font(element, "subtitleFontDescription") {
      configuration.subtitleTextAttributesTransformer = transformer(font)
    }
    if let mode = word("titleLineBreakMode", of: element, NibNames.breaks) {
      configuration.titleLineBreakMode = mode
    }
    if let mode = word("subtitleLineBreakMode", of: element, NibNames.breaks) {
      configuration.subtitleLineBreakMode = mode
    }
    if let updates = element.bool("automaticallyUpdateForSelection") {
      configuration.automaticallyUpdateForSelection = updates
    }
  }

  private func readMetrics(
    _ element: NibElement, into configuration: inout UIButton.Configuration
  ) {
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    if let value: UIButton.Configuration.CornerStyle = word(
      "cornerStyle", of: element,
      [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
      ])
    {
      configuration.cornerStyle = value
    }
    if let value: UIButton.Configuration.Size = word(
      "buttonSize", of: element,
      ["mini": .mini, "small": .small, "medium": .medium, "large": .large])
    {
      configuration.buttonSize = value
    }
    if let value: UIButton.Configuration.TitleAlignment = word(
      "titleAlignment", of: element,
      ["automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing])
    {
      configuration.titleAlignment = value
    }
  }

  private func readBackground(
    _ element: NibElement, into configuration: inout UIButton.Configuration
  ) {
    guard let background = element.value("background", "backgroundConfiguration") else { return }
    if let color = color(background, "backgroundColor") {
      configuration.background.backgroundColor = color
    }
    if let color = color(background, "strokeColor") {
      configuration.background.strokeColor = color
    }
    if let width = background.number("strokeWidth") {
      configuration.background.strokeWidth = width
    }
    if let outset = background.number("strokeOutset") {
      configuration.background.strokeOutset = outset
    }
    if let insets = background.insets("backgroundInsets") {
      configuration.background.backgroundInsets = NSDirectionalEdgeInsets(insets)
    }
    if let radius = background.number("cornerRadius") {
      configuration.background.cornerRadius = radius
    }
    if let image = image(background, "image") { configuration.background.image = image }
    if let mode = word("imageContentMode", of: background, NibNames.contentModes) {
      configuration.background.imageContentMode = mode
    }
  }
}
