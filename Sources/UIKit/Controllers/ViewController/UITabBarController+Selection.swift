import Foundation

// The selection of a tab bar controller: taps, and the change from one controller to another.

extension UITabBarController {
  /// Selects one of the app's controllers, or the "More" controller.
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

  /// Called when the user has tapped an item of the bar.
  internal func itemTapped(_ item: UITabBarItem) {
    tabBar.delegate?.tabBar?(tabBar, didSelect: item)
    let all = direct + (listed.isEmpty ? [] : [more])
    guard let controller = all.first(where: { $0.tabBarItem === item }) else { return }
    guard mayTap(controller) else { return }
    let before = selectedTab
    if controller === front {
      goToStart(of: controller)
    } else {
      show(controller)
    }
    delegate?.tabBarController?(self, didSelect: controller)
    tellTab(after: before)
  }

  /// Called when the user has tapped a row of the list that the "More" controller shows.
  ///
  /// - Unverified: that the delegate is called.
  internal func rowTapped(_ index: Int) {
    guard listed.indices.contains(index) else { return }
    let controller = listed[index]
    guard mayTap(controller) else { return }
    let before = selectedTab
    more.pushViewController(controller, animated: true)
    delegate?.tabBarController?(self, didSelect: controller)
    tellTab(after: before)
  }

  /// Returns whether the delegate lets a tap select a controller and its tab.
  private func mayTap(_ controller: UIViewController) -> Bool {
    if let tab = rootTab(of: controller),
      delegate?.tabBarController(self, shouldSelectTab: tab) == false
    {
      return false
    }
    return delegate?.tabBarController?(self, shouldSelect: controller) ?? true
  }

  /// Notifies the delegate that a tap has selected another tab.
  private func tellTab(after before: UITab?) {
    guard let tab = selectedTab, tab !== before else { return }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: before)
  }

  /// Called when the user has tapped the item that is already selected.
  ///
  /// This method pops to the root of a navigation controller, or scrolls the content to its top.
  ///
  /// - Unverified: that content scrolls to its top since iOS 18.
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

  /// Shows the view of a controller instead of the current controller, and notifies both.
  ///
  /// As in UIKit, the new controller is notified first that it will appear. A controller that is
  /// notified may select another controller. In this case the remaining steps are skipped, because
  /// the newer selection has performed them.
  ///
  /// - Unverified: the time at which `viewIsAppearing(_:)` is called.
  internal func show(_ new: UIViewController?) {
    if new !== front { running?.finish() }
    let old = front
    guard new !== old else {
      selectItem(of: new)
      return placeBar()
    }
    front = new
    selectItem(of: new)
    defer { updateStatusBar() }
    guard isShown, let view = viewIfLoaded else {
      old?.viewIfLoaded?.removeFromSuperview()
      viewIfLoaded?.setNeedsLayout()
      return
    }
    if let old, let new, let animator = animator(from: old, to: new) {
      return move(from: old, to: new, animator)
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

  /// Selects the item of a controller in the bar.
  internal func selectItem(of controller: UIViewController?) {
    tabBar.changeByController { tabBar.selectedItem = controller?.tabBarItem }
  }

  /// Removes the view of the old controller, unless this controller is selected again.
  ///
  /// This method is called when a newer selection has begun before the old controller was
  /// removed.
  internal func leave(_ old: UIViewController?) {
    guard let old, old !== front else { return }
    old.beginAppearance(false, animated: false)
    old.viewIfLoaded?.removeFromSuperview()
    old.endAppearance(animated: false)
  }

  /// Adds the view of the selected controller under the bar, and loads this view if needed.
  internal func placeFront() {
    guard let view = viewIfLoaded else { return }
    // During a transition, the animator places the views.
    if running == nil, let front, front.viewIfLoaded?.superview !== view {
      let content = front.view!
      content.frame = frame(for: front, in: view)
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(content, at: 0)
    }
    placeBar()
  }

  // MARK: The bar

  /// Whether the bar is visible. A controller on the stack of the selected navigation controller
  /// may hide the bar.
  internal var showsTabBar: Bool {
    !isTabBarHidden && (front as? UINavigationController)?.wantsNoBottomBar != true
  }

  /// Sets the frames of the bar, of the accessory, and of the selected controller's view.
  internal func placeBar() {
    guard let view = viewIfLoaded else { return }
    let before = tabBar.frame
    fitBar(in: view)
    barVisibility.place(at: barFrame(in: view), in: view.bounds)
    // The height may depend on the safe area of the bar, which depends on the position of the bar.
    if fitBar(in: view) { barVisibility.place(at: barFrame(in: view), in: view.bounds) }
    if tabBar.frame != before { tabBar.setNeedsLayout() }
    placeAccessory(in: view)
    view.showPresentations(over: front)
    guard let front, let content = front.viewIfLoaded, content.superview === view else { return }
    content.frame = self.frame(for: front, in: view)
    content.safeAreaMayHaveChanged()
    updateEdge()
  }

  /// Asks the bar for its height, which a subclass of `UITabBar` may change.
  ///
  /// - Returns: Whether the height has changed.
  @discardableResult
  private func fitBar(in view: UIView) -> Bool {
    guard tabBar.superview === view else { return false }
    let usual = tabBar.rowHeight + view.safeAreaInsets.bottom
    let size = tabBar.sizeThatFits(CGSize(width: view.bounds.width, height: usual))
    let old = addedBarHeight
    addedBarHeight = size.height - usual
    return addedBarHeight != old
  }

  private func barFrame(in view: UIView) -> CGRect {
    let height = tabBar.rowHeight + addedBarHeight + view.safeAreaInsets.bottom
    return CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  /// Returns the frame of a controller's view.
  ///
  /// The view extends under the bar, unless the controller excludes the edge, or the bar is opaque
  /// and the controller does not include opaque bars.
  internal func frame(for controller: UIViewController, in view: UIView) -> CGRect {
    var frame = view.bounds
    let reaches =
      controller.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    if showsTabBar, !reaches {
      frame.size.height = max(frame.height - barHeight - view.safeAreaInsets.bottom, 0)
    }
    return frame
  }
}

extension UINavigationController {
  /// Whether a controller in the stack hides the bar at the bottom.
  internal var wantsNoBottomBar: Bool {
    stack.contains {
      $0.hidesBottomBarWhenPushed || ($0 as? UINavigationController)?.wantsNoBottomBar == true
    }
  }
}

/// The view of a tab bar controller, which excludes the bar from the safe area of its subviews.
internal final class TabView: UIView {
  weak var tabBarController: UITabBarController?

  override var safeAreaForSubviews: UIEdgeInsets {
    var area = safeAreaInsets
    if let tabs = tabBarController, tabs.showsTabBar { area.bottom += tabs.barHeight }
    return area
  }

  override func safeArea(for subview: UIView) -> UIEdgeInsets {
    // The safe area of the bar itself excludes only what the device covers, such as the home
    // indicator.
    subview === tabBarController?.tabBar ? safeAreaInsets : safeAreaForSubviews
  }
}
