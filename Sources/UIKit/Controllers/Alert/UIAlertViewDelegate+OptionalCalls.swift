// Written by `script/docs --optional-calls`: edit UIAlertViewDelegate, not this file.
import Foundation

extension UIAlertViewDelegate {
  /// The optional spelling, `delegate?.alertView?(…)`.
  @_disfavoredOverload
  public var alertView: _UIAlertViewDelegateCalls.AlertViewCall? { .init(target: self) }

  /// The optional spelling, `delegate?.alertViewCancel?(…)`.
  @_disfavoredOverload
  public var alertViewCancel: _UIAlertViewDelegateCalls.AlertViewCancelCall? { .init(target: self) }

  /// The optional spelling, `delegate?.willPresent?(…)`.
  @_disfavoredOverload
  public var willPresent: _UIAlertViewDelegateCalls.WillPresentCall? { .init(target: self) }

  /// The optional spelling, `delegate?.didPresent?(…)`.
  @_disfavoredOverload
  public var didPresent: _UIAlertViewDelegateCalls.DidPresentCall? { .init(target: self) }

  /// The optional spelling, `delegate?.alertViewShouldEnableFirstOtherButton?(…)`.
  @_disfavoredOverload
  public var alertViewShouldEnableFirstOtherButton:
    _UIAlertViewDelegateCalls.AlertViewShouldEnableFirstOtherButtonCall?
  { .init(target: self) }
}

/// The optional calls of `UIAlertViewDelegate`.
public enum _UIAlertViewDelegateCalls {
  /// `delegate?.alertView?`.
  @preconcurrency @MainActor
  public struct AlertViewCall: _OptionalCall {
    internal let target: any UIAlertViewDelegate

    /// `alertView(_:clickedButtonAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) -> Void?
    {
      OptionalMember.ownResult(of: target, "alertView(_:clickedButtonAt:)") {
        target.alertView(alertView, clickedButtonAt: buttonIndex)
      }
    }

    /// `alertView(_:willDismissWithButtonIndex:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int
    ) -> Void? {
      OptionalMember.ownResult(of: target, "alertView(_:willDismissWithButtonIndex:)") {
        target.alertView(alertView, willDismissWithButtonIndex: buttonIndex)
      }
    }

    /// `alertView(_:didDismissWithButtonIndex:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "alertView(_:didDismissWithButtonIndex:)") {
        target.alertView(alertView, didDismissWithButtonIndex: buttonIndex)
      }
    }

  }

  /// `delegate?.alertViewCancel?`.
  @preconcurrency @MainActor
  public struct AlertViewCancelCall: _OptionalCall {
    internal let target: any UIAlertViewDelegate

    /// `alertViewCancel(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ alertView: UIAlertView) -> Void? {
      OptionalMember.ownResult(of: target, "alertViewCancel(_:)") {
        target.alertViewCancel(alertView)
      }
    }

  }

  /// `delegate?.willPresent?`.
  @preconcurrency @MainActor
  public struct WillPresentCall: _OptionalCall {
    internal let target: any UIAlertViewDelegate

    /// `willPresent(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ alertView: UIAlertView) -> Void? {
      OptionalMember.ownResult(of: target, "willPresent(_:)") { target.willPresent(alertView) }
    }

  }

  /// `delegate?.didPresent?`.
  @preconcurrency @MainActor
  public struct DidPresentCall: _OptionalCall {
    internal let target: any UIAlertViewDelegate

    /// `didPresent(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ alertView: UIAlertView) -> Void? {
      OptionalMember.ownResult(of: target, "didPresent(_:)") { target.didPresent(alertView) }
    }

  }

  /// `delegate?.alertViewShouldEnableFirstOtherButton?`.
  @preconcurrency @MainActor
  public struct AlertViewShouldEnableFirstOtherButtonCall: _OptionalCall {
    internal let target: any UIAlertViewDelegate

    /// `alertViewShouldEnableFirstOtherButton(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ alertView: UIAlertView) -> Bool {
      target.alertViewShouldEnableFirstOtherButton(alertView)
    }

  }
}

extension _OptionalCall
where Self == _UIAlertViewDelegateCalls.AlertViewShouldEnableFirstOtherButtonCall {
  /// `alertViewShouldEnableFirstOtherButton(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ alertView: UIAlertView) -> Bool? {
    OptionalMember.ownResult(of: self.target, "alertViewShouldEnableFirstOtherButton(_:)") {
      self.target.alertViewShouldEnableFirstOtherButton(alertView)
    }
  }
}
