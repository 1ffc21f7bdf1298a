import Foundation

/// Moves what an animator shows as far as somebody says, a gesture most often.
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
/// The animations that the animator makes are held when they begin. Called off, what they changed is as it was.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// An interaction that holds no transition yet.
  public override init() { super.init() }

  /// How long the whole way takes.
  open var duration: CGFloat { CGFloat(wholeDuration) }
  /// How much of the way is done.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest of the way goes: 1 is as fast as the animator would go.
  open var completionSpeed: CGFloat = 1
  /// How the rest of the way goes.
  /// - Unverified: it takes the time that is left, with this curve.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// How the way goes by itself, where it is not held from its start.
  /// - Differs: it is kept, and the animator's own curve is used.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the way is held from its start. If not, it goes by itself.
  open var wantsInteractiveStart = true

  private var held: HeldAnimations?
  private var wholeDuration: TimeInterval = 0
  /// A way that is over forgets it, and this one.
  private var context: TransitionContext?
  private weak var clock: FrameClock?

  /// Begins the way: the animator's animations are held at their start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    percentComplete = 0
    self.context = context
    wholeDuration = context.duration
    clock = context.containerView.window?.frameClock
    guard wantsInteractiveStart else { return context.beginAnimations() }
    let held = HeldAnimations()
    self.held = held
    held.hold {
      if let animator = context.interruptibleAnimator {
        held.take(animator)
        context.animationsHaveBegun()
      } else {
        context.beginAnimations()
      }
    }
    if held.duration > 0 { wholeDuration = held.duration }
    held.show(at: 0)
  }

  /// Shows so much of the way, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let held, !held.isGoing, percentComplete.isFinite else { return }
    held.show(percentComplete, of: wholeDuration)
    shown(held.percent)
  }

  private func shown(_ percent: CGFloat) {
    percentComplete = percent
    context?.updateInteractiveTransition(percent)
  }

  /// Holds a way that goes to its end, or back.
  open func pause() {
    guard let held else { return }
    held.stop()
    context?.pauseInteractiveTransition()
  }

  /// Calls the way off: it goes back to where it came from.
  open func cancel() {
    guard held?.isGoing == false else { return }
    context?.cancelInteractiveTransition()
    go(to: 0)
  }

  /// The way goes on to its end.
  open func finish() {
    guard held?.isGoing == false else { return }
    context?.finishInteractiveTransition()
    go(to: 1)
  }

  private func go(to end: CGFloat) {
    held?.go(
      to: end, of: wholeDuration, speed: completionSpeed, completionCurve, by: clock,
      shown: { [self] in shown($0) }, arrived: { [self] in arrive(at: end) })
  }

  private func arrive(at end: CGFloat) {
    let held = held
    percentComplete = end
    self.held = nil
    context = nil
    held?.finish(cameToItsEnd: end == 1)
  }
}

extension TransitionContext {
  /// The animator that the app's own way can be held by; `nil` if it has none.
  internal var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    let animator = animator
    return DefaultAnswer.own(of: animator, "interruptibleAnimator(using:)") {
      animator.interruptibleAnimator(using: self)
    }
  }
}
