// Written by `script/docs --optional-calls`: edit UITabBarControllerDelegate, not this file.
import Foundation

extension UITabBarControllerDelegate {
  /// The optional spelling, `delegate?.tabBarController?(…)`.
  @_disfavoredOverload
  public var tabBarController: _UITabBarControllerDelegateCalls.TabBarControllerCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.tabBarControllerSupportedInterfaceOrientations?(…)`.
  @_disfavoredOverload
  public var tabBarControllerSupportedInterfaceOrientations:
    _UITabBarControllerDelegateCalls.TabBarControllerSupportedInterfaceOrientationsCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation?(…)`.
  @_disfavoredOverload
  public var tabBarControllerPreferredInterfaceOrientationForPresentation:
    _UITabBarControllerDelegateCalls
      .TabBarControllerPreferredInterfaceOrientationForPresentationCall?
  { .init(target: self) }
}

/// The optional calls of `UITabBarControllerDelegate`.
public enum _UITabBarControllerDelegateCalls {
  /// `delegate?.tabBarController?`.
  @preconcurrency @MainActor
  public struct TabBarControllerCall: _OptionalCall {
    internal let target: any UITabBarControllerDelegate

    /// `tabBarController(_:shouldSelect:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      target.tabBarController(tabBarController, shouldSelect: viewController)
    }

    /// `tabBarController(_:didSelect:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tabBarController(_:didSelect:)") {
        target.tabBarController(tabBarController, didSelect: viewController)
      }
    }

    /// `tabBarController(_:shouldSelectTab:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
      -> Bool
    {
      target.tabBarController(tabBarController, shouldSelectTab: tab)
    }

    /// `tabBarController(_:didSelectTab:previousTab:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tabBarController(_:didSelectTab:previousTab:)") {
        target.tabBarController(
          tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
      }
    }

    /// `tabBarController(_:willBeginCustomizing:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      willBeginCustomizing viewControllers: [UIViewController]
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tabBarController(_:willBeginCustomizing:)") {
        target.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
      }
    }

    /// `tabBarController(_:willEndCustomizing:changed:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tabBarController(_:willEndCustomizing:changed:)") {
        target.tabBarController(
          tabBarController, willEndCustomizing: viewControllers, changed: changed)
      }
    }

    /// `tabBarController(_:didEndCustomizing:changed:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
      changed: Bool
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tabBarController(_:didEndCustomizing:changed:)") {
        target.tabBarController(
          tabBarController, didEndCustomizing: viewControllers, changed: changed)
      }
    }

    /// `tabBarController(_:animationControllerForTransitionFrom:to:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      OptionalMember.ownResult(
        of: target, "tabBarController(_:animationControllerForTransitionFrom:to:)"
      ) {
        target.tabBarController(
          tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
      } ?? nil
    }

    /// `tabBarController(_:interactionControllerFor:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      OptionalMember.ownResult(of: target, "tabBarController(_:interactionControllerFor:)") {
        target.tabBarController(tabBarController, interactionControllerFor: animationController)
      } ?? nil
    }

  }

  /// `delegate?.tabBarControllerSupportedInterfaceOrientations?`.
  @preconcurrency @MainActor
  public struct TabBarControllerSupportedInterfaceOrientationsCall: _OptionalCall {
    internal let target: any UITabBarControllerDelegate

    /// `tabBarControllerSupportedInterfaceOrientations(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    {
      target.tabBarControllerSupportedInterfaceOrientations(tabBarController)
    }

  }

  /// `delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation?`.
  @preconcurrency @MainActor
  public struct TabBarControllerPreferredInterfaceOrientationForPresentationCall: _OptionalCall {
    internal let target: any UITabBarControllerDelegate

    /// `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientation {
      target.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
    }

  }
}

extension _OptionalCall where Self == _UITabBarControllerDelegateCalls.TabBarControllerCall {
  /// `tabBarController(_:shouldSelect:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "tabBarController(_:shouldSelect:)") {
      self.target.tabBarController(tabBarController, shouldSelect: viewController)
    }
  }

  /// `tabBarController(_:shouldSelectTab:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
    -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "tabBarController(_:shouldSelectTab:)") {
      self.target.tabBarController(tabBarController, shouldSelectTab: tab)
    }
  }
}

extension _OptionalCall
where Self == _UITabBarControllerDelegateCalls.TabBarControllerSupportedInterfaceOrientationsCall {
  /// `tabBarControllerSupportedInterfaceOrientations(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask?
  {
    OptionalMember.ownResult(of: self.target, "tabBarControllerSupportedInterfaceOrientations(_:)")
    { self.target.tabBarControllerSupportedInterfaceOrientations(tabBarController) }
  }
}

extension _OptionalCall
where
  Self == _UITabBarControllerDelegateCalls
    .TabBarControllerPreferredInterfaceOrientationForPresentationCall
{
  /// `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientation? {
    OptionalMember.ownResult(
      of: self.target, "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)"
    ) { self.target.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController) }
  }
}
