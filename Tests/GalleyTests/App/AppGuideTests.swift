import Foundation
import Galley
import TestSupport
import Testing
import UIKit

/// The code of Documentation/Guides/AWholeAppInATest.md.
@MainActor @Suite("The guide to whole apps")
struct AppGuideTests {
  private static let root = packageFolder()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Each example in the guide to whole apps is in a file that is compiled")
  func examples() throws {
    let folder = "Tests/GalleyTests/"
    let sources = try ["App/AppGuideTests.swift", "Walks/ShedApp.swift"].map {
      GuideCode.squeezed(try Self.text(folder + $0))
    }
    let examples = try GuideCode("AWholeAppInATest").examples
    #expect(examples.count == 10)
    for example in examples {
      #expect(sources.contains { $0.contains(GuideCode.squeezed(example)) }, "\(example)")
    }
  }

  @Test("The guide's example of a walk through an app works")
  func walk() {
    let app = App.launch(ShedAppDelegate(), on: .phone)
    app.type("ra", into: "Search tools")
    app.tap("Rasp")
    app.tap("Borrow")
    app.type("Ada", into: "Your name")
    app.tap("Confirm")
    #expect(app.find("Borrowed by Ada") != nil)
    app.goBack()
    #expect(app.find("Borrowed by Ada") == nil)
  }

  @Test("The guide's examples of system events work")
  func system() throws {
    let settings = try #require(URL(string: "shed://settings"))
    let app = App.launch(ShedAppDelegate())
    app.enterBackground()
    app.becomeActive()
    app.receiveMemoryWarning()
    app.open(settings)
    app.choose(shortcut: "Open settings")
    app.rotate()
    #expect(app.find("Reminders") != nil && app.view.bounds.width == 844)

    let help = try #require(URL(string: "https://example.com/help"))
    app.perform { _ in UIApplication.shared.open(help) }
    #expect(app.application.openedURLs == [help])
  }

  @Test("The guide's example of state restoration works")
  func restores() throws {
    let app = App.launch(ShedAppDelegate())
    app.tap("Packing")
    app.enterBackground()
    let again = App.launch(ShedAppDelegate(), restoring: app.savedActivity)
    #expect(again.find("Rope") != nil)

    #expect((again.controller as? UITabBarController)?.selectedIndex == 1)
    let shed = try #require((again.delegate as? ShedAppDelegate)?.shed)
    #expect(Array(shed.lines.prefix(3)) == ["launched", "connects", "restores shed.tab"])
    #expect(App.launch(ShedAppDelegate()).savedActivity == nil)
  }

  private final class Reminders: NSObject, UNUserNotificationCenterDelegate {
    var tapped: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.banner, .list]) }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      tapped.append(response.notification.request.identifier)
      completionHandler()
    }
  }

  @Test("The guide's example of notifications works")
  func notifications() async throws {
    let app = App.launch(ShedAppDelegate())
    let reminders = Reminders()
    app.notificationCenter.delegate = reminders
    #expect(try await app.notificationCenter.requestAuthorization(options: [.alert]))
    let content = UNMutableNotificationContent()
    content.title = "Bring back the rasp"
    let reminder = UNNotificationRequest(identifier: "rasp", content: content, trigger: nil)
    app.deliver(reminder)
    app.tap(notification: "Bring back the rasp")
    #expect(reminders.tapped == ["rasp"])

    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3_600, repeats: true)
    try await app.notificationCenter.add(
      UNNotificationRequest(identifier: "hourly", content: content, trigger: trigger))
    app.clock.advance(by: 3_600)
    #expect(app.notificationCenter.shownNotifications.map(\.request.identifier) == ["hourly"])
  }

  @Test("The guide's example of drag and drop works")
  func drags() throws {
    let app = App.launch(ShedAppDelegate())
    app.tap("Packing")
    let rope = try middle("Rope", app)
    let lamp = try middle("Lamp", app)
    app.perform { screen in
      let finger = Finger(on: screen.window, at: rope)
      finger.rest(for: 0.6)
      finger.move(to: lamp, over: 0.4)
      finger.lift()
    }
    #expect(try middle("Rope", app).y > middle("String", app).y)
  }

  @Test("The guide's example of a cancelled dismissal works")
  func callsOff() throws {
    let app = App.launch(ShedAppDelegate())
    app.tap("Rasp")
    app.tap("Borrow")
    let sheet = try #require(app.controller.presentedViewController?.view)
    let edge = sheet.convert(sheet.bounds, to: nil)
    let grabber = CGPoint(x: edge.midX, y: edge.minY + 20)
    app.perform { screen in
      let finger = Finger(on: screen.window, at: grabber)
      finger.move(by: CGPoint(x: 0, y: 90), over: 0.4)
      finger.rest(for: 0.2)
      finger.lift()
    }
    #expect(app.find("Your name") != nil)
    #expect(sheet.convert(sheet.bounds, to: nil) == edge)
  }

  @Test("The guide's example of other devices and looks works")
  func looks() {
    let apps = [
      App.launch(ShedAppDelegate(), on: .phone, .dark),
      App.launch(ShedAppDelegate(), on: .phone, .language("ar")),
      App.launch(ShedAppDelegate(), on: .pad.landscape),
    ]
    #expect(apps.map(\.view.bounds.width) == [390, 390, 1180])
    #expect(apps[1].view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func middle(_ name: String, _ app: App) throws -> CGPoint {
    let frame = try #require(app.find(name), "\(app)").frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
