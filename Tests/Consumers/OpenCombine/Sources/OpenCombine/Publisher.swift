/// Sends values to whoever subscribes.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Sends values to a subscriber until the result is cancelled.
  func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable
}

/// Gets values.
public struct Subscriber<Input, Failure: Error> {
  /// What is done with a value.
  public var value: (Input) -> Void
  /// What is done at the end.
  public var completion: (Subscribers.Completion<Failure>) -> Void

  /// Creates one.
  public init(
    value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.completion = completion
  }
}

/// Around what subscribers get.
public enum Subscribers {
  /// Why no more values come.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A publisher by what it does. All operators make one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (Subscriber<Output, Failure>) -> AnyCancellable

  /// Creates one.
  public init<Other: Publisher>(_ other: Other)
  where Other.Output == Output, Other.Failure == Failure {
    start = other.subscribe
  }

  /// Creates one.
  public init(subscribing start: @escaping (Subscriber<Output, Failure>) -> AnyCancellable) {
    self.start = start
  }

  /// Sends the values to a subscriber.
  public func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable {
    start(subscriber)
  }
}

/// Sends one value.
public struct Just<Output>: Publisher {
  /// Why they may end.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates one.
  public init(_ output: Output) { self.output = output }

  /// Sends the values to a subscriber.
  public func subscribe(_ subscriber: Subscriber<Output, Never>) -> AnyCancellable {
    subscriber.value(output)
    subscriber.completion(.finished)
    return AnyCancellable {}
  }
}
