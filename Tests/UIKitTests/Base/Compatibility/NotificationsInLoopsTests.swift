import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Notifications in a loop")
struct NotificationsInLoopsTests {
  private static let name = Notification.Name("row.was.read")

  @Test("A loop receives later notifications of its name and object, in order")
  func order() async {
    let (wanted, other) = (NSObject(), NSObject())
    let center = NotificationCenter()
    center.post(name: Self.name, object: wanted, userInfo: ["row": 0])
    var notifications = center.notifications(named: Self.name, object: wanted).makeAsyncIterator()
    center.post(name: Self.name, object: wanted, userInfo: ["row": 1])
    center.post(name: Self.name, object: other, userInfo: ["row": 2])
    center.post(name: Notification.Name("another.name"), object: wanted, userInfo: ["row": 3])
    center.post(name: Self.name, object: wanted, userInfo: ["row": 4])
    var rows: [Int] = []
    for _ in 0..<2 {
      if let row = await notifications.next()?.userInfo?["row"] as? Int { rows.append(row) }
    }
    #expect(rows == [1, 4])
  }

  @Test("A loop without an object receives those of all objects, until its task is cancelled")
  func cancelled() async {
    let center = NotificationCenter()
    let task = Task {
      var count = 0
      for await _ in center.notifications(named: Self.name) {
        count += 1
        if count == 1 { center.post(name: Self.name, object: nil) }
        if count == 2 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return count
    }
    // The task may begin its loop late, so notifications are posted until it is cancelled.
    for _ in 0..<1_000 where !task.isCancelled {
      await Task.yield()
      center.post(name: Self.name, object: NSObject())
    }
    #expect(await task.value >= 2)
  }
}
