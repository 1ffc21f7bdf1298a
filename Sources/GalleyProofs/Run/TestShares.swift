/// Divides tests among processes or machines, so that all of them finish at about the same time.
internal enum TestShares {
  /// Tests that stay together in a share, and the time that they take.
  private struct Unit {
    var tests: [ListedTest]
    var time: Int
  }

  /// Returns a share of the tests for each process.
  ///
  /// Each test is in exactly one share.
  ///
  ///     TestShares.balanced(tests, into: 2, times: times)
  ///
  /// The tests of a suite stay together, unless the suite alone takes longer than an average share.
  /// The suites or tests that take longest are placed first, each into the share with the shortest
  /// time so far. The result depends only on the arguments, so machines with the same tests and
  /// times compute the same shares.
  static func balanced(
    _ tests: [ListedTest], into count: Int, times: TestTimes
  ) -> [[ListedTest]] {
    let whole = units(of: tests, times)
    let fair = whole.reduce(0) { $0 + $1.time } / max(count, 1)
    let units = whole.flatMap { unit -> [Unit] in
      guard unit.time > fair, unit.tests.count > 1 else { return [unit] }
      return unit.tests.map { Unit(tests: [$0], time: times.expected($0.name)) }
    }
    let sorted = units.sorted { left, right in
      left.time != right.time ? left.time > right.time : left.tests[0] < right.tests[0]
    }
    var shares = [[ListedTest]](repeating: [], count: count)
    var lengths = [Int](repeating: 0, count: count)
    for unit in sorted {
      guard let shortest = lengths.indices.min(by: { lengths[$0] < lengths[$1] }) else { break }
      shares[shortest] += unit.tests
      lengths[shortest] += unit.time
    }
    return shares.map { $0.sorted() }
  }

  /// Returns the suites, sorted by name.
  private static func units(of tests: [ListedTest], _ times: TestTimes) -> [Unit] {
    struct Key: Hashable {
      var suite: Substring
      var library: ListedTest.Library
    }
    let suites = Dictionary(grouping: tests) { Key(suite: $0.suite, library: $0.library) }
    return suites.values.map { tests in
      Unit(tests: tests.sorted(), time: tests.reduce(0) { $0 + times.expected($1.name) })
    }.sorted { $0.tests[0] < $1.tests[0] }
  }
}
