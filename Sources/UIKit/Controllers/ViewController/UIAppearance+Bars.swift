import Foundation

// The properties of bars that an appearance proxy can set.

extension Appearances {
  static let barProperties: [AppearanceProperty] = [
    AppearanceProperty(\UINavigationBar.barTintColor),
    AppearanceProperty(\UINavigationBar.barStyle),
    AppearanceProperty(\UINavigationBar.isTranslucent),
    AppearanceProperty(\UINavigationBar.prefersLargeTitles),
    AppearanceProperty(\UINavigationBar.shadowImage),
    AppearanceProperty(\UINavigationBar.backIndicatorImage),
    AppearanceProperty(\UINavigationBar.backIndicatorTransitionMaskImage),
    AppearanceProperty(merges: true, { (bar: UINavigationBar) in bar.titleAdjustments }) {
      proxy, bar in
      for (metrics, delta) in proxy.titleAdjustments where bar.titleAdjustments[metrics] == nil {
        bar.setTitleVerticalPositionAdjustment(delta, for: metrics)
      }
    },
    AppearanceProperty(attributes: \UINavigationBar.titleTextAttributes),
    AppearanceProperty(attributes: \UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(look: \UINavigationBar.standardAppearance),
    AppearanceProperty(lookIfAny: \UINavigationBar.compactAppearance),
    AppearanceProperty(lookIfAny: \UINavigationBar.scrollEdgeAppearance),
    AppearanceProperty(lookIfAny: \UINavigationBar.compactScrollEdgeAppearance),
    AppearanceProperty(merges: true, { (bar: UINavigationBar) in bar.backgroundImages }) {
      proxy, bar in
      for (metrics, image) in proxy.backgroundImages where bar.backgroundImages[metrics] == nil {
        bar.setBackgroundImage(image, for: metrics)
      }
    },
    AppearanceProperty(\UIToolbar.barTintColor), AppearanceProperty(\UIToolbar.barStyle),
    AppearanceProperty(\UIToolbar.isTranslucent),
    AppearanceProperty(look: \UIToolbar.standardAppearance),
    AppearanceProperty(lookIfAny: \UIToolbar.compactAppearance),
    AppearanceProperty(lookIfAny: \UIToolbar.scrollEdgeAppearance),
    AppearanceProperty(lookIfAny: \UIToolbar.compactScrollEdgeAppearance),
    AppearanceProperty(merges: true, { (bar: UIToolbar) in bar.backgroundImages }) { proxy, bar in
      for (place, images) in proxy.backgroundImages {
        for (metrics, image) in images where bar.backgroundImages[place]?[metrics] == nil {
          bar.setBackgroundImage(image, forToolbarPosition: place, barMetrics: metrics)
        }
      }
    },
    AppearanceProperty(merges: true, { (bar: UIToolbar) in bar.shadowImages }) { proxy, bar in
      for (place, image) in proxy.shadowImages where bar.shadowImages[place] == nil {
        bar.setShadowImage(image, forToolbarPosition: place)
      }
    },
    AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UITabBar.barStyle),
    AppearanceProperty(\UITabBar.isTranslucent),
    AppearanceProperty(\UITabBar.unselectedItemTintColor),
    AppearanceProperty(\UITabBar.backgroundImage), AppearanceProperty(\UITabBar.shadowImage),
    AppearanceProperty(\UITabBar.selectionIndicatorImage),
    AppearanceProperty(\UITabBar.itemPositioning), AppearanceProperty(\UITabBar.itemWidth),
    AppearanceProperty(\UITabBar.itemSpacing),
    AppearanceProperty(look: \UITabBar.standardAppearance),
    AppearanceProperty(lookIfAny: \UITabBar.scrollEdgeAppearance),
    AppearanceProperty(\UITabBarItem.badgeColor),
    AppearanceProperty(\UITabBarItem.titlePositionAdjustment),
    AppearanceProperty(lookIfAny: \UITabBarItem.standardAppearance),
    AppearanceProperty(lookIfAny: \UITabBarItem.scrollEdgeAppearance),
    AppearanceProperty(\UISearchBar.barTintColor), AppearanceProperty(\UISearchBar.barStyle),
    AppearanceProperty(\UISearchBar.searchBarStyle),
    AppearanceProperty(\UISearchBar.isTranslucent),
    AppearanceProperty(\UISearchBar.backgroundImage),
    AppearanceProperty(\UISearchBar.placeholder),
    AppearanceProperty(\UIBarButtonItem.tintColor),
    AppearanceProperty(merges: true, { (item: UIBarButtonItem) in item.adjustments.title }) {
      proxy, item in
      for (metrics, delta) in proxy.adjustments.title where item.adjustments.title[metrics] == nil {
        item.setTitlePositionAdjustment(delta, for: metrics)
      }
    },
    AppearanceProperty(merges: true, { (item: UIBarButtonItem) in item.adjustments.backTitle }) {
      proxy, item in
      let own = item.adjustments.backTitle
      for (metrics, delta) in proxy.adjustments.backTitle where own[metrics] == nil {
        item.setBackButtonTitlePositionAdjustment(delta, for: metrics)
      }
    },
    AppearanceProperty(merges: true, { (item: UIBarButtonItem) in item.adjustments.backgrounds }) {
      proxy, item in
      let own = item.adjustments.backgrounds
      for (metrics, images) in proxy.adjustments.backgrounds {
        for (state, image) in images where own[metrics]?[state] == nil {
          item.setBackgroundImage(image, for: state, barMetrics: metrics)
        }
      }
    },
    AppearanceProperty(
      states: { (item: UIBarItem, state) in item.titleTextAttributes(for: state) },
      { $0.setTitleTextAttributes($1, for: $2) }),
    AppearanceProperty(
      states: { (item: UITabBarItem, state) in item.badgeTextAttributes(for: state) },
      { $0.setBadgeTextAttributes($1, for: $2) }),
  ]
}

extension AppearanceProperty {
  /// Creates the property for a bar appearance.
  ///
  /// Appearances are compared by their contents, because each bar stores a copy.
  fileprivate init<Bar: UIView, Look: UIBarAppearance>(
    look path: ReferenceWritableKeyPath<Bar, Look>
  ) {
    self.init(
      { (bar: Bar) in bar[keyPath: path].contents },
      { (proxy: Bar, bar: Bar) in bar[keyPath: path] = proxy[keyPath: path] })
  }

  /// Creates the property for an optional bar appearance.
  fileprivate init<Bar: NSObject, Look: UIBarAppearance>(
    lookIfAny path: ReferenceWritableKeyPath<Bar, Look?>
  ) {
    self.init(
      { (bar: Bar) in bar[keyPath: path]?.contents },
      { (proxy: Bar, bar: Bar) in bar[keyPath: path] = proxy[keyPath: path] })
  }
}

extension UIBarAppearance {
  /// The contents of the appearance, for comparison.
  internal var contents: [AnyHashable?] {
    var all: [AnyHashable?] = [
      backgroundEffect.map { AnyHashable($0) }, backgroundColor.map { AnyHashable($0) },
      backgroundImage.map { AnyHashable($0) }, AnyHashable(backgroundImageContentMode),
      shadowColor.map { AnyHashable($0) }, shadowImage.map { AnyHashable($0) },
    ]
    all += parts.flatMap { $0.contents }
    if let look = self as? UINavigationBarAppearance {
      all.append(AnyHashable(NSDictionary(dictionary: look.titleTextAttributes)))
      all.append(AnyHashable(NSDictionary(dictionary: look.largeTitleTextAttributes)))
      all.append(AnyHashable(look.titlePositionAdjustment))
      all.append(look.indicator.map { AnyHashable($0.image) })
    }
    if let look = self as? UITabBarAppearance {
      all.append(look.selectionIndicatorTintColor.map { AnyHashable($0) })
      all.append(look.selectionIndicatorImage.map { AnyHashable($0) })
      all += [
        AnyHashable(look.stackedItemPositioning), AnyHashable(look.stackedItemWidth),
        AnyHashable(look.stackedItemSpacing),
      ]
    }
    return all
  }
}
