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
    if MainQueue.isCurrent { timer.letTestsWait() }
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
  private let interval: TimeInterval
  private let repeats: Bool
  /// The entry in `TestWaits` (the work that tests can wake early) for the next time that the timer
  /// fires, the identifier of the chain of such entries, and whether the timer adds entries.
  private let wait = Mutex((id: Int?.none, chain: Int?.none, isOn: false))

  init(
    _ date: Date, interval: TimeInterval, repeats: Bool, userInfo: Any?, _ call: TimerCall
  ) {
    info = userInfo
    self.call = call
    self.interval = max(interval, 0.0001)
    self.repeats = repeats
    super.init(fire: date, interval: interval, repeats: repeats) { timer in
      call.run(timer)
      (timer as? SelectorTimer)?.renewWait()
    }
  }

  /// Lets a test that waits for its screen fire the timer early.
  ///
  /// In tests of Swift Testing, the main run loop does not run, so the timer would not fire at all.
  func letTestsWait() {
    wait.withLock { $0.isOn = true }
    addWait()
  }

  /// Adds an entry to `TestWaits` for the next time that the timer fires.
  private func addWait() {
    nonisolated(unsafe) weak let timer = self
    let id = TestWaits.add(
      until: .now() + interval, name: "a timer of \(CGFloat(interval).galleyDescription) s",
      chain: wait.withLock { $0.chain }
    ) { timer?.fire() }
    wait.withLock { wait in
      wait.id = id
      wait.chain = wait.chain ?? id.map { -$0 }
    }
  }

  /// Removes the entry for the time at which the timer has fired, and adds an entry for the next
  /// time.
  private func renewWait() {
    let (id, isOn) = wait.withLock { ($0.id, $0.isOn) }
    guard isOn else { return }
    TestWaits.remove(id)
    if repeats, isValid { addWait() }
  }

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    call.end()
    TestWaits.remove(wait.withLock { $0.id })
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
