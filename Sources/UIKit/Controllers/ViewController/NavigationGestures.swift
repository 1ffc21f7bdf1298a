import Foundation

/// The gestures of a navigation controller: a tap that hides the bars, and a swipe from the edge
/// that goes back.
@MainActor
internal final class NavigationGestures: UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController

  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  let pop: UIScreenEdgePanGestureRecognizer = LeadingEdgePan()

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

  /// The swipe goes back only if the bar shows a back button. Apps that want it elsewhere set their
  /// own delegate.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard controller.viewControllers.count > 1, !controller.isNavigationBarHidden,
      let item = controller.topViewController?.navigationItem, !item.hidesBackButton
    else { return false }
    return item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
  }

  private func panned() {
    guard let view = pop.view else { return }
    let side: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let way = side * pop.translation(in: view).x
    switch pop.state {
    case .began:
      guard controller.viewControllers.count > 1 else { return }
      controller.beginPop()
    case .changed: controller.followPop(way / max(view.bounds.width, 1))
    case .ended:
      let isPastMiddle = way > view.bounds.width / 2
      let isFast = side * pop.velocity(in: view).x > NavigationGestures.popVelocity
      controller.endPop(isCancelled: !isPastMiddle && !isFast)
    case .cancelled: controller.endPop(isCancelled: true)
    case .possible, .failed: break
    }
  }

  /// The velocity, in points per second, from which a swipe goes back before it is past the middle.
  private static let popVelocity: CGFloat = 500
}

/// Recognizes a swipe from the leading edge, unless an app has set other edges.
private final class LeadingEdgePan: UIScreenEdgePanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let view, edges == .left || edges == .right {
      edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
    super.touchesBegan(touches, with: event)
  }
}
