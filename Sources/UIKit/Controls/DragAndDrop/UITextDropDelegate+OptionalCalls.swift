// Written by `script/docs --optional-calls`: edit UITextDropDelegate, not this file.
import Foundation

extension UITextDropDelegate {
  /// The optional spelling, `delegate?.textDroppableView?(…)`.
  @_disfavoredOverload
  public var textDroppableView: _UITextDropDelegateCalls.TextDroppableViewCall? {
    .init(target: self)
  }
}

/// The optional calls of `UITextDropDelegate`.
public enum _UITextDropDelegateCalls {
  /// `delegate?.textDroppableView?`.
  @preconcurrency @MainActor
  public struct TextDroppableViewCall: _OptionalCall {
    internal let target: any UITextDropDelegate

    /// `textDroppableView(_:willBecomeEditableForDrop:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ textDroppableView: UIView & UITextDroppable,
      willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability {
      target.textDroppableView(textDroppableView, willBecomeEditableForDrop: drop)
    }

    /// `textDroppableView(_:proposalForDrop:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
      target.textDroppableView(textDroppableView, proposalForDrop: drop)
    }

    /// `textDroppableView(_:willPerformDrop:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textDroppableView: UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textDroppableView(_:willPerformDrop:)") {
        target.textDroppableView(textDroppableView, willPerformDrop: drop)
      }
    }

    /// `textDroppableView(_:dropSessionDidEnter:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textDroppableView(_:dropSessionDidEnter:)") {
        target.textDroppableView(textDroppableView, dropSessionDidEnter: session)
      }
    }

    /// `textDroppableView(_:dropSessionDidUpdate:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textDroppableView: UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textDroppableView(_:dropSessionDidUpdate:)") {
        target.textDroppableView(textDroppableView, dropSessionDidUpdate: session)
      }
    }

    /// `textDroppableView(_:dropSessionDidExit:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textDroppableView(_:dropSessionDidExit:)") {
        target.textDroppableView(textDroppableView, dropSessionDidExit: session)
      }
    }

    /// `textDroppableView(_:dropSessionDidEnd:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textDroppableView(_:dropSessionDidEnd:)") {
        target.textDroppableView(textDroppableView, dropSessionDidEnd: session)
      }
    }

  }
}

extension _OptionalCall where Self == _UITextDropDelegateCalls.TextDroppableViewCall {
  /// `textDroppableView(_:willBecomeEditableForDrop:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ textDroppableView: UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability? {
    OptionalMember.ownResult(of: self.target, "textDroppableView(_:willBecomeEditableForDrop:)") {
      self.target.textDroppableView(textDroppableView, willBecomeEditableForDrop: drop)
    }
  }

  /// `textDroppableView(_:proposalForDrop:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal? {
    OptionalMember.ownResult(of: self.target, "textDroppableView(_:proposalForDrop:)") {
      self.target.textDroppableView(textDroppableView, proposalForDrop: drop)
    }
  }
}
