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
    navigationBar.items = controllers.map(\.navigationItem)
    if old !== new {
      let isNew = come.contains { $0 === new }
      let isGone = gone.contains { $0 === old }
      new?.isMovingToParent = isNew
      old?.isMovingFromParent = isGone
      show(new, insteadOf: old, animated: animated)
      new?.isMovingToParent = false
      old?.isMovingFromParent = false
    }
    for controller in gone where !isThere(controller) { controller.removeFromParent() }
    for controller in come where isThere(controller) { controller.didMove(toParent: self) }
    updateStatusBar()
  }

  private func isThere(_ controller: UIViewController) -> Bool {
    stack.contains { $0 === controller }
  }

  private func checkDistinct(_ controllers: [UIViewController]) {
    var known: Set<ObjectIdentifier> = []
    for controller in controllers where !known.insert(ObjectIdentifier(controller)).inserted {
      Misuse.trap(
        "All view controllers in a navigation controller must be distinct",
        "\(controller) is there more than once")
    }
  }

  private func show(
    _ new: UIViewController?, insteadOf old: UIViewController?, animated: Bool
  ) {
    guard isShown, let view = viewIfLoaded else {
      old?.viewIfLoaded?.removeFromSuperview()
      showTop()
      return
    }
    let coordinator = TransitionCoordinator(from: old, to: new, in: view, animated: animated)
    transition = coordinator
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    if stack.last === new { old?.beginAppearance(false, animated: animated) }
    if stack.last === new { new?.beginAppearance(true, animated: animated) }
    guard stack.last === new else { return leave(old, coordinator) }
    old?.viewIfLoaded?.removeFromSuperview()
    showTop()
    new?.tellIsAppearing(animated: animated)
    view.layoutIfNeeded()
    guard stack.last === new else { return leave(old, coordinator) }
    coordinator.arrive()
    old?.endAppearance(animated: animated)
    new?.endAppearance(animated: animated)
    transition = nil
    coordinator.finish()
    guard stack.last === new, new == nil || told !== new else { return }
    told = new
    if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
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
