import Foundation

/// A class that creates controllers whose state is restored.
///
/// - Differs: its method is never called, because only the state of scenes is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the controller for a path of restoration identifiers; `nil` if it must not be
  /// restored.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController: UIStateRestoring {}
