import Foundation

// The rotation methods of older code.

extension UIViewController {
  /// Calls the rotation methods during a transition in which the window turns.
  internal func rotate(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let coordinator = coordinator as? TransitionCoordinator,
      let (old, new) = coordinator.rotation
    else { return }
    let duration = coordinator.transitionDuration
    willRotate(to: new, duration: duration)
    _ = coordinator.animate(
      alongsideTransition: { _ in self.willAnimateRotation(to: new, duration: duration) },
      completion: { _ in self.didRotate(from: old) })
  }
}
