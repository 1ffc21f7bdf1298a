import Foundation
import Synchronization
import Testing
import GalleyUIKit
import XCTest

/// Fails the running test for each report that the test did not expect.
///
/// A report is a message about something that went wrong without stopping the program, which UIKit
/// would write to the log. `GalleyReport` finds this class by its name at the first report.
///
/// Swift Testing knows the test of the current task; XCTest runs one test at a time. If no test is
/// known, for example in a block that a queue runs after the test, the report is printed.
internal final class TestReportObserver: ReportObserver {
  static func fail(with report: Report) -> Bool {
    let message = """
      Unexpected report: \(report)
      Expect it with `reports { … }`, or allow it with the trait `.reportsAllowed` or `withReportsAllowed`.
      """
    if let test = Test.current {
      let location = test.sourceLocation
      guard TestFile.importsGalley(location.filePath) else { return false }
      let call = CallStack.current.first { $0.filePath == location.filePath }
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: call.map {
          SourceLocation(
            fileID: location.fileID, filePath: location.filePath, line: $0.line,
            column: max($0.column, 1))
        } ?? location)
      return true
    }
    guard XCTestFailure.isPossible else { return false }
    let frames = CallStack.current
    // The frames in files that import XCTest. There is no such frame if the test has been
    // suspended. The test is then treated as a test that imports Galley.
    let tests = frames.filter { frame in
      // The package manager generates a file that lists the tests, which is not a test itself.
      !frame.filePath.contains(".derived/") && !CallStack.isInGalley(frame.filePath)
        && TestFile.importsXCTest(frame.filePath)
    }
    let importing = tests.first { TestFile.importsGalley($0.filePath) }
    guard tests.isEmpty || importing != nil else { return false }
    return XCTestFailure.record(message, at: importing)
  }

  /// Fails the running test of XCTest.
  ///
  /// Returns `false` if no test is running.
  static func hasFailed(with message: String) -> Bool { XCTestFailure.record(message, at: nil) }

  static var testName: String? {
    if let test = Test.current {
      return RunningCase.current.map { "\(test.id) \($0.identity)" } ?? "\(test.id)"
    }
    return XCTestFailure.runningTest
  }

  static func callPlace() -> String? { CallStack.placeOfCall }
}

/// The imports of a test's source file.
internal enum TestFile {
  /// The imported modules of the files that were read, by path.
  private static let texts = Mutex<[String: Set<String>?]>([:])

  /// Whether a file imports Galley.
  ///
  /// A file that can't be read counts as a file that imports Galley.
  static func importsGalley(_ path: String) -> Bool {
    imports(of: path)?.contains("Galley") ?? true
  }

  /// Whether a file imports XCTest, so that it may have tests.
  static func importsXCTest(_ path: String) -> Bool {
    imports(of: path)?.contains("XCTest") ?? false
  }

  /// The modules that a file imports; `nil` if it can't be read.
  private static func imports(of path: String) -> Set<String>? {
    texts.withLock { texts in
      if let known = texts[path] { return known }
      let found = FileManager.default.contents(atPath: path).map { data in
        modules(in: String(decoding: data, as: UTF8.self))
      }
      texts[path] = .some(found)
      return found
    }
  }

  /// Returns the modules that a source text imports.
  static func modules(in text: String) -> Set<String> {
    let names = text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split { $0 == " " || $0 == "\t" }
      return words.firstIndex(of: "import").flatMap { index -> String? in
        // The arguments of an attribute such as `@_spi(A, B)` may contain spaces.
        var isInside = false
        let isImport = words[..<index].allSatisfy { word in
          let isAttribute = isInside || word.hasPrefix("@")
          isInside = isAttribute && (isInside || word.contains("(")) && !word.contains(")")
          return isAttribute || accessLevels.contains(String(word))
        }
        guard isImport, index + 1 < words.count else { return nil }
        return words[(index + 1)...].first { !importKinds.contains(String($0)) }
          .map { String($0.prefix { $0 != "." && $0 != ";" }) }
      }
    }
    return Set(names)
  }

  private static let accessLevels: Set = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let importKinds: Set = [
    "struct", "class", "enum", "protocol", "func", "typealias", "var", "let",
  ]
}

/// Makes tests of XCTest fail.
private enum XCTestFailure {
  /// An observer that records the running test and counts failures.
  ///
  /// XCTest calls the observer before `XCTFail` returns.
  private final class Listener: NSObject, XCTestObservation, Sendable {
    let count = Mutex(0)
    let test = Mutex<String?>(nil)

    func testCaseWillStart(_ testCase: XCTestCase) { test.withLock { $0 = testCase.name } }

    func testCaseDidFinish(_ testCase: XCTestCase) { test.withLock { $0 = nil } }

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      test.withLock { $0 = testCase.name }
      count.withLock { $0 += 1 }
    }
  }

  private static let listener: Listener = {
    let listener = Listener()
    XCTestObservationCenter.shared.addTestObserver(listener)
    return listener
  }()

  /// Whether this process may run tests of XCTest.
  ///
  /// Tests of Swift Testing run in another process, which has this argument.
  static let isPossible = !CommandLine.arguments.contains("swift-testing")

  /// The name of the running test.
  ///
  /// If the test began before the listener was added, the name is `nil` until the test fails.
  static var runningTest: String? { listener.test.withLock { $0 } }

  /// Fails the running test.
  ///
  /// Returns `false` if no test is running.
  static func record(_ message: String, at call: CallStack.Frame?) -> Bool {
    let before = listener.count.withLock { $0 }
    let place = call.map { "\($0.filePath):\($0.line): " } ?? ""
    XCTFail(place + message)
    return listener.count.withLock { $0 } > before
  }
}
