import Dispatch
import Foundation

// Swift prefers properties to methods, so the members in this file are used instead of Foundation's
// methods with the same names; see `DispatchQueue.async`.

extension Timer {
  /// Creates a timer, and adds it to the current run loop:
  ///
  ///     timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in countDown() }
  ///
  /// A timer that code of the main queue creates also follows the clock of the key window, if that
  /// clock is advanced by hand. It then fires in the first frame that is due.
  public static var scheduledTimer: Scheduling { Scheduling() }

  /// The value of `scheduledTimer`, which is called with an interval and a block.
  public struct Scheduling: Sendable {
    /// Creates a timer, and adds it to the current run loop.
    ///
    /// As on a phone, the block may use a screen, although it is not isolated to the main actor. The
    /// run loop of the current thread calls the block.
    @discardableResult
    public func callAsFunction(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
      // A block around this block would hide from reports of leaks what this block holds.
      let block = unsafeBitCast(block, to: (@Sendable (Timer) -> Void).self)
      let timer = Timer(
        fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
        block: block)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
  }
}

extension RunLoop {
  /// Adds a timer: `RunLoop.main.add(timer, forMode: .common)`.
  ///
  /// A timer that code of the main queue adds also follows the clock of the key window; see
  /// `Timer.scheduledTimer`.
  public var add: TimerAddition { TimerAddition(loop: self) }

  /// The value of `add`, which is called with a timer.
  public struct TimerAddition {
    fileprivate let loop: RunLoop

    /// Adds a timer.
    public func callAsFunction(_ timer: Timer, forMode mode: RunLoop.Mode) {
      // On Linux, `Timer(timeInterval:repeats:block:)` makes a timer that is due at once.
      if timer.timeInterval > 0, timer.fireDate <= Date() {
        timer.fireDate = Date(timeIntervalSinceNow: timer.timeInterval)
      }
      guard MainQueue.isCurrent else { return loop.addDirectly(timer, mode) }
      nonisolated(unsafe) let (timer, loop) = (timer, loop)
      MainActor.assumeIsolated {
        let isHeld = ClockTimer.holdsNewTimers
        loop.addDirectly(timer, isHeld ? .heldByClock : mode)
        ClockTimer.follow(timer, heldBy: isHeld ? loop : nil)
      }
    }
  }

  /// Calls Foundation's method.
  fileprivate func addDirectly(_ timer: Timer, _ mode: RunLoop.Mode) {
    typealias Method = (Timer, RunLoop.Mode) -> Void
    let method: Method = add(_:forMode:)
    method(timer, mode)
  }
}

extension RunLoop.Mode {
  /// A mode in which no run loop runs. The run loop keeps a timer in this mode, but does not fire it.
  fileprivate static let heldByClock = RunLoop.Mode("galley.heldByClock")
}

/// A timer that a frame clock fires.
///
/// In a test of XCTest, the run loop fires the timer, too, for a test that waits without advancing
/// the clock. The timer fires once for each interval, by the clock or by the run loop, whichever is
/// first. In a test of Swift Testing, only the clock fires the timer if the clock is advanced by
/// hand: the run loop would run, if at all, because another test waits for a process, for example.
@MainActor
package final class ClockTimer {
  /// The timers that wait, also those that have become invalid.
  private static var waiting: [ObjectIdentifier: ClockTimer] = [:]

  /// The timer. Its run loop holds it.
  private weak var timer: Timer?
  private weak var clock: FrameClock?
  /// The date at which the run loop fires the timer. If the timer has another date, the run loop
  /// has fired it, or the app has set the date.
  private var date: Date
  /// The time of the clock at which the timer fires.
  private let due: TimeInterval
  /// The run loop that keeps the timer, but does not fire it; `nil` if the run loop also fires it.
  ///
  /// The loop of a thread that ends would not keep the timer.
  private var holder: RunLoop?

  private init(_ timer: Timer, on clock: FrameClock, due: TimeInterval, heldBy holder: RunLoop?) {
    self.timer = timer
    self.clock = clock
    self.due = due
    self.holder = holder
    date = timer.fireDate
  }

  /// Whether the run loop does not fire a timer that is created now.
  ///
  /// The main thread runs its run loop in tests of XCTest.
  fileprivate static var holdsNewTimers: Bool {
    !Thread.isMainThread && KeyWindowClock.ofThisTest?.followsRealTime == false
  }

  /// The number of seconds by which the run loop fires a repeating timer later than a clock that is
  /// advanced by hand would.
  ///
  /// Without this delay, the number of times that the timer fires would depend on the real time
  /// that a test takes.
  private static let grace: TimeInterval = 2

  /// Lets the clock of the key window fire a timer. If no clock belongs to the running code, a test
  /// that waits until its screen has settled fires a timer that does not repeat.
  fileprivate static func follow(_ timer: Timer, heldBy holder: RunLoop?) {
    let delay = max(timer.fireDate.timeIntervalSinceNow, 0)
    guard timer.isValid, delay < 1e9 else { return }
    if let clock = KeyWindowClock.ofThisTest {
      // A timer in several modes of its run loop is scheduled once.
      guard !clock.hasBlock(of: timer) else { return }
      schedule(timer, at: clock.now + delay, on: clock, heldBy: holder)
    } else if timer.timeInterval == 0 {
      let block = block(for: timer) { $0?.fire() }
      block.wait = TestWaits.add(
        until: .now() + delay, name: "a timer of \(CGFloat(delay).galleyDescription) s",
        chain: DelayedBlock.chain, isCanceled: { block.isCanceled }
      ) { block.run() }
    }
  }

  private static func schedule(
    _ timer: Timer, at due: TimeInterval, on clock: FrameClock, heldBy holder: RunLoop?
  ) {
    let delay = max(due - clock.now, 0)
    let repeats = timer.timeInterval > 0
    if repeats, holder == nil, !clock.followsRealTime {
      timer.fireDate = Date(timeIntervalSinceNow: delay + grace)
    }
    let entry = ClockTimer(timer, on: clock, due: due, heldBy: holder)
    waiting[ObjectIdentifier(timer)] = entry
    clock.run(
      block(for: timer) { _ in entry.fire() }, after: delay, owner: timer,
      interval: repeats ? timer.timeInterval : nil)
  }

  /// Lets no run loop fire a timer in the next two seconds, if the clock of the timer is advanced by
  /// hand, and lets a run loop fire the held timers of clocks that follow real time again.
  ///
  /// A test that waits for its screen calls this method before it runs a run loop. That test
  /// advances its clock, but real time also passes while other tests run.
  package static func postpone() {
    guard !waiting.isEmpty else { return }
    waiting = waiting.filter { $0.value.timer?.isValid == true }
    for entry in waiting.values { entry.postpone() }
  }

  private func postpone() {
    guard let timer, let clock else { return }
    guard !clock.followsRealTime else {
      holder?.addDirectly(timer, .default)
      return holder = nil
    }
    guard holder == nil, hasItsDate, date.timeIntervalSinceNow < ClockTimer.grace else { return }
    date = Date(timeIntervalSinceNow: ClockTimer.grace + 0.5)
    timer.fireDate = date
  }

  /// Whether neither the run loop nor the app has set the date of the timer.
  private var hasItsDate: Bool {
    timer.map { abs($0.fireDate.timeIntervalSince(date)) < 0.001 } ?? false
  }

  /// Fires the timer, unless its date has changed, and schedules it again.
  private func fire() {
    guard let timer, timer.isValid, let clock else { return }
    guard hasItsDate else {
      let delay = timer.fireDate.timeIntervalSinceNow
      guard delay < 1e9 else { return }
      return ClockTimer.schedule(
        timer, at: clock.now + max(delay, 0), on: clock, heldBy: holder)
    }
    timer.fire()
    guard timer.isValid else { return }
    timer.fireDate = Date(timeIntervalSinceNow: timer.timeInterval)
    // The clock may be late, by a part of a frame or by several intervals. The next time is a whole
    // number of intervals after the time that was due.
    let interval = timer.timeInterval
    let intervals = (max(clock.now - due, 0) / interval).rounded(.down) + 1
    ClockTimer.schedule(timer, at: due + intervals * interval, on: clock, heldBy: holder)
  }

  /// Returns a block for a timer. An invalid timer counts as canceled.
  private static func block(
    for timer: Timer, _ body: @escaping @MainActor (Timer?) -> Void
  ) -> DelayedBlock {
    nonisolated(unsafe) weak let timer = timer
    return DelayedBlock({ MainActor.assumeIsolated { body(timer) } }) { timer?.isValid != true }
  }
}
