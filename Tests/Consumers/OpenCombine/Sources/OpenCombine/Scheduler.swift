/// A type that calls closures, immediately or after an interval, such as a dispatch queue.
public protocol Scheduler {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  func schedule(_ action: @escaping () -> Void)
  func schedule(in interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void)
}

/// A time interval that can be created from a number of seconds.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ seconds: Double) -> Self
}

extension SchedulerTimeIntervalConvertible {
  /// Returns an interval of a whole number of seconds.
  public static func seconds(_ seconds: Int) -> Self { .seconds(Double(seconds)) }
  /// Returns an interval of a number of milliseconds.
  public static func milliseconds(_ milliseconds: Int) -> Self {
    .seconds(Double(milliseconds) / 1e3)
  }
}

extension Double: SchedulerTimeIntervalConvertible {
  /// Returns the seconds themselves.
  public static func seconds(_ seconds: Double) -> Double { seconds }
}

extension Publisher {
  /// Returns a publisher that sends the values on a scheduler.
  public func receive<Place: Scheduler>(
    on scheduler: Place, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let state = Waiting<Output>()
      let upstream = sink(
        receiveCompletion: { end in
          scheduler.schedule { if !state.isOver { subscriber.completion(end) } }
        },
        receiveValue: { value in scheduler.schedule { if !state.isOver { subscriber.value(value) } }
        })
      return AnyCancellable {
        state.isOver = true
        upstream.cancel()
      }
    }
  }

  /// Returns a publisher of the values that no other value follows within a time.
  public func debounce<Place: Scheduler>(
    for time: Place.SchedulerTimeType.Stride, scheduler: Place,
    options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let state = Waiting<Output>()
      let upstream = sink(
        receiveCompletion: { end in
          state.take().map(subscriber.value)
          subscriber.completion(end)
        },
        receiveValue: { value in
          let number = state.wait(with: value)
          scheduler.schedule(in: time) {
            if state.number == number, !state.isOver { state.take().map(subscriber.value) }
          }
        })
      return AnyCancellable {
        state.isOver = true
        upstream.cancel()
      }
    }
  }
}

/// The last value that was received and not sent yet.
private final class Waiting<Value> {
  var isOver = false
  private(set) var number = 0
  private var value: Value?

  func wait(with value: Value) -> Int {
    self.value = value
    number += 1
    return number
  }

  func take() -> Value? {
    defer { value = nil }
    return value
  }
}
