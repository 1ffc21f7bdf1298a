import Foundation

// The keys of bars and their items for key-value coding.

extension PlatformValues {
  static func registerBars() {
    registerBarViews()
    registerBarItems()
    registerNavigationItems()
  }

  private static func registerBarViews() {
    _ = Ported.Members(of: UINavigationBar.self) {
      $0.value("items", { $0.items }, { $0.items = $1 })
      $0.value("topItem", { $0.topItem })
      $0.value("prefersLargeTitles", { $0.prefersLargeTitles }, { $0.prefersLargeTitles = $1 })
      $0.rawValue("barStyle", { $0.barStyle }, { $0.barStyle = $1 })
      $0.value("barTintColor", { $0.barTintColor }, { $0.barTintColor = $1 })
      $0.value("translucent", { $0.isTranslucent }, { $0.isTranslucent = $1 })
      $0.value("shadowImage", { $0.shadowImage }, { $0.shadowImage = $1 })
      $0.value("backIndicatorImage", { $0.backIndicatorImage }, { $0.backIndicatorImage = $1 })
      $0.value(
        "backIndicatorTransitionMaskImage", { $0.backIndicatorTransitionMaskImage },
        { $0.backIndicatorTransitionMaskImage = $1 })
      addBackground($0) { $0.background }
    }
    _ = Ported.Members(of: UITabBar.self) {
      $0.value("items", { $0.items })
      $0.rawValue("barStyle", { $0.barStyle }, { $0.barStyle = $1 })
      $0.value("barTintColor", { $0.barTintColor }, { $0.barTintColor = $1 })
      $0.value(
        "unselectedItemTintColor", { $0.unselectedItemTintColor },
        { $0.unselectedItemTintColor = $1 })
      $0.value("translucent", { $0.isTranslucent }, { $0.isTranslucent = $1 })
      $0.value("backgroundImage", { $0.backgroundImage }, { $0.backgroundImage = $1 })
      $0.value("shadowImage", { $0.shadowImage }, { $0.shadowImage = $1 })
      $0.value(
        "selectionIndicatorImage", { $0.selectionIndicatorImage },
        { $0.selectionIndicatorImage = $1 })
      $0.rawValue("itemPositioning", { $0.itemPositioning }, { $0.itemPositioning = $1 })
      $0.value("itemWidth", { $0.itemWidth }, { $0.itemWidth = $1 })
      $0.value("itemSpacing", { $0.itemSpacing }, { $0.itemSpacing = $1 })
      addBackground($0) { $0.background }
    }
    _ = Ported.Members(of: UIToolbar.self) {
      $0.value("items", { $0.items }, { $0.items = $1 })
      $0.rawValue("barStyle", { $0.barStyle }, { $0.barStyle = $1 })
      $0.value("barTintColor", { $0.barTintColor }, { $0.barTintColor = $1 })
      $0.value("translucent", { $0.isTranslucent }, { $0.isTranslucent = $1 })
      addBackground($0) { $0.background }
    }
  }

  /// Adds keys of a bar's background that UIKit does not document.
  private static func addBackground<Bar: UIView>(
    _ list: Ported.Members<Bar>.List, _ background: @escaping @MainActor (Bar) -> BarBackground
  ) {
    for key in ["backgroundView", "_backgroundView"] { list.value(key, { background($0) }) }
    list.value("hidesShadow", { background($0).hidesLine }, { background($0).hidesLine = $1 })
  }

  private static func registerBarItems() {
    _ = Ported.Members(of: UIBarItem.self) {
      $0.value("title", { $0.title }, { $0.title = $1 })
      $0.value("image", { $0.image }, { $0.image = $1 })
      $0.value("landscapeImagePhone", { $0.landscapeImagePhone }, { $0.landscapeImagePhone = $1 })
      $0.value("imageInsets", { $0.imageInsets }, { $0.imageInsets = $1 })
      $0.value(
        "landscapeImagePhoneInsets", { $0.landscapeImagePhoneInsets },
        { $0.landscapeImagePhoneInsets = $1 })
      $0.value("enabled", { $0.isEnabled }, { $0.isEnabled = $1 })
      $0.value("tag", { $0.tag }, { $0.tag = $1 })
      $0.value(
        "isAccessibilityElement", { $0.isAccessibilityElement }, { $0.isAccessibilityElement = $1 })
      $0.value(
        "accessibilityIdentifier", { $0.accessibilityIdentifier },
        { $0.accessibilityIdentifier = $1 })
      $0.value("accessibilityLabel", { $0.accessibilityLabel }, { $0.accessibilityLabel = $1 })
      $0.value("accessibilityHint", { $0.accessibilityHint }, { $0.accessibilityHint = $1 })
      $0.value("accessibilityValue", { $0.accessibilityValue }, { $0.accessibilityValue = $1 })
      $0.rawValue(
        "accessibilityTraits", { $0.accessibilityTraits }, { $0.accessibilityTraits = $1 })
    }
    _ = Ported.Members(of: UIBarButtonItem.self) {
      $0.rawValue("style", { $0.style }, { $0.style = $1 })
      $0.value("width", { $0.width }, { $0.width = $1 })
      $0.value("tintColor", { $0.tintColor }, { $0.tintColor = $1 })
      $0.value("selected", { $0.isSelected }, { $0.isSelected = $1 })
      $0.value("hidden", { $0.isHidden }, { $0.isHidden = $1 })
      $0.value("possibleTitles", { $0.possibleTitles }, { $0.possibleTitles = $1 })
      // UIKit does not document the key `view`, neither here nor for tab bar items.
      $0.value("view", { $0.shown })
    }
    _ = Ported.Members(of: UITabBarItem.self) {
      $0.value("selectedImage", { $0.selectedImage }, { $0.selectedImage = $1 })
      $0.value("badgeValue", { $0.badgeValue }, { $0.badgeValue = $1 })
      $0.value("badgeColor", { $0.badgeColor }, { $0.badgeColor = $1 })
      $0.value(
        "view", { item -> UIView? in (item.bar as? UITabBar)?.itemViews.first { $0.item === item } }
      )
      $0.value(
        "titlePositionAdjustment", { $0.titlePositionAdjustment },
        { $0.titlePositionAdjustment = $1 })
    }
  }

  private static func registerNavigationItems() {
    _ = Ported.Members(of: UINavigationItem.self) {
      $0.value("title", { $0.title }, { $0.title = $1 })
      $0.value("prompt", { $0.prompt }, { $0.prompt = $1 })
      $0.value("backButtonTitle", { $0.backButtonTitle }, { $0.backButtonTitle = $1 })
      $0.rawValue(
        "largeTitleDisplayMode", { $0.largeTitleDisplayMode }, { $0.largeTitleDisplayMode = $1 })
      $0.rawValue(
        "backButtonDisplayMode", { $0.backButtonDisplayMode }, { $0.backButtonDisplayMode = $1 })
      $0.value("hidesBackButton", { $0.hidesBackButton }, { $0.hidesBackButton = $1 })
      $0.value(
        "leftItemsSupplementBackButton", { $0.leftItemsSupplementBackButton },
        { $0.leftItemsSupplementBackButton = $1 })
      $0.value(
        "hidesSearchBarWhenScrolling", { $0.hidesSearchBarWhenScrolling },
        { $0.hidesSearchBarWhenScrolling = $1 })
      $0.value("leftBarButtonItem", { $0.leftBarButtonItem }, { $0.leftBarButtonItem = $1 })
      $0.value("rightBarButtonItem", { $0.rightBarButtonItem }, { $0.rightBarButtonItem = $1 })
      $0.value("leftBarButtonItems", { $0.leftBarButtonItems }, { $0.leftBarButtonItems = $1 })
      $0.value("rightBarButtonItems", { $0.rightBarButtonItems }, { $0.rightBarButtonItems = $1 })
    }
  }
}
