import Foundation

// The tabs of a tab bar controller, whose controllers are its `viewControllers`.

extension UITabBarController {
  /// The modes in which tabs are shown: a bar, or a bar that can become a sidebar.
  public enum Mode: Int, Sendable {
    /// The system decides.
    case automatic
    /// A bar.
    case tabBar
    /// A bar that can become a sidebar.
    case tabSidebar
  }

  /// Called when the app sets controllers instead of tabs.
  internal func forgetTabs() {
    for tab in tabList { UITabBarController.setOwner(of: tab, to: nil) }
    tabList = []
  }

  /// Replaces the tabs.
  internal func changeTabs(to new: [UITab]) {
    for tab in tabList where !new.contains(where: { $0 === tab }) {
      UITabBarController.setOwner(of: tab, to: nil)
    }
    tabList = new
    for tab in new { UITabBarController.setOwner(of: tab, to: self) }
    showTabs()
  }

  /// Called when the visible tabs may have changed, or a tab may have another controller.
  internal func tabsMayHaveChanged() {
    guard !tabList.isEmpty else { return }
    for tab in tabList { UITabBarController.setOwner(of: tab, to: self) }
    showTabs()
  }

  /// Sets the tab bar controller of a tab and of the tabs in it.
  internal static func setOwner(of tab: UITab, to owner: UITabBarController?) {
    tab.tabBarController = owner
    for child in (tab as? UITabGroup)?.children ?? [] { setOwner(of: child, to: owner) }
  }

  /// Sets the controllers of the visible tabs.
  private func showTabs() {
    let controllers = visibleTabs.compactMap { tab -> UIViewController? in
      guard let controller = tab.shown else { return nil }
      if controller.tabBarItem !== tab.item { controller.tabBarItem = tab.item }
      return controller
    }
    guard self.controllers.map({ !$0.elementsEqual(controllers, by: ===) }) ?? true else { return }
    change(to: controllers)
  }

  /// The tabs that are visible in the bar.
  private var visibleTabs: [UITab] {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    return tabList.filter { tab in
      guard !tab.isHidden else { return false }
      guard isCompact, let compactTabIdentifiers else { return true }
      return compactTabIdentifiers.contains(tab.identifier)
    }
  }

  /// Returns the tab of the bar that shows a controller.
  internal func rootTab(of controller: UIViewController?) -> UITab? {
    guard let controller else { return nil }
    return visibleTabs.first { $0.shown === controller }
  }

  /// Returns the selected tab. For a group without its own controller, the result is the selected
  /// child.
  internal func findSelectedTab() -> UITab? {
    var tab = tabList.isEmpty ? nil : rootTab(of: selectedViewController)
    while let group = tab as? UITabGroup, let child = group.selectedChild,
      group.viewController == nil || group.chosen === child
    {
      tab = child
    }
    return tab
  }

  /// Selects a tab, and the groups that contain it.
  internal func select(_ tab: UITab) {
    guard tab.tabBarController === self else { return }
    var root = tab
    while let group = root.parent {
      group.chosen = root
      root = group
    }
    tabsMayHaveChanged()
    guard let controller = root.shown, controllers?.contains(where: { $0 === controller }) == true
    else { return }
    selectedViewController = controller
  }

  /// Returns the tab with an identifier.
  internal func findTab(_ identifier: String) -> UITab? {
    UITabBarController.findTab(identifier, in: tabList)
  }

  /// Returns the tab with an identifier among some tabs and the children of their groups.
  internal static func findTab(_ identifier: String, in tabs: [UITab]) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let group = tab as? UITabGroup, let child = findTab(identifier, in: group.children) {
        return child
      }
    }
    return nil
  }
}

extension UIViewController {
  /// The tab of the tab bar controller for which this controller was created.
  public var tab: UITab? {
    guard let tabs = tabBarController?.tabs else { return nil }
    func find(in tabs: [UITab]) -> UITab? {
      for tab in tabs {
        if tab.shown === self, !(tab is UITabGroup) || tab.viewController === self { return tab }
        if let child = find(in: (tab as? UITabGroup)?.children ?? []) { return child }
      }
      return nil
    }
    return find(in: tabs)
  }
}
