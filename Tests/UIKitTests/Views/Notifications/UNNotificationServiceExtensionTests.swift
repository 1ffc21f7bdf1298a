import Foundation
import Testing

@testable import GalleyUIKit

/// Puts a word in front of each text, and answers at once or at the last moment.
private final class NotificationService: UNNotificationServiceExtension {
  enum Answer {
    case atOnce
    case elsewhere
    case atTheEnd
    case never
  }

  let answer: Answer
  private var handler: ((UNNotificationContent) -> Void)?
  private var content = UNMutableNotificationContent()

  init(_ answer: Answer) {
    self.answer = answer
    super.init()
  }

  override func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    content = request.content.mutableCopy() as? UNMutableNotificationContent ?? content
    content.body = "Hot \(content.body)"
    handler = contentHandler
    if answer == .atOnce { contentHandler(content) }
    guard answer == .elsewhere else { return }
    nonisolated(unsafe) let reply = contentHandler
    let changed = content
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      reply(changed)
      done.signal()
    }
    done.wait()
  }

  override func serviceExtensionTimeWillExpire() {
    if answer == .atTheEnd { handler?(content) }
  }
}

@MainActor
@Suite("A service extension for notifications")
struct UNNotificationServiceExtensionTests {
  private let scene = UIWindowScene()
  private let application: UIApplication

  init() {
    application = UIApplication(in: scene, on: UIDevice())
    application.applicationState = .background
    application.notificationCenter.authorizationStatus = .authorized
  }

  private var bodies: [String] {
    application.notificationCenter.shownNotifications.map(\.request.content.body)
  }

  private func receive(isMutable: Bool = true) {
    let parts: [String: Any] = ["alert": "tea", "mutable-content": isMutable ? 1 : 0]
    application.receive(remoteNotification: ["aps": parts])
  }

  @Test("A test passes a request to an extension, and sees the content that its handler gets")
  func direct() {
    let content = UNMutableNotificationContent()
    content.body = "tea"
    let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
    var found: [String] = []
    NotificationService(.atOnce).didReceive(request) { found.append($0.body) }
    UNNotificationServiceExtension().didReceive(request) { found.append($0.body) }
    #expect(found == ["Hot tea", "tea"])
  }

  @Test("An extension may return the content from an asynchronous method")
  func asynchronous() async {
    final class Later: UNNotificationServiceExtension {
      override func didReceive(_ request: UNNotificationRequest) async -> UNNotificationContent {
        await Task.yield()
        let content = request.content.mutableCopy() as? UNMutableNotificationContent
        content?.body = "Iced \(request.content.body)"
        return content ?? request.content
      }
    }
    let content = UNMutableNotificationContent()
    content.body = "tea"
    let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
    let body: String = await withCheckedContinuation { continuation in
      Later().didReceive(request) { changed in
        #expect(MainQueue.isCurrent)
        continuation.resume(returning: changed.body)
      }
    }
    #expect(body == "Iced tea")
  }

  @Test("A notification of a server is shown with the content of the extension")
  func changes() {
    application.makeNotificationService = { NotificationService(.atOnce) }
    receive()
    #expect(bodies == ["Hot tea"])
    let request = application.notificationCenter.shownNotifications.first?.request
    #expect(request?.trigger is UNPushNotificationTrigger)
  }

  @Test("The handler may be called on another queue")
  func elsewhere() {
    application.makeNotificationService = { NotificationService(.elsewhere) }
    receive()
    MainTurn.drain()
    #expect(bodies == ["Hot tea"])
  }

  @Test("A notification that is not marked as mutable does not reach the extension")
  func notMutable() {
    application.makeNotificationService = { NotificationService(.atOnce) }
    receive(isMutable: false)
    #expect(bodies == ["tea"])
  }

  @Test("After thirty seconds the extension has a last moment to call the handler")
  func atTheEnd() {
    application.makeNotificationService = { NotificationService(.atTheEnd) }
    receive()
    scene.frameClock.advance(by: 29)
    #expect(bodies == [])
    scene.frameClock.advance(by: 2)
    #expect(bodies == ["Hot tea"])
  }

  @Test("Without an answer the notification is shown with its original content")
  func never() {
    application.makeNotificationService = { NotificationService(.never) }
    receive()
    scene.frameClock.advance(by: 31)
    #expect(bodies == ["tea"])
  }

  @Test("Content without texts is ignored")
  func withoutTexts() {
    final class Silent: UNNotificationServiceExtension {
      override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
      ) { contentHandler(UNNotificationContent()) }
    }
    application.makeNotificationService = { Silent() }
    receive()
    #expect(bodies == ["tea"])
  }
}
