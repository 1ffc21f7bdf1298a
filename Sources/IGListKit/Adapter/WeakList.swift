/// A list of weakly held objects, in the order in which they were added.
///
///     var listeners = WeakList<any ListAdapterDelegate>()
///     listeners.insert(feed)
///     for listener in listeners.all { … }
internal struct WeakList<Element> {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var references: [Reference] = []
  /// The number of references at which those to deallocated objects are removed.
  private var limit = 8

  /// The objects that still exist, the oldest first.
  var all: [Element] {
    // Unwrapped first: the optimizer casts a deallocated object as if it existed.
    references.compactMap { reference in reference.object.flatMap { $0 as? Element } }
  }

  /// Whether the list holds no references, not even to deallocated objects.
  var isEmpty: Bool { references.isEmpty }

  /// The number of references, including those to deallocated objects.
  var places: Int { references.count }

  /// Appends an object that is not in the list.
  ///
  /// - Complexity: amortized O(1): references to deallocated objects are removed only when the
  ///   number of references has doubled.
  mutating func append(_ object: AnyObject) {
    if references.count >= limit {
      references.removeAll { $0.object == nil }
      limit = max(8, references.count * 2)
    }
    references.append(Reference(object: object))
  }

  /// Appends an object, unless it is in the list.
  ///
  /// - Complexity: O(*n*)
  mutating func insert(_ object: AnyObject) {
    guard !references.contains(where: { $0.object === object }) else { return }
    append(object)
  }

  /// Removes all references to an object.
  mutating func remove(_ object: AnyObject) {
    references.removeAll { $0.object === object || $0.object == nil }
  }
}
