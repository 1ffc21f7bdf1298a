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

    /// `windowScene(_:performActionFor:completionHandler:)` as a value, which is called without labels.
    public func callAsFunction(
      _ windowScene: UIWindowScene, _ shortcutItem: UIApplicationShortcutItem,
      _ completionHandler: @escaping (Bool) -> Void
    ) {
      target.windowScene(
        windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
    }

  }
}
