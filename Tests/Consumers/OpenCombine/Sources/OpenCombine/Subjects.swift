import Foundation

/// A publisher that is told what to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends that it is time.
  public func send() { send(()) }
}

/// Those who have subscribed, in their order.
private final class Line<Output, Failure: Error> {
  private let lock = NSLock()
  private var subscribers: [(id: Int, subscriber: Subscriber<Output, Failure>)] = []
  private var nextID = 0
  private var end: Subscribers.Completion<Failure>?

  func add(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable {
    lock.lock()
    let (id, end) = (nextID, end)
    nextID += 1
    if end == nil { subscribers.append((id, subscriber)) }
    lock.unlock()
    if let end { subscriber.completion(end) }
    return AnyCancellable { [weak self] in
      self?.lock.withLock { self?.subscribers.removeAll { $0.id == id } }
    }
  }

  func send(_ value: Output) {
    for entry in lock.withLock({ subscribers }) {
      // One that was called before may have taken the next one away.
      if lock.withLock({ subscribers.contains { $0.id == entry.id } }) {
        entry.subscriber.value(value)
      }
    }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let all = lock.withLock {
      defer { subscribers = [] }
      if end == nil { end = completion }
      return subscribers
    }
    for entry in all { entry.subscriber.completion(completion) }
  }
}

/// Sends values as they come.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let line = Line<Output, Failure>()

  /// Creates one.
  public init() {}

  /// Sends the values to a subscriber.
  public func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable {
    line.add(subscriber)
  }

  /// Sends a value.
  public func send(_ value: Output) { line.send(value) }

  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    line.send(completion: completion)
  }
}

/// Keeps the last value, and sends it to whoever comes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let line = Line<Output, Failure>()
  /// What is done with a value.
  public var value: Output {
    didSet { line.send(value) }
  }

  /// Creates one.
  public init(_ value: Output) { self.value = value }

  /// Sends the values to a subscriber.
  public func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable {
    subscriber.value(value)
    return line.add(subscriber)
  }

  /// Sends a value.
  public func send(_ value: Output) { self.value = value }

  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    line.send(completion: completion)
  }
}
