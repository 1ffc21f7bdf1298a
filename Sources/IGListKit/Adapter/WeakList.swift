/// Objects in the order in which they came. The list keeps none of them alive.
///
///     var listeners = WeakList<any ListAdapterDelegate>()
///     listeners.insert(feed)
///     for listener in listeners.all { … }
internal struct WeakList<Element> {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var references: [Reference] = []
  /// How many there may be before those that have gone are cleared away.
  private var limit = 8

  /// Those that are still there, the oldest first.
  var all: [Element] {
    // Unwrapped first: the optimizer casts an object that has gone as if it were there.
    references.compactMap { reference in reference.object.flatMap { $0 as? Element } }
  }

  /// Whether there never was one, or all were taken out.
  var isEmpty: Bool { references.isEmpty }

  /// How many places it has, those of objects that have gone among them.
  var places: Int { references.count }

  /// Takes in an object that is not there.
  ///
  /// - Complexity: O(1), amortized: twice as many have to come before those that have gone are looked for
  ///   again.
  mutating func append(_ object: AnyObject) {
    if references.count >= limit {
      references.removeAll { $0.object == nil }
      limit = max(8, references.count * 2)
    }
    references.append(Reference(object: object))
  }

  /// Takes in an object, unless it is there.
  ///
  /// - Complexity: O(*n*)
  mutating func insert(_ object: AnyObject) {
    guard !references.contains(where: { $0.object === object }) else { return }
    append(object)
  }

  /// Takes out an object, however often it is there.
  mutating func remove(_ object: AnyObject) {
    references.removeAll { $0.object === object || $0.object == nil }
  }
}
