// Written by `script/docs --optional-calls`: edit UIActionSheetDelegate, not this file.
import Foundation

extension UIActionSheetDelegate {
  /// The optional spelling, `delegate?.actionSheet?(…)`.
  @_disfavoredOverload
  public var actionSheet: _UIActionSheetDelegateCalls.ActionSheetCall? { .init(target: self) }

  /// The optional spelling, `delegate?.actionSheetCancel?(…)`.
  @_disfavoredOverload
  public var actionSheetCancel: _UIActionSheetDelegateCalls.ActionSheetCancelCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.willPresent?(…)`.
  @_disfavoredOverload
  public var willPresent: _UIActionSheetDelegateCalls.WillPresentCall? { .init(target: self) }

  /// The optional spelling, `delegate?.didPresent?(…)`.
  @_disfavoredOverload
  public var didPresent: _UIActionSheetDelegateCalls.DidPresentCall? { .init(target: self) }
}

/// The optional calls of `UIActionSheetDelegate`.
public enum _UIActionSheetDelegateCalls {
  /// `delegate?.actionSheet?`.
  @preconcurrency @MainActor
  public struct ActionSheetCall: _OptionalCall {
    internal let target: any UIActionSheetDelegate

    /// `actionSheet(_:clickedButtonAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "actionSheet(_:clickedButtonAt:)") {
        target.actionSheet(actionSheet, clickedButtonAt: buttonIndex)
      }
    }

    /// `actionSheet(_:willDismissWithButtonIndex:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
    ) -> Void? {
      OptionalMember.ownResult(of: target, "actionSheet(_:willDismissWithButtonIndex:)") {
        target.actionSheet(actionSheet, willDismissWithButtonIndex: buttonIndex)
      }
    }

    /// `actionSheet(_:didDismissWithButtonIndex:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
    ) -> Void? {
      OptionalMember.ownResult(of: target, "actionSheet(_:didDismissWithButtonIndex:)") {
        target.actionSheet(actionSheet, didDismissWithButtonIndex: buttonIndex)
      }
    }

  }

  /// `delegate?.actionSheetCancel?`.
  @preconcurrency @MainActor
  public struct ActionSheetCancelCall: _OptionalCall {
    internal let target: any UIActionSheetDelegate

    /// `actionSheetCancel(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ actionSheet: UIActionSheet) -> Void? {
      OptionalMember.ownResult(of: target, "actionSheetCancel(_:)") {
        target.actionSheetCancel(actionSheet)
      }
    }

  }

  /// `delegate?.willPresent?`.
  @preconcurrency @MainActor
  public struct WillPresentCall: _OptionalCall {
    internal let target: any UIActionSheetDelegate

    /// `willPresent(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ actionSheet: UIActionSheet) -> Void? {
      OptionalMember.ownResult(of: target, "willPresent(_:)") { target.willPresent(actionSheet) }
    }

  }

  /// `delegate?.didPresent?`.
  @preconcurrency @MainActor
  public struct DidPresentCall: _OptionalCall {
    internal let target: any UIActionSheetDelegate

    /// `didPresent(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ actionSheet: UIActionSheet) -> Void? {
      OptionalMember.ownResult(of: target, "didPresent(_:)") { target.didPresent(actionSheet) }
    }

  }
}
