import Foundation

/// A lock that one thread holds at a time.
///
///     var lock = os_unfair_lock()
///     os_unfair_lock_lock(&lock)
///     os_unfair_lock_unlock(&lock)
public struct os_unfair_lock: @unchecked Sendable {
  fileprivate var mutex = pthread_mutex_t()

  /// A lock that nobody holds.
  public init() {}
}

/// The lock's name in C.
public typealias os_unfair_lock_s = os_unfair_lock
/// Where a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for the lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(&lock.pointee.mutex)
}

/// Takes the lock if nobody has it. Answers whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(&lock.pointee.mutex)
}
