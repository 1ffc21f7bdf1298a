import Foundation

// Collections that change the value of a property, and notify its observers of the changed
// elements.

extension NSObjectProtocol where Self: NSObject {
  /// Returns an array that reads and changes the elements of a property, and notifies the observers
  /// of the elements that change.
  ///
  ///     album.mutableArrayValue(forKey: "songs").add("Intro")   // an insertion at the last index
  ///
  /// If the object has methods like `insertObject(_:inSongsAtIndex:)` and
  /// `removeObjectFromSongs(at:)` with these names in Objective-C, the array calls these methods.
  /// Otherwise the array sets the property.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    ValueCollection(self, key).array
  }

  /// Returns an array that changes the elements of the property at a key path.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    let (owner, key) = KeyValueCoding.owner(of: keyPath, from: self)
    return ValueCollection(owner, key).array
  }

  /// Returns an ordered set that reads and changes the elements of a property, and notifies the
  /// observers of the elements that change.
  /// - Differs: the elements can be read by index only. A loop over the set is empty, because
  ///   Foundation on Linux enumerates only the elements that an ordered set itself stores.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    ValueCollection(self, key).orderedSet
  }

  /// Returns an ordered set that changes the elements of the property at a key path.
  public func mutableOrderedSetValue(forKeyPath keyPath: String) -> NSMutableOrderedSet {
    let (owner, key) = KeyValueCoding.owner(of: keyPath, from: self)
    return ValueCollection(owner, key).orderedSet
  }

  /// Returns a set that reads and changes the elements of a property, and notifies the observers of
  /// the elements that are added and removed.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    ValueCollection(self, key).unorderedSet
  }

  /// Returns a set that changes the elements of the property at a key path.
  public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
    let (owner, key) = KeyValueCoding.owner(of: keyPath, from: self)
    return ValueCollection(owner, key).unorderedSet
  }
}

/// A property whose value is a collection.
private struct ValueCollection {
  let owner: NSObject
  let key: String

  /// Creates the placeholder that a new array or set has until its `collection` is set.
  init() { self.init(NSObject(), "") }

  init(_ owner: NSObject, _ key: String) { (self.owner, self.key) = (owner, key) }

  var array: NSMutableArray {
    let array = KeyValueArray(capacity: 0)
    array.collection = self
    return array
  }

  var orderedSet: NSMutableOrderedSet {
    let set = KeyValueOrderedSet(capacity: 0)
    set.collection = self
    return set
  }

  var unorderedSet: NSMutableSet {
    let set = KeyValueSet(capacity: 0)
    set.collection = self
    return set
  }

  private var value: Any? { owner.value(forKey: key) }
  /// The number of elements of an array or an ordered set.
  var count: Int { ValueElements.count(value) }
  var list: [Any] { ValueElements.list(value) ?? [] }
  var set: Set<AnyHashable> { ValueElements.set(value) }

  /// Returns an element of an array or an ordered set.
  func element(at index: Int) -> Any {
    guard let element = ValueElements.element(value, at: index) else {
      preconditionFailure("\(key) has no element \(index)")
    }
    return element
  }

  /// Inserts elements.
  ///
  /// The indices are those after the insertion, as in `NSMutableArray.insert(_:at:)`.
  func insert(_ objects: [Any], at indexes: IndexSet) {
    guard !indexes.isEmpty else { return }
    report(ElementsChange(.insertion, at: indexes)) {
      if let (insert, _) = accessors {
        for (index, object) in zip(indexes, objects) { send(insert, object, index) }
      } else {
        var list = list
        for (index, object) in zip(indexes, objects) { list.insert(object, at: index) }
        replaceValue(list)
      }
    }
  }

  /// Removes elements.
  func remove(at indexes: IndexSet) {
    guard !indexes.isEmpty else { return }
    report(ElementsChange(.removal, at: indexes)) {
      if let (_, remove) = accessors {
        for index in indexes.reversed() { send(remove, index) }
      } else {
        var list = list
        for index in indexes.reversed() { list.remove(at: index) }
        replaceValue(list)
      }
    }
  }

  /// Replaces an element.
  func replace(at index: Int, with object: Any) {
    report(ElementsChange(.replacement, at: IndexSet(integer: index))) {
      let replace = Selector("replaceObjectIn\(capital)AtIndex:withObject:")
      if replace.isKnown(to: owner) {
        send(replace, index, object)
      } else if let (insert, remove) = accessors {
        send(remove, index)
        send(insert, object, index)
      } else {
        var list = list
        list[index] = object
        replaceValue(list)
      }
    }
  }

  /// Performs an operation on a set.
  func mutate(_ mutation: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>) {
    report(ElementsChange(mutation, using: objects)) {
      let set = set
      let after =
        switch mutation {
        case .union: set.union(objects)
        case .minus: set.subtracting(objects)
        case .intersect: set.intersection(objects)
        case .set: objects
        }
      let add = Selector("add\(capital)Object:")
      let remove = Selector("remove\(capital)Object:")
      if add.isKnown(to: owner), remove.isKnown(to: owner) {
        for object in set.subtracting(after) { send(remove, object.base) }
        for object in after.subtracting(set) { send(add, object.base) }
      } else {
        replaceValue(after)
      }
    }
  }

  // MARK: The property

  /// The key with a capital first letter, as in the names of methods.
  private var capital: String { key.prefix(1).uppercased() + key.dropFirst() }

  /// The methods of the object that insert and remove an element; `nil` if one of them is
  /// missing.
  private var accessors: (insert: Selector, remove: Selector)? {
    let insert = Selector("insertObject:in\(capital)AtIndex:")
    let remove = Selector("removeObjectFrom\(capital)AtIndex:")
    return insert.isKnown(to: owner) && remove.isKnown(to: owner) ? (insert, remove) : nil
  }

  private func send(_ selector: Selector, _ arguments: Any?...) {
    _ = selector.sendFromAnywhere(to: owner, SelectorArguments(arguments))
  }

  /// Sets the property to the given elements, in a collection of the same type as before.
  private func replaceValue(_ elements: Any) {
    let list = elements as? [Any] ?? Array(elements as? Set<AnyHashable> ?? [])
    let isReadOnly = ValueTable.entry(key, of: owner).map { $0.set == nil } ?? false
    switch value {
    case let array as NSMutableArray where isReadOnly: array.setArray(list)
    case let set as NSMutableSet where isReadOnly:
      set.removeAllObjects()
      set.addObjects(from: list)
    case is NSArray: owner.setValue(NSMutableArray(array: list), forKey: key)
    case is NSOrderedSet: owner.setValue(NSMutableOrderedSet(array: list), forKey: key)
    case is NSSet: owner.setValue(NSMutableSet(array: list), forKey: key)
    default: owner.setValue(elements, forKey: key)
    }
  }

  /// Performs a change, and notifies the observers of the changed elements.
  ///
  /// During the change, the setter of the property does not notify the observers.
  private func report(_ change: ElementsChange, _ body: () -> Void) {
    guard ValueDependencies.isAutomatic(key, of: owner) else { return body() }
    ValueObservers.willChange(change, nil, key, of: owner)
    ValueObservers.silently(key, of: owner, body)
    ValueObservers.didChange(change, nil, key, of: owner)
  }
}

/// An array that reads and changes the elements of a property.
private final class KeyValueArray: NSMutableArray {
  fileprivate var collection = ValueCollection()

  override var count: Int { collection.count }
  override func object(at index: Int) -> Any { collection.element(at: index) }

  override func insert(_ object: Any, at index: Int) {
    collection.insert([object], at: IndexSet(integer: index))
  }
  override func insert(_ objects: [Any], at indexes: IndexSet) {
    collection.insert(objects, at: indexes)
  }
  override func addObjects(from objects: [Any]) {
    let count = count
    collection.insert(objects, at: IndexSet(integersIn: count..<count + objects.count))
  }
  override func removeObject(at index: Int) { collection.remove(at: IndexSet(integer: index)) }
  override func removeObjects(at indexes: IndexSet) { collection.remove(at: indexes) }
  override func removeAllObjects() { collection.remove(at: IndexSet(integersIn: 0..<count)) }
  override func replaceObject(at index: Int, with object: Any) {
    collection.replace(at: index, with: object)
  }
}

/// An ordered set that reads and changes the elements of a property.
private final class KeyValueOrderedSet: NSMutableOrderedSet {
  fileprivate var collection = ValueCollection()

  override init(capacity: Int) { super.init(capacity: capacity) }
  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: 0) }
  required convenience init?(coder: NSCoder) { nil }

  override var count: Int { collection.count }
  override func object(at index: Int) -> Any { collection.element(at: index) }
  override func index(of object: Any) -> Int {
    guard let object = object as? AnyHashable else { return NSNotFound }
    return collection.list.firstIndex { $0 as? AnyHashable == object } ?? NSNotFound
  }

  override func insert(_ object: Any, at index: Int) {
    guard self.index(of: object) == NSNotFound else { return }
    collection.insert([object], at: IndexSet(integer: index))
  }
  override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }

  override func add(_ object: Any) { insert(object, at: count) }
  override func addObjects(from objects: [Any]) { for object in objects { add(object) } }
  override func remove(_ object: Any) {
    let index = index(of: object)
    if index != NSNotFound { removeObject(at: index) }
  }
  override func removeObject(at index: Int) { collection.remove(at: IndexSet(integer: index)) }
  override func removeObjects(at indexes: IndexSet) { collection.remove(at: indexes) }
  override func removeObjects(in objects: [Any]) { for object in objects { remove(object) } }
  override func removeAllObjects() { collection.remove(at: IndexSet(integersIn: 0..<count)) }
  override func replaceObject(at index: Int, with object: Any) {
    collection.replace(at: index, with: object)
  }
}

/// A set that reads and changes the elements of a property.
private final class KeyValueSet: NSMutableSet {
  fileprivate var collection = ValueCollection()

  override var count: Int { collection.set.count }
  override func member(_ object: Any) -> Any? {
    guard let object = object as? AnyHashable, collection.set.contains(object) else { return nil }
    return object.base
  }
  override func objectEnumerator() -> NSEnumerator {
    NSArray(array: collection.set.map(\.base)).objectEnumerator()
  }

  override func add(_ object: Any) { mutate(.union, [object]) }
  override func remove(_ object: Any) { mutate(.minus, [object]) }
  override func addObjects(from objects: [Any]) { mutate(.union, objects) }
  override func removeAllObjects() { mutate(.intersect, []) }
  override func union(_ other: Set<AnyHashable>) { collection.mutate(.union, using: other) }
  override func minus(_ other: Set<AnyHashable>) { collection.mutate(.minus, using: other) }
  override func intersect(_ other: Set<AnyHashable>) { collection.mutate(.intersect, using: other) }
  override func setSet(_ other: Set<AnyHashable>) { collection.mutate(.set, using: other) }

  private func mutate(_ mutation: NSKeyValueSetMutationKind, _ objects: [Any]) {
    collection.mutate(mutation, using: Set(objects.compactMap { $0 as? AnyHashable }))
  }
}
