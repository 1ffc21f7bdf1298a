import Foundation

/// A lock together with the state that it protects.
///
///     let count = OSAllocatedUnfairLock(initialState: 0)
///     count.withLock { $0 += 1 }
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Guarded {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let guarded: Guarded

  /// Creates a lock with a state that need not be sendable.
  public init(uncheckedState initialState: State) { guarded = Guarded(initialState) }

  /// Calls a closure with the state, which need not be sendable.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    guarded.lock.lock()
    defer { guarded.lock.unlock() }
    return try body(&guarded.state)
  }

  /// Calls a closure with the state.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Calls a closure with the state if the lock is free; otherwise returns `nil`.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard guarded.lock.try() else { return nil }
    defer { guarded.lock.unlock() }
    return try body(&guarded.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until the lock is free, and acquires it.
  public func lock() { guarded.lock.lock() }

  /// Releases the lock.
  public func unlock() { guarded.lock.unlock() }

  /// Acquires the lock if it is free. Returns whether the lock was acquired.
  public func lockIfAvailable() -> Bool { guarded.lock.try() }

  /// Calls a closure while the lock is held.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    guarded.lock.lock()
    defer { guarded.lock.unlock() }
    return try body()
  }
}
