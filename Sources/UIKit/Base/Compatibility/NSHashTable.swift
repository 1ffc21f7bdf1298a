import Foundation

/// A set of objects, which may be held weakly.
///
///     let listeners = NSHashTable<AnyObject>.weakObjects()
///     listeners.add(self)
///     for case let listener as any FeedListener in listeners.allObjects { listener.feedChanged() }
///
/// - Differs: objects are listed in the order in which they were added, and a released object is
///   not counted. The element may be a Swift protocol; its values have to be objects.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var objects: [Int: [Entry]] = [:]
  /// The number of objects that have ever been added.
  private var added = 0
  /// The value of `added` at which released objects are removed next.
  private var nextSweep = 32

  private struct Entry {
    let held: TableObject
    /// The number of objects that were added before.
    let number: Int
  }

  /// Creates a table that retains its objects.
  public override convenience init() { self.init(options: [], capacity: 0) }

  /// Creates a table with options for holding and comparing objects.
  public convenience init(options: NSPointerFunctions.Options) {
    self.init(options: options, capacity: 0)
  }

  /// Creates a table with options for holding and comparing objects.
  ///
  /// - Parameter initialCapacity: The number of objects for which space is reserved.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options
    objects.reserveCapacity(max(initialCapacity, 0))
    super.init()
  }

  /// Creates a table that holds its objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  // MARK: Content

  /// The number of objects.
  open var count: Int { living.count }

  /// The objects, in the order in which they were added.
  open var allObjects: [ObjectType] { living.compactMap { $0 as? ObjectType } }

  /// One of the objects; `nil` if there are none.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects as a set, without the objects that are not an `NSObject`.
  open var setRepresentation: Set<AnyHashable> {
    Set(living.compactMap { ($0 as? NSObject).map { AnyHashable($0) } })
  }

  /// Returns an enumerator of the current objects.
  open func objectEnumerator() -> NSEnumerator { ListedObjects(living) }

  /// Returns the object in the table that equals the given object.
  open func member(_ object: ObjectType?) -> ObjectType? {
    // The cast of `nil` to `AnyObject` would result in an object.
    guard let object, let found = find(object) else { return nil }
    return found as? ObjectType
  }

  /// Whether an object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  // MARK: Changing

  /// Adds an object, if it is not in the table.
  open func add(_ object: ObjectType?) {
    guard let object, find(object) == nil else { return }
    let entry = Entry(
      held: TableObject(options.object(object), isWeak: options.isWeak), number: added)
    added += 1
    objects[options.hash(object as AnyObject), default: []].append(entry)
    if added >= nextSweep { sweep() }
  }

  /// Removes released objects.
  ///
  /// Sets the time of the next removal: when as many objects have been added as are left now, and
  /// at least 32.
  private func sweep() {
    objects = objects.mapValues { $0.filter { $0.held.object != nil } }
      .filter { !$0.value.isEmpty }
    nextSweep = added + max(32, objects.values.reduce(0) { $0 + $1.count })
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object = object.map({ $0 as AnyObject }) else { return }
    let hash = options.hash(object)
    let old = objects[hash] ?? []
    let others = old.filter { entry in
      entry.held.object.map { !options.areSame($0, object) } ?? false
    }
    objects[hash] = others.isEmpty ? nil : others
    // Deinitializers may use this table, so the object is released after the table has changed.
    withExtendedLifetime(old) {}
  }

  /// Removes all objects.
  open func removeAllObjects() {
    let old = objects
    objects = [:]
    withExtendedLifetime(old) {}
  }

  // MARK: Combining tables

  /// Adds all objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { add($0) } }

  /// Removes all objects of another table.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { remove($0) } }

  /// Removes all objects that are not in another table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Whether at least one object is in both tables.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  /// Whether both tables have the same objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    count == other.count && isSubset(of: other)
  }

  /// Whether all objects are in another table too.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }

  private var living: [AnyObject] {
    objects.values.joined().sorted { $0.number < $1.number }.compactMap(\.held.object)
  }

  private func find(_ value: ObjectType) -> AnyObject? {
    let object = value as AnyObject
    return objects[options.hash(object)]?.lazy.compactMap(\.held.object)
      .first { self.options.areSame($0, object) }
  }
}

/// An enumerator of a list of objects.
internal final class ListedObjects: NSEnumerator {
  private var rest: ArraySlice<AnyObject>

  init(_ objects: [AnyObject]) {
    rest = objects[...]
    super.init()
  }

  override func nextObject() -> Any? { rest.popFirst() }
}
