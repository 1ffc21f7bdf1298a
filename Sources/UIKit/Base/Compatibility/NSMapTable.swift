import Foundation

/// A dictionary with objects as keys and values, both of which may be held weakly.
///
///     let players = NSMapTable<VideoCell, Player>.weakToStrongObjects()
///     players.setObject(Player(), forKey: cell)
///
/// Entries whose key or value was released are removed when other entries are added. The next
/// removal follows when the number of entries that were added since then reaches the number of
/// entries that the last removal has left, and is at least 32.
///
/// - Differs: an entry is not counted once its key or its value has been released. Entries are
///   listed in the order in which they were added.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]
  /// The number of entries that have ever been added.
  private var added = 0
  /// The value of `added` at which released entries are removed next.
  private var nextSweep = 32

  private struct Entry {
    let key: TableObject
    var value: TableObject
    /// The number of entries that were added before.
    let number: Int

    var isThere: Bool { key.object != nil && value.object != nil }
  }

  /// Creates a table that retains its keys and values.
  public override convenience init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

  /// Creates a table with options for holding and comparing keys, and for holding values.
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  /// Creates a table with options for holding and comparing keys, and for holding values.
  ///
  /// - Parameter initialCapacity: The number of entries for which space is reserved.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    entries.reserveCapacity(max(initialCapacity, 0))
    super.init()
  }

  /// Creates a table that retains keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: [], valueOptions: [])
  }

  /// Creates a table that retains values, as long as their keys are alive.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: [])
  }

  /// Creates a table that retains keys.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: [], valueOptions: .weakMemory)
  }

  /// Creates a table that holds keys and values weakly.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries.
  open var count: Int { living.count }

  /// Returns the value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let key = aKey.map({ $0 as AnyObject }), let place = place(of: key),
      let value = entries[place.hash]?[place.index].value.object
    else { return nil }
    return value as? ObjectType
  }

  /// Sets the value of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let key = aKey.map({ $0 as AnyObject }) else { return }
    let value = TableObject(valueOptions.object(anObject), isWeak: valueOptions.isWeak)
    if let place = place(of: key) {
      // Deinitializers may use this table, so the old value is released after the table has
      // changed.
      let old = entries[place.hash]?[place.index].value
      entries[place.hash]?[place.index].value = value
      return withExtendedLifetime(old) {}
    }
    let held = TableObject(keyOptions.object(key), isWeak: keyOptions.isWeak)
    let hash = keyOptions.hash(key)
    entries[hash, default: []].append(Entry(key: held, value: value, number: added))
    added += 1
    if added >= nextSweep { sweep() }
  }

  /// Removes entries whose key or value was released.
  private func sweep() {
    let before = entries
    let after = before.mapValues { $0.filter(\.isThere) }.filter { !$0.value.isEmpty }
    // Deinitializers may use this table, so the entries are released after the table has changed.
    withExtendedLifetime(before) { entries = after }
    nextSweep = added + max(32, after.values.reduce(0) { $0 + $1.count })
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let key = aKey.map({ $0 as AnyObject }), let place = place(of: key) else { return }
    let old = entries[place.hash]?.remove(at: place.index)
    withExtendedLifetime(old) {}
  }

  /// Removes all entries.
  open func removeAllObjects() {
    let old = entries
    entries = [:]
    withExtendedLifetime(old) {}
  }

  /// Returns an enumerator of the current keys.
  open func keyEnumerator() -> NSEnumerator { ListedObjects(living.compactMap(\.key.object)) }

  /// Returns an enumerator of the current values.
  open func objectEnumerator() -> NSEnumerator? {
    ListedObjects(living.compactMap(\.value.object))
  }

  /// Returns the entries as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var dictionary: [AnyHashable: ObjectType] = [:]
    for entry in living {
      guard let key = entry.key.object as? NSObject, let value = entry.value.object else {
        continue
      }
      dictionary[AnyHashable(key)] = value as? ObjectType
    }
    return dictionary
  }

  private var living: [Entry] {
    entries.values.joined().filter(\.isThere).sorted { $0.number < $1.number }
  }

  private func place(of key: AnyObject) -> (hash: Int, index: Int)? {
    let hash = keyOptions.hash(key)
    let index = entries[hash]?.firstIndex { entry in
      entry.isThere && entry.key.object.map { keyOptions.areSame($0, key) } ?? false
    }
    return index.map { (hash, $0) }
  }
}
