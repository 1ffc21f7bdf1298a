extension UITabBarController {
  internal func makeBarVisibility() -> BarVisibility {
    BarVisibility(
      of: tabBar, at: .bottom,
      isShown: { [unowned self] in showsTabBar },
      placeAll: { [unowned self] in placeBar() })
  }

  /// Replaces the tab bar. The new bar gets the items and the position of the old bar.
  internal func replaceBar(with new: UITabBar) {
    let old = ownTabBar
    guard new !== old else { return }
    ownTabBar = new
    let (items, selected) = (old.items, old.selectedItem)
    old.controller = nil
    old.delegate = nil
    old.items = nil
    setUpTabs()
    if let items {
      new.changeByController {
        new.items = items
        new.selectedItem = selected
      }
    }
    barVisibility = makeBarVisibility()
    new.takePlace(of: old)
  }
}
