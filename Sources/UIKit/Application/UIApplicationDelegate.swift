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
  @_disfavoredOverload
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// The application gets events.
  @_disfavoredOverload
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The application is about to get no more events.
  @_disfavoredOverload
  func applicationWillResignActive(_ application: UIApplication)

  /// The application is not shown any more.
  @_disfavoredOverload
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The application is about to be shown again.
  @_disfavoredOverload
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The application is about to end.
  @_disfavoredOverload
  func applicationWillTerminate(_ application: UIApplication)

  /// Memory runs short.
  @_disfavoredOverload
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
  ) -> Bool { DefaultAnswer.value(true, of: self) }

  /// It can.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if DefaultAnswer.note(self) { return true }
    applicationDidFinishLaunching(application)
    return true
  }

  /// Nothing happens.
  @_disfavoredOverload
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    DefaultAnswer.note(self)
  }
  /// Nothing happens.
  @_disfavoredOverload
  public func applicationDidBecomeActive(_ application: UIApplication) { DefaultAnswer.note(self) }
  /// Nothing happens.
  @_disfavoredOverload
  public func applicationWillResignActive(_ application: UIApplication) { DefaultAnswer.note(self) }
  /// Nothing happens.
  @_disfavoredOverload
  public func applicationDidEnterBackground(_ application: UIApplication) {
    DefaultAnswer.note(self)
  }
  /// Nothing happens.
  @_disfavoredOverload
  public func applicationWillEnterForeground(_ application: UIApplication) {
    DefaultAnswer.note(self)
  }
  /// Nothing happens.
  @_disfavoredOverload
  public func applicationWillTerminate(_ application: UIApplication) { DefaultAnswer.note(self) }
  /// Nothing happens.
  @_disfavoredOverload
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    DefaultAnswer.note(self)
  }

  /// It was not.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { DefaultAnswer.value(false, of: self) }

  /// It was not done.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    if DefaultAnswer.note(self) { return }
    completionHandler(false)
  }

  /// There is nothing new.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if DefaultAnswer.note(self) { return }
    completionHandler(.noData)
  }

  /// Nothing happens.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { DefaultAnswer.note(self) }

  /// Nothing happens.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { DefaultAnswer.note(self) }

  /// It does not say.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { DefaultAnswer.value(.none, of: self) }

  /// Nothing happens.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { DefaultAnswer.note(self) }

  /// In all ways.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { DefaultAnswer.value(.all, of: self) }
}
