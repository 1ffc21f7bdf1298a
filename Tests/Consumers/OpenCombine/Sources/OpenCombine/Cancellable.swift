/// A subscription or another activity that can be cancelled.
public protocol Cancellable {
  func cancel()
}

/// Calls a closure once: when it is cancelled or deallocated.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates an object that calls a closure.
  public init(_ action: @escaping () -> Void) { self.action = action }

  /// Creates an object that cancels another one.
  public convenience init(_ other: some Cancellable) { self.init(other.cancel) }

  deinit { cancel() }

  /// Calls the closure, unless that has happened already.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Whether both are the same object.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AnyCancellable {
  /// Stores the object in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Appends the object to a collection.
  public func store<All: RangeReplaceableCollection>(in all: inout All)
  where All.Element == AnyCancellable { all.append(self) }
}
