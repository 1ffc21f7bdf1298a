import Foundation

/// The moments of a run loop.
public struct CFRunLoopActivity: OptionSet, Sendable {
  /// The moments as bits.
  public let rawValue: CFOptionFlags

  /// Creates moments from bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// The loop begins to run.
  public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
  /// The loop is about to fire timers.
  public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
  /// The loop is about to handle sources.
  ///
  /// - Differs: Observers are not called at this moment. Observe `beforeTimers`, which comes
  ///   immediately before.
  public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
  /// The loop is about to wait.
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
  /// The loop has waited.
  public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
  /// The loop is about to return.
  public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
  /// All moments.
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// A closure that is called at certain moments of a run loop.
///
/// - Differs: The main loop runs only while something runs it, such as a wait for an expectation.
///   Tests of Swift Testing do not run the main loop.
public final class CFRunLoopObserver: NSObject, @unchecked Sendable {
  private let activities: CFRunLoopActivity
  private let repeats: Bool
  private let order: CFIndex
  private let handler: (CFRunLoopObserver?, CFRunLoopActivity) -> Void

  /// A loop and a mode in which the observer is called.
  ///
  /// The loop retains an observer of Foundation, whose closure retains the `CFRunLoopObserver`.
  /// Both are released when the observer of Foundation is invalidated.
  private struct Registration {
    let loop: RunLoop
    let mode: RunLoop.Mode
    let observer: RunLoop._Observer
  }

  private let lock = NSLock()
  private var registrations: [Registration] = []
  private var isInvalid = false

  fileprivate init(
    activities: CFRunLoopActivity, repeats: Bool, order: CFIndex,
    handler: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    self.activities = activities
    self.repeats = repeats
    self.order = order
    self.handler = handler
  }

  fileprivate var isValid: Bool { lock.withLock { !isInvalid } }

  fileprivate func isIn(_ loop: RunLoop, _ mode: RunLoop.Mode) -> Bool {
    lock.withLock { registrations.contains { $0.loop === loop && $0.mode == mode } }
  }

  fileprivate func add(to loop: RunLoop, _ mode: RunLoop.Mode) {
    guard isValid, !isIn(loop, mode) else { return }
    let bits = activities.subtracting(.beforeSources).rawValue
    let observer = loop._observe(
      RunLoop._Activities(rawValue: bits), in: mode, repeats: true, order: order
    ) { activity in
      self.call(CFRunLoopActivity(rawValue: activity.rawValue))
    }
    lock.withLock {
      registrations.append(Registration(loop: loop, mode: mode, observer: observer))
    }
  }

  fileprivate func remove(from loop: RunLoop, _ mode: RunLoop.Mode) {
    let removed: [Registration] = lock.withLock {
      let found = registrations.filter { $0.loop === loop && $0.mode == mode }
      registrations.removeAll { $0.loop === loop && $0.mode == mode }
      return found
    }
    for one in removed { one.observer.invalidate() }
  }

  fileprivate func invalidate() {
    let removed: [Registration] = lock.withLock {
      let found = registrations
      registrations = []
      isInvalid = true
      return found
    }
    for one in removed { one.observer.invalidate() }
  }

  private func call(_ activity: CFRunLoopActivity) {
    guard isValid else { return }
    if !repeats { invalidate() }
    handler(self, activity)
  }
}

/// Creates an observer, which is called after it has been added to a loop.
///
/// - Parameters:
///   - activities: The moments, as the raw value of a `CFRunLoopActivity`.
///   - repeats: Whether the observer is called more than once.
///   - order: The position among other observers. Observers with a lower number are called first.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(
    activities: CFRunLoopActivity(rawValue: activities), repeats: repeats, order: order,
    handler: block ?? { _, _ in })
}

/// Adds an observer to a mode of a loop.
public func CFRunLoopAddObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  guard let rl, let mode else { return }
  observer?.add(to: rl, mode.mode)
}

/// Removes an observer from a mode of a loop.
public func CFRunLoopRemoveObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  guard let rl, let mode else { return }
  observer?.remove(from: rl, mode.mode)
}

/// Whether a mode of a loop has an observer.
public func CFRunLoopContainsObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) -> Bool {
  guard let rl, let mode else { return false }
  return observer?.isIn(rl, mode.mode) ?? false
}

/// Removes an observer from all loops. It cannot be added again.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) { observer?.invalidate() }

/// Whether an observer can still be called.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
  observer?.isValid ?? false
}
