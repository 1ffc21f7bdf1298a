import Foundation

// How an application starts.

extension UIApplication {
  /// Starts the application: tells the delegate, makes the scene that it configures, and lays out its
  /// windows. Then it returns. There is no loop that waits for events: with `@main` the program ends
  /// here, and has shown that it starts.
  ///
  ///     extension AppDelegate {
  ///       static func main() { UIApplication.launch(AppDelegate()) }
  ///     }
  ///
  /// UIKit has no such method: it makes the delegate itself.
  @discardableResult
  public static func launch(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
  ) -> UIApplication {
    let application = UIApplication.shared
    application.delegate = delegate
    RegisteredFonts.addFiles(PropertyList(of: delegate).fontFiles)
    application.applicationState = .inactive
    let window = application.windowOfMainStoryboard()
    if let window { delegate.window = window }
    _ = delegate.application(application, willFinishLaunchingWithOptions: options)
    _ = delegate.application(application, didFinishLaunchingWithOptions: options)
    if let window, delegate.window === window { window.makeKeyAndVisible() }
    application.post(UIApplication.didFinishLaunchingNotification)
    application.launchScene()
    if let scene = delegate.window?.windowScene { application.connect(scene) }
    application.becomeActive()
    MainTurn.drain()
    for window in application.windows { window.layoutIfNeeded() }
    return application
  }

  /// A window with the first controller of the storyboard that the property list names, where there are no scenes.
  private func windowOfMainStoryboard() -> UIWindow? {
    guard let delegate else { return nil }
    let list = PropertyList(of: delegate)
    guard !list.hasScenes, let name = list.mainStoryboard,
      let controller = UIStoryboard.firstController(
        in: UIStoryboard(name: name, bundle: nil), of: "UIMainStoryboardFile")
    else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    return window
  }

  private func launchScene() {
    guard let delegate else { return }
    let session = UISceneSession(role: .windowApplication)
    let answer = delegate.application(
      self, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    guard let configuration = configuration(for: answer, of: delegate) else { return }
    guard let sceneDelegate = configuration.madeDelegate() else {
      Report.record(
        .application,
        "no scene is made: its delegate can't be made from a class alone. Give the configuration a "
          + "closure: configuration.makeDelegate = { SceneDelegate() }")
      return
    }
    session.configuration = configuration
    let scene = UIWindowScene()
    launchedScenes.append(scene)
    let window = configuration.storyboard.flatMap {
      UIStoryboard.firstController(in: $0, of: "UISceneStoryboardFile")
    }.map { controller in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = controller
      return window
    }
    let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate
    if let window { windowDelegate?.window = window }
    connect(scene, to: session, delegate: sceneDelegate)
    if let window, windowDelegate == nil || windowDelegate?.window === window {
      window.makeKeyAndVisible()
    }
  }

  /// The configuration that an answer stands for: itself, or the one of its name in the property list. `nil` if
  /// neither the delegate nor the property list says how scenes are made.
  private func configuration(
    for answer: UISceneConfiguration, of delegate: any UIApplicationDelegate
  ) -> UISceneConfiguration? {
    if answer.makeDelegate != nil || answer.delegateClass != nil { return answer }
    let found = PropertyList(of: delegate).sceneConfiguration(named: answer.name, role: answer.role)
    return found ?? (answer.isNone ? nil : answer)
  }

  /// Connects a scene, and tells its delegate so.
  ///
  ///     let delegate = SceneDelegate()
  ///     UIApplication.shared.connect(UIWindowScene(), delegate: delegate)
  ///     delegate.window?.rootViewController
  ///
  /// UIKit has no such method. Tests start a scene with it.
  public func connect(
    _ scene: UIScene, to session: UISceneSession? = nil, delegate: any UISceneDelegate
  ) {
    if let session { scene.session = session }
    scene.delegate = delegate
    connect(scene)
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    scene.post(UIScene.willConnectNotification)
    scene.activationState = .background
    scene.comeToForeground()
    scene.becomeActive()
  }
}

extension UIApplicationDelegate {
  /// Where a program with `@main` starts. Without the Objective-C runtime the delegate can't be made
  /// here: this traps, and says what to add.
  public static func main() {
    Misuse.trap(
      "UIApplicationMain",
      "no \(Self.self) can be made from its class alone on this platform. Add to a file of your own: "
        + "extension \(Self.self) { static func main() { UIApplication.launch(\(Self.self)()) } }")
  }
}

extension GalleyReport.Topic {
  /// What happens to the application.
  public static let application = GalleyReport.Topic(rawValue: "application")
}
