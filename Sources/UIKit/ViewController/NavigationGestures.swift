import Foundation

/// The gestures of a navigation controller: a tap that hides the bars, and a finger that goes back.
@MainActor
internal final class NavigationGestures: UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController

  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  let pop = UIScreenEdgePanGestureRecognizer()

  init(of controller: UINavigationController) {
    self.controller = controller
    tap.addTarget(self, action: NavigationGestures.tapped)
    tap.cancelsTouchesInView = false
    tap.isEnabled = controller.hidesBarsOnTap
    pop.addTarget(self, action: NavigationGestures.panned)
    pop.edges = .left
    pop.delegate = self
  }

  func install(in view: UIView) {
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pop)
  }

  func tapChanged() { tap.isEnabled = controller.hidesBarsOnTap }

  private func tapped() {
    let isHidden = !controller.isNavigationBarHidden
    controller.setNavigationBarHidden(isHidden, animated: true)
    let hasItems = controller.topViewController?.toolbarItems?.isEmpty == false
    if hasItems { controller.setToolbarHidden(isHidden, animated: true) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller.viewControllers.count > 1
  }

  private func panned() {
    guard pop.state == .ended, controller.viewControllers.count > 1, let view = pop.view else {
      return
    }
    let isPastMiddle = pop.translation(in: view).x > view.bounds.width / 2
    if isPastMiddle || pop.velocity(in: view).x > NavigationGestures.popVelocity {
      _ = controller.popViewController(animated: true)
    }
  }

  /// How fast a finger is that goes back without being past the middle, in points a second.
  private static let popVelocity: CGFloat = 500
}
