import Foundation
import GalleyMotion

// Keyframe animations, which make several changes one after the other.

extension UIView {
  /// Animates the changes that the `addKeyframe` calls in a closure make, one after the other.
  ///
  ///     UIView.animateKeyframes(withDuration: 1, delay: 0) {
  ///       UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
  ///         ball.center.y = 0
  ///       }
  ///       UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
  ///         ball.center.y = 100
  ///       }
  ///     }
  ///
  /// In the closure of another animation, the keyframes have the duration of that animation, unless
  /// the options contain `overrideInheritedDuration`. In the closure of a `UIViewPropertyAnimator`,
  /// the keyframes are paused, continued and reversed with the animator.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue & 0x3ff)
    let style = AnimationStyle(duration: duration, delay: delay, pace: .linear, options: plain)
      .inheriting(AnimationRecorder.current?.inherited)
    UIViewPropertyAnimator.keyframesWillBegin()
    let outer = keyframes
    keyframes = Keyframes(duration: style.duration, delay: delay, options: options)
    defer { keyframes = outer }
    animate(style, animations, completion, by: { keyframes?.clock })
  }

  /// Adds a change in a part of the duration of `animateKeyframes`.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes else { return animations() }
    let isDiscrete = keyframes.options.calculationMode == .calculationModeDiscrete
    // The animation of each keyframe lasts the whole duration, but its values change only during
    // the keyframe. So all keyframes repeat and reverse together.
    let style = AnimationStyle(
      duration: keyframes.duration, delay: keyframes.delay,
      pace: .part(start: frameStartTime, length: isDiscrete ? 0 : frameDuration),
      options: AnimationOptions(rawValue: keyframes.options.rawValue & 0x3ff)
        .union(.overrideInheritedOptions))
    let changes = AnimationRecorder.changes(
      style: AnimationStyle(
        duration: isDiscrete ? 0 : keyframes.duration * frameDuration,
        delay: keyframes.delay + keyframes.duration * frameStartTime, pace: .linear),
      while: animations)
    for change in changes {
      guard let layer = change.layer else { continue }
      let key = Keyframes.Changed(layer: ObjectIdentifier(layer), property: change.changed)
      let isFirst = self.keyframes?.known.insert(key).inserted ?? true
      change.keyframe = isFirst ? .first : .later
    }
    let run = animate(style, changes, nil)
    self.keyframes?.clock = keyframes.clock ?? run.clock
  }

  /// The keyframe animation that is being created.
  private struct Keyframes {
    var duration: TimeInterval
    var delay: TimeInterval
    var options: KeyframeAnimationOptions
    /// The properties that keyframes have changed so far.
    var known: Set<Changed> = []
    /// The clock of the keyframes' animations.
    weak var clock: FrameClock?

    /// A property that a keyframe has changed.
    struct Changed: Hashable {
      var layer: ObjectIdentifier
      var property: LayerProperty
    }
  }

  /// The keyframe animation whose closure is running; `nil` outside of `animateKeyframes`.
  private static var keyframes: Keyframes?

  /// Whether the closure of `animateKeyframes` is running.
  internal static var isAddingKeyframes: Bool { keyframes != nil }
}
