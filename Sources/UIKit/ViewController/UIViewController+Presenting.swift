import Foundation

// Presenting a controller over another.

extension GalleyReport.Topic {
  /// Controllers that can't be presented.
  public static let presentation = GalleyReport.Topic(rawValue: "presentation")
}

extension UIViewController {
  /// The presentation. It is created if there is none, or if the style has changed since.
  internal var readyPresentation: UIPresentationController {
    if let ownPresentation,
      below != nil || ownPresentation.asked == modalPresentationStyle
    {
      return ownPresentation
    }
    let presentation = makePresentation()
    presentation.delegate = ownPresentation?.delegate
    ownPresentation = presentation
    return presentation
  }

  /// The controllers presented over this one, the topmost last.
  internal var allAbove: [UIViewController] {
    var all: [UIViewController] = []
    var next = above
    while let controller = next {
      all.append(controller)
      next = controller.above
    }
    return all
  }

  /// Returns the controller that presents another one in the given style.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let isContextual = style == .currentContext || style == .overCurrentContext
    var controller = self
    while let around = controller.parent, !(isContextual && controller.definesPresentationContext) {
      controller = around
    }
    return controller
  }

  internal func startPresenting(
    _ other: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    other.checkPresentable(by: self)
    let presentation = other.readyPresentation
    let style = presentation.adaptivePresentationStyle(for: traitCollection)
    let presenter = presenter(for: style)
    other.checkNotBelow(presenter, asked: self)
    if let now = presenter.above {
      Report.record(
        .presentation,
        "Attempt to present \(other) on \(presenter) (from \(self)) which is already presenting "
          + "\(now): nothing happens")
      return
    }
    guard let window = presenter.viewIfLoaded?.window else {
      Report.record(
        .presentation,
        "Attempt to present \(other) on \(presenter) (from \(self)) whose view is not in the window "
          + "hierarchy: nothing happens. Show it in a window first")
      return
    }
    presentation.style = style
    presentation.presenting = presenter
    let isContextual = style == .currentContext || style == .overCurrentContext
    let around = isContextual ? presenter.view.superview ?? window : window
    let container = PresentationView(
      presentation, frame: around === window ? window.bounds : presenter.view.frame)
    presentation.container = container
    presenter.above = other
    other.below = presenter
    presenter.bringIn(other, presentation, container, into: around, animated: animated)
    completion?()
  }

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

  /// Traps if the controller is the presenter itself, or is below it.
  private func checkNotBelow(_ presenter: UIViewController, asked: UIViewController) {
    guard self !== presenter else {
      Misuse.trap(
        "Application tried to present modally a view controller on itself",
        "\(asked) is in \(self), which presents for it")
    }
    guard sequence(first: presenter, next: { $0.below }).contains(where: { $0 === self }) else {
      return
    }
    Misuse.trap(
      "Application tried to present modally a view controller on one that it presents",
      "\(self) presents \(presenter) already")
  }

  private func bringIn(
    _ other: UIViewController, _ presentation: UIPresentationController,
    _ container: PresentationView, into around: UIView, animated: Bool
  ) {
    let covers = presentation.shouldRemovePresentersView
    let coordinator = TransitionCoordinator(
      from: self, to: other, in: container, animated: animated, style: presentation.style)
    let tells = isShown
    transition = coordinator
    other.transition = coordinator
    other.isBeingPresented = true
    other.loadViewIfNeeded()
    around.addSubview(container)
    presentation.presentationTransitionWillBegin()
    if let popover = presentation as? UIPopoverPresentationController,
      let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate,
      presentation.style == .popover
    {
      delegate.prepareForPopoverPresentation(popover)
    }
    // A controller that is told may dismiss the other one. Then everyone has been told that it
    // disappears, and nothing is left to do.
    var isThere: Bool { above === other && presentation.container === container }
    func leave() {
      other.isBeingPresented = false
      coordinator.finish()
    }
    if tells && covers && isThere {
      presentation.hidesPresenter = true
      beginAppearance(false, animated: animated)
    }
    if tells && isThere { other.beginAppearance(true, animated: animated) }
    guard isThere else { return leave() }
    container.sheet.addSubview(other.view)
    container.setNeedsLayout()
    if tells { other.tellIsAppearing(animated: animated) }
    container.layoutIfNeeded()
    guard isThere else { return leave() }
    coordinator.arrive()
    if isThere { presentation.presentationTransitionDidEnd(true) }
    guard isThere else { return leave() }
    if covers, let view = viewIfLoaded, let place = view.superview {
      presentation.place = (place, view.frame)
      view.removeFromSuperview()
    }
    if tells { other.endAppearance(animated: animated) }
    if tells && covers { endAppearance(animated: animated) }
    other.isBeingPresented = false
    transition = nil
    other.transition = nil
    coordinator.finish()
    other.updateStatusBar()
  }

  /// Dismisses what is presented over this controller or its ancestors; if there is nothing,
  /// dismisses this one or its nearest presented ancestor.
  internal func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let line = sequence(first: self) { $0.parent }
    let presenter =
      line.first { $0.above != nil } ?? line.lazy.compactMap { $0.below }.first
    presenter?.removeAllPresented(animated: animated)
    completion?()
  }

  private func removeAllPresented(animated: Bool) {
    let gone = allAbove
    guard let first = gone.first, let presentation = first.ownPresentation,
      let container = presentation.container, !first.isBeingDismissed
    else { return }
    let presentations = gone.map(\.ownPresentation)
    let told = gone.reversed().filter(\.isShown)
    // If the controller has not appeared yet, the controller below may have begun to disappear.
    let comesBack =
      presentation.place != nil && !told.isEmpty
      || presentation.hidesPresenter && first.isBeingPresented
    let coordinator = TransitionCoordinator(
      from: gone.last, to: self, in: container, animated: animated, style: presentation.style)
    transition = coordinator
    for controller in gone {
      controller.transition = coordinator
      controller.isBeingDismissed = true
    }
    presentation.dismissalTransitionWillBegin()
    for controller in told { controller.beginAppearance(false, animated: animated) }
    presentation.hidesPresenter = false
    if comesBack { beginAppearance(true, animated: animated) }
    if let place = presentation.place, let view = viewIfLoaded {
      view.frame = container.superview === place.superview ? container.frame : place.frame
      place.superview.insertSubview(view, belowSubview: container)
      presentation.place = nil
    }
    if comesBack { tellIsAppearing(animated: animated) }
    viewIfLoaded?.layoutIfNeeded()
    coordinator.arrive()
    for controller in gone {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.ownPresentation?.container?.removeFromSuperview()
      controller.ownPresentation?.container = nil
      controller.ownPresentation = nil
      controller.below?.above = nil
      controller.below = nil
    }
    if comesBack { endAppearance(animated: animated) }
    for controller in told { controller.endAppearance(animated: animated) }
    transition = nil
    for controller in gone {
      controller.transition = nil
      controller.isBeingDismissed = false
    }
    for presentation in presentations { presentation?.dismissalTransitionDidEnd(true) }
    coordinator.finish()
    updateStatusBar()
  }
}

extension UIPresentationController {
  /// Dismisses the controller as a user does who pulls a sheet down or taps outside a popover.
  /// Returns whether it was dismissed: `isModalInPresentation`, the delegate, and styles that cover
  /// everything prevent it.
  ///
  /// UIKit has no such method. Tests dismiss with it.
  @discardableResult
  public func endByUser() -> Bool {
    guard container != nil, isSheet || style == .popover else { return false }
    let controllers = sequence(first: presentedViewController) { $0.children.last }
    guard !controllers.contains(where: \.isModalInPresentation),
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    let delegate = delegate
    delegate?.presentationControllerWillDismiss(self)
    presenting?.dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(self)
    return true
  }
}
