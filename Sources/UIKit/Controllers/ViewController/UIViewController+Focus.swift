import Foundation

// The focus of a keyboard or a remote control.

extension UIViewController: UIFocusEnvironment {}
