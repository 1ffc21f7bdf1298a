import Testing

@testable import GalleyProofs

@Suite("The list of tests")
struct ListedTestTests {
  @Test("The list of XCTest's tests is read without its title and other output")
  func xctest() {
    let listing = """
      Listing 2 tests in GalleyPackageTests.xctest:

      FeedTests.RowTests/testHeight
      FeedTests.RowTests/testWidth
      """
    #expect(
      ListedTest.tests(inListing: listing, of: .xctest).map(\.name) == [
        "FeedTests.RowTests/testHeight", "FeedTests.RowTests/testWidth",
      ])
  }

  @Test("Tests of Swift Testing with the same name count once, without their source locations")
  func swiftTesting() {
    let listing = """
      FeedTests.FeedTests/reply()
      FeedTests.helper()/Row.swift:3:4
      FeedTests.helper()/Feed.swift:12:2
      FeedTests.FeedTests/Nested/draws(_:)
      """
    let tests = ListedTest.tests(inListing: listing, of: .swiftTesting)
    #expect(
      tests.map(\.name) == [
        "FeedTests.FeedTests/Nested/draws(_:)", "FeedTests.FeedTests/reply()", "FeedTests.helper()",
      ])
    #expect(
      tests.map { String($0.suite) } == [
        "FeedTests.FeedTests", "FeedTests.FeedTests", "FeedTests.helper()",
      ])
    #expect(tests.map { String($0.module) } == Array(repeating: "FeedTests", count: 3))
  }

  @Test("A test filter is a regular expression for a part of the name")
  func filter() throws {
    let tests = ["A.One/draws()", "A.Two/draws()", "B.One/reads()"].map {
      ListedTest(name: $0, library: .swiftTesting)
    }
    func names(_ patterns: String...) throws -> [String] {
      try ListedTest.filtered(tests, by: patterns).map(\.name)
    }
    #expect(try names().count == 3)
    #expect(try names("One") == ["A.One/draws()", "B.One/reads()"])
    #expect(try names("^B", "Two/dr.*") == ["A.Two/draws()", "B.One/reads()"])
    #expect(throws: ProofOptions.Mistake.self) { try names("(") }
  }
}

@Suite("The arguments that select tests")
struct TestSelectionTests {
  private let names = [
    "A.One/first()", "A.One/second(_:)", "A.One/Inner/third()", "A.OneMore/first()", "A.free()",
    "A.free(_:)", "A.`a name with spaces`/first()", "B.One/first()", "B.Two/first()",
  ]
  private var all: [ListedTest] {
    names.map { ListedTest(name: $0, library: .swiftTesting) }
  }

  /// Returns the tests that Swift Testing would choose. It compares identifiers, which have the
  /// location after the name.
  private func selected(by filters: [String]?) throws -> [String] {
    guard let filters else { return [] }
    let expressions = try filters.map { try Regex($0) }
    return names.filter { name in
      let id = "\(name)/File.swift:12:4"
      return filters.isEmpty || expressions.contains { id.contains($0) }
    }
  }

  @Test("The expressions for Swift Testing match exactly the chosen tests, whichever these are")
  func expressions() throws {
    for mask in 0..<(1 << names.count) {
      let chosen = all.indices.filter { mask & (1 << $0) != 0 }.map { all[$0] }
      let filters = TestSelection(chosen, of: all).swiftTesting
      let found = try selected(by: filters)
      #expect(found == chosen.map(\.name), "\(filters ?? ["none"])")
    }
  }

  @Test("Whole modules and suites have short expressions; all tests need none")
  func short() {
    #expect(TestSelection(all, of: all).swiftTesting == [])
    #expect(TestSelection([], of: all).swiftTesting == nil)
    let module = all.filter { $0.module == "B" }
    #expect(TestSelection(module, of: all).swiftTesting == [#"^B\."#])
    let suite = all.filter { $0.suite == "A.One" }
    #expect(TestSelection(suite, of: all).swiftTesting == [#"^A\.(?:One/)"#])
    #expect(TestSelection([all[0]], of: all).swiftTesting == [#"^A\.(?:One/first\(\)/)"#])
  }

  @Test("XCTest gets the names of classes and tests, or none if all tests run")
  func xctest() {
    let all = ["A.One/testA", "A.One/testB", "B.Two/testC"].map {
      ListedTest(name: $0, library: .xctest)
    }
    #expect(TestSelection(all, of: all).xctest == [nil])
    #expect(TestSelection([], of: all).xctest == [])
    #expect(TestSelection([all[0], all[2]], of: all).xctest == ["A.One/testA,B.Two"])
    #expect(TestSelection([all[0], all[1]], of: all).xctest == ["A.One"])
    #expect(TestSelection(all, of: all).swiftTesting == nil)
  }

  @Test("Arguments that would be too long for the system are divided")
  func longArguments() throws {
    let all = (0..<3_000).map { index in
      ListedTest(
        name: "Module.Suite\(index)/\(String(repeating: "long", count: 20))\(index)",
        library: .xctest)
    }
    // One of two tests of each suite is chosen, so names of suites can't be used.
    let others = all.map { ListedTest(name: $0.name + "b", library: .xctest) }
    let arguments = TestSelection(all, of: all + others).xctest.compactMap { $0 }
    #expect(arguments.count > 1)
    #expect(arguments.allSatisfy { $0.utf8.count < 131_072 })
    #expect(
      arguments.flatMap { $0.split(separator: ",") }.map(String.init).sorted()
        == all.map(\.name).sorted())
  }
}
