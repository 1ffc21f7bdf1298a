import Foundation

/// The methods that a document interaction controller calls about the preview of a file and its
/// menus. All methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller over which the preview is shown.
  @_disfavoredOverload
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Called before the preview is shown.
  @_disfavoredOverload
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called after the preview was closed.
  @_disfavoredOverload
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before the menu of options is shown.
  @_disfavoredOverload
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Called after the menu of options was closed.
  @_disfavoredOverload
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Called before the menu of apps is shown.
  @_disfavoredOverload
  func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController)
  /// Called after the menu of apps was closed.
  @_disfavoredOverload
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// The default: the method counts as not implemented, so nothing is shown.
  @_disfavoredOverload
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { OptionalMember.defaultValue(UIViewController(), of: self) }

  /// The default: does nothing.
  @_disfavoredOverload
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) { OptionalMember.noteDefault(self) }

  /// The default: does nothing.
  @_disfavoredOverload
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) { OptionalMember.noteDefault(self) }

  /// The default: does nothing.
  @_disfavoredOverload
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) { OptionalMember.noteDefault(self) }

  /// The default: does nothing.
  @_disfavoredOverload
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) { OptionalMember.noteDefault(self) }

  /// The default: does nothing.
  @_disfavoredOverload
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) { OptionalMember.noteDefault(self) }

  /// The default: does nothing.
  @_disfavoredOverload
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) { OptionalMember.noteDefault(self) }
}
