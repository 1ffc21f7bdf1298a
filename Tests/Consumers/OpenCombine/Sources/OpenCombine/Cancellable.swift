/// Something that can be stopped.
public protocol Cancellable {
  func cancel()
}

/// Stops something once: when it is told to, or when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates one.
  public init(_ action: @escaping () -> Void) { self.action = action }

  /// Creates one.
  public convenience init(_ other: some Cancellable) { self.init(other.cancel) }

  deinit { cancel() }

  /// Stops it.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Whether both are the same object.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  /// Adds the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AnyCancellable {
  /// Keeps it in a collection.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it in a collection.
  public func store<All: RangeReplaceableCollection>(in all: inout All)
  where All.Element == AnyCancellable { all.append(self) }
}
