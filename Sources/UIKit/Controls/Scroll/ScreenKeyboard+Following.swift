import Foundation

// The views that make space for the keyboard: views with a keyboard guide, and the lists of table
// view controllers and collection view controllers.

extension ScreenKeyboard {
  /// Marks constraints to keyboard guides as changed, so that they are solved again.
  internal func noteGuides() {
    eachView { view in
      guard view.storage.layout?.systemGuides[.keyboard] != nil else { return }
      view.constraintsMayHaveChanged()
      view.setNeedsLayout()
    }
  }

  /// Lays out the windows that have keyboard guides, and updates the insets of scroll views.
  internal func moveFollowers() {
    var withGuides: [UIWindow] = []
    eachView { view in
      if view.storage.layout?.systemGuides[.keyboard] != nil, let window = view.window,
        !withGuides.contains(where: { $0 === window })
      {
        withGuides.append(window)
      }
      (view as? UIScrollView)?.keyboardOverlapMayHaveChanged()
    }
    for window in withGuides { window.layoutIfNeeded() }
  }

  /// The distance above the keyboard at which a finger begins to push the keyboard down. This is
  /// the largest `keyboardDismissPadding` of the keyboard guides.
  internal var dismissPadding: CGFloat {
    var padding: CGFloat = 0
    eachView { view in
      let guide = view.storage.layout?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
      padding = max(padding, guide?.keyboardDismissPadding ?? 0)
    }
    return padding
  }

  /// Scrolls a responder into view, in the list of a controller that makes space for the keyboard.
  internal func reveal(_ responder: UIResponder?) {
    guard let view = responder as? UIView else { return }
    let list = view.enclosingScrollViews.first { $0.motion.followsKeyboard }
    guard let list, list.motion.keyboardOverlap > 0 else { return }
    list.scrollRectToVisible(view.convert(view.partToReveal, to: list), animated: true)
  }

  /// Calls a closure with each view of all windows of the scene.
  private func eachView(_ body: (UIView) -> Void) {
    func visit(_ view: UIView) {
      body(view)
      for subview in view.subviews { visit(subview) }
    }
    for window in scene?.windows ?? [] { visit(window) }
  }
}

extension UIView {
  /// The part of the view that must be visible while the view is first responder: the caret of a
  /// text view, and the bounds of any other view.
  fileprivate var partToReveal: CGRect {
    guard let text = self as? UITextView, let end = text.selectedTextRange?.end else {
      return bounds
    }
    return text.caretRect(for: end)
  }

  /// The height of the area at the view's lower edge that the keyboard covers.
  internal var keyboardOverlap: CGFloat {
    guard let window, !(window is KeyboardWindow), let keyboard = window.windowScene?.keyboard,
      keyboard.position.height > 0
    else { return 0 }
    var rect = convert(bounds, to: nil)
    rect.origin.x += window.frame.minX
    rect.origin.y += window.frame.minY
    return keyboard.position.overlap(with: rect.galley)
  }
}
