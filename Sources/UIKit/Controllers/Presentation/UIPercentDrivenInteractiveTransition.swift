import Foundation

/// Drives the transition of an animator from one fraction to the next, usually with a gesture.
///
///     switch pan.state {
///     case .began:
///       interaction = UIPercentDrivenInteractiveTransition()
///       dismiss(animated: true)
///     case .changed: interaction?.update(pan.translation(in: view).y / view.bounds.height)
///     case .ended: isFarEnough ? interaction?.finish() : interaction?.cancel()
///     default: interaction?.cancel()
///     }
///
/// The animator's animations are paused when they begin. If the transition is cancelled, the
/// changes that the animations have made are undone.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Creates an interaction controller.
  public override init() { super.init() }

  /// The duration of the whole transition.
  open var duration: CGFloat { CGFloat(wholeDuration) }
  /// The fraction of the transition that is shown.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition: 1 is the speed of the animator.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the transition.
  /// - Unverified: with this curve, the rest of the transition takes the remaining time.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The curve of the transition if it is not interactive from its start.
  /// - Differs: it is stored without effect; the animator's own curve is used.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition is interactive from its start. Otherwise the transition begins as an
  /// animation.
  open var wantsInteractiveStart = true

  /// The animator's animations, which are paused; `nil` if the transition is not interactive.
  private var held: PausedAnimations?
  /// The duration of the whole transition, in seconds.
  private var wholeDuration: TimeInterval = 0
  /// The context of the transition in progress.
  private var context: TransitionContext?
  private weak var clock: FrameClock?

  /// Begins the transition. The animator's animations are paused at their start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    percentComplete = 0
    self.context = context
    wholeDuration = context.duration
    clock = context.containerView.window?.frameClock
    guard wantsInteractiveStart else { return context.beginAnimations() }
    let held = PausedAnimations()
    self.held = held
    held.hold {
      if let animator = context.interruptibleAnimator {
        held.add(animator)
        context.animationsHaveBegun()
      } else {
        context.beginAnimations()
      }
    }
    if held.duration > 0 { wholeDuration = held.duration }
    held.show(at: 0)
  }

  /// Shows a fraction of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let held, !held.isGoing, percentComplete.isFinite else { return }
    held.show(percentComplete, of: wholeDuration)
    shown(held.fractionShown)
  }

  /// Stores the fraction that is shown, and reports it to the context.
  private func shown(_ percent: CGFloat) {
    percentComplete = percent
    context?.updateInteractiveTransition(percent)
  }

  /// Pauses a transition that is running to its end or back to its start.
  ///
  /// A transition that began as an animation becomes interactive, if its animator returns an
  /// interruptible animator.
  /// - Differs: animations alongside a transition that began as an animation are not paused.
  open func pause() {
    guard let context else { return }
    if let held {
      held.stop()
      context.pauseInteractiveTransition()
    } else if let animator = context.interruptibleAnimator {
      let held = PausedAnimations()
      self.held = held
      held.pause(animator)
      if held.duration > 0 { wholeDuration = held.duration }
      context.pauseInteractiveTransition()
      shown(held.fractionShown)
    }
  }

  /// Cancels the transition, and runs it back to its start.
  open func cancel() {
    guard held?.isGoing == false else { return }
    context?.cancelInteractiveTransition()
    run(to: 0)
  }

  /// Runs the transition to its end.
  open func finish() {
    guard held?.isGoing == false else { return }
    context?.finishInteractiveTransition()
    run(to: 1)
  }

  /// Animates the rest of the transition, to its end (1) or back to its start (0).
  private func run(to end: CGFloat) {
    held?.go(
      to: end, of: wholeDuration, speed: completionSpeed, completionCurve, by: clock,
      shown: { [self] in shown($0) }, arrived: { [self] in finish(at: end) })
  }

  /// Called when a transition has ended, even if the transition was not interactive.
  internal final func transitionEnded(_ context: TransitionContext, at end: CGFloat) {
    if self.context === context { finish(at: end) }
  }

  private func finish(at end: CGFloat) {
    let held = held
    percentComplete = end
    self.held = nil
    context = nil
    held?.finish(cameToItsEnd: end == 1)
  }
}

extension TransitionContext {
  /// The app's interruptible animator; `nil` if the app's animator does not return one.
  internal var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    let animator = animator
    return OptionalMember.ownResult(of: animator, "interruptibleAnimator(using:)") {
      animator.interruptibleAnimator(using: self)
    }
  }
}
