import Foundation

// Transitions between controllers that the delegate animates.

extension UITabBarController {
  /// Returns the delegate's animator for the transition between two controllers; `nil` if the
  /// delegate returns none, or if the transition would not be visible.
  internal func animator(
    from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard UIView.areAnimationsEnabled, let view = viewIfLoaded, view.window != nil,
      old.viewIfLoaded?.superview === view
    else { return nil }
    return delegate?.tabBarController(
      self, animationControllerForTransitionFrom: old, to: new)
  }

  /// Shows a controller instead of another controller, with an animator of the app.
  ///
  /// The new controller is already selected.
  ///
  /// - Unverified: the order in which the controllers are notified, which is the same as for a
  ///   change without an animation.
  internal func move(
    from old: UIViewController, to new: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning
  ) {
    let view = view!
    let interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
    let coordinator = TransitionCoordinator(from: old, to: new, in: view, animated: true)
    transition = coordinator
    new.beginAppearance(true, animated: true)
    if front === new { old.beginAppearance(false, animated: true) }
    guard front === new, let leaving = old.viewIfLoaded else {
      leave(old)
      return end(coordinator)
    }
    let container = TransitionContext.makeContainer(in: view, with: leaving)
    placeBar()
    let coming = new.view!
    let end = frame(for: new, in: view)
    coming.frame = end
    coming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let parts = TransitionContext.Parts.exchange(old, for: new, at: end)
    // This controller retains the transition, so the transition must not retain this controller.
    let context = TransitionContext(
      parts, in: container, style: .none, coordinator: coordinator, animator: animator,
      interaction: interaction
    ) { [weak self] didComplete in
      guard let self else { return }
      running = nil
      if !didComplete { goBack(from: new, to: old) }
      (didComplete ? leaving : coming).removeFromSuperview()
      placeFront()
      container.removeFromSuperview()
      if !didComplete { old.tellIsAppearing(animated: true) }
      view.layoutIfNeeded()
      let (shown, hidden) = didComplete ? (new, old) : (old, new)
      endAppearances(showing: shown, hiding: hidden, coordinator)
    }
    running = context
    context.start()
    if running != nil, coming.window != nil {
      new.tellIsAppearing(animated: true)
      view.layoutIfNeeded()
    }
  }

  /// Selects the previous controller again after a transition was cancelled.
  private func goBack(from new: UIViewController, to old: UIViewController) {
    front = old
    selectItem(of: old)
    new.beginAppearance(false, animated: true)
    old.beginAppearance(true, animated: true)
  }

  /// Notifies both controllers that a transition has ended.
  private func endAppearances(
    showing shown: UIViewController, hiding hidden: UIViewController,
    _ coordinator: TransitionCoordinator
  ) {
    hidden.endAppearance(animated: true)
    if front === shown { shown.endAppearance(animated: true) }
    end(coordinator)
    updateStatusBar()
  }

  private func end(_ coordinator: TransitionCoordinator) {
    coordinator.leave(self)
    coordinator.finish()
  }
}
