import Foundation

/// The delegate of a scene, which responds to its events.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene connects.
  ///
  /// The delegate creates the window in this method.
  @_disfavoredOverload
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called when the scene has disconnected.
  ///
  /// The scene may connect again later.
  @_disfavoredOverload
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene has become active.
  @_disfavoredOverload
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the scene is about to become inactive.
  @_disfavoredOverload
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the scene is about to enter the foreground.
  @_disfavoredOverload
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene has entered the background.
  @_disfavoredOverload
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Called to open URLs.
  ///
  /// If the scene connects in order to open URLs, this method is not called. The URLs are in the
  /// connection options instead.
  @_disfavoredOverload
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Returns the activity from which the scene's content can be restored.
  ///
  /// The method is called when the scene has entered the background. A later scene finds the
  /// activity in `session.stateRestorationActivity`.
  @_disfavoredOverload
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// Called after the scene has connected, with the activity that was saved.
  ///
  /// The delegate restores the state of the interaction: a scroll position, or a text that was
  /// being typed.
  @_disfavoredOverload
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

  /// Called before an activity is continued.
  ///
  /// If the scene connects in order to continue an activity, this method is not called.
  @_disfavoredOverload
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Called to continue an activity, such as a link to the app.
  ///
  /// If the scene connects in order to continue an activity, this method is not called. The
  /// activity is in the connection options instead.
  ///
  /// A test passes an activity to the application with `UIApplication.receive(_:)`. The app can
  /// pass an activity to `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
  @_disfavoredOverload
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Called when an activity could not be continued.
  ///
  /// A test sends this event with `UIApplication.receive(_:forUserActivityType:)`.
  @_disfavoredOverload
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// Called when the system has updated an activity.
  ///
  /// Galley never calls this method, because activities are not sent to other devices.
  @_disfavoredOverload
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func sceneDidDisconnect(_ scene: UIScene) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func sceneDidBecomeActive(_ scene: UIScene) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func sceneWillResignActive(_ scene: UIScene) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func sceneWillEnterForeground(_ scene: UIScene) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func sceneDidEnterBackground(_ scene: UIScene) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    OptionalMember.noteDefault(self)
  }
  /// The default: returns `nil`, so that nothing is restored.
  @_disfavoredOverload
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    OptionalMember.noteDefault(self)
    return nil
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    OptionalMember.noteDefault(self)
  }
}

/// The delegate of a scene with windows.
///
///     final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///       var window: UIWindow?
///
///       func scene(
///         _ scene: UIScene, willConnectTo session: UISceneSession,
///         options connectionOptions: UIScene.ConnectionOptions
///       ) {
///         guard let windowScene = scene as? UIWindowScene else { return }
///         window = UIWindow(windowScene: windowScene)
///         window?.rootViewController = FeedViewController()
///         window?.makeKeyAndVisible()
///       }
///     }
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _OptionalWindow {
  /// The window of the scene.
  var window: UIWindow? { get set }

  /// Called when the size, the orientation or the traits of the scene have changed.
  ///
  /// The new values are properties of the scene.
  ///
  /// - Unverified: It is called before the windows have their new size.
  @_disfavoredOverload
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  /// Called when the user has chosen a Home Screen quick action.
  @_disfavoredOverload
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The default: always `nil`, and a new value is not stored.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The default: does nothing.
  @_disfavoredOverload
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { OptionalMember.noteDefault(self) }

  /// The default: calls the handler with `false`.
  @_disfavoredOverload
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    if OptionalMember.noteDefault(self) { return }
    completionHandler(false)
  }
}
