import Dispatch
import Foundation

/// Advances frame clocks with real time while a test waits.
///
/// A test that waits (for an expectation, in `Task.sleep`, for a timer) leaves the main queue free.
/// A timer on that queue then advances every clock that was never advanced by hand, by the real
/// time that has passed. The timer runs only while a clock has movements, such as animations.
@MainActor
internal enum RealTime {
  /// A clock with movements.
  @MainActor
  private final class Watched {
    weak var clock: FrameClock?
    /// The real time to which the clock has advanced.
    var last = DispatchTime.now()
    /// The log of the test that started a movement.
    let log = Report.log
    /// The last standstill of a clock that is advanced by hand while something waits for the clock:
    /// the real time at which the standstill began (`nil` once the standstill was reported), and
    /// the time of the clock.
    var standstill: (since: DispatchTime?, at: TimeInterval)?

    init(_ clock: FrameClock) { self.clock = clock }
  }

  /// The clocks, in the order in which movements began.
  private static var watched: [Watched] = []
  private static var timer: (any DispatchSourceTimer)?
  private static var isCatchingUp = false

  /// The number of seconds after which a clock that stands still is reported.
  private static let patience: TimeInterval = 3

  /// Advances a clock from now on, as long as it has movements.
  static func watch(_ clock: FrameClock) {
    guard clock.isAwaited, !watched.contains(where: { $0.clock === clock }) else { return }
    watched.append(Watched(clock))
    startTimer()
  }

  /// Returns the number of seconds by which a clock that follows real time is late, because code of
  /// the test has run since the clock was last advanced.
  ///
  /// An animation that begins now starts that much later than `clock.now`.
  static func lag(of clock: FrameClock) -> TimeInterval {
    guard clock.followsRealTime, let entry = watched.first(where: { $0.clock === clock }) else {
      return 0
    }
    // A delay of at most a frame comes from the timer, not from code of the test.
    let lag = entry.last.seconds(to: .now())
    return lag > clock.frameDuration ? lag : 0
  }

  /// Advances every watched clock by the real time since the last call.
  static func catchUp() {
    guard !isCatchingUp else { return }
    isCatchingUp = true
    defer { isCatchingUp = false }
    let now = DispatchTime.now()
    for entry in watched {
      guard let clock = entry.clock, clock.isAwaited else { continue }
      let passed = entry.last.seconds(to: now)
      entry.last = now
      Report.$log.withValue(entry.log) {
        if clock.followsRealTime {
          clock.step(by: passed)
        } else {
          noteStandstill(of: clock, entry)
        }
      }
    }
    watched.removeAll { $0.clock?.isAwaited != true }
    if watched.isEmpty { stopTimer() }
  }

  /// Reports a clock that is advanced by hand, if it stands still for too long while something
  /// waits for it.
  private static func noteStandstill(of clock: FrameClock, _ entry: Watched) {
    guard let standstill = entry.standstill, standstill.at == clock.now else {
      entry.standstill = (.now(), clock.now)
      return
    }
    // Each standstill is reported only once.
    guard let since = standstill.since, since.seconds(to: .now()) > patience else { return }
    entry.standstill = (nil, clock.now)
    let names = clock.namesOfMoving.joined(separator: ", ")
    let message =
      "a frame clock stands still at \(clock.now) seconds since it was turned by hand, and \(names) "
      + "waits for it. Call frameClock.advance(by:), or set frameClock.followsRealTime to true"
    Report.record(.clock, message)
  }

  private static func startTimer() {
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1 / 60, repeating: 1 / 60)
    timer.setEventHandler { MainActor.assumeIsolated { catchUp() } }
    timer.resume()
    self.timer = timer
  }

  private static func stopTimer() {
    timer?.cancel()
    timer = nil
  }
}

extension DispatchTime {
  fileprivate func seconds(to end: DispatchTime) -> TimeInterval {
    end > self ? TimeInterval(end.uptimeNanoseconds - uptimeNanoseconds) / 1e9 : 0
  }
}

extension GalleyReport.Topic {
  /// Clocks that stand still while a test waits for them.
  public static let clock = GalleyReport.Topic(rawValue: "clock")
}
