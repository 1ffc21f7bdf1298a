import Dispatch
import Foundation
import GalleyUIKit
import Synchronization

/// Foundation's timers, which a run loop fires in real time.
///
/// In tests of Swift Testing on Linux, several threads take turns at serving the main queue, and
/// none of them runs its run loop. A timer that code of the main actor schedules belongs to the run
/// loop of the thread that serves the queue at that time, and would never fire. So a test that
/// waits for its screen fires these timers. As long as one of these timers is due soon, blocks keep
/// the main queue on the thread of the timer. If another thread serves the queue nevertheless, that
/// thread fires the timers of the first thread; see `ThreadLoop`.
///
/// The main thread does not run its run loop either. So the timers and the blocks that code adds to
/// `RunLoop.main`, such as with `receive(on: RunLoop.main)` of Combine, run here, too.
internal enum RealTimers {
  /// The state that all threads share.
  private struct State {
    /// The run loops of the threads that have served the main queue.
    var loops: [ObjectIdentifier: ThreadLoop] = [:]
    /// The number of further blocks that may keep the main queue on its thread.
    ///
    /// The limit is a number of blocks instead of seconds, because time also passes while other
    /// tests keep the queue busy.
    var turnsLeft = 0
  }

  private static let state = Mutex(State())

  /// The number of seconds. If a timer is due in less than this time, the main queue is kept on the
  /// thread of the timer.
  private static let patience: TimeInterval = 2

  /// Remembers the run loop of this thread, which may have new timers, and fires them in the next
  /// block of the main queue.
  static func fireInNextBlock() {
    if !Thread.isMainThread { noteThread() }
    add { fire() }
  }

  /// Remembers the run loop of this thread, and that of the main thread.
  static func noteThread() {
    for loop in [ThreadLoop(), .main] {
      state.withLock { $0.loops[ObjectIdentifier(loop.loop)] = loop }
    }
  }

  /// Fires the timers that are due, and keeps the main queue on this thread if other timers are due
  /// soon.
  ///
  /// Call this in a block of the main queue. The timers may belong to another test, so their
  /// closures must not run in the task of the current test.
  static func fire() {
    MainActor.assumeIsolated { ClockTimer.postpone() }
    // The main thread runs its own run loop, as in XCTest.
    guard !Thread.isMainThread, fireDueTimers() else { return }
    let begins = state.withLock { state in
      defer { state.turnsLeft = 1_000 }
      return state.turnsLeft == 0
    }
    if begins { add(holdQueue) }
  }

  /// Fires the timers that are due.
  ///
  /// Returns whether the next timer is due soon.
  private static func fireDueTimers() -> Bool {
    MainActor.assumeIsolated { ClockTimer.postpone() }
    noteThread()
    var isDueSoon = false
    for var loop in state.withLock({ Array($0.loops.values) }) {
      loop.fire()
      isDueSoon = isDueSoon || loop.next.map { $0.timeIntervalSinceNow < patience } ?? false
      // A run loop without timers is not kept, so that it can be deallocated when its thread ends.
      let (key, after) = (ObjectIdentifier(loop.loop), loop.next == nil ? nil : loop)
      // Release the old run loop after the lock, because its objects may use the lock in their
      // `deinit`.
      let before = state.withLock { state in
        defer { state.loops[key] = after }
        return state.loops[key]
      }
      withExtendedLifetime(before) {}
    }
    return isDueSoon
  }

  /// Keeps the main queue on this thread: each block adds the next block.
  @Sendable private static func holdQueue() {
    let isDueSoon = fireDueTimers()
    let goesOn = state.withLock { state in
      state.turnsLeft = isDueSoon ? state.turnsLeft - 1 : 0
      return state.turnsLeft > 0
    }
    guard goesOn else { return }
    usleep(500)
    add(holdQueue)
  }

  /// Adds a block to the real main queue.
  ///
  /// `async(execute:)` without other arguments is Galley's own method: its blocks run when a screen
  /// settles, in the task of its test.
  private static func add(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: [], execute: block)
  }

  /// Whether the next timer fires in less than a second, or is up to two seconds late because it
  /// could not be fired.
  static var areDueSoon: Bool {
    state.withLock { state in
      state.loops.values.contains { loop in
        loop.next.map { (-patience..<1).contains($0.timeIntervalSinceNow) } ?? false
      }
    }
  }
}
