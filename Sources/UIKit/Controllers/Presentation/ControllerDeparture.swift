import Foundation

/// Dismisses controllers that are presented over another controller.
///
/// All controllers are notified in the same order as in UIKit.
///
/// The controllers are removed when the animation of Galley or of the app's animator has ended, or
/// when a finger has dragged the sheet down. If the dismissal is cancelled, the controllers remain
/// presented.
/// Without an animation, the controllers are removed immediately.
@MainActor
internal final class ControllerDeparture: RunningTransition {
  private let presenter: UIViewController
  /// The controllers to dismiss, the lowest first.
  private let removed: [UIViewController]
  /// The presentation of the lowest dismissed controller.
  private let presentation: UIPresentationController
  /// The presentations of all dismissed controllers, the lowest first.
  private let presentations: [UIPresentationController]
  private let container: PresentationView
  private let animated: Bool
  /// The dismissed controllers whose appearance methods are called, the topmost first.
  private let disappearingControllers: [UIViewController]
  /// Whether the presenting controller appears again, because it has disappeared during the
  /// presentation. The appearance methods of the presenting controller are called only in this
  /// case.
  private let comesBack: Bool
  /// Whether the presenting controller's view stayed in its window during the presentation.
  private let staysBelow: Bool
  internal let coordinator: TransitionCoordinator
  private var completion: (() -> Void)?

  init(
    of removed: [UIViewController], over presenter: UIViewController,
    _ presentation: UIPresentationController, _ container: PresentationView, animated: Bool
  ) {
    self.removed = removed
    self.presenter = presenter
    self.presentation = presentation
    self.container = container
    self.animated = animated
    presentations = removed.compactMap(\.ownPresentation)
    disappearingControllers = removed.reversed().filter(\.isShown)
    // A presentation in progress may already have made the presenting controller disappear.
    comesBack =
      presentation.place != nil && !disappearingControllers.isEmpty
      || presentation.hidesPresenter && removed[0].isBeingPresented
    staysBelow = presentation.place == nil
    coordinator = TransitionCoordinator(
      from: removed.last, to: presenter, in: container, animated: animated,
      style: presentation.style)
  }

  /// Begins the dismissal, with the app's animator if there is one.
  func begin(completion: (() -> Void)?) {
    self.completion = completion
    // The transitioning delegate is asked before the appearance methods are called.
    let animator = animator
    tellBeginning()
    if let animator {
      animate(with: animator)
    } else {
      go()
    }
  }

  /// Begins a dismissal that a finger drives.
  ///
  /// When the finger is lifted, the dismissal continues with `go()` or ends with `cancel()`.
  func beginInteraction() {
    coordinator.beginInteraction()
    presentation.running = self
    tellBeginning()
    coordinator.arrive()
  }

  /// Animates the presented view off the screen, and then ends the dismissal. A dismissal without
  /// an animation ends immediately.
  ///
  /// If several controllers are dismissed, only the topmost controller is animated. The controllers
  /// below it are hidden.
  func go(completion: (() -> Void)? = nil) {
    if let completion { self.completion = completion }
    guard !disappearingControllers.isEmpty,
      let movement = presentations.last?.movement(animated: animated)
    else {
      if !coordinator.hasArrived { coordinator.arrive() }
      return finish()
    }
    for presentation in presentations.dropLast() { presentation.container?.isHidden = true }
    presentation.run(movement, with: coordinator, movement.leave, whenOver: finish)
  }

  /// Notifies the controllers that the dismissal begins.
  private func tellBeginning() {
    coordinator.transitionDuration =
      presentations.last?.movementDuration(animated: animated) ?? 0
    presenter.transition = coordinator
    for controller in removed {
      controller.transition = coordinator
      controller.isBeingDismissed = true
    }
    presentation.dismissalTransitionWillBegin()
    for controller in disappearingControllers {
      controller.beginAppearance(false, animated: animated)
    }
    presentation.hidesPresenter = false
    if comesBack { presenter.beginAppearance(true, animated: animated) }
    presentation.putPresenterBack(below: container)
    if comesBack { presenter.tellIsAppearing(animated: animated) }
    presenter.viewIfLoaded?.layoutIfNeeded()
  }

  /// Removes the controllers, and calls their appearance methods.
  func finish() {
    presentation.running = nil
    if let view = presenter.viewIfLoaded, let back, view.superview !== back.superview {
      // The app's animator has moved the view into the container, which is about to be removed.
      // Move the view back first, so that it stays in the window.
      view.frame = back.frame
      back.superview.insertSubview(view, at: min(back.index, back.superview.subviews.count))
    }
    for controller in removed {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.leavePresentation()
    }
    if comesBack { presenter.endAppearance(animated: animated) }
    // An appearance method may already have presented a controller again. Do not notify
    // such a controller that it has disappeared.
    for controller in disappearingControllers where controller.below == nil {
      controller.endAppearance(animated: animated)
    }
    letControllersGo()
    for presentation in presentations { presentation.dismissalTransitionDidEnd(true) }
    coordinator.finish()
    presenter.updateStatusBar()
    let completion = completion
    self.completion = nil
    completion?()
  }

  /// Removes the transition from all controllers of the dismissal.
  private func letControllersGo() {
    coordinator.leave(presenter)
    for controller in removed {
      coordinator.leave(controller)
      controller.isBeingDismissed = false
    }
  }

  // MARK: With the app's animator

  /// The superview, frame and index to which the presenting controller's view returns.
  private var back: (superview: UIView, frame: CGRect, index: Int)?

  private var animator: (any UIViewControllerAnimatedTransitioning)? {
    guard animated, UIView.areAnimationsEnabled, !disappearingControllers.isEmpty else {
      return nil
    }
    return removed[0].transitioningDelegate?.animationController(forDismissed: removed[0])
  }

  private func animate(with animator: any UIViewControllerAnimatedTransitioning) {
    let first = removed[0]
    let interaction = first.transitioningDelegate?.interactionControllerForDismissal(
      using: animator)
    let presented = presentation.presentedView
    if !container.isPlacedByApp, let presented {
      // The controller was presented without an animator, so its view is in the sheet. From now on,
      // the app's animator moves the view, so add the view to the container.
      let frame = presented.convert(presented.bounds, to: container)
      container.isPlacedByApp = true
      presented.frame = frame
      container.addSubview(presented)
    }
    let below = presenter.viewIfLoaded
    if let below, let ancestor = below.superview {
      back = (ancestor, below.frame, ancestor.subviews.firstIndex { $0 === below } ?? 0)
    }
    let frame = presented.map { $0.convert($0.bounds, to: container) } ?? .zero
    let behind = below.map { $0.convert($0.bounds, to: container) } ?? .zero
    let parts = TransitionContext.Parts(
      from: first, to: presenter, fromView: presented, toView: staysBelow ? nil : below,
      initialFrames: [
        ObjectIdentifier(first): frame,
        ObjectIdentifier(presenter): staysBelow ? behind : .zero,
      ],
      finalFrames: [ObjectIdentifier(presenter): behind])
    let context = TransitionContext(
      parts, in: container, style: presentation.style, coordinator: coordinator,
      animator: animator, interaction: interaction
    ) { [self] didComplete in
      didComplete ? finish() : cancel()
    }
    presentation.running = context
    context.start()
  }

  /// Cancels the dismissal.
  ///
  /// - Unverified: the order in which the controllers are notified.
  func cancel() {
    presentation.running = nil
    for presentation in presentations { presentation.dismissalTransitionDidEnd(false) }
    if comesBack { presenter.beginAppearance(false, animated: animated) }
    for controller in disappearingControllers.reversed() {
      controller.beginAppearance(true, animated: animated)
    }
    if !staysBelow, let view = presenter.viewIfLoaded {
      if let back {
        presentation.place = (back.superview, back.frame)
      } else if let ancestor = view.superview {
        presentation.place = (ancestor, view.frame)
      }
      presentation.hidesPresenter = true
      view.removeFromSuperview()
    }
    for controller in disappearingControllers.reversed() {
      controller.tellIsAppearing(animated: animated)
      controller.endAppearance(animated: animated)
    }
    if comesBack { presenter.endAppearance(animated: animated) }
    letControllersGo()
    coordinator.finish()
    removed.last?.updateStatusBar()
  }
}
