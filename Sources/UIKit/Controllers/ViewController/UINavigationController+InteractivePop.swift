import Foundation

// An interactive pop, and the cancellation of a transition.

extension UINavigationController {
  /// Begins an interactive pop. The gesture then calls `followPop(_:)` and `endPop(isCancelled:)`.
  internal func beginPop() {
    holdsNext = true
    popViewController(animated: true)
    holdsNext = false
  }

  /// Shows an interactive pop at a fraction of its transition, from 0 to 1.
  internal func followPop(_ percent: CGFloat) {
    guard let running = running as? ControllerTransition, running.isHeld else { return }
    running.show(percent)
    transition?.percent = min(max(percent, 0), 1)
  }

  /// Called when the finger is lifted: completes the interactive pop, or cancels it.
  internal func endPop(isCancelled: Bool) {
    guard let running = running as? ControllerTransition, running.isHeld else { return }
    let coordinator = transition
    coordinator?.letGo(isCancelled: isCancelled)
    running.letGo(isCancelled: isCancelled) { coordinator?.percent = $0 }
  }

  /// Restores the controllers that were on the stack before a cancelled change.
  ///
  /// - Unverified: the order in which the controllers are notified. The delegate is not notified.
  internal func callOff(_ change: StackChange, _ coordinator: TransitionCoordinator) {
    let (old, new, animated) = (change.old, change.new, change.animated)
    new?.beginAppearance(false, animated: animated)
    old?.beginAppearance(true, animated: animated)
    for controller in change.come { controller.willMove(toParent: nil) }
    new?.viewIfLoaded?.removeFromSuperview()
    // A popped controller may already have another parent.
    stack = change.before.filter { $0.parent === self }
    stackChanged()
    adoptPreferredSize()
    showTop()
    old?.tellIsAppearing(animated: animated)
    viewIfLoaded?.layoutIfNeeded()
    for controller in change.come where !isThere(controller) { controller.removeFromParent() }
    new?.isMovingToParent = false
    old?.isMovingFromParent = false
    for controller in change.removed { controller.isMovingFromParent = false }
    new?.endAppearance(animated: animated)
    old?.endAppearance(animated: animated)
    coordinator.leave(self)
    coordinator.finish()
    updateStatusBar()
  }
}
