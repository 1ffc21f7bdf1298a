/// The arguments with which a test program runs some of its tests, and no others.
internal struct TestSelection {
  /// The longest argument.
  ///
  /// Linux allows 131,072 bytes.
  private static let longest = 100_000

  private let chosen: Set<ListedTest>
  private let all: [ListedTest]

  /// Creates the selection of some tests of all that a program has.
  init(_ chosen: [ListedTest], of all: [ListedTest]) {
    self.chosen = Set(chosen)
    self.all = all
  }

  /// The arguments for XCTest, one for each start of the program.
  ///
  /// They are empty if no test is chosen. `nil` is a start without an argument, which runs all
  /// tests.
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
  /// They are empty if all tests are chosen; `nil` if none is.
  var swiftTesting: [String]? {
    let groups = suites(of: .swiftTesting)
    guard groups.contains(where: { !$0.chosen.isEmpty }) else { return nil }
    if groups.allSatisfy(\.isWhole) { return [] }
    let modules = Dictionary(grouping: groups) { $0.suite.prefix { $0 != "." } }
    return modules.sorted { $0.key < $1.key }.flatMap { module, groups -> [String] in
      let start = "^\(Self.escaped(module))\\."
      if groups.allSatisfy(\.isWhole) { return [start] }
      // An identifier continues with a slash, before the tests of a suite or the source location.
      let names = groups.flatMap { group in
        group.isWhole ? [group.suite] : group.chosen.map(\.name)
      }
      let ends = names.map { Self.escaped($0.dropFirst(module.count + 1)) + "/" }
      return Self.joined(ends, by: "|").map { "\(start)(?:\($0))" }
    }
  }

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

  /// Joins texts into as few texts as possible, none of them too long.
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
