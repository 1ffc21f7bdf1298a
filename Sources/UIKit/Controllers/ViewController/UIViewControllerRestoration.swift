import Foundation

/// A class that creates controllers whose state is restored.
///
/// - Differs: nothing calls it: only the state of scenes is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns a controller for a path of identifiers.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController: UIStateRestoring {}
