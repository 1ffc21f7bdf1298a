/// Calls a closure and returns its result. There is no pool to drain, because Swift releases
/// objects immediately.
@discardableResult
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
