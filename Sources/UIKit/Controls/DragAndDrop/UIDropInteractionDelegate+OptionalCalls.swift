// Written by `script/docs --optional-calls`: edit UIDropInteractionDelegate, not this file.
import Foundation

extension UIDropInteractionDelegate {
  /// The optional spelling, `delegate?.dropInteraction?(…)`.
  @_disfavoredOverload
  public var dropInteraction: _UIDropInteractionDelegateCalls.DropInteractionCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIDropInteractionDelegate`.
public enum _UIDropInteractionDelegateCalls {
  /// `delegate?.dropInteraction?`.
  @preconcurrency @MainActor
  public struct DropInteractionCall: _OptionalCall {
    internal let target: any UIDropInteractionDelegate

    /// `dropInteraction(_:canHandle:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
      target.dropInteraction(interaction, canHandle: session)
    }

    /// `dropInteraction(_:sessionDidEnter:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "dropInteraction(_:sessionDidEnter:)") {
        target.dropInteraction(interaction, sessionDidEnter: session)
      }
    }

    /// `dropInteraction(_:sessionDidUpdate:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      target.dropInteraction(interaction, sessionDidUpdate: session)
    }

    /// `dropInteraction(_:sessionDidExit:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "dropInteraction(_:sessionDidExit:)") {
        target.dropInteraction(interaction, sessionDidExit: session)
      }
    }

    /// `dropInteraction(_:performDrop:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "dropInteraction(_:performDrop:)") {
        target.dropInteraction(interaction, performDrop: session)
      }
    }

    /// `dropInteraction(_:concludeDrop:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "dropInteraction(_:concludeDrop:)") {
        target.dropInteraction(interaction, concludeDrop: session)
      }
    }

    /// `dropInteraction(_:sessionDidEnd:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "dropInteraction(_:sessionDidEnd:)") {
        target.dropInteraction(interaction, sessionDidEnd: session)
      }
    }

  }
}

extension _OptionalCall where Self == _UIDropInteractionDelegateCalls.DropInteractionCall {
  /// `dropInteraction(_:canHandle:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "dropInteraction(_:canHandle:)") {
      self.target.dropInteraction(interaction, canHandle: session)
    }
  }

  /// `dropInteraction(_:sessionDidUpdate:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal? {
    OptionalMember.ownResult(of: self.target, "dropInteraction(_:sessionDidUpdate:)") {
      self.target.dropInteraction(interaction, sessionDidUpdate: session)
    }
  }
}
