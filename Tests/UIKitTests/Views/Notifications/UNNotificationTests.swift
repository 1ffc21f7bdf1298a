import Foundation
import Testing

@testable import GalleyUIKit

@Suite("The parts of a notification")
struct UNNotificationTests {
  @Test("A request has a copy of the content, which later changes do not reach")
  func copies() throws {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.userInfo = ["cup": 1]
    content.sound = .default
    let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
    content.title = "Coffee"
    #expect(request.content.title == "Tea" && !(request.content is UNMutableNotificationContent))
    #expect(request.content.userInfo["cup"] as? Int == 1)
    #expect(request.content.sound == .default)
    let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
    copy.title = "Milk"
    #expect(request.content.title == "Tea" && copy.sound == .default)
  }

  @Test("A date that has passed is never reached, and an hour of the day always is")
  func dates() throws {
    let past = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(year: 2001, month: 1, day: 1), repeats: false)
    #expect(past.nextTriggerDate() == nil)
    let daily = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 8, minute: 30), repeats: true)
    let next = try #require(daily.nextTriggerDate())
    #expect(next > Date() && next.timeIntervalSinceNow < 2 * 86_400)
    let parts = Calendar.current.dateComponents([.hour, .minute], from: next)
    #expect(parts.hour == 8 && parts.minute == 30)
  }

  @Test("A file that is not there can't be attached")
  func attachments() {
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(
        identifier: "", url: URL(fileURLWithPath: "/no/such/photo.png"))
    }
  }

  @Test("The type of an attached file is the hint in the options, or else that of its extension")
  func typesOfAttachments() throws {
    let name = "\(UUID().uuidString).png"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let plain = try UNNotificationAttachment(identifier: "", url: file)
    #expect(plain.type == "public.png")
    let hinted = try UNNotificationAttachment(
      identifier: "", url: file,
      options: [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"])
    #expect(hinted.type == "public.jpeg")
  }

  @Test("A request that is added before any window is key waits for the clock of the first one")
  func beforeFirstWindow() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let center = UNUserNotificationCenter.current()
      center.authorizationStatus = .authorized
      let request = UNNotificationRequest(
        identifier: "tea", content: UNMutableNotificationContent(),
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false))
      center.add(request, withCompletionHandler: nil)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      window.frameClock.advance(by: 5)
      precondition(center.pendingRequests.count == 1)
      window.frameClock.advance(by: 6)
      precondition(center.pendingRequests.isEmpty)
    }
  }

  @Test("An error has the domain, the code and the description of the system's error")
  func errors() {
    let error = UNError(.notificationsNotAllowed) as NSError
    #expect(error.domain == UNErrorDomain && error.code == 1)
    #expect(error.localizedDescription == "Notifications are not allowed for this application")
  }

  @Test("Equal sounds and categories are equal objects")
  func equality() {
    let name = UNNotificationSoundName("bell.caf")
    #expect(UNNotificationSound(named: name) == UNNotificationSound(named: name))
    #expect(UNNotificationSound.default != UNNotificationSound.defaultCritical)
    func category() -> UNNotificationCategory {
      let done = UNNotificationAction(identifier: "done", title: "Done", options: .destructive)
      return UNNotificationCategory(identifier: "tea", actions: [done], intentIdentifiers: [])
    }
    #expect(Set([category(), category()]).count == 1)
  }

  @Test("Actions with texts to type are equal if their texts are, and equal no plain action")
  func actionsWithTexts() {
    func reply(_ placeholder: String) -> UNNotificationAction {
      UNTextInputNotificationAction(
        identifier: "reply", title: "Reply", textInputButtonTitle: "Send",
        textInputPlaceholder: placeholder)
    }
    let plain = UNNotificationAction(identifier: "reply", title: "Reply")
    #expect(reply("Text") == reply("Text"))
    #expect(reply("Text") != reply("Answer"))
    #expect(plain != reply("Text") && reply("Text") != plain)
  }
}
