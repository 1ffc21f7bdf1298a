extension UITabBarController {
  internal func makeBarVisibility() -> BarVisibility {
    BarVisibility(
      of: tabBar, at: .bottom,
      isShown: { [unowned self] in showsTabBar },
      placeAll: { [unowned self] in placeBar() })
  }

  /// Called when the tab bar was replaced. The new bar gets the items and the position of the old
  /// bar.
  internal func tabBarWasReplaced(_ old: UITabBar) {
    guard tabBar !== old else { return }
    let (items, selected) = (old.items, old.selectedItem)
    old.controller = nil
    old.delegate = nil
    old.items = nil
    setUpTabs()
    if let items {
      tabBar.items = items
      tabBar.selectedItem = selected
    }
    barVisibility = makeBarVisibility()
    guard let view = old.superview else { return }
    view.insertSubview(tabBar, aboveSubview: old)
    old.removeFromSuperview()
    view.setNeedsLayout()
  }
}
