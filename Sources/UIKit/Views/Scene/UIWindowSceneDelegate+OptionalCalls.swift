// Written by `script/docs --optional-calls`: edit UIWindowSceneDelegate, not this file.
import Foundation

extension UIWindowSceneDelegate {
  /// The optional spelling, `delegate?.windowScene?(…)`.
  @_disfavoredOverload
  public var windowScene: _UIWindowSceneDelegateCalls.WindowSceneCall? { .init(target: self) }
}

/// The optional calls of `UIWindowSceneDelegate`.
public enum _UIWindowSceneDelegateCalls {
  /// `delegate?.windowScene?`.
  @preconcurrency @MainActor
  public struct WindowSceneCall: _OptionalCall {
    internal let target: any UIWindowSceneDelegate

    /// `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
      ) {
        target.windowScene(
          windowScene, didUpdate: previousCoordinateSpace,
          interfaceOrientation: previousInterfaceOrientation,
          traitCollection: previousTraitCollection)
      }
    }

    /// `windowScene(_:performActionFor:completionHandler:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) -> Void? {
      OptionalMember.ownResult(of: target, "windowScene(_:performActionFor:completionHandler:)") {
        target.windowScene(
          windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
      }
    }

  }
}
