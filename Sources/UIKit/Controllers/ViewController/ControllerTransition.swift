import Foundation

/// A transition between controllers that is in progress.
///
/// Galley or the app animates the transition, or a finger drives it.
@MainActor
internal protocol RunningTransition: AnyObject {
  /// Ends the transition immediately: as completed, or as cancelled if it is running back to its
  /// start.
  func finish()
}

/// A transition between two controllers that Galley animates.
///
/// All views have their final frames from the start. Only the frames on the screen are animated.
@MainActor
internal final class ControllerTransition: RunningTransition {
  private let style: UIView.AnimationStyle
  private var run: AnimationRun?
  /// The closure that is called when the transition is completed.
  private var end: (() -> Void)?
  /// The closure that is called when the transition is cancelled.
  private var callOff: (() -> Void)?
  /// The paused animations, whose progress a finger controls.
  private var held: PausedAnimations?
  /// Whether the transition was cancelled, and is running back to its start.
  private var isCancelled = false
  private weak var clock: FrameClock?
  /// The start time, by the window's frame clock, which a test advances.
  private var start: TimeInterval = 0
  /// The animations that have joined the transition.
  private var joined: [AnimationRun] = []

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - style: The duration and the curve of the transition.
  ///   - end: Called when the transition is completed.
  ///   - calledOff: Called instead of `end` when the transition is cancelled.
  init(
    _ style: UIView.AnimationStyle, whenOver end: @escaping () -> Void,
    calledOff: (() -> Void)? = nil
  ) {
    self.style = style
    self.end = end
    callOff = calledOff
  }

  /// Starts the transition. Changes made in the closure are animated.
  func start(by clock: FrameClock, _ changes: () -> Void) {
    self.clock = clock
    start = ControllerTransition.time(of: clock)
    let run = UIView.animate(style, changes, { [weak self] _ in self?.finish() }, by: { clock })
    // The closure may have completed this transition, for example by presenting a
    // controller.
    if end == nil { run.finish(true) } else { self.run = run }
  }

  /// Starts an interactive transition.
  ///
  /// `show(_:)` sets the fraction of the changes in the closure that is visible.
  func hold(by clock: FrameClock, _ changes: () -> Void) {
    self.clock = clock
    let held = PausedAnimations()
    self.held = held
    held.hold {
      UIView.animate(UIView.AnimationStyle(duration: style.duration, pace: .linear), changes)
    }
    held.show(0, of: style.duration)
    if end == nil { held.finish(cameToItsEnd: true) }
  }

  /// Whether a finger controls the progress of the transition.
  var isHeld: Bool { held?.isGoing == false }

  /// Shows a fraction of an interactive transition, from 0 to 1.
  func show(_ percent: CGFloat) { held?.show(percent, of: style.duration) }

  /// Ends the interaction. The transition runs to its end, or back to its start if it is cancelled.
  func letGo(isCancelled: Bool, shown: @escaping (CGFloat) -> Void) {
    self.isCancelled = isCancelled
    held?.go(
      to: isCancelled ? 0 : 1, of: style.duration, speed: 1, .easeOut, by: clock,
      shown: shown
    ) { [self] in
      finish()
    }
  }

  /// The completed fraction of the transition.
  var percentComplete: CGFloat { CGFloat(run?.share ?? 0) }

  /// Animates changes along with the transition, in its remaining time and with its curve.
  func join(_ changes: () -> Void) {
    guard let run, let clock else { return changes() }
    let left = max(start + run.timing.end - ControllerTransition.time(of: clock), 0)
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

  func finish() {
    guard let end = isCancelled ? callOff : self.end else { return }
    (self.end, callOff) = (nil, nil)
    held?.finish(cameToItsEnd: !isCancelled)
    held = nil
    run?.finish(true)
    run = nil
    for other in joined { other.finish(true) }
    joined = []
    end()
  }
}
