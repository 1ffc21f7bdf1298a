import Foundation

// The look of a navigation bar. The appearance of the top item takes precedence over the appearance
// of the bar. The properties that are older than appearances, such as `barTintColor`, are applied
// to a copy of this appearance.

extension UINavigationBar {
  /// Copies the properties of an appearance proxy.
  internal func copyLook(of proxy: UINavigationBar) {
    if let tint = proxy.storage.tintColor { tintColor = tint }
    barTintColor = proxy.barTintColor ?? barTintColor
    barStyle = proxy.barStyle
    isTranslucent = proxy.isTranslucent
    prefersLargeTitles = proxy.prefersLargeTitles
    titleTextAttributes = proxy.titleTextAttributes ?? titleTextAttributes
    largeTitleTextAttributes = proxy.largeTitleTextAttributes ?? largeTitleTextAttributes
    shadowImage = proxy.shadowImage ?? shadowImage
    backIndicatorImage = proxy.backIndicatorImage ?? backIndicatorImage
    backIndicatorTransitionMaskImage =
      proxy.backIndicatorTransitionMaskImage ?? backIndicatorTransitionMaskImage
    titleAdjustments.merge(proxy.titleAdjustments) { $1 }
    backgroundImages.merge(proxy.backgroundImages) { $1 }
    standardAppearance = proxy.standardAppearance
    compactAppearance = proxy.compactAppearance
    scrollEdgeAppearance = proxy.scrollEdgeAppearance
    compactScrollEdgeAppearance = proxy.compactScrollEdgeAppearance
  }

  /// Returns the image of the back button; `nil` for the arrow.
  internal func indicator(_ look: UINavigationBarAppearance) -> UIImage? {
    look.indicator?.image ?? (backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage)
  }

  /// Whether the bar has a compact height, as on phones in landscape.
  internal var isLow: Bool { traitCollection.hasLowBars }

  /// The metrics of the bar, the most specific first. The value of the first metrics that have a
  /// value applies.
  ///
  /// - Unverified: the order for a low bar with a prompt.
  internal var barMetrics: [UIBarMetrics] {
    guard topItem?.prompt != nil else { return isLow ? [.compact, .default] : [.default] }
    return isLow
      ? [.compactPrompt, .compact, .defaultPrompt, .default] : [.defaultPrompt, .default]
  }

  /// The appearance that is in effect now.
  internal var look: UINavigationBarAppearance {
    let standard = isLow ? compactAppearance ?? standardAppearance : standardAppearance
    let ofItem =
      isLow
      ? topItem?.compactAppearance ?? topItem?.standardAppearance : topItem?.standardAppearance
    // As in UIKit, a bar without a navigation controller never has a scroll edge appearance.
    let isAtEdge = isAtEdge && controller != nil
    if isAtEdge, let ofEdge { return ofEdge }
    let look = UINavigationBarAppearance(barAppearance: ofItem ?? standard)
    let isOld = applyOldLook(into: look)
    if isAtEdge && !isOld { look.configureWithTransparentBackground() }
    return look
  }

  /// The appearance that the app has set for content that is scrolled to its top.
  private var ofEdge: UINavigationBarAppearance? {
    let ofLowBar = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    return (isLow ? ofLowBar : nil) ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// Applies the properties of the bar that are older than appearances.
  ///
  /// - Returns: Whether these properties change the background.
  private func applyOldLook(into look: UINavigationBarAppearance) -> Bool {
    look.titleTextAttributes.merge(titleTextAttributes ?? [:]) { $1 }
    look.largeTitleTextAttributes.merge(largeTitleTextAttributes ?? [:]) { $1 }
    if barStyle == .black {
      let white: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.white]
      look.titleTextAttributes.merge(white) { old, _ in old }
      look.largeTitleTextAttributes.merge(white) { old, _ in old }
    }
    let image = barMetrics.compactMap { backgroundImages[$0] }.first
    if image != nil, let shadowImage { look.shadowImage = shadowImage }
    return look.applyOldLook(
      style: barStyle, image: image, color: barTintColor, isTranslucent: isTranslucent)
  }

  // MARK: Large titles

  /// Whether the title of the top item is large.
  ///
  /// The display mode of the item decides this. An item with the mode `automatic` follows the
  /// previous item.
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

  /// Whether only the search bar is shown, because the search is active.
  internal var showsSearchBarOnly: Bool {
    guard let search = topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// The height of the bar without a large title and a search bar.
  internal var smallHeight: CGFloat {
    guard !showsSearchBarOnly else { return 0 }
    return rowHeight + (topItem?.prompt == nil ? 0 : UINavigationBar.promptHeight)
  }

  /// The height of the row with the title and the buttons.
  ///
  /// Bars in sheets are higher since iOS 13, and bars of tablets since iOS 12.
  ///
  /// - Unverified: that a bar in a popover is as high as other bars.
  private var rowHeight: CGFloat {
    if isLow { return 32 }
    if controller?.isInSheet == true { return 56 }
    return traitCollection.userInterfaceIdiom == .pad ? 50 : 44
  }

  /// The height that the large title adds when all of it is visible.
  internal var fullExtent: CGFloat {
    guard showsLargeTitle, !showsSearchBarOnly else { return 0 }
    return UINavigationBar.largeTitleHeight + largeSubtitleHeight
  }

  /// The height that the large title adds now.
  internal var extent: CGFloat { min(largeTitleExtent ?? fullExtent, fullExtent) }

  /// The height of the row with the large title.
  internal static let largeTitleHeight: CGFloat = 52
  /// The height of the row with the prompt.
  internal static let promptHeight: CGFloat = 34
}
