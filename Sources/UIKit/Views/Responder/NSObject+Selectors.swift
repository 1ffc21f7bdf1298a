import Dispatch
import Foundation

// Methods of all objects that look up and call other methods by their names. "Ported sources" below
// are sources of an app that Galley's porting step has rewritten for Linux.

extension NSObjectProtocol {
  /// Whether the object has a method with a name.
  ///
  /// - Differs: the known methods are the methods of ported sources, the methods that
  ///   `Selector.register` or `Selector(_:_:)` has named, and the standard edit actions.
  @preconcurrency
  public func responds(to selector: Selector!) -> Bool {
    selector?.isAnswered(byObjectsOf: type(of: self as AnyObject)) ?? false
  }

  /// Returns the object to which messages are forwarded that this object does not implement.
  ///
  /// The default is `nil`. Classes of ported sources may override the method.
  ///
  /// - Differs: Only the overrides of ported sources are called, for methods that are called by
  ///   their names and for the optional methods of the delegate protocols to which the class
  ///   conforms.
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }

  /// Calls a method by its name.
  ///
  /// - Returns: The result of the method, if it is an object. The object is retained until the next
  ///   call of a `perform` method.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    Performing.perform(selector, on: self as AnyObject, [])
  }

  /// Calls a method by its name, with an argument.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Performing.perform(selector, on: self as AnyObject, [object])
  }

  /// Calls a method by its name, with two arguments.
  @discardableResult
  public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<
    AnyObject
  >! {
    Performing.perform(selector, on: self as AnyObject, [first, second])
  }

  /// Calls a method by its name after a delay, on the main queue.
  ///
  /// The delay is measured as `DispatchQueue.main.asyncAfter` measures it.
  @preconcurrency @MainActor
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedCalls.add(selector, on: self as AnyObject, argument, after: delay)
  }

  /// Calls a method by its name after a delay, on the main queue.
  @preconcurrency @MainActor
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval,
    inModes: [RunLoop.Mode]
  ) {
    perform(selector, with: argument, afterDelay: delay)
  }

  /// Calls a method by its name on the main queue.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone: Bool
  ) {
    let call = SendableCall(selector, self as AnyObject, argument)
    if MainQueue.isCurrent {
      if waitUntilDone { return call.run() }
      return MainTurn.scheduleFromAnywhere { call.run() }
    }
    if waitUntilDone {
      DispatchQueue.main.sync { call.run() }
    } else {
      MainTurn.scheduleFromAnywhere { call.run() }
    }
  }

  /// Calls a method by its name on the main queue, in modes of its run loop.
  ///
  /// - Differs: The modes have no effect.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone: Bool, modes: [String]?
  ) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: waitUntilDone)
  }

  /// Calls a method by its name on a thread.
  ///
  /// - Differs: Only the current thread and the main thread can perform calls. Any other thread
  ///   traps.
  public func perform(
    _ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone: Bool
  ) {
    if thread.isMainThread {
      return performSelector(onMainThread: selector, with: argument, waitUntilDone: waitUntilDone)
    }
    guard thread === Thread.current else {
      Misuse.trap(
        "perform(_:on:with:waitUntilDone:) can't give another thread a call here",
        "call the method on a queue, or with performSelector(inBackground:with:)")
    }
    let call = SendableCall(selector, self as AnyObject, argument)
    if waitUntilDone { call.run() } else { RunLoop.current.perform { call.run() } }
  }

  /// Calls a method by its name on another queue.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    let call = SendableCall(selector, self as AnyObject, argument)
    DispatchQueue.global().async { call.run() }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Whether objects of the class have a method with a name.
  public static func instancesRespond(to selector: Selector!) -> Bool {
    selector?.isAnswered(byObjectsOf: Self.self) ?? false
  }

  /// Calls a method of the class itself by its name.
  ///
  /// - Differs: It traps, because type methods can't be found by name. Call `responds(to:)` first.
  @discardableResult
  public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    Misuse.trap(
      "+[\(Self.self) \(selector?.name ?? "")]: unrecognized selector sent to class",
      "methods of types are not found by their names here. Call the method itself")
  }

  /// Returns the class.
  public static func classForCoder() -> AnyClass { Self.self }

  /// Cancels the calls that `perform(_:with:afterDelay:)` has scheduled.
  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.cancel(on: target as AnyObject) { _, _ in true }
  }

  /// Cancels the calls of one method with one argument that `perform(_:with:afterDelay:)` has
  /// scheduled.
  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    DelayedCalls.cancel(on: target as AnyObject) { planned, argument in
      planned == selector && DelayedCalls.isSame(argument, object)
    }
  }
}

/// Calls methods by their names for the `perform` methods.
private enum Performing {
  /// The result of the last call.
  ///
  /// The property retains the result, because the caller receives an unretained reference.
  private nonisolated(unsafe) static var result: AnyObject?
  private static let lock = NSLock()

  static func perform(_ selector: Selector?, on target: AnyObject, _ arguments: [Any?])
    -> Unmanaged<
      AnyObject
    >?
  {
    guard let selector else { return nil }
    guard let value = selector.sendFromAnywhere(to: target, SelectorArguments(arguments)),
      !(value is Void)
    else { return nil }
    let object = value as AnyObject
    let old = lock.withLock {
      defer { result = object }
      return result
    }
    // The former result is released outside of the lock: its `deinit` may call `perform`.
    withExtendedLifetime(old) {}
    return .passUnretained(object)
  }
}

/// A call on another queue.
///
/// As in Objective-C, the caller has to make sure that the call is safe on that queue.
private struct SendableCall: @unchecked Sendable {
  let selector: Selector
  let target: AnyObject
  let argument: Any?

  init(_ selector: Selector, _ target: AnyObject, _ argument: Any?) {
    (self.selector, self.target, self.argument) = (selector, target, argument)
  }

  func run() { _ = selector.sendFromAnywhere(to: target, SelectorArguments(first: argument)) }
}
