/// A table that maps objects to values, and holds the objects weakly.
///
/// Without the Objective-C runtime there is no notification when an object is released. The value
/// of a released object is released in a later change of the table: when the table has grown to
/// twice the number of living keys, or when a new object has the same address.
internal struct WeakKeyTable<Value> {
  private struct Entry {
    weak var key: AnyObject?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the entries of released keys are removed next.
  private var limit = 32

  /// Creates an empty table.
  init() {}

  /// The number of values, including those of released keys.
  var count: Int { entries.count }

  /// The value of a key.
  ///
  /// - Complexity: O(1) on average.
  subscript(key: AnyObject) -> Value? {
    guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
    return entry.value
  }

  /// Sets the value of a key; `nil` removes it.
  ///
  /// - Returns: The values that are released. A caller must keep the values until it has unlocked
  ///   the lock of the table, because a deinitializer of a value may use the table.
  /// - Complexity: O(1) on average, amortized: a call that removes the entries of released keys
  ///   takes longer.
  @discardableResult
  mutating func set(_ value: Value?, for key: AnyObject) -> [Value] {
    var removed = entries.count >= limit ? sweep() : []
    let entry = value.map { Entry(key: key, value: $0) }
    if let old = entries.removeValue(forKey: ObjectIdentifier(key)) { removed.append(old.value) }
    entries[ObjectIdentifier(key)] = entry
    return removed
  }

  /// Removes and returns the values of released keys.
  ///
  /// - Complexity: O(*n*) in the number of values.
  @discardableResult
  mutating func sweep() -> [Value] {
    let removed = entries.filter { $0.value.key == nil }
    for key in removed.keys { entries[key] = nil }
    limit = max(32, entries.count * 2)
    return removed.values.map(\.value)
  }
}

/// An object that is passed to the closure of a lock, and used under that lock only.
internal struct UncheckedObject: @unchecked Sendable {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }
}
