import Foundation
import Testing
import GalleyUIKit
import UIKit

@testable import Galley

/// An app that asks for notifications when it is launched, and records the calls of its methods.
private final class BellAppDelegate: UIResponder, UIApplicationDelegate,
  @preconcurrency UNUserNotificationCenterDelegate
{
  var lines: [String] = []
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "")
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "question", actions: [reply], intentIdentifiers: [])
    ])
    center.requestAuthorization(options: [.alert, .badge]) { granted, _ in
      DispatchQueue.main.async {
        self.lines.append("granted \(granted)")
        if granted { application.registerForRemoteNotifications() }
      }
    }
    return true
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { lines.append("token of \(deviceToken.count) bytes") }

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { lines.append("no token") }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    lines.append("data")
    completionHandler(.newData)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    lines.append("present \(notification.request.content.title)")
    completionHandler([.banner, .badge])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let text = (response as? UNTextInputNotificationResponse)?.userText
    lines.append("\(response.actionIdentifier) \(text ?? "")")
    completionHandler()
  }

  func applicationWillEnterForeground(_ application: UIApplication) { lines.append("foreground") }
  func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
}

/// A delegate whose methods are asynchronous.
private final class AsyncBell: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
  @MainActor var lines: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    await MainActor.run { lines.append("present") }
    return [.list]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async { await MainActor.run { lines.append("response") } }
}

@MainActor @Suite("Notifications of an app in a test")
struct AppNotificationsTests {
  private func request(
    _ title: String, after seconds: TimeInterval? = nil, repeats: Bool = false, badge: Int? = nil
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    content.categoryIdentifier = "question"
    content.badge = badge.map { NSNumber(value: $0) }
    let trigger = seconds.map {
      UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats)
    }
    return UNNotificationRequest(identifier: title, content: content, trigger: trigger)
  }

  private func bell(_ app: App) throws -> BellAppDelegate {
    try #require(app.delegate as? BellAppDelegate)
  }

  @Test("If the user allows notifications, the app gets a device token")
  func allowed() async throws {
    let app = App.launch(BellAppDelegate())
    #expect(try bell(app).lines.suffix(2) == ["granted true", "token of 32 bytes"])
    #expect(app.application.isRegisteredForRemoteNotifications)
    #expect(UNUserNotificationCenter.current() === app.notificationCenter)
    #expect(app.notificationCenter.requestedOptions == [.alert, .badge])
    let settings = await app.notificationCenter.notificationSettings()
    #expect(settings.authorizationStatus == .authorized)
    #expect(settings.badgeSetting == .enabled && settings.alertStyle == .banner)
    #expect(settings.soundSetting == .notSupported, "it was not requested")
  }

  @Test("If the user does not allow notifications, none is shown, and the app gets an error")
  func denied() async throws {
    let app = App.launch(BellAppDelegate(), allowsNotifications: false)
    let center = app.notificationCenter
    #expect(try bell(app).lines.last == "granted false")
    #expect(center.authorizationStatus == .denied)
    let settings = await center.notificationSettings()
    #expect(settings.badgeSetting == .disabled && settings.alertStyle == .none)
    #expect(settings.soundSetting == .notSupported)
    await #expect(throws: UNError(.notificationsNotAllowed)) {
      try await center.add(request("Tea"))
    }
    app.deliver(request("Tea"))
    #expect(try bell(app).lines.last == "granted false")
    // The user allows notifications in the settings.
    center.authorizationStatus = .authorized
    app.deliver(request("Tea"))
    #expect(try bell(app).lines.last == "present Tea")
  }

  @Test("A notification request is pending until the clock of the screen has reached its time")
  func clock() async throws {
    let app = App.launch(BellAppDelegate())
    let center = app.notificationCenter
    try await center.add(request("Tea", after: 30, badge: 3))
    app.perform { _ in }
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["Tea"])
    app.clock.advance(by: 29)
    #expect(center.shownNotifications.isEmpty)
    app.clock.advance(by: 2)
    #expect(try bell(app).lines.last == "present Tea")
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(app.application.applicationIconBadgeNumber == 3)
    #expect(center.presentationOptions(ofNotification: "Tea") == [.banner, .badge])
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test("A repeating request stays until it is removed, and a new request replaces the old one")
  func repeats() async throws {
    let app = App.launch(BellAppDelegate())
    let center = app.notificationCenter
    try await center.add(request("Tea", after: 10))
    try await center.add(request("Tea", after: 60, repeats: true))
    app.clock.advance(by: 190)
    #expect(try bell(app).lines.filter { $0 == "present Tea" }.count == 3)
    #expect(await center.pendingNotificationRequests().count == 1)
    center.removePendingNotificationRequests(withIdentifiers: ["Tea"])
    app.clock.advance(by: 190)
    #expect(try bell(app).lines.filter { $0 == "present Tea" }.count == 3)
  }

  @Test("A tap on a notification brings the app to the foreground before it calls the delegate")
  func tap() async throws {
    let app = App.launch(BellAppDelegate())
    app.enterBackground()
    try await app.notificationCenter.add(request("Tea"))
    app.settle()
    #expect(await app.notificationCenter.deliveredNotifications().count == 1)
    app.tap(notification: "Tea")
    #expect(
      try bell(app).lines.suffix(3) == [
        "foreground", "\(UNNotificationDefaultActionIdentifier) ", "active",
      ])
    #expect(await app.notificationCenter.deliveredNotifications().isEmpty)
  }

  @Test("A button of a notification passes typed text, and may leave the app in the background")
  func button() throws {
    let app = App.launch(BellAppDelegate())
    app.enterBackground()
    app.deliver(request("Tea?"))
    app.tap(notification: "Tea?", action: "Reply", typing: "Yes")
    #expect(try bell(app).lines.last == "reply Yes")
    #expect(app.application.applicationState == .background)
  }

  @Test("A tap on a missing notification or on a missing button fails the test")
  func missing() {
    let app = App.launch(BellAppDelegate())
    app.deliver(request("Tea"))
    withKnownIssue { app.tap(notification: "Coffee") }
    withKnownIssue { app.tap(notification: "Tea", action: "Drink") }
  }

  @Test("A notification that the app removes from the list can no longer be tapped")
  func removed() {
    let app = App.launch(BellAppDelegate())
    let center = app.notificationCenter
    app.enterBackground()
    for title in ["Tea", "Coffee", "Milk"] { app.deliver(request(title)) }
    center.removeDeliveredNotifications(withIdentifiers: ["Tea"])
    #expect(center.shownNotifications.map(\.request.identifier) == ["Coffee", "Milk"])
    center.removeAllDeliveredNotifications()
    #expect(center.shownNotifications.isEmpty)
    withKnownIssue { app.tap(notification: "Milk") }
  }

  @Test("A remote notification reaches the delegates")
  func remote() throws {
    let app = App.launch(BellAppDelegate())
    app.receive(remoteNotification: [
      "aps": ["alert": ["title": "Tea"], "content-available": 1, "badge": 7]
    ])
    #expect(try bell(app).lines.suffix(2) == ["data", "present Tea"])
    #expect(app.application.applicationIconBadgeNumber == 7)
    let shown = app.notificationCenter.shownNotifications
    #expect(shown.first?.request.trigger is UNPushNotificationTrigger)
  }

  @Test("The content of a remote notification has all values that the server has sent")
  func remoteContent() throws {
    let app = App.launch(BellAppDelegate())
    let sound: [String: Any] = ["name": "bell.caf", "critical": 1, "volume": 0.5]
    let parts: [String: Any] = [
      "alert": ["title": "Tea", "launch-image": "Kettle"], "sound": sound,
      "interruption-level": "time-sensitive", "relevance-score": 0.25,
      "target-content-id": "kitchen", "filter-criteria": "home", "thread-id": "tea",
    ]
    app.receive(remoteNotification: ["aps": parts])
    let shown = app.notificationCenter.shownNotifications
    let content = try #require(shown.first?.request.content)
    #expect(content.interruptionLevel == .timeSensitive && content.relevanceScore == 0.25)
    #expect(content.targetContentIdentifier == "kitchen" && content.filterCriteria == "home")
    #expect(content.launchImageName == "Kettle" && content.threadIdentifier == "tea")
    let bell = UNNotificationSound.criticalSoundNamed(
      UNNotificationSoundName("bell.caf"), withAudioVolume: 0.5)
    #expect(content.sound == bell)
  }

  @Test(
    "The delegate of an old app that registers types of notifications gets the allowed ones",
    arguments: [true, false])
  func olderCode(isAllowed: Bool) throws {
    final class OldAppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var types: UIUserNotificationType?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        application.registerUserNotificationSettings(
          UIUserNotificationSettings(types: [.alert, .sound], categories: nil))
        return true
      }

      func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
      ) { types = notificationSettings.types }
    }
    let app = App.launch(OldAppDelegate(), allowsNotifications: isAllowed)
    let delegate = try #require(app.delegate as? OldAppDelegate)
    let expected: UIUserNotificationType = isAllowed ? [.alert, .sound] : []
    #expect(delegate.types == expected)
    #expect(app.application.currentUserNotificationSettings?.types == delegate.types)
  }

  @Test("A registration for remote notifications can fail with the error of a test")
  func failure() throws {
    let app = App.launch(BellAppDelegate())
    app.application.unregisterForRemoteNotifications()
    app.application.remoteNotificationRegistration = .failure(URLError(.notConnectedToInternet))
    app.perform { _ in UIApplication.shared.registerForRemoteNotifications() }
    #expect(try bell(app).lines.last == "no token")
    #expect(!app.application.isRegisteredForRemoteNotifications)
  }

  @Test("The methods of a notification delegate may be asynchronous")
  func asynchronous() async throws {
    let app = App.launch(BellAppDelegate())
    let bell = AsyncBell()
    app.notificationCenter.delegate = bell
    app.deliver(request("Tea"))
    await app.settled()
    #expect(await app.notificationCenter.deliveredNotifications().count == 1)
    app.tap(notification: "Tea")
    await app.settled()
    #expect(bell.lines == ["present", "response"])
  }

  @Test("Delegates that answer on the main queue are awaited, unless the main queue is blocked")
  func answersThatNeedTheMainQueue() async {
    let app = App.launch(BellAppDelegate())
    let bell = AsyncBell()
    app.notificationCenter.delegate = bell
    let blocks = BackgroundWork.count
    // No answer can come before this test awaits something. Other tests may submit a few blocks.
    for number in 0..<100 { app.deliver(request("Tea \(number)")) }
    #expect(AwaitedAnswers.count >= 100)
    #expect(BackgroundWork.count < blocks + 100)
    await app.settled()
    #expect(bell.lines.count == 100)
  }

  @Test("Each of two apps has its own notification center")
  func two() {
    let (one, other) = (App.launch(BellAppDelegate()), App.launch(BellAppDelegate()))
    one.deliver(request("Tea"))
    #expect(one.notificationCenter.shownNotifications.count == 1)
    #expect(other.notificationCenter.shownNotifications.isEmpty)
  }
}
