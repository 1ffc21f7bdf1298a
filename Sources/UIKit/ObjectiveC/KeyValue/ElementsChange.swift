import Foundation

/// The operations on a set that observers are notified of.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
  /// Objects were added to the set.
  case union = 1
  /// Objects were removed from the set.
  case minus
  /// All objects that are not in another set were removed.
  case intersect
  /// All objects were replaced by the objects of another set.
  case set
}

/// A change of some elements of a collection that is the value of a property.
internal struct ElementsChange: @unchecked Sendable {
  /// The indices in an array or an ordered set, or the operation on a set.
  private enum Elements {
    case list(IndexSet)
    case set(NSKeyValueSetMutationKind, Set<AnyHashable>)
  }

  let kind: NSKeyValueChange
  private let elements: Elements

  /// Creates the change of the elements at given indices of an array or an ordered set.
  init(_ kind: NSKeyValueChange, at indexes: IndexSet) {
    self.kind = kind
    elements = .list(indexes)
  }

  /// Creates a change of a set.
  init(_ mutation: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>) {
    switch mutation {
    case .union: kind = .insertion
    case .minus, .intersect: kind = .removal
    case .set: kind = .replacement
    }
    elements = .set(mutation, objects)
  }

  /// The indices of the elements; `nil` for a set.
  var indexes: IndexSet? {
    guard case .list(let indexes) = elements else { return nil }
    return indexes
  }

  /// Returns a copy of the elements of a collection.
  func copy(of collection: Any?) -> Any {
    switch elements {
    case .list: ValueElements.list(collection) ?? []
    case .set: ValueElements.set(collection)
    }
  }

  /// Returns the elements that are removed or replaced.
  ///
  /// - Parameter before: A copy of the collection before the change.
  func old(_ before: Any?) -> Any? {
    guard kind != .insertion else { return nil }
    switch elements {
    case .list(let indexes): return pick(indexes, of: before)
    case .set(let mutation, let objects):
      let before = before as? Set<AnyHashable> ?? []
      return mutation == .minus ? before.intersection(objects) : before.subtracting(objects)
    }
  }

  /// Returns the elements that are inserted, or that replace other elements.
  ///
  /// - Parameters:
  ///   - before: A copy of the collection before the change.
  ///   - after: The collection after the change.
  func new(_ before: Any?, _ after: Any?) -> Any? {
    guard kind != .removal else { return nil }
    switch elements {
    case .list(let indexes): return pick(indexes, of: copy(of: after))
    case .set(_, let objects): return objects.subtracting(before as? Set<AnyHashable> ?? [])
    }
  }

  /// Returns the elements at the given indices of a copy.
  private func pick(_ indexes: IndexSet, of copy: Any?) -> [Any] {
    let list = copy as? [Any] ?? []
    return indexes.filter(list.indices.contains).map { list[$0] }
  }
}

/// The elements of collections of Swift and of Foundation.
internal enum ValueElements {
  /// Returns the elements of an array or an ordered set; `nil` for other values.
  static func list(_ value: Any?) -> [Any]? {
    switch value {
    case let array as NSArray: Array(array)
    case let set as NSOrderedSet: set.array
    case let array as [Any]: array
    default: nil
    }
  }

  /// Returns the number of elements of an array or an ordered set; 0 for other values.
  ///
  /// - Complexity: O(1)
  static func count(_ value: Any?) -> Int {
    switch value {
    // A Swift array comes first, because a cast to `NSArray` copies it.
    case let array as any SwiftArray: array.count
    case let array as NSArray: array.count
    case let set as NSOrderedSet: set.count
    default: 0
    }
  }

  /// Returns an element of an array or an ordered set; `nil` for other values.
  ///
  /// - Complexity: O(1)
  static func element(_ value: Any?, at index: Int) -> Any? {
    switch value {
    case let array as any SwiftArray: array.element(at: index)
    case let array as NSArray: array.object(at: index)
    case let set as NSOrderedSet: set.object(at: index)
    default: nil
    }
  }

  /// Returns the elements of an array, an ordered set or a set; `nil` for other values.
  static func all(_ value: Any?) -> [Any]? {
    if let list = list(value) { return list }
    return isSet(value) ? set(value).map(\.base) : nil
  }

  /// Returns whether a value is a set.
  static func isSet(_ value: Any?) -> Bool { value is NSSet || value is Set<AnyHashable> }

  /// Returns the elements of a set, or an empty set for other values.
  static func set(_ value: Any?) -> Set<AnyHashable> {
    switch value {
    case let set as NSSet: Set(set.allObjects.compactMap { $0 as? AnyHashable })
    case let set as Set<AnyHashable>: set
    default: []
    }
  }

  /// Returns elements as a value of a type: an array, a set, or one of Foundation's collections;
  /// `nil` for other types.
  static func value<Value>(_ elements: Any?, as type: Value.Type) -> Value? {
    guard let elements else { return nil }
    if let value = elements as? Value { return value }
    if let list = elements as? [Any] {
      return NSMutableArray(array: list) as? Value ?? NSMutableOrderedSet(array: list) as? Value
    }
    return (elements as? Set<AnyHashable>).flatMap { NSMutableSet(array: Array($0)) as? Value }
  }
}

/// An array of any type of elements.
private protocol SwiftArray {
  var count: Int { get }
  func element(at index: Int) -> Any
}

extension Array: SwiftArray {
  fileprivate func element(at index: Int) -> Any { self[index] }
}

extension ValueObservers {
  /// Notifies the observers of a value that some of its elements are about to change.
  static func willChange(
    _ change: ElementsChange, _ keyPath: AnyKeyPath?, _ name: String, of object: AnyObject
  ) {
    for observer in observers(of: object) {
      observer.elements = observer.isOwnValue(keyPath, name) ? change : nil
      observer.willChange(object, keyPath, name)
      observer.elements = nil
    }
  }

  /// Notifies the observers of a value that some of its elements have changed.
  static func didChange(
    _ change: ElementsChange, _ keyPath: AnyKeyPath?, _ name: String, of object: AnyObject
  ) {
    for observer in observers(of: object) {
      observer.elements = observer.isOwnValue(keyPath, name) ? change : nil
      observer.didChange(object, keyPath, name)
      observer.elements = nil
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Notifies the observers that elements of an array or an ordered set are about to change.
  ///
  /// Call this method for values that do not report their changes themselves.
  public func willChange(
    _ kind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) { ValueObservers.willChange(ElementsChange(kind, at: indexes), nil, key, of: self) }

  /// Notifies the observers that elements of an array or an ordered set have changed.
  public func didChange(
    _ kind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) { ValueObservers.didChange(ElementsChange(kind, at: indexes), nil, key, of: self) }

  /// Notifies the observers that elements of a set are about to change.
  public func willChangeValue(
    forKey key: String, withSetMutation mutation: NSKeyValueSetMutationKind,
    using objects: Set<AnyHashable>
  ) { ValueObservers.willChange(ElementsChange(mutation, using: objects), nil, key, of: self) }

  /// Notifies the observers that elements of a set have changed.
  public func didChangeValue(
    forKey key: String, withSetMutation mutation: NSKeyValueSetMutationKind,
    using objects: Set<AnyHashable>
  ) { ValueObservers.didChange(ElementsChange(mutation, using: objects), nil, key, of: self) }

  /// Notifies the observers that elements of an array or an ordered set are about to change.
  public func willChange<Value>(
    _ kind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>,
    _named name: String = ""
  ) { ValueObservers.willChange(ElementsChange(kind, at: indexes), keyPath, name, of: self) }

  /// Notifies the observers that elements of an array or an ordered set have changed.
  public func didChange<Value>(
    _ kind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>,
    _named name: String = ""
  ) { ValueObservers.didChange(ElementsChange(kind, at: indexes), keyPath, name, of: self) }
}
