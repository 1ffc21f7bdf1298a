import Foundation
import GalleyMotion

// Changes that are seen on their way.

extension UIView {
  /// How changes go their way.
  internal struct AnimationStyle {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var pace: Pace
    var options: AnimationOptions = []
    var repeatCount: Double?

    /// With what it has from the animation around.
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

  /// Changes something, and shows it on its way.
  ///
  ///     UIView.animate(withDuration: 0.3) {
  ///       self.badge.alpha = 0
  ///     }
  ///     window.frameClock.advance(by: 0.3)
  ///
  /// What is set in the closure is there at once: `alpha` is 0. What is shown follows by the clock of
  /// the window. What is in no window is not seen on its way.
  ///
  /// - Parameter completion: Called when it is over; told whether it came to its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      AnimationStyle(
        duration: duration, delay: delay, pace: .curve(options.curve.timing), options: options),
      animations, completion)
  }

  /// Changes something, and shows it on its way.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Changes something, and shows it on its way as on a spring: below a damping of 1 it swings over.
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

  /// Changes something, and shows it on its way as on a spring: the more bounce, the more it swings.
  ///
  /// - Unverified: when it is over: when it is within a thousandth of its way.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The duration is that of a swing, and the bounce what the damping lacks.
    let ratio = bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - min(bounce, 1)
    let spring = Spring(
      dampingRatio: ratio, angularFrequency: 2 * .pi / max(duration, 0.001),
      initialVelocity: initialSpringVelocity)
    animate(
      AnimationStyle(
        duration: spring.settlingDuration, delay: delay, pace: .spring(spring), options: options),
      animations, completion)
  }

  /// Changes something. Where nothing changes it takes its time all the same if there is a clock to
  /// go by, which is asked for when the changes are made.
  @discardableResult
  internal class func animate(
    _ style: AnimationStyle, _ body: () -> Void, _ completion: ((Bool) -> Void)?,
    by clock: () -> FrameClock? = { nil }
  ) -> AnimationRun {
    let style = style.inheriting(AnimationRecorder.current?.inherited)
    let changes = AnimationRecorder.changes(style: style, while: body)
    let run = AnimationRun(
      timing: style.timing, allowsFingers: style.options.contains(.allowUserInteraction))
    if let completion { run.whenOver(completion) }
    CATransaction.take(run)
    if let held = HeldAnimations.current {
      held.take(run, changes)
    } else {
      run.go(changes, by: clock())
    }
    return run
  }

  /// How long animations take that are begun now.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationRecorder.current?.inherited?.duration ?? 0
  }

  /// Does something to animations that are begun inside: they go again and again.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    var style =
      AnimationRecorder.current?.inherited ?? AnimationStyle(duration: 0, pace: .curve(.easeInOut))
    style.repeatCount = count
    if autoreverses { style.options.formUnion([.repeat, .autoreverse]) }
    animate(style, animations, nil)
  }

  /// Deletes views, and shows them fade.
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

  /// Something that the system knows to show.
  public enum SystemAnimation: UInt, Sendable {
    /// Views go.
    case delete
  }

  /// Whether something on its way keeps fingers from the view.
  package var isBlockedByAnimation: Bool {
    layer.motion?.steps.contains { $0.blocksFingers } == true
  }
}
