/// A question about performance: how long does an operation take on an input, and how long do other
/// subjects take on the same input?
///
/// The title names the operation, the input and its size, so that a line of the report can be
/// understood alone. The input is created before the measurement and is not measured. Each subject
/// checks its result once, so a wrong algorithm cannot win.
struct Benchmark {
  /// The group and the case, such as `diff.mixed-5k`.
  var name: String
  /// One of several inputs of a case, such as `append`.
  var variant: String?
  /// The number of elements of the input.
  var size: Int
  /// The operation and the input in words.
  var title: String
  /// The number of rounds. Every round runs each subject once.
  var rounds: Int
  /// The goals that the results have to meet.
  var goals: [Goal]
  /// Creates the input and the subjects. The first subject is Galley.
  var subjects: () -> [Subject]

  init(
    _ name: String, variant: String? = nil, size: Int, rounds: Int = 25, _ title: String,
    goals: [Goal] = [], subjects: @escaping () -> [Subject]
  ) {
    self.name = name
    self.variant = variant
    self.size = size
    self.title = title
    self.rounds = rounds
    self.goals = goals
    self.subjects = subjects
  }

  /// The part of the name before the point.
  var group: Substring { name.prefix { $0 != "." } }
}

/// A piece of work that a benchmark runs: Galley's own, or one to compare it with.
struct Subject {
  /// The role of a subject in a comparison. It determines the name of the ratio in Galley's line of
  /// the report.
  enum Role: String {
    /// Galley itself.
    case galley
    /// The same work with the standard library. The ratio says how many times faster Galley is.
    case stdlib
    /// The simplest way to do the work. The ratio says how many times faster Galley is.
    case naive
    /// The least work that the machine has to do. The ratio says how many times slower Galley is.
    case floor
    /// The same work on a smaller or another input. The ratio says how many times slower Galley is
    /// on its own input.
    case small, uuid
    /// The same rows in a collection view. The ratio says how many times slower a table view is.
    case collection
  }

  var name: String
  var role: Role
  /// Whether the subject runs in only one round, because it is too slow for all of them.
  var runsOnce: Bool
  /// The bytes of memory for each element of the input, if the benchmark measures them.
  var bytesPerItem: Double?
  var run: () -> Void

  init(_ name: String, _ role: Role, runsOnce: Bool = false, run: @escaping () -> Void) {
    self.name = name
    self.role = role
    self.runsOnce = runsOnce
    self.run = run
  }

  /// Creates a subject whose result is checked once and discarded in each round.
  init<Result>(
    _ name: String, _ role: Role, runsOnce: Bool = false, work: @escaping () -> Result,
    check: @escaping (Result) -> Bool
  ) {
    // A subject that runs only once is checked in that run, because a second run would take too
    // long.
    if !runsOnce { precondition(check(work()), "\(name) gives a wrong result") }
    self.init(name, role, runsOnce: runsOnce) {
      let result = work()
      if runsOnce { precondition(check(result), "\(name) gives a wrong result") }
      blackHole(result)
    }
  }
}

/// A limit for a result, and a stricter limit to aim at.
struct Goal {
  var ratio: Subject.Role
  var must: Double
  var aim: Double?

  /// A goal: Galley takes at most `must` times as long as another subject.
  static func atMost(_ must: Double, _ ratio: Subject.Role, aim: Double? = nil) -> Goal {
    Goal(ratio: ratio, must: must, aim: aim)
  }

  /// A goal: Galley is at least `must` times as fast as another subject.
  static func faster(_ must: Double, than ratio: Subject.Role, aim: Double? = nil) -> Goal {
    Goal(ratio: ratio, must: must, aim: aim)
  }

  /// A goal: Galley allocates at most `must` bytes for each element.
  static func bytes(_ must: Double, aim: Double? = nil) -> Goal {
    Goal(ratio: .galley, must: must, aim: aim)
  }
}

/// Keeps a result from being optimized away together with the work that made it.
@inline(never)
func blackHole<Value>(_ value: Value) {}
