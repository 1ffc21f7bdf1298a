import Foundation

extension Timer {
  /// A timer that calls a method of an object, and runs on the current run loop.
  ///
  ///     timer = Timer.scheduledTimer(
  ///       timeInterval: 1, target: self, selector: Selector("tick:"), userInfo: nil, repeats: true)
  ///
  /// The object is kept alive until the timer ends.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let call = TimerCall(target: target as AnyObject, selector: selector)
    let timer = SelectorTimer(interval: interval, repeats: repeats, userInfo: userInfo, call)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// A timer that calls a method of an object, once it has been added to a run loop.
  ///
  /// - Differs: `userInfo` is known to timers of `scheduledTimer` only.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target,
      selector: selector,
      userInfo: userInfo, repeats: repeats)
  }

  /// A timer that calls a method of an object for the first time at a date.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = TimerCall(target: target as AnyObject, selector: selector)
    self.init(fire: date, interval: interval, repeats: repeats) { call.run($0) }
  }
}

/// A timer that knows what it was made with, which Foundation's own can't be told.
private final class SelectorTimer: Timer {
  private let info: Any?

  init(interval: TimeInterval, repeats: Bool, userInfo: Any?, _ call: TimerCall) {
    info = userInfo
    super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) {
      call.run($0)
    }
  }

  override var userInfo: Any? { info }
}

private struct TimerCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector

  func run(_ timer: Timer) {
    _ = selector.sendFromAnywhere(to: target, SelectorArguments(first: timer))
  }
}
