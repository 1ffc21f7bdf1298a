import Foundation

// The focus of a keyboard or a remote control.

extension UIViewController: UIFocusEnvironment {
  /// The view that contains the controller's view, or the parent.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let ancestor = viewIfLoaded?.superview { return ancestor }
    return parent
  }
}
