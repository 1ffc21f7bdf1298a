import Foundation

/// Controllers go that are shown over another one, and all are told in UIKit's order.
///
/// Without an animator of the app's they are gone at once. With one, and under a finger that pulls a sheet down,
/// they are gone when that is over; and if it is called off they stay.
@MainActor
internal final class ControllerDeparture: RunningPresentation {
  private let presenter: UIViewController
  /// Those that go, the lowest first.
  private let gone: [UIViewController]
  private let presentation: UIPresentationController
  private let presentations: [UIPresentationController]
  private let container: PresentationView
  private let animated: Bool
  /// Those of them that are told, the uppermost first.
  private let told: [UIViewController]
  /// Whether the controller below comes back.
  private let comesBack: Bool
  /// Whether that one's view was in its window all the time.
  private let staysBelow: Bool
  internal let coordinator: TransitionCoordinator
  private var completion: (() -> Void)?
  private var context: TransitionContext?

  init(
    of gone: [UIViewController], over presenter: UIViewController,
    _ presentation: UIPresentationController, _ container: PresentationView, animated: Bool
  ) {
    self.gone = gone
    self.presenter = presenter
    self.presentation = presentation
    self.container = container
    self.animated = animated
    presentations = gone.compactMap(\.ownPresentation)
    told = gone.reversed().filter(\.isShown)
    // One that has not come yet may have had the controller below begin to go.
    comesBack =
      presentation.place != nil && !told.isEmpty
      || presentation.hidesPresenter && gone[0].isBeingPresented
    staysBelow = presentation.place == nil
    coordinator = TransitionCoordinator(
      from: gone.last, to: presenter, in: container, animated: animated,
      style: presentation.style)
  }

  /// Begins: at once, or in the app's way.
  func begin(completion: (() -> Void)?) {
    self.completion = completion
    // The controllers are asked before they are told.
    let animator = animator
    tellBeginning()
    if let animator {
      go(with: animator)
    } else {
      coordinator.arrive()
      finish()
    }
  }

  /// Begins under a finger, which calls `finish()` or `callOff()` when it is lifted.
  func beginInteraction() {
    coordinator.beginInteraction()
    presentation.running = self
    tellBeginning()
    coordinator.arrive()
  }

  private func tellBeginning() {
    presenter.transition = coordinator
    for controller in gone {
      controller.transition = coordinator
      controller.isBeingDismissed = true
    }
    presentation.dismissalTransitionWillBegin()
    for controller in told { controller.beginAppearance(false, animated: animated) }
    presentation.hidesPresenter = false
    if comesBack { presenter.beginAppearance(true, animated: animated) }
    presentation.putPresenterBack(below: container)
    if comesBack { presenter.tellIsAppearing(animated: animated) }
    presenter.viewIfLoaded?.layoutIfNeeded()
  }

  /// All have gone: tells them.
  func finish() {
    presentation.running = nil
    if let view = presenter.viewIfLoaded, let back, view.superview !== back.superview {
      // The app's animator has it among its own views, which go next: it must not leave the window with them.
      view.frame = back.frame
      back.superview.insertSubview(view, at: min(back.index, back.superview.subviews.count))
    }
    for controller in gone {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.leavePresentation()
    }
    if comesBack { presenter.endAppearance(animated: animated) }
    for controller in told { controller.endAppearance(animated: animated) }
    presenter.transition = nil
    for controller in gone {
      controller.transition = nil
      controller.isBeingDismissed = false
    }
    for presentation in presentations { presentation.dismissalTransitionDidEnd(true) }
    coordinator.finish()
    presenter.updateStatusBar()
    let completion = completion
    self.completion = nil
    completion?()
  }

  // MARK: In the app's way

  /// Where the view of the controller below belongs.
  private var back: (superview: UIView, frame: CGRect, index: Int)?

  private var animator: (any UIViewControllerAnimatedTransitioning)? {
    guard animated, UIView.areAnimationsEnabled, !told.isEmpty else { return nil }
    return gone[0].transitioningDelegate?.animationController(forDismissed: gone[0])
  }

  private func go(with animator: any UIViewControllerAnimatedTransitioning) {
    let first = gone[0]
    let interaction = first.transitioningDelegate?.interactionControllerForDismissal(
      using: animator)
    let presented = presentation.presentedView
    if !container.isPlacedByApp, let presented {
      // It has come in the usual way: its view is the animator's from now on.
      let frame = presented.convert(presented.bounds, to: container)
      container.isPlacedByApp = true
      presented.frame = frame
      container.addSubview(presented)
    }
    let below = presenter.viewIfLoaded
    if let below, let around = below.superview {
      back = (around, below.frame, around.subviews.firstIndex { $0 === below } ?? 0)
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
      didComplete ? finish() : callOff()
    }
    self.context = context
    presentation.running = self
    context.start()
  }

  func finishAtOnce() {
    if let context {
      context.completeTransition(true)
    } else {
      presentation.running = nil
      finish()
    }
  }

  /// The controllers stay.
  ///
  /// - Unverified: the order in which the controllers are told.
  func callOff() {
    presentation.running = nil
    for presentation in presentations { presentation.dismissalTransitionDidEnd(false) }
    if comesBack { presenter.beginAppearance(false, animated: animated) }
    for controller in told.reversed() { controller.beginAppearance(true, animated: animated) }
    if !staysBelow, let view = presenter.viewIfLoaded {
      if let back {
        presentation.place = (back.superview, back.frame)
      } else if let around = view.superview {
        presentation.place = (around, view.frame)
      }
      presentation.hidesPresenter = true
      view.removeFromSuperview()
    }
    for controller in told.reversed() {
      controller.tellIsAppearing(animated: animated)
      controller.endAppearance(animated: animated)
    }
    if comesBack { presenter.endAppearance(animated: animated) }
    presenter.transition = nil
    for controller in gone {
      controller.transition = nil
      controller.isBeingDismissed = false
    }
    coordinator.finish()
    gone.last?.updateStatusBar()
  }
}
