import Dispatch
import Foundation
import Synchronization
import UIKit

/// Waits for values that take their time.
internal enum Waiting {
  private final class Box<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var found: Value?

    var value: Value? {
      get { lock.withLock { found } }
      set { lock.withLock { found = newValue } }
    }
  }

  /// The value; `nil` if it is not there after some seconds.
  static func value<Value>(of async: Async<Value>, timeout: TimeInterval) -> Value? {
    let box = Box<Value>()
    async.run { box.value = $0 }
    let end = Date(timeIntervalSinceNow: timeout)
    while box.value == nil, Date() < end { letOthersWork(for: 0.005) }
    return box.value
  }

  /// Lets some time pass, in which the main queue works.
  static func letOthersWork(for seconds: TimeInterval) {
    if Thread.isMainThread {
      let end = Date(timeIntervalSinceNow: seconds)
      repeat {
        // Without anything to wait for a run loop returns at once.
        if !RunLoop.main.run(mode: .default, before: end) { Thread.sleep(until: end) }
      } while Date() < end
    } else {
      Thread.sleep(forTimeInterval: seconds)
    }
    if isOnMainQueue { MainActor.assumeIsolated { MainTurn.drain() } }
  }

  private static let key = DispatchSpecificKey<Bool>()

  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  /// Whether this is code of the main queue, which the main actor runs on, whatever thread serves it.
  static var isOnMainQueue: Bool {
    isMarked && (Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true)
  }
}

extension Snapshotting {
  /// The same way, after some time has passed.
  ///
  ///     assertSnapshot(of: controller, as: .wait(for: 0.5, on: .image(on: .iPhone13)))
  ///
  /// The clock of a view or controller that is in a window goes on by that time, and no real time passes.
  /// Elsewhere real time passes.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        if let clock = clock(of: value) {
          onMain {
            MainTurn.drain()
            clock.advance(by: duration)
            MainTurn.drain()
          }
        } else {
          Waiting.letOthersWork(for: duration)
        }
        strategy.snapshot(value).run(callback)
      }
    }
  }

  private static func clock(of value: Value) -> FrameClock? {
    guard value is UIView || value is UIViewController else { return nil }
    nonisolated(unsafe) let value = value
    return onMain {
      ((value as? UIView) ?? (value as? UIViewController)?.viewIfLoaded)?.window?.frameClock
    }
  }
}

/// Does something that belongs to the main actor, for closures that no actor is said of.
internal func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body() }
  return result!
}

// MARK: - For `InlineSnapshotTesting`

/// The mode that the settings say.
@_spi(Internals)
public var recordInUse: SnapshotTestingConfiguration.Record {
  SnapshotTestingConfiguration.current?.record ?? SnapshotDefaults.record
}

/// What is written down of a value; `nil` if it is not there after some seconds.
@_spi(Internals)
public func snapshotText<Value>(
  of value: Value, as snapshotting: Snapshotting<Value, String>, timeout: TimeInterval
) -> String? {
  Waiting.value(of: snapshotting.snapshot(value), timeout: timeout)
}
