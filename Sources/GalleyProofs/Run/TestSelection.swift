/// The arguments with which a test program runs only some of its tests.
internal struct TestSelection {
  /// The largest number of bytes of an argument.
  ///
  /// The limit of Linux is 131,072 bytes.
  private static let longest = 100_000

  private let chosen: Set<ListedTest>
  private let all: [ListedTest]

  /// Creates a selection of some of the tests of a program.
  init(_ chosen: [ListedTest], of all: [ListedTest]) {
    self.chosen = Set(chosen)
    self.all = all
  }

  /// The arguments for XCTest, one for each start of the program.
  ///
  /// The array is empty if no test is chosen. An element of `nil` is a start without an argument,
  /// which runs all tests.
  var xctest: [String?] {
    let groups = suites(of: .xctest)
    guard groups.contains(where: { !$0.chosen.isEmpty }) else { return [] }
    if groups.allSatisfy(\.isWhole) { return [nil] }
    let names = groups.flatMap { group in
      group.isWhole ? [group.suite] : group.chosen.map(\.name)
    }
    return Self.joined(names, by: ",")
  }

  /// The regular expressions for `--filter` of Swift Testing.
  ///
  /// The array is empty if all tests are chosen. The value is `nil` if no test is chosen.
  var swiftTesting: [String]? {
    let groups = suites(of: .swiftTesting)
    guard groups.contains(where: { !$0.chosen.isEmpty }) else { return nil }
    if groups.allSatisfy(\.isWhole) { return [] }
    let modules = Dictionary(grouping: groups) { $0.suite.prefix { $0 != "." } }
    return modules.sorted { $0.key < $1.key }.flatMap { module, groups -> [String] in
      let start = "^\(Self.escaped(module))\\."
      if groups.allSatisfy(\.isWhole) { return [start] }
      // In an identifier, the name of a suite or a test is followed by a slash.
      let names = groups.flatMap { group in
        group.isWhole ? [group.suite] : group.chosen.map(\.name)
      }
      let ends = names.map { Self.escaped($0.dropFirst(module.count + 1)) + "/" }
      return Self.joined(ends, by: "|").map { "\(start)(?:\($0))" }
    }
  }

  /// A suite, its chosen tests, and whether all of its tests are chosen.
  private struct Group {
    var suite: String
    var chosen: [ListedTest]
    var isWhole: Bool
  }

  private func suites(of library: ListedTest.Library) -> [Group] {
    let suites = Dictionary(grouping: all.filter { $0.library == library }, by: \.suite)
    return suites.sorted { $0.key < $1.key }.map { suite, tests in
      let chosen = tests.filter(self.chosen.contains).sorted()
      return Group(suite: String(suite), chosen: chosen, isWhole: chosen.count == tests.count)
    }
  }

  /// Joins texts into a few long texts, none of which is longer than `longest`.
  private static func joined(_ texts: [String], by separator: String) -> [String] {
    var joined: [String] = []
    for text in texts {
      if let last = joined.last, last.utf8.count + text.utf8.count < longest {
        joined[joined.count - 1] = last + separator + text
      } else {
        joined.append(text)
      }
    }
    return joined
  }

  /// Returns a regular expression that matches a text.
  private static func escaped(_ text: some StringProtocol) -> String {
    text.reduce(into: "") { result, character in
      if #"\^$.|?*+()[]{}"#.contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
