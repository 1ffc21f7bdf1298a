import Dispatch
import Foundation
import GalleyUIKit

extension Screen {
  /// Advances the clock until the screen has settled: no animation runs, and no block waits in
  /// `DispatchQueue.main.async`, or in `asyncAfter` or a timer that fires once, if this test's task
  /// has called them.
  ///
  /// No real time passes.
  ///
  /// Activity indicators, repeating timers, and blocks that schedule themselves again and again, do
  /// not keep a screen from settling. Other movements that last longer than a minute are reported by name.
  public func settle() {
    guard !inSettings({ clock.settle() }) else { return }
    let names = clock.namesOfMoving
    let pending = names.isEmpty ? "blocks of the main queue" : names.joined(separator: ", ")
    GalleyReport.record(
      .clock, "a screen does not come to rest in a minute of its clock: \(pending)")
  }

  /// Waits until the screen has settled and the tasks of the main actor are finished or suspended.
  ///
  ///     screen.tap("Load")            // starts a task that sleeps for a second
  ///     await screen.settled()        // the task has run, and its results are shown
  ///
  /// Animations, `DispatchQueue.main.async` and `asyncAfter` run on the screen's clock. Tasks run
  /// in real time: this method returns when the main actor has run its tasks a dozen times, and
  /// nothing has changed on the screen. A task in `Task.sleep(for:)`, and a block that a task has
  /// passed to `asyncAfter`, do not wait in real time: they continue immediately, in their order,
  /// and the screen's clock advances by the time that they would have waited, up to a minute. The
  /// same applies to timers that fire once. An endless repetition, such as a task that waits for
  /// half a second again and again, continues eight times. So does a repeating timer with an interval
  /// of less than a second; slower ones, such as countdowns, do not continue. Work that never ends is
  /// reported by name.
  ///
  /// Blocks on other queues run in real time. This method waits for them. If that takes longer than
  /// a second, their queues are named on standard error. If no block ends for five seconds, such
  /// blocks are not waited for any more.
  ///
  /// A `Task.sleep` in a file that does not import UIKit runs in real time, too. Use
  /// `wait(until:)` for it.
  public func settled() async {
    hasWaited = true
    makeCurrent()
    let settling = TaskSettling(
      clock: clock, windows: { [scene] in scene.windows }, settle: { self.settle() },
      advance: { seconds in self.inSettings { self.clock.advance(by: seconds) } },
      makeCurrent: { self.makeCurrent() })
    guard let rest = await settling.run() else { return }
    GalleyReport.record(
      .clock,
      "a screen goes on changing for \(TaskSettling.turnLimit) turns of the main actor: \(rest)")
  }

  /// Waits until a condition holds, and fails the test if it does not.
  ///
  ///     await screen.wait { $0.find("Sent") != nil }
  ///     await screen.wait(until: { $0.find("Sent") != nil }, timeout: 2)
  ///
  /// While something moves, or a block of `asyncAfter` waits, the screen's clock advances without
  /// real time. Otherwise real time passes, and the clock advances with it.
  ///
  /// - Parameters:
  ///   - condition: The condition, which is checked after each frame.
  ///   - timeout: The number of seconds of the screen's clock after which the test fails. With
  ///     `.infinity`, this method waits until the condition holds.
  /// - Returns: Whether the condition holds.
  @discardableResult
  public func wait(
    until condition: @MainActor (Screen) -> Bool, timeout: TimeInterval = 5,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) async -> Bool {
    hasWaited = true
    makeCurrent()
    let end = clock.now + (timeout > 0 ? timeout : 0)
    while true {
      if inSettings({ condition(self) }) { return true }
      guard clock.now < end, !Task.isCancelled else { break }
      let times = [clock.nextBlockTime, clock.nextRepetitionTime()].compactMap(\.self)
      if clock.isMoving || MainTurn.isWaiting || times.contains(where: { $0 <= end }) {
        inSettings { clock.advance(by: clock.frameDuration) }
        await turn()
      } else {
        let start = ContinuousClock.now
        await turn()
        let passed = (ContinuousClock.now - start) / .seconds(1)
        // If more time has passed, other tests have used the time, and the tasks of this screen
        // have not run. So the clock advances by at most a tenth of a second.
        inSettings { clock.advance(by: min(max(passed, 0.001), 0.1)) }
      }
    }
    let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard !Task.isCancelled else {
      place.fail("The test was cancelled before the condition held.\n" + whatIsThere)
      return false
    }
    place.fail(
      "The condition does not hold after \(CGFloat(timeout).galleyDescription) seconds of the screen's clock.\n"
        + whatIsThere
    )
    return false
  }

  /// Waits until a condition holds; see `wait(until:timeout:)`.
  @discardableResult
  public func wait(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column,
    _ condition: @MainActor (Screen) -> Bool
  ) async -> Bool {
    await wait(
      until: condition, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs tasks and the main queue until the tasks are suspended.
  private func turn() async {
    await TaskSettling.turn()
    inSettings { MainTurn.drain() }
  }
}
