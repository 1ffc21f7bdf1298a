import Foundation

/// The methods that an alert view calls when it appears and disappears. All of them are optional.
@available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use UIAlertController instead.")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called when the user has pressed a button.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called when the system closes the alert.
  /// - Differs: This is never called, because only the user and the app close an alert.
  @_disfavoredOverload
  func alertViewCancel(_ alertView: UIAlertView)
  /// Called before the alert appears.
  @_disfavoredOverload
  func willPresent(_ alertView: UIAlertView)
  /// Called when the alert has appeared.
  @_disfavoredOverload
  func didPresent(_ alertView: UIAlertView)
  /// Called when the alert begins to disappear.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when the alert has disappeared.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Returns whether the first button after the cancel button is enabled.
  ///
  /// Called when the alert is shown and whenever the user has changed the text of a field.
  @_disfavoredOverload
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// The default: does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func alertViewCancel(_ alertView: UIAlertView) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func willPresent(_ alertView: UIAlertView) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func didPresent(_ alertView: UIAlertView) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    OptionalMember.noteDefault(self)
  }
  /// The default: returns `true`.
  @_disfavoredOverload
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }
}
