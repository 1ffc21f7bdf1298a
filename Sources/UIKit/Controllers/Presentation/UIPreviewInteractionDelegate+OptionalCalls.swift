// Written by `script/docs --optional-calls`: edit UIPreviewInteractionDelegate, not this file.
import Foundation

extension UIPreviewInteractionDelegate {
  /// The optional spelling, `delegate?.previewInteractionShouldBegin?(…)`.
  @_disfavoredOverload
  public var previewInteractionShouldBegin:
    _UIPreviewInteractionDelegateCalls.PreviewInteractionShouldBeginCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.previewInteraction?(…)`.
  @_disfavoredOverload
  public var previewInteraction: _UIPreviewInteractionDelegateCalls.PreviewInteractionCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIPreviewInteractionDelegate`.
public enum _UIPreviewInteractionDelegateCalls {
  /// `delegate?.previewInteractionShouldBegin?`.
  @preconcurrency @MainActor
  public struct PreviewInteractionShouldBeginCall: _OptionalCall {
    internal let target: any UIPreviewInteractionDelegate

    /// `previewInteractionShouldBegin(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ previewInteraction: UIPreviewInteraction) -> Bool {
      target.previewInteractionShouldBegin(previewInteraction)
    }

  }

  /// `delegate?.previewInteraction?`.
  @preconcurrency @MainActor
  public struct PreviewInteractionCall: _OptionalCall {
    internal let target: any UIPreviewInteractionDelegate

    /// `previewInteraction(_:didUpdateCommitTransition:ended:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ previewInteraction: UIPreviewInteraction,
      didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) -> Void? {
      OptionalMember.ownResult(of: target, "previewInteraction(_:didUpdateCommitTransition:ended:)")
      {
        target.previewInteraction(
          previewInteraction, didUpdateCommitTransition: transitionProgress, ended: ended)
      }
    }

  }
}

extension _OptionalCall
where Self == _UIPreviewInteractionDelegateCalls.PreviewInteractionShouldBeginCall {
  /// `previewInteractionShouldBegin(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ previewInteraction: UIPreviewInteraction) -> Bool? {
    OptionalMember.ownResult(of: self.target, "previewInteractionShouldBegin(_:)") {
      self.target.previewInteractionShouldBegin(previewInteraction)
    }
  }
}
