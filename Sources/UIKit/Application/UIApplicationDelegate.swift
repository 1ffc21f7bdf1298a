import Foundation

/// What is told what happens to the application.
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
/// - Differs: without the Objective-C runtime nobody can make an object from its class alone, and an
///   application with `@main` needs a line more, which can stand in a file of its own:
///   `extension AppDelegate { static func main() { UIApplication.launch(AppDelegate()) } }`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _OptionalWindow {
  /// The window, where there are no scenes.
  var window: UIWindow? { get set }

  /// The application is about to have been started. Answers whether it can do what it was started
  /// for.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The application has been started. Answers whether it can do what it was started for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The application has been started. Not called if it is told with options.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// The application gets events.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The application is about to get no more events.
  func applicationWillResignActive(_ application: UIApplication)

  /// The application is not shown any more.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The application is about to be shown again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The application is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// Memory runs short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// An address is to be opened. Answers whether it was.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Something was chosen that the application's icon offers.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Something can be loaded in the background.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )

  /// Notifications will come.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// No notifications will come.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// How a new scene is made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Scenes were closed by the user.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// In which ways a window can stand.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

/// Something that may leave out its window. In Objective-C such a property is asked for in two steps,
/// `delegate?.window??.rootViewController`; this is here so that such lines compile.
@preconcurrency @MainActor
public protocol _OptionalWindow: NSObjectProtocol {}

extension _OptionalWindow {
  /// The window, in two steps: whether it can be asked for, and whether there is one.
  @_disfavoredOverload
  public var window: UIWindow?? { (self as? any UIApplicationDelegate).map { $0.window } }
}

// All of them may be left out.

extension UIApplicationDelegate {
  /// None; what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// It can.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// It can.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Nothing happens.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Nothing happens.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nothing happens.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Nothing happens.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Nothing happens.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Nothing happens.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Nothing happens.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// It was not.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// It was not done.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// There is nothing new.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }

  /// Nothing happens.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Nothing happens.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// It does not say.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { .none }

  /// Nothing happens.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// In all ways.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}
