import Foundation

// Presenting a controller over another.

extension GalleyReport.Topic {
  /// Controllers that can't be presented.
  public static let presentation = GalleyReport.Topic(rawValue: "presentation")
}

extension UIViewController {
  /// Returns the presentation of this controller.
  ///
  /// The presentation is created if there is none, or if the style has changed since its creation.
  /// With the style `custom`, the `transitioningDelegate` creates the presentation.
  ///
  /// - Parameters:
  ///   - presenting: The controller that will present this controller, if it is known.
  ///   - source: The controller on which `present(_:animated:completion:)` was called.
  internal func readyPresentation(
    presenting: UIViewController? = nil, source: UIViewController? = nil
  ) -> UIPresentationController {
    if let ownPresentation,
      below != nil || ownPresentation.requestedStyle == modalPresentationStyle
    {
      return ownPresentation
    }
    let own =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source ?? self) : nil
    let presentation = own ?? makePresentation()
    if presentation.delegate == nil { presentation.delegate = ownPresentation?.delegate }
    // From now on this controller owns the presentation controller, so the presentation controller
    // must not retain this controller.
    ownPresentation?.retained = [self]
    presentation.retained = []
    ownPresentation = presentation
    return presentation
  }

  /// The controllers presented over this controller, the topmost last.
  internal var allAbove: [UIViewController] {
    var all: [UIViewController] = []
    var next = above
    while let controller = next {
      all.append(controller)
      next = controller.above
    }
    return all
  }

  /// The topmost controller that is presented over this controller and is not being dismissed, or
  /// this controller itself.
  package var frontController: UIViewController {
    var front = self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }

  /// Whether this controller, a descendant, or a controller presented over it is being presented or
  /// dismissed, and no finger drives the transition.
  package var isPresentationRunning: Bool {
    let isRunning = isBeingPresented || isBeingDismissed
    return isRunning && transition?.isInteractive != true
      || above?.isPresentationRunning == true
      || children.contains(where: \.isPresentationRunning)
  }

  /// Returns the controller that presents another controller in the given style.
  ///
  /// The presenter is the outermost parent. With a style for the current context, the presenter is
  /// the innermost parent that defines a presentation context, if there is one.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let isContextual = style == .currentContext || style == .overCurrentContext
    var controller = self
    while let ancestor = controller.parent, !(isContextual && controller.definesPresentationContext)
    {
      controller = ancestor
    }
    return controller
  }

  /// Presents a controller over this controller, or reports why the controller can't be presented.
  internal func startPresenting(
    _ other: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    other.checkPresentable(by: self)
    let outermost = sequence(first: self) { $0.parent }.reversed()[0]
    let presentation = other.readyPresentation(presenting: outermost, source: self)
    let style = presentation.adaptivePresentationStyle(for: traitCollection)
    let presenter = presenter(for: style)
    other.checkNotBelow(presenter, presented: self)
    guard let window = presenter.windowForPresenting(other, from: self) else { return }
    if let replacement = presentation.replacement(for: style) {
      return startPresenting(replacement, animated: animated, completion: completion)
    }
    presentation.style = style
    presentation.presenting = presenter
    let isContextual = style == .currentContext || style == .overCurrentContext
    let ancestor = isContextual ? presenter.view.superview ?? window : window
    let container = PresentationView(
      presentation, frame: ancestor === window ? window.bounds : presenter.view.frame)
    presentation.container = container
    presenter.above = other
    other.below = presenter
    let arrival = ControllerArrival(
      of: other, over: presenter, presentation, container, animated: animated,
      completion: completion)
    arrival.begin(in: ancestor, source: self)
  }

  /// Returns the window in which this controller can present another controller.
  ///
  /// If this controller can't present the other controller now, returns `nil`, and reports why.
  private func windowForPresenting(
    _ other: UIViewController, from source: UIViewController
  ) -> UIWindow? {
    func report(_ reason: String) {
      Report.record(
        .presentation, "Attempt to present \(other) on \(self) (from \(source)) \(reason)")
    }
    if let now = above {
      report(
        "which is already presenting \(now): nothing happens"
          + (now.isBeingDismissed ? ". Present it in the completion of the dismissal" : ""))
      return nil
    }
    guard !isBeingDismissed else {
      report(
        "which is being dismissed: nothing happens. Present it in the completion of the dismissal")
      return nil
    }
    guard let window = viewIfLoaded?.window else {
      report(
        "whose view is not in the window hierarchy: nothing happens. Show it in a window first")
      return nil
    }
    return window
  }

  /// Traps if this controller can never be presented by `presenter`.
  private func checkPresentable(by presenter: UIViewController) {
    guard self !== presenter else {
      Misuse.trap("Application tried to present modally a view controller on itself", "\(self)")
    }
    if let below {
      Misuse.trap(
        "Application tried to present modally a view controller that is already being presented",
        "\(self) by \(below)")
    }
    if let parent {
      Misuse.trap(
        "Application tried to present modally a view controller that has a parent view controller",
        "\(self) is in \(parent)")
    }
  }

  /// Traps if this controller is the presenter itself, or already presents the presenter,
  /// directly or through other controllers.
  private func checkNotBelow(_ presenter: UIViewController, presented: UIViewController) {
    guard self !== presenter else {
      Misuse.trap(
        "Application tried to present modally a view controller on itself",
        "\(presented) is in \(self), which presents for it")
    }
    guard sequence(first: presenter, next: { $0.below }).contains(where: { $0 === self }) else {
      return
    }
    Misuse.trap(
      "Application tried to present modally a view controller on one that it presents",
      "\(self) presents \(presenter) already")
  }

  /// Dismisses the controllers that this controller or one of its parents presents.
  ///
  /// If no controller is presented, this method dismisses this controller, or the closest parent
  /// that is presented.
  internal func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let ancestors = sequence(first: self) { $0.parent }
    let presenter =
      ancestors.first { $0.above != nil } ?? ancestors.lazy.compactMap { $0.below }.first
    if animated, let running = presenter?.above?.transitionCoordinatorOfDismissal {
      // The controller is already being dismissed.
      _ = running.animate(alongsideTransition: nil) { _ in completion?() }
      return
    }
    guard let presenter, let departure = presenter.departure(animated: animated) else {
      completion?()
      return
    }
    departure.begin(completion: completion)
  }

  /// The coordinator of this controller's dismissal; `nil` if the controller is not being
  /// dismissed, if a finger drives the dismissal, or if the dismissal was cancelled.
  private var transitionCoordinatorOfDismissal: TransitionCoordinator? {
    guard isBeingDismissed, let transition, !transition.isInteractive, !transition.isCancelled
    else { return nil }
    return transition
  }

  /// Returns the dismissal of all controllers that are presented over this controller; `nil` if
  /// there are none, or if they are already being dismissed.
  internal func departure(animated: Bool) -> ControllerDeparture? {
    // Transitions that are still running end immediately.
    for controller in allAbove.reversed() { controller.ownPresentation?.running?.finish() }
    let removed = allAbove
    guard let first = removed.first, let presentation = first.ownPresentation,
      let container = presentation.container, !first.isBeingDismissed
    else { return nil }
    // The dismissal of a controller that has not begun to appear is not animated.
    let isBeginning = removed.contains { $0.ownPresentation?.isBeginning == true }
    return ControllerDeparture(
      of: removed, over: self, presentation, container, animated: animated && !isBeginning)
  }
}

// MARK: - Presentations over one child of a container

extension UIViewController {
  /// Removes the controllers that are presented over this controller only, which is about to leave
  /// its parent.
  internal func removePresented() {
    for controller in allAbove.reversed() {
      controller.ownPresentation?.running?.finish()
      if controller.isShown { controller.setAppearance(false, animated: false) }
      controller.viewIfLoaded?.removeFromSuperview()
      controller.leavePresentation()
    }
  }
}

extension UIView {
  /// Shows the presentations over the front controller of a navigation or tab bar controller, and
  /// hides those over other controllers. This view is the view of the container.
  internal func showPresentations(over front: UIViewController?) {
    for case let container as PresentationView in subviews {
      let presentation = container.presentation
      let isHidden = presentation.presenting !== front
      guard container.isHidden != isHidden,
        !presentation.presentedViewController.isBeingDismissed
      else { continue }
      container.isHidden = isHidden
    }
  }
}

extension UIPresentationController {
  /// Dismisses the controller as a user does by dragging a sheet down or tapping outside of a
  /// popover.
  ///
  /// `presentationControllerDidDismiss(_:)` is called when the animation is over.
  /// `isModalInPresentation`, the delegate, and styles that cover everything prevent the
  /// dismissal. A controller that is already being dismissed is not dismissed again.
  ///
  /// - Returns: Whether the controller is being dismissed.
  ///
  /// UIKit has no such method; it is for tests.
  @discardableResult
  public func endByUser() -> Bool {
    guard container != nil, !presentedViewController.isBeingDismissed, isSheet || style == .popover
    else { return false }
    guard mayEndByUser else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    let delegate = delegate
    delegate?.presentationControllerWillDismiss(self)
    presenting?.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(self) }
    return true
  }

  /// Whether the user may end the presentation.
  ///
  /// `isModalInPresentation` of a controller or the delegate may prevent the dismissal.
  internal var mayEndByUser: Bool {
    let controllers = sequence(first: presentedViewController) { controller in
      switch controller {
      case let tabs as UITabBarController: tabs.selectedViewController
      case let navigation as UINavigationController: navigation.topViewController
      default: controller.children.last
      }
    }
    return !controllers.contains(where: \.isModalInPresentation)
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }
}
