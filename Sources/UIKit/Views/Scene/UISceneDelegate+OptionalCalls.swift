// Written by `script/docs --optional-calls`: edit UISceneDelegate, not this file.
import Foundation

extension UISceneDelegate {
  /// The optional spelling, `delegate?.scene?(…)`.
  @_disfavoredOverload
  public var scene: _UISceneDelegateCalls.SceneCall? { .init(target: self) }

  /// The optional spelling, `delegate?.sceneDidDisconnect?(…)`.
  @_disfavoredOverload
  public var sceneDidDisconnect: _UISceneDelegateCalls.SceneDidDisconnectCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.sceneDidBecomeActive?(…)`.
  @_disfavoredOverload
  public var sceneDidBecomeActive: _UISceneDelegateCalls.SceneDidBecomeActiveCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.sceneWillResignActive?(…)`.
  @_disfavoredOverload
  public var sceneWillResignActive: _UISceneDelegateCalls.SceneWillResignActiveCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.sceneWillEnterForeground?(…)`.
  @_disfavoredOverload
  public var sceneWillEnterForeground: _UISceneDelegateCalls.SceneWillEnterForegroundCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.sceneDidEnterBackground?(…)`.
  @_disfavoredOverload
  public var sceneDidEnterBackground: _UISceneDelegateCalls.SceneDidEnterBackgroundCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.stateRestorationActivity?(…)`.
  @_disfavoredOverload
  public var stateRestorationActivity: _UISceneDelegateCalls.StateRestorationActivityCall? {
    .init(target: self)
  }
}

/// The optional calls of `UISceneDelegate`.
public enum _UISceneDelegateCalls {
  /// `delegate?.scene?`.
  @preconcurrency @MainActor
  public struct SceneCall: _OptionalCall {
    internal let target: any UISceneDelegate

    /// `scene(_:willConnectTo:options:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) -> Void? {
      OptionalMember.ownResult(of: target, "scene(_:willConnectTo:options:)") {
        target.scene(scene, willConnectTo: session, options: connectionOptions)
      }
    }

    /// `scene(_:openURLContexts:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "scene(_:openURLContexts:)") {
        target.scene(scene, openURLContexts: URLContexts)
      }
    }

    /// `scene(_:restoreInteractionStateWith:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) -> Void? {
      OptionalMember.ownResult(of: target, "scene(_:restoreInteractionStateWith:)") {
        target.scene(scene, restoreInteractionStateWith: stateRestorationActivity)
      }
    }

    /// `scene(_:willContinueUserActivityWithType:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
    ) -> Void? {
      OptionalMember.ownResult(of: target, "scene(_:willContinueUserActivityWithType:)") {
        target.scene(scene, willContinueUserActivityWithType: userActivityType)
      }
    }

    /// `scene(_:continue:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) -> Void? {
      OptionalMember.ownResult(of: target, "scene(_:continue:)") {
        target.scene(scene, continue: userActivity)
      }
    }

    /// `scene(_:didFailToContinueUserActivityWithType:error:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) -> Void? {
      OptionalMember.ownResult(of: target, "scene(_:didFailToContinueUserActivityWithType:error:)")
      { target.scene(scene, didFailToContinueUserActivityWithType: userActivityType, error: error) }
    }

    /// `scene(_:didUpdate:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scene: UIScene, didUpdate userActivity: NSUserActivity) -> Void? {
      OptionalMember.ownResult(of: target, "scene(_:didUpdate:)") {
        target.scene(scene, didUpdate: userActivity)
      }
    }

  }

  /// `delegate?.sceneDidDisconnect?`.
  @preconcurrency @MainActor
  public struct SceneDidDisconnectCall: _OptionalCall {
    internal let target: any UISceneDelegate

    /// `sceneDidDisconnect(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scene: UIScene) -> Void? {
      OptionalMember.ownResult(of: target, "sceneDidDisconnect(_:)") {
        target.sceneDidDisconnect(scene)
      }
    }

  }

  /// `delegate?.sceneDidBecomeActive?`.
  @preconcurrency @MainActor
  public struct SceneDidBecomeActiveCall: _OptionalCall {
    internal let target: any UISceneDelegate

    /// `sceneDidBecomeActive(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scene: UIScene) -> Void? {
      OptionalMember.ownResult(of: target, "sceneDidBecomeActive(_:)") {
        target.sceneDidBecomeActive(scene)
      }
    }

  }

  /// `delegate?.sceneWillResignActive?`.
  @preconcurrency @MainActor
  public struct SceneWillResignActiveCall: _OptionalCall {
    internal let target: any UISceneDelegate

    /// `sceneWillResignActive(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scene: UIScene) -> Void? {
      OptionalMember.ownResult(of: target, "sceneWillResignActive(_:)") {
        target.sceneWillResignActive(scene)
      }
    }

  }

  /// `delegate?.sceneWillEnterForeground?`.
  @preconcurrency @MainActor
  public struct SceneWillEnterForegroundCall: _OptionalCall {
    internal let target: any UISceneDelegate

    /// `sceneWillEnterForeground(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scene: UIScene) -> Void? {
      OptionalMember.ownResult(of: target, "sceneWillEnterForeground(_:)") {
        target.sceneWillEnterForeground(scene)
      }
    }

  }

  /// `delegate?.sceneDidEnterBackground?`.
  @preconcurrency @MainActor
  public struct SceneDidEnterBackgroundCall: _OptionalCall {
    internal let target: any UISceneDelegate

    /// `sceneDidEnterBackground(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scene: UIScene) -> Void? {
      OptionalMember.ownResult(of: target, "sceneDidEnterBackground(_:)") {
        target.sceneDidEnterBackground(scene)
      }
    }

  }

  /// `delegate?.stateRestorationActivity?`.
  @preconcurrency @MainActor
  public struct StateRestorationActivityCall: _OptionalCall {
    internal let target: any UISceneDelegate

    /// `stateRestorationActivity(for:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
      OptionalMember.ownResult(of: target, "stateRestorationActivity(for:)") {
        target.stateRestorationActivity(for: scene)
      } ?? nil
    }

    /// `stateRestorationActivity(for:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ scene: UIScene) -> NSUserActivity? {
      self(for: scene)
    }

  }
}
