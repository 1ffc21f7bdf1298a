import Foundation
import GalleyMotion

/// Animations that are held as soon as they are made, and shown as far as somebody says.
@MainActor
internal final class HeldAnimations {
  /// What takes the animations that are made now.
  private(set) static var current: HeldAnimations?

  private var runs: [(run: AnimationRun, changes: [PropertyChange])] = []
  private var animators: [any UIViewImplicitlyAnimating] = []
  /// How much of the way is shown.
  private(set) var percent: CGFloat = 0
  private var listener: Int?
  private weak var clock: FrameClock?

  /// Does something, and holds the animations that it makes.
  func hold(_ body: () -> Void) {
    let outer = HeldAnimations.current
    HeldAnimations.current = self
    defer { HeldAnimations.current = outer }
    body()
  }

  /// Makes animations that nobody holds.
  static func letGo(_ body: () -> Void) {
    let outer = current
    current = nil
    defer { current = outer }
    body()
  }

  func take(_ run: AnimationRun, _ changes: [PropertyChange]) {
    run.add(changes)
    runs.append((run, changes))
  }

  /// Holds an animator, until `finish(cameToItsEnd:)`.
  func take(_ animator: any UIViewImplicitlyAnimating) {
    guard !animators.contains(where: { $0 === animator }) else { return }
    animators.append(animator)
    HeldAnimations.letGo { animator.pauseAnimation() }
  }

  /// How long the longest of them takes.
  var duration: TimeInterval {
    let animated = animators.compactMap { ($0 as? UIViewPropertyAnimator)?.duration }
    return (runs.map(\.run.timing.end).filter(\.isFinite) + animated).max() ?? 0
  }

  /// Shows all of them as they are at a time.
  func show(at time: TimeInterval) {
    for (run, _) in runs where !run.isOver { run.move(to: run.timing.progress(at: time)) }
    for animator in animators {
      let whole = (animator as? UIViewPropertyAnimator)?.duration ?? duration
      animator.fractionComplete = whole > 0 ? CGFloat(time / whole) : 1
    }
  }

  /// Shows so much of a way that takes some time.
  func show(_ percent: CGFloat, of duration: TimeInterval) {
    self.percent = min(max(percent, 0), 1)
    show(at: duration * TimeInterval(self.percent))
  }

  /// Whether they go by the clock, to one of their ends.
  var isGoing: Bool { listener != nil }

  /// Goes from where it is to an end of the way, by a clock.
  ///
  /// - Parameters:
  ///   - end: 0 or 1.
  ///   - duration: How long the whole way takes.
  ///   - shown: Called with how much of the way is shown, each time.
  ///   - arrived: Called when they are there. `finish(cameToItsEnd:)` has not been called.
  func go(
    to end: CGFloat, of duration: TimeInterval, speed: CGFloat, _ curve: UIView.AnimationCurve,
    by clock: FrameClock?, shown: @escaping (CGFloat) -> Void, arrived: @escaping () -> Void
  ) {
    stop()
    let start = percent
    let time = duration * TimeInterval((end - start).magnitude / (speed > 0 ? speed : 1))
    guard let clock, time > 0 else { return arrived() }
    let begin = clock.now
    let pace = Pace.curve(curve.timing)
    self.clock = clock
    // The clock keeps them alive while they go.
    listener = clock.add { [self] now in
      let passed = min(max((now - begin) / time, 0), 1)
      show(start + (end - start) * CGFloat(pace.progress(at: passed, of: time)), of: duration)
      shown(percent)
      guard passed >= 1 - 1e-9 else { return true }
      listener = nil
      arrived()
      return false
    }
  }

  /// Stays where it is.
  func stop() {
    if let listener { clock?.remove(listener) }
    listener = nil
  }

  /// Ends all of them: where they go, or where they came from.
  func finish(cameToItsEnd: Bool) {
    stop()
    let (runs, animators) = (runs, animators)
    (self.runs, self.animators) = ([], [])
    if !cameToItsEnd {
      // The last change of a property is the first to be undone.
      for (_, changes) in runs.reversed() { for change in changes.reversed() { change.undo() } }
    }
    for (run, _) in runs { run.finish(true) }
    for animator in animators {
      animator.stopAnimation(false)
      // It may have had nothing to change.
      guard animator.state == .stopped else { continue }
      (animator as? UIViewPropertyAnimator)?.finishAnimation(at: cameToItsEnd ? .end : .start)
    }
  }
}
