import Foundation

// The launch of an application.

extension UIApplication {
  /// Launches the application: calls the delegate, connects the scene that the delegate configures,
  /// and lays out the windows.
  ///
  /// The method then returns, because there is no event loop. A program with `@main` ends when this
  /// method returns. So running such a program only tests that the application launches.
  ///
  ///     extension AppDelegate {
  ///       static func main() { UIApplication.launch(AppDelegate()) }
  ///     }
  ///
  /// UIKit has no such method, because UIKit creates the delegate itself.
  @discardableResult
  public static func launch(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
  ) -> UIApplication {
    let application = UIApplication.shared
    application.start(delegate, options: options)
    return application
  }

  /// Launches this application.
  ///
  /// - Parameters:
  ///   - url: The URL to open.
  ///   - continued: The activity to continue.
  ///   - activity: The activity from which the scene is restored.
  package func start(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil,
    toOpen url: URL? = nil, continuing continued: NSUserActivity? = nil,
    restoring activity: NSUserActivity? = nil
  ) {
    self.delegate = delegate
    isSceneBased = false
    listedOrientations = UIApplication.listedOrientations(of: delegate)
    let list = PropertyList(of: delegate)
    RegisteredFonts.addFiles(list.fontFiles)
    statusBarLook = list.statusBarLook
    applicationState = .inactive
    let window = windowOfMainStoryboard()
    if let window { delegate.window = window }
    loadMainNib()
    applyListedStyle()
    let willLaunch = delegate.application(self, willFinishLaunchingWithOptions: options)
    let didLaunch = delegate.application(self, didFinishLaunchingWithOptions: options)
    // The delegate may have created its window in these calls, so the appearance is set again.
    applyListedStyle()
    if let window, delegate.window === window { window.makeKeyAndVisible() }
    post(UIApplication.didFinishLaunchingNotification)
    launchScene(toOpen: url, continuing: continued, restoring: activity)
    if let scene = delegate.window?.windowScene { connect(scene) }
    // A launch method of the delegate returns `false` if the application can't handle the URL or
    // the activity.
    if !isSceneBased, willLaunch, didLaunch {
      if let url { handOver(url, from: nil) }
      if let continued { handOver(continued) }
    }
    becomeActive()
    MainTurn.drain()
    for window in windows { window.layoutIfNeeded() }
  }

  /// Runs a closure as code of this application.
  ///
  /// In the closure and in the tasks that the closure starts, this application is the shared
  /// application, and the language is the language of the application's scene.
  package func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let host else { return try body() }
    return try host.scene.withLocalization(body)
  }

  /// Creates an application's delegate from its class, which has to be in ported sources: sources
  /// that Galley's porting step has rewritten for Linux.
  ///
  /// Returns `nil` if the delegate can't be created.
  package static func makeDelegate(of type: AnyClass) -> (any UIApplicationDelegate)? {
    Ported.object(of: type, by: .plain) as? any UIApplicationDelegate
  }

  /// Creates an application's delegate from the name of its class, which has to be in ported
  /// sources.
  ///
  /// Returns `nil` if the delegate can't be created.
  package static func makeDelegate(named name: String) -> (any UIApplicationDelegate)? {
    Ported.make(named: name) as? any UIApplicationDelegate
  }

  /// Returns the supported orientations in the property list of a delegate's target; `nil` if the
  /// property list contains no orientations.
  package static func listedOrientations(
    of delegate: any UIApplicationDelegate
  ) -> UIInterfaceOrientationMask? { PropertyList(of: delegate).orientations }

  /// Gives the application's scene the appearance in the property list.
  private func applyListedStyle() {
    guard let delegate else { return }
    let scene = host?.scene ?? delegate.window?.windowScene
    scene?.listedStyle = PropertyList(of: delegate).userInterfaceStyle
  }

  /// Returns a window with the initial controller of the main storyboard, for an application
  /// without scenes.
  private func windowOfMainStoryboard() -> UIWindow? {
    guard let delegate else { return nil }
    let list = PropertyList(of: delegate)
    guard !list.hasScenes, let name = list.mainStoryboard else { return nil }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    guard
      let controller = UIStoryboard.firstController(in: storyboard, of: "UIMainStoryboardFile")
    else { return nil }
    let window = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
    return filled(window, controller, from: storyboard)
  }

  /// Sets the root view controller of a window, and the tint of its storyboard.
  private func filled(
    _ window: UIWindow, _ controller: UIViewController, from storyboard: UIStoryboard
  ) -> UIWindow {
    window.tintColor = storyboard.globalTint
    window.rootViewController = controller
    return window
  }

  private func launchScene(
    toOpen url: URL?, continuing continued: NSUserActivity?, restoring activity: NSUserActivity?
  ) {
    guard let delegate else { return }
    let session = UISceneSession(role: .windowApplication)
    session.stateRestorationActivity = activity?.saved()
    let options = UIScene.ConnectionOptions()
    if let url { options.urlContexts = [UIOpenURLContext(url: url)] }
    if let continued { options.userActivities = [continued] }
    let wanted = delegate.application(
      self, configurationForConnecting: session, options: options)
    guard let configuration = configuration(for: wanted, of: delegate) else { return }
    guard let sceneDelegate = configuration.madeDelegate() else {
      Report.record(
        .application,
        "no scene is made: its delegate can't be made from a class alone. Give the configuration a "
          + "closure: configuration.makeDelegate = { SceneDelegate() }")
      return
    }
    session.configuration = configuration
    isSceneBased = true
    let scene = host?.scene ?? UIWindowScene()
    scene.listedStyle = PropertyList(of: delegate).userInterfaceStyle
    launchedScenes.append(scene)
    let window = configuration.storyboard.flatMap { storyboard in
      UIStoryboard.firstController(in: storyboard, of: "UISceneStoryboardFile").map {
        filled(UIWindow(windowScene: scene), $0, from: storyboard)
      }
    }
    let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate
    if let window { windowDelegate?.window = window }
    connect(scene, to: session, delegate: sceneDelegate, options: options)
    if let window, windowDelegate == nil || windowDelegate?.window === window {
      window.makeKeyAndVisible()
    }
  }

  /// Returns the scene configuration to use, given the configuration that the delegate has
  /// returned.
  ///
  /// The delegate's configuration is used if it specifies how to create the scene's delegate.
  /// Otherwise the property list is searched for a configuration with the same name. Returns `nil`
  /// if neither the delegate nor the property list configures scenes.
  private func configuration(
    for wanted: UISceneConfiguration, of delegate: any UIApplicationDelegate
  ) -> UISceneConfiguration? {
    if wanted.makeDelegate != nil || wanted.delegateClass != nil { return wanted }
    let found = PropertyList(of: delegate).sceneConfiguration(
      named: wanted.name, role: wanted.role)
    return found ?? (wanted.isNone ? nil : wanted)
  }

  /// Connects a scene, and calls its delegate.
  ///
  ///     let delegate = SceneDelegate()
  ///     UIApplication.shared.connect(UIWindowScene(), delegate: delegate)
  ///     delegate.window?.rootViewController
  ///
  /// UIKit has no such method. Tests connect a scene with it.
  public func connect(
    _ scene: UIScene, to session: UISceneSession? = nil, delegate: any UISceneDelegate
  ) { connect(scene, to: session, delegate: delegate, options: UIScene.ConnectionOptions()) }

  private func connect(
    _ scene: UIScene, to session: UISceneSession?, delegate: any UISceneDelegate,
    options: UIScene.ConnectionOptions
  ) {
    if let session { scene.session = session }
    scene.delegate = delegate
    scene.activationState = .unattached
    connect(scene)
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    (scene as? UIWindowScene)?.beginNotingGeometry()
    if let activity = scene.session.stateRestorationActivity {
      delegate.scene(scene, restoreInteractionStateWith: activity)
    }
    scene.post(UIScene.willConnectNotification)
    scene.activationState = .background
    scene.comeToForeground()
    scene.becomeActive()
  }
}

extension UIApplicationDelegate {
  /// The entry point of a program with `@main`.
  ///
  /// The delegate can't be created from its class without the Objective-C runtime. So this method
  /// traps, and the message says what to add.
  public static func main() {
    Misuse.trap(
      "UIApplicationMain",
      "no \(Self.self) can be made from its class alone on this platform. Add to a file of your own: "
        + "extension \(Self.self) { static func main() { UIApplication.launch(\(Self.self)()) } }")
  }
}

extension GalleyReport.Topic {
  /// Launching the application and its events.
  public static let application = GalleyReport.Topic(rawValue: "application")
}
