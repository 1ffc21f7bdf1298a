/// The measurements of one subject.
struct Measurement {
  var subject: Subject
  /// The median time in milliseconds.
  var median: Double
  var bytesPerItem: Double?
}

/// The measurements of all subjects of a benchmark. The first is that of Galley.
struct Outcome {
  var benchmark: Benchmark
  var measurements: [Measurement]

  /// Returns how many times slower Galley is than a floor, another input or a collection view, or
  /// how many times faster than any other subject. Of these ratios, only the last is better if it
  /// is higher.
  func ratio(_ role: Subject.Role) -> Double? {
    guard let other = measurements.first(where: { $0.subject.role == role }) else { return nil }
    let own = measurements[0].median
    switch role {
    case .galley: return nil
    case .floor, .small, .uuid, .collection: return own / other.median
    case .stdlib, .naive: return other.median / own
    }
  }

  /// Returns the figure that a limit applies to, and whether that figure meets the limit.
  func judge(_ goal: Goal, _ limit: Double) -> (figure: Double, isMet: Bool) {
    switch goal.ratio {
    case .galley:
      let bytes = measurements[0].bytesPerItem ?? .infinity
      return (bytes, bytes <= limit)
    case .floor, .small, .uuid, .collection:
      let figure = ratio(goal.ratio) ?? .infinity
      return (figure, figure <= limit)
    case .stdlib, .naive:
      let figure = ratio(goal.ratio) ?? 0
      return (figure, figure >= limit)
    }
  }
}

extension Benchmark {
  /// Runs all subjects in turn, round after round, so that other load on the machine slows down all
  /// of them alike.
  ///
  /// - Parameter isSmoke: Whether each subject runs at most once, only to check that it works.
  ///   Subjects that are too slow for all rounds do not run.
  func measure(isSmoke: Bool) -> Outcome {
    let subjects = subjects()
    var times = [[Double]](repeating: [], count: subjects.count)
    let clock = ContinuousClock()
    // There is one round more, which is not counted, because the first run also pays for page
    // faults.
    for round in 0...(isSmoke ? 0 : rounds) {
      for (index, subject) in subjects.enumerated() {
        if subject.runsOnce && (isSmoke || round != 1) { continue }
        let time = clock.measure(subject.run)
        if round > 0 || isSmoke { times[index].append(time.milliseconds) }
      }
    }
    let measurements = zip(subjects, times).map { subject, times in
      Measurement(
        subject: subject, median: times.isEmpty ? .nan : times.sorted()[times.count / 2],
        bytesPerItem: subject.bytesPerItem)
    }
    return Outcome(benchmark: self, measurements: measurements)
  }
}

extension Duration {
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
