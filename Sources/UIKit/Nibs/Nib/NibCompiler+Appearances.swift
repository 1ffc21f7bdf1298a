import Foundation
import GalleyNibs

// The appearance of bars: styles, title attributes and appearance objects.

extension NibCompiler {
  func barStyle(_ element: NibElement) -> UIBarStyle? {
    word(
      "barStyle", of: element,
      [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
      ])
  }

  func itemPositioning(_ key: String, of element: NibElement) -> UITabBar.ItemPositioning? {
    word(key, of: element, ["automatic": .automatic, "fill": .fill, "centered": .centered])
  }

  /// Returns text attributes, which the file stores in a separate element.
  func textAttributes(_ key: String, of element: NibElement) -> [NSAttributedString.Key: Any]? {
    guard let attributes = element.value(key, "textAttributes") else { return nil }
    var all: [NSAttributedString.Key: Any] = [:]
    if let color = color(attributes, "textColor") { all[.foregroundColor] = color }
    if let font = font(attributes, "fontDescription") { all[.font] = font }
    let shadowColor = color(attributes, "textShadowColor")
    if let shadowColor {
      let shadow = NSShadow()
      shadow.shadowColor = shadowColor
      if let offset = attributes.point("textShadowOffset") {
        shadow.shadowOffset = CGSize(width: offset.x, height: offset.y)
      }
      all[.shadow] = shadow
    }
    return all
  }

  // MARK: Appearances

  func readAppearances(of part: NibPart, _ bar: UINavigationBar.Type) {
    let element = part.element
    part.set(navigationAppearance("standardAppearance", of: element), bar) {
      $0.standardAppearance = $1
    }
    part.set(navigationAppearance("compactAppearance", of: element), bar) {
      $0.compactAppearance = $1
    }
    part.set(navigationAppearance("scrollEdgeAppearance", of: element), bar) {
      $0.scrollEdgeAppearance = $1
    }
    part.set(navigationAppearance("compactScrollEdgeAppearance", of: element), bar) {
      $0.compactScrollEdgeAppearance = $1
    }
  }

  func readAppearances(of part: NibPart, _ item: UINavigationItem.Type) {
    let element = part.element
    part.set(navigationAppearance("standardAppearance", of: element), item) {
      $0.standardAppearance = $1
    }
    part.set(navigationAppearance("compactAppearance", of: element), item) {
      $0.compactAppearance = $1
    }
    part.set(navigationAppearance("scrollEdgeAppearance", of: element), item) {
      $0.scrollEdgeAppearance = $1
    }
    part.set(navigationAppearance("compactScrollEdgeAppearance", of: element), item) {
      $0.compactScrollEdgeAppearance = $1
    }
  }

  func readAppearances(of part: NibPart, _ bar: UIToolbar.Type) {
    let element = part.element
    part.set(toolbarAppearance("standardAppearance", of: element), bar) {
      $0.standardAppearance = $1
    }
    part.set(toolbarAppearance("compactAppearance", of: element), bar) {
      $0.compactAppearance = $1
    }
    part.set(toolbarAppearance("scrollEdgeAppearance", of: element), bar) {
      $0.scrollEdgeAppearance = $1
    }
    part.set(toolbarAppearance("compactScrollEdgeAppearance", of: element), bar) {
      $0.compactScrollEdgeAppearance = $1
    }
  }

  func readAppearances(of part: NibPart, _ bar: UITabBar.Type) {
    let element = part.element
    part.set(tabBarAppearance("standardAppearance", of: element), bar) {
      $0.standardAppearance = $1
    }
    part.set(tabBarAppearance("scrollEdgeAppearance", of: element), bar) {
      $0.scrollEdgeAppearance = $1
    }
  }

  private func navigationAppearance(
    _ key: String, of element: NibElement
  ) -> UINavigationBarAppearance? {
    guard let element = element.value(key, "navigationBarAppearance") else { return nil }
    let appearance = UINavigationBarAppearance()
    readBackground(element, into: appearance)
    if let attributes = textAttributes("titleTextAttributes", of: element) {
      appearance.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes", of: element) {
      appearance.largeTitleTextAttributes = attributes
    }
    if let offset = element.offset("titlePositionAdjustment") {
      appearance.titlePositionAdjustment = offset
    }
    readButtons("buttonAppearance", of: element, into: appearance.buttonAppearance)
    readButtons("doneButtonAppearance", of: element, into: appearance.doneButtonAppearance)
    readButtons("backButtonAppearance", of: element, into: appearance.backButtonAppearance)
    return appearance
  }

  private func toolbarAppearance(_ key: String, of element: NibElement) -> UIToolbarAppearance? {
    guard let element = element.value(key, "toolbarAppearance") else { return nil }
    let appearance = UIToolbarAppearance()
    readBackground(element, into: appearance)
    readButtons("buttonAppearance", of: element, into: appearance.buttonAppearance)
    readButtons("doneButtonAppearance", of: element, into: appearance.doneButtonAppearance)
    return appearance
  }

  func tabBarAppearance(_ key: String, of element: NibElement) -> UITabBarAppearance? {
    guard let element = element.value(key, "tabBarAppearance") else { return nil }
    let appearance = UITabBarAppearance()
    readBackground(element, into: appearance)
    if let color = color(element, "selectionIndicatorTintColor") {
      appearance.selectionIndicatorTintColor = color
    }
    if let image = image(element, "selectionIndicatorImage") {
      appearance.selectionIndicatorImage = image
    }
    if let positioning = itemPositioning("stackedItemPositioning", of: element) {
      appearance.stackedItemPositioning = positioning
    }
    if let width = element.number("stackedItemWidth") { appearance.stackedItemWidth = width }
    if let spacing = element.number("stackedItemSpacing") {
      appearance.stackedItemSpacing = spacing
    }
    readItems("stackedLayoutAppearance", of: element, into: appearance.stackedLayoutAppearance)
    readItems("inlineLayoutAppearance", of: element, into: appearance.inlineLayoutAppearance)
    readItems(
      "compactInlineLayoutAppearance", of: element, into: appearance.compactInlineLayoutAppearance)
    return appearance
  }

  private func readBackground(_ element: NibElement, into appearance: UIBarAppearance) {
    if element.isNil("backgroundEffect") || element.string("backgroundEffect") == "none" {
      appearance.backgroundEffect = nil
    } else if let style = blurStyle("backgroundEffect", of: element)
      ?? element.value("backgroundEffect", "blurEffect").flatMap({ blurStyle("style", of: $0) })
    {
      appearance.backgroundEffect = UIBlurEffect(style: style)
    }
    if let color = color(element, "backgroundColor") { appearance.backgroundColor = color }
    if let image = image(element, "backgroundImage") { appearance.backgroundImage = image }
    if let mode = word("backgroundImageContentMode", of: element, NibNames.contentModes) {
      appearance.backgroundImageContentMode = mode
    }
    if element.isNil("shadowColor") {
      appearance.shadowColor = nil
    } else if let color = color(element, "shadowColor") {
      appearance.shadowColor = color
    }
    if let image = image(element, "shadowImage") { appearance.shadowImage = image }
  }

  /// Reads the appearance of bar buttons, for each state.
  private func readButtons(
    _ key: String, of element: NibElement, into appearance: UIBarButtonItemAppearance
  ) {
    guard let element = element.value(key, "barButtonItemAppearance") else { return }
    let states = [
      ("normal", appearance.normal), ("disabled", appearance.disabled),
      ("highlighted", appearance.highlighted), ("focused", appearance.focused),
    ]
    for (name, state) in states {
      guard let element = element.value(name) else { continue }
      if let attributes = textAttributes("titleTextAttributes", of: element) {
        state.titleTextAttributes = attributes
      }
      if let offset = element.offset("titlePositionAdjustment") {
        state.titlePositionAdjustment = offset
      }
      if let image = image(element, "backgroundImage") { state.backgroundImage = image }
      if let offset = element.offset("backgroundImagePositionAdjustment") {
        state.backgroundImagePositionAdjustment = offset
      }
    }
  }

  /// Reads the appearance of the items of a tab bar, for each state.
  private func readItems(
    _ key: String, of element: NibElement, into appearance: UITabBarItemAppearance
  ) {
    guard let element = element.value(key, "tabBarItemAppearance") else { return }
    let states = [
      ("normal", appearance.normal), ("selected", appearance.selected),
      ("disabled", appearance.disabled), ("focused", appearance.focused),
    ]
    for (name, state) in states {
      guard let element = element.value(name) else { continue }
      if let color = color(element, "iconColor") { state.iconColor = color }
      if let color = color(element, "badgeBackgroundColor") { state.badgeBackgroundColor = color }
      if let attributes = textAttributes("titleTextAttributes", of: element) {
        state.titleTextAttributes = attributes
      }
      if let attributes = textAttributes("badgeTextAttributes", of: element) {
        state.badgeTextAttributes = attributes
      }
      if let offset = element.offset("titlePositionAdjustment") {
        state.titlePositionAdjustment = offset
      }
      if let offset = element.offset("badgePositionAdjustment") {
        state.badgePositionAdjustment = offset
      }
    }
  }
}
