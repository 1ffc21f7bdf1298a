import Foundation

/// Returns the processor time that the current thread uses for `work`.
///
/// Real time also passes while other tests keep the machine busy; processor time does not. So tests
/// compare it where they state that something is fast.
///
///     let few = processorTime { layout(100) }
///     let many = processorTime { layout(1_000) }
///     #expect(many < few * 40)
public func processorTime(_ work: () throws -> Void) rethrows -> Duration {
  let start = processorTimeOfThread
  try work()
  return processorTimeOfThread - start
}

/// The processor time that the current thread has used since it started.
private var processorTimeOfThread: Duration {
  var time = timespec()
  let result = clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  precondition(result == 0, "the system has no clock for threads")
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
