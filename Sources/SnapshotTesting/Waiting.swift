import Dispatch
import Foundation
import GalleyUIKit

/// Waits for asynchronous values.
internal enum Waiting {
  /// A value that one thread stores and another one reads.
  private final class Box<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var found: Value?

    var value: Value? {
      get { lock.withLock { found } }
      set { lock.withLock { found = newValue } }
    }
  }

  /// Returns the value; `nil` if the value is not available before the timeout.
  static func value<Value>(of async: Async<Value>, timeout: TimeInterval) -> Value? {
    let box = Box<Value>()
    async.run { box.value = $0 }
    let end = Date(timeIntervalSinceNow: timeout)
    while box.value == nil, Date() < end { letOthersWork(for: 0.005) }
    return box.value
  }

  /// Waits for some time. On the main thread, the main run loop runs meanwhile.
  static func letOthersWork(for seconds: TimeInterval) {
    if Thread.isMainThread {
      let end = Date(timeIntervalSinceNow: seconds)
      repeat {
        // A run loop without sources returns immediately, so sleep instead.
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

  /// Whether the code runs on the main queue, which the main actor uses. A thread other than the
  /// main thread may serve this queue.
  static var isOnMainQueue: Bool {
    isMarked && (Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true)
  }
}

extension Snapshotting {
  /// Returns the same strategy, which first waits for some time.
  ///
  ///     assertSnapshot(of: controller, as: .wait(for: 0.5, on: .image(on: .iPhone13)))
  ///
  /// If the view or controller is in a window, the window's clock is advanced and no real time
  /// passes. Otherwise real time passes.
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

/// Calls a main-actor closure from a closure that is not annotated with an actor but runs on the
/// main queue.
internal func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body() }
  return result!
}

// MARK: - For `InlineSnapshotTesting`

/// The record mode of the current configuration.
@_spi(Internals)
public var recordInUse: SnapshotTestingConfiguration.Record {
  SnapshotTestingConfiguration.current?.record ?? SnapshotDefaults.record
}

/// Returns the snapshot of a value as text; `nil` if it is not available before the timeout.
@_spi(Internals)
public func snapshotText<Value>(
  of value: Value, as snapshotting: Snapshotting<Value, String>, timeout: TimeInterval
) -> String? {
  Waiting.value(of: snapshotting.snapshot(value), timeout: timeout)
}
