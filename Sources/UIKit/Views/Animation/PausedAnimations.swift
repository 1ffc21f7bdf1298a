import Foundation
import GalleyMotion

/// Animations of an interactive transition: they are paused when they are created, and the
/// interaction moves them to a fraction of their duration.
@MainActor
internal final class PausedAnimations {
  /// The object that collects the animations that are created now; `nil` if animations start
  /// immediately.
  private(set) static var current: PausedAnimations?

  /// The collected animations of `UIView.animate`.
  private var runs: [(run: AnimationRun, changes: [PropertyChange])] = []
  /// The collected animators.
  private var animators: [any UIViewImplicitlyAnimating] = []
  /// The fraction of the transition that is shown.
  private(set) var fractionShown: CGFloat = 0
  private var listener: Int?
  private weak var clock: FrameClock?

  // A paused animator traps when it is released, and the app can't stop an animator that it has not
  // paused itself.
  isolated deinit { for animator in animators { animator.stopAnimation(true) } }

  /// Calls a closure, and collects and pauses the animations that the closure creates.
  func hold(_ body: () -> Void) {
    let outer = PausedAnimations.current
    PausedAnimations.current = self
    defer { PausedAnimations.current = outer }
    body()
  }

  /// Calls a closure, and lets the animations that the closure creates start immediately.
  static func letGo(_ body: () -> Void) {
    let outer = current
    current = nil
    defer { current = outer }
    body()
  }

  /// Adds an animation with its changes.
  func add(_ run: AnimationRun, _ changes: [PropertyChange]) {
    run.add(changes)
    runs.append((run, changes))
  }

  /// Pauses an animator, until `finish(cameToItsEnd:)` is called.
  func add(_ animator: any UIViewImplicitlyAnimating) {
    guard !animators.contains(where: { $0 === animator }) else { return }
    animators.append(animator)
    PausedAnimations.letGo { animator.pauseAnimation() }
  }

  /// Pauses an animator that may be running, at the fraction that it shows.
  func pause(_ animator: any UIViewImplicitlyAnimating) {
    add(animator)
    let passed = animator.fractionComplete
    fractionShown = animator.isReversed ? 1 - passed : passed
  }

  /// The duration of the longest animation.
  var duration: TimeInterval {
    let animated = animators.compactMap { ($0 as? UIViewPropertyAnimator)?.duration }
    return (runs.map(\.run.timing.end).filter(\.isFinite) + animated).max() ?? 0
  }

  /// Shows the values of all animations at a time.
  func show(at time: TimeInterval) {
    for (run, _) in runs where !run.isOver { run.move(to: run.timing.progress(at: time)) }
    for animator in animators {
      let whole = (animator as? UIViewPropertyAnimator)?.duration ?? duration
      let shown = whole > 0 ? CGFloat(time / whole) : 1
      // A reversed animator counts from its end.
      animator.fractionComplete = animator.isReversed ? 1 - shown : shown
    }
  }

  /// Shows a fraction of a transition with a duration.
  func show(_ fraction: CGFloat, of duration: TimeInterval) {
    fractionShown = min(max(fraction, 0), 1)
    show(at: duration * TimeInterval(fractionShown))
  }

  /// Whether the animations are running to their end or back to their start.
  var isGoing: Bool { listener != nil }

  /// Runs from the fraction that is shown to the end of the transition, or back to its start.
  ///
  /// - Parameters:
  ///   - end: The fraction to run to: 0 or 1.
  ///   - duration: The duration of the whole transition.
  ///   - shown: Called for each frame, with the fraction that is shown.
  ///   - arrived: Called when the animations have reached `end`, or immediately if there is no
  ///     clock. This closure has to call `finish(cameToItsEnd:)`.
  func go(
    to end: CGFloat, of duration: TimeInterval, speed: CGFloat, _ curve: UIView.AnimationCurve,
    by clock: FrameClock?, shown: @escaping (CGFloat) -> Void, arrived: @escaping () -> Void
  ) {
    stop()
    let start = fractionShown
    let time = duration * TimeInterval((end - start).magnitude / (speed > 0 ? speed : 1))
    guard let clock, time > 0 else { return arrived() }
    let begin = clock.now
    let pace = Pace.curve(curve.timing)
    self.clock = clock
    // The clock retains this object while the animations run.
    listener = clock.add { [self] now in
      let passed = min(max((now - begin) / time, 0), 1)
      show(start + (end - start) * CGFloat(pace.progress(at: passed, of: time)), of: duration)
      shown(fractionShown)
      guard passed >= 1 - 1e-9 else { return true }
      listener = nil
      arrived()
      return false
    }
  }

  /// Stops running, at the fraction that is shown.
  func stop() {
    if let listener { clock?.remove(listener) }
    listener = nil
  }

  /// Ends all animations, and undoes their changes if the transition was cancelled.
  func finish(cameToItsEnd: Bool) {
    stop()
    let (runs, animators) = (runs, animators)
    (self.runs, self.animators) = ([], [])
    if !cameToItsEnd {
      // The latest changes are undone first, because several changes may be of the same property.
      for (_, changes) in runs.reversed() { for change in changes.reversed() { change.undo() } }
    }
    for (run, _) in runs { run.finish(true) }
    for animator in animators {
      animator.stopAnimation(false)
      // An animator without changes may have ended already, and must not be finished again.
      guard animator.state == .stopped else { continue }
      animator.finishAnimation(at: cameToItsEnd ? .end : .start)
    }
  }
}
