// Written by `script/docs --optional-calls`: edit UIPageViewControllerDelegate, not this file.
import Foundation

extension UIPageViewControllerDelegate {
  /// The optional spelling, `delegate?.pageViewController?(…)`.
  @_disfavoredOverload
  public var pageViewController: _UIPageViewControllerDelegateCalls.PageViewControllerCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.pageViewControllerSupportedInterfaceOrientations?(…)`.
  @_disfavoredOverload
  public var pageViewControllerSupportedInterfaceOrientations:
    _UIPageViewControllerDelegateCalls.PageViewControllerSupportedInterfaceOrientationsCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation?(…)`.
  @_disfavoredOverload
  public var pageViewControllerPreferredInterfaceOrientationForPresentation:
    _UIPageViewControllerDelegateCalls
      .PageViewControllerPreferredInterfaceOrientationForPresentationCall?
  { .init(target: self) }
}

/// The optional calls of `UIPageViewControllerDelegate`.
public enum _UIPageViewControllerDelegateCalls {
  /// `delegate?.pageViewController?`.
  @preconcurrency @MainActor
  public struct PageViewControllerCall: _OptionalCall {
    internal let target: any UIPageViewControllerDelegate

    /// `pageViewController(_:willTransitionTo:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) -> Void? {
      OptionalMember.ownResult(of: target, "pageViewController(_:willTransitionTo:)") {
        target.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
      }
    }

    /// `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) -> Void? {
      OptionalMember.ownResult(
        of: target,
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
      ) {
        target.pageViewController(
          pageViewController, didFinishAnimating: finished,
          previousViewControllers: previousViewControllers, transitionCompleted: completed)
      }
    }

    /// `pageViewController(_:spineLocationFor:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      target.pageViewController(pageViewController, spineLocationFor: orientation)
    }

  }

  /// `delegate?.pageViewControllerSupportedInterfaceOrientations?`.
  @preconcurrency @MainActor
  public struct PageViewControllerSupportedInterfaceOrientationsCall: _OptionalCall {
    internal let target: any UIPageViewControllerDelegate

    /// `pageViewControllerSupportedInterfaceOrientations(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ pageViewController: UIPageViewController)
      -> UIInterfaceOrientationMask
    {
      target.pageViewControllerSupportedInterfaceOrientations(pageViewController)
    }

  }

  /// `delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation?`.
  @preconcurrency @MainActor
  public struct PageViewControllerPreferredInterfaceOrientationForPresentationCall: _OptionalCall {
    internal let target: any UIPageViewControllerDelegate

    /// `pageViewControllerPreferredInterfaceOrientationForPresentation(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation
    {
      target.pageViewControllerPreferredInterfaceOrientationForPresentation(pageViewController)
    }

  }
}

extension _OptionalCall where Self == _UIPageViewControllerDelegateCalls.PageViewControllerCall {
  /// `pageViewController(_:spineLocationFor:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation? {
    OptionalMember.ownResult(of: self.target, "pageViewController(_:spineLocationFor:)") {
      self.target.pageViewController(pageViewController, spineLocationFor: orientation)
    }
  }
}

extension _OptionalCall
where
  Self == _UIPageViewControllerDelegateCalls.PageViewControllerSupportedInterfaceOrientationsCall
{
  /// `pageViewControllerSupportedInterfaceOrientations(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask?
  {
    OptionalMember.ownResult(
      of: self.target, "pageViewControllerSupportedInterfaceOrientations(_:)"
    ) { self.target.pageViewControllerSupportedInterfaceOrientations(pageViewController) }
  }
}

extension _OptionalCall
where
  Self == _UIPageViewControllerDelegateCalls
    .PageViewControllerPreferredInterfaceOrientationForPresentationCall
{
  /// `pageViewControllerPreferredInterfaceOrientationForPresentation(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation?
  {
    OptionalMember.ownResult(
      of: self.target, "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)"
    ) {
      self.target.pageViewControllerPreferredInterfaceOrientationForPresentation(pageViewController)
    }
  }
}
