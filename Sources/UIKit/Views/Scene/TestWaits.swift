import Dispatch
import Synchronization

/// The work of tests that waits for real time.
///
/// This work consists of tasks in `Task.sleep`, and of blocks of `DispatchQueue.main.asyncAfter`
/// that no frame clock runs, because they were not scheduled in the task in which the key window
/// became key.
///
/// A test that waits until its screen has settled wakes this work early, in the order of its times,
/// and advances the clock of the screen by the time that it has saved. Work of other tests is left
/// alone.
package enum TestWaits {
  /// A wait that has not ended.
  package struct Wait: Sendable {
    /// The number of the wait.
    ///
    /// Later waits have higher numbers.
    package let id: Int
    /// The name of the test, or of the case of a test with arguments, whose code waits.
    package let test: String
    /// The time at which the wait began.
    fileprivate let start: DispatchTime
    /// The time at which the wait ends by itself.
    fileprivate let end: DispatchTime
    /// The time at which a test ends the wait: its end, or its start if its work was canceled.
    package var due: DispatchTime { isCanceled() ? start : end }
    /// The call in words, such as `Task.sleep of 2 s`.
    package let name: String
    /// The chain of the wait.
    ///
    /// The chain is a sleeping task, or the first block of a series in which each block schedules
    /// the next.
    package let chain: Int
    /// Returns whether the work that waits was canceled.
    fileprivate let isCanceled: @Sendable () -> Bool
    /// Ends the wait.
    ///
    /// The closure must be called on the main actor.
    package let wake: @MainActor @Sendable () -> Void
  }

  private struct State {
    var waits: [Int: Wait] = [:]
    var lastID = 0
  }

  private static let state = Mutex(State())

  /// The waits of the running test, in the order in which they end.
  package static var ofThisTest: [Wait] {
    guard let test = CallingTask.test else { return [] }
    let all = state.withLock { Array($0.waits.values) }
    // Each time is read once, because other threads may cancel the work.
    return all.filter { $0.test == test }.map { (due: $0.due, wait: $0) }
      .sorted { ($0.due, $0.wait.id) < ($1.due, $1.wait.id) }.map(\.wait)
  }

  /// Adds a wait, and returns its number; `nil` if no test runs.
  ///
  /// - Parameters:
  ///   - chain: The chain of the wait; `nil` if the wait begins a new chain.
  ///   - isCanceled: Returns whether the work that waits was canceled.
  internal static func add(
    until due: DispatchTime, name: @autoclosure () -> String, chain: Int?,
    isCanceled: @escaping @Sendable () -> Bool = { false },
    wake: @escaping @MainActor @Sendable () -> Void
  ) -> Int? {
    guard let test = CallingTask.test else { return nil }
    let name = name()
    return state.withLock { state in
      state.lastID += 1
      let id = state.lastID
      state.waits[id] = Wait(
        id: id, test: test, start: .now(), end: due, name: name, chain: chain ?? -id,
        isCanceled: isCanceled, wake: wake)
      return id
    }
  }

  /// Removes a wait that has ended.
  internal static func remove(_ id: Int?) {
    guard let id else { return }
    state.withLock { _ = $0.waits.removeValue(forKey: id) }
  }
}
