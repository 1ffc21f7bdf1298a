import Foundation

// Views set their constraints before anything is placed: those inside first.

extension UIView {
  /// How often views may ask for it again while they do it.
  private static var roundLimit: Int { 8 }

  internal func noteConstraintsOwed() {
    guard !storage.needsConstraints else { return }
    storage.needsConstraints = true
    markConstraintsOwed()
  }

  /// Tells the views around that someone in them has constraints to set.
  internal func markConstraintsOwed() {
    var view: UIView? = self
    while let around = view, !around.storage.owesConstraints {
      around.storage.owesConstraints = true
      view = around.superview
    }
  }

  /// Has this view and all in it set their constraints that have asked for it.
  internal func updateAllConstraints() {
    for _ in 0..<UIView.roundLimit {
      guard storage.owesConstraints else { return }
      updateConstraintsOnce()
    }
  }

  private func updateConstraintsOnce() {
    guard storage.owesConstraints else { return }
    storage.owesConstraints = false
    for subview in subviews { subview.updateConstraintsOnce() }
    guard storage.needsConstraints else { return }
    if let controller = storage.controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
    // What a view asks of itself while it does it is done.
    storage.needsConstraints = false
  }
}
