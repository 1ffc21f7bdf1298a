// Written by `script/docs --optional-calls`: edit UIViewImplicitlyAnimating, not this file.
import Foundation

extension UIViewImplicitlyAnimating {
  /// The optional spelling, `delegate?.addAnimations?(…)`.
  @_disfavoredOverload
  public var addAnimations: _UIViewImplicitlyAnimatingCalls.AddAnimationsCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.addCompletion?(…)`.
  @_disfavoredOverload
  public var addCompletion: _UIViewImplicitlyAnimatingCalls.AddCompletionCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.continueAnimation?(…)`.
  @_disfavoredOverload
  public var continueAnimation: _UIViewImplicitlyAnimatingCalls.ContinueAnimationCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIViewImplicitlyAnimating`.
public enum _UIViewImplicitlyAnimatingCalls {
  /// `delegate?.addAnimations?`.
  @preconcurrency @MainActor
  public struct AddAnimationsCall: _OptionalCall {
    internal let target: any UIViewImplicitlyAnimating

    /// `addAnimations(_:delayFactor:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) -> Void? {
      OptionalMember.ownResult(of: target, "addAnimations(_:delayFactor:)") {
        target.addAnimations(animation, delayFactor: delayFactor)
      }
    }

    /// `addAnimations(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ animation: @escaping () -> Void) -> Void? {
      OptionalMember.ownResult(of: target, "addAnimations(_:)") { target.addAnimations(animation) }
    }

  }

  /// `delegate?.addCompletion?`.
  @preconcurrency @MainActor
  public struct AddCompletionCall: _OptionalCall {
    internal let target: any UIViewImplicitlyAnimating

    /// `addCompletion(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ completion: @escaping (UIViewAnimatingPosition) -> Void) -> Void? {
      OptionalMember.ownResult(of: target, "addCompletion(_:)") { target.addCompletion(completion) }
    }

  }

  /// `delegate?.continueAnimation?`.
  @preconcurrency @MainActor
  public struct ContinueAnimationCall: _OptionalCall {
    internal let target: any UIViewImplicitlyAnimating

    /// `continueAnimation(withTimingParameters:durationFactor:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "continueAnimation(withTimingParameters:durationFactor:)"
      ) {
        target.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
      }
    }

    /// `continueAnimation(withTimingParameters:durationFactor:)` as a value, which is called without labels.
    public func callAsFunction(
      _ parameters: (any UITimingCurveProvider)?, _ durationFactor: CGFloat
    ) {
      target.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    }

  }
}
