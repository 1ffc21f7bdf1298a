extension Publisher {
  /// Hides what kind of publisher it is.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Calls closures with the values and the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(Subscriber(value: receiveValue, completion: receiveCompletion))
  }

  /// A publisher whose values are those that a closure sends on for each.
  private func each<Result>(
    _ body: @escaping (Output, (Result) -> Void) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { subscriber in
      subscribe(
        Subscriber(
          value: { body($0, subscriber.value) }, completion: subscriber.completion))
    }
  }

  /// The values as a closure changes them.
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<
    Result, Failure
  > {
    each { $1(transform($0)) }
  }

  /// The values as a closure changes them, without those that are `nil`.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    each { value, send in transform(value).map(send) }
  }

  /// The values that a closure keeps.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { if isIncluded($0) { $1($0) } }
  }

  /// The values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { subscriber in
      var last: Output?
      return filter { value in
        defer { last = value }
        return value != last
      }.subscribe(subscriber)
    }
  }

  /// All values but the first.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var rest = count
      return filter { _ in
        rest -= 1
        return rest < 0
      }.subscribe(subscriber)
    }
  }

  /// The last values of two, whenever one is new.
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
  /// Calls a closure with the values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property to each value.
  public func assign<Root>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: path] = $0 } }
}
