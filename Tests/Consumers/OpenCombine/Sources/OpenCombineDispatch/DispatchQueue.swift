import Dispatch
import OpenCombine

extension DispatchQueue: OpenCombine.Scheduler {
  /// A moment, in seconds.
  public struct SchedulerTimeType: Strideable {
    /// The seconds since an arbitrary moment.
    public var seconds: Double
    /// Returns the seconds between two moments.
    public func distance(to other: Self) -> Double { other.seconds - seconds }
    /// Returns the moment some seconds later.
    public func advanced(by distance: Double) -> Self { Self(seconds: seconds + distance) }
  }

  /// The options of the scheduler. There are none.
  public struct SchedulerOptions {}

  /// Calls a closure asynchronously on the queue.
  public func schedule(_ action: @escaping () -> Void) {
    let action = Action(body: action)
    async { action.body() }
  }

  /// Calls a closure on the queue after an interval in seconds.
  public func schedule(in interval: Double, _ action: @escaping () -> Void) {
    let action = Action(body: action)
    asyncAfter(deadline: .now() + interval) { action.body() }
  }

  /// A closure that is passed to a queue.
  private struct Action: @unchecked Sendable {
    var body: () -> Void
  }
}
