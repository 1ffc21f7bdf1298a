import Foundation
import Testing
import GalleyUIKit
import UIKit

@testable import Galley

/// Lines that the delegates of these tests append when their methods are called.
@MainActor
private final class Diary {
  var lines: [String] = []
}

/// The delegate of an app without scenes, which makes its window itself.
private final class WindowAppDelegate: UIResponder, UIApplicationDelegate {
  let diary: Diary
  var window: UIWindow?
  var orientations = UIInterfaceOrientationMask.all

  init(_ diary: Diary = Diary()) {
    self.diary = diary
    super.init()
    diary.lines.append("made on a screen of \(UIScreen.main.bounds.size.width)")
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    diary.lines.append("will launch, inactive \(application.applicationState == .inactive)")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = launchOptions?[.url] as? URL
    diary.lines.append("did launch" + (url.map { " for \($0)" } ?? ""))
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    diary.lines.append("open \(url)")
    return url.scheme == "shed"
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { orientations }

  func applicationDidBecomeActive(_ application: UIApplication) { diary.lines.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { diary.lines.append("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    diary.lines.append("background")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    diary.lines.append("foreground")
  }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    diary.lines.append("memory is low")
  }
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { diary.lines.append("turns to landscape \(newStatusBarOrientation.isLandscape)") }
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) { diary.lines.append("turned from portrait \(oldStatusBarOrientation.isPortrait)") }
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    diary.lines.append("locked")
  }
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    diary.lines.append("unlocked")
  }
}

/// A delegate with the function that the porting step adds, by which a test can create it.
internal class PreparedAppDelegate: UIResponder, UIApplicationDelegate, GalleyUIKit.Ported.Made {
  var window: UIWindow?

  class func _portedMake(_ initializer: GalleyUIKit.Ported.Initializer) -> AnyObject? {
    if case .plain = initializer { PreparedAppDelegate() } else { nil }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

extension ShedAppDelegate: GalleyUIKit.Ported.Made {
  static func _portedMake(_ initializer: GalleyUIKit.Ported.Initializer) -> AnyObject? {
    if case .plain = initializer { ShedAppDelegate() } else { nil }
  }
}

private final class WindowlessAppDelegate: NSObject, UIApplicationDelegate {}

@MainActor @Suite("An app in a test")
struct AppTests {
  private let diary = Diary()

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func shed(_ app: App) throws -> Shed {
    try #require(app.delegate as? ShedAppDelegate).shed
  }

  @Test("An app is launched with its delegate on a device, whose screen the delegate finds")
  func withoutScenes() throws {
    let app = App.launch(WindowAppDelegate(diary), on: .phone, .dark)
    #expect(
      diary.lines == [
        "made on a screen of 390.0", "will launch, inactive true", "did launch", "active",
      ])
    #expect(app.window === (app.delegate as? WindowAppDelegate)?.window)
    #expect(app.window.windowScene === app.scene && app.window.isKeyWindow)
    #expect(app.view.bounds.size == CGSize(width: 390, height: 844))
    #expect(app.view.safeAreaInsets.top == 47)
    #expect(app.view.traitCollection.userInterfaceStyle == .dark)
    #expect(app.application.applicationState == .active)
    #expect(app.application.delegate === app.delegate)
  }

  @Test("The app's delegate is called for background, foreground and memory in UIKit's order")
  func lifeWithoutScenes() {
    let app = App.launch(WindowAppDelegate(diary))
    diary.lines = []
    app.enterBackground()
    #expect(diary.lines == ["inactive", "background"])
    #expect(app.application.applicationState == .background)
    diary.lines = []
    app.becomeActive()
    #expect(diary.lines == ["foreground", "active"])
    diary.lines = []
    app.receiveMemoryWarning()
    #expect(diary.lines == ["memory is low"])
  }

  @Test("An app is in the background before its device is locked, and returns when it is unlocked")
  func locked() {
    let app = App.launch(WindowAppDelegate(diary))
    diary.lines = []
    app.lockDevice()
    #expect(diary.lines == ["inactive", "background", "locked"])
    #expect(!app.application.isProtectedDataAvailable)
    diary.lines = []
    app.unlockDevice()
    #expect(diary.lines == ["unlocked", "foreground", "active"])
  }

  @Test("An app that was in the background before the device was locked stays there")
  func lockedInBackground() {
    let app = App.launch(WindowAppDelegate(diary))
    app.enterBackground()
    diary.lines = []
    app.lockDevice()
    app.lockDevice()
    app.unlockDevice()
    #expect(diary.lines == ["locked", "unlocked"])
    #expect(app.application.applicationState == .background)
  }

  @Test("The delegate of an app without scenes is called before and after a rotation")
  func rotationOfDelegate() {
    let app = App.launch(WindowAppDelegate(diary))
    diary.lines = []
    app.rotate()
    #expect(diary.lines == ["turns to landscape true", "turned from portrait true"])
  }

  @Test("A screenshot is posted to the app")
  func screenshot() {
    let (app, diary) = (App.launch(WindowAppDelegate()), diary)
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.userDidTakeScreenshotNotification, object: app.application, queue: nil
    ) { _ in MainActor.assumeIsolated { diary.lines.append("screenshot") } }
    defer { NotificationCenter.default.removeObserver(observer) }
    app.takeScreenshot()
    #expect(diary.lines == ["screenshot"])
  }

  @Test("With scenes, the scene's delegate is called for the background, and the app's is not")
  func scenes() throws {
    final class Both: ShedLikeDelegate {
      override func applicationDidBecomeActive(_ application: UIApplication) { lines.append("app") }
      override func applicationDidEnterBackground(_ application: UIApplication) {
        lines.append("app")
      }
    }
    let app = App.launch(Both())
    let delegate = try #require(app.delegate as? Both)
    #expect(delegate.lines == ["launched", "configures", "connects", "foreground", "active"])
    #expect(app.sceneDelegate === delegate.sceneDelegate)
    #expect(app.scene.activationState == .foregroundActive)
    delegate.lines = []
    app.enterBackground()
    app.becomeActive()
    #expect(delegate.lines == ["inactive", "background", "foreground", "active"])
  }

  @Test("An app posts the notifications of its scene before those of the application")
  func notifications() {
    let (app, diary) = (App.launch(ShedAppDelegate()), diary)
    let all: [Notification.Name] = [
      UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
      UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
    ]
    let observers = all.flatMap { name in
      [app.scene, app.application].map { object in
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
          MainActor.assumeIsolated { diary.lines.append(name.rawValue) }
        }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    app.enterBackground()
    app.becomeActive()
    #expect(diary.lines == all.map(\.rawValue))
  }

  @Test("An app is launched for a URL, and opens later ones, from the background too")
  func urls() throws {
    let (first, second) = (try url("shed://tools"), try url("shed://bag"))
    let app = App.launch(WindowAppDelegate(diary), opening: first)
    #expect(
      diary.lines.dropFirst(2) == ["did launch for shed://tools", "open shed://tools", "active"])
    app.enterBackground()
    diary.lines = []
    app.open(second)
    #expect(diary.lines == ["foreground", "open shed://bag", "active"])
    let other = try url("other://bag")
    let said = messages { app.open(other) }
    #expect(said.first?.contains("The app does not open other://bag.") == true, "\(said)")
  }

  @Test("With scenes, URLs and quick actions go to the delegate of the scene")
  func sceneURLs() throws {
    let settings = try url("shed://settings")
    #expect(App.launch(ShedAppDelegate(), opening: settings).find("Reminders") != nil)
    let app = App.launch(ShedAppDelegate())
    #expect(app.find("Reminders") == nil)
    app.open(settings)
    #expect(app.find("Reminders") != nil)
    app.tap("Tools")
    app.enterBackground()
    app.choose(shortcut: "Open settings")
    #expect(app.find("Reminders") != nil)
    #expect(app.application.applicationState == .active)
    #expect(messages { app.choose(shortcut: "Open bag") }.count == 1)
  }

  @Test("An app is launched by the class of its delegate, or the name of this class")
  func byClass() {
    let app = App.launch(PreparedAppDelegate.self, on: .pad)
    #expect(app.delegate is PreparedAppDelegate && app.view.bounds.width == 820)
    let named = App.launch(named: "GalleyTests.PreparedAppDelegate", on: .phone)
    #expect(named.delegate is PreparedAppDelegate && named.view.bounds.width == 390)
  }

  @Test("An app restores its scene also if it is launched by a class or by a name")
  func restoresByClass() {
    let activity = NSUserActivity(activityType: "shed.tab")
    activity.userInfo = ["tab": 1]
    let apps = [
      App.launch(ShedAppDelegate.self, restoring: activity),
      App.launch(named: "GalleyTests.ShedAppDelegate", restoring: activity),
    ]
    let tabs = apps.map { ($0.controller as? UITabBarController)?.selectedIndex }
    #expect(tabs == [1, 1])
  }

  @Test("Launching by a class that can't create objects traps with a message that helps")
  func byOtherClass() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in _ = App.launch(WindowlessAppDelegate.self) }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("App.launch(WindowlessAppDelegate())"), "\(text)")
  }

  @Test("Each of two apps has its own application, screen and device")
  func two() throws {
    let (phone, pad) = (
      App.launch(ShedAppDelegate(), on: .phone), App.launch(ShedAppDelegate(), on: .pad.landscape)
    )
    #expect(phone.application !== pad.application && phone.application !== UIApplication.shared)
    var seen: [String] = []
    for app in [phone, pad, phone] {
      app.perform { _ in
        seen.append(
          "\(UIScreen.main.bounds.size.width) \(UIDevice.current.model) "
            + "\(UIApplication.shared === app.application)")
      }
    }
    #expect(seen == ["390.0 iPhone true", "1180.0 iPad true", "390.0 iPhone true"])
    phone.enterBackground()
    #expect(pad.application.applicationState == .active)
    #expect(try !shed(pad).lines.contains("background"))
    // A screen that is not of an app has the shared application.
    let screen = Screen(UIViewController())
    screen.perform { _ in
      #expect(UIApplication.shared !== phone.application)
      #expect(UIApplication.shared !== pad.application)
    }
    #expect(screen.window.rootViewController === screen.controller)
  }

  @Test("Tasks of an app get its application, also if another screen was used since")
  func tasks() async {
    final class Asking: UIViewController {
      var found: UIApplication?
      override func viewDidLoad() { Task { found = UIApplication.shared } }
    }
    let asking = Asking()
    let app = App.launch(WindowAppDelegate())
    app.perform { $0.window.rootViewController = asking }
    _ = Screen(UIViewController())
    await app.wait { _ in asking.found != nil }
    #expect(asking.found === app.application)
  }

  @Test("An app rotates with its device if it supports the orientation")
  func rotates() throws {
    let app = App.launch(WindowAppDelegate(diary))
    app.rotate()
    #expect(app.view.bounds.size == CGSize(width: 844, height: 390))
    app.perform { _ in
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(UIScreen.main.bounds.width == 844)
      #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    }
    app.rotate()
    (app.delegate as? WindowAppDelegate)?.orientations = .portrait
    app.rotate()
    #expect(app.view.bounds.size == CGSize(width: 390, height: 844))
    app.perform { _ in #expect(UIDevice.current.orientation == .landscapeLeft) }
  }

  @Test(
    "A device posts its orientation only on request, and an app always posts its rotations")
  func orientationNotifications() {
    let app = App.launch(WindowAppDelegate(diary))
    var device: [UIDeviceOrientation] = []
    var interface: [String] = []
    let center = NotificationCenter.default
    let own = app.application
    func observe(_ name: Notification.Name, _ body: @escaping @MainActor (AnyObject?) -> Void) {
      observers.append(
        center.addObserver(forName: name, object: nil, queue: nil) { notification in
          nonisolated(unsafe) let object = notification.object as AnyObject?
          MainActor.assumeIsolated { body(object) }
        })
    }
    var observers: [any NSObjectProtocol] = []
    defer { for observer in observers { center.removeObserver(observer) } }
    var screenDevice: UIDevice?
    app.perform { _ in screenDevice = UIDevice.current }
    observe(UIDevice.orientationDidChangeNotification) { object in
      if object === screenDevice, let screenDevice { device.append(screenDevice.orientation) }
    }
    observe(UIApplication.willChangeStatusBarOrientationNotification) { object in
      if object === own { interface.append("will") }
    }
    observe(UIApplication.didChangeStatusBarOrientationNotification) { object in
      if object === own { interface.append("did") }
    }
    app.rotate()
    #expect(device == [] && interface == ["will", "did"])
    app.perform { _ in UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
    app.rotate()
    app.rotate()
    #expect(device == [.portrait, .landscapeLeft] && interface.count == 6)
    app.perform { _ in UIDevice.current.endGeneratingDeviceOrientationNotifications() }
    app.rotate()
    #expect(device.count == 2)
  }

  @Test("Going back without a back button or a sheet fails, with a list of the elements")
  func nothingBehind() {
    let app = App.launch(ShedAppDelegate())
    let said = messages { app.goBack() }
    #expect(said.first?.contains("There is no back button and no sheet") == true, "\(said)")
    #expect(said.first?.contains("\"Axe\"") == true, "\(said)")
  }

  @Test("An app that shows no window is reported")
  func windowless() {
    let found = reports { App.launch(WindowlessAppDelegate()) }
    #expect(found.map(\.topic) == [.application])
    #expect(found.first?.message.contains("shows nothing") == true)
  }

  @Test("An app is launched again for another look, unless its delegate is a single object")
  func remade() throws {
    let app = App.launch(ShedAppDelegate(), on: .phone)
    app.tap("Settings")
    app.tap("Reminders")
    let other = try #require(app.remade(on: .pad.landscape, .dark))
    #expect(other is App && other.find("Off") != nil)
    #expect(other.view.bounds.width == 1180)
    #expect(other.view.traitCollection.userInterfaceStyle == .dark)
    let delegate = ShedAppDelegate()
    #expect(App.launch(delegate).remade() == nil)
    #expect(delegate.shed.lines.filter { $0 == "launched" }.count == 1)
  }

  @Test("An app is deallocated when the test has released it", arguments: [true, false])
  func goes(hasScenes: Bool) {
    weak var delegate: AnyObject?
    weak var root: UIViewController?
    weak var scene: UIWindowScene?
    weak var application: UIApplication?
    do {
      let app =
        hasScenes ? App.launch(ShedAppDelegate()) : App.launch(WindowAppDelegate(), on: .pad)
      if hasScenes { app.tap("Settings") }
      delegate = app.delegate
      root = app.window.rootViewController
      scene = app.scene
      application = app.application
      #expect(root != nil)
    }
    // The screen that was used last is retained, so another one is used.
    _ = Screen(UIViewController())
    #expect(root == nil && delegate == nil && scene == nil && application == nil)
  }
}

/// The delegate of an app with scenes, which creates the delegate of its scene.
private class ShedLikeDelegate: UIResponder, UIApplicationDelegate {
  var lines: [String] = []
  private(set) var sceneDelegate: SceneDelegate?

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    unowned let owner: ShedLikeDelegate
    var window: UIWindow?

    init(_ owner: ShedLikeDelegate) {
      self.owner = owner
      super.init()
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      owner.lines.append("connects")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { owner.lines.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { owner.lines.append("inactive") }
    func sceneDidEnterBackground(_ scene: UIScene) { owner.lines.append("background") }
    func sceneWillEnterForeground(_ scene: UIScene) { owner.lines.append("foreground") }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    lines.append("launched")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    lines.append("configures")
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.makeDelegate = { [unowned self] in
      let delegate = SceneDelegate(self)
      sceneDelegate = delegate
      return delegate
    }
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
}
