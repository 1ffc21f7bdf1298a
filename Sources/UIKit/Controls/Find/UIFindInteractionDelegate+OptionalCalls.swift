// Written by `script/docs --optional-calls`: edit UIFindInteractionDelegate, not this file.
import Foundation

extension UIFindInteractionDelegate {
  /// The optional spelling, `delegate?.findInteraction?(…)`.
  @_disfavoredOverload
  public var findInteraction: _UIFindInteractionDelegateCalls.FindInteractionCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIFindInteractionDelegate`.
public enum _UIFindInteractionDelegateCalls {
  /// `delegate?.findInteraction?`.
  @preconcurrency @MainActor
  public struct FindInteractionCall: _OptionalCall {
    internal let target: any UIFindInteractionDelegate

    /// `findInteraction(_:didBegin:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "findInteraction(_:didBegin:)") {
        target.findInteraction(interaction, didBegin: session)
      }
    }

    /// `findInteraction(_:didEnd:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "findInteraction(_:didEnd:)") {
        target.findInteraction(interaction, didEnd: session)
      }
    }

  }
}
