import Dispatch
import Foundation
import GalleyUIKit

/// Waits until the tasks of the main actor have shown their results on a screen.
///
/// In one turn of the main actor, its tasks and the blocks of the main queue run until they are
/// suspended or finished. A screen has settled when nothing has changed in it for a dozen turns. A
/// task in `Task.sleep`, and a block that a task has passed to `asyncAfter`, do not wait in real
/// time: they continue early, and the clock advances by the time that they would have waited.
@MainActor
internal struct TaskSettling {
  /// The clock of the screen.
  let clock: FrameClock
  /// The windows that have to stop changing.
  let windows: () -> [UIWindow]
  /// Settles all work that does not depend on tasks.
  let settle: () -> Void
  /// Advances the clock.
  let advance: (TimeInterval) -> Void
  /// Makes the clock of the screen the current clock, which `asyncAfter` uses.
  let makeCurrent: () -> Void

  /// The number of turns after which the tasks of a screen are considered endless.
  ///
  /// The turns take about ten seconds if nothing else runs.
  static let turnLimit = 2_000
  /// The number of waits of one task, or of one series of blocks, that end early.
  ///
  /// A task with more waits is an endless repetition, such as a countdown, which does not keep a
  /// screen from settling.
  private static let repetitions = 8

  /// Waits until the screen has settled.
  ///
  /// Returns `nil`, or a description of the tasks and animations that have not ended after
  /// `turnLimit` turns.
  ///
  /// - Parameter quietTurns: The number of turns without a change.
  func run(quietTurns: Int = 12) async -> String? {
    var waits = Waits()
    var otherWork = OtherWork()
    // Another thread may run the next block of the main queue, and that thread does not know the
    // timers that were just created on this thread.
    RealTimers.fireInNextBlock()
    let start = clock.now
    // Count turns, not time: while other tests keep the main actor busy, time passes in which no
    // task of this screen can run.
    var quiet = 0
    var before = signature
    var turns = 0
    while turns < TaskSettling.turnLimit {
      turns += 1
      await TaskSettling.turn()
      makeCurrent()
      MainTurn.drain()
      settle()
      waits.note()
      let now = signature
      if now != before {
        before = now
        quiet = 0
        continue
      }
      if otherWork.isAwaited() {
        turns -= 1
        continue
      }
      quiet += 1
      // All other tasks have nothing left to do, so end the wait of a task that sleeps.
      if let next = waits.next(TaskSettling.repetitions) {
        guard quiet >= TaskSettling.turns(before: next.seconds, quietTurns: quietTurns) else {
          continue
        }
        if next.seconds > 0 { advance(next.seconds) }
        waits.wake(next.wait, after: next.seconds)
        quiet = 0
      } else if let seconds = secondsToRepetition(since: start) {
        guard quiet >= TaskSettling.turns(before: seconds, quietTurns: quietTurns) else { continue }
        advance(seconds)
        quiet = 0
      } else if quiet >= quietTurns {
        return nil
      }
    }
    let names = Set(TestWaits.ofThisTest.map(\.name)).union(clock.namesOfMoving).sorted()
    return names.isEmpty ? "its tasks never rest" : names.joined(separator: ", ")
  }

  /// Returns the number of turns without a change after which a wait of some seconds is ended.
  ///
  /// A long wait may be the time limit of work that continues elsewhere, such as on another actor.
  private static func turns(before seconds: TimeInterval, quietTurns: Int) -> Int {
    seconds < 1 ? quietTurns / 3 : seconds < 10 ? quietTurns : quietTurns * 8
  }

  /// Returns the number of seconds until a repeating timer fires; `nil` if there is no such timer,
  /// or if the screen would wait for more than `FrameClock.patience` seconds in all.
  ///
  /// Timers with longer intervals, such as those of countdowns and carousels, show how much time has
  /// passed. A screen does not wait for them.
  private func secondsToRepetition(since start: TimeInterval) -> TimeInterval? {
    guard let time = clock.nextRepetitionTime(ofIntervalsBelow: 1),
      time - start <= FrameClock.patience
    else { return nil }
    return max(time - clock.now, clock.frameDuration)
  }

  /// Performs a turn: runs tasks and the main queue until the tasks are suspended.
  static func turn() async {
    for _ in 0..<3 { await Task.yield() }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(
        deadline: .now() + 0.004, qos: .unspecified, flags: [],
        execute: {
          RealTimers.fire()
          continuation.resume()
        })
    }
  }

  /// The waits of a test, with the time that has been saved by ending some of them early.
  @MainActor
  private struct Waits {
    /// The number of seconds by which waits have ended early.
    private var saved: TimeInterval = 0
    /// The saved time when each wait began.
    private var savedBefore: [Int: TimeInterval] = [:]
    /// The number of waits that have ended early, for each task or series of blocks.
    private var counts: [Int: Int] = [:]

    /// Records the waits that have begun.
    mutating func note() {
      for wait in TestWaits.ofThisTest where savedBefore[wait.id] == nil {
        savedBefore[wait.id] = saved
      }
    }

    /// The wait that ends first, and the number of seconds until its end; `nil` if there is no
    /// wait.
    func next(_ repetitions: Int) -> (wait: TestWaits.Wait, seconds: TimeInterval)? {
      let now = DispatchTime.now().uptimeNanoseconds
      return TestWaits.ofThisTest.compactMap { wait -> (TestWaits.Wait, TimeInterval)? in
        guard counts[wait.chain, default: 0] < repetitions else { return nil }
        let due = wait.due.uptimeNanoseconds
        let left = due > now ? TimeInterval(due - now) / 1e9 : 0
        let seconds = max(left - (saved - (savedBefore[wait.id] ?? saved)), 0)
        return saved + seconds <= FrameClock.patience ? (wait, seconds) : nil
      }.min { ($0.1, $0.0.id) < ($1.1, $1.0.id) }
    }

    /// Ends a wait early, by a number of seconds.
    mutating func wake(_ wait: TestWaits.Wait, after seconds: TimeInterval) {
      saved += seconds
      counts[wait.chain, default: 0] += 1
      wait.wake()
    }
  }

  /// A hash of the state of the windows, to detect changes.
  private var signature: Int {
    var hasher = Hasher()
    func add(_ view: UIView) {
      hasher.combine(ObjectIdentifier(view))
      hasher.combine(view.frame.origin.x)
      hasher.combine(view.frame.origin.y)
      hasher.combine(view.frame.width)
      hasher.combine(view.frame.height)
      hasher.combine(view.isHidden)
      hasher.combine(view.alpha)
      hasher.combine(view.galleyText)
      for subview in view.subviews { add(subview) }
    }
    for window in windows() { add(window) }
    return hasher.finalize()
  }
}
