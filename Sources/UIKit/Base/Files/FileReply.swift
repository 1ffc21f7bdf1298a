import Foundation

/// The reply of a file presenter, which may arrive later and on another thread.
internal final class FileReply<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value?

  init() {}

  /// Sets the reply.
  func set(_ value: Value) {
    condition.lock()
    self.value = value
    condition.broadcast()
    condition.unlock()
  }

  /// Waits for the reply. On the main thread, the run loop runs while this method waits.
  func wait() -> Value {
    while true {
      condition.lock()
      if value == nil, !Thread.isMainThread { condition.wait() }
      let found = value
      condition.unlock()
      if let found { return found }
      guard Thread.isMainThread else { continue }
      let soon = Date(timeIntervalSinceNow: 0.01)
      if !RunLoop.main.run(mode: .default, before: soon) { Thread.sleep(forTimeInterval: 0.001) }
    }
  }
}
