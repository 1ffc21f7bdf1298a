// Written by `script/docs --optional-calls`: edit UIViewControllerAnimatedTransitioning, not this file.
import Foundation

extension UIViewControllerAnimatedTransitioning {
  /// The optional spelling, `delegate?.interruptibleAnimator?(…)`.
  @_disfavoredOverload
  public var interruptibleAnimator:
    _UIViewControllerAnimatedTransitioningCalls.InterruptibleAnimatorCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.animationEnded?(…)`.
  @_disfavoredOverload
  public var animationEnded: _UIViewControllerAnimatedTransitioningCalls.AnimationEndedCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIViewControllerAnimatedTransitioning`.
public enum _UIViewControllerAnimatedTransitioningCalls {
  /// `delegate?.interruptibleAnimator?`.
  @preconcurrency @MainActor
  public struct InterruptibleAnimatorCall: _OptionalCall {
    internal let target: any UIViewControllerAnimatedTransitioning

    /// `interruptibleAnimator(using:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(using transitionContext: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      target.interruptibleAnimator(using: transitionContext)
    }

    /// `interruptibleAnimator(using:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ transitionContext: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      target.interruptibleAnimator(using: transitionContext)
    }

  }

  /// `delegate?.animationEnded?`.
  @preconcurrency @MainActor
  public struct AnimationEndedCall: _OptionalCall {
    internal let target: any UIViewControllerAnimatedTransitioning

    /// `animationEnded(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ transitionCompleted: Bool) -> Void? {
      OptionalMember.ownResult(of: target, "animationEnded(_:)") {
        target.animationEnded(transitionCompleted)
      }
    }

  }
}

extension _OptionalCall
where Self == _UIViewControllerAnimatedTransitioningCalls.InterruptibleAnimatorCall {
  /// `interruptibleAnimator(using:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(using transitionContext: any UIViewControllerContextTransitioning) -> (
    any UIViewImplicitlyAnimating
  )? {
    OptionalMember.ownResult(of: self.target, "interruptibleAnimator(using:)") {
      self.target.interruptibleAnimator(using: transitionContext)
    }
  }
}
