// Written by `script/docs --optional-calls`: edit UIDynamicAnimatorDelegate, not this file.
import Foundation

extension UIDynamicAnimatorDelegate {
  /// The optional spelling, `delegate?.dynamicAnimatorWillResume?(…)`.
  @_disfavoredOverload
  public var dynamicAnimatorWillResume:
    _UIDynamicAnimatorDelegateCalls.DynamicAnimatorWillResumeCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.dynamicAnimatorDidPause?(…)`.
  @_disfavoredOverload
  public var dynamicAnimatorDidPause: _UIDynamicAnimatorDelegateCalls.DynamicAnimatorDidPauseCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIDynamicAnimatorDelegate`.
public enum _UIDynamicAnimatorDelegateCalls {
  /// `delegate?.dynamicAnimatorWillResume?`.
  @preconcurrency @MainActor
  public struct DynamicAnimatorWillResumeCall: _OptionalCall {
    internal let target: any UIDynamicAnimatorDelegate

    /// `dynamicAnimatorWillResume(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ animator: UIDynamicAnimator) -> Void? {
      OptionalMember.ownResult(of: target, "dynamicAnimatorWillResume(_:)") {
        target.dynamicAnimatorWillResume(animator)
      }
    }

  }

  /// `delegate?.dynamicAnimatorDidPause?`.
  @preconcurrency @MainActor
  public struct DynamicAnimatorDidPauseCall: _OptionalCall {
    internal let target: any UIDynamicAnimatorDelegate

    /// `dynamicAnimatorDidPause(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ animator: UIDynamicAnimator) -> Void? {
      OptionalMember.ownResult(of: target, "dynamicAnimatorDidPause(_:)") {
        target.dynamicAnimatorDidPause(animator)
      }
    }

  }
}
