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
  /// The number of references at which `append(_:)` removes the references to deallocated objects.
  private var limit = 8

  /// The objects that still exist, the oldest first.
  var all: [Element] {
    // Unwrap before the cast: a cast of the weak reference itself is optimized so that it succeeds
    // for a deallocated object.
    references.compactMap { reference in reference.object.flatMap { $0 as? Element } }
  }

  /// Whether the list contains no references, not even to deallocated objects.
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

  /// Removes all references to an object, and all references to deallocated objects.
  mutating func remove(_ object: AnyObject) {
    references.removeAll { $0.object === object || $0.object == nil }
  }
}
