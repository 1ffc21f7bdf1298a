extension Publisher {
  /// Returns a publisher with the same values, and hides its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Subscribes closures to the values and to the completion.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(Subscriber(value: receiveValue, completion: receiveCompletion))
  }

  /// Returns a publisher that sends the results with which `body` calls its second parameter, for
  /// each value.
  private func each<Result>(
    _ body: @escaping (Output, (Result) -> Void) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { subscriber in
      subscribe(
        Subscriber(
          value: { body($0, subscriber.value) }, completion: subscriber.completion))
    }
  }

  /// Returns a publisher that transforms each value with a closure.
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<
    Result, Failure
  > {
    each { $1(transform($0)) }
  }

  /// Returns a publisher that transforms each value with a closure, and leaves out the results that
  /// are `nil`.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    each { value, send in transform(value).map(send) }
  }

  /// Returns a publisher of the values for which a closure returns `true`.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { if isIncluded($0) { $1($0) } }
  }

  /// Returns a publisher of the values that differ from the value before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { subscriber in
      var last: Output?
      return filter { value in
        defer { last = value }
        return value != last
      }.subscribe(subscriber)
    }
  }

  /// Returns a publisher of all values except the first `count`.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var rest = count
      return filter { _ in
        rest -= 1
        return rest < 0
      }.subscribe(subscriber)
    }
  }

  /// Returns a publisher of the last values of two publishers, whenever one of them sends a value.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { subscriber in
      var (one, two): (Output?, Other.Output?) = (nil, nil)
      var running = 2
      func send() { if let one, let two { subscriber.value((one, two)) } }
      func end(_ completion: Subscribers.Completion<Failure>) {
        running -= 1
        if case .finished = completion, running > 0 { return }
        subscriber.completion(completion)
      }
      let both = [
        sink(
          receiveCompletion: end,
          receiveValue: {
            one = $0
            send()
          }),
        other.sink(
          receiveCompletion: end,
          receiveValue: {
            two = $0
            send()
          }),
      ]
      return AnyCancellable { for each in both { each.cancel() } }
    }
  }
}

extension Publisher where Failure == Never {
  /// Subscribes a closure to the values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value.
  public func assign<Root>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: path] = $0 } }
}
