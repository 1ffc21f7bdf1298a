// Written by `script/docs --optional-calls`: edit UINavigationControllerDelegate, not this file.
import Foundation

extension UINavigationControllerDelegate {
  /// The optional spelling, `delegate?.navigationController?(…)`.
  @_disfavoredOverload
  public var navigationController: _UINavigationControllerDelegateCalls.NavigationControllerCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.navigationControllerSupportedInterfaceOrientations?(…)`.
  @_disfavoredOverload
  public var navigationControllerSupportedInterfaceOrientations:
    _UINavigationControllerDelegateCalls.NavigationControllerSupportedInterfaceOrientationsCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.navigationControllerPreferredInterfaceOrientationForPresentation?(…)`.
  @_disfavoredOverload
  public var navigationControllerPreferredInterfaceOrientationForPresentation:
    _UINavigationControllerDelegateCalls
      .NavigationControllerPreferredInterfaceOrientationForPresentationCall?
  { .init(target: self) }
}

/// The optional calls of `UINavigationControllerDelegate`.
public enum _UINavigationControllerDelegateCalls {
  /// `delegate?.navigationController?`.
  @preconcurrency @MainActor
  public struct NavigationControllerCall: _OptionalCall {
    internal let target: any UINavigationControllerDelegate

    /// `navigationController(_:willShow:animated:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) -> Void? {
      OptionalMember.ownResult(of: target, "navigationController(_:willShow:animated:)") {
        target.navigationController(
          navigationController, willShow: viewController, animated: animated)
      }
    }

    /// `navigationController(_:didShow:animated:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) -> Void? {
      OptionalMember.ownResult(of: target, "navigationController(_:didShow:animated:)") {
        target.navigationController(
          navigationController, didShow: viewController, animated: animated)
      }
    }

    /// `navigationController(_:animationControllerFor:from:to:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      OptionalMember.ownResult(
        of: target, "navigationController(_:animationControllerFor:from:to:)"
      ) {
        target.navigationController(
          navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
      } ?? nil
    }

    /// `navigationController(_:interactionControllerFor:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      OptionalMember.ownResult(of: target, "navigationController(_:interactionControllerFor:)") {
        target.navigationController(
          navigationController, interactionControllerFor: animationController)
      } ?? nil
    }

  }

  /// `delegate?.navigationControllerSupportedInterfaceOrientations?`.
  @preconcurrency @MainActor
  public struct NavigationControllerSupportedInterfaceOrientationsCall: _OptionalCall {
    internal let target: any UINavigationControllerDelegate

    /// `navigationControllerSupportedInterfaceOrientations(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ navigationController: UINavigationController)
      -> UIInterfaceOrientationMask
    {
      target.navigationControllerSupportedInterfaceOrientations(navigationController)
    }

  }

  /// `delegate?.navigationControllerPreferredInterfaceOrientationForPresentation?`.
  @preconcurrency @MainActor
  public struct NavigationControllerPreferredInterfaceOrientationForPresentationCall: _OptionalCall
  {
    internal let target: any UINavigationControllerDelegate

    /// `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ navigationController: UINavigationController)
      -> UIInterfaceOrientation
    {
      target.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }

  }
}

extension _OptionalCall
where
  Self == _UINavigationControllerDelegateCalls
    .NavigationControllerSupportedInterfaceOrientationsCall
{
  /// `navigationControllerSupportedInterfaceOrientations(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask?
  {
    OptionalMember.ownResult(
      of: self.target, "navigationControllerSupportedInterfaceOrientations(_:)"
    ) { self.target.navigationControllerSupportedInterfaceOrientations(navigationController) }
  }
}

extension _OptionalCall
where
  Self == _UINavigationControllerDelegateCalls
    .NavigationControllerPreferredInterfaceOrientationForPresentationCall
{
  /// `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ navigationController: UINavigationController)
    -> UIInterfaceOrientation?
  {
    OptionalMember.ownResult(
      of: self.target, "navigationControllerPreferredInterfaceOrientationForPresentation(_:)"
    ) {
      self.target.navigationControllerPreferredInterfaceOrientationForPresentation(
        navigationController)
    }
  }
}
