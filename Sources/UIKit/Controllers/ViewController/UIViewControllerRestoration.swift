import Foundation

/// A class that creates controllers whose state is restored.
///
/// - Differs: it is never called, because only the state of scenes is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the controller for a path of restoration identifiers; `nil` not to restore it.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController: UIStateRestoring {}
