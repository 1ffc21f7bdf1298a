import Foundation

/// Shows and hides a bar of a container view controller.
///
/// The layout of the content changes immediately. With an animation, the bar moves in from beyond
/// an edge, or moves beyond an edge and is then hidden. If only the bar changes, the edge is the
/// top or the bottom edge. If controllers replace each other at the same time, the edge is the left
/// or the right edge.
@MainActor
internal final class BarVisibility {
  private let bar: UIView
  /// The edge at which the bar is.
  private let ownEdge: UIRectEdge
  /// The edge beyond which a hidden bar is.
  private var edge: UIRectEdge
  /// The frame of the bar while it is shown.
  private var home = CGRect.zero
  /// Returns whether the bar is to be visible.
  private let isShown: () -> Bool
  /// Sets the frames of the bar and of the content.
  private let placeAll: () -> Void
  /// Whether the bar keeps its old frame until a transition begins.
  private var waits = false
  /// The number of the running animation, and whether the bar is visible after it; `nil` if no
  /// animation runs.
  private var running: (number: Int, shows: Bool)?
  /// The number of animations so far, from which each animation gets its number.
  private var count = 0

  /// Creates an object that shows and hides a bar.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the bar is: the top or the bottom.
  ///   - isShown: Returns whether the bar is to be visible.
  ///   - placeAll: Calls `place(at:in:)`, and sets the frame of the content.
  init(
    of bar: UIView, at edge: UIRectEdge, isShown: @escaping () -> Bool,
    placeAll: @escaping () -> Void
  ) {
    (self.bar, ownEdge, self.edge) = (bar, edge, edge)
    (self.isShown, self.placeAll) = (isShown, placeAll)
  }

  /// Whether an animation shows or hides the bar.
  var isMoving: Bool { running != nil }

  /// Sets the frame of the bar to the given frame, or to a frame beyond the edge while the bar
  /// moves there.
  func place(at frame: CGRect, in bounds: CGRect) {
    home = frame
    guard !waits else { return }
    let isShown = isShown()
    if running?.shows != isShown { running = nil }
    bar.frame = isShown || !isMoving ? frame : frame.moved(beyond: edge, of: bounds)
    if !isMoving { bar.isHidden = !isShown }
  }

  /// Called when the result of `isShown` has changed: animates the bar alone.
  func animate(in view: UIView) {
    begin(from: ownEdge)
    let end = end(of: count)
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) { [self] in
      placeAll()
      view.layoutIfNeeded()
    } completion: { _ in
      end()
    }
  }

  /// Called when the result of `isShown` has changed while a transition is prepared.
  ///
  /// The bar moves together with the transition: it disappears with the old content, or appears
  /// with the new content.
  ///
  /// - Parameter edge: The edge beyond which the old content moves: left or right.
  func animate(with transition: TransitionCoordinator, leaving edge: UIRectEdge) {
    let opposite: UIRectEdge = edge == .left ? .right : .left
    begin(from: isShown() ? opposite : edge)
    waits = true
    placeAll()
    let end = end(of: count)
    _ = transition.animate(
      alongsideTransition: { [weak self] _ in
        self?.waits = false
        self?.placeAll()
      }, completion: { _ in end() })
  }

  /// Keeps the frame of the bar until `follow(_:leaving:)` is called.
  ///
  /// Call this method before the stack of controllers changes, because a new stack may
  /// change the result of `isShown`.
  func hold() { waits = true }

  /// Lets the bar change its frame again after `hold()`.
  ///
  /// If the result of `isShown` has changed, the bar moves together with a transition.
  func follow(_ transition: TransitionCoordinator, leaving edge: UIRectEdge) {
    waits = false
    guard isShown() == bar.isHidden else { return placeAll() }
    animate(with: transition, leaving: edge)
  }

  /// Called when the result of `isShown` has changed, to show or hide the bar without an animation.
  func change() {
    (running, waits, edge) = (nil, false, ownEdge)
    placeAll()
  }

  /// Begins an animation. A hidden bar appears beyond the edge.
  private func begin(from edge: UIRectEdge) {
    self.edge = edge
    count += 1
    running = (count, isShown())
    guard bar.isHidden, let container = bar.superview else { return }
    UIView.performWithoutAnimation {
      bar.frame = home.moved(beyond: edge, of: container.bounds)
    }
    bar.isHidden = false
  }

  /// Returns a closure that ends an animation. The closure does nothing if another animation has
  /// begun.
  private func end(of number: Int) -> () -> Void {
    { [weak self] in
      guard let self, running?.number == number else { return }
      UIView.performWithoutAnimation { self.change() }
    }
  }
}

extension CGRect {
  /// Returns the rectangle after it was moved out of other bounds, beyond one of their edges.
  fileprivate func moved(beyond edge: UIRectEdge, of bounds: CGRect) -> CGRect {
    var frame = self
    switch edge {
    case .top: frame.origin.y = bounds.minY - height
    case .bottom: frame.origin.y = bounds.maxY
    case .left: frame.origin.x = bounds.minX - width
    default: frame.origin.x = bounds.maxX
    }
    return frame
  }
}
