import Foundation

// The frames of a tab bar's items, and the look of the bar.

extension UITabBar {
  /// The height of the part with the items.
  ///
  /// - Unverified: 32 where the height is compact.
  internal var rowHeight: CGFloat { traitCollection.hasLowBars ? 32 : 49 }

  /// The height below the items: the safe area of the screen.
  internal var roomBelow: CGFloat {
    // The view of a tab bar controller has a safe area that excludes this very bar.
    (superview as? TabView)?.safeAreaInsets.bottom ?? safeAreaInsets.bottom
  }

  /// The appearance that applies now.
  internal var look: UITabBarAppearance {
    let look = UITabBarAppearance(
      barAppearance: selectedItem?.standardAppearance ?? standardAppearance)
    look.applyOldLook(
      style: barStyle, image: backgroundImage, color: barTintColor, isTranslucent: isTranslucent)
    if backgroundImage != nil, let shadowImage { look.shadowImage = shadowImage }
    return look
  }

  /// Creates a view for each item. The views of items that stay are reused, because a finger may be
  /// down on one.
  internal func makeViews() {
    let before = itemViews
    itemViews = (items ?? []).map { item in
      before.first { $0.item === item }
        ?? TabItemView(item) { [weak self, weak item] in
          if let item { self?.itemTapped(item) }
        }
    }
    for view in before where !itemViews.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in itemViews { addSubview(view) }
  }

  internal func placeAll() {
    let look = look
    background.frame = bounds
    background.show(look)
    let isLow = traitCollection.hasLowBars
    let appearance = isLow ? look.compactInlineLayoutAppearance : look.stackedLayoutAppearance
    let (start, end) = (safeAreaInsets.left, bounds.width - safeAreaInsets.right)
    let slot = max(end - start, 0) / CGFloat(max(itemViews.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, view) in itemViews.enumerated() {
      let place = isMirrored ? itemViews.count - 1 - index : index
      let left = (start + slot * CGFloat(place)).rounded() + UITabBar.itemMargin
      let right = (start + slot * CGFloat(place + 1)).rounded() - UITabBar.itemMargin
      view.frame = CGRect(
        x: left, y: UITabBar.itemTop, width: max(right - left, 0),
        height: rowHeight - UITabBar.itemTop)
      view.show(
        appearance, isSelected: view.item === selectedItem, isInline: isLow,
        unselectedColor: unselectedItemTintColor)
    }
  }

  /// Called when the user has tapped an item.
  private func itemTapped(_ item: UITabBarItem) {
    if let controller {
      controller.itemTapped(item)
    } else {
      selectedItem = item
      delegate?.tabBar?(self, didSelect: item)
    }
  }

  /// Returns the view of the item with the title.
  package func itemView(titled title: String) -> UIView? {
    layoutIfNeeded()
    return itemViews.first { $0.item.title == title }
  }

  /// The space on both sides of an item.
  private static let itemMargin: CGFloat = 2
  /// The space above an item.
  private static let itemTop: CGFloat = 1
}
