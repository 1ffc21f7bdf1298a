/// A Swift file.
public struct SourceFile: Sendable {
  /// The path of the file, which is printed.
  public var path: String
  /// The contents.
  public var text: String

  /// Creates a file from its contents.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// A test of XCTest that stops the whole test run on Linux.
public struct TestNeedingAsync: Hashable, Sendable, CustomStringConvertible {
  /// The file that declares the test.
  public var path: String
  /// The line of the test's name.
  public var line: Int
  /// The class and the method: `FeedTests.testTop`.
  public var name: String

  /// One line, for example `Tests/FeedTests.swift:12: FeedTests.testTop() needs the word async`.
  public var description: String { "\(path):\(line): \(name)() needs the word async" }
}

/// Returns the tests that are isolated to the main actor, or to another global actor, and are not
/// `async`.
///
/// XCTest on Linux casts every test of a target to a function that is not isolated. If a single
/// test is isolated and synchronous, that cast fails and stops the run before the first test. A
/// test that is `async` is called in a different way, which works.
///
///     testsNeedingAsync(in: [SourceFile(path: "A.swift", text: """
///       @MainActor final class A: XCTestCase { func testTop() {} }
///       """)])   // [A.swift:1: A.testTop() needs the word async]
///
/// A test is isolated if it has an attribute such as `@MainActor`, or if its extension, its class
/// or a superclass has one. A test is also isolated if it overrides an isolated method, or if the
/// declaration of its class conforms to an isolated protocol.
///
/// - Parameters:
///   - tests: The files of a test target.
///   - others: Files that the tests depend on. These files may declare superclasses and protocols.
/// - Returns: The tests, sorted by path and line.
/// - Complexity: O(*n*), where *n* is the length of all files.
public func testsNeedingAsync(
  in tests: [SourceFile], others: [SourceFile] = []
) -> [TestNeedingAsync] {
  let testTokens = tests.map { SwiftTokenReader.tokens(of: $0.text) }
  let otherTokens = others.map { SwiftTokenReader.tokens(of: $0.text) }

  // Read the types a first time to find the global actors, because attributes with their names
  // isolate declarations.
  var globalActors: Set = ["MainActor"]
  for tokens in testTokens + otherTokens where tokens.contains(where: { $0.text == "globalActor" })
  {
    for type in DeclarationReader(tokens, globalActors: []).types where type.isGlobalActor {
      globalActors.insert(type.name)
    }
  }

  let testReaders = testTokens.map { DeclarationReader($0, globalActors: globalActors) }
  let otherReaders = otherTokens.map { DeclarationReader($0, globalActors: globalActors) }
  let types = TypeTable(testReaders + otherReaders)
  var found: [TestNeedingAsync] = []
  for (file, reader) in zip(tests, testReaders) {
    for type in reader.types {
      for method in type.methods where types.needsAsync(method, in: type) {
        found.append(
          TestNeedingAsync(path: file.path, line: method.line, name: "\(type.name).\(method.name)"))
      }
    }
  }
  return found.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
}
