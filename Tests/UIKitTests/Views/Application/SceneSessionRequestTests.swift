import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Requests for scenes")
struct SceneSessionRequestTests {
  final class SceneDelegate: UIResponder, UISceneDelegate {
    var lines: [String] = []
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      lines.append(userActivity.activityType)
    }
    func sceneDidDisconnect(_ scene: UIScene) { lines.append("disconnected") }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var discarded: Set<UISceneSession> = []
    func application(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) { discarded = sceneSessions }
  }

  private let application = UIApplication.shared

  private func code(_ error: (any Error)?) -> UISceneError.Code? { (error as? UISceneError)?.code }

  @Test("The delegate of an open scene continues the activity, in the next turn")
  func activates() {
    let (scene, delegate) = (UIWindowScene(), SceneDelegate())
    application.connect(scene, delegate: delegate)
    let request = UISceneSessionActivationRequest(session: scene.session)
    request.userActivity = NSUserActivity(activityType: "reading")
    var failure: (any Error)?
    application.moveToBackground()
    application.activateSceneSession(for: request) { failure = $0 }
    #expect(delegate.lines == [] && application.applicationState == .background)
    MainTurn.drain()
    #expect(delegate.lines == ["reading"] && application.applicationState == .active)
    #expect(failure == nil)
    application.close(scene)
  }

  @Test("A new scene is refused")
  func refuses() {
    var failure: (any Error)?
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      failure = $0
    }
    MainTurn.drain()
    #expect(code(failure) == .multipleScenesNotSupported)
  }

  @Test("A scene is closed once, and its session is discarded")
  func destroys() {
    let (scene, delegate, appDelegate) = (UIWindowScene(), SceneDelegate(), AppDelegate())
    application.delegate = appDelegate
    defer { application.delegate = nil }
    application.connect(scene, delegate: delegate)
    let session = scene.session
    var failure: (any Error)?
    application.requestSceneSessionDestruction(session, options: nil) { failure = $0 }
    MainTurn.drain()
    #expect(delegate.lines == ["disconnected"])
    #expect(appDelegate.discarded == [session])
    #expect(!application.openSessions.contains(session))
    #expect(failure == nil)

    application.requestSceneSessionDestruction(session, options: nil) { failure = $0 }
    MainTurn.drain()
    #expect(code(failure) == .requestDenied)
    #expect(delegate.lines == ["disconnected"])
  }
}
