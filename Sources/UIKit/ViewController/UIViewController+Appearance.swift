import Foundation

// Who is told that a view comes or goes, and in which order.

extension UIViewController {
  /// The view comes, or goes, at once.
  internal func setAppearance(_ isShown: Bool, animated: Bool) {
    beginAppearance(isShown, animated: animated)
    endAppearance(animated: animated)
  }

  /// The view is about to come or to go.
  internal func beginAppearance(_ isShown: Bool, animated: Bool) {
    guard self.isShown != isShown else { return }
    self.isShown = isShown
    if isShown {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in forwarded { child.beginAppearance(isShown, animated: animated) }
    isChanging = true
  }

  /// The view has come or gone.
  internal func endAppearance(animated: Bool) {
    guard isChanging else { return }
    isChanging = false
    if isShown {
      viewIsAppearing(animated)
      viewDidAppear(animated)
    } else {
      viewDidDisappear(animated)
    }
    for child in forwarded { child.endAppearance(animated: animated) }
  }

  /// The controllers whose views are in this one's.
  private var forwarded: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Tells a controller by hand that its view is about to come or to go.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
    changesAnimated = animated
  }

  /// Tells a controller by hand that its view has come or gone.
  public func endAppearanceTransition() { endAppearance(animated: changesAnimated) }
}
