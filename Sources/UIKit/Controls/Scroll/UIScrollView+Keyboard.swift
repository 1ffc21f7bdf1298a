import Foundation

// Dismissing the keyboard by a drag of the content, and making space for the keyboard.

extension UIScrollView.KeyboardDismissMode {
  fileprivate var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }

  fileprivate var includesAccessory: Bool {
    self == .onDragWithAccessory || self == .interactiveWithAccessory
  }
}

extension UIScrollView {
  /// Called when a finger begins to drag the content. Hides the keyboard if `keyboardDismissMode`
  /// is `.onDrag` or `.onDragWithAccessory`.
  internal func dismissKeyboardOnDrag() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else {
      return
    }
    FirstResponder.holder(for: self).dismiss(withAccessory: keyboardDismissMode.includesAccessory)
  }

  /// Called when the finger has moved. The keyboard follows the finger if `keyboardDismissMode` is
  /// interactive.
  internal func dragKeyboard(with pan: UIPanGestureRecognizer) {
    guard keyboardDismissMode.followsFinger, let window, motion.drag != nil else { return }
    window.windowScene?.keyboard.push(
      byFingerAt: pan.location(in: window).y + window.frame.minY,
      withAccessory: keyboardDismissMode.includesAccessory)
  }

  /// Called when the finger was lifted. A keyboard that has followed the finger disappears, or
  /// returns to its position.
  internal func endDraggingKeyboard(atVelocity velocity: CGFloat) {
    guard keyboardDismissMode.followsFinger else { return }
    window?.windowScene?.keyboard.endPushing(
      atVelocity: velocity, withAccessory: keyboardDismissMode.includesAccessory)
  }

  // MARK: Space for the keyboard

  /// Adds a bottom inset for the keyboard from now on. `UITableViewController` and
  /// `UICollectionViewController` call this method.
  internal func insetContentForKeyboard() {
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

  /// The bottom inset for the keyboard, in addition to the inset of the safe area. The keyboard
  /// also covers the safe area.
  internal var insetOfKeyboard: CGFloat { max(motion.keyboardOverlap - insetOfSafeArea.bottom, 0) }
}
