import Foundation
import Testing

@testable import GalleyUIKit

private final class StoryboardSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  var titleWhenConnected: String?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { titleWhenConnected = window?.rootViewController?.title }
}

private final class StoryboardAppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  let sceneDelegate = StoryboardSceneDelegate()
  let board: UIStoryboard

  init(_ board: UIStoryboard) { self.board = board }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
    configuration.storyboard = board
    configuration.makeDelegate = { [sceneDelegate] in sceneDelegate }
    return configuration
  }
}

@MainActor
@Suite("An application that starts with a storyboard")
struct StoryboardLaunchTests {
  @Test(
    "The scene's delegate finds a window with the first controller, which is key and visible afterwards"
  )
  func scenes() {
    let delegate = StoryboardAppDelegate(
      storyboard(scene(controller("start", "title=\"Trips\""))))
    UIApplication.launch(delegate)
    let window = delegate.sceneDelegate.window
    #expect(delegate.sceneDelegate.titleWhenConnected == "Trips")
    #expect(window?.isKeyWindow == true)
    #expect(window?.isHidden == false)
    #expect(window?.rootViewController?.isViewLoaded == true)
  }

  @Test("The window has the storyboard's tint")
  func tint() {
    let tint = #"<color key="tintColor" red="1" green="0" blue="0" alpha="1"/>"#
    let delegate = StoryboardAppDelegate(
      storyboard(scene(controller("start", "title=\"Trips\"")), tint))
    UIApplication.launch(delegate)
    #expect(
      delegate.sceneDelegate.window?.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
