import Dispatch

extension FrameClock {
  /// Suspends the task until `start` calls back. If a clock was turned by hand, it goes on frame by frame
  /// meanwhile, without waiting for real time: nobody else could turn it.
  ///
  ///     await FrameClock.waiting(for: { view.window?.frameClock }) { done in
  ///       view.performBatchUpdates(updates, completion: done)
  ///     }
  ///
  /// - Parameter clock: Returns the clock that the callback waits for. It is asked in each turn, since the
  ///   view may enter a window meanwhile.
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
      wait.goOn()
    }
  }
}

/// One suspended task.
@MainActor
private final class Wait {
  var isOver = false
  let clock: @MainActor () -> FrameClock?
  /// The log for what is reported in the frames that this turns: that of the waiting task.
  private let log = Report.log

  init(clock: @escaping @MainActor () -> FrameClock?) { self.clock = clock }

  /// Turns the clock by a frame in each turn of the main queue. While nothing moves, something else is under
  /// way, as a difference on another queue: then it looks again in a while.
  func goOn() {
    guard !isOver else { return }
    let next: @Sendable () -> Void = { MainActor.assumeIsolated { self.goOn() } }
    if let clock = clock(), !clock.followsRealTime, clock.isMoving {
      Report.$log.withValue(log) { clock.step(by: clock.frameDuration) }
      DispatchQueue.main.async(group: nil, qos: .unspecified, flags: [], execute: next)
    } else {
      DispatchQueue.main.asyncAfter(
        deadline: .now() + 0.005, qos: .unspecified, flags: [], execute: next)
    }
  }
}
