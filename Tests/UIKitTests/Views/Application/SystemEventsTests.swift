import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Events of the system")
struct SystemEventsTests {
  private final class AppDelegate: NSObject, UIApplicationDelegate {
    var lines: [String] = []

    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
      lines.append("will lock, available \(application.isProtectedDataAvailable)")
    }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
      lines.append("unlocked, available \(application.isProtectedDataAvailable)")
    }

    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) {
      lines.append("events of \(identifier), its own \(UIApplication.shared === application)")
      completionHandler()
    }
  }

  private let scene = UIWindowScene()
  private let application: UIApplication
  private let delegate = AppDelegate()

  init() {
    application = UIApplication(in: scene, on: UIDevice())
    application.delegate = delegate
  }

  @Test("The delegate hears that protected files become unavailable before, and available after")
  func protectedData() {
    let names = [
      UIApplication.protectedDataWillBecomeUnavailableNotification,
      UIApplication.protectedDataDidBecomeAvailableNotification,
    ]
    let delegate = self.delegate
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { _ in
        MainActor.assumeIsolated { delegate.lines.append(name.rawValue) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    application.isDeviceLocked = false
    application.isDeviceLocked = true
    application.isDeviceLocked = true
    application.isDeviceLocked = false
    #expect(
      delegate.lines == [
        "will lock, available true", "UIApplicationProtectedDataWillBecomeUnavailable",
        "unlocked, available true", "UIApplicationProtectedDataDidBecomeAvailable",
      ])
  }

  @Test("The delegate processes the events of a background session, and then calls the handler")
  func backgroundSession() {
    var isDone = false
    application.receiveEvents(ofBackgroundURLSession: "photos") { isDone = true }
    #expect(delegate.lines == ["events of photos, its own true"])
    #expect(isDone)
  }

  /// Overrides the property as in UIKit, where it is read-only.
  private final class OpenApplication: UIApplication {
    override var isProtectedDataAvailable: Bool { true }
  }

  @Test("A subclass of the application may override whether protected files are available")
  func overriddenProtectedData() {
    let type: UIApplication.Type = OpenApplication.self
    #expect(type != UIApplication.self)
  }

  /// Processes the events of background sessions asynchronously.
  private final class AsyncDelegate: NSObject, UIApplicationDelegate {
    var lines: [String] = []
    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
    ) async { lines.append("events of \(identifier)") }
  }

  @Test("The delegate may process the events of a background session asynchronously")
  func asyncBackgroundSession() async {
    let delegate = AsyncDelegate()
    application.delegate = delegate
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      application.receiveEvents(ofBackgroundURLSession: "photos") { done.resume() }
    }
    #expect(delegate.lines == ["events of photos"])
  }

  /// A delegate with the oldest method for URLs.
  private final class OldDelegate: NSObject, UIApplicationDelegate {
    var urls: [URL] = []
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
      urls.append(url)
      return true
    }
  }

  /// A delegate with the method for URLs and the sending application.
  private final class YoungerDelegate: NSObject, UIApplicationDelegate {
    var senders: [String?] = []
    func application(
      _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool {
      senders.append(sourceApplication)
      return true
    }
  }

  @Test("A URL is opened by the newest method that the delegate implements")
  func oldMethodsForURLs() throws {
    let url = try #require(URL(string: "shed://tools"))
    let (old, younger) = (OldDelegate(), YoungerDelegate())
    application.delegate = old
    #expect(application.receive(url))
    #expect(old.urls == [url])
    application.delegate = younger
    #expect(application.receive(url, from: "com.example.mail"))
    #expect(younger.senders == ["com.example.mail"])
    application.delegate = delegate
    #expect(!application.receive(url))
  }

  /// Opens URLs only if its application is the shared one.
  private final class SharedDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, open url: URL,
      options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { UIApplication.shared === application }
  }

  @Test("UIApplication.shared is the application that opens a URL, also if another was current")
  func urlOfOneApplication() throws {
    let url = try #require(URL(string: "shed://tools"))
    application.delegate = SharedDelegate()
    let other = UIApplication(in: UIWindowScene(), on: UIDevice())
    let isOpened = other.performAsCurrent { application.receive(url) }
    #expect(isOpened)
  }

  /// Fetches data, and hears of new days and memory warnings.
  private final class DailyDelegate: NSObject, UIApplicationDelegate {
    var lines: [String] = []
    func applicationSignificantTimeChange(_ application: UIApplication) {
      lines.append("new day, its own \(UIApplication.shared === application)")
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      lines.append("memory, its own \(UIApplication.shared === application)")
    }
    func application(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler:
        @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.newData) }
  }

  @Test("The delegate hears of a new day and of low memory, and fetches data if a test asks for it")
  func daily() {
    let daily = DailyDelegate()
    application.delegate = daily
    application.changeTimeSignificantly()
    application.warnOfMemory()
    #expect(daily.lines == ["new day, its own true", "memory, its own true"])
    var results: [UIBackgroundFetchResult] = []
    application.fetchInBackground { results.append($0) }
    #expect(results == [.newData])
  }

  /// Notes the former geometry of its scene.
  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var lines: [String] = []
    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      lines.append(
        "\(previousCoordinateSpace.bounds.width) \(previousInterfaceOrientation.isPortrait) "
          + "\(previousTraitCollection.userInterfaceStyle == .dark)")
    }
  }

  @Test("The delegate of a scene hears of new traits and of a rotation, with the former values")
  func geometry() {
    let scene = UIWindowScene(screen: UIScreen(size: CGSize(width: 320, height: 480), scale: 2))
    let sceneDelegate = SceneDelegate()
    scene.traits = UITraitCollection(userInterfaceIdiom: .phone)
    application.connect(scene, delegate: sceneDelegate)
    defer { application.close(scene) }
    scene.traits = UITraitCollection(traitsFrom: [
      scene.traits, UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(sceneDelegate.lines == ["320.0 true false"])
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
    MainTurn.drain()
    #expect(sceneDelegate.lines.dropFirst() == ["320.0 true true"])
    #expect(scene.interfaceOrientation.isLandscape)
  }

  @Test("A delegate allows keyboards of other developers unless it says otherwise")
  func extensions() {
    #expect(delegate.application(application, shouldAllowExtensionPointIdentifier: .keyboard))
  }

  /// Creates a document on another queue.
  private final class Documents: NSObject, UIScreenshotServiceDelegate {
    func screenshotService(
      _ screenshotService: UIScreenshotService,
      generatePDFRepresentationWithCompletion completionHandler:
        @escaping (Data?, Int, CGRect) -> Void
    ) {
      nonisolated(unsafe) let handler = completionHandler
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        handler(Data([1]), 2, CGRect(x: 0, y: 0, width: 3, height: 4))
        done.signal()
      }
      done.wait()
    }
  }

  @Test("A screenshot is posted, and the user can choose the whole content")
  func screenshot() throws {
    application.connect(scene)
    let documents = Documents()
    let service = try #require(scene.screenshotService)
    service.delegate = documents
    #expect(service.windowScene === scene && scene.screenshotService === service)

    nonisolated(unsafe) var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.userDidTakeScreenshotNotification, object: application, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    var found: [UIScreenshotService.Document] = []
    application.takeScreenshot()
    application.takeScreenshot { found.append($0) }
    MainTurn.drain()
    #expect(count == 2)
    let rect = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect(found == [.init(pdf: Data([1]), visiblePage: 2, visibleRect: rect)])
  }

  @Test("Screens that are connected are listed after the main screen")
  func screens() {
    application.performAsCurrent {
      let television = UIScreen(size: CGSize(width: 1920, height: 1080), scale: 1)
      nonisolated(unsafe) var posts: [Notification.Name] = []
      let names = [UIScreen.didConnectNotification, UIScreen.didDisconnectNotification]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: television, queue: nil) { _ in
          posts.append(name)
        }
      }
      defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
      application.attach(television)
      application.attach(television)
      #expect(UIScreen.screens == [scene.screen, television])
      application.detach(television)
      #expect(UIScreen.screens == [scene.screen])
      #expect(posts == names)
    }
  }

  @Test("A rotation is sent to the application of the window, whatever code turns the window")
  func rotation() {
    application.connect(scene)
    defer { application.close(scene) }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    nonisolated(unsafe) var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.willChangeStatusBarOrientationNotification, object: application,
      queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    let size = window.bounds.size
    window.frame.size = CGSize(width: size.height, height: size.width)
    #expect(count == 1)
  }
}
