import Foundation

/// The delegate of an application, which is notified of the events in the application's life.
///
///     @main
///     final class AppDelegate: UIResponder, UIApplicationDelegate {
///       func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
///       ) -> Bool {
///         true
///       }
///     }
///
/// - Differs: Without the Objective-C runtime an object can't be created from its class alone. An
///   application with `@main` needs one more line, in any file: `extension AppDelegate { static
///   func main() { UIApplication.launch(AppDelegate()) } }`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _OptionalWindow {
  /// The window of an application without scenes.
  var window: UIWindow? { get set }

  /// Called when the application is about to finish launching.
  ///
  /// Returns `false` if the application can't handle the URL or the quick action for which it was
  /// launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the application has launched.
  ///
  /// Returns `false` if the application can't handle the URL or the quick action for which it was
  /// launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the application has launched, if the method with options is not implemented.
  @_disfavoredOverload
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Called when the application has become active.
  @_disfavoredOverload
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when the application is about to become inactive.
  @_disfavoredOverload
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the application has entered the background.
  @_disfavoredOverload
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when the application is about to enter the foreground.
  @_disfavoredOverload
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called when the application is about to terminate.
  @_disfavoredOverload
  func applicationWillTerminate(_ application: UIApplication)

  /// Called when a new day has begun or the clock has changed.
  ///
  /// A test sends this event with `UIApplication.changeTimeSignificantly()`.
  @_disfavoredOverload
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// Called when memory is low.
  @_disfavoredOverload
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Called before protected files become unavailable because the device is being locked.
  @_disfavoredOverload
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

  /// Called when protected files can be read again.
  @_disfavoredOverload
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  /// Called to open a URL.
  ///
  /// Returns whether the application has opened the URL.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Called to open a URL, if the method with options is not implemented.
  ///
  /// Returns whether the application has opened the URL.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool

  /// Called to open a URL, if neither the method with options nor the method with the sending
  /// application is implemented.
  ///
  /// Returns whether the application has opened the URL.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool

  /// Called before an activity is continued.
  ///
  /// Returns whether the application shows the user that it continues the activity.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Called to continue an activity, such as a link to the app or an item that a search has found.
  ///
  /// Call the handler with objects that restore the state of the activity. The handler calls
  /// `restoreUserActivityState(_:)` of each object. Returns whether the application has continued
  /// the activity.
  ///
  /// A test passes an activity to the application with `UIApplication.receive(_:)`.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Called when an activity could not be continued.
  ///
  /// A test sends this event with `UIApplication.receive(_:forUserActivityType:)`.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// Called when the system has updated an activity.
  ///
  /// Galley never calls this method, because activities are not sent to other devices.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  /// Called when the user has chosen a Home Screen quick action.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Called to fetch data in the background.
  ///
  /// A test sends this event with `UIApplication.fetchInBackground(completion:)`.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )

  /// Called when there are events of a `URLSession` that loads in the background.
  ///
  /// Call the handler when the events of the session have been processed.
  ///
  /// A test sends this event with
  /// `UIApplication.receiveEvents(ofBackgroundURLSession:completion:)`.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)

  /// Called when there are events of a `URLSession` that loads in the background, if the method
  /// with a handler is not implemented.
  ///
  /// Return when the events of the session have been processed.
  @MainActor func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
  ) async

  /// Called when the user has answered whether the application may show notifications.
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)

  /// Called when the application has registered for remote notifications.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// Called when the application could not register for remote notifications.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// Called when a remote notification has arrived.
  ///
  /// Fetch the data that the notification announces, and call the handler with the result.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

  /// Called when a remote notification has arrived, if the method with a handler is not
  /// implemented.
  ///
  /// Fetch the data that the notification announces, and return the result.
  @MainActor func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult

  /// Returns the configuration of a new scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when the user has closed scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Returns the orientations that a window supports.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Called before the interface of an application without scenes rotates.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)

  /// Called after the interface of an application without scenes has rotated.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)

  /// Returns whether the application may use extensions of other developers, such as custom
  /// keyboards.
  ///
  /// Galley never calls this method, because there are no such extensions.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
}

/// A delegate of an application or of a scene.
///
/// In UIKit `window` is an optional requirement with an optional type. This protocol lets code
/// compile that unwraps both: `delegate?.window??.rootViewController`.
@preconcurrency @MainActor
public protocol _OptionalWindow: NSObjectProtocol {}

extension _OptionalWindow {
  /// The window as a double optional: `nil` if the delegate has no such property, and `.some(nil)`
  /// if there is no window.
  @_disfavoredOverload
  public var window: UIWindow?? {
    if let delegate = self as? any UIApplicationDelegate { return .some(delegate.window) }
    return (self as? any UIWindowSceneDelegate).map { $0.window }
  }
}
