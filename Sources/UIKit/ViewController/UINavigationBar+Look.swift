import Foundation

// What a bar looks like: what the item says, else what the bar says, else what was said before there
// were appearances.

extension UINavigationBar {
  /// Takes what stands for all bars.
  internal func takeLook(of proxy: UINavigationBar) {
    if let tint = proxy.storage.tintColor { tintColor = tint }
    barTintColor = proxy.barTintColor ?? barTintColor
    barStyle = proxy.barStyle
    isTranslucent = proxy.isTranslucent
    prefersLargeTitles = proxy.prefersLargeTitles
    titleTextAttributes = proxy.titleTextAttributes ?? titleTextAttributes
    largeTitleTextAttributes = proxy.largeTitleTextAttributes ?? largeTitleTextAttributes
    shadowImage = proxy.shadowImage ?? shadowImage
    backgroundImages.merge(proxy.backgroundImages) { $1 }
    standardAppearance = UINavigationBarAppearance(barAppearance: proxy.standardAppearance)
    compactAppearance = proxy.compactAppearance.map(UINavigationBarAppearance.init(barAppearance:))
    scrollEdgeAppearance =
      proxy.scrollEdgeAppearance.map(UINavigationBarAppearance.init(barAppearance:))
  }

  internal var isLow: Bool { traitCollection.hasLowBars }

  /// The look at the moment.
  internal var look: UINavigationBarAppearance {
    let standard = isLow ? compactAppearance ?? standardAppearance : standardAppearance
    let ofItem =
      isLow
      ? topItem?.compactAppearance ?? topItem?.standardAppearance : topItem?.standardAppearance
    if isAtEdge, let said = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return said }
    let look = UINavigationBarAppearance(barAppearance: ofItem ?? standard)
    let isOld = takeOldLook(into: look)
    if isAtEdge && !isOld {
      look.backgroundEffect = nil
      look.backgroundColor = nil
      look.backgroundImage = nil
      look.shadowColor = nil
      look.shadowImage = nil
    }
    return look
  }

  /// What was said without appearances. Answers whether that is about the background.
  private func takeOldLook(into look: UINavigationBarAppearance) -> Bool {
    look.titleTextAttributes.merge(titleTextAttributes ?? [:]) { $1 }
    look.largeTitleTextAttributes.merge(largeTitleTextAttributes ?? [:]) { $1 }
    if barStyle == .black {
      let white: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.white]
      look.titleTextAttributes.merge(white) { old, _ in old }
      look.largeTitleTextAttributes.merge(white) { old, _ in old }
    }
    let image = (isLow ? backgroundImages[.compact] : nil) ?? backgroundImages[.default]
    if image != nil, let shadowImage { look.shadowImage = shadowImage }
    return look.takeOldLook(
      style: barStyle, image: image, color: barTintColor, isTranslucent: isTranslucent)
  }

  // MARK: Large titles

  /// Whether the item in front has a large title: as it says; if it says nothing, as the one before.
  internal var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isLow, let items else { return false }
    for item in items.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// How high the bar is without a large title.
  internal var smallHeight: CGFloat {
    (isLow ? 32 : 44) + (topItem?.prompt == nil ? 0 : UINavigationBar.promptHeight)
  }

  /// How much a large title adds to that.
  internal var fullExtent: CGFloat { showsLargeTitle ? UINavigationBar.largeTitleHeight : 0 }

  /// How much it adds at the moment.
  internal var extent: CGFloat { min(largeTitleExtent ?? fullExtent, fullExtent) }

  internal static let largeTitleHeight: CGFloat = 52
  internal static let promptHeight: CGFloat = 34
}
