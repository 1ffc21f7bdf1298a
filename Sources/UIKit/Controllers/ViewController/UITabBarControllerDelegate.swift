import Foundation

/// The delegate of a tab bar controller.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: _SelectorResponding {
  /// Returns whether a tap selects a controller, which may be selected already.
  @_disfavoredOverload
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a tap has selected a controller, which may have been selected before.
  @_disfavoredOverload
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns whether a tap selects a tab, which may be selected already.
  /// - Unverified: that `shouldSelect` is called too, for the controller of the tab.
  @_disfavoredOverload
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Called when a tap has selected another tab.
  /// - Unverified: that it is not called for a tab that the app selects.
  @_disfavoredOverload
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
    previousTab: UITab?)
  /// Called when the user is about to customize the items.
  /// - Differs: it is never called, because users can't customize the items.
  @_disfavoredOverload
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController])
  /// Called when the user is about to finish customizing the items.
  /// - Differs: it is never called, because users can't customize the items.
  @_disfavoredOverload
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Called when the user has customized the items.
  /// - Differs: it is never called, because users can't customize the items.
  @_disfavoredOverload
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// Returns the supported orientations of the interface.
  @_disfavoredOverload
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  /// Returns the preferred orientation when the controller is presented.
  @_disfavoredOverload
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// Returns the animator of the transition to another controller; `nil` if it is not animated.
  @_disfavoredOverload
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives the transition, for example with a gesture; `nil` if the
  /// transition is not interactive.
  ///
  /// This method is called only if the delegate has returned an animator.
  @_disfavoredOverload
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// The default: returns `true`.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { OptionalMember.noteDefault(self) }
  /// The default: returns `true`.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { OptionalMember.noteDefault(self) }
  /// The default: the method counts as not implemented, so the controller supports its usual
  /// orientations.
  @_disfavoredOverload
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { OptionalMember.defaultValue(.allButUpsideDown, of: self) }
  /// The default: returns portrait.
  @_disfavoredOverload
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { OptionalMember.defaultValue(.portrait, of: self) }
  /// The default: returns `nil`.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalMember.defaultValue(nil, of: self) }
  /// The default: returns `nil`.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMember.defaultValue(nil, of: self)
  }
}
