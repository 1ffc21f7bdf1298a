import Foundation
import GalleyMotion

// The time of an animation, which Core Animation maps in two steps. The time of the layer or group
// that contains the animation becomes active time, which begins at 0 with the animation and passes
// with its speed. Active time then becomes the time within one run.

extension CAAnimation {
  /// Returns the progress at a time since the animation began; `nil` if the animation is not
  /// visible at that time.
  ///
  /// The time is measured by the layer or group that contains the animation. At exactly its end,
  /// the animation is still visible. So an animation that is as long as its group remains visible
  /// while the group fills forwards.
  internal func progress(at passed: TimeInterval, by timing: AnimationTiming) -> Double? {
    if passed < 0, !fillsBackwards { return nil }
    let active = max(passed, 0) * Double(speed.magnitude)
    guard active <= timing.end + 1e-9 || fillsForwards else { return nil }
    let run = AnimationTiming(
      duration: timing.duration, pace: timing.pace, autoreverses: timing.autoreverses)
    return run.progress(at: timeInRun(min(active, timing.end), timing, length: run.end))
  }

  /// Whether the animation is over at a time since it began, in the time of its layer or group.
  ///
  /// An animation with a speed of zero is never over.
  internal func isOver(at passed: TimeInterval, by timing: AnimationTiming) -> Bool {
    speed != 0 && timing.isOver(at: passed * Double(speed.magnitude))
  }

  /// Returns the time within one run for an active time. A run goes forward, and then back if it
  /// autoreverses.
  private func timeInRun(
    _ active: TimeInterval, _ timing: AnimationTiming, length: TimeInterval
  ) -> TimeInterval {
    guard length > 0 else { return 0 }
    // With a negative speed an animation goes from its end to its start.
    let time = speed < 0 ? (timing.end.isFinite ? timing.end : length) - active : active
    // With a time offset, the animation begins in the middle of a run. The part that it skips
    // follows at the end, because the animation lasts as long as it would without the offset.
    let offset = time + timeOffset
    let rest = offset - (offset / length).rounded(.down) * length
    // The end of the last run is not the start of another run.
    let isAtEnd = speed > 0 ? active >= timing.end : offset > 0
    return rest == 0 && offset > 0 && isAtEnd ? length : rest
  }
}
