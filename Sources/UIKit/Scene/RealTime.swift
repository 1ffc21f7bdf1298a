import Dispatch
import Foundation

/// Turns frame clocks along with real time while a test waits.
///
/// A test that waits (for an expectation, in `Task.sleep`, for a timer) leaves the main queue free. A timer
/// on that queue then turns every clock that nobody has turned by hand, by the real time that has passed.
/// It runs only while something moves. This is the one place in Galley that reads the machine's time.
@MainActor
internal enum RealTime {
  /// A clock by which something moves.
  @MainActor
  private final class Watched {
    weak var clock: FrameClock?
    /// The real time up to which the clock has gone on.
    var last = DispatchTime.now()
    /// The log of the test that began to move something.
    let log = Report.log
    /// For how many frames a clock that was turned by hand has stood still, with something to move.
    var framesStill = 0
    /// The time of the clock that `framesStill` counts from.
    var timeStill: TimeInterval = 0

    init(_ clock: FrameClock) { self.clock = clock }
  }

  /// The clocks, in the order in which something began to move by them.
  private static var watched: [Watched] = []
  private static var timer: (any DispatchSourceTimer)?
  private static var isCatchingUp = false

  /// The number of frames after which a clock that stands still is reported: three seconds.
  private static let patience = 180

  /// Turns a clock from now on, as long as something moves by it.
  static func watch(_ clock: FrameClock) {
    guard clock.isAwaited, !watched.contains(where: { $0.clock === clock }) else { return }
    watched.append(Watched(clock))
    startTimer()
  }

  /// Turns every watched clock by the real time that has passed since the last call.
  static func catchUp() {
    guard !isCatchingUp else { return }
    isCatchingUp = true
    defer { isCatchingUp = false }
    let now = DispatchTime.now()
    for entry in watched {
      guard let clock = entry.clock, clock.isAwaited else { continue }
      let passed = TimeInterval(now.uptimeNanoseconds - entry.last.uptimeNanoseconds) / 1e9
      entry.last = now
      if clock.followsRealTime { clock.step(by: passed) } else { noteStandstill(of: clock, entry) }
    }
    watched.removeAll { $0.clock?.isAwaited != true }
    if watched.isEmpty { stopTimer() }
  }

  private static func noteStandstill(of clock: FrameClock, _ entry: Watched) {
    entry.framesStill = entry.timeStill == clock.now ? entry.framesStill + 1 : 0
    entry.timeStill = clock.now
    // Once for each time at which it stands still.
    guard entry.framesStill == patience else { return }
    let names = clock.namesOfMoving.joined(separator: ", ")
    let message =
      "a frame clock stands still at \(clock.now) seconds since it was turned by hand, and \(names) "
      + "waits for it. Call frameClock.advance(by:), or set frameClock.followsRealTime to true"
    entry.log.add(Report(topic: .clock, message: message))
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

extension GalleyReport.Topic {
  /// Clocks that stand still while something waits for them.
  public static let clock = GalleyReport.Topic(rawValue: "clock")
}
