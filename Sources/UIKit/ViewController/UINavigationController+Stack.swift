import Foundation

// Changes of the stack, and the calls that tell controllers about them.

/// A change of the controllers of a navigation controller.
@MainActor
private struct StackChange {
  /// The top controllers before and after the change.
  let old: UIViewController?
  let new: UIViewController?
  /// The controllers that are removed.
  let gone: [UIViewController]
  /// The controllers that are added.
  let come: [UIViewController]
  let animated: Bool

  /// Whether the new controller comes in front of the old one.
  var isForward: Bool { come.contains { $0 === new } }
}

extension UINavigationController {
  internal static func makeBar(of type: AnyClass) -> UINavigationBar {
    guard let type = type as? UINavigationBar.Type else {
      Misuse.trap(
        "navigationBarClass must be a subclass of UINavigationBar", "\(type) is none")
    }
    return type.init(_madeForController: ())
  }

  internal static func makeToolbar(of type: AnyClass) -> UIToolbar {
    guard let type = type as? UIToolbar.Type else {
      Misuse.trap("toolbarClass must be a subclass of UIToolbar", "\(type) is none")
    }
    return type.init(_madeForController: ())
  }

  /// Replaces the stack by these controllers.
  ///
  /// A controller that is told about the change may change the stack again. Then the rest of this
  /// change is left to the newer one.
  internal func change(to controllers: [UIViewController], animated: Bool) {
    checkDistinct(controllers)
    let (old, new) = (stack.last, controllers.last)
    let gone = stack.filter { old in !controllers.contains { $0 === old } }
    let come = controllers.filter { new in !stack.contains { $0 === new } }
    for controller in come { checkPushable(controller) }
    let change = StackChange(old: old, new: new, gone: gone, come: come, animated: animated)
    for controller in gone { controller.willMove(toParent: nil) }
    stack = controllers
    for controller in come { addChild(controller) }
    navigationBar.controller = self
    let crossing =
      animated && old !== new && isTransitionVisible ? BarCrossing(of: navigationBar) : nil
    navigationBar.items = barItems
    tellStackChanged()
    guard old !== new else { return settle(change) }
    new?.isMovingToParent = change.isForward
    old?.isMovingFromParent = gone.contains { $0 === old }
    if !show(change, crossing) { settle(change) }
  }

  /// Does what remains when everything has its final frame.
  private func settle(_ change: StackChange) {
    change.new?.isMovingToParent = false
    change.old?.isMovingFromParent = false
    for controller in change.gone where !isThere(controller) { controller.removeFromParent() }
    for controller in change.come where isThere(controller) { controller.didMove(toParent: self) }
    if self is MoreNavigationController { tabBarController?.adoptListed() }
    updateStatusBar()
  }

  /// Whether a transition would be visible.
  private var isTransitionVisible: Bool {
    isShown && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
  }

  private func isThere(_ controller: UIViewController) -> Bool {
    stack.contains { $0 === controller }
  }

  /// Traps if the controller is a navigation controller.
  private func checkPushable(_ controller: UIViewController) {
    guard controller is UINavigationController, !(self is MoreNavigationController) else { return }
    Misuse.trap(
      "Pushing a navigation controller is not supported",
      "\(controller) on \(self). Push its root view controller, or present it")
  }

  private func checkDistinct(_ controllers: [UIViewController]) {
    var known: Set<ObjectIdentifier> = []
    for controller in controllers where !known.insert(ObjectIdentifier(controller)).inserted {
      Misuse.trap(
        "All view controllers in a navigation controller must be distinct",
        "\(controller) is there more than once")
    }
  }

  /// Shows the new controller of a change in place of the old one, and tells both.
  ///
  /// - Parameter crossing: The views of the bar before the change, if the change is animated.
  /// - Returns: Whether the change is still running, and settles when it ends.
  private func show(_ change: StackChange, _ crossing: BarCrossing?) -> Bool {
    let (old, new, animated) = (change.old, change.new, change.animated)
    guard isShown, let view = viewIfLoaded else {
      old?.viewIfLoaded?.removeFromSuperview()
      showTop()
      return false
    }
    let coordinator = TransitionCoordinator(
      from: old, to: new, in: view, animated: animated,
      duration: crossing == nil ? 0 : NavigationTransition.duration)
    transition = coordinator
    var isRunning = false
    defer { if !isRunning { crossing?.end() } }
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    if stack.last === new { old?.beginAppearance(false, animated: animated) }
    if stack.last === new { new?.beginAppearance(true, animated: animated) }
    guard stack.last === new else {
      leave(old, coordinator)
      return false
    }
    let leaving = crossing == nil ? nil : old?.viewIfLoaded
    if leaving == nil { old?.viewIfLoaded?.removeFromSuperview() }
    showTop()
    if change.isForward, let leaving, leaving.superview === view, let coming = new?.viewIfLoaded {
      view.insertSubview(coming, aboveSubview: leaving)
    }
    new?.tellIsAppearing(animated: animated)
    view.layoutIfNeeded()
    guard stack.last === new else {
      leave(old, coordinator)
      return false
    }
    guard let crossing, let leaving, leaving.superview === view, let coming = new?.viewIfLoaded,
      let clock = view.window?.frameClock
    else {
      leaving?.removeFromSuperview()
      coordinator.arrive()
      finish(change, coordinator)
      return false
    }
    isRunning = true
    let slide = NavigationSlide(
      from: leaving, to: coming, isForward: change.isForward, width: view.bounds.width,
      isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    // The controller holds the transition, so the transition must not hold the controller.
    let running = NavigationTransition { [weak self] in
      guard let self else { return }
      self.running = nil
      coordinator.running = nil
      leaving.removeFromSuperview()
      slide.end()
      crossing.end()
      finish(change, coordinator)
      settle(change)
    }
    self.running = running
    coordinator.running = running
    slide.begin()
    crossing.begin(isForward: change.isForward)
    running.start(by: clock) {
      slide.slide()
      crossing.cross()
      coordinator.arrive()
    }
    return true
  }

  /// Tells the controllers of a change that it has ended.
  private func finish(_ change: StackChange, _ coordinator: TransitionCoordinator) {
    let (new, animated) = (change.new, change.animated)
    change.old?.endAppearance(animated: animated)
    // A controller that was just told may have pushed or popped, so that another one is on top.
    if stack.last === new { new?.endAppearance(animated: animated) }
    if transition === coordinator { transition = nil }
    coordinator.finish()
    guard stack.last === new, new == nil || told !== new else { return }
    told = new
    if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
  }

  /// Called when a controller that was told has already brought another one to the front: removes
  /// the old controller, unless it is the one that is in front now.
  private func leave(_ old: UIViewController?, _ coordinator: TransitionCoordinator) {
    if let old, old !== stack.last {
      let animated = coordinator.isAnimated
      old.beginAppearance(false, animated: animated)
      if old.viewIfLoaded?.superview === viewIfLoaded { old.viewIfLoaded?.removeFromSuperview() }
      old.endAppearance(animated: animated)
    }
    coordinator.finish()
  }

  /// Places the view of the top controller below the bars.
  internal func showTop() {
    guard let view = viewIfLoaded else { return }
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
