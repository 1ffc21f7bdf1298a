import Foundation
import Testing
import GalleyUIKit
import UIKit

@testable import Galley

/// Shows a page, and restores the activity of reading it.
private final class PageController: UIViewController {
  var restored: [String] = []
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    restored.append(activity.activityType)
  }
}

/// Shows a page in a window, and notes its activities.
private class ReaderDelegate: UIResponder {
  var lines: [String] = []
  var window: UIWindow?
  let page = PageController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let dictionary = launchOptions?[.userActivityDictionary] as? [AnyHashable: Any]
    let activity = dictionary?["UIApplicationLaunchOptionsUserActivityKey"] as? NSUserActivity
    lines.append("launched for \(activity?.activityType ?? "nothing")")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = page
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    lines.append("will continue \(userActivityType)")
    return false
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    lines.append("continue \(userActivity.webpageURL?.path ?? userActivity.activityType)")
    restorationHandler([page])
    return userActivity.activityType != "unknown"
  }

  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { lines.append("failed to continue \(userActivityType)") }

  func applicationWillEnterForeground(_ application: UIApplication) { lines.append("foreground") }
  func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
}

/// The delegate of an app without scenes.
private final class ReaderAppDelegate: ReaderDelegate, UIApplicationDelegate {}

/// The delegate of an app with scenes, and the delegate of its scene.
private final class ReaderSceneAppDelegate: ReaderDelegate, UIApplicationDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.makeDelegate = { [unowned self] in SceneDelegate(self) }
    return configuration
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    unowned let owner: ReaderSceneAppDelegate
    var window: UIWindow?

    init(_ owner: ReaderSceneAppDelegate) {
      self.owner = owner
      super.init()
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let types = connectionOptions.userActivities.map(\.activityType)
      owner.lines.append("connects for \(types.joined())")
      window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
      window?.rootViewController = owner.page
      window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
      owner.lines.append("scene will continue \(userActivityType)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      owner.lines.append("scene continue \(userActivity.activityType)")
    }

    func scene(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) { owner.lines.append("scene failed to continue \(userActivityType)") }
  }
}

@MainActor @Suite("Activities of an app in a test")
struct AppActivitiesTests {
  private func reader(_ app: App) throws -> ReaderDelegate {
    try #require(app.delegate as? ReaderDelegate)
  }

  @Test("A universal link is continued by the delegate, and its handler restores the page")
  func link() throws {
    let app = App.launch(ReaderAppDelegate())
    let delegate = try reader(app)
    app.enterBackground()
    delegate.lines = []
    app.open(universalLink: try #require(URL(string: "https://example.com/bread")))
    #expect(
      delegate.lines == [
        "foreground", "will continue \(NSUserActivityTypeBrowsingWeb)", "continue /bread", "active",
      ])
    #expect(delegate.page.restored == [NSUserActivityTypeBrowsingWeb])
  }

  @Test("An app is launched for an activity, and continues it before it becomes active")
  func launched() throws {
    let activity = NSUserActivity(activityType: CSSearchableItemActionType)
    activity.userInfo = [CSSearchableItemActivityIdentifier: "bread"]
    let app = App.launch(ReaderAppDelegate(), continuing: activity)
    let type = CSSearchableItemActionType
    #expect(
      try reader(app).lines == [
        "launched for \(type)", "will continue \(type)", "continue \(type)", "active",
      ])
  }

  @Test("With scenes, an activity of the launch is in the options, and later ones are continued")
  func scenes() throws {
    let activity = NSUserActivity(activityType: "reading")
    let app = App.launch(ReaderSceneAppDelegate(), continuing: activity)
    #expect(try reader(app).lines == ["connects for reading"])
    app.continueActivity(NSUserActivity(activityType: "writing"))
    #expect(
      try reader(app).lines.dropFirst() == [
        "scene will continue writing", "scene continue writing",
      ])
  }

  @Test("An app that does not continue an activity fails the test")
  func refused() {
    let app = App.launch(ReaderAppDelegate())
    let said = messages { app.continueActivity(NSUserActivity(activityType: "unknown")) }
    #expect(
      said.first?.contains("The app does not continue the activity \"unknown\".") == true,
      "\(said)")
  }

  @Test("An error is passed to the delegate of the scene, or else to that of the application")
  func errors() throws {
    let (plain, scenes) = (App.launch(ReaderAppDelegate()), App.launch(ReaderSceneAppDelegate()))
    for app in [plain, scenes] {
      app.performInApp { $0.receive(CocoaError(.userCancelled), forUserActivityType: "reading") }
    }
    #expect(try reader(plain).lines.last == "failed to continue reading")
    #expect(try reader(scenes).lines.last == "scene failed to continue reading")
  }

  @Test("The current activity of an app is the one that became current last")
  func current() {
    let app = App.launch(ReaderAppDelegate())
    let (reading, writing) = (
      NSUserActivity(activityType: "reading"), NSUserActivity(activityType: "writing")
    )
    app.perform { _ in
      reading.becomeCurrent()
      writing.becomeCurrent()
    }
    #expect(app.application.currentUserActivity === writing && !reading.isCurrent)
  }
}
