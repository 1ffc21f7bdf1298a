import Foundation

// The transition between the top controllers before and after a change of the stack, and the calls
// that notify these controllers.

extension UINavigationController {
  /// Shows the new top controller of a change instead of the old controller, and notifies both.
  ///
  /// - Parameter barTransition: The views of the bar before the change, if the change is animated.
  /// - Returns: Whether the transition is still running. In this case, `settle(_:)` is called when
  ///   the transition ends.
  internal func show(_ change: StackChange, _ barTransition: NavigationBarTransition?) -> Bool {
    let (old, new, animated) = (change.old, change.new, change.animated)
    guard isShown, let view = viewIfLoaded else {
      old?.viewIfLoaded?.removeFromSuperview()
      showTopWhenParentIsShown()
      return false
    }
    let isHeld = holdsNext
    holdsNext = false
    let animator = barTransition == nil ? nil : animator(for: change)
    let coordinator = TransitionCoordinator(
      from: old, to: new, in: view, animated: animated,
      duration: barTransition == nil ? 0 : NavigationSlide.style.duration)
    if isHeld, barTransition != nil, animator == nil { coordinator.beginInteraction() }
    transition = coordinator
    var slides = false
    defer {
      leavingEdge = nil
      if !slides {
        barTransition?.end()
        old?.viewIfLoaded?.keepSafeAreaNoMore()
      }
    }
    if barTransition != nil { prepareBars(for: change, coordinator) }
    tellBeginning(of: change)
    guard stack.last === new else {
      leave(old, coordinator)
      return false
    }
    if let animator, let old, let new, old.viewIfLoaded?.superview === view {
      // The app's animator does not animate the bar, so the bar changes immediately.
      go(from: old, to: new, change, coordinator, animator)
      return true
    }
    slides = slideIn(change, coordinator, barTransition, in: view, isHeld: isHeld)
    return slides
  }

  /// Adds the view of the new controller, and starts the slide of both views.
  ///
  /// - Parameter isHeld: Whether the slide waits for a finger instead of running by itself.
  /// - Returns: Whether the views slide. Otherwise the change has ended.
  private func slideIn(
    _ change: StackChange, _ coordinator: TransitionCoordinator,
    _ barTransition: NavigationBarTransition?, in view: UIView, isHeld: Bool
  ) -> Bool {
    let leaving = barTransition == nil ? nil : change.old?.viewIfLoaded
    bringIn(change, over: leaving, in: view)
    guard stack.last === change.new else {
      leave(change.old, coordinator)
      return false
    }
    guard let barTransition, let leaving, leaving.superview === view,
      let coming = change.new?.viewIfLoaded,
      let clock = view.window?.frameClock
    else {
      showAtOnce(change, coordinator, removing: leaving)
      return false
    }
    let running = slide(from: leaving, to: coming, change, coordinator, barTransition)
    if isHeld {
      running.transition.hold(by: clock, running.changes)
    } else {
      running.transition.start(by: clock, running.changes)
    }
    return true
  }

  /// Ends a change without a movement.
  private func showAtOnce(
    _ change: StackChange, _ coordinator: TransitionCoordinator, removing leaving: UIView?
  ) {
    leaving?.removeFromSuperview()
    coordinator.letGo(isCancelled: false)
    coordinator.arrive()
    finish(change, coordinator)
  }

  /// Notifies the delegate and both controllers that a change begins.
  ///
  /// As in UIKit, the new view is loaded before the old controller is notified.
  private func tellBeginning(of change: StackChange) {
    let (new, animated) = (change.new, change.animated)
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    if stack.last === new { new?.loadViewIfNeeded() }
    if stack.last === new { change.old?.beginAppearance(false, animated: animated) }
    if stack.last === new { new?.beginAppearance(true, animated: animated) }
  }

  /// Lets the bars appear or disappear together with an animated change that begins.
  private func prepareBars(for change: StackChange, _ coordinator: TransitionCoordinator) {
    // The bars of the new controller must not change the safe area of the old view, because the
    // content of the old view would move.
    change.old?.viewIfLoaded?.storage.keepsSafeArea = true
    let edge: UIRectEdge = change.isForward == isMirrored ? .right : .left
    leavingEdge = edge
    for bar in bottomBars { bar.follow(coordinator, leaving: edge) }
  }

  private var isMirrored: Bool {
    viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Adds the view of the new controller.
  ///
  /// - Parameter leaving: The old view, if it stays until a movement ends.
  private func bringIn(_ change: StackChange, over leaving: UIView?, in view: UIView) {
    if leaving == nil { change.old?.viewIfLoaded?.removeFromSuperview() }
    showTop()
    if change.isForward, let leaving, leaving.superview === view,
      let coming = change.new?.viewIfLoaded
    {
      view.insertSubview(coming, aboveSubview: leaving)
    }
    change.new?.tellIsAppearing(animated: change.animated)
    view.layoutIfNeeded()
  }

  /// Prepares the movement of two views, and of the content of the bar.
  ///
  /// - Returns: The transition, which is now `running`, and the changes that it animates.
  private func slide(
    from leaving: UIView, to coming: UIView, _ change: StackChange,
    _ coordinator: TransitionCoordinator, _ barTransition: NavigationBarTransition
  ) -> (transition: ControllerTransition, changes: () -> Void) {
    let slide = NavigationSlide(
      from: leaving, to: coming, isForward: change.isForward, width: view.bounds.width,
      isMirrored: isMirrored)
    // This controller retains the transition, so the transition must not retain this controller.
    let transition = ControllerTransition(
      NavigationSlide.style,
      whenOver: { [weak self] in
        self?.end(slide, removing: leaving, change, coordinator, barTransition)
      },
      calledOff: { [weak self] in
        self?.callOff(slide, of: leaving, change, coordinator, barTransition)
      })
    running = transition
    coordinator.running = transition
    slide.begin()
    let crosses = beginBarTransition(barTransition, isForward: change.isForward)
    return (
      transition,
      {
        slide.slide()
        if crosses { barTransition.cross() }
        coordinator.arrive()
      }
    )
  }

  /// Ends the movement of two views, whose change is then complete.
  private func end(
    _ slide: NavigationSlide, removing leaving: UIView, _ change: StackChange,
    _ coordinator: TransitionCoordinator, _ barTransition: NavigationBarTransition
  ) {
    running = nil
    coordinator.running = nil
    coordinator.letGo(isCancelled: false)
    leaving.storage.keepsSafeArea = false
    leaving.removeFromSuperview()
    slide.end()
    barTransition.end()
    finish(change, coordinator)
    settle(change)
  }

  /// Ends the movement of two views because the user has cancelled the change.
  private func callOff(
    _ slide: NavigationSlide, of leaving: UIView, _ change: StackChange,
    _ coordinator: TransitionCoordinator, _ barTransition: NavigationBarTransition
  ) {
    running = nil
    coordinator.running = nil
    slide.end()
    barTransition.end()
    leaving.keepSafeAreaNoMore()
    callOff(change, coordinator)
  }

  /// Prepares the movement of the bar's content. Returns whether the old and the new content move.
  private func beginBarTransition(
    _ barTransition: NavigationBarTransition, isForward: Bool
  ) -> Bool {
    if !barVisibility.isMoving {
      barTransition.begin(isForward: isForward)
      return true
    }
    if isNavigationBarHidden {
      barTransition.keepOldItem()
    } else {
      // The bar appears with the new item.
      barTransition.end()
    }
    return false
  }

  // MARK: With the app's animator

  private func animator(for change: StackChange) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old = change.old, let new = change.new else { return nil }
    return delegate?.navigationController(
      self, animationControllerFor: change.isForward ? .push : .pop, from: old, to: new)
  }

  /// Replaces the old view with the new view, with the app's animator.
  private func go(
    from old: UIViewController, to new: UIViewController, _ change: StackChange,
    _ coordinator: TransitionCoordinator, _ animator: any UIViewControllerAnimatedTransitioning
  ) {
    let view = view!
    let interaction = delegate?.navigationController(self, interactionControllerFor: animator)
    let (leaving, coming) = (old.view!, new.view!)
    let container = TransitionContext.makeContainer(in: view, with: leaving)
    follow(nil)
    navigationBar.largeTitleExtent = nil
    toolbar.items = new.toolbarItems
    placeBars()
    let end = frame(for: new, in: view)
    coming.frame = end
    let parts = TransitionContext.Parts.exchange(old, for: new, at: end)
    // This controller retains the transition, so the transition must not retain this controller.
    let context = TransitionContext(
      parts, in: container, style: .none, coordinator: coordinator, animator: animator,
      interaction: interaction
    ) { [weak self] didComplete in
      guard let self else { return }
      running = nil
      guard didComplete else {
        callOff(change, coordinator)
        container.removeFromSuperview()
        return
      }
      leaving.removeFromSuperview()
      if stack.last === new { showTop() }
      container.removeFromSuperview()
      finish(change, coordinator)
      settle(change)
    }
    running = context
    context.start()
    if coming.window != nil {
      new.tellIsAppearing(animated: change.animated)
      view.layoutIfNeeded()
    }
  }

  /// Notifies the controllers that a change of the stack has ended.
  private func finish(_ change: StackChange, _ coordinator: TransitionCoordinator) {
    let (new, animated) = (change.new, change.animated)
    change.old?.endAppearance(animated: animated)
    // A controller that was just notified may have changed the stack, so that another controller is
    // on top.
    if stack.last === new { new?.endAppearance(animated: animated) }
    // The delegate may still read `transitionCoordinator`, to find out which controller has
    // disappeared.
    defer { coordinator.leave(self) }
    coordinator.finish()
    guard stack.last === new, new == nil || lastReportedController !== new else { return }
    lastReportedController = new
    if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
  }

  /// Removes the view of the old controller, unless this controller is on top again.
  ///
  /// This method is called if a controller has changed the stack again while the controller was
  /// notified of this change.
  private func leave(_ old: UIViewController?, _ coordinator: TransitionCoordinator) {
    if let old, old !== stack.last {
      let animated = coordinator.isAnimated
      old.beginAppearance(false, animated: animated)
      if old.viewIfLoaded?.superview === viewIfLoaded { old.viewIfLoaded?.removeFromSuperview() }
      old.endAppearance(animated: animated)
    }
    coordinator.finish()
  }
}

extension UIView {
  /// Lets the safe area follow the superview again.
  fileprivate func keepSafeAreaNoMore() {
    storage.keepsSafeArea = false
    safeAreaMayHaveChanged()
  }
}
