/// One question: how long does this operation take on this input, and against what?
///
/// The title says operation, input and size, so that a line of the report reads on its own. The
/// input is made when the benchmark's turn comes, outside of what is measured, and every subject
/// checks its result once before it is measured: a broken algorithm cannot win.
struct Benchmark {
  /// The group and the case, as `diff.mixed-5k`.
  var name: String
  /// One of several inputs of a case, as `append`.
  var variant: String?
  /// How many elements the input has.
  var size: Int
  /// Operation and input in words.
  var title: String
  /// How many rounds; every round runs each subject once.
  var rounds: Int
  /// What must hold, in the words of `Goal`.
  var goals: [Goal]
  /// Makes the input and what runs on it. The first subject is Galley's own.
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

/// What a benchmark runs: Galley, or something to compare it with.
struct Subject {
  /// What a comparison is of, and so in which ratio of Galley's row it counts.
  enum Role: String {
    /// What the benchmark is about.
    case galley
    /// The standard library's way: Galley's ratio says how many times faster it is.
    case stdlib
    /// What one writes without thinking: Galley's ratio says how many times faster it is.
    case naive
    /// What the machine needs at least: Galley's ratio says how many times slower it is.
    case floor
    /// The same work on less or other input: Galley's ratio says how many times slower it is.
    case small, uuid
    /// The same rows in a collection view: Galley's ratio says how many times slower it is.
    case collection
  }

  var name: String
  var role: Role
  /// How many rounds to sit out after the first: a comparison may be far too slow for all of them.
  var runsOnce: Bool
  /// Bytes for each element of the input, where that is what is asked.
  var bytesPerItem: Double?
  var run: () -> Void

  init(_ name: String, _ role: Role, runsOnce: Bool = false, run: @escaping () -> Void) {
    self.name = name
    self.role = role
    self.runsOnce = runsOnce
    self.run = run
  }

  /// A subject whose result is checked once, and thrown away in each round.
  init<Result>(
    _ name: String, _ role: Role, runsOnce: Bool = false, work: @escaping () -> Result,
    check: @escaping (Result) -> Bool
  ) {
    // What runs once is checked when it runs: to run it twice takes too long.
    if !runsOnce { precondition(check(work()), "\(name) gives a wrong result") }
    self.init(name, role, runsOnce: runsOnce) {
      let result = work()
      if runsOnce { precondition(check(result), "\(name) gives a wrong result") }
      blackHole(result)
    }
  }
}

/// What a result must reach, and what it aims at.
struct Goal {
  var ratio: Subject.Role
  var must: Double
  var aim: Double?

  /// Galley takes at most `must` times as long.
  static func atMost(_ must: Double, _ ratio: Subject.Role, aim: Double? = nil) -> Goal {
    Goal(ratio: ratio, must: must, aim: aim)
  }

  /// Galley is at least `must` times as fast.
  static func faster(_ must: Double, than ratio: Subject.Role, aim: Double? = nil) -> Goal {
    Goal(ratio: ratio, must: must, aim: aim)
  }

  /// Galley takes at most `must` bytes for each element.
  static func bytes(_ must: Double, aim: Double? = nil) -> Goal {
    Goal(ratio: .galley, must: must, aim: aim)
  }
}

/// Keeps a result from being optimized away together with the work that made it.
@inline(never)
func blackHole<Value>(_ value: Value) {}
