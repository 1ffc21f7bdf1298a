import Foundation

/// An animation that can be paused and reversed.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation is reversed.
  var isReversed: Bool { get set }
  /// The fraction of the animation's duration that has passed.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues the animation.
  func startAnimation()
  /// Starts the animation after a delay.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at its current values.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes the animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, which begin after a fraction of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called when the animation is over.
  @_disfavoredOverload
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues the animation with another timing.
  @_disfavoredOverload
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// These members are optional in UIKit, so they have defaults.
extension UIViewImplicitlyAnimating {
  /// The default: does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    OptionalMember.noteDefault(self)
  }

  /// The default: does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) { OptionalMember.noteDefault(self) }

  /// The default: does nothing.
  @_disfavoredOverload
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    OptionalMember.noteDefault(self)
  }

  /// The default: does nothing.
  @_disfavoredOverload
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { OptionalMember.noteDefault(self) }
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not begun, or is over.
  case inactive
  /// The animator is running, or paused.
  case active
  /// The animator was stopped.
  case stopped
}

/// The position at which an animator finishes.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end
  /// The start.
  case start
  /// The current position.
  case current
}
