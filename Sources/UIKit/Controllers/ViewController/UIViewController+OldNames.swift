import Foundation

// Names from before Swift 4.2, which older files still use.

/// The old name of `UINavigationItem.LargeTitleDisplayMode`.
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
/// The old name of `UIBarButtonItem.SystemItem`.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The old name of `UIBarButtonItem.Style`.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The old name of `UITabBarItem.SystemItem`.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// The old name of `UITabBar.ItemPositioning`.
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// The old name of `UIPreviewAction.Style`.
public typealias UIPreviewActionStyle = UIPreviewAction.Style
/// The old name of `UINavigationController.hideShowBarDuration`.
public let UINavigationControllerHideShowBarDuration = UINavigationController.hideShowBarDuration
/// The old name of `UISplitViewController.automaticDimension`.
public let UISplitViewControllerAutomaticDimension = UISplitViewController.automaticDimension
/// The old name of `UIPageViewController.OptionsKey.spineLocation`.
public let UIPageViewControllerOptionSpineLocationKey = UIPageViewController.OptionsKey
  .spineLocation
/// The old name of `UIPageViewController.OptionsKey.interPageSpacing`.
public let UIPageViewControllerOptionInterPageSpacingKey = UIPageViewController.OptionsKey
  .interPageSpacing

extension UIBarButtonItem.Style {
  /// A style with a border, from before iOS 7. Since iOS 7, this style is the same as `plain`.
  public static let bordered = UIBarButtonItem.Style.plain
}

extension UIViewController {
  /// The old name of `children`.
  public var childViewControllers: [UIViewController] { children }

  /// The old name of `childForStatusBarStyle`.
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }

  /// The old name of `childForStatusBarHidden`.
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }

  /// The old name of `childForHomeIndicatorAutoHidden`.
  public var childViewControllerForHomeIndicatorAutoHidden: UIViewController? {
    childForHomeIndicatorAutoHidden
  }

  /// The old name of `childForScreenEdgesDeferringSystemGestures`.
  public var childViewControllerForScreenEdgesDeferringSystemGestures: UIViewController? {
    childForScreenEdgesDeferringSystemGestures
  }

  /// The old name of `addChild(_:)`.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// The old name of `removeFromParent()`.
  public func removeFromParentViewController() { removeFromParent() }

  /// The old name of `willMove(toParent:)`.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The old name of `didMove(toParent:)`.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}
