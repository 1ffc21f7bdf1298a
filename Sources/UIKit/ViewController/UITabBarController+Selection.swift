import Foundation

// Which controllers there are, and which one is shown.

extension UITabBarController {
  /// How many items the bar has room for.
  ///
  /// - Unverified: 8 where there is width.
  private var capacity: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// Shows these controllers instead of those that are there.
  internal func change(to new: [UIViewController]?) {
    let (old, selected, index) = (controllers ?? [], selectedViewController, selectedIndex)
    let list = new ?? []
    let gone = old.filter { old in !list.contains { $0 === old } }
    let come = list.filter { new in !old.contains { $0 === new } }
    for controller in gone { controller.willMove(toParent: nil) }
    controllers = new
    for controller in come { addChild(controller) }
    arrange()
    if let selected, list.contains(where: { $0 === selected }) || isMore(selected) {
      select(selected)
    } else if let next = list.indices.contains(index) ? list[index] : list.first {
      select(next)
    } else {
      show(nil)
    }
    for controller in gone { controller.removeFromParent() }
    for controller in come where controller.parent != nil { controller.didMove(toParent: self) }
  }

  private func isMore(_ controller: UIViewController) -> Bool {
    controller is MoreNavigationController && controller === more && !listed.isEmpty
  }

  /// Says which controllers have items and which ones are listed.
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
    // The listed controller that was shown has an item now, or the list is not needed any more.
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

  /// Takes those back in that the list has shown and shows no more.
  internal func adoptListed() {
    for controller in controllers ?? [] where controller.parent == nil {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// The items of the controllers are others.
  internal func itemsChanged() {
    let items = (direct + (listed.isEmpty ? [] : [more])).compactMap { $0.tabBarItem }
    if !zip(items, tabBar.items ?? []).allSatisfy({ $0 === $1 })
      || items.count != tabBar.items?.count
    {
      tabBar.items = items
    }
    tabBar.selectedItem = front?.tabBarItem
  }

  /// Selects a controller of the app, or the list.
  internal func select(_ controller: UIViewController) {
    if direct.contains(where: { $0 === controller }) { return show(controller) }
    if isMore(controller) {
      more.popToRootViewController(animated: false)
      return show(more)
    }
    guard listed.contains(where: { $0 === controller }) else {
      Misuse.trap(
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected.",
        "\(controller) is not in viewControllers")
    }
    if more.shown !== controller {
      more.setViewControllers([more.list, controller], animated: false)
    }
    show(more)
  }

  // MARK: Taps

  /// The user has tapped an item of the bar.
  internal func itemTapped(_ item: UITabBarItem) {
    tabBar.delegate?.tabBar?(tabBar, didSelect: item)
    let all = direct + (listed.isEmpty ? [] : [more])
    guard let controller = all.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController?(self, shouldSelect: controller) ?? true else { return }
    if controller === front {
      goToStart(of: controller)
    } else {
      show(controller)
    }
    delegate?.tabBarController?(self, didSelect: controller)
  }

  /// The user has tapped a row of the list.
  ///
  /// - Unverified: the delegate is asked and told.
  internal func rowTapped(_ index: Int) {
    guard listed.indices.contains(index) else { return }
    let controller = listed[index]
    guard delegate?.tabBarController?(self, shouldSelect: controller) ?? true else { return }
    more.pushViewController(controller, animated: true)
    delegate?.tabBarController?(self, didSelect: controller)
  }

  /// The user has tapped the item that is selected: goes back to the first controller of a navigation
  /// controller, or to the top of the content.
  ///
  /// - Unverified: content goes to its top since iOS 18.
  private func goToStart(of controller: UIViewController) {
    if let navigation = controller as? UINavigationController {
      guard navigation.stack.count <= 1 else {
        navigation.popToRootViewController(animated: true)
        return
      }
      navigation.topViewController?.scrollViewUnderBars?.scrollToTop()
    } else {
      controller.scrollViewUnderBars?.scrollToTop()
    }
  }

  // MARK: Showing

  /// Shows the view of a controller in place of the one that is there, and tells both in the order of UIKit:
  /// the new one is told first that it appears.
  ///
  /// A controller that is told may select another one. Then the steps that are left here are not taken, because
  /// the newer selection has taken its own.
  ///
  /// - Unverified: when `viewIsAppearing(_:)` is told.
  private func show(_ new: UIViewController?) {
    let old = front
    guard new !== old else {
      tabBar.selectedItem = new?.tabBarItem
      return placeBar()
    }
    front = new
    tabBar.selectedItem = new?.tabBarItem
    defer { updateStatusBar() }
    guard isShown, let view = viewIfLoaded else {
      old?.viewIfLoaded?.removeFromSuperview()
      viewIfLoaded?.setNeedsLayout()
      return
    }
    new?.beginAppearance(true, animated: false)
    if front === new { old?.beginAppearance(false, animated: false) }
    guard front === new else { return leave(old) }
    old?.viewIfLoaded?.removeFromSuperview()
    placeFront()
    new?.tellIsAppearing(animated: false)
    view.layoutIfNeeded()
    old?.endAppearance(animated: false)
    if front === new { new?.endAppearance(animated: false) }
  }

  /// Another controller has been selected while this one was still to go: unless it is that one, it goes.
  private func leave(_ old: UIViewController?) {
    guard let old, old !== front else { return }
    old.beginAppearance(false, animated: false)
    old.viewIfLoaded?.removeFromSuperview()
    old.endAppearance(animated: false)
  }

  /// Puts the view of the controller that is shown under the bar. Loads it, if that has not happened.
  internal func placeFront() {
    guard let view = viewIfLoaded else { return }
    if let front, front.viewIfLoaded?.superview !== view {
      let content = front.view!
      content.frame = frame(for: front, in: view)
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(content, at: 0)
    }
    placeBar()
  }

  // MARK: The bar

  /// Whether there is a bar: not where a controller in front wants none.
  internal var showsTabBar: Bool {
    !isTabBarHidden && (front as? UINavigationController)?.wantsNoBottomBar != true
  }

  /// Places the bar, and what is under it.
  internal func placeBar() {
    guard let view = viewIfLoaded else { return }
    let before = (tabBar.frame, tabBar.isHidden)
    let height = tabBar.rowHeight + view.safeAreaInsets.bottom
    tabBar.isHidden = !showsTabBar
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    if tabBar.frame != before.0 { tabBar.setNeedsLayout() }
    guard let front, let content = front.viewIfLoaded, content.superview === view else { return }
    content.frame = frame(for: front, in: view)
    if before != (tabBar.frame, tabBar.isHidden) { content.safeAreaMayHaveChanged() }
  }

  /// Where the view of a controller is: under the bar, unless it does not want that, or the bar lets nothing
  /// shine through and the controller has not said that this does not matter.
  private func frame(for controller: UIViewController, in view: UIView) -> CGRect {
    var frame = view.bounds
    let reaches =
      controller.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    if showsTabBar, !reaches {
      frame.size.height = max(frame.height - tabBar.rowHeight - view.safeAreaInsets.bottom, 0)
    }
    return frame
  }
}

extension UINavigationController {
  /// Whether a controller in the stack wants no bar at the bottom.
  internal var wantsNoBottomBar: Bool {
    stack.contains {
      $0.hidesBottomBarWhenPushed || ($0 as? UINavigationController)?.wantsNoBottomBar == true
    }
  }
}

/// Has its subviews keep clear of the bar.
internal final class TabView: UIView {
  weak var tabBarController: UITabBarController?

  override var safeAreaForSubviews: UIEdgeInsets {
    var area = safeAreaInsets
    if let tabs = tabBarController, tabs.showsTabBar { area.bottom += tabs.tabBar.rowHeight }
    return area
  }
}
