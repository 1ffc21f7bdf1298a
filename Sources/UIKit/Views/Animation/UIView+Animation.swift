import Foundation
import GalleyMotion

// Animating changes of views.

extension UIView {
  /// The style of an animation.
  internal struct AnimationStyle {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var pace: Pace
    var options: AnimationOptions = []
    /// The number of runs; `nil` if the options decide it.
    var repeatCount: Double?

    /// Returns the style with the values that it inherits from an outer animation.
    func inheriting(_ outer: AnimationStyle?) -> AnimationStyle {
      guard let outer, !options.contains(.overrideInheritedOptions) else { return self }
      var style = self
      if !options.contains(.overrideInheritedDuration) { style.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { style.pace = outer.pace }
      return style
    }

    var timing: AnimationTiming {
      let repeats = options.contains(.repeat)
      return AnimationTiming(
        duration: duration, delay: delay, pace: pace,
        count: repeatCount ?? (repeats ? .infinity : 1),
        autoreverses: options.contains(.autoreverse))
    }
  }

  /// Makes changes, and animates them.
  ///
  ///     UIView.animate(withDuration: 0.3) {
  ///       self.badge.alpha = 0
  ///     }
  ///     window.frameClock.advance(by: 0.3)
  ///
  /// The properties have their new values immediately: in the example, `alpha` is 0 after the call.
  /// The visible values change by the clock of the window. Views outside of a window are not
  /// animated.
  ///
  /// - Parameter completion: Called when the animation is over. The argument is `true` if the
  ///   animation finished.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      AnimationStyle(
        duration: duration, delay: delay, pace: .curve(options.curve.timing), options: options),
      animations, completion)
  }

  /// Makes changes, and animates them.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes, and animates them like a spring. With a damping ratio below 1, the spring
  /// overshoots.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
    animate(
      AnimationStyle(duration: duration, delay: delay, pace: .spring(spring), options: options),
      animations, completion)
  }

  /// Makes changes, and animates them like a spring. A spring with more bounce oscillates more.
  ///
  /// - Unverified: the end of the animation. Here it is over when the spring is within a thousandth
  ///   of its distance.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      duration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    animate(
      AnimationStyle(
        duration: spring.settlingDuration, delay: delay, pace: .spring(spring), options: options),
      animations, completion)
  }

  /// Animates changes.
  ///
  /// If nothing changes, the animation still takes its duration, provided that `clock` returns a
  /// clock. `clock` is called after the changes have been made.
  @discardableResult
  internal class func animate(
    _ style: AnimationStyle, _ body: () -> Void, _ completion: ((Bool) -> Void)?,
    by clock: () -> FrameClock? = { nil }
  ) -> AnimationRun {
    let style = style.inheriting(AnimationRecorder.current?.inherited)
    let flushes = style.options.contains(.flushUpdates)
    if flushes { performWithoutAnimation { flushUpdates() } }
    let changes = AnimationRecorder.changes(style: style) {
      body()
      if flushes { flushUpdates() }
    }
    return animate(style, changes, completion, by: clock)
  }

  /// Updates and lays out all windows of the app.
  internal class func flushUpdates() {
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
  }

  /// Animates changes that have already been made.
  @discardableResult
  internal class func animate(
    _ style: AnimationStyle, _ changes: [PropertyChange], _ completion: ((Bool) -> Void)?,
    by clock: () -> FrameClock? = { nil }
  ) -> AnimationRun {
    let run = AnimationRun(
      timing: style.timing, allowsTouches: style.options.contains(.allowUserInteraction))
    if let completion { run.whenOver(completion) }
    CATransaction.add(run)
    if isAddingKeyframes, UIViewPropertyAnimator.add(run, changes) { return run }
    if let held = PausedAnimations.current {
      held.add(run, changes)
    } else {
      run.go(changes, by: clock())
    }
    return run
  }

  /// The duration of animations that begin now.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationRecorder.current?.inherited?.duration ?? 0
  }

  /// Makes changes, and animates them repeatedly, with the duration and the curve of the animation
  /// in whose closure this method is called.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    var style =
      AnimationRecorder.current?.inherited ?? AnimationStyle(duration: 0, pace: .curve(.easeInOut))
    style.repeatCount = count
    if autoreverses { style.options.formUnion([.repeat, .autoreverse]) }
    animate(style, animations, nil)
  }

  /// Removes views with a system animation, in which they fade out.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views { view.alpha = 0 }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }

  /// An animation of the system.
  public enum SystemAnimation: UInt, Sendable {
    /// Views are removed.
    case delete
  }

  /// Whether an animation keeps the view from receiving touches.
  package var isBlockedByAnimation: Bool {
    layer.motion?.steps.contains { $0.blocksTouches } == true
  }
}
