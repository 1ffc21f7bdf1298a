import Foundation
import Synchronization

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
    let call = TimerCall(target: target as AnyObject, selector: selector, repeats: repeats)
    let timer = SelectorTimer(
      Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      userInfo: userInfo, call)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// What is made with selectors by initializers that an extension of the class itself could not have: these
/// make an object of a subclass.
public protocol _MadeWithSelector {}

extension Timer: _MadeWithSelector {}

extension _MadeWithSelector where Self == Timer {
  /// A timer that calls a method of an object, once it has been added to a run loop.
  public init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// A timer that calls a method of an object for the first time at a date.
  public init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = TimerCall(target: target as AnyObject, selector: selector, repeats: repeats)
    self = SelectorTimer(date, interval: interval, repeats: repeats, userInfo: userInfo, call)
  }
}

/// A timer that knows what it was made with, which Foundation's own can't be told.
private final class SelectorTimer: Timer {
  private let info: Any?
  private let call: TimerCall

  init(
    _ date: Date, interval: TimeInterval, repeats: Bool, userInfo: Any?, _ call: TimerCall
  ) {
    info = userInfo
    self.call = call
    super.init(fire: date, interval: interval, repeats: repeats) { call.run($0) }
  }

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    call.end()
  }
}

/// What a timer calls. Foundation's timers never let go of their blocks, so this lets go of the target.
private final class TimerCall: @unchecked Sendable {
  private let target: Mutex<Target>
  private let selector: Selector
  private let repeats: Bool

  private struct Target: @unchecked Sendable {
    var object: AnyObject?
  }

  init(target: AnyObject, selector: Selector, repeats: Bool) {
    let target = Target(object: target)
    self.target = Mutex(target)
    (self.selector, self.repeats) = (selector, repeats)
  }

  func run(_ timer: Timer) {
    let target = self.target.withLock { $0 }
    if let object = target.object {
      _ = selector.sendFromAnywhere(to: object, SelectorArguments(first: timer))
    }
    if !repeats || !timer.isValid { end() }
  }

  func end() {
    let old = target.withLock { target in
      defer { target.object = nil }
      return target
    }
    withExtendedLifetime(old) {}
  }
}
