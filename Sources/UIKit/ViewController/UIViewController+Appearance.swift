import Foundation

// Who is told that a view comes or goes, and in which order.

extension UIViewController {
  /// The view comes, or goes, at once.
  internal func setAppearance(_ isShown: Bool, animated: Bool) {
    beginAppearance(isShown, animated: animated)
    tellIsAppearing(animated: animated)
    if isShown { viewIfLoaded?.layoutIfNeeded() }
    endAppearance(animated: animated)
  }

  /// The view is about to come or to go.
  internal func beginAppearance(_ isShown: Bool, animated: Bool) {
    guard self.isShown != isShown else { return }
    appearanceWillChange()
    self.isShown = isShown
    if isShown {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    // Whoever was told may have turned it around, and then all is told already.
    guard self.isShown == isShown else { return }
    awaitsAppearing = isShown
    if isShown { appearanceBegan(animated: animated) }
    for child in forwarded { child.beginAppearance(isShown, animated: animated) }
    isChanging = true
  }

  /// The view that comes is in its place. Those who put views in place by hand do not tell this: it
  /// is told before `viewDidAppear(_:)` in any case.
  internal func tellIsAppearing(animated: Bool) {
    guard awaitsAppearing else { return }
    awaitsAppearing = false
    viewIsAppearing(animated)
    for child in forwarded { child.tellIsAppearing(animated: animated) }
  }

  /// The view has come or gone.
  internal func endAppearance(animated: Bool) {
    guard isChanging else { return }
    isChanging = false
    tellIsAppearing(animated: animated)
    if isShown {
      viewDidAppear(animated)
    } else {
      viewDidDisappear(animated)
    }
    for child in forwarded { child.endAppearance(animated: animated) }
    if isShown { appearanceEnded(animated: animated) }
  }

  /// The controllers whose views are in this one's.
  private var forwarded: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }
}
