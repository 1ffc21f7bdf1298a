// Written by `script/docs --optional-calls`: edit UIApplicationDelegate, not this file.
import Foundation

extension UIApplicationDelegate {
  /// The optional spelling, `delegate?.application?(…)`.
  @_disfavoredOverload
  public var application: _UIApplicationDelegateCalls.ApplicationCall? { .init(target: self) }

  /// The optional spelling, `delegate?.applicationDidFinishLaunching?(…)`.
  @_disfavoredOverload
  public var applicationDidFinishLaunching:
    _UIApplicationDelegateCalls.ApplicationDidFinishLaunchingCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.applicationDidBecomeActive?(…)`.
  @_disfavoredOverload
  public var applicationDidBecomeActive: _UIApplicationDelegateCalls.ApplicationDidBecomeActiveCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.applicationWillResignActive?(…)`.
  @_disfavoredOverload
  public var applicationWillResignActive:
    _UIApplicationDelegateCalls.ApplicationWillResignActiveCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.applicationDidEnterBackground?(…)`.
  @_disfavoredOverload
  public var applicationDidEnterBackground:
    _UIApplicationDelegateCalls.ApplicationDidEnterBackgroundCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.applicationWillEnterForeground?(…)`.
  @_disfavoredOverload
  public var applicationWillEnterForeground:
    _UIApplicationDelegateCalls.ApplicationWillEnterForegroundCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.applicationWillTerminate?(…)`.
  @_disfavoredOverload
  public var applicationWillTerminate: _UIApplicationDelegateCalls.ApplicationWillTerminateCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.applicationSignificantTimeChange?(…)`.
  @_disfavoredOverload
  public var applicationSignificantTimeChange:
    _UIApplicationDelegateCalls.ApplicationSignificantTimeChangeCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.applicationDidReceiveMemoryWarning?(…)`.
  @_disfavoredOverload
  public var applicationDidReceiveMemoryWarning:
    _UIApplicationDelegateCalls.ApplicationDidReceiveMemoryWarningCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.applicationProtectedDataWillBecomeUnavailable?(…)`.
  @_disfavoredOverload
  public var applicationProtectedDataWillBecomeUnavailable:
    _UIApplicationDelegateCalls.ApplicationProtectedDataWillBecomeUnavailableCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.applicationProtectedDataDidBecomeAvailable?(…)`.
  @_disfavoredOverload
  public var applicationProtectedDataDidBecomeAvailable:
    _UIApplicationDelegateCalls.ApplicationProtectedDataDidBecomeAvailableCall?
  { .init(target: self) }
}

/// The optional calls of `UIApplicationDelegate`.
public enum _UIApplicationDelegateCalls {
  /// `delegate?.application?`.
  @preconcurrency @MainActor
  public struct ApplicationCall: _OptionalCall {
    internal let target: any UIApplicationDelegate

    /// `application(_:willFinishLaunchingWithOptions:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      target.application(application, willFinishLaunchingWithOptions: launchOptions)
    }

    /// `application(_:didFinishLaunchingWithOptions:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      target.application(application, didFinishLaunchingWithOptions: launchOptions)
    }

    /// `application(_:open:options:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      target.application(app, open: url, options: options)
    }

    /// `application(_:open:sourceApplication:annotation:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool {
      target.application(
        application, open: url, sourceApplication: sourceApplication, annotation: annotation)
    }

    /// `application(_:handleOpen:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ application: UIApplication, handleOpen url: URL) -> Bool {
      target.application(application, handleOpen: url)
    }

    /// `application(_:willContinueUserActivityWithType:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
      target.application(application, willContinueUserActivityWithType: userActivityType)
    }

    /// `application(_:continue:restorationHandler:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      target.application(
        application, continue: userActivity, restorationHandler: restorationHandler)
    }

    /// `application(_:didFailToContinueUserActivityWithType:error:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "application(_:didFailToContinueUserActivityWithType:error:)"
      ) {
        target.application(
          application, didFailToContinueUserActivityWithType: userActivityType, error: error)
      }
    }

    /// `application(_:didUpdate:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "application(_:didUpdate:)") {
        target.application(application, didUpdate: userActivity)
      }
    }

    /// `application(_:performActionFor:completionHandler:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) -> Void? {
      OptionalMember.ownResult(of: target, "application(_:performActionFor:completionHandler:)") {
        target.application(
          application, performActionFor: shortcutItem, completionHandler: completionHandler)
      }
    }

    /// `application(_:performFetchWithCompletionHandler:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler:
        @escaping (UIBackgroundFetchResult) -> Void
    ) -> Void? {
      OptionalMember.ownResult(of: target, "application(_:performFetchWithCompletionHandler:)") {
        target.application(application, performFetchWithCompletionHandler: completionHandler)
      }
    }

    /// `application(_:handleEventsForBackgroundURLSession:completionHandler:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "application(_:handleEventsForBackgroundURLSession:completionHandler:)"
      ) {
        target.application(
          application, handleEventsForBackgroundURLSession: identifier,
          completionHandler: completionHandler)
      }
    }

    /// `application(_:didRegister:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) -> Void? {
      OptionalMember.ownResult(of: target, "application(_:didRegister:)") {
        target.application(application, didRegister: notificationSettings)
      }
    }

    /// `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ application: UIApplication,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)"
      ) {
        target.application(
          application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
      }
    }

    /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "application(_:didFailToRegisterForRemoteNotificationsWithError:)"
      ) { target.application(application, didFailToRegisterForRemoteNotificationsWithError: error) }
    }

    /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
      ) {
        target.application(
          application, didReceiveRemoteNotification: userInfo,
          fetchCompletionHandler: completionHandler)
      }
    }

    /// `application(_:configurationForConnecting:options:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      target.application(
        application, configurationForConnecting: connectingSceneSession, options: options)
    }

    /// `application(_:didDiscardSceneSessions:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) -> Void? {
      OptionalMember.ownResult(of: target, "application(_:didDiscardSceneSessions:)") {
        target.application(application, didDiscardSceneSessions: sceneSessions)
      }
    }

    /// `application(_:supportedInterfaceOrientationsFor:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      target.application(application, supportedInterfaceOrientationsFor: window)
    }

    /// `application(_:willChangeStatusBarOrientation:duration:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ application: UIApplication,
      willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "application(_:willChangeStatusBarOrientation:duration:)"
      ) {
        target.application(
          application, willChangeStatusBarOrientation: newStatusBarOrientation, duration: duration)
      }
    }

    /// `application(_:didChangeStatusBarOrientation:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ application: UIApplication,
      didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) -> Void? {
      OptionalMember.ownResult(of: target, "application(_:didChangeStatusBarOrientation:)") {
        target.application(application, didChangeStatusBarOrientation: oldStatusBarOrientation)
      }
    }

    /// `application(_:shouldAllowExtensionPointIdentifier:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
        .ExtensionPointIdentifier
    ) -> Bool {
      target.application(application, shouldAllowExtensionPointIdentifier: extensionPointIdentifier)
    }

  }

  /// `delegate?.applicationDidFinishLaunching?`.
  @preconcurrency @MainActor
  public struct ApplicationDidFinishLaunchingCall: _OptionalCall {
    internal let target: any UIApplicationDelegate

    /// `applicationDidFinishLaunching(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ application: UIApplication) -> Void? {
      OptionalMember.ownResult(of: target, "applicationDidFinishLaunching(_:)") {
        target.applicationDidFinishLaunching(application)
      }
    }

  }

  /// `delegate?.applicationDidBecomeActive?`.
  @preconcurrency @MainActor
  public struct ApplicationDidBecomeActiveCall: _OptionalCall {
    internal let target: any UIApplicationDelegate

    /// `applicationDidBecomeActive(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ application: UIApplication) -> Void? {
      OptionalMember.ownResult(of: target, "applicationDidBecomeActive(_:)") {
        target.applicationDidBecomeActive(application)
      }
    }

  }

  /// `delegate?.applicationWillResignActive?`.
  @preconcurrency @MainActor
  public struct ApplicationWillResignActiveCall: _OptionalCall {
    internal let target: any UIApplicationDelegate

    /// `applicationWillResignActive(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ application: UIApplication) -> Void? {
      OptionalMember.ownResult(of: target, "applicationWillResignActive(_:)") {
        target.applicationWillResignActive(application)
      }
    }

  }

  /// `delegate?.applicationDidEnterBackground?`.
  @preconcurrency @MainActor
  public struct ApplicationDidEnterBackgroundCall: _OptionalCall {
    internal let target: any UIApplicationDelegate

    /// `applicationDidEnterBackground(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ application: UIApplication) -> Void? {
      OptionalMember.ownResult(of: target, "applicationDidEnterBackground(_:)") {
        target.applicationDidEnterBackground(application)
      }
    }

  }

  /// `delegate?.applicationWillEnterForeground?`.
  @preconcurrency @MainActor
  public struct ApplicationWillEnterForegroundCall: _OptionalCall {
    internal let target: any UIApplicationDelegate

    /// `applicationWillEnterForeground(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ application: UIApplication) -> Void? {
      OptionalMember.ownResult(of: target, "applicationWillEnterForeground(_:)") {
        target.applicationWillEnterForeground(application)
      }
    }

  }

  /// `delegate?.applicationWillTerminate?`.
  @preconcurrency @MainActor
  public struct ApplicationWillTerminateCall: _OptionalCall {
    internal let target: any UIApplicationDelegate

    /// `applicationWillTerminate(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ application: UIApplication) -> Void? {
      OptionalMember.ownResult(of: target, "applicationWillTerminate(_:)") {
        target.applicationWillTerminate(application)
      }
    }

  }

  /// `delegate?.applicationSignificantTimeChange?`.
  @preconcurrency @MainActor
  public struct ApplicationSignificantTimeChangeCall: _OptionalCall {
    internal let target: any UIApplicationDelegate

    /// `applicationSignificantTimeChange(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ application: UIApplication) -> Void? {
      OptionalMember.ownResult(of: target, "applicationSignificantTimeChange(_:)") {
        target.applicationSignificantTimeChange(application)
      }
    }

  }

  /// `delegate?.applicationDidReceiveMemoryWarning?`.
  @preconcurrency @MainActor
  public struct ApplicationDidReceiveMemoryWarningCall: _OptionalCall {
    internal let target: any UIApplicationDelegate

    /// `applicationDidReceiveMemoryWarning(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ application: UIApplication) -> Void? {
      OptionalMember.ownResult(of: target, "applicationDidReceiveMemoryWarning(_:)") {
        target.applicationDidReceiveMemoryWarning(application)
      }
    }

  }

  /// `delegate?.applicationProtectedDataWillBecomeUnavailable?`.
  @preconcurrency @MainActor
  public struct ApplicationProtectedDataWillBecomeUnavailableCall: _OptionalCall {
    internal let target: any UIApplicationDelegate

    /// `applicationProtectedDataWillBecomeUnavailable(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ application: UIApplication) -> Void? {
      OptionalMember.ownResult(of: target, "applicationProtectedDataWillBecomeUnavailable(_:)") {
        target.applicationProtectedDataWillBecomeUnavailable(application)
      }
    }

  }

  /// `delegate?.applicationProtectedDataDidBecomeAvailable?`.
  @preconcurrency @MainActor
  public struct ApplicationProtectedDataDidBecomeAvailableCall: _OptionalCall {
    internal let target: any UIApplicationDelegate

    /// `applicationProtectedDataDidBecomeAvailable(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ application: UIApplication) -> Void? {
      OptionalMember.ownResult(of: target, "applicationProtectedDataDidBecomeAvailable(_:)") {
        target.applicationProtectedDataDidBecomeAvailable(application)
      }
    }

  }
}

extension _OptionalCall where Self == _UIApplicationDelegateCalls.ApplicationCall {
  /// `application(_:willFinishLaunchingWithOptions:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "application(_:willFinishLaunchingWithOptions:)") {
      self.target.application(application, willFinishLaunchingWithOptions: launchOptions)
    }
  }

  /// `application(_:didFinishLaunchingWithOptions:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "application(_:didFinishLaunchingWithOptions:)") {
      self.target.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
  }

  /// `application(_:open:options:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "application(_:open:options:)") {
      self.target.application(app, open: url, options: options)
    }
  }

  /// `application(_:open:sourceApplication:annotation:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "application(_:open:sourceApplication:annotation:)") {
      self.target.application(
        application, open: url, sourceApplication: sourceApplication, annotation: annotation)
    }
  }

  /// `application(_:handleOpen:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ application: UIApplication, handleOpen url: URL) -> Bool? {
    OptionalMember.ownResult(of: self.target, "application(_:handleOpen:)") {
      self.target.application(application, handleOpen: url)
    }
  }

  /// `application(_:willContinueUserActivityWithType:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "application(_:willContinueUserActivityWithType:)") {
      self.target.application(application, willContinueUserActivityWithType: userActivityType)
    }
  }

  /// `application(_:continue:restorationHandler:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "application(_:continue:restorationHandler:)") {
      self.target.application(
        application, continue: userActivity, restorationHandler: restorationHandler)
    }
  }

  /// `application(_:configurationForConnecting:options:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    OptionalMember.ownResult(of: self.target, "application(_:configurationForConnecting:options:)")
    {
      self.target.application(
        application, configurationForConnecting: connectingSceneSession, options: options)
    }
  }

  /// `application(_:supportedInterfaceOrientationsFor:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask? {
    OptionalMember.ownResult(of: self.target, "application(_:supportedInterfaceOrientationsFor:)") {
      self.target.application(application, supportedInterfaceOrientationsFor: window)
    }
  }

  /// `application(_:shouldAllowExtensionPointIdentifier:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "application(_:shouldAllowExtensionPointIdentifier:)")
    {
      self.target.application(
        application, shouldAllowExtensionPointIdentifier: extensionPointIdentifier)
    }
  }
}
