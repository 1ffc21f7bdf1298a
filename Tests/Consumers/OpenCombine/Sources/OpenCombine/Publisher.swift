/// A type that sends values to its subscribers.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Adds a subscriber, which gets values until the result is cancelled.
  func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable
}

/// The closures that get the values and the completion of a publisher.
public struct Subscriber<Input, Failure: Error> {
  /// Called with each value.
  public var value: (Input) -> Void
  /// Called at the end.
  public var completion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber.
  public init(
    value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.completion = completion
  }
}

/// A namespace for types of subscribers.
public enum Subscribers {
  /// The reason why no more values are sent.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A publisher that is implemented by a closure. All operators return one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (Subscriber<Output, Failure>) -> AnyCancellable

  /// Creates a publisher that sends the values of another one.
  public init<Other: Publisher>(_ other: Other)
  where Other.Output == Output, Other.Failure == Failure {
    start = other.subscribe
  }

  /// Creates a publisher with a closure that adds a subscriber.
  public init(subscribing start: @escaping (Subscriber<Output, Failure>) -> AnyCancellable) {
    self.start = start
  }

  /// Adds a subscriber.
  public func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable {
    start(subscriber)
  }
}

/// A publisher that sends one value, and then finishes.
public struct Just<Output>: Publisher {
  /// The type of errors. There are none.
  public typealias Failure = Never
  /// The value to send.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Sends the value to a subscriber, and then finishes.
  public func subscribe(_ subscriber: Subscriber<Output, Never>) -> AnyCancellable {
    subscriber.value(output)
    subscriber.completion(.finished)
    return AnyCancellable {}
  }
}
