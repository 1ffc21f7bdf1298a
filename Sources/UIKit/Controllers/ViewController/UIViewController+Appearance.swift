import Foundation

// The calls that notify controllers that their views appear or disappear, and their order.

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
      ShownObjects.note(self)
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
      noteFirstResponder()
    }
    // The app may have reversed the change in the method that was just called. In this case, all
    // appearance methods have already been called.
    guard self.isShown == isShown else { return }
    awaitsAppearing = isShown
    if isShown { appearanceBegan(animated: animated) }
    awaitsForwarding = false
    isChanging = true
    for child in forwardedChildren where self.isShown == isShown {
      child.beginAppearance(isShown, animated: animated)
    }
  }

  /// Called when the appearing view has its final frame.
  ///
  /// If the app adds the view itself, this method is called just before `viewDidAppear(_:)`.
  internal func tellIsAppearing(animated: Bool) {
    guard awaitsAppearing else { return }
    awaitsAppearing = false
    viewIsAppearing(animated)
    for child in forwardedChildren { child.tellIsAppearing(animated: animated) }
  }

  /// Called when the view has appeared or disappeared.
  internal func endAppearance(animated: Bool) {
    guard isChanging else { return }
    isChanging = false
    tellIsAppearing(animated: animated)
    if isShown {
      restoreFirstResponder()
      viewDidAppear(animated)
      becomeFirstIfPossible()
    } else {
      viewDidDisappear(animated)
    }
    for child in forwardedChildren { child.endAppearance(animated: animated) }
    if isShown { appearanceEnded(animated: animated) }
    // An override of `didMove(toParent:)` may not call `super`. Navigation controllers end the move
    // themselves.
    if isShown, !(parent is UINavigationController) { isMovingToParent = false }
  }

  /// Stores the first responder in this controller's view when the controller disappears.
  private func noteFirstResponder() {
    guard let view = viewIfLoaded else { return }
    let responder = FirstResponder.holder(for: view).current as? UIView
    responderOnReturn = responder.flatMap { $0.isDescendant(of: view) ? $0 : nil }
  }

  /// Restores the first responder that was stored when the controller disappeared.
  ///
  /// - Unverified: that this happens before `viewDidAppear(_:)`, and whenever a controller returns.
  private func restoreFirstResponder() {
    guard let responder = responderOnReturn else { return }
    responderOnReturn = nil
    guard responder.window != nil, FirstResponder.holder(for: responder).current == nil else {
      return
    }
    responder.becomeFirstResponder()
  }

  /// Makes the controller first responder when it has appeared, if it can be.
  ///
  /// So a controller that overrides `canBecomeFirstResponder` and `inputAccessoryView` shows its
  /// accessory view without calling `becomeFirstResponder()`. This happens only for the root
  /// controller of a window, for a presented controller, and for a controller whose parents are
  /// navigation and tab bar controllers. Other children have to call `becomeFirstResponder()`. If
  /// another controller that has not disappeared contains the first responder, the first responder
  /// does not change.
  ///
  /// - Unverified: that this happens just after `viewDidAppear(_:)`.
  private func becomeFirstIfPossible() {
    guard isShown, canBecomeFirstResponder, let view = viewIfLoaded, view.window != nil else {
      return
    }
    let parents = sequence(first: self, next: \.parent).dropFirst()
    guard parents.allSatisfy({ $0 is UINavigationController || $0 is UITabBarController }) else {
      return
    }
    if let current = FirstResponder.holder(for: view).current {
      let owner = sequence(first: current, next: \.next).lazy
        .compactMap { $0 as? UIViewController }.first
      guard owner?.isShown == false else { return }
    }
    becomeFirstResponder()
  }

  /// The children that are notified when this controller appears or disappears: those whose views
  /// are inside its view.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: Views that are added and removed by hand

  /// Called before the view enters a window or leaves it.
  ///
  /// Usually a transition, a presentation or the window has notified the controller. If not, the
  /// controller is notified now, provided that its parent forwards appearance methods.
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
    // A parent that is itself appearing or disappearing notifies its children at the end.
    if let parent, parent.isChanging, parent.forwardedChildren.contains(where: { $0 === self }) {
      return
    }
    endAppearance(animated: false)
  }

  /// Whether the view leaves before its disappearing parent can notify the controller.
  ///
  /// The parent has notified the controller that it is about to disappear. The view is then removed
  /// from the parent's view before the parent has disappeared, so the parent can't notify the
  /// controller again.
  private var leavesDuringParentDisappearance: Bool {
    guard isChanging, !isShown, let parent, parent.isChanging, !parent.isShown else { return false }
    return !parent.isViewMoving && parent.forwardedChildren.contains { $0 === self }
  }

  /// Whether the controller appears or disappears because its view enters or leaves a window.
  private func changesWithView(_ appears: Bool) -> Bool {
    guard let parent else { return !appears || leftWithView }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    // If the parent is itself about to appear or disappear, the parent notifies its children.
    return appears ? parent.isShown && !parent.awaitsForwarding : !parent.isViewMoving
  }
}
