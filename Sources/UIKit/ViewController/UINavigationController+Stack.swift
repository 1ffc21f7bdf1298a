import Foundation

// Controllers come in front and go, and are told so.

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

  /// Shows these controllers instead of those that are there.
  ///
  /// Whoever is told may change them again: what this change has not done yet is then left to that one.
  internal func change(to controllers: [UIViewController], animated: Bool) {
    checkDistinct(controllers)
    let (old, new) = (stack.last, controllers.last)
    let gone = stack.filter { old in !controllers.contains { $0 === old } }
    let come = controllers.filter { new in !stack.contains { $0 === new } }
    for controller in gone { controller.willMove(toParent: nil) }
    stack = controllers
    for controller in come { addChild(controller) }
    navigationBar.controller = self
    let crossing =
      animated && old !== new && isSeenOnItsWay ? BarCrossing(of: navigationBar) : nil
    navigationBar.items = controllers.map(\.navigationItem)
    func settle() {
      new?.isMovingToParent = false
      old?.isMovingFromParent = false
      for controller in gone where !isThere(controller) { controller.removeFromParent() }
      for controller in come where isThere(controller) { controller.didMove(toParent: self) }
      updateStatusBar()
    }
    guard old !== new else { return settle() }
    let isNew = come.contains { $0 === new }
    new?.isMovingToParent = isNew
    old?.isMovingFromParent = gone.contains { $0 === old }
    let way = show(new, insteadOf: old, animated: animated, isForward: isNew, crossing, settle)
    if !way { settle() }
  }

  /// Whether a transition would be seen.
  private var isSeenOnItsWay: Bool {
    isShown && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
  }

  private func isThere(_ controller: UIViewController) -> Bool {
    stack.contains { $0 === controller }
  }

  /// Stops where a navigation controller is pushed.
  internal func checkPushable(_ controller: UIViewController) {
    guard controller is UINavigationController else { return }
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

  /// Shows a controller in place of another, and tells both.
  ///
  /// - Parameters:
  ///   - isForward: Whether the new one comes in front of the old one.
  ///   - crossing: What the bar has shown, if the change is seen on its way.
  ///   - settle: What is left to be done when everything is in its place.
  /// - Returns: Whether the change is on its way, and `settle` will be called.
  private func show(
    _ new: UIViewController?, insteadOf old: UIViewController?, animated: Bool, isForward: Bool,
    _ crossing: BarCrossing?, _ settle: @escaping () -> Void
  ) -> Bool {
    guard isShown, let view = viewIfLoaded else {
      old?.viewIfLoaded?.removeFromSuperview()
      showTop()
      return false
    }
    let coordinator = TransitionCoordinator(
      from: old, to: new, in: view, animated: animated,
      duration: crossing == nil ? 0 : NavigationTransition.duration)
    transition = coordinator
    var isOnItsWay = false
    defer { if !isOnItsWay { crossing?.end() } }
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
    if isForward, let leaving, leaving.superview === view, let coming = new?.viewIfLoaded {
      view.insertSubview(coming, aboveSubview: leaving)
    }
    new?.tellIsAppearing(animated: animated)
    view.layoutIfNeeded()
    guard stack.last === new else {
      leave(old, coordinator)
      return false
    }
    func finish() {
      old?.endAppearance(animated: animated)
      // Whoever was told may have brought another controller to the front, which is on its way now.
      if stack.last === new { new?.endAppearance(animated: animated) }
      if transition === coordinator { transition = nil }
      coordinator.finish()
      guard stack.last === new, new == nil || told !== new else { return }
      told = new
      if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
    guard let crossing, let leaving, leaving.superview === view, let coming = new?.viewIfLoaded,
      let clock = view.window?.frameClock
    else {
      leaving?.removeFromSuperview()
      coordinator.arrive()
      finish()
      return false
    }
    isOnItsWay = true
    let slide = NavigationSlide(
      from: leaving, to: coming, isForward: isForward, width: view.bounds.width,
      isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let running = NavigationTransition { [weak self] in
      self?.running = nil
      leaving.removeFromSuperview()
      slide.end()
      crossing.end()
      finish()
      settle()
    }
    self.running = running
    slide.begin()
    crossing.begin(isForward: isForward)
    running.start(by: clock) {
      slide.slide()
      crossing.cross()
      coordinator.arrive()
    }
    return true
  }

  /// Whoever was told has brought another controller to the front already: unless it is that one, the
  /// one that was there before goes now.
  private func leave(_ old: UIViewController?, _ coordinator: TransitionCoordinator) {
    if let old, old !== stack.last {
      let animated = coordinator.isAnimated
      old.beginAppearance(false, animated: animated)
      if old.viewIfLoaded?.superview === viewIfLoaded { old.viewIfLoaded?.removeFromSuperview() }
      old.endAppearance(animated: animated)
    }
    coordinator.finish()
  }

  /// Puts the view of the controller in front under the bars.
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
