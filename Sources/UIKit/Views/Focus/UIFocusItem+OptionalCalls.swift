// Written by `script/docs --optional-calls`: edit UIFocusItem, not this file.
import Foundation

extension UIFocusItem {
  /// The optional spelling, `delegate?.didHintFocusMovement?(…)`.
  @_disfavoredOverload
  public var didHintFocusMovement: _UIFocusItemCalls.DidHintFocusMovementCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIFocusItem`.
public enum _UIFocusItemCalls {
  /// `delegate?.didHintFocusMovement?`.
  @preconcurrency @MainActor
  public struct DidHintFocusMovementCall: _OptionalCall {
    internal let target: any UIFocusItem

    /// `didHintFocusMovement(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ hint: UIFocusMovementHint) -> Void? {
      OptionalMember.ownResult(of: target, "didHintFocusMovement(_:)") {
        target.didHintFocusMovement(hint)
      }
    }

  }
}
