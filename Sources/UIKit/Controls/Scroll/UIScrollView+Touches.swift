import Foundation

// Touches on a scroll view, which may scroll the content or be delivered to subviews.

/// The pan gesture recognizer of a scroll view.
internal final class ScrollPan: UIPanGestureRecognizer {
  private var owner: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { owner?.fingerCameDown() }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    owner?.fingersAreGone()
  }
}

/// The pinch gesture recognizer of a scroll view. The pinch works together with the pan of the same
/// view.
internal final class ScrollPinch: UIPinchGestureRecognizer {
  /// Whether the pinch ends when one finger is lifted. The value is `true`, so that the other
  /// finger drags the content afterwards.
  override var endsWithOneTouch: Bool { true }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer.view !== view
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer.view !== view
  }
}

extension UIScrollView {
  internal func makePan() -> UIPanGestureRecognizer {
    let pan = ScrollPan(target: self, action: UIScrollView.panned(_:))
    pan.delegate = self as? any UIGestureRecognizerDelegate
    addGestureRecognizer(pan)
    return pan
  }

  internal func makePinch() -> UIPinchGestureRecognizer {
    let pinch = ScrollPinch(target: self, action: UIScrollView.pinched(_:))
    pinch.delegate = self as? any UIGestureRecognizerDelegate
    addGestureRecognizer(pinch)
    return pinch
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    let place = pinch.location(in: nil)
    switch pinch.state {
    case .began: beginPinching(at: place)
    case .changed: self.pinch(by: pinch.scale, at: place)
    case .ended, .cancelled: endPinching()
    case .possible, .failed: break
    }
  }

  /// Called when a finger touches the view. Stops the content if it is moving.
  internal func fingerCameDown() {
    guard isScrollEnabled else { return }
    isTracking = true
    if motion.flight != nil { motion.isCaught = true }
    stopMoving(tells: true)
  }

  /// Called when the pan gesture recognizer is reset, because no finger touches the view any
  /// longer.
  internal func fingersAreGone() {
    isTracking = false
    let (isCaught, staysInside) = (motion.isCaught, motion.staysInsideAfterTouch)
    (motion.isCaught, motion.staysInsideAfterTouch) = (false, false)
    if isCaught { return settleInside() }
    // The size of the content or the view has changed during the touch. Without a drag, nothing
    // else moves the content back inside its edges.
    if staysInside && motion.drag == nil { stayInside() }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let window else {
      // The view was removed from its window during the drag, so the content does not decelerate.
      if pan.state.isOver { endDragging(speed: .zero) }
      return
    }
    switch pan.state {
    case .began:
      beginDragging()
      follow(pan, in: window)
    case .changed: follow(pan, in: window)
    case .ended: endDragging(speed: zoom.pinch == nil ? pan.velocity(in: window) : .zero)
    // The content does not decelerate after a cancelled drag.
    case .cancelled: endDragging(speed: .zero)
    case .possible, .failed: break
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer, in window: UIWindow) {
    drag(by: pan.translation(in: window))
    if zoom.pinch == nil { dragKeyboard(with: pan) }
  }

  /// Returns whether a pan moves the content. The content must be able to move along the axis of
  /// the pan, and touches that were delivered to subviews must be cancellable.
  internal func panMayBegin(_ pan: UIPanGestureRecognizer) -> Bool {
    guard isScrollEnabled else { return false }
    let velocity = pan.velocity(in: self)
    let goesAcross = velocity.x.magnitude > velocity.y.magnitude
    guard movesAlong(goesAcross ? .horizontal : .vertical) else { return false }
    return pan.arbitration.touches.allSatisfy { touch in
      guard touch.delivery.hasBegun, let view = touch.view, view !== self else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }
}

extension UIView {
  /// The scroll views among the superviews, the innermost first.
  internal var enclosingScrollViews: some Sequence<UIScrollView> {
    sequence(first: self, next: \.superview).lazy.dropFirst().compactMap { $0 as? UIScrollView }
  }

  /// Returns whether the nearest scroll view among the superviews delivers a touch to this view.
  internal func scrollViewDelivers(_ touch: UITouch, with event: UIEvent) -> Bool {
    enclosingScrollViews.first { _ in true }?
      .touchesShouldBegin([touch], with: event, in: self) ?? true
  }

  /// The nearest scroll view among the superviews that delays touches on this view.
  internal var scrollViewThatDelaysTouches: UIScrollView? {
    enclosingScrollViews.first {
      $0.isScrollEnabled && $0.delaysContentTouches && $0.panGestureRecognizer.canStillRecognize
        && ($0.movesAlong(.vertical) || $0.movesAlong(.horizontal))
    }
  }
}
