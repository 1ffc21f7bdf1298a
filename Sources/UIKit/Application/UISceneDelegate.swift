import Foundation

/// What is told what happens to a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is there: it is given its window.
  @_disfavoredOverload
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// The scene has gone. It may come back.
  @_disfavoredOverload
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene gets events.
  @_disfavoredOverload
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene is about to get no more events.
  @_disfavoredOverload
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene is about to be shown.
  @_disfavoredOverload
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene is not shown any more.
  @_disfavoredOverload
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Nothing happens.
  @_disfavoredOverload
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { DefaultAnswer.note(self) }
  /// Nothing happens.
  @_disfavoredOverload
  public func sceneDidDisconnect(_ scene: UIScene) { DefaultAnswer.note(self) }
  /// Nothing happens.
  @_disfavoredOverload
  public func sceneDidBecomeActive(_ scene: UIScene) { DefaultAnswer.note(self) }
  /// Nothing happens.
  @_disfavoredOverload
  public func sceneWillResignActive(_ scene: UIScene) { DefaultAnswer.note(self) }
  /// Nothing happens.
  @_disfavoredOverload
  public func sceneWillEnterForeground(_ scene: UIScene) { DefaultAnswer.note(self) }
  /// Nothing happens.
  @_disfavoredOverload
  public func sceneDidEnterBackground(_ scene: UIScene) { DefaultAnswer.note(self) }
}

/// What is told what happens to a scene with windows.
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
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }

  /// Something was chosen that the application's icon offers.
  @_disfavoredOverload
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// None; what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// It was not done.
  @_disfavoredOverload
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    if DefaultAnswer.note(self) { return }
    completionHandler(false)
  }
}
