import Foundation
import Synchronization

extension Timer {
  /// Creates a timer that calls a method of an object, and adds it to the current run loop.
  ///
  ///     timer = Timer.scheduledTimer(
  ///       timeInterval: 1, target: self, selector: Selector("tick:"), userInfo: nil,
  ///       repeats: true)
  ///
  /// The timer retains the object until the timer ends.
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

  /// Creates a timer that is not valid and never fires: `Timer()`.
  ///
  /// Apps store such a timer in a property until they schedule another timer.
  public convenience init(_ofNothing nothing: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    invalidate()
  }
}

/// A class of Foundation with initializers that create an instance of a subclass.
///
/// Swift allows such initializers only in an extension of a protocol, and not in an extension of
/// the class.
public protocol _MadeWithSelector {}

extension Timer: _MadeWithSelector {}

extension _MadeWithSelector where Self == Timer {
  /// Creates a timer that calls a method of an object. Add the timer to a run loop to start it.
  public init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// Creates a timer that calls a method of an object for the first time at a date.
  public init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = TimerCall(target: target as AnyObject, selector: selector, repeats: repeats)
    self = SelectorTimer(date, interval: interval, repeats: repeats, userInfo: userInfo, call)
  }
}

/// A timer that stores its user info, because Foundation's own timers on Linux can't store it.
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

/// The call that a timer makes.
///
/// Foundation's timers never release their blocks, so this class releases the target when the
/// timer ends.
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

  /// Calls the method, and releases the target if the timer does not fire again.
  func run(_ timer: Timer) {
    let target = self.target.withLock { $0 }
    if let object = target.object {
      _ = selector.sendFromAnywhere(to: object, SelectorArguments(first: timer))
    }
    if !repeats || !timer.isValid { end() }
  }

  /// Releases the target.
  func end() {
    let old = target.withLock { target in
      defer { target.object = nil }
      return target
    }
    withExtendedLifetime(old) {}
  }
}
