import Foundation

// The calls that tell controllers that their views appear or disappear, and their order.

extension UIViewController {
  /// Whether an animation in the view would be visible.
  internal var isTransitionVisible: Bool {
    isShown && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
  }

  /// Makes the view appear or disappear without a transition.
  internal func setAppearance(_ isShown: Bool, animated: Bool) {
    beginAppearance(isShown, animated: animated)
    tellIsAppearing(animated: animated)
    if isShown { viewIfLoaded?.layoutIfNeeded() }
    endAppearance(animated: animated)
  }

  /// Called when the view is about to appear or disappear.
  internal func beginAppearance(_ isShown: Bool, animated: Bool) {
    guard self.isShown != isShown else { return }
    appearanceWillChange()
    self.isShown = isShown
    awaitsForwarding = true
    leftWithView = false
    if isShown {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
      noteFirstResponder()
    }
    // A controller that was told may have reversed the change, and then everything has been called
    // already.
    guard self.isShown == isShown else { return }
    awaitsAppearing = isShown
    if isShown { appearanceBegan(animated: animated) }
    awaitsForwarding = false
    isChanging = true
    for child in forwarded where self.isShown == isShown {
      child.beginAppearance(isShown, animated: animated)
    }
  }

  /// Called when the appearing view has its final frame. An app that adds views by hand does not
  /// call this; it is then called just before `viewDidAppear(_:)`.
  internal func tellIsAppearing(animated: Bool) {
    guard awaitsAppearing else { return }
    awaitsAppearing = false
    viewIsAppearing(animated)
    for child in forwarded { child.tellIsAppearing(animated: animated) }
  }

  /// Called when the view has appeared or disappeared.
  internal func endAppearance(animated: Bool) {
    guard isChanging else { return }
    isChanging = false
    tellIsAppearing(animated: animated)
    if isShown {
      restoreFirstResponder()
      viewDidAppear(animated)
    } else {
      viewDidDisappear(animated)
    }
    for child in forwarded { child.endAppearance(animated: animated) }
    if isShown { appearanceEnded(animated: animated) }
  }

  /// Remembers the view in this controller's that is first responder as the controller disappears.
  private func noteFirstResponder() {
    guard let view = viewIfLoaded else { return }
    let responder = FirstResponder.place(of: view).current as? UIView
    responderOnReturn = responder.flatMap { $0.isDescendant(of: view) ? $0 : nil }
  }

  /// Makes the view first responder again that was it when the controller disappeared.
  ///
  /// - Unverified: that this happens before `viewDidAppear(_:)`, and for every kind of return.
  private func restoreFirstResponder() {
    guard let responder = responderOnReturn else { return }
    responderOnReturn = nil
    guard responder.window != nil, FirstResponder.place(of: responder).current == nil else {
      return
    }
    responder.becomeFirstResponder()
  }

  /// The controllers whose views are in this one's.
  private var forwarded: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: Views that are added and removed by hand

  /// Called before the view enters a window or leaves it. A controller that has not been notified
  /// about it by a transition, a presentation or its window is told now, if its parent forwards
  /// appearance.
  internal func viewWillMove(to window: UIWindow?) {
    isViewMoving = true
    let appears = window != nil
    if !appears, leavesDuringParentDisappearance {
      movesWithView = true
      return
    }
    guard isShown != appears, changesWithView(appears) else { return }
    movesWithView = true
    beginAppearance(appears, animated: false)
    leftWithView = !appears && parent == nil
  }

  /// Called after the view has entered a window or left it.
  internal func viewDidMoveToWindow() {
    isViewMoving = false
    guard movesWithView else { return }
    movesWithView = false
    // A parent that is appearing itself tells its children when it has appeared.
    if let parent, parent.isChanging, parent.forwarded.contains(where: { $0 === self }) { return }
    endAppearance(animated: false)
  }

  /// Whether the parent has told the controller that it is about to disappear, and can't tell it
  /// that it has: the view is removed from the parent's view before the parent has disappeared.
  private var leavesDuringParentDisappearance: Bool {
    guard isChanging, !isShown, let parent, parent.isChanging, !parent.isShown else { return false }
    return !parent.isViewMoving && parent.forwarded.contains { $0 === self }
  }

  /// Whether the controller appears or disappears because its view enters or leaves a window.
  private func changesWithView(_ appears: Bool) -> Bool {
    guard let parent else { return !appears || leftWithView }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    // A parent that is notified itself, before or after this, forwards it.
    return appears ? parent.isShown && !parent.awaitsForwarding : !parent.isViewMoving
  }
}
