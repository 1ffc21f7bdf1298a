/// Sends the values of a property before it has them.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  /// Creates one.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Creates one.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The value, for the compiler.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// The value of a property.
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

  /// The values, as `$property`.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage.source = newValue.storage.source }
  }

  /// Sends the value, and then all new ones.
  public struct Publisher: OpenCombine.Publisher {
    /// The values.
    public typealias Output = Value
    /// Why they may end.
    public typealias Failure = Never
    fileprivate let storage: Storage

    /// Sends the values to a subscriber.
    public func subscribe(_ subscriber: Subscriber<Value, Never>) -> AnyCancellable {
      subscriber.value(storage.value)
      return storage.changes.subscribe(subscriber)
    }
  }

  fileprivate final class Storage: ObservedStorage {
    var value: Value
    let changes = PassthroughSubject<Value, Never>()
    var objectWillChange: ObservableObjectPublisher?
    /// What `assign(to:)` has connected.
    var source: AnyCancellable?

    init(_ value: Value) { self.value = value }
  }
}

/// What tells an object of a change.
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
  /// Has a property take all values, as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.source = sink { [weak storage] value in
      storage?.objectWillChange?.send()
      storage?.changes.send(value)
      storage?.value = value
    }
  }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// The values.
  public typealias Output = Void
  /// Why they may end.
  public typealias Failure = Never
  private let changes = PassthroughSubject<Void, Never>()

  /// Creates one.
  public init() {}

  /// Sends the values to a subscriber.
  public func subscribe(_ subscriber: Subscriber<Void, Never>) -> AnyCancellable {
    changes.subscribe(subscriber)
  }

  /// Sends that it is time.
  public func send() { changes.send() }
}

/// An object that tells of its changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One publisher for all properties that are published.
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
