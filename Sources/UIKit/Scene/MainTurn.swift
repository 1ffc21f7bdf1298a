import Dispatch
import Synchronization

/// What waits for the next turn of the main queue: updates that are gathered, differences that come
/// home from another queue.
///
///     MainTurn.drain()   // in a test: all of it, now
///
/// In a program it is drained with each turn of the main queue by itself.
@MainActor
public enum MainTurn {
  private static var waiting: [@MainActor () -> Void] = []

  /// Does something in the next turn.
  package static func schedule(_ body: @escaping @MainActor () -> Void) {
    waiting.append(body)
    guard waiting.count == 1 else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { drain() } }
  }

  /// What was asked for on other queues.
  private nonisolated static let arrivals = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// Does something in the next turn, whatever queue this is asked on.
  package nonisolated static func scheduleFromAnywhere(
    _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    arrivals.withLock { $0.append(body) }
    DispatchQueue.main.async { MainActor.assumeIsolated { drain() } }
  }

  private static func takeArrivals() {
    waiting += arrivals.withLock { arrivals in
      defer { arrivals = [] }
      return arrivals
    }
  }

  /// Does all that waits, and what comes to wait meanwhile.
  ///
  /// - Parameter limit: How many turns to take: what asks for a turn in each of its turns would go on
  ///   without end.
  public static func drain(limit: Int = 1_000) {
    for _ in 0..<limit {
      takeArrivals()
      guard !waiting.isEmpty else { return }
      let now = waiting
      waiting = []
      for body in now { body() }
    }
    Report.record(
      .layout, "something asks for a turn of the main queue in each of its turns: \(limit) taken")
  }

  /// Whether something waits.
  public static var isWaiting: Bool { !waiting.isEmpty || arrivals.withLock { !$0.isEmpty } }
}
