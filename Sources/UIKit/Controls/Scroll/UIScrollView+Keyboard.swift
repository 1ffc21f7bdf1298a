import Foundation

// The keyboard while a finger drags the content, and the content when the keyboard appears.

extension UIScrollView.KeyboardDismissMode {
  fileprivate var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }

  fileprivate var takesAccessory: Bool {
    self == .onDragWithAccessory || self == .interactiveWithAccessory
  }
}

extension UIScrollView {
  /// Called when a finger begins to drag the content: hides the keyboard, if the mode says so.
  internal func dismissKeyboardOnDrag() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else {
      return
    }
    FirstResponder.place(of: self).dismiss(withAccessory: keyboardDismissMode.takesAccessory)
  }

  /// Called when the finger has moved: the keyboard follows it, if the mode says so.
  internal func pushKeyboard(by pan: UIPanGestureRecognizer) {
    guard keyboardDismissMode.followsFinger, let window, motion.drag != nil else { return }
    window.windowScene?.keyboard.push(
      byFingerAt: pan.location(in: window).y + window.frame.minY,
      withAccessory: keyboardDismissMode.takesAccessory)
  }

  /// Called when the finger was lifted.
  internal func endPushingKeyboard(atVelocity velocity: CGFloat) {
    guard keyboardDismissMode.followsFinger else { return }
    window?.windowScene?.keyboard.endPushing(
      atVelocity: velocity, withAccessory: keyboardDismissMode.takesAccessory)
  }

  // MARK: Space for the keyboard

  /// Makes the content leave space for the keyboard from now on, as the list of a controller does.
  internal func followKeyboard() {
    motion.followsKeyboard = true
    keyboardOverlapMayHaveChanged()
  }

  /// Called when the keyboard or the view may have moved.
  internal func keyboardOverlapMayHaveChanged() {
    let overlap = motion.followsKeyboard ? keyboardOverlap : 0
    guard overlap != motion.keyboardOverlap else { return }
    motion.keyboardOverlap = overlap
    insetsChanged()
  }

  /// The space that the keyboard adds below the content, in addition to the safe area, which it
  /// covers too.
  internal var insetOfKeyboard: CGFloat { max(motion.keyboardOverlap - insetOfSafeArea.bottom, 0) }
}
