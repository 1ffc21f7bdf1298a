import Foundation

// What becomes of the keyboard when a finger moves the content, and of the content when a keyboard comes.

extension UIScrollView.KeyboardDismissMode {
  fileprivate var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }

  fileprivate var takesAccessory: Bool {
    self == .onDragWithAccessory || self == .interactiveWithAccessory
  }
}

extension UIScrollView {
  /// A finger begins to move the content: the keyboard goes, if it is to.
  internal func dismissKeyboardOnDrag() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else {
      return
    }
    FirstResponder.place(of: self).dismiss(withAccessory: keyboardDismissMode.takesAccessory)
  }

  /// The finger has moved: the keyboard follows it, if it is to.
  internal func pushKeyboard(by pan: UIPanGestureRecognizer) {
    guard keyboardDismissMode.followsFinger, let window, motion.drag != nil else { return }
    window.windowScene?.keyboard.push(
      byFingerAt: pan.location(in: window).y + window.frame.minY,
      withAccessory: keyboardDismissMode.takesAccessory)
  }

  /// The finger was lifted.
  internal func endPushingKeyboard(atSpeed speed: CGFloat) {
    guard keyboardDismissMode.followsFinger else { return }
    window?.windowScene?.keyboard.endPushing(
      atSpeed: speed, withAccessory: keyboardDismissMode.takesAccessory)
  }

  // MARK: Room for the keyboard

  /// Has the content make room for the keyboard from now on, as the list of a controller does.
  internal func followKeyboard() {
    motion.followsKeyboard = true
    keyboardMayCoverOtherwise()
  }

  /// The keyboard or the view is somewhere else.
  internal func keyboardMayCoverOtherwise() {
    let overlap = motion.followsKeyboard ? keyboardOverlap : 0
    guard overlap != motion.keyboardOverlap else { return }
    motion.keyboardOverlap = overlap
    insetsChanged()
  }

  /// What the keyboard adds to the room below the content, beyond the safe area, which it covers as well.
  internal var insetOfKeyboard: CGFloat { max(motion.keyboardOverlap - insetOfSafeArea.bottom, 0) }
}
