/// Values that belong to objects which are not kept alive by that.
///
/// Without the Objective-C runtime nobody tells when an object goes. What belonged to it is let go with
/// a later change of the table: when it has grown to twice what was alive, or when another object
/// comes to stand in the same place.
internal struct WeakKeyTable<Value> {
  private struct Entry {
    weak var key: AnyObject?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 32

  /// A table of nothing.
  init() {}

  /// How many values are kept, some of which may belong to objects that have gone.
  var count: Int { entries.count }

  /// What belongs to an object.
  ///
  /// - Complexity: O(1) on average.
  subscript(key: AnyObject) -> Value? {
    guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
    return entry.value
  }

  /// Has a value belong to an object; `nil` takes it away.
  ///
  /// - Returns: What is let go: whoever holds a lock keeps it until the lock is given back, because
  ///   what goes may do anything.
  /// - Complexity: O(1) on average and in the long run.
  @discardableResult
  mutating func set(_ value: Value?, for key: AnyObject) -> [Value] {
    var gone = entries.count >= limit ? sweep() : []
    let entry = value.map { Entry(key: key, value: $0) }
    if let old = entries.removeValue(forKey: ObjectIdentifier(key)) { gone.append(old.value) }
    entries[ObjectIdentifier(key)] = entry
    return gone
  }

  /// Lets go of what belonged to objects that have gone, and returns it.
  ///
  /// - Complexity: O(*n*) in the values.
  @discardableResult
  mutating func sweep() -> [Value] {
    let gone = entries.filter { $0.value.key == nil }
    for key in gone.keys { entries[key] = nil }
    limit = max(32, entries.count * 2)
    return gone.values.map(\.value)
  }
}

/// An object that is handed to a lock's closure. It is used under that lock only.
internal struct UncheckedObject: @unchecked Sendable {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }
}
