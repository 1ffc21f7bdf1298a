import Foundation

/// Presents a controller over another controller, and notifies both in the same order as UIKit.
///
/// The presentation is completed when its animation has ended. An animator of the app decides when
/// its own animation has ended. Without an animation, the presentation is completed immediately.
@MainActor
internal final class ControllerArrival {
  private let presenter: UIViewController
  /// The controller that is presented.
  private let other: UIViewController
  private let presentation: UIPresentationController
  private let container: PresentationView
  private let animated: Bool
  private let coordinator: TransitionCoordinator
  /// Whether appearance methods are called: only if the presenting controller has appeared or is
  /// about to appear.
  private let callsAppearance: Bool
  /// Whether the view of the presenting controller is removed.
  private let removesPresenter: Bool
  private var completion: (() -> Void)?

  init(
    of other: UIViewController, over presenter: UIViewController,
    _ presentation: UIPresentationController, _ container: PresentationView, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.presenter = presenter
    self.other = other
    self.presentation = presentation
    self.container = container
    self.animated = animated
    self.completion = completion
    callsAppearance = presenter.isShown
    removesPresenter = presentation.shouldRemovePresentersView
    coordinator = TransitionCoordinator(
      from: presenter, to: other, in: container, animated: animated, style: presentation.style)
  }

  /// Whether the presentation is still in effect.
  ///
  /// An appearance method or a delegate may have dismissed the controller.
  private var isCurrent: Bool { presenter.above === other && presentation.container === container }

  /// Begins the presentation.
  ///
  /// - Parameters:
  ///   - around: The view to which the container view of the presentation is added.
  ///   - source: The controller on which `present(_:animated:completion:)` was called.
  func begin(in around: UIView, source: UIViewController) {
    presentation.isBeginning = true
    presenter.transition = coordinator
    other.transition = coordinator
    other.isBeingPresented = true
    other.loadViewIfNeeded()
    addContainer(to: around)
    coordinator.transitionDuration = presentation.movementDuration(animated: animated)
    presentation.tellAdaptedStyle(coordinator)
    presentation.presentationTransitionWillBegin()
    // Views that the app has added in `presentationTransitionWillBegin()` stay behind the presented
    // view.
    container.bringSubviewToFront(container.sheet)
    preparePopover()
    // The transitioning delegate is asked before the appearance methods are called.
    let animator = isCurrent ? animator(source: source) : nil
    if callsAppearance && removesPresenter && isCurrent {
      presentation.hidesPresenter = true
      presenter.beginAppearance(false, animated: animated)
    }
    if callsAppearance && isCurrent { other.beginAppearance(true, animated: animated) }
    guard isCurrent else { return abandon() }
    if let animator {
      presentation.isBeginning = false
      animate(with: animator)
    } else {
      showWithoutAnimator()
    }
  }

  /// Adds the container view of the presentation in front of all other views.
  ///
  /// If the presentation covers only one controller of a navigation or tab bar controller, the bars
  /// stay in front.
  private func addContainer(to around: UIView) {
    let hasBars = around is NavigationView || around is TabView
    if hasBars, let covered = presenter.viewIfLoaded, covered.superview === around {
      around.insertSubview(container, aboveSubview: covered)
    } else {
      around.addSubview(container)
    }
  }

  /// Lets the delegate prepare a popover, and checks that the popover has a source.
  private func preparePopover() {
    guard presentation.style == .popover,
      let popover = presentation as? UIPopoverPresentationController
    else { return }
    if let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate {
      delegate.prepareForPopoverPresentation(popover)
    }
    guard isCurrent else { return }
    // An app may set the source right after `present(_:animated:completion:)`, so check for a
    // source in the next turn of the main queue.
    MainTurn.schedule { [weak popover] in
      guard let popover, popover.style == .popover,
        popover.presentedViewController.presentingViewController != nil
      else { return }
      popover.checkSource()
    }
  }

  /// Ends the transition after an appearance method or a delegate has dismissed the controller.
  private func abandon() {
    presentation.isBeginning = false
    other.isBeingPresented = false
    coordinator.finish()
    tellCompletion()
  }

  /// Calls the completion of `present(_:animated:completion:)`, once.
  private func tellCompletion() {
    let completion = completion
    self.completion = nil
    completion?()
  }

  // MARK: Without an animator

  /// Shows the controller with the animation of its style, or without an animation.
  private func showWithoutAnimator() {
    container.sheet.addSubview(presentation.presentedView ?? other.view!)
    container.setNeedsLayout()
    if callsAppearance { other.tellIsAppearing(animated: animated) }
    container.layoutIfNeeded()
    guard isCurrent else { return abandon() }
    presentation.isBeginning = false
    guard callsAppearance, let movement = presentation.movement(animated: animated) else {
      coordinator.arrive()
      return finish()
    }
    movement.begin()
    presentation.run(movement, with: coordinator, movement.arrive, whenOver: finish)
  }

  /// Ends the presentation: calls the appearance methods and the completion.
  private func finish() {
    presentation.running = nil
    if isCurrent { presentation.presentationTransitionDidEnd(true) }
    guard isCurrent else { return abandon() }
    if removesPresenter, let view = presenter.viewIfLoaded, let place = view.superview {
      if place !== container { presentation.place = (place, view.frame) }
      view.removeFromSuperview()
    }
    if callsAppearance { other.endAppearance(animated: animated) }
    // `viewDidAppear(_:)` may have dismissed the controller. In this case, the presenting
    // controller appears again, so it is not notified that it has disappeared.
    if callsAppearance && removesPresenter && !other.isBeingDismissed {
      presenter.endAppearance(animated: animated)
    }
    other.isBeingPresented = false
    coordinator.leave(presenter, other)
    coordinator.finish()
    other.updateStatusBar()
    tellCompletion()
  }

  // MARK: With the app's animator

  private func animator(source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    guard animated, UIView.areAnimationsEnabled else { return nil }
    return other.transitioningDelegate?.animationController(
      forPresented: other, presenting: presenter, source: source)
  }

  /// Shows the controller with the app's animator.
  private func animate(with animator: any UIViewControllerAnimatedTransitioning) {
    let interaction = other.transitioningDelegate?.interactionControllerForPresentation(
      using: animator)
    container.isPlacedByApp = true
    let below = presenter.viewIfLoaded
    let before = below.map { $0.convert($0.bounds, to: container) } ?? .zero
    if removesPresenter, let below, let place = below.superview {
      presentation.place = (place, below.frame)
      below.frame = before
      container.insertSubview(below, at: 0)
    }
    let parts = TransitionContext.Parts(
      from: presenter, to: other, fromView: removesPresenter ? below : nil,
      toView: presentation.presentedView ?? other.view,
      initialFrames: [ObjectIdentifier(presenter): before],
      finalFrames: [
        ObjectIdentifier(other): presentation.frameOfPresentedViewInContainerView,
        ObjectIdentifier(presenter): removesPresenter ? .zero : before,
      ])
    let context = TransitionContext(
      parts, in: container, style: presentation.style, coordinator: coordinator,
      animator: animator, interaction: interaction
    ) { [self] didComplete in
      didComplete ? finish() : cancel()
    }
    presentation.running = context
    context.start()
    if callsAppearance, isCurrent, other.viewIfLoaded?.window != nil {
      other.tellIsAppearing(animated: animated)
      container.layoutIfNeeded()
    }
  }

  /// Cancels the presentation.
  ///
  /// - Unverified: the order in which the controllers are notified.
  private func cancel() {
    presentation.running = nil
    guard isCurrent else { return abandon() }
    presentation.presentationTransitionDidEnd(false)
    if callsAppearance { other.beginAppearance(false, animated: animated) }
    presentation.hidesPresenter = false
    if callsAppearance && removesPresenter { presenter.beginAppearance(true, animated: animated) }
    presentation.putPresenterBack(below: container)
    other.viewIfLoaded?.removeFromSuperview()
    other.leavePresentation()
    if callsAppearance && removesPresenter { presenter.endAppearance(animated: animated) }
    if callsAppearance { other.endAppearance(animated: animated) }
    other.isBeingPresented = false
    coordinator.leave(presenter, other)
    coordinator.finish()
    presenter.updateStatusBar()
  }
}

extension UIPresentationController {
  /// Adds the presenting controller's view again to its former superview, if it was removed for the
  /// presentation.
  internal final func putPresenterBack(below container: PresentationView) {
    guard let place, let view = presenting?.viewIfLoaded else { return }
    view.frame = container.superview === place.superview ? container.frame : place.frame
    if container.superview === place.superview {
      place.superview.insertSubview(view, belowSubview: container)
    } else {
      place.superview.addSubview(view)
    }
    self.place = nil
  }

  /// The style that is passed to the delegate.
  ///
  /// The style is `none` if the controller is shown in its own presentation style.
  internal final var adaptedStyle: UIModalPresentationStyle {
    style == resolvedStyle && !isReplacement ? .none : style
  }

  /// Lets the delegate configure the sheet that replaces a popover, and notifies it of the style.
  internal final func tellAdaptedStyle(
    _ coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    if isSheet, let popover = self as? UIPopoverPresentationController {
      delegate?.presentationController(self, prepare: popover.adaptiveSheet)
    }
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: coordinator)
  }

  /// Returns the controller that the delegate wants to present instead in an adapted style.
  ///
  /// The returned controller gets this style. If its presentation controller has no delegate, it
  /// gets the delegate of this presentation controller.
  internal final func replacement(for style: UIModalPresentationStyle) -> UIViewController? {
    guard style != resolvedStyle, style != .none, !isReplacement,
      let other = delegate?.presentationController(
        self, viewControllerForAdaptivePresentationStyle: style),
      other !== presentedViewController
    else { return nil }
    other.modalPresentationStyle = style
    let presentation = other.readyPresentation()
    presentation.isReplacement = true
    if presentation.delegate == nil { presentation.delegate = delegate }
    return other
  }
}

extension UIViewController {
  /// Ends the presentation of this controller.
  internal func leavePresentation() {
    if let presentation = ownPresentation {
      let container = presentation.container
      container?.removeFromSuperview()
      presentation.container = nil
      // `PresentationView.presentation` and the presentation controller's `presented`
      // are unowned. A touch that began in the container, or an app that retains the
      // presentation controller, may still read them. So from now on, the container
      // retains the presentation controller, and the presentation controller retains
      // this controller.
      container?.formerPresentation = presentation
      presentation.retained = [self]
    }
    ownPresentation = nil
    below?.above = nil
    below = nil
  }
}
