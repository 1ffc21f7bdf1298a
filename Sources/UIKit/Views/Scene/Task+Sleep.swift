import Dispatch
import Foundation
import Synchronization

// Code that imports UIKit calls the methods in this file instead of those of the standard library,
// because Swift prefers declarations of other modules to the declarations of its concurrency
// library.

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a duration.
  ///
  ///     Task {
  ///       try await Task.sleep(for: .seconds(2))
  ///       status.text = "Sent"
  ///     }
  ///     await screen.settled()   // "Sent", without waiting two seconds
  ///
  /// In a test, the wait ends early if the test waits for its screen with `settled()`: the clock of
  /// the screen advances instead. Otherwise real time passes.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before the time is over.
  public static func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    try await Sleeper.sleep(Double(seconds) + Double(attoseconds) / 1e18)
  }

  /// Suspends the task for a number of nanoseconds; see `sleep(for:)`.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await Sleeper.sleep(Double(duration) / 1e9)
  }
}

/// A suspended task that is resumed once: by real time, by a test, or because it is cancelled.
private final class Sleeper: Sendable {
  private enum State {
    case starting
    case asleep(CheckedContinuation<Void, any Error>)
    /// The task was resumed or cancelled before it was suspended.
    case early(isCancelled: Bool)
    case over
  }

  private let state = Mutex(State.starting)

  static func sleep(_ seconds: Double) async throws {
    let task = withUnsafeCurrentTask { $0?.hashValue }
    // Outside of tests no wait ends early.
    guard CallingTask.test != nil, seconds < 1e9 else {
      return try await Task<Never, Never>.sleep(
        until: .now + .seconds(seconds), tolerance: nil, clock: .continuous)
    }
    try Task<Never, Never>.checkCancellation()
    let sleeper = Sleeper()
    let due = DispatchTime.now() + seconds
    let wait = TestWaits.add(
      until: due, name: "Task.sleep of \(CGFloat(seconds).galleyDescription) s", chain: task
    ) { sleeper.wake() }
    defer { TestWaits.remove(wait) }
    // The timer has a weak reference to the sleeper, so that the timer does not keep the objects of
    // a cancelled task alive until the delay is over.
    DispatchQueue.global().asyncAfter(
      deadline: due, qos: .unspecified, flags: [], execute: { [weak sleeper] in sleeper?.wake() })
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper.fallAsleep($0) }
    } onCancel: {
      sleeper.end(isCancelled: true)
    }
  }

  private func fallAsleep(_ continuation: CheckedContinuation<Void, any Error>) {
    let early: Bool? = state.withLock { state in
      if case .early(let isCancelled) = state {
        state = .over
        return isCancelled
      }
      state = .asleep(continuation)
      return nil
    }
    if let early { Sleeper.resume(continuation, isCancelled: early) }
  }

  func wake() { end(isCancelled: false) }

  func end(isCancelled: Bool) {
    let asleep: CheckedContinuation<Void, any Error>? = state.withLock { state in
      switch state {
      case .starting:
        state = .early(isCancelled: isCancelled)
        return nil
      case .asleep(let continuation):
        state = .over
        return continuation
      case .early, .over: return nil
      }
    }
    if let asleep { Sleeper.resume(asleep, isCancelled: isCancelled) }
  }

  private static func resume(
    _ continuation: CheckedContinuation<Void, any Error>, isCancelled: Bool
  ) {
    if isCancelled {
      continuation.resume(throwing: CancellationError())
    } else {
      continuation.resume()
    }
  }
}
