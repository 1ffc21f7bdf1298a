import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("The application", .serialized)
struct UIApplicationTests {
  private let application = UIApplication.shared

  final class Journal {
    var lines: [String] = []
  }

  class AppDelegate: UIResponder, UIApplicationDelegate {
    let journal: Journal
    var configuration: UISceneConfiguration?
    init(_ journal: Journal) {
      self.journal = journal
      super.init()
    }
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      journal.lines.append("will finish")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      journal.lines.append("did finish")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      journal.lines.append("active")
    }
    func applicationWillResignActive(_ application: UIApplication) {
      journal.lines.append("inactive")
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
      journal.lines.append("background")
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
      journal.lines.append("foreground")
    }
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      configuration
        ?? UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    }
  }

  final class Plain: UIResponder, UIApplicationDelegate {}

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let journal: Journal
    var window: UIWindow?
    init(_ journal: Journal) {
      self.journal = journal
      super.init()
    }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      journal.lines.append("scene connects")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func sceneDidBecomeActive(_ scene: UIScene) { journal.lines.append("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { journal.lines.append("scene inactive") }
    func sceneDidEnterBackground(_ scene: UIScene) { journal.lines.append("scene background") }
    func sceneWillEnterForeground(_ scene: UIScene) { journal.lines.append("scene foreground") }
    func sceneDidDisconnect(_ scene: UIScene) { journal.lines.append("scene gone") }
  }

  @Test("The key window is the one that was made key last, and not one that is only visible")
  func keyWindow() {
    let (first, second) = (UIWindowScene(), UIWindowScene())
    let application = UIApplication(in: first, on: UIDevice())
    second.application = application
    let (main, other) = (UIWindow(windowScene: first), UIWindow(windowScene: second))
    main.makeKeyAndVisible()
    other.isHidden = false
    application.connect(second)
    #expect(application.keyWindow === main)
    other.makeKey()
    #expect(application.keyWindow === other)
    withExtendedLifetime((first, second)) {
      main.makeKey()
      #expect(application.keyWindow === main)
    }
  }

  @Test("Launching creates the delegate, scene and windows, in order")
  func launching() {
    let before = application.connectedScenes
    let journal = Journal()
    let delegate = AppDelegate(journal)
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.makeDelegate = { SceneDelegate(journal) }
    delegate.configuration = configuration
    UIApplication.launch(delegate)
    #expect(
      journal.lines == [
        "will finish", "did finish", "scene connects", "scene foreground", "scene active",
      ])
    #expect(application.delegate === delegate)
    let scenes = application.connectedScenes.subtracting(before)
    #expect(scenes.count == 1)
    #expect(application.openSessions.isSuperset(of: scenes.map(\.session)))
    #expect(application.keyWindow?.rootViewController?.isViewLoaded == true)
    #expect(application.windows.last === application.keyWindow)

    journal.lines = []
    application.moveToBackground()
    #expect(application.applicationState == .background)
    application.moveToBackground()
    application.moveToForeground()
    #expect(application.applicationState == .active)
    #expect(
      journal.lines == [
        "scene inactive", "scene background", "scene foreground", "scene active",
      ])

    journal.lines = []
    scenes.forEach(application.close)
    #expect(journal.lines == ["scene inactive", "scene background", "scene gone"])
    #expect(application.connectedScenes == before)
    application.delegate = nil
  }

  /// Records the states of the application and the scene at each event.
  final class StateDelegate: UIResponder, UIWindowSceneDelegate {
    var states: [String] = []
    func note(_ event: String, _ scene: UIScene) {
      let application = UIApplication.shared.applicationState
      states.append("\(event): \(application), \(scene.activationState)")
    }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { note("connect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("resign", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
    func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }
  }

  @Test("Delegates and observers of a will event are called before the state changes")
  func states() {
    let (scene, delegate) = (UIWindowScene(), StateDelegate())
    application.connect(scene, delegate: delegate)
    #expect(
      delegate.states == [
        "connect: active, unattached", "foreground: active, background",
        "active: active, foregroundActive",
      ])
    delegate.states = []
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.willEnterForegroundNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { delegate.note("told", scene) }
      }
    }
    application.moveToBackground()
    application.moveToForeground()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      delegate.states == [
        "resign: active, foregroundActive", "told: active, foregroundInactive",
        "background: background, background",
        "foreground: background, background", "told: background, foregroundInactive",
        "active: active, foregroundActive",
      ])
    application.close(scene)
    #expect(delegate.states.last == "disconnect: active, unattached")
  }

  /// A delegate as the porting step writes it.
  class PortedDelegate: UIResponder, UIWindowSceneDelegate, GalleyUIKit.Ported.Made {
    class func _portedMake(_ initializer: GalleyUIKit.Ported.Initializer) -> AnyObject? {
      if case .plain = initializer { PortedDelegate() } else { nil }
    }
  }
  final class HiddenDelegate: PortedDelegate {
    init(depth: Int) { super.init() }
  }

  @Test("A scene's delegate is created from its class in ported sources, if possible")
  func delegateClass() {
    let delegate = AppDelegate(Journal())
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.delegateClass = PortedDelegate.self
    delegate.configuration = configuration
    UIApplication.launch(delegate)
    let scene = application.connectedScenes.first { $0.delegate is PortedDelegate }
    #expect(scene != nil)
    scene.map(application.close)
    configuration.delegateClass = HiddenDelegate.self
    #expect(Report.gathering { UIApplication.launch(delegate) }.map(\.topic) == [.application])
    application.delegate = nil
  }

  @Test("A scene whose delegate can't be created is reported")
  func noSceneDelegate() {
    let before = application.connectedScenes
    let reports = Report.gathering { UIApplication.launch(AppDelegate(Journal())) }
    #expect(reports.map(\.topic) == [.application])
    #expect(reports.first?.message.contains("makeDelegate") == true)
    #expect(application.connectedScenes == before)
    application.delegate = nil
  }

  @Test("A delegate that implements nothing can be launched")
  func plain() {
    #expect(Report.gathering { UIApplication.launch(Plain()) }.isEmpty)
    #expect(application.applicationState == .active)
    application.delegate = nil
  }

  final class Windowed: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test("The window of a delegate without scenes is found, in one step and in two")
  func window() {
    let delegate = Windowed()
    delegate.window?.tag = 1
    UIApplication.launch(delegate)
    delegate.window?.tag = 7
    #expect(application.delegate?.window?.tag == 7)
    #expect(application.delegate?.window??.tag == 7)
    (delegate.window?.windowScene).map(application.disconnect)
    application.delegate = nil
  }

  @Test("A delegate class that can't be created traps, saying what to add")
  func main() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in Plain.main() }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIApplication.launch(Plain())"))
  }

  @Test("The application knows its connected scenes, and retains none")
  func scenes() {
    let before = application.connectedScenes.count
    var scene: UIWindowScene? = UIWindowScene()
    weak let seen = scene
    scene.map(application.connect)
    #expect(scene.map(application.connectedScenes.contains) == true)
    #expect(scene?.session.role == .windowApplication)
    #expect(scene?.session.scene === scene)
    scene = nil
    #expect(seen == nil)
    #expect(application.connectedScenes.count == before)
  }

  @Test("Opened URLs are added to a list")
  func opening() throws {
    application.openedURLs = []
    let url = try #require(URL(string: "https://example.com"))
    let unknown = try #require(URL(string: "galley-test://x"))
    #expect(application.canOpenURL(url))
    #expect(!application.canOpenURL(unknown))
    var answers: [Bool] = []
    application.open(url) { answers.append($0) }
    application.open(unknown, options: [.universalLinksOnly: true]) { answers.append($0) }
    #expect(answers.isEmpty)
    MainTurn.drain()
    #expect(answers == [true, false])
    #expect(application.openedURLs == [url])
    application.openedURLs = []
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(application.canOpenURL(settings))
  }

  @Test("A URL that a scene opens is added to the list of the application")
  func openingByScenes() throws {
    application.openedURLs = []
    let url = try #require(URL(string: "https://example.com/scene"))
    let unknown = try #require(URL(string: "galley-test://x"))
    let scene = UIWindowScene()
    application.connect(scene)
    var answers: [Bool] = []
    scene.open(url, options: nil) { answers.append($0) }
    scene.open(unknown, options: UIScene.OpenExternalURLOptions()) { answers.append($0) }
    #expect(answers.isEmpty)
    MainTurn.drain()
    #expect(answers == [true, false] && application.openedURLs == [url])
    application.openedURLs = []
    application.disconnect(scene)
  }

  @Test("The preferred text size is passed to the application's scenes")
  func textSize() {
    let scene = UIWindowScene()
    application.connect(scene)
    application.preferredContentSizeCategory = .extraLarge
    #expect(scene.traitCollection.preferredContentSizeCategory == .extraLarge)
    application.preferredContentSizeCategory = .large
    #expect(scene.traitCollection.preferredContentSizeCategory == .large)
    application.disconnect(scene)
  }

  @Test("A scene that is connected later has the preferred text size, unless it has one of its own")
  func textSizeOfLaterScenes() {
    let (scene, own) = (UIWindowScene(), UIWindowScene())
    own.traits = UITraitCollection(preferredContentSizeCategory: .small)
    application.preferredContentSizeCategory = .extraLarge
    for each in [scene, own] { application.connect(each) }
    #expect(scene.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(own.traitCollection.preferredContentSizeCategory == .small)
    application.preferredContentSizeCategory = .large
    for each in [scene, own] { application.disconnect(each) }
  }

  /// Calls the handler of a fetch on another queue.
  final class Fetcher: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      nonisolated(unsafe) let handler = completionHandler
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        handler(.newData)
        done.signal()
      }
      done.wait()
    }
  }

  @Test("The result of a fetch that ends on another queue is passed to the main queue")
  func fetchOnAnotherQueue() {
    let before = application.delegate
    defer { application.delegate = before }
    application.delegate = Fetcher()
    let journal = Journal()
    application.receive(remoteNotification: ["aps": ["content-available": 1]]) { result in
      journal.lines.append("\(result)")
    }
    MainTurn.drain()
    #expect(journal.lines == ["newData"])
  }

  @Test("Background tasks are counted")
  func tasks() {
    let task = application.beginBackgroundTask(withName: "upload")
    #expect(task != .invalid)
    #expect(application.backgroundTaskCount == 1)
    application.endBackgroundTask(task)
    #expect(application.backgroundTaskCount == 0)
  }

  @Test("The name of the alternate icon is stored")
  func icon() {
    application.setAlternateIconName("Dark") { #expect($0 == nil) }
    #expect(application.alternateIconName == "Dark")
    application.setAlternateIconName(nil)
    MainTurn.drain()
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(templateImageName: "plus"))
    application.shortcutItems = [item]
    #expect(application.shortcutItems?.first?.type == "new")
    application.shortcutItems = nil
  }

  @Test("Orientation masks are composed of one another")
  func orientations() {
    #expect(UIInterfaceOrientationMask.all.contains(.portraitUpsideDown))
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
  }
}
