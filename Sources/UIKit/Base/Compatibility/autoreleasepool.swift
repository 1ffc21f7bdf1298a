/// Calls a closure and returns its result.
///
/// On the main queue, views that the closure has removed from their superviews, and windows that it
/// has not shown, are released if nothing else holds them. Other objects are in no pool, because
/// Swift releases them immediately.
@discardableResult
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let count = MainQueue.isCurrent ? MainActor.assumeIsolated { TurnPool.count } : nil
  defer { if let count { MainActor.assumeIsolated { TurnPool.release(from: count) } } }
  return try body()
}
