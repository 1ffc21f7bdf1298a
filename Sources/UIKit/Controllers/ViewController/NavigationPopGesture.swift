import Foundation

/// Pops the top controller of a navigation controller by a swipe from the leading edge.
@MainActor
internal final class NavigationPopGesture: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController

  let recognizer: UIScreenEdgePanGestureRecognizer = LeadingEdgePan()

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
    recognizer.addTarget(self, action: NavigationPopGesture.track)
    recognizer.edges = .left
    recognizer.delegate = self
    // UIKit's own target of this gesture has the action `handleNavigationTransition:`, which is not
    // documented. Apps add this action to recognizers of their own.
    _ = Ported.Members(of: NavigationPopGesture.self) {
      $0.method("handleNavigationTransition:") { $0.track($1[0, UIPanGestureRecognizer.self]) }
    }
  }

  /// Returns whether the swipe may begin.
  ///
  /// The swipe pops only if the bar shows a back button. Apps that want the swipe on other screens
  /// set their own delegate.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard controller.viewControllers.count > 1, !controller.isNavigationBarHidden,
      let item = controller.topViewController?.navigationItem, !item.hidesBackButton
    else { return false }
    return item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
  }

  /// Called when the state of a recognizer changes or the finger moves.
  ///
  /// An app may add this target to a recognizer of its own, which pops from any place.
  private func track(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view else { return }
    let side: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let translation = side * recognizer.translation(in: view).x
    switch recognizer.state {
    case .began:
      guard controller.viewControllers.count > 1 else { return }
      controller.beginPop()
    case .changed: controller.followPop(translation / max(view.bounds.width, 1))
    case .ended:
      let isPastMiddle = translation > view.bounds.width / 2
      let isFast = side * recognizer.velocity(in: view).x > NavigationPopGesture.popVelocity
      controller.endPop(isCancelled: !isPastMiddle && !isFast)
    case .cancelled: controller.endPop(isCancelled: true)
    case .possible, .failed: break
    }
  }

  /// The velocity in points per second above which a swipe pops even if it ends before the middle.
  private static let popVelocity: CGFloat = 500
}

/// Recognizes a pan from the leading edge. If the app has set edges other than left and right, they
/// stay unchanged.
private final class LeadingEdgePan: UIScreenEdgePanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let view, edges == .left || edges == .right {
      edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
    super.touchesBegan(touches, with: event)
  }
}
