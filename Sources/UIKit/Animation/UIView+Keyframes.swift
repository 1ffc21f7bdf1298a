import Foundation
import GalleyMotion

// Several changes, one after the other.

extension UIView {
  /// Changes several things one after the other: what `addKeyframe` says inside.
  ///
  ///     UIView.animateKeyframes(withDuration: 1, delay: 0) {
  ///       UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { ball.center.y = 0 }
  ///       UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y = 100 }
  ///     }
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = keyframes
    keyframes = Keyframes(duration: duration, delay: delay, options: options)
    defer { keyframes = outer }
    let plain = AnimationOptions(rawValue: options.rawValue & 0x3ff)
    animate(
      AnimationStyle(duration: duration, delay: delay, pace: .linear, options: plain), animations,
      completion, by: { keyframes?.clock })
  }

  /// Changes something in a part of the time of `animateKeyframes`.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes else { return animations() }
    let isDiscrete = keyframes.options.contains(.calculationModeDiscrete)
    let run = animate(
      AnimationStyle(
        duration: isDiscrete ? 0 : keyframes.duration * frameDuration,
        delay: keyframes.delay + keyframes.duration * frameStartTime, pace: .linear,
        options: AnimationOptions(rawValue: keyframes.options.rawValue & 0x3ff)
          .union(.overrideInheritedOptions)), animations, nil)
    self.keyframes?.clock = keyframes.clock ?? run.clock
  }

  private struct Keyframes {
    var duration: TimeInterval
    var delay: TimeInterval
    var options: KeyframeAnimationOptions
    /// By what the parts go, and so the whole.
    weak var clock: FrameClock?
  }

  private static var keyframes: Keyframes?
}
