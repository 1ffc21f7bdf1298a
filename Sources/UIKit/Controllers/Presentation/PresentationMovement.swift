import Foundation
import GalleyMotion

/// The animation with which a controller is presented and dismissed.
///
/// This animation is used if the app has no animator of its own.
///
/// The properties of the views have their final values from the start. Only the values on the
/// screen are animated.
@MainActor
internal struct PresentationMovement {
  /// The effects with which a presented view appears and disappears.
  enum Effect: Equatable {
    /// The view moves up from the lower edge of the container, and down again.
    case rise
    /// The view fades in and out.
    case fade
    /// The view fades in while it shrinks to its size, as an alert does, and fades out.
    case shrink
    /// The view grows out of another view while it fades in, and shrinks back. The transform moves
    /// and scales the presented view to the frame of the other view.
    case zoom(CGAffineTransform)
  }

  /// The duration and the spring of the animation.
  let style: UIView.AnimationStyle
  private let effect: Effect
  private let container: PresentationView
  fileprivate let clock: FrameClock
  /// The view that moves.
  private let view: UIView
  /// The transform and the alpha that the app has set.
  private let own: (transform: CGAffineTransform, alpha: CGFloat)

  /// The scale at which an alert begins.
  ///
  /// - Unverified: this value.
  private static let alertScale: CGFloat = 1.15

  /// Creates the movement of a presented view, which already has its frame in the container.
  init(
    of presentation: UIPresentationController, in container: PresentationView, by clock: FrameClock
  ) {
    effect = presentation.effect(of: container.movedView)
    style = presentation.movementStyle
    self.container = container
    self.clock = clock
    view = container.movedView
    own = (view.transform, view.alpha)
  }

  /// The style of the animation of alerts and their dimming.
  fileprivate static var alertStyle: UIView.AnimationStyle {
    let spring = Spring(dampingRatio: 1, angularFrequency: 22.88, initialVelocity: 0)
    return UIView.AnimationStyle(duration: spring.settlingDuration, pace: .spring(spring))
  }

  /// Moves the view to the start of its animation, without an animation.
  func begin() {
    UIView.performWithoutAnimation {
      leave()
      guard effect == .shrink else { return }
      view.transform = own.transform.concatenating(
        CGAffineTransform(scaleX: Self.alertScale, y: Self.alertScale))
    }
  }

  /// Moves the view to its final position.
  func arrive() {
    view.transform = own.transform
    view.alpha = own.alpha
    container.showSurroundings(true)
  }

  /// Moves or fades the view out, to the state before a presentation and after a dismissal.
  func leave() {
    switch effect {
    case .rise:
      let distance = max(container.bounds.maxY - view.frame.minY, 0)
      view.transform = own.transform.concatenating(.init(translationX: 0, y: distance))
    case .fade, .shrink: view.alpha = 0
    case .zoom(let transform):
      view.transform = own.transform.concatenating(transform)
      view.alpha = 0
    }
    container.showSurroundings(false)
  }

  /// Restores the transform and the alpha that the app has set, without an animation.
  func end() { UIView.performWithoutAnimation { arrive() } }
}

extension UIPresentationController {
  /// The effect with which the presented view appears and disappears.
  ///
  /// Alerts and popovers have their own effects. Other views have the effect of
  /// `preferredTransition`, or else of `modalTransitionStyle`.
  fileprivate func effect(of view: UIView) -> PresentationMovement.Effect {
    if self is AlertPresentation { return .shrink }
    if rises { return .rise }
    guard style != .popover,
      let transform = presentedViewController.preferredTransition?.start(
        of: view, from: presentingViewController, to: presentedViewController)
    else { return .fade }
    return .zoom(transform)
  }

  /// Whether the presented view moves up from the lower edge.
  private var rises: Bool {
    if self is AlertPresentation || style == .popover { return false }
    return presentedViewController.preferredTransition?.isFromBottom
      ?? (presentedViewController.modalTransitionStyle == .coverVertical)
  }

  fileprivate var movementStyle: UIView.AnimationStyle {
    rises ? UISheetPresentationController.settling(velocity: 0) : PresentationMovement.alertStyle
  }

  /// Returns the movement with which the presented view appears or disappears; `nil` if the
  /// movement would not be visible.
  internal final func movement(animated: Bool) -> PresentationMovement? {
    guard let (container, window) = visibleContainer(animated) else { return nil }
    return PresentationMovement(of: self, in: container, by: window.frameClock)
  }

  /// Returns the duration of the movement; zero if the movement would not be visible.
  internal final func movementDuration(animated: Bool) -> TimeInterval {
    visibleContainer(animated) == nil ? 0 : movementStyle.duration
  }

  /// Returns the container and its window, if an animation in the container would be visible.
  private func visibleContainer(_ animated: Bool) -> (PresentationView, UIWindow)? {
    guard animated, UIView.areAnimationsEnabled, let container, let window = container.window,
      !window.isHidden
    else { return nil }
    return (container, window)
  }

  /// Runs a movement, and the animations alongside the transition.
  ///
  /// - Parameters:
  ///   - changes: Moves the view.
  ///   - end: Called when the movement is over.
  internal final func run(
    _ movement: PresentationMovement, with coordinator: TransitionCoordinator,
    _ changes: () -> Void, whenOver end: @escaping () -> Void
  ) {
    let transition = ControllerTransition(
      movement.style,
      whenOver: {
        coordinator.running = nil
        movement.end()
        end()
      })
    running = transition
    coordinator.running = transition
    transition.start(by: movement.clock) {
      changes()
      if !coordinator.hasArrived { coordinator.arrive() }
    }
  }
}
