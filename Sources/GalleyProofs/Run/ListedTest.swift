/// A test of a package, by the name that `swift test list` prints.
///
///     FeedTests.FeedTests/testReply      a test of XCTest
///     FeedTests.FeedTests/reply()        a test of Swift Testing
///     FeedTests.reply()                  a test of Swift Testing without a suite
internal struct ListedTest: Hashable, Comparable, Sendable {
  /// A testing library.
  enum Library: String, CaseIterable, Sendable {
    case xctest
    case swiftTesting
  }

  var name: String
  var library: Library

  /// The module, which is the name of the test target.
  var module: Substring { name.prefix { $0 != "." } }

  /// The name of the outermost suite with its module.
  ///
  /// A test without a suite is its own suite.
  var suite: Substring { name.prefix { $0 != "/" } }

  static func < (left: Self, right: Self) -> Bool {
    (left.name, left.library.rawValue) < (right.name, right.library.rawValue)
  }
}

extension ListedTest {
  /// Returns the tests that a test program lists for a library, sorted.
  ///
  /// Lines that do not contain a test are ignored.
  static func tests(inListing text: String, of library: Library) -> [ListedTest] {
    let names = text.split(separator: "\n").compactMap { line -> String? in
      guard library == .swiftTesting else {
        // XCTest also prints a title, which has spaces.
        let parts = line.split(separator: "/", omittingEmptySubsequences: false)
        let isTest = parts.count == 2 && parts[0].contains(".") && !line.contains(" ")
        return isTest ? String(line) : nil
      }
      let name = nameWithoutLocation(line)
      return name.hasSuffix(")") && name.contains(".") ? String(name) : nil
    }
    return Set(names).map { ListedTest(name: $0, library: library) }.sorted()
  }

  /// Removes the source location from the identifier of a test of Swift Testing.
  ///
  /// Identifiers in events always have a location. Listed names have a location if several tests
  /// have the same name.
  static func nameWithoutLocation(_ id: some StringProtocol) -> String {
    let id = String(id)
    guard let last = id.lastIndex(of: "/"),
      id[last...].wholeMatch(of: #//[^/]*\.swift:\d+:\d+/#) != nil
    else { return id }
    return String(id[..<last])
  }

  /// Returns the tests whose names contain a match of one of the regular expressions, like `swift
  /// test --filter`.
  ///
  /// Without regular expressions, all tests are returned.
  static func filtered(_ tests: [ListedTest], by patterns: [String]) throws -> [ListedTest] {
    guard !patterns.isEmpty else { return tests }
    let expressions = try patterns.map { pattern in
      do {
        return try Regex(pattern)
      } catch {
        throw ProofOptions.Mistake(description: "'\(pattern)' is no regular expression")
      }
    }
    return tests.filter { test in expressions.contains { test.name.contains($0) } }
  }
}
