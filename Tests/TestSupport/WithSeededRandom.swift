import Testing

/// Calls `body` many times, each time with other random numbers, which can be repeated.
///
///     withSeededRandom("moving two items", steps: 500) { random in
///       let list = Array(0..<Int.random(in: 0...20, using: &random))
///       #expect(list.shuffled(using: &random).sorted() == list)
///     }
///
/// The random numbers are the same in every run with the same `GALLEY_SALT` in the environment.
/// When an expectation fails in a step, or the step throws, no more steps are taken, and a warning
/// beside the failure ends with a line such as
///
///     failed at: moving two items, step 17 of 500: GALLEY_SEED=0x6c62272e07bb0142
///
/// With that variable in the environment, only that step runs (so run only that test, with
/// `--filter`). The note also contains the values of the loops that contain this call, see
/// ``withEvery(_:in:sourceLocation:_:)``.
///
/// - Parameters:
///   - label: A description of the test, for failures. It also determines the random numbers.
///   - steps: The number of steps under a `Budget` of 1.
///   - seed: The seed of a step that is repeated alone; `nil` to take all steps. By default it is
///     that of the environment.
public func withSeededRandom<Failure: Error>(
  _ label: String, steps: Int = 1_000, replaying seed: UInt64? = SeededRandom.replayedSeed,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (inout SeededRandom) throws(Failure) -> Void
) throws(Failure) {
  let steps = SeededSteps(label: label, count: steps, replaying: seed)
  try withTrace(of: steps, sourceLocation: sourceLocation, text: \.text) { step throws(Failure) in
    var random = SeededRandom(seed: step.seed)
    try body(&random)
  }
}

/// Calls an asynchronous `body` many times, each time with other random numbers, which can be
/// repeated. Otherwise it works like the synchronous function.
public func withSeededRandom<Failure: Error>(
  _ label: String, steps: Int = 1_000, replaying seed: UInt64? = SeededRandom.replayedSeed,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (inout SeededRandom) async throws(Failure) -> Void
) async throws(Failure) {
  let steps = SeededSteps(label: label, count: steps, replaying: seed)
  try await withTrace(
    of: steps, isolation: isolation, sourceLocation: sourceLocation, text: \.text
  ) { step async throws(Failure) in
    var random = SeededRandom(seed: step.seed)
    try await body(&random)
  }
}

/// The steps to take: all of them, or only the step that is repeated.
private struct SeededSteps: Sequence, IteratorProtocol {
  struct Step {
    var seed: UInt64
    var name: String
    var text: String { "\(name): GALLEY_SEED=0x\(String(seed, radix: 16))" }
  }

  private let label: String
  private let count: Int
  private let replayedSeed: UInt64?
  private var seeds: SeededRandom
  private var taken = 0

  init(label: String, count: Int, replaying seed: UInt64?) {
    self.label = label
    self.count = seed == nil ? Budget.steps(count) : 1
    self.replayedSeed = seed
    self.seeds = SeededRandom(seededBy: label, salt: SeededRandom.salt)
  }

  mutating func next() -> Step? {
    guard taken < count else { return nil }
    taken += 1
    if let replayedSeed { return Step(seed: replayedSeed, name: "\(label), one step again") }
    return Step(seed: seeds.next(), name: "\(label), step \(taken) of \(count)")
  }
}
