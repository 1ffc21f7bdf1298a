import Testing

/// Takes random steps through something with a state, and looks whether it is still as it should be. Where
/// it is not, finds the shortest walk on which it goes wrong.
///
///     withRandomWalks("editing a list", walks: 20, steps: 50) { random in
///       Edit.random(using: &random)
///     } taking: { edits in
///       var list = List()
///       for (index, edit) in edits.enumerated() {
///         list.apply(edit)
///         if !list.isSorted { return Stumble(at: index, "not sorted: \(list)") }
///       }
///       return nil
///     }
///
/// A step has to mean something in any state, since others before it may be left out: an index is taken
/// modulo the length, and so on.
///
/// - Parameters:
///   - label: What the walks try. It also decides the random numbers.
///   - walks: How many walks there are under a `Budget` of 1.
///   - steps: How many steps each has.
///   - step: A step.
///   - walk: Takes all of some steps from the start, and says where it went wrong.
public func withRandomWalks<Step: CustomStringConvertible>(
  _ label: String, walks: Int, steps: Int, sourceLocation: SourceLocation = #_sourceLocation,
  step: (inout SeededRandom) -> Step, taking walk: ([Step]) -> Stumble?
) {
  withSeededRandom(label, steps: walks, sourceLocation: sourceLocation) { random in
    let all = (0..<steps).map { _ in step(&random) }
    guard let stumble = walk(all) else { return }
    let taken = Array(all.prefix(stumble.index + 1))
    let (shortest, last) = shortened(taken, stumble, walk)
    let lines = shortest.map { "  \($0)" }.joined(separator: "\n")
    Issue.record(
      "\(last.reason)\nafter \(shortest.count) steps, of \(taken.count):\n\(lines)",
      sourceLocation: sourceLocation)
  }
}

/// Where a walk went wrong.
public struct Stumble: Sendable {
  /// At which step.
  public var index: Int
  /// What was not as it should be.
  public var reason: String

  /// A walk went wrong.
  public init(at index: Int, _ reason: String) {
    self.index = index
    self.reason = reason
  }
}

/// The steps without those that it goes wrong without: first half of them are left out, then ever fewer.
private func shortened<Step>(
  _ steps: [Step], _ stumble: Stumble, _ walk: ([Step]) -> Stumble?
) -> ([Step], Stumble) {
  var (steps, stumble) = (steps, stumble)
  var length = max(steps.count / 2, 1)
  // Each try takes all steps again: two hundred are enough.
  var tries = 200
  while true {
    var start = 0
    var isShorter = false
    while start < steps.count && tries > 0 {
      tries -= 1
      var fewer = steps
      fewer.removeSubrange(start..<min(start + length, steps.count))
      if let other = walk(fewer) {
        (steps, stumble) = (Array(fewer.prefix(other.index + 1)), other)
        isShorter = true
      } else {
        start += length
      }
    }
    if length == 1 && !isShorter || tries == 0 { return (steps, stumble) }
    length = max(length / 2, 1)
  }
}
