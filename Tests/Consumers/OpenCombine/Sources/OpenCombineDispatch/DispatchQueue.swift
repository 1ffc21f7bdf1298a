import Dispatch
import OpenCombine

extension DispatchQueue: OpenCombine.Scheduler {
  /// A moment, in seconds.
  public struct SchedulerTimeType: Strideable {
    /// Seconds from any moment.
    public var seconds: Double
    /// The seconds between two moments.
    public func distance(to other: Self) -> Double { other.seconds - seconds }
    /// The moment some seconds later.
    public func advanced(by distance: Double) -> Self { Self(seconds: seconds + distance) }
  }

  /// Nothing can be chosen.
  public struct SchedulerOptions {}

  /// Calls an action soon.
  public func schedule(_ action: @escaping () -> Void) {
    let action = Action(body: action)
    async { action.body() }
  }

  /// Calls an action later.
  public func schedule(in interval: Double, _ action: @escaping () -> Void) {
    let action = Action(body: action)
    asyncAfter(deadline: .now() + interval) { action.body() }
  }

  /// An action that is handed to a queue.
  private struct Action: @unchecked Sendable {
    var body: () -> Void
  }
}
