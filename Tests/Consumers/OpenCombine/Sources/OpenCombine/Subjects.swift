import Foundation

/// A publisher that sends the values that are passed to its `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends an empty value to the subscribers.
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they have subscribed.
private final class SubscriberList<Output, Failure: Error> {
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
      // A subscriber that was called before may have cancelled this subscription.
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

/// A subject that sends each value to its current subscribers, and does not store it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let list = SubscriberList<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Adds a subscriber.
  public func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable {
    list.add(subscriber)
  }

  /// Sends a value.
  public func send(_ value: Output) { list.send(value) }

  /// Ends the subject: no more values are sent.
  public func send(completion: Subscribers.Completion<Failure>) {
    list.send(completion: completion)
  }
}

/// A subject that stores the last value, and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let list = SubscriberList<Output, Failure>()
  /// The last value. Setting it sends the new value to the subscribers.
  public var value: Output {
    didSet { list.send(value) }
  }

  /// Creates a subject with a first value.
  public init(_ value: Output) { self.value = value }

  /// Adds a subscriber.
  public func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable {
    subscriber.value(value)
    return list.add(subscriber)
  }

  /// Sends a value.
  public func send(_ value: Output) { self.value = value }

  /// Ends the subject: no more values are sent.
  public func send(completion: Subscribers.Completion<Failure>) {
    list.send(completion: completion)
  }
}
