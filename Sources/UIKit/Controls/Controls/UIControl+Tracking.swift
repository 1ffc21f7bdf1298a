import Foundation

// Tracking a touch on a control, from its beginning to its end.

extension UIControl {
  /// The distance from the control within which a finger still counts as inside of the control.
  ///
  /// - Unverified: the value is widely reported for devices, but was not measured for Galley.
  private static var pointsAround: CGFloat { 70 }

  /// Calls a function with a touch, unless the control tracks another touch.
  internal func track(
    _ touches: Set<UITouch>, _ event: UIEvent?, _ follow: (UITouch, UIEvent?) -> Void
  ) {
    guard let touch = touches.first(where: { $0 === trackedTouch }) ?? touches.first,
      trackedTouch == nil || trackedTouch === touch
    else { return }
    follow(touch, event)
  }

  internal func begin(_ touch: UITouch, _ event: UIEvent?) {
    guard isEnabled else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    isHighlighted = isTracking
    guard isTracking else { return }
    performHandlers(for: .touchDown, with: event)
    if touch.tapCount > 1 { performHandlers(for: .touchDownRepeat, with: event) }
    if isTracking { beginMenu(touch, event) }
  }

  internal func follow(_ touch: UITouch, _ event: UIEvent?) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return letGo() }
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      performHandlers(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    performHandlers(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  internal func end(_ touch: UITouch, _ event: UIEvent?) {
    guard trackedTouch === touch else { return }
    let isInside = isInside(touch)
    let wasTracking = isTracking
    isTouchInside = isInside
    letGo()
    guard wasTracking else { return }
    endTracking(touch, with: event)
    touchWentUp(inside: isInside, event)
  }

  /// Called when the tracked touch has ended.
  private func touchWentUp(inside: Bool, _ event: UIEvent?) {
    if inside { willBeUsed() }
    performHandlers(for: inside ? .touchUpInside : .touchUpOutside, with: event)
    isTouchInside = false
    if inside { wasUsed(event) }
  }

  internal func cancel(_ touch: UITouch, _ event: UIEvent?) {
    guard trackedTouch === touch else { return }
    let wasTracking = isTracking
    letGo()
    isTouchInside = false
    guard wasTracking else { return }
    cancelTracking(with: event)
    performHandlers(for: .touchCancel, with: event)
  }

  /// Returns whether a gesture recognizer may begin over a control that can be tapped.
  ///
  /// The single-tap recognizer of a superview may not begin, because the tap belongs to the
  /// control.
  internal func leavesTaps(to recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Returns whether a gesture recognizer may begin over a control with a knob.
  ///
  /// A pan or a swipe of a superview may not begin if its single finger moves horizontally, and
  /// either the control tracks the finger or the finger first touched the knob.
  internal func leavesDrags(to recognizer: UIGestureRecognizer, ofKnob knob: CGRect) -> Bool {
    guard isEnabled, recognizer.view !== self, recognizer.arbitration.touches.count == 1,
      let touch = recognizer.arbitration.touches.first, touch.view === self,
      isTracking || knob.contains(convert(touch.start, from: nil))
    else { return true }
    let goesDrag = recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer
    let delta = recognizer.convertDelta(touch.place.translation(from: touch.start), to: self)
    return !goesDrag || delta.y.magnitude > delta.x.magnitude
  }

  /// Stops tracking. No handler is called.
  internal func stopTracking() {
    letGo()
    isTouchInside = false
  }

  /// Resets the tracked touch and the tracking state.
  private func letGo() {
    trackedTouch = nil
    isTracking = false
    isHighlighted = false
    menuLongPressTimer?.end()
    menuLongPressTimer = nil
  }

  private func isInside(_ touch: UITouch) -> Bool {
    let around = UIControl.pointsAround
    return bounds.insetBy(dx: -around, dy: -around).contains(touch.location(in: self))
  }
}
