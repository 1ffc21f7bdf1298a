import Foundation

// Updating constraints before layout: subviews come first.

extension UIView {
  /// The maximum number of times that views may request another update while they are updated.
  private static var roundLimit: Int { 8 }

  /// Requests an update of the view's constraints.
  internal func noteConstraintsOwed() {
    guard !storage.needsConstraints else { return }
    storage.needsConstraints = true
    markConstraintsOwed()
  }

  /// Marks this view and its superviews: they contain a view that has to update its constraints.
  internal func markConstraintsOwed() {
    var view: UIView? = self
    while let outer = view, !outer.storage.owesConstraints {
      outer.storage.owesConstraints = true
      view = outer.superview
    }
  }

  /// Updates the constraints of this view and its subviews, where requested.
  internal func updateAllConstraints() {
    for _ in 0..<UIView.roundLimit {
      guard storage.owesConstraints else { return }
      updateConstraintsOnce()
    }
  }

  /// Updates the constraints of the subviews, and then of this view, where requested.
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
    // A request that the view has made during its own update is ignored.
    storage.needsConstraints = false
  }
}
