import Foundation

/// What is told what happens to a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is there: it is given its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// The scene has gone. It may come back.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene gets events.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene is about to get no more events.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene is about to be shown.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene is not shown any more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Nothing happens.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing happens.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing happens.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing happens.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing happens.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing happens.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
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
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
