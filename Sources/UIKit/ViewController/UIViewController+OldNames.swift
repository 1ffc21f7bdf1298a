import Foundation

// Names from before Swift 4.2, which older files still have.

/// The name of `UINavigationItem.LargeTitleDisplayMode` before Swift 4.2.
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
/// The name of `UIBarButtonItem.SystemItem` before Swift 4.2.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The name of `UIBarButtonItem.Style` before Swift 4.2.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

extension UIBarButtonItem.Style {
  /// With a line around it, before iOS 7: as `plain`.
  public static let bordered = UIBarButtonItem.Style.plain
}

extension UIViewController {
  /// The name of `children` before Swift 4.2.
  public var childViewControllers: [UIViewController] { children }

  /// The name of `addChild(_:)` before Swift 4.2.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// The name of `removeFromParent()` before Swift 4.2.
  public func removeFromParentViewController() { removeFromParent() }

  /// The name of `willMove(toParent:)` before Swift 4.2.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The name of `didMove(toParent:)` before Swift 4.2.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}
