/// Publishes each new value of a property, before the property has the value.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Creates a property with an initial value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Not available. The compiler requires it, but uses the subscript instead.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// The value of the property. Setting it publishes the new value first.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage path: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: path].storage.value }
    set {
      let storage = owner[keyPath: path].storage
      storage.objectWillChange?.send()
      storage.changes.send(newValue)
      storage.value = newValue
    }
  }

  /// The publisher of the values, which is `$property` in code.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage.source = newValue.storage.source }
  }

  /// A publisher that sends the current value, and then all new ones.
  public struct Publisher: OpenCombine.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// The type of errors. There are none.
    public typealias Failure = Never
    fileprivate let storage: Storage

    /// Adds a subscriber, and sends the current value to it.
    public func subscribe(_ subscriber: Subscriber<Value, Never>) -> AnyCancellable {
      subscriber.value(storage.value)
      return storage.changes.subscribe(subscriber)
    }
  }

  fileprivate final class Storage: ObservedStorage {
    var value: Value
    let changes = PassthroughSubject<Value, Never>()
    var objectWillChange: ObservableObjectPublisher?
    /// The subscription that `assign(to:)` has created.
    var source: AnyCancellable?

    init(_ value: Value) { self.value = value }
  }
}

/// The storage of a property. It tells the property's object about changes.
private protocol ObservedStorage: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}

private protocol Observed {
  var observedStorage: any ObservedStorage { get }
}

extension Published: Observed {
  fileprivate var observedStorage: any ObservedStorage { storage }
}

extension Publisher where Failure == Never {
  /// Sets a property to each value, as long as the property's object exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.source = sink { [weak storage] value in
      storage?.objectWillChange?.send()
      storage?.changes.send(value)
      storage?.value = value
    }
  }
}

/// A publisher that sends an empty value when an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// The type of the values.
  public typealias Output = Void
  /// The type of errors. There are none.
  public typealias Failure = Never
  private let changes = PassthroughSubject<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Adds a subscriber.
  public func subscribe(_ subscriber: Subscriber<Void, Never>) -> AnyCancellable {
    changes.subscribe(subscriber)
  }

  /// Sends an empty value to the subscribers.
  public func send() { changes.send() }
}

/// An object that publishes that it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that all published properties of the object share.
  public var objectWillChange: ObservableObjectPublisher {
    var storages: [any ObservedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let one = mirror {
      storages += one.children.compactMap { ($0.value as? any Observed)?.observedStorage }
      mirror = one.superclassMirror
    }
    let publisher =
      storages.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for storage in storages { storage.objectWillChange = publisher }
    return publisher
  }
}
