/// The constraints of an engine that are new or have changed, in the order in which they were
/// noted.
internal struct NotedConstraints {
  /// The constraints, with empty places for constraints that were removed.
  private var constraints: [NSLayoutConstraint?] = []
  /// The places of the constraints.
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { places.isEmpty }

  /// Adds a constraint, unless it was noted before.
  mutating func append(_ constraint: NSLayoutConstraint) {
    let name = ObjectIdentifier(constraint)
    guard places[name] == nil else { return }
    places[name] = constraints.count
    constraints.append(constraint)
  }

  /// Removes a constraint.
  ///
  /// - Complexity: O(1), amortized: the empty places are closed when they are more than half of
  ///   all.
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
