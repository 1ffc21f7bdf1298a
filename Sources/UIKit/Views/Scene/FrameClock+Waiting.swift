import Dispatch

extension FrameClock {
  /// Suspends the task until `start` calls back.
  ///
  /// While the task is suspended, a clock that is advanced by hand advances frame by frame, without
  /// waiting for real time, because the suspended code can't advance the clock.
  ///
  ///     await FrameClock.waiting(for: { view.window?.frameClock }) { done in
  ///       view.performBatchUpdates(updates, completion: done)
  ///     }
  ///
  /// - Parameter clock: Returns the clock that the callback waits for. The closure is called
  ///   repeatedly until the callback, because a view may enter a window in the meantime.
  package static func waiting<Result: Sendable>(
    for clock: @escaping @MainActor () -> FrameClock?,
    _ start: @MainActor (@escaping @MainActor (Result) -> Void) -> Void
  ) async -> Result {
    let wait = Wait(clock: clock)
    return await withCheckedContinuation { continuation in
      start { result in
        wait.isOver = true
        continuation.resume(returning: result)
      }
      wait.advance()
    }
  }
}

/// A task that `waiting(for:_:)` has suspended.
@MainActor
private final class Wait {
  var isOver = false
  let clock: @MainActor () -> FrameClock?
  /// The log of the suspended task. Code that runs while the clock advances reports to this log.
  private let log = Report.log

  init(clock: @escaping @MainActor () -> FrameClock?) { self.clock = clock }

  /// While something moves, advances the clock by a frame in each turn of the main queue.
  ///
  /// While nothing moves, other work may be in progress, such as computing a difference on another
  /// queue. So the clock is checked again every five milliseconds. A clock that follows real time
  /// is also only checked, because it advances on its own.
  func advance() {
    guard !isOver else { return }
    let next: @Sendable () -> Void = { MainActor.assumeIsolated { self.advance() } }
    if let clock = clock(), !clock.followsRealTime, clock.isMoving {
      Report.$log.withValue(log) { clock.step(by: clock.frameDuration) }
      DispatchQueue.main.async(group: nil, qos: .unspecified, flags: [], execute: next)
    } else {
      DispatchQueue.main.asyncAfter(
        deadline: .now() + 0.005, qos: .unspecified, flags: [], execute: next)
    }
  }
}
