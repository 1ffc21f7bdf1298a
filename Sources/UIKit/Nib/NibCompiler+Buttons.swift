import Foundation
import GalleyNibs

// Buttons, with the looks of their states or with a configuration.

extension NibCompiler {
  func readButton(_ part: NibPart) {
    let element = part.element
    let type: UIButton.ButtonType =
      switch element.string("buttonType") {
      case "system", "roundedRect": .system
      case "detailDisclosure": .detailDisclosure
      case "infoLight": .infoLight
      case "infoDark": .infoDark
      case "contactAdd": .contactAdd
      case "close": .close
      default: .custom
      }
    part.set(UIButton.self) { $0.become(type) }
    part.set(font(element, "fontDescription"), UIButton.self) { $0.titleLabel?.font = $1 }
    part.set(element.string("lineBreakMode").flatMap { NibNames.breaks[$0] }, UIButton.self) {
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
    part.set(element.bool("adjustsImageWhenHighlighted"), UIButton.self) {
      $0.adjustsImageWhenHighlighted = $1
    }
    part.set(element.bool("adjustsImageWhenDisabled"), UIButton.self) {
      $0.adjustsImageWhenDisabled = $1
    }
    part.set(element.bool("changesSelectionAsPrimaryAction"), UIButton.self) {
      $0.changesSelectionAsPrimaryAction = $1
    }
    for state in element.children where state.kind == "state" { readState(state, of: part) }
    if let configuration = element.value("configuration", "buttonConfiguration") {
      readConfiguration(configuration, of: part)
    }
    set("menu", of: part, UIButton.self, UIMenu.self) { $0.menu = $1 }
  }

  private func readState(_ element: NibElement, of part: NibPart) {
    let (state, prefix): (UIControl.State, String)
    switch element.key {
    case "highlighted": (state, prefix) = (.highlighted, "highlighted")
    case "disabled": (state, prefix) = (.disabled, "disabled")
    case "selected": (state, prefix) = (.selected, "selected")
    case "focused": (state, prefix) = (.focused, "focused")
    default: (state, prefix) = (.normal, "normal")
    }
    let id = part.element.id ?? ""
    if let title = element.string("title") {
      part.text(title, "\(id).\(prefix)Title", UIButton.self) { $0.setTitle($1, for: state) }
    }
    part.set(attributedText(element, "attributedTitle"), UIButton.self) {
      $0.setAttributedTitle($1, for: state)
    }
    part.set(color(element, "titleColor"), UIButton.self) { $0.setTitleColor($1, for: state) }
    part.set(color(element, "titleShadowColor"), UIButton.self) {
      $0.setTitleShadowColor($1, for: state)
    }
    part.set(image(element, "image"), UIButton.self) { $0.setImage($1, for: state) }
    part.set(image(element, "backgroundImage"), UIButton.self) {
      $0.setBackgroundImage($1, for: state)
    }
    part.set(
      element.value("preferredSymbolConfiguration").flatMap { symbolConfiguration($0) },
      UIButton.self
    ) { $0.setPreferredSymbolConfiguration($1, forImageIn: state) }
  }

  private func readConfiguration(_ element: NibElement, of part: NibPart) {
    var configuration: UIButton.Configuration =
      switch element.string("style") {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      case "bordered": .bordered()
      case "borderedProminent": .borderedProminent()
      case "borderedTinted": .borderedTinted()
      case "borderless": .borderless()
      default: .plain()
      }
    configuration.image = image(element, "image")
    switch element.string("imagePlacement") {
    case "trailing": configuration.imagePlacement = .trailing
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "leading": configuration.imagePlacement = .leading
    default: break
    }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    switch element.string("cornerStyle") {
    case "fixed": configuration.cornerStyle = .fixed
    case "dynamic": configuration.cornerStyle = .dynamic
    case "small": configuration.cornerStyle = .small
    case "medium": configuration.cornerStyle = .medium
    case "large": configuration.cornerStyle = .large
    case "capsule": configuration.cornerStyle = .capsule
    default: break
    }
    switch element.string("buttonSize") {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "large": configuration.buttonSize = .large
    case "medium": configuration.buttonSize = .medium
    default: break
    }
    switch element.string("titleAlignment") {
    case "leading": configuration.titleAlignment = .leading
    case "center": configuration.titleAlignment = .center
    case "trailing": configuration.titleAlignment = .trailing
    default: break
    }
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
    if let font = font(element, "titleFontDescription") ?? font(element, "fontDescription") {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var container = $0
        container.font = font
        return container
      }
    }
    let id = part.element.id ?? ""
    let base = configuration
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
    if let radius = background.number("cornerRadius") {
      configuration.background.cornerRadius = radius
    }
    if let image = image(background, "image") { configuration.background.image = image }
  }
}
