import Testing

/// Takes walks of random steps, and checks a state after each step. If a check fails, finds the
/// shortest walk that fails.
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
/// A step has to be valid in any state, because steps before it may be left out: an index is taken
/// modulo the length, for example.
///
/// - Parameters:
///   - label: A description of the test, for failures. It also determines the random numbers.
///   - walks: The number of walks under a `Budget` of 1.
///   - steps: The number of steps of each walk.
///   - step: Returns a random step.
///   - walk: Takes all of the given steps from the start. Returns the step at which a check failed;
///     `nil` if none did.
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

/// The failure of a walk.
public struct Stumble: Sendable {
  /// The index of the step after which the check failed.
  public var index: Int
  /// A description of the failure.
  public var reason: String

  /// Creates the failure of a walk.
  public init(at index: Int, _ reason: String) {
    self.index = index
    self.reason = reason
  }
}

/// Returns the steps without those that the failure does not depend on. First it leaves out half of
/// the steps at a time, then fewer and fewer.
private func shortened<Step>(
  _ steps: [Step], _ stumble: Stumble, _ walk: ([Step]) -> Stumble?
) -> ([Step], Stumble) {
  var (steps, stumble) = (steps, stumble)
  var length = max(steps.count / 2, 1)
  // Each try takes all steps again, so the number of tries is limited.
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
