import Foundation

/// Shows one more column of a split view controller when a finger swipes from the edge of the
/// screen.
@MainActor
internal final class SplitEdgeSwipe: NSObject, UIGestureRecognizerDelegate {
  private unowned let owner: UISplitViewController
  private let recognizer: UIScreenEdgePanGestureRecognizer

  init(of owner: UISplitViewController) {
    self.owner = owner
    recognizer = ColumnEdgePan(of: owner)
    super.init()
    recognizer.addTarget(self, action: SplitEdgeSwipe.track)
    recognizer.delegate = self
  }

  /// Recognizes swipes over a view.
  func install(in view: UIView) { view.addGestureRecognizer(recognizer) }

  /// Whether there is a column that the swipe can show.
  private var hasHiddenColumn: Bool {
    owner.presentsWithGesture && !owner.collapsed && owner.knowsSizeClass
      && owner.columns.count > 1 && owner.visibleColumns.first != .primary
  }

  /// Returns whether the finger moves inward from the edge.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard hasHiddenColumn, let view = recognizer.view else { return false }
    let velocity = recognizer.velocity(in: view)
    let inward = owner.columnLayout.isMirrored(view) ? -velocity.x : velocity.x
    return inward > velocity.y.magnitude
  }

  /// Waits for edge swipes in the columns, which go back in a navigation stack.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard otherGestureRecognizer is UIScreenEdgePanGestureRecognizer, let view = recognizer.view,
      let other = otherGestureRecognizer.view
    else { return false }
    return other !== view && other.isDescendant(of: view)
  }

  /// Makes the scroll views in the columns wait until the swipe has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard hasHiddenColumn, let scrollView = otherGestureRecognizer.view as? UIScrollView else {
      return false
    }
    return otherGestureRecognizer === scrollView.panGestureRecognizer
  }

  private func track() {
    // The delegate may release the last other reference to the controller.
    let owner = owner
    switch recognizer.state {
    case .began:
      owner.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(owner)
      owner.columnButtonTapped()
    case .ended, .cancelled:
      owner.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(owner)
    case .possible, .changed, .failed: break
    }
  }
}

/// Recognizes a pan from the edge at which the primary column is.
private final class ColumnEdgePan: UIScreenEdgePanGestureRecognizer {
  private weak var owner: UISplitViewController?

  init(of owner: UISplitViewController) {
    self.owner = owner
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let view, let owner { edges = owner.columnLayout.isMirrored(view) ? .right : .left }
    super.touchesBegan(touches, with: event)
  }
}
