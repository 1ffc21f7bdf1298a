import Foundation

extension UIViewController {
  /// Deselects items or rows of a list, along with the transition if there is one. If the
  /// transition is cancelled, the items or rows are selected again.
  internal func deselect(
    _ paths: [IndexPath], animated: Bool,
    by deselect: @escaping @MainActor (_ path: IndexPath, _ animated: Bool) -> Void,
    selectingAgainBy select: @escaping @MainActor (_ path: IndexPath) -> Void
  ) {
    guard animated, let coordinator = transitionCoordinator else {
      for path in paths { deselect(path, animated) }
      return
    }
    // Inside the animation of the transition, the deselection has the duration of the transition.
    coordinator.animate(
      alongsideTransition: { _ in
        for path in paths { deselect(path, true) }
      },
      completion: { context in
        guard context.isCancelled else { return }
        for path in paths { select(path) }
      })
  }
}
