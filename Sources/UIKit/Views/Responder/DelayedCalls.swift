import Dispatch
import Foundation

/// The calls that `perform(_:with:afterDelay:)` has scheduled.
@MainActor
internal enum DelayedCalls {
  /// A call that has been scheduled and not made.
  private final class Call {
    let selector: Selector
    let target: AnyObject
    let argument: Any?

    init(_ selector: Selector, _ target: AnyObject, _ argument: Any?) {
      (self.selector, self.target, self.argument) = (selector, target, argument)
    }
  }

  private static var calls: [Call] = []

  static func add(
    _ selector: Selector, on target: AnyObject, _ argument: Any?, after delay: TimeInterval
  ) {
    let call = Call(selector, target, argument)
    calls.append(call)
    // Only `calls` retains the call. So a call that is cancelled releases its target.
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) { [weak call] in
      MainActor.assumeIsolated { if let call { run(call) } }
    }
  }

  private static func run(_ call: Call) {
    guard let place = calls.firstIndex(where: { $0 === call }) else { return }
    calls.remove(at: place)
    call.selector.send(to: call.target, call.argument)
  }

  /// Cancels the calls on an object whose selector and argument match.
  static func cancel(on target: AnyObject, where matches: (Selector, Any?) -> Bool) {
    // The cancelled calls are released after the change of `calls`: a deinitializer of an argument
    // may cancel further calls.
    let all = calls
    withExtendedLifetime(all) {
      calls = all.filter { $0.target !== target || !matches($0.selector, $0.argument) }
    }
  }

  /// Whether two arguments are equal or are the same object.
  static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): return true
    case (let one as AnyHashable, let other as AnyHashable): return one == other
    case (let one?, let other?): return (one as AnyObject) === (other as AnyObject)
    default: return false
    }
  }
}
