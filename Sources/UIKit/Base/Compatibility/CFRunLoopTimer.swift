import Foundation

/// A timer of a run loop.
public typealias CFRunLoopTimer = Timer

/// Creates a timer, which fires after it has been added to a loop.
///
/// - Parameters:
///   - fireDate: The time at which the timer first fires.
///   - interval: The time between two calls; zero or less for a timer that fires once.
///   - flags: Ignored.
///   - order: Ignored.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  nonisolated(unsafe) let work = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval,
    repeats: interval > 0
  ) { work?($0) }
}

/// Adds a timer to a mode of a loop.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let rl, let timer, let mode else { return }
  rl.add(timer, forMode: mode.mode)
}

/// Removes a timer from a loop.
///
/// - Differs: The timer is removed from all modes, and cannot be added again.
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) { timer?.invalidate() }

/// Removes a timer from its loop. The timer cannot be added again.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Whether a timer can still fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// Changes the time at which a timer fires next.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
  timer?.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}
