/// The constraints of an `AutoLayoutEngine` that are new or have changed, in the order in which
/// they were recorded.
internal struct NotedConstraints {
  /// The constraints, with `nil` for each constraint that was removed.
  private var constraints: [NSLayoutConstraint?] = []
  /// The index of each constraint in `constraints`.
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { places.isEmpty }

  /// Adds a constraint, unless it was added before.
  mutating func append(_ constraint: NSLayoutConstraint) {
    let name = ObjectIdentifier(constraint)
    guard places[name] == nil else { return }
    places[name] = constraints.count
    constraints.append(constraint)
  }

  /// Removes a constraint.
  ///
  /// - Complexity: O(1), amortized: `constraints` is compacted when more than half of its elements
  ///   are `nil`.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    constraints[place] = nil
    guard constraints.count > places.count * 2 else { return }
    for constraint in removeAll() { append(constraint) }
  }

  /// Removes and returns all constraints.
  mutating func removeAll() -> [NSLayoutConstraint] {
    let all = constraints.compactMap { $0 }
    self = NotedConstraints()
    return all
  }
}
