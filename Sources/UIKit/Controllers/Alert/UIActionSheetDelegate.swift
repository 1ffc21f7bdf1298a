import Foundation

/// The methods that an action sheet calls when it appears and disappears. All of them are optional.
@available(iOS, introduced: 2.0, deprecated: 8.3, message: "Use UIAlertController instead.")
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called when the user has pressed a button.
  /// - Unverified: A touch outside the popover of a sheet without a cancel button is no press.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called when the system closes the sheet.
  /// - Differs: This is never called, because only the user and the app close a sheet.
  @_disfavoredOverload
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Called before the sheet appears.
  @_disfavoredOverload
  func willPresent(_ actionSheet: UIActionSheet)
  /// Called when the sheet has appeared.
  @_disfavoredOverload
  func didPresent(_ actionSheet: UIActionSheet)
  /// Called when the sheet begins to disappear.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when the sheet has disappeared.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// The default: does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func actionSheetCancel(_ actionSheet: UIActionSheet) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func willPresent(_ actionSheet: UIActionSheet) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func didPresent(_ actionSheet: UIActionSheet) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) { OptionalMember.noteDefault(self) }
}
