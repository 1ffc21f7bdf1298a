import Foundation

/// A set of objects, which need not be kept alive by being in it.
///
///     let listeners = NSHashTable<AnyObject>.weakObjects()
///     listeners.add(self)
///     for case let listener as any FeedListener in listeners.allObjects { listener.feedChanged() }
///
/// - Differs: objects are listed in the order in which they were added, and one that has gone is not
///   counted. The element may be a protocol that is not one of Objective-C; its values have to be objects.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var objects: [Int: [Entry]] = [:]
  private var added = 0
  /// At how many those that have gone are looked for.
  private var nextSweep = 32

  private struct Entry {
    let held: TableObject
    /// When it was added.
    let number: Int
  }

  /// A table that keeps its objects alive.
  public override convenience init() { self.init(options: [], capacity: 0) }

  /// A table that holds and compares objects in some way.
  public convenience init(options: NSPointerFunctions.Options) {
    self.init(options: options, capacity: 0)
  }

  /// A table that holds and compares objects in some way.
  ///
  /// - Parameter initialCapacity: For how many there is to be room. A hint.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options
    objects.reserveCapacity(max(initialCapacity, 0))
    super.init()
  }

  /// Creates a table that does not keep its objects alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  // MARK: What is in it

  /// How many objects there are.
  open var count: Int { living.count }

  /// The objects, in the order in which they were added.
  open var allObjects: [ObjectType] { living.compactMap { $0 as? ObjectType } }

  /// One of the objects; `nil` if there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects as a set.
  open var setRepresentation: Set<AnyHashable> {
    Set(living.compactMap { ($0 as? NSObject).map { AnyHashable($0) } })
  }

  /// Goes through the objects that there are now.
  open func objectEnumerator() -> NSEnumerator { ListedObjects(living) }

  /// Returns the object in the table that equals another.
  open func member(_ object: ObjectType?) -> ObjectType? {
    // A cast of `nil` to any object would give an object.
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

  /// Forgets those that have gone, when there may be twice as many as were left the last time.
  private func sweep() {
    objects = objects.mapValues { $0.filter { $0.held.object != nil } }
      .filter { !$0.value.isEmpty }
    nextSweep = added + max(32, objects.values.reduce(0) { $0 + $1.count })
  }

  /// Takes an object out of the table.
  open func remove(_ object: ObjectType?) {
    guard let object = object.map({ $0 as AnyObject }) else { return }
    let hash = options.hash(object)
    let others = (objects[hash] ?? []).filter { entry in
      entry.held.object.map { !options.areSame($0, object) } ?? false
    }
    objects[hash] = others.isEmpty ? nil : others
  }

  /// Takes all objects out of the table.
  open func removeAllObjects() { objects = [:] }

  // MARK: With another table

  /// Adds all objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { add($0) } }

  /// Takes out what is in another table.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { remove($0) } }

  /// Takes out what is not in another table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Whether an object is in both tables.
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

/// Goes through a list of objects.
internal final class ListedObjects: NSEnumerator {
  private var rest: ArraySlice<AnyObject>

  init(_ objects: [AnyObject]) {
    rest = objects[...]
    super.init()
  }

  override func nextObject() -> Any? { rest.popFirst() }
}
