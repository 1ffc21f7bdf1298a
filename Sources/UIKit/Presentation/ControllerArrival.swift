import Foundation

/// A way of a controller over another one, or away from it, that takes its time.
@MainActor
internal protocol RunningPresentation: AnyObject {
  /// Is over at once: comes to its end.
  func finishAtOnce()
}

/// A controller comes over another one, and all are told in UIKit's order.
///
/// Without an animator of the app's it is there at once. With one, it is over when the animator says so.
@MainActor
internal final class ControllerArrival: RunningPresentation {
  private let presenter: UIViewController
  private let other: UIViewController
  private let presentation: UIPresentationController
  private let container: PresentationView
  private let animated: Bool
  private let coordinator: TransitionCoordinator
  /// Whether the two are told: not where the one below is not shown.
  private let tells: Bool
  /// Whether the one below goes.
  private let covers: Bool
  private var completion: (() -> Void)?
  private var context: TransitionContext?

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
    tells = presenter.isShown
    covers = presentation.shouldRemovePresentersView
    coordinator = TransitionCoordinator(
      from: presenter, to: other, in: container, animated: animated, style: presentation.style)
  }

  /// Whoever is told may end it: then all that comes back is told so, and nothing is left to do.
  private var isThere: Bool { presenter.above === other && presentation.container === container }

  /// Begins, in a view.
  ///
  /// - Parameter source: The controller that was asked to present.
  func begin(in around: UIView, source: UIViewController) {
    presenter.transition = coordinator
    other.transition = coordinator
    other.isBeingPresented = true
    other.loadViewIfNeeded()
    around.addSubview(container)
    presentation.delegate?.presentationController(
      presentation, willPresentWithAdaptiveStyle: presentation.adaptedStyle,
      transitionCoordinator: coordinator)
    presentation.presentationTransitionWillBegin()
    // What the app has put there is behind the controller.
    container.bringSubviewToFront(container.sheet)
    if let popover = presentation as? UIPopoverPresentationController,
      let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate,
      presentation.style == .popover
    {
      delegate.prepareForPopoverPresentation(popover)
    }
    // The app is asked before the controllers are told.
    let animator = isThere ? animator(source: source) : nil
    if tells && covers && isThere {
      presentation.hidesPresenter = true
      presenter.beginAppearance(false, animated: animated)
    }
    if tells && isThere { other.beginAppearance(true, animated: animated) }
    guard isThere else { return leave() }
    if let animator {
      go(with: animator)
    } else {
      arrive()
    }
  }

  private func leave() {
    other.isBeingPresented = false
    coordinator.finish()
    tellCompletion()
  }

  private func tellCompletion() {
    let completion = completion
    self.completion = nil
    completion?()
  }

  // MARK: At once

  private func arrive() {
    container.sheet.addSubview(presentation.presentedView ?? other.view!)
    container.setNeedsLayout()
    if tells { other.tellIsAppearing(animated: animated) }
    container.layoutIfNeeded()
    guard isThere else { return leave() }
    coordinator.arrive()
    finish()
  }

  /// Everything is in its place: tells all.
  private func finish() {
    if isThere { presentation.presentationTransitionDidEnd(true) }
    guard isThere else { return leave() }
    if covers, let view = presenter.viewIfLoaded, let place = view.superview {
      if place !== container { presentation.place = (place, view.frame) }
      view.removeFromSuperview()
    }
    if tells { other.endAppearance(animated: animated) }
    if tells && covers { presenter.endAppearance(animated: animated) }
    other.isBeingPresented = false
    presenter.transition = nil
    other.transition = nil
    coordinator.finish()
    other.updateStatusBar()
    tellCompletion()
  }

  // MARK: In the app's way

  private func animator(source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    guard animated, UIView.areAnimationsEnabled else { return nil }
    return other.transitioningDelegate?.animationController(
      forPresented: other, presenting: presenter, source: source)
  }

  private func go(with animator: any UIViewControllerAnimatedTransitioning) {
    let interaction = other.transitioningDelegate?.interactionControllerForPresentation(
      using: animator)
    container.isPlacedByApp = true
    let below = presenter.viewIfLoaded
    let before = below.map { $0.convert($0.bounds, to: container) } ?? .zero
    if covers, let below, let place = below.superview {
      presentation.place = (place, below.frame)
      below.frame = before
      container.insertSubview(below, at: 0)
    }
    let parts = TransitionContext.Parts(
      from: presenter, to: other, fromView: covers ? below : nil,
      toView: presentation.presentedView ?? other.view,
      initialFrames: [ObjectIdentifier(presenter): before],
      finalFrames: [
        ObjectIdentifier(other): presentation.frameOfPresentedViewInContainerView,
        ObjectIdentifier(presenter): covers ? .zero : before,
      ])
    let context = TransitionContext(
      parts, in: container, style: presentation.style, coordinator: coordinator,
      animator: animator, interaction: interaction
    ) { [self] didComplete in
      presentation.running = nil
      didComplete ? finish() : callOff()
    }
    self.context = context
    presentation.running = self
    context.start()
    if tells, isThere, other.viewIfLoaded?.window != nil {
      other.tellIsAppearing(animated: animated)
      container.layoutIfNeeded()
    }
  }

  func finishAtOnce() { context?.completeTransition(true) }

  /// The controller goes back to where it came from.
  ///
  /// - Unverified: the order in which the controllers are told.
  private func callOff() {
    guard isThere else { return leave() }
    presentation.presentationTransitionDidEnd(false)
    if tells { other.beginAppearance(false, animated: animated) }
    presentation.hidesPresenter = false
    if tells && covers { presenter.beginAppearance(true, animated: animated) }
    presentation.putPresenterBack(below: container)
    other.viewIfLoaded?.removeFromSuperview()
    other.leavePresentation()
    if tells && covers { presenter.endAppearance(animated: animated) }
    if tells { other.endAppearance(animated: animated) }
    other.isBeingPresented = false
    presenter.transition = nil
    other.transition = nil
    coordinator.finish()
    presenter.updateStatusBar()
  }
}

extension UIPresentationController {
  /// The view of the controller below is where it was before the presentation.
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

  /// The style for the delegate: `none` where the controller is shown as it asked to be.
  internal final var adaptedStyle: UIModalPresentationStyle { style == resolved ? .none : style }
}

extension UIViewController {
  /// The controller is over none any more.
  internal func leavePresentation() {
    ownPresentation?.container?.removeFromSuperview()
    ownPresentation?.container = nil
    ownPresentation = nil
    below?.above = nil
    below = nil
  }
}
