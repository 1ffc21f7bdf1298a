/// What was measured of one subject.
struct Measurement {
  var subject: Subject
  /// In milliseconds.
  var median: Double
  var bytesPerItem: Double?
}

/// What was measured of one benchmark, its own subject first.
struct Outcome {
  var benchmark: Benchmark
  var measurements: [Measurement]

  /// Galley's time against another's: how many times slower than a floor or a smaller input, how
  /// many times faster than anything else. Higher is better for the latter.
  func ratio(_ role: Subject.Role) -> Double? {
    guard let other = measurements.first(where: { $0.subject.role == role }) else { return nil }
    let own = measurements[0].median
    switch role {
    case .galley: return nil
    case .floor, .small, .uuid, .collection: return own / other.median
    case .stdlib, .naive: return other.median / own
    }
  }

  /// Whether a goal is met, with the figure that says so.
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
  /// Runs all subjects in turn, round after round, so that a noisy moment hits them all.
  ///
  /// - Parameter isSmoke: Run each once, only to see that they work.
  func measure(isSmoke: Bool) -> Outcome {
    let subjects = subjects()
    var times = [[Double]](repeating: [], count: subjects.count)
    let clock = ContinuousClock()
    // One round more, not counted: the first run pays for page faults, not for the algorithm.
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
