import Foundation

// The default implementations, because all methods are optional in UIKit.

extension UIApplicationDelegate {
  /// The default: always `nil`, and a new value is not stored.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The default: returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }

  /// The default: returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if OptionalMember.noteDefault(self) { return true }
    applicationDidFinishLaunching(application)
    return true
  }

  /// The default: does nothing.
  @_disfavoredOverload
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func applicationDidBecomeActive(_ application: UIApplication) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func applicationWillResignActive(_ application: UIApplication) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func applicationDidEnterBackground(_ application: UIApplication) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func applicationWillEnterForeground(_ application: UIApplication) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func applicationWillTerminate(_ application: UIApplication) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func applicationSignificantTimeChange(_ application: UIApplication) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    OptionalMember.noteDefault(self)
  }

  /// The default: does nothing.
  @_disfavoredOverload
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    OptionalMember.noteDefault(self)
  }

  /// The default: calls the method that has the sending application as a parameter.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    if OptionalMember.noteDefault(self) { return false }
    return self.application(
      app, open: url, sourceApplication: options[.sourceApplication] as? String,
      annotation: options[.annotation] ?? NSNull())
  }

  /// The default: calls `application(_:handleOpen:)`.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    if OptionalMember.noteDefault(self) { return false }
    return self.application(application, handleOpen: url)
  }

  /// The default: returns `false`.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    OptionalMember.defaultValue(false, of: self)
  }

  /// The default: returns `false`.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }

  /// The default: returns `false`.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }

  /// The default: does nothing.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { OptionalMember.noteDefault(self) }

  /// The default: does nothing.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    OptionalMember.noteDefault(self)
  }

  /// The default: calls the handler with `false`.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    if OptionalMember.noteDefault(self) { return }
    completionHandler(false)
  }

  /// The default: calls the handler with `noData`.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if OptionalMember.noteDefault(self) { return }
    completionHandler(.noData)
  }

  /// The default: awaits the method without a handler, and then calls the handler.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    if OptionalMember.noteDefault(self) { return }
    AwaitedAnswers.begin()
    Task {
      await self.application(application, handleEventsForBackgroundURLSession: identifier)
      completionHandler()
      AwaitedAnswers.end()
    }
  }

  /// The default: does nothing.
  @MainActor public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
  ) async {}

  /// The default: does nothing.
  public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) { OptionalMember.noteDefault(self) }

  /// The default: does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { OptionalMember.noteDefault(self) }

  /// The default: does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { OptionalMember.noteDefault(self) }

  /// The default: awaits the method without a handler, and then calls the handler.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if OptionalMember.noteDefault(self) { return }
    AwaitedAnswers.begin()
    Task {
      completionHandler(
        await self.application(application, didReceiveRemoteNotification: userInfo))
      AwaitedAnswers.end()
    }
  }

  /// The default: returns `noData`.
  @MainActor public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult { .noData }

  /// The default: returns a configuration without a name.
  ///
  /// The configuration in the property list is used instead. If the property list has none,
  /// the application has no scenes.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { OptionalMember.defaultValue(.none, of: self) }

  /// The default: does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { OptionalMember.noteDefault(self) }

  /// The default: returns all orientations. The orientations in the property list of the
  /// application are used instead, if there are any.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { OptionalMember.defaultValue(.all, of: self) }

  /// The default: does nothing.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { OptionalMember.noteDefault(self) }

  /// The default: does nothing.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) { OptionalMember.noteDefault(self) }

  /// The default: returns `true`.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
}
