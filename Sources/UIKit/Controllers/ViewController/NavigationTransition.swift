import Foundation

/// The animated transition between two controllers of a navigation controller.
///
/// The new controller has its final frame from the start; only the presentation is animated.
///
/// - Unverified: the duration, the curve, and how far the controller below moves.
@MainActor
internal final class NavigationTransition {
  internal static let duration: TimeInterval = 0.35

  private var run: AnimationRun?
  private var end: (() -> Void)?
  /// Called when the transition is cancelled.
  private var callOff: (() -> Void)?
  /// The animations that follow a finger.
  private var held: HeldAnimations?
  /// The transition that the app animates.
  private let context: TransitionContext?
  private weak var clock: FrameClock?
  /// The start time, by the frame clock.
  private var start: TimeInterval = 0
  /// The animations that have joined the transition.
  private var joined: [AnimationRun] = []

  /// Creates a transition that Galley animates.
  ///
  /// - Parameters:
  ///   - end: Called when the transition is over.
  ///   - calledOff: Called instead when it is cancelled.
  init(whenOver end: @escaping () -> Void, calledOff: (() -> Void)? = nil) {
    self.end = end
    callOff = calledOff
    context = nil
  }

  /// Creates a transition that the app animates. The context ends it.
  init(_ context: TransitionContext) { self.context = context }

  /// Starts the transition. Changes made in the closure are animated.
  func start(by clock: FrameClock, _ changes: () -> Void) {
    self.clock = clock
    start = NavigationTransition.time(of: clock)
    let style = UIView.AnimationStyle(
      duration: NavigationTransition.duration, pace: .curve(.easeInOut))
    let run = UIView.animate(style, changes, { [weak self] _ in self?.finish() }, by: { clock })
    // The changes may have brought another controller to the front, which has ended this
    // transition.
    if end == nil { run.finish(true) } else { self.run = run }
  }

  /// Starts an interactive transition. Changes made in the closure are shown as far as
  /// `show(_:)` says.
  func hold(by clock: FrameClock, _ changes: () -> Void) {
    self.clock = clock
    let held = HeldAnimations()
    self.held = held
    held.hold {
      UIView.animate(
        UIView.AnimationStyle(duration: NavigationTransition.duration, pace: .linear), changes)
    }
    held.show(0, of: NavigationTransition.duration)
    if end == nil { held.finish(cameToItsEnd: true) }
  }

  /// Whether a finger controls the progress of the transition.
  var isHeld: Bool { held?.isGoing == false }

  /// Shows a fraction of an interactive transition, from 0 to 1.
  func show(_ percent: CGFloat) { held?.show(percent, of: NavigationTransition.duration) }

  /// Ends the interaction: the transition runs to its end, or back to its start if it is cancelled.
  func letGo(isCancelled: Bool, shown: @escaping (CGFloat) -> Void) {
    held?.go(
      to: isCancelled ? 0 : 1, of: NavigationTransition.duration, speed: 1, .easeOut, by: clock,
      shown: shown
    ) { [self] in
      guard isCancelled else { return finish() }
      let (held, callOff) = (held, callOff)
      (self.held, end, self.callOff) = (nil, nil, nil)
      held?.finish(cameToItsEnd: false)
      callOff?()
    }
  }

  /// The completed fraction of the transition.
  var percentComplete: CGFloat { CGFloat(run?.share ?? 0) }

  /// Animates changes along with the transition, in its remaining time and with its curve.
  func join(_ changes: () -> Void) {
    guard let run, let clock else { return changes() }
    let left = max(start + run.timing.end - NavigationTransition.time(of: clock), 0)
    let style = UIView.AnimationStyle(
      duration: left, pace: run.timing.pace,
      options: [.overrideInheritedDuration, .overrideInheritedCurve])
    let other = UIView.animate(style, changes, nil)
    // The changes may have ended the transition.
    if end == nil { other.finish(true) } else { joined.append(other) }
  }

  /// Returns the start time of an animation that begins now.
  private static func time(of clock: FrameClock) -> TimeInterval {
    clock.now + RealTime.lag(of: clock)
  }

  /// Ends the transition immediately.
  func finish() {
    if let context { return context.completeTransition(true) }
    guard let end else { return }
    self.end = nil
    callOff = nil
    held?.finish(cameToItsEnd: true)
    held = nil
    run?.finish(true)
    run = nil
    for other in joined { other.finish(true) }
    joined = []
    end()
  }
}

/// The movement of two views that replace each other in a navigation controller.
@MainActor
internal struct NavigationSlide {
  private let coming: UIView
  private let leaving: UIView
  private let comingStart: CGFloat
  private let leavingEnd: CGFloat
  /// The transforms that the app has given the views.
  private let transforms: (coming: CGAffineTransform, leaving: CGAffineTransform)

  /// Creates the movement of a view that comes in front of another, or that is uncovered by it.
  init(from leaving: UIView, to coming: UIView, isForward: Bool, width: CGFloat, isMirrored: Bool) {
    (self.coming, self.leaving) = (coming, leaving)
    let side: CGFloat = isMirrored ? -1 : 1
    // The view below moves a shorter distance.
    comingStart = side * width * (isForward ? 1 : -0.3)
    leavingEnd = side * width * (isForward ? -0.3 : 1)
    transforms = (coming.transform, leaving.transform)
  }

  func begin() {
    UIView.performWithoutAnimation {
      coming.transform = transforms.coming.concatenating(.init(translationX: comingStart, y: 0))
    }
  }

  func slide() {
    coming.transform = transforms.coming
    leaving.transform = transforms.leaving.concatenating(.init(translationX: leavingEnd, y: 0))
  }

  func end() {
    UIView.performWithoutAnimation {
      coming.transform = transforms.coming
      leaving.transform = transforms.leaving
    }
  }
}
