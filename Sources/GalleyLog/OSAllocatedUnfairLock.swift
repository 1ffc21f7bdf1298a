import Foundation

/// A lock with what it guards.
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

  /// A lock with something that need not be sendable.
  public init(uncheckedState initialState: State) { guarded = Guarded(initialState) }

  /// Does something with what is guarded, which need not be sendable.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    guarded.lock.lock()
    defer { guarded.lock.unlock() }
    return try body(&guarded.state)
  }

  /// Does something with what is guarded.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Does something with what is guarded if nobody else does; else answers `nil`.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard guarded.lock.try() else { return nil }
    defer { guarded.lock.unlock() }
    return try body(&guarded.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock with something.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock, and takes it.
  public func lock() { guarded.lock.lock() }

  /// Gives it back.
  public func unlock() { guarded.lock.unlock() }

  /// Takes it if nobody has it. Answers whether it did.
  public func lockIfAvailable() -> Bool { guarded.lock.try() }

  /// Does something with the lock taken.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    guarded.lock.lock()
    defer { guarded.lock.unlock() }
    return try body()
  }
}
