// Written by `script/docs --optional-calls`: edit UIDragInteractionDelegate, not this file.
import Foundation

extension UIDragInteractionDelegate {
  /// The optional spelling, `delegate?.dragInteraction?(…)`.
  @_disfavoredOverload
  public var dragInteraction: _UIDragInteractionDelegateCalls.DragInteractionCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIDragInteractionDelegate`.
public enum _UIDragInteractionDelegateCalls {
  /// `delegate?.dragInteraction?`.
  @preconcurrency @MainActor
  public struct DragInteractionCall: _OptionalCall {
    internal let target: any UIDragInteractionDelegate

    /// `dragInteraction(_:itemsForAddingTo:withTouchAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] {
      target.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
    }

    /// `dragInteraction(_:sessionForAddingItems:withTouchAt:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
      withTouchAt point: CGPoint
    ) -> (any UIDragSession)? {
      OptionalMember.ownResult(of: target, "dragInteraction(_:sessionForAddingItems:withTouchAt:)")
      { target.dragInteraction(interaction, sessionForAddingItems: sessions, withTouchAt: point) }
        ?? nil
    }

    /// `dragInteraction(_:session:willAdd:for:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) -> Void? {
      OptionalMember.ownResult(of: target, "dragInteraction(_:session:willAdd:for:)") {
        target.dragInteraction(
          interaction, session: session, willAdd: items, for: addingInteraction)
      }
    }

    /// `dragInteraction(_:sessionWillBegin:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "dragInteraction(_:sessionWillBegin:)") {
        target.dragInteraction(interaction, sessionWillBegin: session)
      }
    }

    /// `dragInteraction(_:sessionAllowsMoveOperation:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
      target.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    }

    /// `dragInteraction(_:sessionIsRestrictedToDraggingApplication:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction,
      sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      target.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
    }

    /// `dragInteraction(_:sessionDidMove:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "dragInteraction(_:sessionDidMove:)") {
        target.dragInteraction(interaction, sessionDidMove: session)
      }
    }

    /// `dragInteraction(_:session:willEndWith:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) -> Void? {
      OptionalMember.ownResult(of: target, "dragInteraction(_:session:willEndWith:)") {
        target.dragInteraction(interaction, session: session, willEndWith: operation)
      }
    }

    /// `dragInteraction(_:session:didEndWith:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) -> Void? {
      OptionalMember.ownResult(of: target, "dragInteraction(_:session:didEndWith:)") {
        target.dragInteraction(interaction, session: session, didEndWith: operation)
      }
    }

  }
}

extension _OptionalCall where Self == _UIDragInteractionDelegateCalls.DragInteractionCall {
  /// `dragInteraction(_:itemsForAddingTo:withTouchAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]? {
    OptionalMember.ownResult(of: self.target, "dragInteraction(_:itemsForAddingTo:withTouchAt:)") {
      self.target.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
    }
  }

  /// `dragInteraction(_:sessionAllowsMoveOperation:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "dragInteraction(_:sessionAllowsMoveOperation:)") {
      self.target.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    }
  }

  /// `dragInteraction(_:sessionIsRestrictedToDraggingApplication:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool? {
    OptionalMember.ownResult(
      of: self.target, "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)"
    ) {
      self.target.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
    }
  }
}
