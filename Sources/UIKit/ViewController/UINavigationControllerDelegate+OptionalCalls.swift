// Written by `script/docs --optional-calls`: edit UINavigationControllerDelegate, not this file.
import Foundation

extension UINavigationControllerDelegate {
  /// The optional spelling, `delegate?.navigationController?(…)`.
  @_disfavoredOverload
  public var navigationController: _UINavigationControllerDelegateCalls.NavigationControllerCall? {
    .init(target: self)
  }
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
      DefaultAnswer.own(of: target, "navigationController(_:willShow:animated:)") {
        target.navigationController(
          navigationController, willShow: viewController, animated: animated)
      }
    }

    /// `navigationController(_:didShow:animated:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) -> Void? {
      DefaultAnswer.own(of: target, "navigationController(_:didShow:animated:)") {
        target.navigationController(
          navigationController, didShow: viewController, animated: animated)
      }
    }

  }
}
