import Foundation

// Changes of the stack, and the calls that notify controllers of them.

/// A change of the stack of a navigation controller.
@MainActor
internal struct StackChange {
  /// The top controller before the change.
  let old: UIViewController?
  /// The top controller after the change.
  let new: UIViewController?
  /// The controllers that are removed.
  let removed: [UIViewController]
  /// The controllers that are added.
  let come: [UIViewController]
  let animated: Bool
  /// All controllers on the stack before the change.
  let before: [UIViewController]

  /// Whether the new top controller is pushed in front of the old controller.
  var isForward: Bool { come.contains { $0 === new } }
}

extension UINavigationController {
  /// Creates a navigation bar of a class.
  internal static func makeBar(of type: AnyClass) -> UINavigationBar {
    guard let type = type as? UINavigationBar.Type else {
      Misuse.trap(
        "navigationBarClass must be a subclass of UINavigationBar", "\(type) is none")
    }
    return type.init(_madeForController: ())
  }

  /// Creates a toolbar of a class.
  internal static func makeToolbar(of type: AnyClass) -> UIToolbar {
    guard let type = type as? UIToolbar.Type else {
      Misuse.trap("toolbarClass must be a subclass of UIToolbar", "\(type) is none")
    }
    return type.init(_madeForController: ())
  }

  /// Replaces the stack with these controllers.
  ///
  /// A controller that is notified about the change may change the stack again. In this case, the
  /// newer change replaces the rest of this change.
  internal func change(to controllers: [UIViewController], animated: Bool) {
    checkDistinct(controllers)
    let (old, new) = (stack.last, controllers.last)
    let removed = stack.filter { old in !controllers.contains { $0 === old } }
    let come = controllers.filter { new in !stack.contains { $0 === new } }
    for controller in come { checkPushable(controller) }
    let change = StackChange(
      old: old, new: new, removed: removed, come: come, animated: animated, before: stack)
    for controller in removed { controller.willMove(toParent: nil) }
    stack = controllers
    for controller in come where isThere(controller) {
      pushedChild = controller
      addChild(controller)
    }
    pushedChild = nil
    navigationBar.controller = self
    let barTransition =
      animated && old !== new && isTransitionVisible
      ? NavigationBarTransition(of: navigationBar) : nil
    if barTransition != nil { for bar in bottomBars { bar.hold() } }
    stackChanged()
    guard old !== new else { return settle(change) }
    adoptPreferredSize()
    new?.isMovingToParent = change.isForward
    old?.isMovingFromParent = removed.contains { $0 === old }
    if !show(change, barTransition) { settle(change) }
  }

  /// The bars at the bottom, which a controller can hide when it is pushed.
  internal var bottomBars: [BarVisibility] {
    [toolbarVisibility] + (tabBarController.map { [$0.barVisibility] } ?? [])
  }

  /// Ends a change of the stack after the transition.
  ///
  /// This method removes the popped controllers, and calls `didMove(toParent:)` of the pushed
  /// controllers.
  internal func settle(_ change: StackChange) {
    for controller in change.come { controller.isMovingToParent = false }
    for controller in change.removed { controller.isMovingFromParent = false }
    change.new?.isMovingToParent = false
    change.old?.isMovingFromParent = false
    // A removed controller may already have another parent.
    for controller in change.removed where !isThere(controller) && controller.parent === self {
      controller.removePresented()
      controller.removeFromParent()
    }
    for controller in change.come where isThere(controller) { controller.didMove(toParent: self) }
    if self is MoreNavigationController { tabBarController?.adoptListed() }
    updateStatusBar()
  }

  /// Copies the preferred size of the top controller, unless this size is zero.
  internal func adoptPreferredSize() {
    guard let size = stack.last?.preferredContentSize, size != .zero else { return }
    preferredContentSize = size
  }

  /// Removes from the stack a child that is about to be removed from this controller.
  ///
  /// If the child was on top, the controller below it is shown.
  internal func removeFromStack(_ child: UIViewController) {
    guard isThere(child) else { return }
    running?.finish()
    guard isThere(child) else { return }
    let before = stack
    stack.removeAll { $0 === child }
    stackChanged()
    guard before.last === child else { return }
    adoptPreferredSize()
    child.isMovingFromParent = true
    let change = StackChange(
      old: child, new: stack.last, removed: [], come: [], animated: false, before: before)
    if !show(change, nil) { settle(change) }
  }

  /// Whether a controller is on the stack.
  internal func isThere(_ controller: UIViewController) -> Bool {
    stack.contains { $0 === controller }
  }

  /// Whether a controller can be pushed. Navigation and split view controllers can't be pushed.
  internal func mayPush(_ controller: UIViewController) -> Bool {
    allowsNestedNavigation
      || !(controller is UINavigationController || controller is UISplitViewController)
  }

  /// Traps if the controller is a navigation controller or a split view controller.
  private func checkPushable(_ controller: UIViewController) {
    guard !mayPush(controller) else { return }
    if controller is UINavigationController {
      Misuse.trap(
        "Pushing a navigation controller is not supported",
        "\(controller) on \(self). Push its root view controller, or present it")
    }
    Misuse.trap(
      "Split View Controllers cannot be pushed to a Navigation Controller",
      "\(controller) on \(self). Present it, or make it the root view controller of the window")
  }

  /// Traps if an array contains the same controller twice.
  private func checkDistinct(_ controllers: [UIViewController]) {
    var known: Set<ObjectIdentifier> = []
    for controller in controllers where !known.insert(ObjectIdentifier(controller)).inserted {
      Misuse.trap(
        "All view controllers in a navigation controller must be distinct",
        "\(controller) is there more than once")
    }
  }

  /// Updates the bar and the tab bar controller after a change of the stack.
  internal func stackChanged() {
    navigationBar.setItemsByController(barItems)
    if allowsNestedNavigation { followTopNavigation() }
    guard let tabs = tabBarController else { return }
    tabs.itemsChanged()
    tabs.placeBar()
  }

  /// Shows the top controller. If the parent has not appeared, the top controller is shown later,
  /// when this controller appears or lays out its views.
  internal func showTopWhenParentIsShown() {
    guard let parent, !parent.isShown else { return showTop() }
    awaitsTop = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Adds the view of the top controller under the bars, and sets its frame.
  internal func showTop() {
    guard let view = viewIfLoaded else { return }
    awaitsTop = false
    follow(nil)
    navigationBar.largeTitleExtent = nil
    toolbar.items = stack.last?.toolbarItems
    view.setNeedsLayout()
    guard let top = stack.last else { return }
    let content = top.view!
    placeBars()
    content.frame = frame(for: top, in: view)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    placeBars()
  }
}
