import Foundation
import GalleyMotion

extension UIViewPropertyAnimator {
  /// Changes that begin after a fraction of the animator's duration, and last until its end.
  @MainActor
  internal struct Part {
    var run: AnimationRun
    /// The animations of keyframes and of the changes before them, which move together with `run`.
    var keyframes: [AnimationRun]
    /// The changes of all animations, in the order in which they were made.
    var changes: [PropertyChange]
    /// The fraction of the whole duration at which the changes begin.
    var start: CGFloat
    /// The progress of the changes when the animator was last started or continued.
    var from = 0.0

    /// Shows the changes at a fraction of the whole duration.
    func scrub(to fraction: CGFloat, pace: Pace) {
      let rest = 1 - start
      let passed = rest > 0 ? max(fraction - start, 0) / rest : fraction < 1 ? 0 : 1
      move(to: pace.progress(at: passed, of: run.timing.duration * rest))
    }

    /// Shows the changes as the animator moves from one fraction of the whole duration to another.
    ///
    /// The changes move only in the part of that range that belongs to them. The pace of the
    /// animator applies to this part, from its start to its end.
    func show(
      _ fraction: CGFloat, from first: CGFloat, to last: CGFloat, in time: TimeInterval,
      _ pace: Pace
    ) {
      let (begin, end) = (max(first, start), max(last, start))
      guard begin != end else {
        // No part of the range belongs to these changes. Forward, the changes begin only at the end
        // of the animator, so they appear there without a transition. Backward, the changes are
        // already at their start.
        return move(to: fraction >= start && last > first ? 1 : 0)
      }
      let passed = min(max((fraction - begin) / (end - begin), 0), 1)
      let goal = last > first ? 1.0 : 0
      let isWhole = from == 0 && goal == 1
      let rest =
        isWhole ? run.timing.duration * (1 - start) : time * (end - begin) / (last - first)
      move(to: from + (goal - from) * pace.progress(at: passed, of: rest))
    }

    /// Shows all changes at a progress.
    ///
    /// In an animator, keyframes have no delays and no repetitions.
    func move(to share: Double) {
      run.move(to: share)
      for run in keyframes {
        let pace = run.timing.pace
        // Changes that were made before keyframes have a linear pace. `share` is the progress of
        // these changes, and is more than 1 while a spring overshoots.
        run.move(to: pace == .linear ? share : pace.progress(at: share, of: run.timing.duration))
      }
    }

    /// Ends the animations.
    func finish(_ cameToItsEnd: Bool) {
      run.finish(cameToItsEnd)
      for run in keyframes { run.finish(cameToItsEnd) }
    }
  }
}
