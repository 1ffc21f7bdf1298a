import GalleyUIKit

/// The work outside of the main actor that a test waits for in real time while its screen settles:
/// blocks on other queues, asynchronous methods of delegates, and timers of run loops.
@MainActor
internal struct OtherWork {
  /// The numbers of blocks and methods that have not ended in an earlier wait of a test, by the
  /// test's name. The test does not wait for as many again.
  private static var endlessCounts: [String: Int] = [:]

  /// Whether a timer was still due soon when the last wait for timers ended, as a timer that repeats
  /// for ever is.
  private static var areTimersEndless = false

  /// The number of turns, five seconds if nothing else runs, after which work of which nothing has
  /// ended is considered endless.
  private static let patience = 1_000
  /// The number of turns, a second if nothing else runs, after which timers are considered endless.
  private static let patienceForTimers = 200

  private var fewest = Int.max
  /// The turns since a block or a method has ended.
  private var turns = 0
  /// The turns for timers.
  private var turnsForTimers = 0
  /// The time after which the wait is reported.
  private let reportTime = ContinuousClock.now + .seconds(1)

  /// Returns whether the test waits for another turn.
  mutating func isAwaited() -> Bool {
    let count = BackgroundWork.count + AwaitedAnswers.count
    let test = TestReportObserver.testName ?? ""
    let endlessCount = min(OtherWork.endlessCounts[test, default: 0], count)
    OtherWork.endlessCounts[test] = endlessCount > 0 ? endlessCount : nil
    guard count > endlessCount else { return areTimersAwaited() }
    if count < fewest { (fewest, turns) = (count, 0) }
    turns += 1
    if ContinuousClock.now > reportTime {
      GalleyReport.record(
        .waiting, once: OtherWork.names, "a screen waits in real time for \(OtherWork.names)")
    }
    guard turns >= OtherWork.patience else { return true }
    OtherWork.endlessCounts[test] = count
    GalleyReport.record(
      .waiting, "a screen has settled although work goes on: \(OtherWork.names)")
    return false
  }

  private mutating func areTimersAwaited() -> Bool {
    guard RealTimers.areDueSoon else {
      OtherWork.areTimersEndless = false
      return false
    }
    guard !OtherWork.areTimersEndless else { return false }
    turnsForTimers += 1
    OtherWork.areTimersEndless = turnsForTimers >= OtherWork.patienceForTimers
    return !OtherWork.areTimersEndless
  }

  /// The work in words.
  private static var names: String {
    let queues = BackgroundWork.queueLabels.map { "a block on the queue \"\($0)\"" }
    let answers = AwaitedAnswers.count > 0 ? ["an asynchronous method of a delegate"] : []
    return (queues + answers).joined(separator: ", ")
  }
}
