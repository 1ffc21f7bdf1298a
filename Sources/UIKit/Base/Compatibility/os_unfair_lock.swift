import Foundation

/// A lock that one thread at a time can hold.
///
///     var lock = os_unfair_lock()
///     os_unfair_lock_lock(&lock)
///     os_unfair_lock_unlock(&lock)
public struct os_unfair_lock: @unchecked Sendable {
  fileprivate var mutex = pthread_mutex_t()
  fileprivate var owner: pthread_t?

  /// Creates an unlocked lock.
  public init() {}
}

/// The name of the type in C.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Locks a lock, waiting for it if necessary.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(&lock.pointee.mutex)
  lock.pointee.owner = pthread_self()
}

/// Locks a lock unless it is locked already. Returns whether this call has locked it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  guard pthread_mutex_trylock(&lock.pointee.mutex) == 0 else { return false }
  lock.pointee.owner = pthread_self()
  return true
}

/// Unlocks a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  lock.pointee.owner = nil
  pthread_mutex_unlock(&lock.pointee.mutex)
}

/// Traps unless the calling thread holds the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(isHeldHere(lock), "os_unfair_lock_assert_owner: this thread does not hold the lock")
}

/// Traps if the calling thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  precondition(!isHeldHere(lock), "os_unfair_lock_assert_not_owner: this thread holds the lock")
}

private func isHeldHere(_ lock: os_unfair_lock_t) -> Bool {
  lock.pointee.owner.map { pthread_equal($0, pthread_self()) != 0 } ?? false
}
