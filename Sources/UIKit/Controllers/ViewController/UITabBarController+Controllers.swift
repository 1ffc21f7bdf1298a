import Foundation

// The controllers of a tab bar controller. Some controllers have their own item, and the other
// controllers are listed under "More".

extension UITabBarController {
  /// The number of items for which the bar has space.
  ///
  /// - Unverified: 8 in a regular width.
  private var capacity: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// Replaces the controllers.
  internal func change(to new: [UIViewController]?) {
    running?.finish()
    let (old, selected, index) = (controllers ?? [], selectedViewController, selectedIndex)
    let list = new ?? []
    let removed = old.filter { old in !list.contains { $0 === old } }
    let come = list.filter { new in !old.contains { $0 === new } }
    for controller in removed { controller.willMove(toParent: nil) }
    controllers = new
    for controller in come { addChild(controller) }
    arrange()
    selectAgain(selected, orAt: index)
    // A removed controller may already have another parent.
    for controller in removed where controller.parent === self {
      controller.removePresented()
      controller.removeFromParent()
    }
    for controller in come where controller.parent != nil { controller.didMove(toParent: self) }
  }

  /// Appends a new child controller to `controllers`. If no controller is visible, the first one is
  /// selected.
  ///
  /// Some children are not appended: the "More" controller, a search controller, and the
  /// controllers of tabs.
  internal func appendController(_ child: UIViewController) {
    guard !(child is MoreNavigationController), !(child is UISearchController), tabList.isEmpty,
      controllers?.contains(where: { $0 === child }) != true
    else { return }
    controllers = (controllers ?? []) + [child]
    arrange()
    if front == nil { show(direct.first) }
  }

  /// Removes a child from `controllers`, because it is about to be removed from the tab bar
  /// controller.
  ///
  /// A controller in the list of the "More" controller is not removed from `controllers`. When the
  /// "More" controller shows such a controller, the controller is no longer a child of the tab bar
  /// controller.
  internal func removeController(_ child: UIViewController) {
    guard tabList.isEmpty, direct.contains(where: { $0 === child }) else { return }
    running?.finish()
    let (selected, index) = (selectedViewController, selectedIndex)
    controllers?.removeAll { $0 === child }
    arrange()
    selectAgain(selected, orAt: index)
  }

  /// Selects a controller again if it is still there, and otherwise the controller at an index or
  /// the first controller.
  private func selectAgain(_ selected: UIViewController?, orAt index: Int) {
    let list = controllers ?? []
    if let selected, list.contains(where: { $0 === selected }) || isMore(selected) {
      select(selected)
    } else if let next = list.indices.contains(index) ? list[index] : list.first {
      select(next)
    } else {
      show(nil)
    }
  }

  /// Whether a controller is the "More" controller, and lists other controllers.
  internal func isMore(_ controller: UIViewController) -> Bool {
    controller is MoreNavigationController && controller === more && !listed.isEmpty
  }

  /// Decides which controllers have their own item and which controllers are listed.
  internal func arrange() {
    let all = controllers ?? []
    let isListNeeded = all.count > capacity
    let shown = front is MoreNavigationController ? more.shown : nil
    direct = isListNeeded ? Array(all.prefix(capacity - 1)) : all
    listed = Array(all.dropFirst(direct.count))
    let isListThere = children.contains { $0 is MoreNavigationController }
    if isListNeeded, !isListThere {
      addChild(more)
      more.didMove(toParent: self)
    }
    if let shown, !listed.contains(where: { $0 === shown }) {
      more.setViewControllers([more.list], animated: false)
    }
    if isListNeeded { more.listChanged() }
    itemsChanged()
    // If the visible listed controller has its own item now, select it. If "More" is visible but no
    // longer needed, select the first controller.
    if let shown, direct.contains(where: { $0 === shown }) {
      select(shown)
    } else if front is MoreNavigationController, !isListNeeded {
      show(direct.first)
    }
    if !isListNeeded, isListThere {
      more.willMove(toParent: nil)
      more.removeFromParent()
    }
  }

  /// Makes controllers children of this controller again when the list no longer shows them.
  internal func adoptListed() {
    for controller in controllers ?? [] where controller.parent == nil {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Called when the items of the controllers have changed.
  internal func itemsChanged() {
    let items = (direct + (listed.isEmpty ? [] : [more])).compactMap { $0.tabBarItem }
    if !zip(items, tabBar.items ?? []).allSatisfy({ $0 === $1 })
      || items.count != tabBar.items?.count
    {
      tabBar.changeByController { tabBar.items = items }
    }
    selectItem(of: front)
  }
}
