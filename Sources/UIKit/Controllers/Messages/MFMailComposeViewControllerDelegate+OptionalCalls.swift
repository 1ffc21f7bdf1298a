// Written by `script/docs --optional-calls`: edit MFMailComposeViewControllerDelegate, not this file.
import Foundation

extension MFMailComposeViewControllerDelegate {
  /// The optional spelling, `delegate?.mailComposeController?(…)`.
  @_disfavoredOverload
  public var mailComposeController:
    _MFMailComposeViewControllerDelegateCalls.MailComposeControllerCall?
  { .init(target: self) }
}

/// The optional calls of `MFMailComposeViewControllerDelegate`.
public enum _MFMailComposeViewControllerDelegateCalls {
  /// `delegate?.mailComposeController?`.
  @preconcurrency @MainActor
  public struct MailComposeControllerCall: _OptionalCall {
    internal let target: any MFMailComposeViewControllerDelegate

    /// `mailComposeController(_:didFinishWith:error:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) -> Void? {
      OptionalMember.ownResult(of: target, "mailComposeController(_:didFinishWith:error:)") {
        target.mailComposeController(controller, didFinishWith: result, error: error)
      }
    }

    /// `mailComposeController(_:didFinishWith:error:)` as a value, which is called without labels.
    public func callAsFunction(
      _ controller: MFMailComposeViewController, _ result: MFMailComposeResult,
      _ error: (any Error)?
    ) {
      target.mailComposeController(controller, didFinishWith: result, error: error)
    }

  }
}
