// Written by `script/docs --optional-calls`: edit CAAnimationDelegate, not this file.
import Foundation

extension CAAnimationDelegate {
  /// The optional spelling, `delegate?.animationDidStart?(…)`.
  @_disfavoredOverload
  public var animationDidStart: _CAAnimationDelegateCalls.AnimationDidStartCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.animationDidStop?(…)`.
  @_disfavoredOverload
  public var animationDidStop: _CAAnimationDelegateCalls.AnimationDidStopCall? {
    .init(target: self)
  }
}

/// The optional calls of `CAAnimationDelegate`.
public enum _CAAnimationDelegateCalls {
  /// `delegate?.animationDidStart?`.
  @preconcurrency @MainActor
  public struct AnimationDidStartCall: _OptionalCall {
    internal let target: any CAAnimationDelegate

    /// `animationDidStart(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ anim: CAAnimation) -> Void? {
      OptionalMember.ownResult(of: target, "animationDidStart(_:)") {
        target.animationDidStart(anim)
      }
    }

  }

  /// `delegate?.animationDidStop?`.
  @preconcurrency @MainActor
  public struct AnimationDidStopCall: _OptionalCall {
    internal let target: any CAAnimationDelegate

    /// `animationDidStop(_:finished:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) -> Void? {
      OptionalMember.ownResult(of: target, "animationDidStop(_:finished:)") {
        target.animationDidStop(anim, finished: flag)
      }
    }

    /// `animationDidStop(_:finished:)` as a value, which is called without labels.
    public func callAsFunction(_ anim: CAAnimation, _ flag: Bool) {
      target.animationDidStop(anim, finished: flag)
    }

  }
}
