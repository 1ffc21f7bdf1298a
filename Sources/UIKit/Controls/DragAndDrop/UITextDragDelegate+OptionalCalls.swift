// Written by `script/docs --optional-calls`: edit UITextDragDelegate, not this file.
import Foundation

extension UITextDragDelegate {
  /// The optional spelling, `delegate?.textDraggableView?(…)`.
  @_disfavoredOverload
  public var textDraggableView: _UITextDragDelegateCalls.TextDraggableViewCall? {
    .init(target: self)
  }
}

/// The optional calls of `UITextDragDelegate`.
public enum _UITextDragDelegateCalls {
  /// `delegate?.textDraggableView?`.
  @preconcurrency @MainActor
  public struct TextDraggableViewCall: _OptionalCall {
    internal let target: any UITextDragDelegate

    /// `textDraggableView(_:itemsForDrag:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
      target.textDraggableView(textDraggableView, itemsForDrag: dragRequest)
    }

    /// `textDraggableView(_:dragPreviewForLiftingItem:session:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ textDraggableView: UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      OptionalMember.ownResult(
        of: target, "textDraggableView(_:dragPreviewForLiftingItem:session:)"
      ) {
        target.textDraggableView(
          textDraggableView, dragPreviewForLiftingItem: item, session: session)
      } ?? nil
    }

    /// `textDraggableView(_:willAnimateLiftWith:session:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textDraggableView: UIView & UITextDraggable,
      willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textDraggableView(_:willAnimateLiftWith:session:)") {
        target.textDraggableView(textDraggableView, willAnimateLiftWith: animator, session: session)
      }
    }

    /// `textDraggableView(_:dragSessionWillBegin:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textDraggableView: UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textDraggableView(_:dragSessionWillBegin:)") {
        target.textDraggableView(textDraggableView, dragSessionWillBegin: session)
      }
    }

    /// `textDraggableView(_:dragSessionDidEnd:with:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textDraggableView: UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
      with operation: UIDropOperation
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textDraggableView(_:dragSessionDidEnd:with:)") {
        target.textDraggableView(textDraggableView, dragSessionDidEnd: session, with: operation)
      }
    }

  }
}

extension _OptionalCall where Self == _UITextDragDelegateCalls.TextDraggableViewCall {
  /// `textDraggableView(_:itemsForDrag:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]? {
    OptionalMember.ownResult(of: self.target, "textDraggableView(_:itemsForDrag:)") {
      self.target.textDraggableView(textDraggableView, itemsForDrag: dragRequest)
    }
  }
}
