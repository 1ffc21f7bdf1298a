import Foundation
import Synchronization
import Testing

@testable import GalleyUIKit

extension Notification.Name {
  fileprivate static let changed = Notification.Name("galley.tests.changed")
}

@MainActor @Suite("Blocks that other queues than Dispatch's give to the main queue")
struct MainQueueBlocksTests {
  private let center = NotificationCenter()
  private let label = UILabel()

  /// Waits in real time until a condition holds.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<2_000 where !condition() {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.001, qos: .unspecified, flags: []) {
          continuation.resume()
        }
      }
    }
  }

  @Test("A notification that is posted on the main queue reaches the main queue's block at once")
  func notification() {
    let observer = center.addObserver(forName: .changed, object: nil, queue: .main) {
      [label] note in
      let text = note.userInfo?["text"] as? String ?? "none"
      MainActor.assumeIsolated { label.text = (label.text ?? "") + text }
    }
    center.post(name: .changed, object: nil, userInfo: ["text": "one "])
    #expect(label.text == "one ")
    center.post(name: .changed, object: nil, userInfo: ["text": "two"])
    #expect(label.text == "one two")
    center.removeObserver(observer)
    center.post(name: .changed, object: nil, userInfo: ["text": "three"])
    #expect(label.text == "one two")
  }

  @Test("Without a queue, and on a queue of the app, a block is called before the post returns")
  func otherNotifications() {
    let queue = OperationQueue()
    let count = Mutex(0)
    let observers = [nil, queue].map { queue in
      center.addObserver(forName: .changed, object: nil, queue: queue) { _ in
        count.withLock { $0 += 1 }
      }
    }
    center.post(name: .changed, object: nil)
    #expect(count.withLock { $0 } == 2)
    observers.forEach { center.removeObserver($0) }
  }

  @Test("A notification that is posted on another queue reaches the main queue later")
  func postElsewhere() async {
    center.addObserver(forName: .changed, object: nil, queue: .main) { [label] _ in
      MainActor.assumeIsolated { label.text = MainQueue.isCurrent ? "main" : "other" }
    }
    let center = center
    DispatchQueue.global().async { center.post(name: .changed, object: nil) }
    await wait { label.text != nil }
    #expect(label.text == "main")
  }

  @Test(
    "Blocks of the main operation queue and of the main run loop run in a turn of the main queue")
  func mainTurn() {
    let add: @Sendable (String) -> Void = { [label] text in
      MainActor.assumeIsolated { label.text = (label.text ?? "") + text }
    }
    OperationQueue.main.addOperation { add("operation") }
    RunLoop.main.perform { add(", block") }
    RunLoop.main.perform(inModes: [.common]) { add(", mode") }
    #expect(label.text == nil)
    MainTurn.drain()
    #expect(label.text == "operation, block, mode")
  }

  @Test("Blocks of other operation queues are counted until they have run, or were canceled")
  func counted() async {
    let queue = OperationQueue()
    queue.name = "galley.tests.operations"
    queue.isSuspended = true
    queue.addOperation {}
    queue.addOperation { [label] in
      DispatchQueue.main.async { MainActor.assumeIsolated { label.text = "never" } }
    }
    #expect(BackgroundWork.queueLabels.contains("galley.tests.operations"))
    queue.cancelAllOperations()
    queue.isSuspended = false
    await wait { !BackgroundWork.queueLabels.contains("galley.tests.operations") }
    #expect(!BackgroundWork.queueLabels.contains("galley.tests.operations"))
    #expect(label.text == nil)
  }

  @Test("Operations are added as before")
  func operations() {
    let queue = OperationQueue()
    let count = Mutex(0)
    queue.addOperation(BlockOperation { count.withLock { $0 += 1 } })
    queue.addOperations(
      [BlockOperation { count.withLock { $0 += 1 } }], waitUntilFinished: true)
    queue.waitUntilAllOperationsAreFinished()
    #expect(count.withLock { $0 } == 2)
  }
}
